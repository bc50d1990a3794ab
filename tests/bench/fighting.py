"""A key in a fight of 40 foes and 8 characters beside the same key in one of 4 and 4: milliseconds and bytes.

    python -m tests.bench.fighting [--runs 3] [--keys 20]

A Wound marked by hand (`+`), the next foe chosen (`j`), and the spotlight (`s`), each from the key to the bytes that
show it; for `+` the line must be on the disk by then. The bytes are all that came of it, the forecast among them. Both
programs take turns in one run, so that a slow minute of the machine slows both. It never fails on a clock.
"""

import argparse
import os
import tempfile
from collections import defaultdict
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median

from saves.opening import CHRONICLE
from tests.programs.campaigns import HEARTHSIDE
from tests.scenes.fights import in_numbers
from tests.terminal import Terminal

SIZE = (120, 36)
SILENCE = 0.15  # seconds after which nothing more is to come
FIGHTS = {"4 and 4": (4, 4), "40 and 8": (40, 8)}
MOST_RATIO, MOST_BYTES = 1.5, 3000
WOUNDS = 6  # of each foe: so often `+` is pressed, then as often `-`


@dataclass
class Cost:
    """Of the same key, each time that it was pressed."""

    ms: list[float] = field(default_factory=list)
    bytes: list[float] = field(default_factory=list)


def press(terminal: Terminal, key: str, shows: str, cost: Cost | None) -> None:
    """A key, until what it shows is there; and all that it brought."""
    written = len(terminal.raw)
    terminal.send(key)
    seconds = terminal.wait_for(shows)
    terminal.wait_until_silent(SILENCE)
    if cost is not None:
        cost.ms.append(1000 * seconds)
        cost.bytes.append(len(terminal.raw) - written)


def measure(folder: Path, keys: int, costs: dict[str, Cost]) -> None:
    """One start, and each key so often."""
    with Terminal((HEARTHSIDE, "play", str(folder)), *SIZE) as terminal:
        terminal.wait_for("Moves")
        terminal.wait_until_silent(0.5)
        press(terminal, "4", "Theirs", None)
        press(terminal, "j", "fights Reaver 2", None)
        press(terminal, "j", "fights Reaver 3", None)
        for number in range(keys):
            lines = (folder / CHRONICLE).read_bytes().count(b"\n")
            up = number % 2 == 0  # Reaver 3 has 2 of 6
            press(terminal, "+" if up else "-", f"Reaver 3: Wounds +{2 if up else 3} → {3 if up else 2}", costs["+"])
            assert (folder / CHRONICLE).read_bytes().count(b"\n") == lines + 1, "shown before its line was written"
        for number in range(keys):
            down = number % 2 == 1
            press(terminal, "j" if down else "k", f"fights Reaver {3 if down else 2}", costs["arrow"])
        press(terminal, "\t", "Ours ━", None)
        for number in range(keys):
            whom = 1 if number % 2 == 0 else 0
            press(terminal, "j" if whom else "k", f"If .* {whom} fights", None)
            press(terminal, "s", rf"Spotlight ● \w+ \w+ {whom} ", costs["s"])


def report(costs: dict[str, dict[str, Cost]]) -> None:
    """Print medians, the most bytes, and the ratios beside their aims."""
    print(f"{SIZE[0]}x{SIZE[1]}; ms: median and the most; bytes: median and the most")
    few, many = (costs[name] for name in FIGHTS)
    for key in few:
        for name, cost in (("4 and 4", few[key]), ("40 and 8", many[key])):
            print(
                f"{key:6s} {name:9s} {median(cost.ms):8.1f} {max(cost.ms):8.1f} ms   "
                f"{median(cost.bytes):8,.0f} {max(cost.bytes):8,.0f} bytes"
            )
        ratio = median(many[key].ms) / median(few[key].ms)
        most = max(many[key].bytes)
        print(f"       ratio {ratio:.2f}, at most {MOST_RATIO:g}; bytes {most:,.0f}, under {MOST_BYTES:,}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--keys", type=int, default=20)
    asked = parser.parse_args()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # as on a user's machine: a module is compiled once
    costs: dict[str, dict[str, Cost]] = {name: defaultdict(Cost) for name in FIGHTS}
    with tempfile.TemporaryDirectory() as scratch:
        made = {name: Path(scratch) / name.replace(" ", "-") for name in FIGHTS}
        for name, (foes, characters) in FIGHTS.items():
            partial(in_numbers, foes, characters)(made[name])
        for run in range(asked.runs + 1):  # the first one compiles, and does not count
            for name in FIGHTS:
                measure(made[name], asked.keys if run else 2, costs[name] if run else defaultdict(Cost))
    report(costs)


if __name__ == "__main__":
    main()
