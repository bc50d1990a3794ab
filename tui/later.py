"""What a first paint does not need, and the first key may: loaded behind the screen as soon as it is painted.

Why, and what else a start leaves out: docs/decisions/what-a-start-loads.md.
"""

import gc
from importlib import import_module

from rules.registry import MOVES

LATER = (
    "filelock",
    "tinydb",
    "tui.acts.all_acts",
    "tui.moves.screen",
    "tui.screens.chronicle",
    "tui.screens.combat",
    "tui.screens.economy",
    "tui.screens.entry",
    "tui.screens.explain",
    "tui.screens.party",
    "tui.widgets.margin",
)


def load() -> None:
    """Load it, and the moves of every tab; then let Python look for garbage again, which a start has none of."""
    for name in LATER:
        import_module(name)
    for move in MOVES:
        MOVES[move]
    gc.freeze()  # what is there now stays: no collection need walk through it while somebody waits for a key
    gc.enable()
