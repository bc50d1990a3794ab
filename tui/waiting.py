"""The drafts that wait at one seat: what was left open here or elsewhere, but not what is open on this very screen."""

from collections.abc import Callable

from rules.seats import Seat
from saves.campaign import Draft, OpenCampaign
from saves.errors import SavesError
from saves.opening import OPEN
from tui.behind import Behind


class Waiting:
    """Reads the drafts again when there may be others, behind the screen, and then calls `changed` if there are."""

    def __init__(self, campaign: OpenCampaign, seat: Seat, behind: Behind, changed: Callable[[], None]) -> None:
        self.drafts: tuple[Draft, ...] = ()  # of this seat; for the GM's, all
        self._campaign, self._seat, self._behind, self._changed = campaign, seat, behind, changed
        self._here: set[str] = set()  # the plays that are open on this very screen: nothing that waits
        self._folder_seen = -1  # the drafts' folder as it was when they were last read

    def opened(self, play: str) -> None:
        """A play is open on this screen, by its id."""
        self._here.add(play)

    def put_aside(self, play: str) -> None:
        """It is not any more."""
        self._here.discard(play)

    def know(self) -> None:
        """Read the drafts at once, for a first painting that knows them: 0.7 ms for seven, next to nothing for none."""
        try:
            self._have(self._campaign.drafts())
        except SavesError:
            self.drafts = ()  # told by the reading behind the screen that follows

    def look(self) -> None:
        """Have them read again, after whatever is still to be done to them."""
        self._behind.send(self._campaign.drafts, self._have, newest_of="drafts")

    def poll(self) -> None:
        """Look again if any program has put one into the folder or taken one from it."""
        if (seen := self._folder()) != self._folder_seen:
            self._folder_seen = seen
            self.look()

    def _folder(self) -> int:
        """When something was last put into the drafts' folder or taken from it; cheaper than reading them."""
        try:
            return (self._campaign.folder / OPEN).stat().st_mtime_ns
        except OSError:
            return 0

    def _have(self, found: tuple[Draft, ...]) -> None:
        mine = tuple(
            draft
            for draft in found
            if draft.play not in self._here and (self._seat.is_gm or draft.seat == self._seat.name)
        )
        if mine != self.drafts:
            self.drafts = mine
            self._changed()
