"""Who of ours is in a fight: characters, followers who can be hurt, battalions (DG-SPOTLIGHT). Nobody is in two."""

from collections.abc import Iterable

from rules.asks import GM, Option, Pick
from rules.combat.sides import Fighter
from rules.combat.which_fight import GM_ONLY, ON, RULE, fights_that_are
from rules.named import called, place_of
from rules.play import Play, Steps, step
from rules.table import Table

IN, OUT = "in", "out"


def ours(table: Table) -> tuple[str, ...]:
    """All of ours who are here and could be in a fight: characters, followers with a sheet, battalions."""
    return (
        *(id for id, one in table.characters.items() if one.status == "here"),
        *(id for id, one in table.people.items() if one.status == "here" and one.follower and one.sheet is not None),
        *(id for id, one in table.battalions.items() if one.status == "here" and one.side == "ours"),
    )


def is_in(table: Table, fight: str, who: str) -> bool:
    """Whether one of ours is in a fight."""
    if who in table.battalions:
        return table.battalions[who].fight == fight
    held = table.fights[fight].fighters.get(who)
    return held is not None and held.status == IN


def fighting_in(table: Table, who: str) -> str:
    """The id of the fight that is on and that one of ours is in; "" for none."""
    return next((fight for fight in fights_that_are(table, ON) if is_in(table, fight, who)), "")


def free(table: Table) -> tuple[str, ...]:
    """Those of ours who are here and in no fight that is on."""
    return tuple(who for who in ours(table) if not fighting_in(table, who))


@step
def who_of_ours(play: Play, *, text: str) -> Steps[tuple[str, ...]]:
    """Those of ours who are in it from the start; nobody is asked about where there is nobody."""
    table = play.table
    options = tuple(Option(who, called(table, who), _where(table, who), place_of(table, who)) for who in ours(table))
    if not options:
        return ()
    picked = yield from play.ask(
        Pick(
            id="who",
            text=text,
            to=GM,
            about=GM_ONLY,
            rule=RULE,
            options=options,
            least=0,
            most=len(options),
        )
    )
    return picked


def _where(table: Table, who: str) -> str:
    fight = fighting_in(table, who)
    return f"leaves {table.fights[fight].name}" if fight else ""


def joins(play: Play, fight: str, who: Iterable[str]) -> None:
    """They are in a fight that is there already, and in no other."""
    for one in who:
        leaves(play, one, why=f"in {play.table.fights[fight].name} now")
        if one in play.table.battalions:
            play.set(f"battalions.{one}.fight", fight, rule=RULE)
        elif one in play.table.fights[fight].fighters:
            play.set(f"fights.{fight}.fighters.{one}.status", IN, rule=RULE)
        else:
            play.set(f"fights.{fight}.fighters.{one}", Fighter(), rule=RULE)


def leaves(play: Play, who: str, *, why: str) -> None:
    """One of ours leaves the fight that they are in, if they are in one. Who joins another is there at once."""
    fight = fighting_in(play.table, who)
    if not fight or who in play.table.battalions:
        return
    play.set(f"fights.{fight}.fighters.{who}.status", OUT, rule=RULE, why=why)


def let_go(play: Play, fight: str, *, why: str) -> None:
    """Battalions of ours go on without a fight that is over or put aside."""
    for id, one in play.table.battalions.items():
        if one.fight == fight and one.side == "ours":
            play.set(f"battalions.{id}.fight", "", rule=RULE, why=why)
