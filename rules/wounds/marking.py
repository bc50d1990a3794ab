"""Wounds are marked: what each condition brings, a term for the Dying, and death where six boxes do not hold them."""

from rules.named import called
from rules.play import Play, Steps, step
from rules.sheets.wounds import BOXES, condition, penalties
from rules.table import Table
from rules.wounds.boxes import ends_with, has_boxes, term_place, wounds_at, wounds_of
from rules.wounds.death import death_comes


def is_death(table: Table, who: str, boxes: int) -> bool:
    """Whether so many Wounds more are death for somebody: a character whose boxes do not hold them (DG-WOUNDS-2)."""
    return has_boxes(table, who) and boxes > 0 and wounds_of(table, who) + boxes > BOXES


@step
def mark(play: Play, who: str, boxes: int, *, rule: str, why: str) -> Steps[None]:
    """Mark so many Wounds of a character, at least one (DG-WOUNDS-1). Past six, death comes at once (DG-WOUNDS-2).

    To be called in a scope of theirs.
    """
    before = wounds_of(play.table, who)
    if before < BOXES and not play.adjust(wounds_at(play.table, who), boxes, rule=rule, why=why):
        return  # waived: nothing follows from it
    if before + boxes > BOXES:
        if before == BOXES:  # nothing is marked any more that would say it
            play.remark(f"{called(play.table, who)}, {before} Wounds already: {why}", f"characters.{who}")
        yield from death_comes(play, who, why=f"{before + boxes} Wounds, and {BOXES} boxes")
        return
    _comes_to_be(play, who, before, before + boxes)


def _comes_to_be(play: Play, who: str, before: int, now: int) -> None:
    """A condition is reached: it is said, and one who is Dying has until the end of the next session."""
    if condition(now) == condition(before):
        return
    off, then = sum(part.by for part in penalties(now)), ""
    if now == BOXES:
        session = ends_with(play.table)
        play.set(term_place(who), session, rule="DG-WOUNDS-2", why="Dying: the next session", waivable=False)
        then = f"; death comes at the end of session {session}"
    play.remark(f"{called(play.table, who)} is {condition(now)}: {off:+d} on every roll{then}", f"characters.{who}")
