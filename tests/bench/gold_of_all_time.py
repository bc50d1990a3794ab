"""The ledger of all time over a long chronicle: reading the whole, `t` `s` to the first page and to the whole, and keys
that are pressed while it is read behind the screen and after, beside each other in one run.

    python -m tests.bench.gold_of_all_time [--entries 100000] [--keys 40]

A third of the entries are payments. Prints milliseconds; it never fails on a clock.
"""

import argparse
import tempfile
import time
from pathlib import Path

from rules.seats import GM_SEAT, Seat
from tests.bench.plotting import grow_evenings, told
from tests.programs.campaigns import HEARTHSIDE
from tests.saves.campaigns import made, opened
from tests.terminal import Terminal
from tui.all_gold import GoldBack, read_all

SIZE = (120, 36)
PLAYER = Seat("Ann", "player", ("rogue-1",))


def read_whole(folder: Path, seat: Seat) -> float:
    """Milliseconds of the processor to read all of it, with nothing else to do."""
    campaign = opened(folder)
    begun = time.process_time()
    gold = read_all(campaign, GoldBack(campaign.table, seat))
    assert gold.count
    return 1000 * (time.process_time() - begun)


def pressed(terminal: Terminal, keys: int) -> list[float]:
    """Milliseconds from each key that turns a page to the page."""
    found = []
    for number in range(keys):
        top = "By person" in terminal.text
        sent = terminal.send("<end>" if number % 2 == 0 else "<home>")
        while ("By person" in terminal.text) == top:
            time.sleep(0.0005)
        found.append(1000 * (time.perf_counter() - sent))
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--entries", type=int, default=100_000)
    parser.add_argument("--keys", type=int, default=40)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as parent:
        folder = Path(parent) / "long"
        made(folder)
        grow_evenings(folder, given.entries, "pay")
        told("all of it, processor time, the GM", [read_whole(folder, GM_SEAT) for _ in range(3)])
        told("all of it, processor time, a player", [read_whole(folder, PLAYER) for _ in range(3)])
        with Terminal([HEARTHSIDE, "play", str(folder)], *SIZE) as terminal:
            terminal.wait_for("Steading")
            terminal.wait_until_silent(0.5)
            terminal.send("3")
            terminal.wait_for("Businesses")
            first, whole, keys = [], [], []
            for _ in range(5):
                terminal.wait_until_silent(0.3)
                terminal.send("t")
                terminal.wait_for("Gold in session")
                terminal.wait_until_silent(0.2)
                sent = terminal.send("s")
                while "Gold of all time" not in terminal.text:
                    time.sleep(0.0005)
                first.append(1000 * (time.perf_counter() - sent))
                if "reading:" in terminal.text:
                    keys += pressed(terminal, 2)
                while "reading:" in terminal.text:
                    time.sleep(0.0005)
                whole.append(1000 * (time.perf_counter() - sent))
                terminal.send("q")
            told("`s` to a page of the newest", first)
            told("`s` to the whole, with keys in between", whole)
            if keys:
                told("a key while it is read", keys)
            terminal.wait_until_silent(0.3)
            terminal.send("ts")
            terminal.wait_for("Gold of all time")
            terminal.wait_until_silent(0.5)
            told("a key when it is read", pressed(terminal, given.keys))


if __name__ == "__main__":
    main()
