"""Several programs write to one campaign at once: nothing is lost, and nothing is kept twice.

python -m tests.programs.processes [--processes 4] [--moves 250]

Every worker keeps its own list of the plays that were acknowledged. Their union must be the plays of the chronicle,
each once; the chronicle applied afresh must be the table; and the workers must have written in turns.
"""

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from pathlib import Path
from time import perf_counter

from msgspec.structs import replace

from rules.answers import Answer
from rules.changes import shown
from rules.errors import Refused
from rules.registry import MOVES
from rules.run import Done, run
from rules.table import written
from saves.campaign import Committed, OpenCampaign, PlayState, open_campaign
from saves.chronicle import Chronicle
from saves.disk import Disk
from saves.entry import Entry
from saves.opening import CHRONICLE
from saves.standing import Standing, follow
from saves.verifying import verify
from tests.scenes import begun

PATIENCE = 60.0  # seconds; the machine may be slow, and waiting is no fault
TRACKS = ("steading.surplus", "steading.prosperity", "steading.population", "steading.defenses")


@dataclass(frozen=True)
class Ran:
    """What one run showed."""

    acknowledged: int
    differed: int
    lost: int
    twice: int
    same_table: bool
    changes_of_hand: int  # how often the next entry was another worker's
    problems: tuple[str, ...]
    seconds: float

    @property
    def is_good(self) -> bool:
        """Whether nothing was lost or kept twice, while they really wrote in turns."""
        return not self.lost and not self.twice and self.same_table and self.changes_of_hand > 0 and not self.problems


def work(folder: Path, number: int, moves: int, begin: Barrier) -> tuple[list[str], int]:
    """One program: commits `moves` plays, each agreed to on the table as it saw it. Returns the acknowledged ones."""
    campaign = open_campaign(folder, patience=PATIENCE)
    acknowledged, differed = [], 0
    begin.wait()
    for count in range(moves):
        play = campaign.begin("by-hand", "gm", f"seat-{number}")
        while not (entry := _try(campaign, _agreed(campaign, play, number + count))):
            differed += 1  # another was faster: looked at again, and agreed to again
        acknowledged.append(entry.play)
    return acknowledged, differed


def _try(campaign: OpenCampaign, play: PlayState) -> Entry | None:
    try:
        result = campaign.commit(play)
    except Refused:
        return None  # the number has gone to its end meanwhile
    return result.entry if isinstance(result, Committed) else None


def _agreed(campaign: OpenCampaign, play: PlayState, count: int) -> PlayState:
    track = TRACKS[count % len(TRACKS)]
    value = getattr(campaign.table.steading, track.partition(".")[2])
    answers = {"track": Answer("pick", [track]), f"{track}/step": Answer("number", 1 if value < 2 else -1)}
    done = run(MOVES["by-hand"], campaign.table, "gm", answers)
    assert isinstance(done, Done)
    return replace(play, answers=answers, shown=tuple(shown(change) for change in done.changes))


def together(folder: Path, processes: int, moves: int) -> Ran:
    """Run the workers on a new campaign in `folder`, and compare."""
    begun(folder)
    context = get_context("spawn")
    since = perf_counter()
    with context.Manager() as manager, context.Pool(processes) as pool:
        barrier = manager.Barrier(processes)
        told = pool.starmap(work, [(folder, number, moves, barrier) for number in range(processes)])
    acknowledged = [play for plays, _ in told for play in plays]
    kept = Counter(entry.play for entry in _entries(folder) if entry.n > 1)
    seats = [entry.seat for entry in _entries(folder) if entry.n > 1]
    applied = follow(Standing(), Chronicle(Disk().open_reading(folder / CHRONICLE))).table
    campaign = open_campaign(folder)
    return Ran(
        acknowledged=len(acknowledged),
        differed=sum(differed for _, differed in told),
        lost=len(set(acknowledged) - set(kept)),
        twice=sum(kept.values()) - len(set(acknowledged)),
        same_table=applied is not None and written(applied) == written(campaign.table) and not campaign.warnings,
        changes_of_hand=sum(one != other for one, other in pairwise(seats)),
        problems=verify(folder).problems,
        seconds=perf_counter() - since,
    )


def _entries(folder: Path) -> Iterator[Entry]:
    for line in Chronicle(Disk().open_reading(folder / CHRONICLE)).forwards(0):
        yield line.entry()


def main() -> int:
    """Run once with the counts on the command line, and say what was seen. 0 if all was well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--moves", type=int, default=250)
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as root:
        ran = together(Path(root) / "campaign", said.processes, said.moves)
    print(ran, "well" if ran.is_good else "NOT WELL", sep="\n")
    return 0 if ran.is_good else 1


if __name__ == "__main__":
    sys.exit(main())
