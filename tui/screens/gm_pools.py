"""The GM's two pools, from any tab: both large, what each key gains or spends, and what a spending may come to."""

from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Size

from rules.gm.kinds import OF_DREAD, OF_FORTUNE
from rules.sight import View
from rules.table import MOST_OF_A_POOL
from rules.track import Track
from rules.tracks import DREAD, FORTUNE
from tui.glyphs import Glyphs
from tui.screens.overlay import Overlay
from tui.widgets.cells import EMPTY, Line, Part, apart, fit, heading
from tui.widgets.combat.kinds import kind_lines
from tui.widgets.lines import Lines
from tui.widgets.pools import pools_seen

KEYS = {"d": DREAD, "f": FORTUNE}
GAINS = ("plus", "equals_sign")
SPENDS = ("1", "2", "3")
LEAVES = ("escape", "q", "g", "backspace")
SIDES = 2  # cells kept free at either side
NAME = 12  # cells: GM Fortune
KINDS = {DREAD: OF_DREAD, FORTUNE: OF_FORTUNE}

Asked = Callable[[Track, int], Awaitable[None]]


class GmPools(Overlay[None]):
    """`view` gives the table as this seat sees it now; `ask` is told the pool, and how much to spend: 0 gains.

    The keys are bound as the board's are, so that what is typed ahead goes into the move that the last one opens.
    """

    CSS_PATH = "overlay.tcss"
    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(name, f"press('{name}')", show=False, priority=True)
        for name in (*KEYS, *GAINS, *SPENDS, *LEAVES, "tab", "up", "down", "j", "k")
    ]

    def __init__(self, view: Callable[[], View], pool: Track, ask: Asked) -> None:
        super().__init__()
        self._view, self._ask = view, ask
        self.page = PoolsPage(view(), pool)

    def compose(self) -> ComposeResult:
        """One page."""
        yield self.page

    def table_changed(self) -> None:
        """There may be more in a pool now, or less."""
        self.page.put(self._view(), self.page.pool)

    async def action_press(self, name: str) -> None:
        """Another pool, or what becomes of this one."""
        page = self.page
        if name in LEAVES:
            self.dismiss()
        elif not page.view.seat.is_gm:
            page.say("only the GM gains and spends them")
        elif name in GAINS:
            await self._go(0)
        elif name in SPENDS:
            have = int(page.pool.value(page.view.table))
            if int(name) > have:
                page.say(f"{page.pool.word} is {have}: {name} can't be spent")
            else:
                await self._go(int(name))
        else:
            others = [pool for pool in pools_seen(page.view) if pool != page.pool]
            pool = KEYS.get(name) or (others[0] if others else page.pool)
            if pool in pools_seen(page.view):
                page.put(page.view, pool)

    def on_key(self, event: events.Key) -> None:
        """Any other key says which there are."""
        event.stop()
        self.page.say("+ gains, 1 2 3 spend, d and f go to the other one, Esc leaves")

    async def _go(self, points: int) -> None:
        self.dismiss()
        await self._ask(self.page.pool, points)


class PoolsPage(Lines):
    """Both pools, and below them the keys for the one that is in front."""

    def __init__(self, view: View, pool: Track) -> None:
        super().__init__()
        self.view, self.pool = view, pool
        self._said = ""

    def put(self, view: View, pool: Track) -> None:
        """The pools as they stand now, and which is in front."""
        self.view, self.pool, self._said = view, pool, ""
        self.redraw()

    def say(self, words: str) -> None:
        """Why a key did nothing."""
        self._said = words
        self.redraw()

    def lines(self, size: Size) -> Sequence[Line]:
        """From top to bottom."""
        width, glyphs = size.width - 2 * SIDES, self.glyphs
        lines: list[Line] = []
        for pool in pools_seen(self.view):
            lines += [large(self.view, pool, glyphs, chosen=pool == self.pool), EMPTY]
        if self.view.seat.is_gm:
            lines += self._keys(width)
        lines += [EMPTY] * (size.height - 1 - len(lines))
        said: Line = ((f"{glyphs.owed} {self._said}", "bold $rust"),) if self._said else self._other()
        leave: Line = ("Esc", "bold $amber"), (" leave", "$mut")
        return [((" " * SIDES, ""), *line) for line in (*lines[: size.height - 1], apart(said, leave, width, glyphs))]

    def _other(self) -> Line:
        """The key for the other pool."""
        other = next((pool for pool in pools_seen(self.view) if pool != self.pool), None)
        if other is None:
            return EMPTY
        letter = next(key for key, pool in KEYS.items() if pool == other)
        return (letter, "bold $amber"), (f" {other.word}", "$mut")

    def _keys(self, width: int) -> list[Line]:
        have = int(self.pool.value(self.view.table))
        spends: list[Part] = [(f"{number} ", "bold $amber" if int(number) <= have else "$off") for number in SPENDS]
        words = "spend so many: roll 2d6 and add them" if have else "there is none to spend"
        lines: list[Line] = [
            heading(self.pool.word, (), width, self.glyphs, focused=True),
            (("+      ", "bold $amber"), ("gain, and say what for", "$txt")),
            (*spends, (f" {words}", "$txt" if have else "$off")),
        ]
        return [*lines, EMPTY, *kind_lines(KINDS[self.pool], width)]


def large(view: View, pool: Track, glyphs: Glyphs, *, chosen: bool) -> Line:
    """A pool over the width of the page: its points wide apart, and how many of how many."""
    points = int(pool.value(view.table))
    marks = [(glyphs.pool_full, "$dusk")] * points + [(glyphs.pool_empty, "$box")] * (MOST_OF_A_POOL - points)
    spaced = tuple(part for mark in marks for part in (mark, ("  ", "")))
    sign = (f"{glyphs.chosen} ", "bold $amber") if chosen else ("  ", "")
    return (
        sign,
        (fit(pool.word, NAME, glyphs), "bold $dusk"),
        *spaced,
        (f" {points}", "bold $dusk"),
        (f"/{MOST_OF_A_POOL}", "$mut"),
    )
