"""How a move modal ended."""

from dataclasses import dataclass

from saves.campaign import Committed


@dataclass(frozen=True, slots=True)
class Finished:
    """The play is in the chronicle."""

    kept: Committed

    @property
    def words(self) -> str:
        """What has to be said of it: nothing, it is seen."""
        return ""


@dataclass(frozen=True, slots=True)
class Left:
    """The play was put aside. `move` is its name; `kept`: its draft waits, otherwise nothing is left of it."""

    move: str
    kept: bool
    discarded: bool = False

    @property
    def words(self) -> str:
        """What has to be said of it."""
        if self.discarded:
            return f"{self.move} was discarded"
        return f"{self.move} is kept as a draft: make it again to go on" if self.kept else ""


Outcome = Finished | Left
