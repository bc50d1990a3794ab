"""Fight: one who can fight back is met with a weapon, and Harm goes both ways (DG-FIGHT, DG-FIGHT-2)."""

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from typing import Any

from rules.asks import GM, Ask, Option, Pick
from rules.combat.as_seen import own_sheet
from rules.combat.battalion import size_in
from rules.combat.by_hit_points import fight_by_hit_points
from rules.combat.edges import ATTACK, held
from rules.combat.exchange import clash_is_over, exchange
from rules.combat.strike import Side, side_of
from rules.combat.weapons import OTHER_ARMS, arm
from rules.combat.who_fights import against, fighters, fights_of, nobody_to_fight
from rules.errors import Refused
from rules.harm.bearers import sheet_of
from rules.modifier import Part
from rules.moves import Move
from rules.named import called, place_of
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Tier
from rules.roll import roll
from rules.sheets.wounds import BOXES, BROKEN, BROKEN_WORD, DYING_WORD
from rules.table import Table
from rules.throws import TOTALS
from rules.wounds.boxes import has_boxes, wounds_of

RULE, AGAINST_MANY = "DG-FIGHT", "DG-COMMAND-3"
MORE, LESS = 1, -1  # DG-FIGHT
MEANS: dict[Tier, str] = {
    FULL: "1 Harm more dealt, and 1 less taken",
    PARTIAL: "1 Harm more dealt, or 1 less taken",
    MISS: "1 Harm less dealt, 1 more taken",
}
DEALS = Option("deal", "1 Harm more dealt")
GUARDS = Option("guard", "1 Harm less taken")
THEIRS, OURS = "theirs", "ours"


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
    asides: list[Ask[Any]] = [past]
    if has_boxes(play.table, who):
        asides.append(OTHER_ARMS)
    if beside is not None:
        asides.append(beside)
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
        text="Others fight it too",
        to=GM,
        about=f"characters.{who}",
        rule=RULE,
        options=others,
        most=len(others),
    )


def past_armor(who: str) -> Pick:
    """The aside that says whose Armor does not count: what is not physical goes past it (DG-ARMOR)."""
    about = f"characters.{who}"
    return Pick(
        id="past",
        letter="i",
        text="Armor ignored",
        to=GM,
        about=about,
        rule="DG-ARMOR",
        options=(
            Option(THEIRS, "What we deal goes past it", "not physical, or past all of it", about),
            Option(OURS, "What they deal goes past it", "not physical, or past all of it", about),
        ),
        most=2,
    )


@step
def aimed(play: Play, fight: str, foe: str, whom: Sequence[str]) -> Steps[str]:
    """At whom of several an edge of a foe's for one attack goes (DG-SPEND-LAPSE); at the first where it has none."""
    once = [edge for _, edge in held(play.table, fight) if edge.bearer == foe and edge.lasts == ATTACK]
    if len(whom) < 2 or not once:
        return next(iter(whom), "")
    options = tuple(Option(who, called(play.table, who), about=place_of(play.table, who)) for who in whom)
    (at,) = yield from play.ask(
        Pick(
            id="aimed",
            text=f"At whom does it go: {once[0].name}, {once[0].amount:+d}?",
            to=GM,
            about=own_sheet(play.table, foe),
            rule="DG-SPEND-LAPSE",
            options=options,
        )
    )
    return at


# -- the roll


@step
def swing(play: Play, who: str, foe: str, *, ask_arms: bool = False, past: bool = False) -> Steps[Side]:
    """A character with Wounds rolls Fight with what is in hand, and what it changes is picked (DG-FIGHT)."""
    _warned(play, who)
    armed = yield from arm(play, who, ask=ask_arms)
    text = f"{called(play.table, who)} fights {called(play.table, foe)}, {armed.name}, Harm {armed.harm}"
    rolled = yield from roll(play, who, (armed.stat,), MEANS, rule=RULE, text=text)
    deals, takes = yield from picked(play, who, rolled.tier, rule=RULE)
    return Side(who, size_in(play.table, who), armed.part, deals, takes, past)


@step
def picked(
    play: Play, who: str, tier: Tier, *, rule: str, fails: tuple[int, int] = (LESS, MORE)
) -> Steps[tuple[tuple[Part, ...], tuple[Part, ...]]]:
    """What a roll changes on what is dealt and on what is taken: one picked of two, both, or what a 6- brings
    (DG-FIGHT, DG-COMMAND-1). `fails` is what a 6- adds to each."""
    if tier == MISS:
        deals, takes = (tuple(Part(TOTALS[MISS], by) for by in (one,) if by) for one in fails)
        return deals, takes
    chosen: tuple[str, ...] = (DEALS.id, GUARDS.id)
    if tier == PARTIAL:
        about = f"characters.{who}"
        options = tuple(Option(one.id, one.text, about=about) for one in (DEALS, GUARDS))
        chosen = yield from play.ask(
            Pick(id="pick", text="Which of the two?", to=who, about=about, rule=rule, options=options)
        )
    deals = (Part("picked", MORE),) if DEALS.id in chosen else ()
    takes = (Part("picked", LESS),) if GUARDS.id in chosen else ()
    return deals, takes


def _warned(play: Play, who: str) -> None:
    """Whoever is Broken or Dying may fight, and hears what they risk (DG-WOUNDS-1, DG-WOUNDS-2)."""
    name, wounds = called(play.table, who), wounds_of(play.table, who)
    if wounds == BOXES:
        play.remark(f"{name} is {DYING_WORD}, and fights: any Wound more is death", f"characters.{who}")
    elif wounds >= BROKEN:
        play.remark(f"{name} is {BROKEN_WORD}, and fights: one Wound more, and they are dying", f"characters.{who}")


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
