"""How a move modal ended."""

from dataclasses import dataclass

from saves.campaign import Committed


@dataclass(frozen=True, slots=True)
class Finished:
    """The play is in the chronicle."""

    kept: Committed


@dataclass(frozen=True, slots=True)
class Left:
    """The play was put aside. `kept`: its draft waits; otherwise nothing is left of it."""

    kept: bool
    discarded: bool = False


Outcome = Finished | Left
