"""What can go wrong with what is kept, by cause. Every message is for a GM and says what to do next."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saves.entry import Entry


class SavesError(Exception):
    """Any error that `saves` raises on purpose. Its text can be shown as it is."""


class NoCampaign(SavesError):
    """A folder that is not there, or holds no campaign."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"There is no campaign in {folder}. The command `list` shows those that there are.")
        self.folder = folder


class AlreadyThere(SavesError):
    """A campaign can't be made in a folder that holds something already."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} holds something already. Choose another name or folder for a new campaign.")
        self.folder = folder


class NewerFormat(SavesError):
    """Something that a newer Hearthside wrote. It is left as it is."""

    def __init__(self, what: str, format: int) -> None:
        super().__init__(f"{what} was written by a newer Hearthside (format {format}). Update this one to go on.")
        self.format = format


class Restart(SavesError):
    """A newer Hearthside wrote to the campaign while it was open here. Nothing was written; drafts are kept."""

    def __init__(self) -> None:
        super().__init__("A newer Hearthside has written to this campaign. Update this one and restart it to go on.")


class Damaged(SavesError):
    """A campaign with so little left that no table can be made of it."""


class CannotRead(SavesError):
    """The disk or the system refuses to give something out."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(f"{path} can't be read: {error.strerror or error}.")
        self.path = path


class CannotWrite(SavesError):
    """The disk or the system refuses to take something. Nothing of it was kept."""

    def __init__(self, path: Path, error: OSError, *, unsure: bool = False) -> None:
        kept = (
            "It may have been kept all the same: open the campaign again and look." if unsure else "Nothing was kept."
        )
        super().__init__(f"{path} can't be written: {error.strerror or error}. {kept}")
        self.path = path
        self.unsure = unsure


class LockHeld(SavesError):
    """Another program is writing to this campaign and did not finish in time. Nothing was written."""

    def __init__(self, path: Path, seconds: float) -> None:
        super().__init__(
            f"Another program has held {path} for {seconds:g} seconds. Nothing was written; try again, "
            "or close the other program."
        )
        self.path = path


class ReadOnly(SavesError):
    """The campaign was opened for reading only. The text is the reason."""


class NotFound(SavesError):
    """No such entry or draft."""


class NotValid(SavesError):
    """A table that would break its own rules. Nothing was written."""


class BrokenDraft(SavesError):
    """A draft that can't be read any more. It is left as it is."""

    def __init__(self, play: str, why: str) -> None:
        super().__init__(f"The unfinished play {play} can't be read: {why}. `verify --repair` sets it aside.")
        self.play = play


class DraftTaken(SavesError):
    """Another program has this draft open."""

    def __init__(self, play: str) -> None:
        super().__init__("This is being answered in another program. Finish it there, or close that program first.")
        self.play = play


class CannotUndo(SavesError):
    """An undo or redo that is refused. `entry` is the one that stands in the way, or None."""

    def __init__(self, reason: str, entry: "Entry | None" = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.entry = entry
