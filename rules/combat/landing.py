"""What was dealt lands: boxes, members or HP, with all that follows (DG-FIGHT-2, DG-COMMAND-1, HH-SHEETS)."""

from rules.asks import GM, Number
from rules.combat.as_seen import own_sheet
from rules.combat.battalion import lose_members
from rules.combat.dealt import Dealt
from rules.harm.armor import Blow
from rules.harm.bearers import hp_given, number, sheet_of
from rules.harm.hp import lose
from rules.harm.zero import at_zero
from rules.named import called
from rules.play import Play, Steps, step
from rules.table import Table
from rules.wounds.harm import take
from rules.wounds.others import is_out

SHEETS = "HH-SHEETS"
MOST_DAMAGE = 999  # a bound, so that a slip of the finger is found


@step
def land(play: Play, who: str, dealt: Dealt, *, rule: str) -> Steps[None]:
    """What was dealt is taken: boxes, members, or HP, with all that follows. To be called in a scope of its own."""
    table = play.table
    if who in table.battalions:
        if dealt.through:
            lose_members(play, who, dealt.through, rule=rule, why=dealt.text())
        else:
            takes_nothing(play, who, dealt.text())
    elif sheet_of(table, who) is not None:
        yield from _on_hit_points(play, who, dealt)
    elif is_out(table, who):
        play.remark(f"{called(table, who)} is out of it already", own_sheet(table, who))
    elif dealt.through:
        yield from take(play, who, dealt.through, rule=rule, why=dealt.text())
    else:
        takes_nothing(play, who, dealt.text())


@step
def _on_hit_points(play: Play, who: str, dealt: Dealt) -> Steps[None]:
    """Harm against HP is a number that the GM gives for it, and armor comes off that (HH-SHEETS, HH-ARMOR)."""
    name, about = called(play.table, who), own_sheet(play.table, who)
    if not dealt.harm:
        takes_nothing(play, who, dealt.text())
        return
    yield from hp_given(play, who)
    damage = yield from play.ask(
        Number(
            id="damage",
            text=f"Harm {dealt.harm} against the HP of {name}: how much damage is that, before armor?",
            to=GM,
            about=about,
            rule=SHEETS,
            highest=MOST_DAMAGE,
        )
    )
    blow = Blow(damage)
    why = f"{dealt.sum()}; {blow.sum(dealt.worn)}"
    yield from lose_hp(play, who, blow.lost(dealt.worn), rule=SHEETS, why=why)


@step
def lose_hp(play: Play, who: str, lost: int, *, rule: str, why: str) -> Steps[None]:
    """HP are lost, and at 0 follows what follows; of foes alike the next stands in front (HH-HP, HH-ZERO)."""
    if not lost:
        takes_nothing(play, who, why)
        return
    lose(play, who, lost, rule=rule, why=why, damage=True)
    if number(play.table, who, "hp") == 0:
        yield from at_zero(play, who)


def takes_nothing(play: Play, who: str, why: str) -> None:
    """Say that nothing came through, to those who may know why."""
    play.remark(f"{nothing_for(play.table, who)}: {why}", own_sheet(play.table, who))


def nothing_for(table: Table, who: str) -> str:
    """How it is said that somebody takes nothing."""
    return f"{called(table, who)} takes nothing"
