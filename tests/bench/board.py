"""Start, a key to its new number, bytes and memory of the board, beside the bare app and an empty one, in one run.

    python -m tests.bench.board [--runs 10] [--keys 60] [--entries 10000] [--switches 5]

Prints milliseconds, the 99th percentile and ratios of medians; the programs take turns, so that a slow minute of the
machine slows all of them. Then what another tab and a move opened and closed cost, in the sample and in that campaign,
from so many starts. It never fails on a clock.
"""

import argparse
import os
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from saves.opening import CHRONICLE
from saves.sample import make_sample
from tests.bench import switching
from tests.programs.campaigns import HEARTHSIDE
from tests.saves.campaigns import grow, made
from tests.terminal import Terminal

HERE = Path(__file__).parent
SIZE = (120, 36)
AIMS = {"start / bare": 1.3, "start / empty": 2.0, "key / bare": 1.5, "bytes a key": 1000, "memory / bare": 1.3}
AIMS |= {"at work / bare": 1.3}  # of a start: steadier on a busy machine


@dataclass
class Measured:
    """Of one program: milliseconds to first paint, and of them at work; milliseconds and bytes per key, memory."""

    starts: list[float] = field(default_factory=list)
    worked: list[float] = field(default_factory=list)
    keys: list[float] = field(default_factory=list)
    bytes: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Subject:
    """A program, what its first paint shows ("": nothing, so its last byte counts), and what the n-th `+` brings."""

    argv: tuple[str, ...]
    ready: str
    after: Callable[[int], str] | None = None
    before_keys: str = ""


def lines_in(folder: Path) -> int:
    return (folder / CHRONICLE).read_bytes().count(b"\n")


def measure(subject: Subject, keys: int, into: Measured, folder: Path | None) -> None:
    """One start, and `keys` presses of `+`."""
    with Terminal(subject.argv, *SIZE) as terminal:
        if subject.ready:
            ready = terminal.wait_for(subject.ready)
        else:
            terminal.wait_for_bytes(b"\x1b")
            ready = terminal.wait_until_silent(0.5)
        into.starts.append(1000 * ready)
        into.worked.append(worked(terminal.pid))
        terminal.wait_until_silent(0.3)
        if subject.before_keys:
            terminal.send(subject.before_keys)
            terminal.wait_until_silent(0.3)
        into.memory.append(terminal.rss_mb())
        for n in range(1, keys + 1 if subject.after else 1):
            assert subject.after is not None
            lines = lines_in(folder) if folder else 0
            written = len(terminal.raw)
            terminal.send("+")
            seconds = terminal.wait_for(subject.after(n))
            if folder:
                assert lines_in(folder) == lines + 1, "the number was on the screen before its line was on the disk"
            terminal.wait_until_silent(0.12)
            into.keys.append(1000 * seconds)
            into.bytes.append(len(terminal.raw) - written)


def worked(pid: int) -> float:
    """Milliseconds for which a program had a processor so far; 0.0 where there is no /proc."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(one.read_text().split()[0]) for one in threads) / 1_000_000


def said(values: list[float]) -> str:
    """Median and 99th percentile."""
    ranked = sorted(values)
    return f"{median(ranked):9.1f} {ranked[min(len(ranked) - 1, int(len(ranked) * 0.99))]:9.1f}" if ranked else " " * 19


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--keys", type=int, default=60)
    parser.add_argument("--entries", type=int, default=10_000)
    parser.add_argument("--switches", type=int, default=5)
    asked = parser.parse_args()
    # As on a user's machine: a module is compiled once, and not at every start.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    measured: dict[str, Measured] = defaultdict(Measured)
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "campaign"
        made(folder)
        grow(folder, asked.entries)
        surplus = [_surplus(folder)]

        def expect(n: int) -> str:
            return rf"Surplus +{surplus[0] + n}\b"

        for run in range(asked.runs + 1):  # the first one compiles, and does not count
            if run == 1:
                measured.clear()
            surplus[0] = _surplus(folder)
            subjects = {
                "empty": Subject((sys.executable, str(HERE / "empty.py")), ""),
                "bare": Subject((sys.executable, str(HERE / "bare.py")), "number 0", lambda n: rf"number {n}\b"),
                "hearthside": Subject((HEARTHSIDE, "play", str(folder)), "Moves", expect, before_keys="j"),
            }
            for name, subject in subjects.items():
                own = folder if name == "hearthside" else None
                measure(subject, asked.keys // asked.runs, measured[name], own)
        report(measured, asked.entries)
        if asked.switches:
            sample = Path(scratch) / "sample"
            make_sample(sample)
            switching.report("The sample", switching.measure(sample, SIZE, asked.switches))
            switching.report(f"{asked.entries:,} entries", switching.measure(folder, SIZE, asked.switches))
    return 0


def _surplus(folder: Path) -> int:
    from saves.campaign import open_campaign

    return open_campaign(folder).table.steading.surplus


def report(measured: dict[str, Measured], entries: int) -> None:
    """Print the table and the ratios beside their aims."""
    print(f"{SIZE[0]}x{SIZE[1]}, a campaign of {entries:,} entries; median and p99")
    for name, one in measured.items():
        print(f"{name:12s} start ms {said(one.starts)}  at work {median(one.worked):6.1f}", end="")
        print(
            f"  key ms {said(one.keys)}   bytes {said(one.bytes)}",
            end="",
        )
        print(f"   MB {median(one.memory):6.1f}")
    ours, bare, empty = measured["hearthside"], measured["bare"], measured["empty"]
    ratios = {
        "start / bare": median(ours.starts) / median(bare.starts),
        "at work / bare": median(ours.worked) / (median(bare.worked) or 1),
        "start / empty": median(ours.starts) / median(empty.starts),
        "key / bare": median(ours.keys) / median(bare.keys),
        "bytes a key": median(ours.bytes),
        "memory / bare": median(ours.memory) / median(bare.memory),
    }
    for name, ratio in ratios.items():
        print(f"{name:14s} {ratio:8.2f}   aim: at most {AIMS[name]:g}")


if __name__ == "__main__":
    sys.exit(main())
