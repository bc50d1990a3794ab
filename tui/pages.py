"""Pages of the chronicle: what is in sight of it, read from the end backwards. The history is never held in memory.

For a seat that sees all, or nearly all; `tui/sifted_pages.py` is for one that looks for something.
"""

from msgspec import Struct
from msgspec.structs import replace

from tui.board import Told, tell
from tui.desk import Desk

CHUNK = 50  # entries that are read at once where some of them may be hidden from a seat
FURTHEST = 1000  # entries that are read for one window, whatever a seat sees of them


class Window(Struct, frozen=True):
    """The entries in sight, newest first, and the number of the chosen one. `newest`: nothing newer is left out."""

    rows: tuple[Told, ...] = ()
    chosen: int = 0
    newest: bool = True

    @property
    def choice(self) -> Told | None:
        """The chosen entry."""
        return next((row for row in self.rows if row.at == self.chosen), None)


class Pages:
    """Reads windows of at most `height` entries at a desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def newest(self, height: int) -> Window:
        """The newest entries, and the first of them chosen."""
        rows = self._older(None, height)
        return Window(rows, rows[0].at if rows else 0)

    def oldest(self, height: int) -> Window:
        """The oldest entries, and the first of all chosen."""
        rows = self._newer(0, height)
        return Window(rows, rows[-1].at if rows else 0, newest=self._is_newest(rows))

    def again(self, window: Window, height: int) -> Window:
        """The same window after a change or at another height; one that held the newest entry still does."""
        if window.newest or not window.rows:
            now = self.newest(height)
        else:
            rows = self._older(window.rows[0].at + 1, height)
            now = Window(rows, newest=self._is_newest(rows))
        there = [row.at for row in now.rows]
        if window.chosen in there:
            return replace(now, chosen=window.chosen)
        below = bool(there) and 0 < window.chosen < there[-1]
        return replace(now, chosen=there[-1] if below else there[0] if there else 0)

    def step(self, window: Window, by: int, height: int) -> Window:
        """The row `by` further down is chosen, and the window moves as far as that takes."""
        rows = window.rows
        if not rows:
            return self.newest(height)
        index = next((index for index, row in enumerate(rows) if row.at == window.chosen), 0) + by
        if index >= len(rows):
            rows = (*rows, *self._older(rows[-1].at, index - len(rows) + 1))[-height:]
            return Window(rows, rows[-1].at, newest=self._is_newest(rows))
        if index < 0:
            rows = (*self._newer(rows[0].at, -index), *rows)[:height]
            return Window(rows, rows[0].at, newest=self._is_newest(rows))
        return replace(window, chosen=rows[index].at)

    def _is_newest(self, rows: tuple[Told, ...]) -> bool:
        return not rows or not self._newer(rows[0].at, 1)

    def _older(self, before: int | None, count: int) -> tuple[Told, ...]:
        """Up to `count` entries older than `before`, newest first."""
        found: list[Told] = []
        read, chunk = 0, count
        while len(found) < count and read < FURTHEST:
            entries = self._desk.campaign.entries(before, chunk)
            if not entries:
                break
            found += filter(None, (tell(self._desk, entry) for entry in entries))
            before, read, chunk = entries[-1].n, read + len(entries), max(count - len(found), CHUNK)
        return tuple(found[:count])

    def _newer(self, after: int, count: int) -> tuple[Told, ...]:
        """Up to `count` entries next newer than `after`, newest first."""
        found: list[Told] = []
        last = self._desk.campaign.last
        newest, furthest = last.n if last else 0, after + FURTHEST
        while len(found) < count and after < min(newest, furthest):
            end = min(newest, after + max(count, CHUNK))
            entries = self._desk.campaign.entries(end + 1, end - after)
            shown = filter(None, (tell(self._desk, entry) for entry in entries if entry.n > after))
            found = [*shown, *found]
            after = end
        return tuple(found[-count:])
