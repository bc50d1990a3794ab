"""The steading: its tracks, the wheel of the year, threats, gains, resources and people."""

from collections.abc import Sequence

from textual.geometry import Size

from rules.homefront.gains import NAMES
from rules.homefront.people import PRESENT
from rules.table import Gain, Person, Table, Threat
from rules.track import Track
from rules.tracks import GAIN_STATUS, PERSON_STATUS, RESOURCE_STATUS, STATS, THREAT_STAGE
from tui.board import Board
from tui.widgets.cells import EMPTY, Line, apart, clean, fit, heading, width_of
from tui.widgets.pane import Pane, Row
from tui.widgets.tracks import boxes, hint, number, standing
from tui.widgets.wheel import wheel

WIDE = 45  # cells from which hints are longer
ROOMY = 24  # rows from which sections stand apart
BOXES = 8  # cells, with the blank behind them
MOST_STAGES = 5  # that are drawn; the numbers stand beside them anyway


class SteadingPane(Pane):
    """The left of the Steading tab. The chosen row is what `+`, `-` and `e` change; its id is its track's place."""

    keeps_mark = True
    right_pad = 1

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._made: tuple[tuple[object, ...], Size, list[Row]] | None = None

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        table = board.view.table
        return table.steading, table.campaign, table.threats, table.gains, table.resources, table.people, table.owed

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
            *self._things(table, size, gap),
        ]

    def _things(self, table: Table, size: Size, gap: list[Row]) -> list[Row]:
        """Threats, gains, resources and people: made once for as long as they are the same."""
        key = (table.threats, table.gains, table.resources, table.people)
        if (
            self._made is None
            or self._made[1] != size
            or any(a is not b for a, b in zip(self._made[0], key, strict=True))
        ):
            self._made = (key, size, self._make(table, size.width, gap))
        return self._made[2]

    def _make(self, table: Table, width: int, gap: list[Row]) -> list[Row]:
        threats = [self._threat(slug, one, width) for slug, one in table.threats.items() if one.status == "looming"]
        gains = [self._gain(slug, one, width) for slug, one in table.gains.items() if one.status == "held"]
        held = [_resource(slug, one.name) for slug, one in table.resources.items() if one.status == "held"]
        people = [self._person(slug, one, width) for slug, one in table.people.items() if one.status in PRESENT]
        sections = {"Threats": threats, "Gains": gains, "Resources": held, "People": people}
        return [row for name, rows in sections.items() for row in self._section(name, rows, gap, width)]

    def _section(self, name: str, rows: list[Row], gap: list[Row], width: int) -> list[Row]:
        if not rows:
            return []
        head = heading(name, ((str(len(rows)), "$mut"),), width + 2, self.glyphs)
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

    def _threat(self, slug: str, threat: Threat, width: int) -> Row:
        assert self.board is not None
        glyphs, place = self.glyphs, THREAT_STAGE.at(slug).where
        if not self.board.view.shows(place):
            return Row(f"threats.{slug}", (((clean(threat.name), "$txt"),),))
        word, style = _threat_word(threat)
        dots: Line = ()
        if threat.stages <= MOST_STAGES:
            full, empty = glyphs.now * threat.stage, glyphs.not_now * (threat.stages - threat.stage)
            dots = ((full, "$dusk"), (empty, "$mut"))
        count: Line = ((str(threat.stage), "bold $txt"), (f"/{threat.stages}", "$mut"))
        name = fit(threat.name, width - 18, glyphs)
        left: Line = ((name, "$txt"), (" ", ""), (fit(word, 8, glyphs), style), *dots)
        return Row(place, (apart(left, count, width, glyphs, gap=0),))

    def _gain(self, slug: str, gain: Gain, width: int) -> Row:
        when: Line = ((f"{gain.season}, year {gain.year}", "$mut"),)
        return Row(GAIN_STATUS.at(slug).where, (apart(((NAMES[gain.kind][0], "$txt"),), when, width, self.glyphs),))

    def _person(self, slug: str, person: Person, width: int) -> Row:
        said = clean(person.role) if person.status == "here" else person.status
        name: Line = ((clean(person.name), "$txt"),)
        role: Line = ((said, "$mut"),) if width_of(((said, ""),)) <= width // 3 else ()
        return Row(PERSON_STATUS.at(slug).where, (apart(name, role, width, self.glyphs),))


def _threat_word(threat: Threat) -> tuple[str, str]:
    if not threat.known:
        return "hidden", "$mut"
    return ("looming", "bold $dusk") if threat.stage else ("hinted", "$mut")


def _resource(slug: str, name: str) -> Row:
    return Row(RESOURCE_STATUS.at(slug).where, (((clean(name), "$txt"),),))
