"""Looking through a long chronicle: its tab opened, a filter accepted, an arrow key while it is looked through behind
the screen and after, beside each other in one run.

    python -m tests.bench.looking [--entries 100000] [--keys 40]

Prints milliseconds; it never fails on a clock.
"""

import argparse
import re
import tempfile
import time
from pathlib import Path
from statistics import median

from tests.programs.campaigns import HEARTHSIDE
from tests.saves.campaigns import grow, made
from tests.terminal import Terminal

SIZE = (120, 36)


def pressed(terminal: Terminal, keys: int, newest: int) -> list[float]:
    """Milliseconds from each arrow key to the row that it chooses, down and up in turn from the newest entry."""
    found = []
    for number in range(keys):
        down = number % 2 == 0
        wanted, sent = re.compile(rf"► +{newest - down} "), terminal.send("\x1b[B" if down else "\x1b[A")
        while not wanted.search(terminal.text):  # not `wait_for`, which waits for a lull: here something always comes
            time.sleep(0.0005)
        found.append(1000 * (time.perf_counter() - sent))
    return found


def told(what: str, times: list[float]) -> None:
    """A line of what came of it."""
    worst = sorted(times)[-max(1, len(times) // 100)]
    print(f"{what:<44} median {median(times):7.1f} ms   p99 {worst:7.1f} ms")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--entries", type=int, default=100_000)
    parser.add_argument("--keys", type=int, default=40)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as parent:
        folder = Path(parent) / "long"
        made(folder)
        grow(folder, given.entries)
        with Terminal([HEARTHSIDE, "play", str(folder)], *SIZE) as terminal:
            terminal.wait_for("Steading")
            terminal.wait_until_silent(0.5)
            terminal.send("5")
            told(f"the tab opened at {given.entries:,} entries", [1000 * terminal.wait_for("everything")])
            terminal.wait_until_silent(0.3)
            told("an arrow key, nothing looked for", pressed(terminal, given.keys, given.entries))
            terminal.send("/surplus")
            terminal.wait_until_silent(0.3)
            terminal.send("\r")
            told("a filter accepted, to its first page", [1000 * terminal.wait_for("found")])
            terminal.send("\x1b[F\x1b[H")  # all of it is wanted, and then the newest again
            terminal.wait_for(rf"► +{given.entries} ")
            told("an arrow key while all of it is looked through", pressed(terminal, given.keys, given.entries))
            print("it still went on" if " read" in terminal.text else "it had ended before")


if __name__ == "__main__":
    main()
