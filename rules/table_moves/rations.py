"""A ration of a Journey's own for each traveler, one by one: who lacks one may be given another's (DG-JOURNEY-3).

Who gets none marks a Wound for it as the day ends. Until then that stands in `owed.ration-WHO`.
"""

from collections.abc import Iterable

from rules.asks import TABLE, Option, Pick
from rules.named import called, place_of
from rules.play import Play, Steps, step
from rules.table import Debt, Table
from rules.track import Track
from rules.tracks import on_sheet
from rules.wounds.boxes import has_boxes, wounds_track
from rules.wounds.food import RATION
from rules.wounds.given import given
from rules.wounds.missed import missed_at, missed_by

RULE = "DG-JOURNEY-3"
NOBODY = "nobody"


@step
def rations(play: Play, travelers: Iterable[str], *, rule: str) -> Steps[None]:
    """Each eats one. First those who have their own, then whoever lacks one is asked about."""
    all_of_them = tuple(travelers)
    lacking = []
    for who in all_of_them:
        if (own := _own(play.table, who)) is None or not (yield from _held(play, who, own)):
            lacking.append(who)
        else:
            with play.scope(who):
                play.adjust(own, -RATION, rule=rule, why="eaten on the way")
    for who in lacking:
        with play.scope(who):
            yield from _lacks(play, who, all_of_them)


def _own(table: Table, who: str) -> Track | None:
    """Where a traveler's rations stand: a follower has none of their own, nor has who has HP."""
    return on_sheet(table, who, "rations") if has_boxes(table, who) else None


@step
def _held(play: Play, who: str, rations: Track) -> Steps[int]:
    with play.scope(who):
        return (yield from given(play, who, rations, to=who, rule=RULE))


@step
def _lacks(play: Play, who: str, travelers: tuple[str, ...]) -> Steps[None]:
    """A ration of another's, if somebody has one left and gives it; else none."""
    table, about = play.table, place_of(play.table, who)
    givers = _givers(table, who, travelers)
    giver = NOBODY
    if givers:
        (giver,) = yield from play.ask(
            Pick(
                id="from",
                text=f"{called(table, who)} has no ration. Who gives one?",
                to=TABLE,
                about=about,
                rule=RULE,
                options=(*givers, Option(NOBODY, "Nobody", _else(table, who), about)),
            )
        )
    if giver != NOBODY:
        with play.scope(giver):
            track = _own(table, giver)
            assert track is not None
            play.adjust(track, -RATION, rule=RULE, why=f"given to {called(table, who)}")
    elif wounds_track(table, who) is not None:
        missed = missed_by(table, who)
        debt = Debt(amount=missed + RATION, year=table.steading.year)
        play.set(missed_at(who), debt, rule=RULE, why="no ration on the Journey: a Wound as the day ends")
    else:
        play.remark(f"{called(table, who)} has nothing to eat on the way", about, to_tell=True)


def _givers(table: Table, who: str, travelers: tuple[str, ...]) -> tuple[Option, ...]:
    """Who has a ration left; the one whom a follower serves comes first."""
    left = {one: int(track.value(table) or 0) for one in travelers if (track := _own(table, one)) is not None}
    serves = table.people[who].follows if who in table.people else ""
    found = [
        Option(one, called(table, one), f"{count} left", f"characters.{one}") for one, count in left.items() if count
    ]
    return tuple(sorted(found, key=lambda option: option.id != serves))


def _else(table: Table, who: str) -> str:
    return "1 Wound as the day ends" if wounds_track(table, who) is not None else "they go without"
