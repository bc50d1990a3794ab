"""Kill the program again and again around the Enter that commits, and see that nothing shown is lost.

    python -m tests.programs.kills [--count 50] [--seed 1]

Each round sets the Surplus to a number of its own through the screen and kills the program with SIGKILL up to 300 ms
after the last Enter. If the new number was in the bytes that the terminal had received, the entry must be there, once.
If it was not, the entry is there once, or its draft opens at the confirm. One round in two kills within the first
12 ms, because a commit is quicker than that and both outcomes have to occur.
"""

import argparse
import random
import re
import signal
import sys
import tempfile
from collections import Counter
from pathlib import Path
from threading import Event

from rules.registry import MOVES
from rules.run import Done, run
from rules.table import written
from saves.campaign import OpenCampaign, open_campaign
from saves.verifying import verify
from tests.programs.campaigns import opened
from tests.scenes import begun

LATEST = 0.3  # seconds after Enter
EARLY = 0.012
FIRST_NUMBER = 1001


def one_round(folder: Path, number: int, delay: float) -> str:
    """Set the Surplus to `number`, kill after `delay` seconds. Returns what happened; raises AssertionError."""
    with opened(folder) as terminal:
        terminal.send("je")  # the second track is the Surplus
        terminal.wait_for("Surplus: what is it now")
        terminal.send(f"{number}<enter>")
        terminal.wait_for("Why")
        terminal.send(f"kill {number}<enter>")
        terminal.wait_for("Enter commit")
        terminal.send("<enter>")
        Event().wait(delay)  # not a wait for anything: the moment of the kill is what is tried
        terminal.kill(signal.SIGKILL)
        terminal.finish()
        strip = "\n".join(terminal.text.splitlines()[:3])
        seen = re.search(rf"Surplus\D*{number}\b", strip) is not None
    return check(folder, number, seen=seen)


def check(folder: Path, number: int, *, seen: bool) -> str:
    """What is on the disk after a kill. Raises AssertionError if something shown is gone, or is there twice."""
    campaign = open_campaign(folder)
    entries = [entry for entry in campaign.entries(None, 10) if _sets(entry.answers, number)]
    assert len(entries) <= 1, f"{number} is in the chronicle {len(entries)} times"
    assert entries or not seen, f"{number} was on the screen and is not in the chronicle"
    if entries:
        assert campaign.table.steading.surplus == number
        assert not campaign.drafts(), "its draft is still there"
        return "shown" if seen else "kept, not shown yet"
    (draft,) = campaign.drafts()
    ended = run(MOVES[draft.move], campaign.table, draft.who, draft.answers)
    assert isinstance(ended, Done), "the draft does not open at the confirm"
    assert ended.table.steading.surplus == number
    _discard(campaign, draft.play)
    return "a draft at the confirm"


def _sets(answers: object, number: int) -> bool:
    value = answers.get("steading.surplus/value") if isinstance(answers, dict) else None
    return value is not None and value.value == number


def _discard(campaign: OpenCampaign, play: str) -> None:
    campaign.take_up(play)
    campaign.discard(play)


def rounds(folder: Path, count: int, seed: int) -> Counter[str]:
    """All rounds on one campaign; how often each outcome came."""
    chance = random.Random(seed)
    outcomes: Counter[str] = Counter()
    for index in range(count):
        delay = chance.uniform(0, EARLY if index % 2 else LATEST)
        outcomes[one_round(folder, FIRST_NUMBER + index, delay)] += 1
    report = verify(folder)
    assert report.is_well, report
    assert written(open_campaign(folder).table)
    return outcomes


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "campaign"
        begun(folder)
        outcomes = rounds(folder, asked.count, asked.seed)
    for outcome, times in outcomes.most_common():
        print(f"{times:5d}  {outcome}")
    print(f"{asked.count:5d}  kills, nothing shown was lost, nothing is there twice")
    return 0 if outcomes["shown"] and len(outcomes) > 1 else 1


if __name__ == "__main__":
    sys.exit(main())
