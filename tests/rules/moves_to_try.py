"""Small moves that no steading has, to try the heart with."""

from collections.abc import Callable

from rules.moves import Move
from rules.play import Play, Steps


def a_move(steps: Callable[[Play], Steps[None]]) -> Move:
    """A move of these steps."""
    return Move(id="trial", name="Trial", trigger="Something is tried", rules=(), steps=steps)
