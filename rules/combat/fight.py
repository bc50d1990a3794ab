"""Fight: one who can fight back is met with a weapon, and Harm goes both ways (DG-FIGHT, DG-FIGHT-2)."""

from collections.abc import Mapping
from contextlib import nullcontext
from typing import Any

from rules.asks import GM, Ask, Pick
from rules.combat.besides import OURS, THEIRS, aimed, past_armor
from rules.combat.by_hit_points import fight_by_hit_points
from rules.combat.exchange import clash_is_over, exchange
from rules.combat.strike import Side, side_of
from rules.combat.swing import RULE, swing
from rules.combat.weapons import OTHER_ARMS
from rules.combat.who_fights import against, fighters, fights_of, nobody_to_fight
from rules.errors import Refused
from rules.harm.bearers import sheet_of
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.table import Table
from rules.wounds.boxes import has_boxes

AGAINST_MANY = "DG-COMMAND-3"


@step
def _fight(play: Play) -> Steps[None]:
    who = yield from _fighter(play)
    foe, beside, past = yield from _foe(play, who)
    leaders = (who, *beside)
    fight = next(id for id in fights_of(play.table, who) if id in fights_of(play.table, foe))
    theirs = side_of(play.table, foe, past=OURS in past)
    sides: list[Side] = []
    struck: set[str] = set()
    for one in leaders:
        with nullcontext() if one == who else play.scope(one):
            if sheet_of(play.table, one) is not None:
                by_a_die = side_of(play.table, one, past=THEIRS in past)
                struck.update((yield from fight_by_hit_points(play, fight, by_a_die, theirs)))
            else:
                ask_arms = one == who and (play.aside("foe", OTHER_ARMS) or False)
                sides.append((yield from swing(play, one, foe, ask_arms=ask_arms, past=THEIRS in past)))
    at = yield from aimed(play, fight, foe, [side.who for side in sides])
    for side in sides:
        struck.update((side.who, foe))
        with nullcontext() if side.who == who else play.scope(side.who):
            rule = rule_against(play.table, foe)
            yield from exchange(play, fight, side, theirs, rule=rule, attack=side.who == at)
    yield from clash_is_over(play, fight, leaders, theirs, idle={*leaders, foe} - struck)


def rule_against(table: Table, foe: str) -> str:
    """The rule by which somebody alone fights such a foe: of a battalion it is DG-COMMAND-3."""
    return AGAINST_MANY if foe in table.battalions else RULE


# -- who, whom


@step
def _fighter(play: Play) -> Steps[str]:
    if play.who in play.table.characters:
        return play.who
    able, gone = fighters(play.table)
    (who,) = yield from play.ask(Pick(id="who", text="Who fights?", to=GM, rule=RULE, options=able, gone=gone))
    return who


@step
def _foe(play: Play, who: str) -> Steps[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """Whom they fight, who fights beside them, and whose Armor is gone past."""
    able, gone = against(play.table, fights_of(play.table, who))
    if not able:
        raise Refused(f"nobody is left for {called(play.table, who)} to fight", f"characters.{who}")
    beside, past = _beside(play.table, who), past_armor(who)
    asides: list[Ask[Any]] = [past] if beside is None else [beside, past]
    if has_boxes(play.table, who):
        asides.append(OTHER_ARMS)
    (foe,) = yield from play.ask(
        Pick(
            id="foe",
            text=f"Whom does {called(play.table, who)} fight?",
            to=who,
            about=f"characters.{who}",
            rule=RULE,
            options=able,
            gone=gone,
            asides=tuple(asides),
        )
    )
    others = (play.aside("foe", beside) or ()) if beside is not None else ()
    return foe, others, play.aside("foe", past) or ()


def _beside(table: Table, who: str) -> Pick | None:
    """Who else could fight the same foe in the same exchange; None for nobody."""
    mine = fights_of(table, who)
    others = tuple(
        option for option in fighters(table)[0] if option.id != who and set(mine) & set(fights_of(table, option.id))
    )
    if not others:
        return None
    return Pick(
        id="beside",
        letter="b",
        stays=True,
        text="Others fight it too",
        to=GM,
        about=f"characters.{who}",
        rule=RULE,
        options=others,
        most=len(others),
    )


# -- the move


def only_ones(table: Table, who: str) -> Mapping[str, Any]:
    """Who fights and whom, where there is but one: nobody need say it."""
    assumed: dict[str, Any] = {}
    able = (who,) if who in table.characters else tuple(option.id for option in fighters(table)[0])
    if len(able) == 1 and who not in table.characters:
        assumed["who"] = able
    foes = {option.id for one in able for option in against(table, fights_of(table, one))[0]}
    if len(foes) == 1:
        assumed["foe"] = tuple(foes)
    return assumed


FIGHT = Move(
    id="fight",
    name="Fight",
    letter="f",
    short="with a weapon",
    tab="combat",
    trigger="A character fights one who can fight back",
    rules=(RULE, "DG-FIGHT-2", "DG-ARMOR", AGAINST_MANY, "DG-SPEND-LAPSE", "HH-SHEETS"),
    world="days-of-gold",
    steps=_fight,
    players=True,
    blocked=nobody_to_fight,
    assumes=only_ones,
)
