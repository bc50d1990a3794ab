"""python -m tests.mutation [--sample N --seed S] [PATHS]: are the rules' tests able to fail?

Changes each number, comparison and condition in the sources (all of rules/ if none are named), and takes away each call
and each ask, in turn. A test that bears a rule of the changed line must fail by an assertion. Ends with 1 if a mutant
survives without a reason in survivors.toml, or one that is listed there does not survive.
"""

import argparse
import os
import random
import sys
import time
from collections import Counter
from pathlib import Path

from tests.mutation.known import complaints, known, strays
from tests.mutation.mutants import Mutant, mutants
from tests.mutation.trial import ROOT, all_of, verdicts


def main() -> int:
    """Read the arguments, try the mutants, say what survived."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("paths", nargs="*", type=Path, default=[ROOT / "rules"])
    parser.add_argument("--sample", type=int, metavar="N", help="try only N of them")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which N (the same S gives the same ones)")
    parser.add_argument("--at-once", type=int, default=min(2, os.cpu_count() or 1), metavar="N", help="processes")
    parser.add_argument("--list", action="store_true", help="only list the mutants and the rules of their lines")
    asked = parser.parse_args()

    every = [mutant for file in all_of(asked.paths) for mutant in _of(file)]
    chosen = every if asked.sample is None else _some(every, asked.sample, asked.seed)
    if asked.list:
        for mutant in chosen:
            print(mutant, *mutant.rules)
        return 0
    return _try(chosen, every, asked.at_once)


def _try(chosen: list[Mutant], every: list[Mutant], at_once: int) -> int:
    began, listed = time.monotonic(), known()
    wrong = strays(listed, every)
    for line in wrong:
        print(line, flush=True)
    fates: Counter[str] = Counter()
    for verdict in verdicts(chosen, at_once=at_once):
        fates[verdict.fate.name.lower()] += 1
        for line in complaints([verdict], listed):
            print(line, flush=True)
            wrong.append(line)
        if sys.stderr.isatty():
            print(f"\r{fates.total()} of {len(chosen)}", end="", file=sys.stderr)
    print(f"{fates.total()} of {len(every)} mutants in {time.monotonic() - began:.0f} s: ", end="")
    print(", ".join(f"{count} {fate}" for fate, count in fates.most_common()))
    return 1 if wrong else 0


def _of(file: Path) -> tuple[Mutant, ...]:
    return mutants(file.read_text(encoding="utf-8"), file.relative_to(ROOT).as_posix())


def _some(every: list[Mutant], count: int, seed: int) -> list[Mutant]:
    return random.Random(seed).sample(every, min(count, len(every)))


if __name__ == "__main__":
    sys.exit(main())
