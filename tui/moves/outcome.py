"""How a move modal ended."""

from msgspec import Struct

from saves.campaign import Committed


class Finished(Struct, frozen=True):
    """The play is in the chronicle."""

    kept: Committed


class Left(Struct, frozen=True):
    """The play was put aside. `kept`: its draft waits; otherwise nothing is left of it."""

    kept: bool
    discarded: bool = False


Outcome = Finished | Left
