"""Drafts: plays that are not committed yet, in `open/`, each locked by the program that has it open."""

from pathlib import Path

from msgspec.structs import fields

from saves.disk import Disk, Hold
from saves.errors import BrokenDraft, CannotRead, CannotWrite, DraftTaken, NewerFormat, NotFound, SavesError
from saves.plays import Draft, PlayState, check_id, read_play, write_play

_ENDING = ".json"
TRIES = 5


class Drafts:
    """The drafts of one campaign. Reading from any thread; saving, letting go and discarding from one at a time."""

    def __init__(self, disk: Disk, folder: Path) -> None:
        self._disk = disk
        self._folder = folder
        self._held: dict[str, Hold] = {}
        self.warnings: tuple[str, ...] = ()  # about those that could not be read when last listed

    def all(self) -> tuple[Draft, ...]:
        """Every draft that can be read, the oldest first. Those that can't are left alone, and told in `warnings`.

        Raises CannotRead if the folder itself can't be.
        """
        found, warnings = [], []
        for name in self._names():
            if name.startswith(".") or not name.endswith(_ENDING):
                continue
            try:
                found.append(self._read(name.removesuffix(_ENDING)))
            except NotFound:
                continue  # finished elsewhere since the folder was listed
            except (ValueError, NewerFormat, CannotRead) as error:
                warnings.append(f"The draft {self._folder / name} can't be read and is left alone: {error}")
        self.warnings = tuple(warnings)
        return tuple(sorted(found, key=lambda draft: (draft.at, draft.play)))

    def take_up(self, play: str) -> Draft:
        """Lock a draft for this program and read it.

        Raises NotFound, DraftTaken, BrokenDraft, NewerFormat, CannotRead.
        """
        path = self._path(play)
        if play not in self._held:
            hold = self._disk.hold(path, tries=TRIES)
            if hold is None:
                raise DraftTaken(play) if self._disk.is_there(path) else NotFound("That draft is not there any more.")
            self._held[play] = hold
        try:
            return self._read(play)
        except (SavesError, ValueError) as error:
            self.let_go(play)
            if isinstance(error, ValueError):
                raise BrokenDraft(play, str(error)) from error
            raise

    def save(self, state: PlayState) -> None:
        """Keep a play as it stands now, and hold it. Raises CannotWrite, DraftTaken."""
        path = self._path(state.play)
        if state.play not in self._held and self._is_taken(state.play):
            raise DraftTaken(state.play)
        try:
            if not self._disk.is_there(self._folder):
                self._disk.make_folder(self._folder)
                self._disk.sync_folder(self._folder.parent)
            hold = self._disk.write_whole(path, write_play(state), held=True)
        except OSError as error:
            raise CannotWrite(path, error) from error
        self.let_go(state.play)
        if hold is not None:
            self._held[state.play] = hold

    def let_go(self, play: str) -> None:
        """Let others take a draft up."""
        if hold := self._held.pop(play, None):
            hold.let_go()

    def let_go_of_all(self) -> None:
        """Let others take up whatever is held here."""
        for play in tuple(self._held):
            self.let_go(play)

    def discard(self, play: str) -> None:
        """Take a draft away for good. No error if there is none. Raises CannotWrite, DraftTaken."""
        path = self._path(play)
        if play not in self._held and self._is_taken(play):
            raise DraftTaken(play)
        try:
            if self._disk.is_there(path):
                self._disk.remove(path)
                self._disk.sync_folder(self._folder)
        except OSError as error:
            raise CannotWrite(path, error) from error
        self.let_go(play)

    def sweep(self, play: str) -> None:
        """Take away the draft of a play that is committed. Not synced: one that comes back is known to be committed.

        Raises OSError.
        """
        self._disk.remove(self._path(play))
        self.let_go(play)

    def _names(self) -> list[str]:
        try:
            return self._disk.names(self._folder)
        except OSError as error:
            raise CannotRead(self._folder, error) from error

    def _read(self, play: str) -> Draft:
        path = self._path(play)
        try:
            data = self._disk.read(path)
        except FileNotFoundError:
            raise NotFound("That draft is not there any more.") from None
        except OSError as error:
            raise CannotRead(path, error) from error
        state = read_play(data)
        if state.play != play:
            raise ValueError(f"it belongs to the play {state.play}")
        kept = {field.name: getattr(state, field.name) for field in fields(PlayState)}
        return Draft(**kept, taken=play not in self._held and self._is_taken(play))

    def _is_taken(self, play: str) -> bool:
        path = self._path(play)
        if not self._disk.is_there(path):
            return False
        hold = self._disk.hold(path)
        if hold is None:
            return True
        hold.let_go()
        return False

    def _path(self, play: str) -> Path:
        return self._folder / f"{check_id(play)}{_ENDING}"
