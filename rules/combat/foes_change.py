"""A hidden foe shows itself; foes die, flee or come back (DG-NPC). Nobody is removed: they leave by status."""

from rules.asks import GM, Option, Pick
from rules.combat.as_seen import UNSEEN
from rules.combat.foe_numbers import RULE
from rules.combat.sides import Battalion, Foe
from rules.combat.which_fight import ON, fights_that_are
from rules.moves import Move
from rules.named import called, place_of
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.table import Table

NONE_HIDDEN = "no foe is kept from the players"
NOBODY = "no foe is in a fight that is on"
BECOMES = (("dead", "Dead"), ("left", "Fled, taken, or out of it"), ("here", "Back in the fight"))


def theirs(table: Table) -> tuple[str, ...]:
    """Foes and battalions of theirs in the fights that are on, whatever has become of them."""
    on = fights_that_are(table, ON)
    return (
        *(id for id, foe in table.foes.items() if foe.fight in on),
        *(id for id, one in table.battalions.items() if one.fight in on and one.side == "theirs"),
    )


def _one(table: Table, id: str) -> Foe | Battalion:
    return table.foes[id] if id in table.foes else table.battalions[id]


def _hidden(table: Table) -> tuple[str, ...]:
    return tuple(id for id in theirs(table) if not _one(table, id).known)


@step
def _known(play: Play) -> Steps[None]:
    options = tuple(Option(id, called(play.table, id), about=UNSEEN) for id in _hidden(play.table))
    who = yield from the_one(
        play, Pick(id="who", text="Who shows themselves?", to=GM, about=UNSEEN, rule=RULE, options=options)
    )
    play.set(f"{place_of(play.table, who)}.known", True, rule=RULE, waivable=False)


@step
def _become(play: Play) -> Steps[None]:
    """What has become of some of them, all the same; of foes alike it is the whole row."""
    table = play.table
    status = {id: _one(table, id).status for id in theirs(table)}
    options = tuple(Option(id, called(table, id), one, place_of(table, id)) for id, one in status.items())
    picked = yield from play.ask(
        Pick(
            id="who",
            text="Who is it?",
            to=GM,
            about=UNSEEN,
            rule=RULE,
            options=options,
            most=len(options),
        )
    )
    choices = tuple(
        Option(one, text, about=UNSEEN) for one, text in BECOMES if any(status[who] != one for who in picked)
    )
    (becomes,) = yield from play.ask(
        Pick(id="becomes", text="What has become of them?", to=GM, about=UNSEEN, rule=RULE, options=choices)
    )
    for who in picked:
        play.set(f"{place_of(table, who)}.status", becomes, rule=RULE)


FOE_KNOWN = Move(
    id="foe-known",
    name="A Foe Shows Itself",
    letter="c",
    short="out of hiding",
    tab="combat",
    trigger="A foe that the players did not know of is seen",
    rules=(RULE,),
    steps=_known,
    blocked=lambda table, _who: None if _hidden(table) else NONE_HIDDEN,
)
FOES_BECOME = Move(
    id="foes-become",
    name="What Becomes of Foes",
    letter="g",
    short="dead or gone",
    tab="combat",
    trigger="Foes die, flee, give up, or come back",
    rules=(RULE,),
    steps=_become,
    blocked=lambda table, _who: None if theirs(table) else NOBODY,
)
