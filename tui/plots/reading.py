"""Reading the numbers of plots: the newest at once, the rest behind the screen, a little at a time.

No key waits for it, and no commit for longer than a step. Nothing is kept: docs/decisions/plots.md has what it costs.
"""

from collections.abc import Callable
from time import sleep

from msgspec import Struct
from msgspec.structs import replace

from saves.errors import SavesError
from tui.desk import Desk
from tui.plots.backwards import Backwards, By, Stretch
from tui.plots.kinds import Kind, kinds_for, places_of

AT_ONCE = 100  # entries that are read before anything is shown
STEP = 1000  # entries that are read in one step behind the screen
GIVES_WAY = 50  # entries after which the screen's thread may have its turn
TOLD_EVERY = 10  # steps after which what was read so far is shown


class Plots(Struct, frozen=True):
    """All that there is to plot for a seat, as far as it was read. Stretches stand newest first."""

    kinds: tuple[Kind, ...] = ()
    by_session: tuple[Stretch, ...] = ()
    by_season: tuple[Stretch, ...] = ()
    read: int = 0
    of: int = 0
    ended: bool = False
    trouble: str = ""

    def stretches(self, by: By) -> tuple[Stretch, ...]:
        """Those of sessions, or of seasons."""
        return self.by_session if by == "session" else self.by_season


class ReadingBack:
    """Reads the numbers of all plots in one go; `told` is called, where the screen's loop runs, as they come."""

    def __init__(self, desk: Desk, told: Callable[[], None]) -> None:
        self._desk = desk
        self._told = told
        self._turn = 0  # which reading this is: what an earlier one still finds does not count
        self.plots = Plots()
        self._begin()

    def close(self) -> None:
        """Nobody looks any more."""
        self._turn += 1

    def news(self) -> None:
        """The table may be another one: read anew, and show what was there until that is done."""
        if self._desk.campaign.last is not self._newest or kinds_for(self._desk.view) != self.plots.kinds:
            self._begin()

    def _begin(self) -> None:
        self._turn += 1
        campaign = self._desk.campaign
        last, table, kinds = campaign.last, campaign.table, kinds_for(self._desk.view)
        while last is not campaign.last:  # something was committed in between
            last, table, kinds = campaign.last, campaign.table, kinds_for(self._desk.view)
        self._newest, self._steps = last, 0
        back = Backwards(table, places_of(kinds))
        blank = Plots(kinds, of=last.n if last else 0)
        found, end = self._read(back, blank, last.end if last else None, AT_ONCE)
        self._show(found)
        if not found.ended:
            self._step(back, found, end)

    def _show(self, found: Plots) -> None:
        """What is whole stays until what is read anew is whole as well."""
        if found.ended or not self.plots.ended or found.kinds != self.plots.kinds:
            self.plots = found

    def _step(self, back: Backwards, so_far: Plots, end: int) -> None:
        turn = self._turn

        def done(result: tuple[Plots, int]) -> None:
            if turn != self._turn:
                return
            found, further = result
            self._steps += 1
            if not found.ended:
                self._step(back, found, further)
            if found.ended or self._steps % TOLD_EVERY == 0:
                self._show(found)
                self._told()

        self._desk.read(lambda: self._read(back, so_far, end, STEP), done)

    def _read(self, back: Backwards, so_far: Plots, end: int | None, count: int) -> tuple[Plots, int]:
        """Read on; where it can't be read it ends, with the reason."""
        try:
            return read_on(self._desk, back, so_far, end, count)
        except SavesError as error:
            return replace(so_far, ended=True, trouble=str(error)), 0


def read_on(desk: Desk, back: Backwards, so_far: Plots, end: int | None, count: int) -> tuple[Plots, int]:
    """Read up to `count` entries more, before `end`; give what is known by now, and the `end` to go on with. For any
    thread, one at a time."""
    read = so_far.read
    while end != 0 and read < so_far.read + count:
        entries, end = desk.campaign.skim(end, GIVES_WAY)
        for entry in entries:
            back.take(entry)
        read += len(entries)
        sleep(0)  # else a key, for which the screen's thread wakes, would wait for its turn
    by_session, by_season = (_as_it_is(back.stretches[by]) for by in ("session", "season"))
    found = replace(so_far, by_session=by_session, by_season=by_season, read=read, ended=end == 0)
    return found, end or 0


def _as_it_is(stretches: list[Stretch]) -> tuple[Stretch, ...]:
    """The stretches as they are now. Only the oldest of them is still worked on: it is copied."""
    *whole, oldest = stretches
    return (*whole, Stretch(oldest.when, {place: replace(was) for place, was in oldest.was.items()}))
