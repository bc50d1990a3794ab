"""What a commit costs as a campaign grows old, beside TinyDB's own JSONStorage with the history in the same file.

python -m tests.bench.storage [--entries 10 1000 10000 100000] [--commits 200]

Prints milliseconds and ratios of medians from this one run, the 99th percentile, and what a sync costs here. The sizes
take turns, so that a slow minute of the machine slows all of them. It never fails on a clock.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from tinydb import TinyDB
from tinydb.storages import JSONStorage

from saves.campaign import Committed
from saves.opening import CHRONICLE
from tests.saves.campaigns import by_hand, grow, made, opened, ready

SLOW = 50.0  # milliseconds: what is slower is measured less often
FEW = 10

MEMORY = """
import sys
from pathlib import Path
import saves.campaign, saves.storage, filelock
from rules.seats import GM_SEAT
if sys.argv[1] != "none":
    campaign = saves.campaign.open_campaign(Path(sys.argv[1]))
    campaign.entries(None, 50), campaign.undoable(GM_SEAT), campaign.drafts()
print(next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")))
"""

REBUILD = """
import sys
from pathlib import Path
from time import perf_counter
from saves.campaign import open_campaign
begun = perf_counter()
open_campaign(Path(sys.argv[1]))
print((perf_counter() - begun) * 1000)
"""


def timed(work: Callable[[], Any]) -> float:
    """Milliseconds for one call."""
    begun = perf_counter()
    work()
    return (perf_counter() - begun) * 1000


def said(times: list[float]) -> str:
    """Median and 99th percentile."""
    slowest = quantiles(times, n=100)[98] if len(times) > 1 else times[0]
    return f"{median(times):9.2f} / {slowest:9.2f}"


class Ours:
    """A campaign of so many entries, and a commit as the screen makes one."""

    def __init__(self, root: Path, entries: int) -> None:
        self.folder = root / f"ours-{entries}"
        made(self.folder)
        grow(self.folder, entries)
        self.campaign = opened(self.folder)
        self._ready = ready(self.campaign, "by-hand", by_hand(1))

    def prepare(self) -> None:
        """Answer the next play; that is not the storage's time."""
        step = 1 if self.campaign.table.steading.surplus < 2 else -1
        self._ready = ready(self.campaign, "by-hand", by_hand(step))

    def commit(self) -> None:
        """Keep it."""
        assert isinstance(self.campaign.commit(self._ready), Committed)


class Theirs:
    """The same table and history in one file, by TinyDB's own storage: one table for each kind, one for the history."""

    def __init__(self, root: Path, entries: int, ours: Ours) -> None:
        path = root / f"theirs-{entries}.json"
        self.database = TinyDB(path, storage=JSONStorage)
        lines = [_document(entry) for entry in ours.campaign.entries(None, entries)]
        lines.reverse()
        self.database.table("history", cache_size=0).insert_multiple(lines)
        self.database.table("steading", cache_size=0).insert({"id": "steading", "surplus": 1})
        self._line = lines[-1]
        self.file = path

    def commit(self) -> None:
        """One entry and one changed number."""
        self.database.table("history", cache_size=0).insert(self._line)
        self.database.table("steading", cache_size=0).update({"surplus": 2}, doc_ids=[1])


def _document(entry: Any) -> dict[str, Any]:
    import json

    from saves.lines import write_line

    return dict(json.loads(write_line(entry, b"")))


def sync_time(root: Path) -> list[float]:
    """What one synced append of 450 bytes costs on this disk."""
    times = []
    with (root / "synced").open("ab", buffering=0) as file:
        for _ in range(200):
            file.write(b"x" * 450)
            times.append(timed(lambda: os.fsync(file.fileno())))
    return times


def memory(folder: Path | None) -> float:
    """The most memory, in MB, of a program that opens this campaign and reads a page of it; None: that opens none.

    From /proc, because what getrusage says is inherited from this program.
    """
    return float(_program(MEMORY, str(folder or "none"))) / 1024 if Path("/proc/self/status").exists() else 0.0


def rebuilding(folder: Path) -> float:
    """Milliseconds to open a campaign from its chronicle alone, in a program of its own."""
    (folder / "table.json").unlink()
    return float(_program(REBUILD, str(folder)))


def _program(code: str, argument: str) -> str:
    done = subprocess.run([sys.executable, "-c", code, argument], capture_output=True, text=True, check=True)
    return done.stdout


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--entries", type=int, nargs="+", default=[10, 1_000, 10_000, 100_000])
    parser.add_argument("--commits", type=int, default=200)
    parser.add_argument("--folder", type=Path, help="a folder on the disk to be measured")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as name:
        root = Path(name)
        print(f"one synced append: {said(sync_time(root))} ms (median / 99th percentile)\n")
        sizes = {entries: Ours(root, entries) for entries in options.entries}
        mine: dict[int, list[float]] = {entries: [] for entries in options.entries}
        tinydb: dict[int, list[float]] = {entries: [] for entries in options.entries}
        for _ in range(options.commits):
            for entries, ours in sizes.items():
                ours.prepare()
                mine[entries].append(timed(ours.commit))
        others = {entries: Theirs(root, entries, ours) for entries, ours in sizes.items()}
        for count in range(options.commits):
            for entries, theirs in others.items():
                if count < FEW or median(tinydb[entries]) < SLOW:
                    tinydb[entries].append(timed(theirs.commit))
        least = options.entries[0]
        print("commit, ms             Hearthside                 TinyDB JSONStorage")
        print("entries      MB   median /       p99  ratio   median /       p99  ratio   TinyDB : Hearthside")
        for entries, ours in sizes.items():
            size = (ours.folder / CHRONICLE).stat().st_size / 1e6
            grown = median(mine[entries]) / median(mine[least])
            theirs_grown = median(tinydb[entries]) / median(tinydb[least])
            beside = median(tinydb[entries]) / median(mine[entries])
            print(
                f"{entries:7} {size:7.2f} {said(mine[entries])} {grown:6.2f} {said(tinydb[entries])} "
                f"{theirs_grown:6.1f} {beside:10.1f}"
            )
        print("\nopening, ms, and memory, MB")
        print("entries   open   page of 50   what u takes   another seat's   from the chronicle alone   memory")
        nothing = memory(None)
        for entries, ours in sizes.items():
            _print_opening(entries, ours, nothing)
        print(f"memory with the same imports and nothing open: {nothing:.1f} MB")


def _print_opening(entries: int, ours: Ours, nothing: float) -> None:
    from rules.seats import GM_SEAT, Seat

    opening = [timed(lambda: opened(ours.folder)) for _ in range(20)]
    pages = [timed(lambda: ours.campaign.entries(None, 50)) for _ in range(20)]
    undoable = [timed(lambda: opened(ours.folder).undoable(GM_SEAT)) for _ in range(20)]
    other = [timed(lambda: opened(ours.folder).undoable(Seat("ana", "player"))) for _ in range(5)]
    used = memory(ours.folder)
    print(
        f"{entries:7} {median(opening):6.2f} {median(pages):12.2f} {median(undoable):14.2f} {median(other):16.2f} "
        f"{rebuilding(ours.folder):26.0f} {used:8.1f} ({used / (nothing or 1):.2f} x)"
    )


if __name__ == "__main__":
    main()
