"""Whoever nobody plays, on the side of Wounds: Harm, Armor and as many Wounds as the GM sets (DG-NPC)."""

from rules.asks import GM, Number, Option, Pick
from rules.named import called, place_of
from rules.play import Play, Steps, step
from rules.sheets.others import OthersWounds
from rules.table import Table
from rules.tracks import track_at

RULE = "DG-NPC"
OFFERED = (1, 3, 6, 9)  # DG-NPC: Wounds
OTHER = "other"


def is_out(table: Table, who: str) -> bool:
    """Whether somebody of the people is out of it: at the last of their Wounds."""
    one = table.people.get(who) or table.foes.get(who)
    return one is not None and isinstance(one.sheet, OthersWounds) and one.sheet.out


@step
def most_wounds(play: Play, who: str) -> Steps[int]:
    """How many Wounds somebody of the people can take; the GM is asked where it is not set yet, and it is written
    down."""
    track = track_at(f"{place_of(play.table, who)}.sheet.most_wounds")
    held = track.value(play.table)
    if held is not None:
        return int(held)
    about = place_of(play.table, who)
    options = (
        *(Option(str(count), str(count), about=about) for count in OFFERED),
        Option(OTHER, "Another number", about=about),
    )
    (picked,) = yield from play.ask(
        Pick(
            id="most-wounds",
            text=f"How many Wounds can {called(play.table, who)} take?",
            to=GM,
            about=about,
            rule=RULE,
            options=options,
        )
    )
    if picked == OTHER:
        most = yield from play.ask(
            Number(id="number", text="How many?", to=GM, about=about, rule=RULE, lowest=track.lowest)
        )
    else:
        most = int(picked)
    play.set(track, most, rule=RULE, why="set by the GM", waivable=False)
    return most
