"""Harm by hand to a battalion, and members taken off by hand: each Harm left takes one out (DG-COMMAND-1)."""

from collections.abc import Sequence

from rules.asks import GM
from rules.combat.as_seen import own_sheet
from rules.combat.battalion import LOSSES, Size, judge_size, lose_members, size_in, size_of
from rules.combat.tracks import BATTALION_ARMOR
from rules.modifier import Part
from rules.named import called
from rules.play import Play, Steps, step
from rules.wounds.given import given


@step
def members_out(
    play: Play, who: str, amount: int, *, by: str, ignores: bool, more: Sequence[Part], worn: Sequence[Part]
) -> Steps[None]:
    """A battalion takes so much Harm, less its Armor unless it `ignores` that: so many members are out.

    No size counts: who deals it is in no clash with it, and the GM says how much it is (DG-BATTALION-1). `more` counts
    into the Harm, `worn` into the Armor. To be called in a scope of its own.
    """
    before = size_in(play.table, who)
    armor = 0 if ignores else (yield from given(play, who, BATTALION_ARMOR.at(who), to=GM, rule="DG-ARMOR"))
    whole = amount + sum(part.by for part in more)
    through = max(0, whole - max(0, armor + sum(part.by for part in worn)))
    less = "armor ignored" if ignores else f"less armor {armor}" if armor else "no armor"
    why = ", ".join(filter(None, (by, f"Harm {amount}", *map(str, more), less, *map(str, worn))))
    if not through:
        play.remark(f"{called(play.table, who)} takes nothing: {why}", own_sheet(play.table, who))
        return
    lose_members(play, who, through, rule=LOSSES, why=f"{why}: {through}")
    yield from judge_size(play, who, before)


@step
def fewer_by_hand(play: Play, who: str, members: int) -> Steps[None]:
    """It had so many `members` before some were taken off by hand: its size is found anew, as after a clash."""
    before: Size = size_of(members)
    if play.table.battalions[who].status == "here" and play.table.battalions[who].members < members:
        yield from judge_size(play, who, before)
