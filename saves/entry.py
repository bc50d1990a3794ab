"""An entry: one line of the chronicle."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from rules.answers import Answer
from rules.changes import Change, Remark

FORMAT: Final = 1  # of lines, drafts and table.json alike; raised at most once per closed issue

NOTE = "note"
UNDO = "undo"
REDO = "redo"
REPAIR = "repair"
SPOTLIGHT = "spotlight"


def counts_for_undo(move: str) -> bool:
    """Whether `u` takes a move's entry back: notes, the spotlight and repairs do not count."""
    return move not in (NOTE, SPOTLIGHT, REPAIR)


class Entry(Struct, frozen=True):
    """One committed play, change by hand, note, undo, redo or repair.

    `n` counts from 1. `when` is an ISO time with its offset, in UTC. `seat` names who was at the keys, `who` who made
    the move. `undoes` is the n of the entry that an undo or a redo switches, `amends` that of one that is put right.
    `offset` is where its line begins in the chronicle, in bytes, and `length` how long it is with its newline.
    """

    n: int
    format: int
    when: str
    seat: str
    who: str
    play: str
    move: str
    answers: Mapping[str, Answer]
    changes: tuple[Change, ...]
    remarks: tuple[Remark, ...]
    undoes: int | None = None
    amends: int | None = None
    sum: str = ""
    offset: int = -1
    length: int = 0

    @property
    def switches(self) -> bool:
        """Whether it is an undo or a redo, which is never live itself."""
        return self.undoes is not None

    @property
    def counts(self) -> bool:
        """Whether `u` takes it back: notes, the spotlight, repairs and what switches others do not count."""
        return not self.switches and counts_for_undo(self.move)

    @property
    def places(self) -> tuple[str, ...]:
        """Where it changed something; what was waived changed nothing."""
        return tuple(change.where for change in self.changes if not change.waived)

    @property
    def end(self) -> int:
        """Where the next line begins."""
        return self.offset + self.length
