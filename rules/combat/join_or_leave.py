"""Somebody of ours joins a fight that is on, or leaves it (DG-SPOTLIGHT)."""

from rules.asks import GM, Option, Pick
from rules.combat.fights import NONE_ON
from rules.combat.ours import fighting_in, is_in, joins, leaves, ours
from rules.combat.which_fight import GM_ONLY, ON, RULE, fights_that_are, which_fight
from rules.errors import Refused
from rules.moves import Move
from rules.named import called, place_of
from rules.play import Play, Steps, step
from rules.table import Table

NOBODY = "nobody of ours is here"


def _could(table: Table, fight: str) -> tuple[Option, ...]:
    """Those who are in it, each of whom leaves if picked, and those who join."""
    there = (*ours(table), *table.fights[fight].fighters)
    return tuple(
        Option(who, called(table, who), _what(table, fight, who), place_of(table, who))
        for who in dict.fromkeys(there)
        if who in ours(table) or is_in(table, fight, who)
    )


def _what(table: Table, fight: str, who: str) -> str:
    if is_in(table, fight, who):
        return "is in it, and leaves"
    other = fighting_in(table, who)
    return f"joins, and leaves {table.fights[other].name}" if other else "joins"


@step
def _join_or_leave(play: Play) -> Steps[None]:
    id = yield from which_fight(play, fights_that_are(play.table, ON), text="In which fight?")
    options = _could(play.table, id)
    if not options:
        raise Refused(NOBODY)
    with play.scope(id):
        picked = yield from play.ask(
            Pick(
                id="who",
                text="Who joins it, or leaves it?",
                to=GM,
                about=GM_ONLY,
                rule=RULE,
                options=options,
                most=len(options),
            )
        )
        inside = [who for who in picked if is_in(play.table, id, who)]
        for who in inside:
            if who in play.table.battalions:
                play.set(f"battalions.{who}.fight", "", rule=RULE)
            else:
                leaves(play, who, why="leaves the fight")
        joins(play, id, (who for who in picked if who not in inside))


JOIN_OR_LEAVE = Move(
    id="join-or-leave",
    name="Join or Leave",
    letter="j",
    short="in or out",
    tab="combat",
    trigger="One of ours comes into a fight, or gets out of it",
    rules=(RULE,),
    steps=_join_or_leave,
    blocked=lambda table, _who: None if fights_that_are(table, ON) else NONE_ON,
)
