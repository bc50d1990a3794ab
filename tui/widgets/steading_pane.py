"""The steading: its tracks, the wheel of the year, threats, plans, gains, resources and marks."""

from collections.abc import Sequence

from textual.geometry import Size

from rules.homefront.threats import looming
from rules.sight import View
from rules.table import Table
from rules.track import Track
from rules.tracks import MARKS, STATS
from tui.board import Board
from tui.widgets.cells import EMPTY, Line, fit, heading, width_of
from tui.widgets.pane import Pane, Row
from tui.widgets.steading_rows import gain_row, mark_rows, plan_rows, resource_row, threat_row
from tui.widgets.tracks import boxes, hint, number, standing
from tui.widgets.wheel import wheel

WIDE = 45  # cells from which hints are longer
ROOMY = 24  # rows from which sections stand apart
ALL_FROM = 25  # rows from which a plan shows all that it takes, and a gain what it is good for
NEXT_FROM = 31  # rows from which a threat shows what it does next
BOXES = 8  # cells, with the blank behind them


class SteadingPane(Pane):
    """The left of the Steading tab. The chosen row is what `+`, `-` and `e` change; its id is its track's place."""

    keeps_mark = True
    right_pad = 1

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._made: tuple[Size, tuple[bool, ...], tuple[object, ...], list[Row]] | None = None

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        table = board.view.table
        return table.steading, table.campaign, table.threats, table.plans, table.gains, table.resources, table.owed

    def head(self, width: int) -> Line:
        """The steading's name."""
        assert self.board is not None
        return heading(self.board.view.table.steading.name, (), width, self.glyphs, focused=self.has_focus)

    def rows(self, size: Size) -> Sequence[Row]:
        """Tracks, wheel, and what there is of the rest."""
        assert self.board is not None
        table, width = self.board.view.table, size.width
        gap = [Row("", (EMPTY,))] if size.height >= ROOMY else []
        return [
            *(Row(track.where, (self._track(table, track, width),)) for track in STATS),
            *gap,
            Row("", tuple((("  ", ""), *line) for line in wheel(table.steading.season, self.glyphs))),
            *self._things(self.board.view, size, gap),
        ]

    def _things(self, view: View, size: Size, gap: list[Row]) -> list[Row]:
        """Threats, plans, gains, resources and marks: made once for as long as they are the same."""
        table, steading = view.table, view.table.steading
        held = (table.threats, table.plans, table.gains, table.resources, view.hidden)
        marks = (steading.diminished, steading.lacking, steading.malcontent)
        made = self._made
        same = (
            made is not None and made[:2] == (size, marks) and all(a is b for a, b in zip(made[2], held, strict=True))
        )
        if made is None or not same:
            made = self._made = (size, marks, held, self._make(view, size, gap))
        return made[3]

    def _make(self, view: View, size: Size, gap: list[Row]) -> list[Row]:
        table, width, glyphs = view.table, size.width, self.glyphs
        says_next, all_of_it = size.height >= NEXT_FROM, size.height >= ALL_FROM
        threats = [
            threat_row(view, slug, table.threats[slug], width, glyphs, says_next=says_next) for slug in looming(table)
        ]
        open_plans = [(slug, one) for slug, one in table.plans.items() if one.status == "open"]
        plans = [
            row for slug, one in open_plans for row in plan_rows(view, slug, one, width, glyphs, all_of_it=all_of_it)
        ]
        gains = [
            gain_row(slug, one, width, glyphs, says_what=all_of_it)
            for slug, one in table.gains.items()
            if one.status == "held"
        ]
        held = [resource_row(slug, one, width, glyphs) for slug, one in table.resources.items() if one.status == "held"]
        marked = sum(bool(mark.value(table)) for mark in MARKS)
        return [
            *self._section("Threats", len(threats), threats, gap, width),
            *self._section("Plans", len(open_plans), plans, gap, width),
            *self._section("Gains", len(gains), gains, gap, width),
            *self._section("Resources", len(held), held, gap, width),
            *self._section("Marks", marked, mark_rows(view, width, glyphs), gap, width),
        ]

    def _section(self, name: str, count: int, rows: list[Row], gap: list[Row], width: int) -> list[Row]:
        if not rows:
            return []
        head = heading(name, ((str(count), "$mut"),), width + 2, self.glyphs)
        return [*gap, Row("", (head,), flush=True), *rows]

    def _track(self, table: Table, track: Track, width: int) -> Line:
        stands = standing(table, track)
        drawn = boxes(stands, self.glyphs, gap=" ")
        value = number(stands, self.glyphs)
        return (
            (fit(track.word, 11, self.glyphs), "$mut"),
            *drawn,
            (" " * (BOXES - width_of(drawn)), ""),
            *value,
            (" " * max(1, 3 - width_of(value)), ""),
            (hint(table, stands, wide=width >= WIDE), "$mut"),
        )
