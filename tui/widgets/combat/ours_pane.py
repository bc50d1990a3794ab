"""Ours: the characters and followers in a fight, on both sheets: how hurt each is, and how they are."""

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from textual.geometry import Size

from rules.combat.spotlight import lit
from rules.forecast import bonuses_held
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, Person, Table
from tui.glyphs import Glyphs
from tui.widgets.cells import Line, Part, clean, fit, width_of
from tui.widgets.combat.columns import called
from tui.widgets.combat.edges import edge_part, edges_of
from tui.widgets.combat.field import OURS, gone_word, id_of, ours, place_of_row
from tui.widgets.combat.fight_pane import FightPane
from tui.widgets.pane import Row
from tui.widgets.sheets.bonuses import bonus_word
from tui.widgets.sheets.gauge import STANDINGS, condition_part, debilities, gauge
from tui.widgets.sheets.roster import joined, status_part

BAR = 5  # cells
LEAST_NAME = 6  # cells
GAP = "  "
NO_NUMBERS: Part = ("no numbers yet", "$mut")


class OursPane(FightPane):
    """The upper left. Whoever has the spotlight bears its sign."""

    TITLE = OURS.capitalize()
    KINDS = ("characters", "people")

    def find(self, table: Table) -> list[tuple[str, Any]]:
        """The characters, then followers."""
        return ours(table, self.fight)

    @property
    def choice(self) -> str:
        """Until somebody is chosen, the seat's own character, or whoever has the spotlight."""
        there = self.choices()
        if self.chosen in there or not there or self.board is None:
            return self.chosen if self.chosen in there else ""
        ids = [id_of(place_of_row(row)) for row in there]
        first = next((id for id in (*self.board.seat.characters, self._lit()) if id in ids), ids[0])
        return there[ids.index(first)]

    def _lit(self) -> str:
        """The id of whoever has the spotlight."""
        table = self.board.view.table if self.board is not None else None
        return lit(table, self.fight) if table is not None and self.fight in table.fights else ""

    def rows(self, size: Size) -> Sequence[Row]:
        """A line each: name, Wounds or HP, how they are."""
        assert self.board is not None
        table = self.board.view.table
        there, glyphs = self.there(table), self.glyphs
        hurt = [gauge(one.sheet, BAR, glyphs) if one.sheet else () for _, one in there]
        states = [states_of(table, self.fight, place, one) for place, one in there]
        wide = max((width_of(line) for line in hurt), default=0)
        said = max((width_of(joined(parts, size.width, glyphs)) for parts in states), default=0)
        longest = max((cell_len(clean(one.name)) for _, one in there), default=0)
        room = size.width - wide - 1 - len(GAP)
        name = min(longest, max(LEAST_NAME, room - said))
        names = called([one.name for _, one in there], name, glyphs)
        lit = self._lit()
        found = []
        for (place, one), short, line, parts in zip(there, names, hurt, states, strict=True):
            is_lit = place.endswith(f".{lit}")
            ink = "bold $txt" if is_lit else "$txt" if one.status == "here" else "$mut"
            told = joined(parts, size.width - name - 1 - wide - len(GAP), glyphs)
            blank = " " * (wide - width_of(line) + len(GAP))
            words: Line = ((fit(short, name, glyphs), ink), (" ", ""), *line, (blank, ""), *told)
            sign: Part = (glyphs.now, "bold $amber") if is_lit else (" ", "")
            found.append(Row(f"{place}.status", (words,), sign=sign))
        return found or [Row("", (line,)) for line in self._nobody(glyphs)]

    def _nobody(self, _glyphs: Glyphs) -> list[Line]:
        return [(("nobody of ours is in it", "$mut"),)] if self.fight else []


def states_of(table: Table, fight: str, place: str, one: Character | Person) -> list[Part]:
    """How somebody is in a fight, the worst first, then what helps them."""
    id = id_of(place)
    found: list[Part] = [] if one.status == "here" else [status_part(one.status)]
    if one.status != "dead":
        found += _hurt(table, id, one)
        if isinstance(one, Character):
            found += [(bonus_word(bonus), "$mut") for bonus in bonuses_held(table, id).values()]
        found += [edge_part(edge) for edge in edges_of(table, fight, place)]
    return found


def _hurt(table: Table, id: str, one: Character | Person) -> list[Part]:
    sheet = one.sheet
    if sheet is None:
        return [NO_NUMBERS]
    if isinstance(sheet, WoundsSheet):
        return [condition_part(sheet)]
    if isinstance(sheet, HitPointSheet):
        words = [STANDINGS[sheet.standing], *debilities(sheet)]
        return [(word, "bold $rust") for word in words if word]
    return [("OUT", "bold $rust")] if gone_word(table, id) else []
