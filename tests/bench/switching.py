"""Bytes and milliseconds of what paints much at once: another tab, a move opened and closed. For `tests.bench.board`.

Milliseconds are from the key to the last byte that it brought; Escape waits a tenth of a second for more to come.
"""

from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from tests.programs.campaigns import HEARTHSIDE
from tests.terminal import Terminal

AIM = 30_000  # bytes a switch
TABS = {"1": "Party", "2": "Steading", "3": "Economy", "5": "Chronicle"}
ROUND = "52123132"
LATER_ROUNDS = 3
SILENCE = 0.25  # seconds after which nothing more is to come
OPEN, CLOSE = "md", "<esc>"


@dataclass
class Cost:
    """Of the same keys, each time that they were pressed."""

    bytes: list[float] = field(default_factory=list)
    ms: list[float] = field(default_factory=list)


def measure(folder: Path, size: tuple[int, int], runs: int) -> dict[str, Cost]:
    """From so many starts: tabs at the first look and later, and Deploy opened and closed, by name."""
    costs: dict[str, Cost] = defaultdict(Cost)
    for _ in range(runs):
        with Terminal((HEARTHSIDE, "play", str(folder)), *size) as terminal:
            terminal.wait_for("Moves")
            terminal.wait_until_silent(SILENCE)
            at, looked_at = "2", {"2"}
            for tab in ROUND * (1 + LATER_ROUNDS):
                look = "later" if tab in looked_at else "first"
                _press(terminal, tab, costs[f"{TABS[at]} to {TABS[tab]}, {look}"])
                at = tab
                looked_at.add(tab)
            _press(terminal, OPEN, costs["Deploy opened, first"])
            _press(terminal, CLOSE, costs["Deploy closed"])
            for _ in range(LATER_ROUNDS):
                _press(terminal, OPEN, costs["Deploy opened, later"])
                _press(terminal, CLOSE, costs["Deploy closed"])
    return costs


def _press(terminal: Terminal, keys: str, cost: Cost) -> None:
    before = len(terminal.raw)
    terminal.send(keys)
    cost.ms.append(1000 * terminal.wait_until_silent(SILENCE))
    cost.bytes.append(len(terminal.raw) - before)


def report(name: str, costs: dict[str, Cost]) -> None:
    """Print medians, and the most bytes beside the aim."""
    print(f"\n{name}: bytes (median, most) and ms (median, most)")
    for what, cost in sorted(costs.items()):
        over = "" if max(cost.bytes) < AIM else f"   aim: under {AIM:,}"
        print(
            f"{what:28s} {median(cost.bytes):9,.0f} {max(cost.bytes):9,.0f}   "
            f"{median(cost.ms):7.1f} {max(cost.ms):7.1f}{over}"
        )
