"""An open campaign: what screens and the command line work with."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from rules.answers import Answer
from rules.run import Done
from rules.seats import Seat
from rules.table import Table
from saves import committing, undoing
from saves.book import Book
from saves.committing import Committed, Differs, find_play, find_play_from
from saves.disk import Disk
from saves.drafts import Drafts
from saves.entry import Entry
from saves.errors import CannotRead, NotFound
from saves.making import make_folder
from saves.opening import CHRONICLE, OPEN
from saves.outside import Clock, NewId, new_id, now
from saves.plays import Draft, PlayState
from saves.skimming import Skimmed, skim
from saves.undoing import Obstacle

PATIENCE = 0.8  # seconds to wait for another program that writes, before saying so

GM_KNOWS_WHY = "This campaign is open for reading only. The GM's view says why."
GM_KNOWS_MORE = "A file of this campaign was damaged, or changed from outside. The GM's view says more."

__all__ = [
    "PATIENCE", "Committed", "Differs", "Draft", "Entry", "Obstacle", "OpenCampaign", "PlayState", "make_campaign",
    "open_campaign",
]  # fmt: skip


class OpenCampaign:
    """One campaign that this program has open. Nothing but `commit`, `undo` and `redo` changes it.

    Reading is for any thread and never waits. Whatever writes is for the writer's thread.
    """

    def __init__(self, folder: Path, *, clock: Clock, new_id: NewId, disk: Disk, patience: float) -> None:
        self.folder = folder
        self._clock = clock
        self._new_id = new_id
        self._book = Book(disk, folder, patience)
        self._drafts = Drafts(disk, folder / OPEN)
        self._searched: dict[str, int] = {}  # how far the plays of drafts were looked for, and not found

    # -- the table and the chronicle

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self._book.table

    @property
    def last(self) -> Entry | None:
        """The newest entry that was read; None if all that can be read are damaged."""
        return self._book.standing.last

    @property
    def read_only(self) -> str:
        """Why nothing can be written, or "" if it can."""
        return self._book.read_only

    @property
    def warnings(self) -> tuple[str, ...]:
        """What has to be told: damage that was met, and what was done about it."""
        return (*self._book.warnings, *self._drafts.warnings)

    def read_only_for(self, seat: Seat) -> str:
        """`read_only` as a seat may be told: which entry it is that does not fit is for the GM."""
        return GM_KNOWS_WHY if self._book.standing.stopped and not seat.is_gm else self.read_only

    def warnings_for(self, seat: Seat) -> tuple[str, ...]:
        """`warnings` as a seat may be told: they name entries, and values that may be hidden from it."""
        return self.warnings if seat.is_gm else (GM_KNOWS_MORE,) * bool(self.warnings)

    def catch_up(self) -> bool:
        """Take in what other programs wrote. Whether anything is new since this was last called.

        Costs one look at the file when nothing changed; never waits. Raises CannotRead, NoCampaign, Damaged.
        """
        return self._book.catch_up()

    def entries(self, before: int | None, count: int) -> tuple[Entry, ...]:
        """Up to `count` entries older than `before` (None: the newest), newest first, without damaged ones.

        Raises CannotRead.
        """
        standing, chronicle = self._book.standing, self._book.chronicle
        end = standing.end
        entries: list[Entry] = []
        with self._reading():
            if before is not None:
                found = chronicle.find_from(before, end)
                end = found.offset if found else end
            for line in chronicle.backwards(end):
                if len(entries) == count:
                    break
                if line.good:
                    entries.append(line.entry())
        return tuple(entries)

    def skim(self, end: int | None, count: int) -> tuple[tuple[Skimmed, ...], int]:
        """What `count` lines before `end` (None: the newest) changed, newest first, without damaged ones; and the `end`
        with which to go on, 0 at the beginning. Raises CannotRead."""
        with self._reading():
            return skim(self._book.chronicle, self._book.standing.end if end is None else end, count)

    def entry(self, n: int) -> Entry:
        """Entry `n`. Raises NotFound if there is none, or it is damaged, and CannotRead."""
        with self._reading():
            found = self._book.chronicle.find(n, self._book.standing.end)
        if found is None:
            raise NotFound(f"There is no entry {n}, or it is damaged.")
        return found

    def entry_of(self, play: str) -> Entry | None:
        """The entry that a play became, None if it was never kept. Searches the whole chronicle. Raises CannotRead."""
        with self._reading():
            return find_play_from(self._book, play, 0)

    def live(self, entry: Entry) -> bool:
        """Whether an entry stands. Undos and redos never do; what is undone does not. Raises CannotRead."""
        with self._reading():
            return undoing.is_live(self._book, entry)

    def undone_by(self, entry: Entry) -> Entry | None:
        """The undo that took an entry back, or None if it stands. Raises CannotRead."""
        with self._reading():
            return self._book.switches.undone_by(entry)

    # -- plays

    def many(self) -> AbstractContextManager[None]:
        """For many entries in a row, as a script makes them: the lock is held throughout, table.json written last.

        Each entry is kept as soon as its commit returns. Raises LockHeld, ReadOnly, Restart, CannotWrite, CannotRead.
        """
        return self._book.writing_many()

    def begin(self, move: str, who: str, seat: str, name: str = "") -> PlayState:
        """A new play, with an id that no other has."""
        return PlayState(play=self._new_id(), move=move, who=who, seat=seat, at=self._book.standing.n, name=name)

    def commit(self, play: PlayState, shown: Callable[[Committed], None] | None = None) -> Committed | Differs:
        """Keep a play, if on the newest table it asks nothing new and makes the changes in `play.shown`.

        `shown` is called as soon as the entry is on the disk. A play that was kept before is not kept again. Raises
        Refused (by the rules), LockHeld, ReadOnly, Restart, CannotWrite, CannotRead, NotValid, NotFound: nothing was
        kept then, and the draft stands.
        """
        return committing.commit(self._book, self._drafts, play, self._clock, shown)

    # -- undo and redo

    def undoable(self, seat: Seat) -> Entry | None:
        """What `u` would take back. Raises CannotRead."""
        with self._reading():
            return undoing.undoable(self._book, seat)

    def redoable(self, seat: Seat) -> Entry | None:
        """What `r` would put back. Raises CannotRead."""
        with self._reading():
            return undoing.redoable(self._book, seat)

    def why_not(self, entry: Entry) -> Obstacle | None:
        """Why an entry can't be undone, or None if it can. Raises CannotRead."""
        with self._reading():
            return undoing.why_not(self._book, entry)

    def undo(
        self, seat: Seat, n: int, *, chosen: bool = False, shown: Callable[[Committed], None] | None = None
    ) -> Committed:
        """Take back entry `n`, which must be what `undoable` names now; or, `chosen` by the GM, any that can be.

        Raises CannotUndo with the entry in the way, and as `commit` does.
        """
        return undoing.undo(self._book, seat, n, self._clock, self._new_id, chosen=chosen, shown=shown)

    def redo(self, seat: Seat, shown: Callable[[Committed], None] | None = None) -> Committed:
        """Put back what `redoable` names. Raises CannotUndo, and as `commit` does."""
        return undoing.redo(self._book, seat, self._clock, self._new_id, shown)

    # -- drafts

    def drafts(self) -> tuple[Draft, ...]:
        """Every unfinished play that something was said to, the oldest first.

        One whose play is kept already is none any more. Raises CannotRead.
        """
        return tuple(draft for draft in self._unfinished() if draft.was_answered)

    def draft_for(self, move: str, who: str, seat: str, name: str = "") -> Draft | None:
        """The unfinished play that the same move, by the same one at the same seat, takes up again.

        One that is free comes before one that is taken, and a newer one before an older. It may be one that nothing
        was said to yet: a program that plays step by step has been told of its id. Raises CannotRead.
        """
        found = [
            draft
            for draft in self._unfinished()
            if (draft.move, draft.who, draft.seat, draft.name) == (move, who, seat, name)
        ]
        return next(iter(sorted(found, key=lambda draft: (draft.taken, -draft.at))), None)

    def take_up(self, play: str) -> Draft:
        """Hold a draft, so that no other program takes it up, and read it.

        Raises NotFound, DraftTaken, BrokenDraft, NewerFormat, CannotRead.
        """
        return self._drafts.take_up(play)

    def save_draft(self, play: PlayState) -> None:
        """Keep a play as far as it has come, and hold it. Raises CannotWrite, DraftTaken."""
        self._drafts.save(play)

    def let_go(self, play: str) -> None:
        """Leave a draft where it is, for anyone to take up."""
        self._drafts.let_go(play)

    def let_go_of_all(self) -> None:
        """Leave every draft where it is: this program goes on with another campaign."""
        self._drafts.let_go_of_all()

    def discard(self, play: str) -> None:
        """Take a draft away. Raises CannotWrite, DraftTaken."""
        self._drafts.discard(play)

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """What the system says against reading the chronicle is said in words."""
        try:
            yield
        except OSError as error:
            raise CannotRead(self.folder / CHRONICLE, error) from error

    def _unfinished(self) -> tuple[Draft, ...]:
        return tuple(draft for draft in self._drafts.all() if not self._is_finished(draft))

    def _is_finished(self, draft: Draft) -> bool:
        end = self._book.standing.end
        searched = self._searched.get(draft.play)
        if searched is None or searched > end:
            entry = find_play(self._book, draft.play, draft.at)
        elif searched < end:
            entry = find_play_from(self._book, draft.play, searched)
        else:
            return False
        if entry is None:
            self._searched[draft.play] = end
        return entry is not None


def open_campaign(
    folder: Path,
    *,
    clock: Clock = now,
    new_id: NewId = new_id,
    disk: Disk | None = None,
    patience: float = PATIENCE,
) -> OpenCampaign:
    """Open a campaign. What can be put right is put right, and told in `warnings`.

    `patience`: seconds to wait for another program that writes. Raises NoCampaign, NewerFormat, Damaged, CannotRead.
    """
    return OpenCampaign(folder, clock=clock, new_id=new_id, disk=disk or Disk(), patience=patience)


def make_campaign(
    folder: Path,
    done: Done,
    seat: str,
    who: str,
    answers: Mapping[str, Answer],
    clock: Clock = now,
    *,
    new_id: NewId = new_id,
    disk: Disk | None = None,
    patience: float = PATIENCE,
) -> OpenCampaign:
    """Make a campaign in a folder that is empty or not there, from a play that sets every value, and open it.

    Raises AlreadyThere, NotValid, LockHeld, CannotWrite.
    """
    disk = disk or Disk()
    make_folder(disk, folder, done, seat=seat, who=who, answers=answers, clock=clock, play=new_id(), patience=patience)
    return open_campaign(folder, clock=clock, new_id=new_id, disk=disk, patience=patience)
