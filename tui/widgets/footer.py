"""The footer: the keys of this tab, as many as fit whole; or words that have to be said, until the next key."""

from collections.abc import Sequence

from textual.geometry import Size

from tui.board import Board
from tui.handed import Handed
from tui.keys import MOST_IN_FOOTER, Key, footer_keys, written
from tui.stance import Stance, Tone
from tui.widgets.cells import Line, Part, apart, clean, width_of
from tui.widgets.lines import Lines

GAP = "  "


class Footer(Lines):
    """One row."""

    board = Handed[Board | None](None)
    stance = Handed[Stance](Stance())

    def stance_changed(self, *_values: object) -> None:
        """Another tab, a key that waits for its second one, or something to say."""
        self.redraw()

    def lines(self, size: Size) -> Sequence[Line]:
        """`q` always stands at the right end."""
        if self.stance.pending == "discard":
            keys: Line = ("y", "bold $amber"), (" yes, for good", "$txt"), (GAP, ""), ("Esc", "bold $amber")
            return (
                apart(((f" {self.stance.said}", "bold $rust"),), (*keys, (" no ", "$txt")), size.width, self.glyphs),
            )
        if self.stance.said and self.stance.said_in_footer(size.width):
            return ((self._mark(), (clean(self.stance.said), "$txt")),)
        *others, leave = footer_keys(self.stance.tab, self.board.seat.kind if self.board else "gm")
        line: Line = ()
        end: Line = (*self._key(leave), (" ", ""))
        for key in others[: MOST_IN_FOOTER - 1]:
            longer = (*line, (GAP if line else " ", ""), *self._key(key))
            if width_of(longer) + len(GAP) + width_of(end) <= size.width:
                line = longer
        return (apart(line, end, size.width, self.glyphs),)

    def _mark(self) -> Part:
        """What was refused or went wrong has a sign, what went well another."""
        marks: dict[Tone, Part] = {
            "wrong": (f" {self.glyphs.owed} ", "bold $rust"),
            "good": (f" {self.glyphs.done} ", "$moss"),
            "hint": (" ", ""),
        }
        return marks["hint" if self.stance.pending else self.stance.tone]

    def _key(self, key: Key) -> Line:
        sign = written(key, self.glyphs).removesuffix(" j k")
        return (sign, "bold $amber"), (f" {key.footer}", "$mut")
