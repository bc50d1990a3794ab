"""Pages of what was found in the chronicle: the same windows as of all of it, of those entries alone that are meant."""

from collections.abc import Callable, Sequence

from tui.board import Told, tell
from tui.chronicle_filter import Filter
from tui.desk import Desk
from tui.pages import Window
from tui.sifting import Sifted, Sifting

EVERYTHING = 10**9
APART = 4  # entries between two that were found, up to which they are read in one go


class SiftedPages:
    """Windows of a sifting. Whoever comes to the end of what was found has more looked for."""

    def __init__(self, desk: Desk, wanted: Filter, told: Callable[[], None]) -> None:
        self._desk = desk
        self._sifting = Sifting(desk, wanted, told)
        self._to_the_end = False  # the oldest of all is wanted, and still looked for

    @property
    def state(self) -> Sifted:
        """How the looking stands."""
        return self._sifting.state

    def close(self) -> None:
        """Look no further."""
        self._sifting.stop()

    def news(self) -> None:
        """The table may be another one."""
        self._sifting.news()

    def newest(self, height: int) -> Window:
        """The newest of them, and the first chosen."""
        self._to_the_end = False
        return self._window(0, 0, height)

    def oldest(self, height: int) -> Window:
        """The oldest of them that were found so far; all the rest is looked through for older ones."""
        self._sifting.further(EVERYTHING)
        self._to_the_end = self._sifting.state.going
        last = len(self._sifting.numbers) - 1
        return self._window(last, last - height + 1, height)

    def again(self, window: Window, height: int) -> Window:
        """The same window after a change or at another height; one that held the newest entry still does."""
        if self._to_the_end:
            return self.oldest(height)
        numbers = self._sifting.numbers
        top = 0 if window.newest or not window.rows else self._sifting.index(window.rows[0].at)
        index = self._sifting.index(window.chosen) if window.chosen else 0
        if index < len(numbers) and numbers[index] != window.chosen and index < top:
            index = top
        return self._window(index, max(0, min(top, len(numbers) - 1)), height, keep=window.chosen)

    def further(self, window: Window, height: int) -> Window:
        """The same window after it was looked further: with more below, where there is room, or at the new end."""
        if self._to_the_end:
            return self.oldest(height)
        if len(window.rows) >= height or not self._sifting.numbers:
            return window
        top = self._sifting.index(window.rows[0].at) if window.rows else 0
        index = self._sifting.index(window.chosen) if window.chosen else 0
        return self._window(index, top, height, known=window.rows)

    def step(self, window: Window, by: int, height: int) -> Window:
        """The row `by` further down is chosen, and the window moves as far as that takes."""
        self._to_the_end = False
        if not window.rows:
            self._sifting.further()
            return self.newest(height)
        index = self._sifting.index(window.chosen) + by
        if index >= len(self._sifting.numbers):
            self._sifting.further()
        return self._window(index, self._sifting.index(window.rows[0].at), height, known=window.rows)

    def _window(self, index: int, top: int, height: int, *, known: Sequence[Told] = (), keep: int = 0) -> Window:
        """The window from `top` on, moved as far as it takes to have the row `index` in it.

        `known`: rows that need not be told again. `keep`: an entry that stays the chosen one if it is in sight.
        """
        numbers = self._sifting.numbers
        if not numbers:
            return Window()
        index = max(0, min(index, len(numbers) - 1))
        top = max(0, min(top, index), index - height + 1)
        rows = self._rows(numbers[top : top + height], known)
        chosen = keep if keep in numbers[top : top + height] else numbers[index]
        return Window(rows, chosen, newest=top == 0)

    def _rows(self, numbers: Sequence[int], known: Sequence[Told]) -> tuple[Told, ...]:
        rows = {told.at: told for told in known}
        missing = [n for n in numbers if n not in rows]
        for run in _runs(missing):
            entries = self._desk.campaign.entries(run[0] + 1, run[0] - run[-1] + 1)
            for entry in entries:
                if entry.n in run and (told := tell(self._desk, entry)) is not None:
                    rows[entry.n] = told
        return tuple(rows[n] for n in numbers if n in rows)


def _runs(numbers: Sequence[int]) -> list[list[int]]:
    """Falling numbers in runs that stand near each other."""
    runs: list[list[int]] = []
    for n in numbers:
        if runs and runs[-1][-1] - n <= APART:
            runs[-1].append(n)
        else:
            runs.append([n])
    return runs
