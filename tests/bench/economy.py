"""The Economy tab with 100 followers, 60 businesses and 40 Reputations beside the same tab of the sample: milliseconds.

    python -m tests.bench.economy [--runs 5] [--keys 10]

The tab opened for the first time and later (from the Party tab), and the next row chosen (`j`): from the key to the
last byte that it brought. Both programs take turns in one run, so that a slow minute of the machine slows both. It
never fails on a clock.
"""

import argparse
import os
import tempfile
from collections import defaultdict
from pathlib import Path
from statistics import median

from saves.sample import make_sample
from tests.bench.switching import Cost
from tests.programs.campaigns import HEARTHSIDE
from tests.scenes.gold import in_plenty
from tests.terminal import Terminal

SIZES = ((80, 24), (120, 36))
SILENCE = 0.2  # seconds after which nothing more is to come
SAMPLE, PLENTY = "sample", "100, 60 and 40"
MOST_RATIO = 1.5


def press(terminal: Terminal, key: str, cost: Cost) -> None:
    """A key, and all that it brought."""
    written = len(terminal.raw)
    terminal.send(key)
    cost.ms.append(1000 * terminal.wait_until_silent(SILENCE))
    cost.bytes.append(len(terminal.raw) - written)


def measure(folder: Path, size: tuple[int, int], keys: int, costs: dict[str, Cost]) -> None:
    """One start."""
    with Terminal((HEARTHSIDE, "play", str(folder)), *size) as terminal:
        terminal.wait_for("Moves")
        terminal.wait_until_silent(0.5)
        press(terminal, "3", costs["opened, first"])
        terminal.wait_for("Businesses ━")
        for _ in range(keys):
            press(terminal, "1", Cost())
            press(terminal, "3", costs["opened, later"])
        for _ in range(keys):
            press(terminal, "j", costs["next row"])


def main() -> None:
    """Measure and print medians, and the ratios beside their aim."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--keys", type=int, default=10)
    asked = parser.parse_args()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # as on a user's machine: a module is compiled once
    with tempfile.TemporaryDirectory() as scratch:
        make_sample(Path(scratch) / SAMPLE)
        in_plenty(100, 60, 40, Path(scratch) / PLENTY)
        for size in SIZES:
            costs: dict[str, dict[str, Cost]] = {name: defaultdict(Cost) for name in (SAMPLE, PLENTY)}
            for run in range(asked.runs + 1):  # the first one compiles, and does not count
                for name in (SAMPLE, PLENTY):
                    counts = costs[name] if run else defaultdict(Cost)
                    measure(Path(scratch) / name, size, asked.keys if run else 1, counts)
            report(size, costs)


def report(size: tuple[int, int], costs: dict[str, dict[str, Cost]]) -> None:
    """Each key in both campaigns."""
    print(f"\n{size[0]}x{size[1]}: ms (median, most) and bytes (median)")
    for key, few in costs[SAMPLE].items():
        many = costs[PLENTY][key]
        for name, cost in ((SAMPLE, few), (PLENTY, many)):
            print(f"{key:14s} {name:14s} {median(cost.ms):8.1f} {max(cost.ms):8.1f} {median(cost.bytes):9,.0f}")
        print(f"{'':14s} ratio {median(many.ms) / median(few.ms):.2f}, at most {MOST_RATIO:g}")


if __name__ == "__main__":
    main()
