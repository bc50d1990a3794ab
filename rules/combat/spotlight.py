"""The spotlight: by the GM's hand it goes to whoever is pressed or has an opening; no turns (DG-SPOTLIGHT)."""

from rules.asks import GM, Option, Pick
from rules.combat.fights import NONE_ON
from rules.combat.ours import IN
from rules.combat.which_fight import ON, RULE, fights_that_are
from rules.moves import Move
from rules.named import called, place_of
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.table import Table

NOBODY = "nobody of ours is in the fight"
NOT_YET = "not yet"


def could_have_it(table: Table, fight: str) -> tuple[str, ...]:
    """Those of ours who are in a fight and here: whose the spotlight can be, characters first."""
    held = table.fights[fight].fighters
    there = (("characters", table.characters), ("people", table.people))
    return tuple(
        id
        for _, kind in there
        for id, one in kind.items()
        if id in held and held[id].status == IN and one.status == "here"
    )


def lit(table: Table, fight: str) -> str:
    """Whose the spotlight is; "" for nobody: not yet, or who had it is dead or gone, or out of the fight."""
    had = table.fights[fight].spotlight
    return had if had in could_have_it(table, fight) else ""


def waiting(table: Table, fight: str) -> tuple[str, ...]:
    """Those who could have the spotlight and have it not, who has waited longest first."""
    held, now = table.fights[fight].fighters, table.fights[fight].spotlight
    return tuple(sorted((id for id in could_have_it(table, fight) if id != now), key=lambda id: held[id].turn))


def waiting_longest(table: Table, fight: str) -> tuple[str, ...]:
    """Who has waited longest for the spotlight, several where they have waited alike. It is shown, never enforced."""
    ids, held = waiting(table, fight), table.fights[fight].fighters
    return tuple(id for id in ids if held[id].turn == held[ids[0]].turn)


def acted(play: Play, fight: str, who: str) -> None:
    """Whoever fights or commands has waited until now, whoever the GM gave the spotlight to: that stays where it is.

    Until the GM has given it to somebody in this fight, nothing counts who waits.
    """
    one = play.table.fights[fight]
    if who in one.fighters and one.fighters[who].turn < one.turn:
        play.set(f"fights.{fight}.fighters.{who}.turn", one.turn, rule=RULE, waivable=False)


def _options(table: Table) -> tuple[Option, ...]:
    fights = fights_that_are(table, ON)
    return tuple(
        Option(id, called(table, id), _how_long(table, fight, id, several=len(fights) > 1), place_of(table, id))
        for fight in fights
        for id in could_have_it(table, fight)
    )


def _how_long(table: Table, fight: str, who: str, *, several: bool) -> str:
    """`not yet`, `has it now`, `3 moves ago`; with the fight's name where there are several."""
    one = table.fights[fight]
    ago = one.turn - one.fighters[who].turn
    if one.spotlight == who:
        said = "has it now"
    elif not one.fighters[who].turn:
        said = NOT_YET
    elif not ago:
        said = "just now, by what they did"
    else:
        said = f"{ago} move{'' if ago == 1 else 's'} ago"
    return f"{said}, {one.name}" if several else said


@step
def _spotlight(play: Play) -> Steps[None]:
    who = yield from the_one(
        play, Pick(id="who", text="Whose is the spotlight?", to=GM, rule=RULE, options=_options(play.table))
    )
    id = next(id for id in fights_that_are(play.table, ON) if who in could_have_it(play.table, id))
    turn = play.table.fights[id].turn + 1
    with play.together("spotlight"):
        play.set(f"fights.{id}.turn", turn, rule=RULE, waivable=False)
        play.set(f"fights.{id}.fighters.{who}.turn", turn, rule=RULE, waivable=False)
        play.set(f"fights.{id}.spotlight", who, rule=RULE, waivable=False)


def _blocked(table: Table, _who: str) -> str | None:
    if not fights_that_are(table, ON):
        return NONE_ON
    return None if _options(table) else NOBODY


SPOTLIGHT = Move(
    id="spotlight",
    name="The Spotlight",
    letter="s",
    short="whose it is",
    tab="combat",
    trigger="Somebody is pressed, or has an opening",
    rules=(RULE,),
    steps=_spotlight,
    blocked=_blocked,
)
