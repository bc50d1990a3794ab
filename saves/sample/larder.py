"""The larder: what the story brings into it or takes out by hand, so that there is as much as it tells of."""

from rules.homefront.winter import open_second_meals
from rules.tracks import SURPLUS
from saves.sample.sitting import Sitting


def holds(table: Sitting, amount: int, *, brought: str, lost: str) -> None:
    """There is this much Surplus now, and a note says why it is more or less than there was."""
    by = amount - table.table.steading.surplus
    if by:
        table.step(SURPLUS.where, by)
        table.note(brought if by > 0 else lost)


def holds_half_a_meal(table: Sitting) -> None:
    """There is half of the second meal that is owed: too much to go without, too little to last."""
    (meal,) = open_second_meals(table.table)
    holds(
        table,
        table.table.owed[meal].amount // 2,
        brought="A sledge from the dale, with a rope around it and nobody's name on it",
        lost="Mice. Behind the third stack there was nothing left but husks",
    )
