"""Reading one open campaign: where it stands, its lines, what is undone, and what others have written since."""

from pathlib import Path
from threading import RLock

from msgspec import Struct
from msgspec.structs import replace

from rules.table import Table
from saves.chronicle import Chronicle
from saves.disk import Disk, Look
from saves.errors import CannotRead, NewerFormat, Restart
from saves.opening import CHRONICLE, Opened, read_campaign
from saves.standing import Standing, follow
from saves.switches import Switches


class Page(Struct, frozen=True):
    """All that changes at once when somebody writes: swapped as one, so that any thread reads what belongs together."""

    standing: Standing
    chronicle: Chronicle
    switches: Switches
    warnings: tuple[str, ...] = ()


class Reading:
    """What one program has read of a campaign. Any thread may look; it reads on only while it writes nothing itself."""

    def __init__(self, disk: Disk, folder: Path) -> None:
        self.disk = disk
        self.folder = folder
        self._turn = RLock()
        self._reported: Standing | None = None
        self._newer = False
        self._mend = False
        self._seen: Look | None = None
        self._why = ""
        self._page = self._open()
        self._may_write = all(disk.may_write(path) for path in (folder, folder / CHRONICLE))

    @property
    def standing(self) -> Standing:
        """Where the campaign stands, as far as it was read."""
        return self._page.standing

    @property
    def table(self) -> Table:
        """The table as it stands."""
        table = self._page.standing.table
        assert table is not None  # held by `read_campaign`
        return table

    @property
    def chronicle(self) -> Chronicle:
        """The lines themselves."""
        return self._page.chronicle

    @property
    def switches(self) -> Switches:
        """What is undone, as of where the campaign stands."""
        page = self._page
        page.switches.grow(page.standing.end)
        return page.switches

    @property
    def warnings(self) -> tuple[str, ...]:
        """What has to be told about damage that was met."""
        page = self._page
        return (*page.warnings, *page.standing.warnings)

    @property
    def read_only(self) -> str:
        """Why nothing can be written, or ""."""
        if self._newer:
            return str(Restart())
        if self.standing.stopped:
            return self.standing.stopped
        if not self._may_write:
            return (
                f"This account may read {self.folder} but not write there. "
                "To play, get write permission for the folder and open the campaign again."
            )
        return ""

    def catch_up(self) -> bool:
        """Read what others have written, and return whether anything is new since this was last called.

        Costs one look at the file when nothing changed. Does not wait while this program is writing. Raises
        CannotRead, NoCampaign, Damaged.
        """
        if self._turn.acquire(blocking=False):
            try:
                self._read_on()
            finally:
                self._turn.release()
        standing = self._page.standing
        changed = standing is not self._reported
        self._reported = standing
        return changed

    def _open(self) -> Page:
        opened = read_campaign(self.disk, self.folder)
        self._mend = opened.mend
        self._why = opened.found.why
        return _page_of(opened)

    def _read_on(self) -> None:
        page = self._page
        try:
            look = page.chronicle.look()
            if look == self._seen or self._newer:
                return
            if not look.linked or not page.standing.still_there(page.chronicle):
                self._page = self._open()
            elif look.size > page.standing.end:
                standing = follow(page.standing, page.chronicle)
                if standing is not page.standing:
                    page.chronicle.sync()  # what another wrote is shown once it is on the disk, like our own
                    self._page = replace(page, standing=standing)
            self._seen = look
        except NewerFormat:
            self._newer = True
            self._page = replace(page, standing=replace(page.standing))
        except OSError as error:
            raise CannotRead(self.folder / CHRONICLE, error) from error


def _page_of(opened: Opened) -> Page:
    return Page(opened.standing, opened.chronicle, Switches(opened.chronicle, opened.standing.end))
