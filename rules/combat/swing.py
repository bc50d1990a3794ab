"""The roll of Fight: what is in hand, the dice, and what they change on what is dealt and taken (DG-FIGHT)."""

from collections.abc import Collection

from rules.asks import Option, Pick
from rules.combat.as_seen import known_as
from rules.combat.battalion import size_in
from rules.combat.strike import Side
from rules.combat.weapons import arm
from rules.modifier import Part
from rules.named import called
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Tier
from rules.roll import roll
from rules.sheets.wounds import BOXES, BROKEN, BROKEN_WORD, DYING_WORD
from rules.throws import TOTALS
from rules.wounds.boxes import wounds_of

RULE = "DG-FIGHT"
MORE, LESS = 1, -1  # DG-FIGHT
MEANS: dict[Tier, str] = {
    FULL: "1 Harm more dealt, and 1 less taken",
    PARTIAL: "1 Harm more dealt, or 1 less taken",
    MISS: "1 Harm less dealt, 1 more taken",
}
DEALS = Option("deal", "1 Harm more dealt")
GUARDS = Option("guard", "1 Harm less taken")


@step
def swing(
    play: Play, who: str, foe: str, *, ask_arms: bool = False, past: bool = False, apart: Collection[str] = ()
) -> Steps[Side]:
    """A character with Wounds rolls Fight with what is in hand, and what it changes is picked (DG-FIGHT). `apart` are
    ids of bonuses of theirs that are about another roll."""
    _warned(play, who)
    armed = yield from arm(play, who, ask=ask_arms)
    text = f"{called(play.table, who)} fights {known_as(play.table, foe)}, {armed.name}, Harm {armed.harm}"
    rolled = yield from roll(play, who, (armed.stat,), MEANS, rule=RULE, text=text, apart=apart)
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
