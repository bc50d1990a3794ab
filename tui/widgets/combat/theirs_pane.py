"""Theirs: the foes in a fight, alone or several alike; how hurt they are, what they deal and what turns it aside."""

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from textual.geometry import Size

from rules.combat.sides import Edge, Foe
from rules.sheets.others import OthersHitPoints, OthersWounds
from rules.table import Table
from tui.widgets.cells import EMPTY, Line, clean, cut, width_of
from tui.widgets.combat.edges import edges_of, in_full, with_edges
from tui.widgets.combat.field import THEIRS, gone_word, id_of, theirs
from tui.widgets.combat.fight_pane import FightPane
from tui.widgets.pane import Row
from tui.widgets.sheets.gauge import gauge

BAR = 5  # cells
HARM, ARMOR = 5, 6  # cells of the two columns at the right
LEAST_NAME = 8  # cells


class TheirsPane(FightPane):
    """The upper right. A foe that the players do not know of bears a sign, and the heading says what it means."""

    TITLE = THEIRS.capitalize()

    def there(self, table: Table) -> list[tuple[str, Any]]:
        """Those who still fight first."""
        return theirs(table, self.fight)

    def columns(self, width: int) -> Line:
        """Harm and armor, where a seat sees any; and what the sign of the hidden is."""
        if self.board is None:
            return ()
        foes = [foe for _, foe in theirs(self.board.view.table, self.fight)]
        hidden: Line = ()
        if any(not foe.known for foe in foes) and width >= 32:
            hidden = ((f"{self.glyphs.not_now} hidden  ", "$dusk"),)
        return (*hidden, ("harm armor", "$mut")) if any(foe.sheet for foe in foes) else hidden

    def rows(self, size: Size) -> Sequence[Row]:
        """A line each; below it how they fight and what they want, where there is room for that."""
        assert self.board is not None
        table, glyphs = self.board.view.table, self.glyphs
        there = theirs(table, self.fight)
        gone = [gone_word(table, id_of(place)) for place, _ in there]
        hurt = [
            gauge(foe.sheet, BAR, glyphs, "$dusk") if foe.sheet and not out else EMPTY
            for (_, foe), out in zip(there, gone, strict=True)
        ]
        columns = HARM + ARMOR if any(foe.sheet for _, foe in there) else 0
        wide = max((width_of(line) for line in hurt), default=0)
        longest = max((cell_len(clean(foe.name)) + cell_len(self._after(foe)) for _, foe in there), default=0)
        name = max(LEAST_NAME, min(longest, size.width - wide - 1 - columns))
        notes, choice = self.notes_from, self.choice
        found = []
        for (place, foe), out, line in zip(there, gone, hurt, strict=True):
            edges = edges_of(table, self.fight, place)
            after = self._after(foe)
            words: Line = (
                *self._called(foe, out, name - cell_len(after)),
                (after, "$off" if out else "$txt" if foe.known else "$dusk"),
            )
            words = (*words, (" " * (name - width_of(words) + 1), ""), *(line or self._instead(foe, out)))
            words = (
                *words,
                (" " * (size.width - columns - width_of(words)), ""),
                *(EMPTY if out else self._numbers(foe, edges)),
            )
            row = f"{place}.status"
            more = self._note(foe, edges) if notes == "all" or (notes == "chosen" and row == choice) else ""
            below: tuple[Line, ...] = (((cut(more, size.width, glyphs), "$mut"),),) if more else ()
            found.append(Row(row, (words, *below)))
        return found or ([Row("", (line,)) for line in self._nobody()] if self.fight else [])

    def room_for(self, size: Size) -> int:
        """As many lines whoever is chosen, so that choosing moves nothing."""
        if self.board is None or not self.fight:
            return super().room_for(size)
        table = self.board.view.table
        there = theirs(table, self.fight)
        noted = sum(bool(self._note(foe, edges_of(table, self.fight, place))) for place, foe in there)
        below = {"all": noted, "chosen": min(1, noted), "": 0}[self.notes_from]
        return 1 + max(1, len(there)) + below

    def _after(self, foe: Foe) -> str:
        """What stands behind a name: how many they are, and that the players do not know of them."""
        many = f" x{foe.many}" if foe.began > 1 and foe.many else ""
        return many + ("" if foe.known else f" {self.glyphs.not_now}")

    def _called(self, foe: Foe, gone: str, width: int) -> Line:
        return ((cut(foe.name, width, self.glyphs), "$off" if gone else "$txt" if foe.known else "$dusk"),)

    def _instead(self, foe: Foe, gone: str) -> Line:
        """What stands in the place of Wounds or HP."""
        if gone:
            return ((gone, "$off"),)
        gm = self.board is not None and self.board.seat.is_gm
        return (("no numbers yet", "$mut"),) if gm and foe.sheet is None else EMPTY

    def _numbers(self, foe: Foe, edges: list[Edge]) -> Line:
        """Harm or the damage die, and armor."""
        if foe.sheet is None:
            return EMPTY
        armor = with_edges(foe.sheet.armor, edges, "armor", ARMOR, self.glyphs)
        if isinstance(foe.sheet, OthersWounds):
            return (*with_edges(foe.sheet.harm, edges, "harm", HARM, self.glyphs), *armor)
        return ((f"{damage(foe.sheet):>{HARM}}", "bold $txt"), *armor)

    def _note(self, foe: Foe, edges: list[Edge]) -> str:
        lost = f"{foe.many} of {foe.began} left" if foe.many != foe.began else ""
        return "; ".join(filter(None, (lost, *map(in_full, edges), clean(foe.note))))

    def _nobody(self) -> list[Line]:
        """How to add some, for whoever may."""
        assert self.board is not None
        if not self.board.seat.is_gm:
            return [(("no foe in sight", "$mut"),)]
        return [(("a", "bold $amber"), (" adds a foe, or several alike", "$mut"))]


def damage(sheet: OthersHitPoints) -> str:
    """What somebody with HP deals: `d8+1`; "" where nobody has said yet."""
    if sheet.damage_die is None:
        return ""
    return f"{sheet.damage_die}+{sheet.damage_bonus}" if sheet.damage_bonus else sheet.damage_die
