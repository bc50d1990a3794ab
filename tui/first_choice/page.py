"""The page of the first choice: a bar, the step, why a key was not taken, what Enter would do, and the keys."""

from collections.abc import Sequence

from textual.geometry import Size

from tui.first_choice.paths import cut_path
from tui.first_choice.step import Promise, Step
from tui.first_choice.trouble import trouble_lines
from tui.moves.drawing import BOLD, KEY, MUT, TXT, Pen, keys_line, say
from tui.widgets.cells import EMPTY, Line, apart, banded, width_of
from tui.widgets.lines import Lines

WIDEST = 92  # cells of the step
NOTE = 5  # rows at most
PROMISE = 2  # rows
BAR = "on $head"
CALM = "nothing is made before the last Enter "


class ChoicePage(Lines):
    """All of the screen. It takes no keys, so that the screen has them in the order in which they were typed."""

    def __init__(self, step: Step) -> None:
        super().__init__()
        self.step = step
        self.note = ""  # why a key was not taken
        self.doing = ""  # what is being done meanwhile

    def lines(self, size: Size) -> Sequence[Line]:
        """From the bar down to the keys."""
        width = min(size.width - 2, WIDEST)
        pen = Pen(self.glyphs, width, lit=not self.doing)
        below = [*self._note(pen), *self._promise(pen, self.step.promise())]
        room = size.height - 4 - len(below)  # the bar, a row below it, a row above what is promised, the keys
        step = self.step.lines(pen.with_rows(room))[:room]
        left = " " * ((size.width - width) // 2)
        inside = [EMPTY, *step, *[EMPTY] * (room - len(step)), EMPTY, *below]
        return [self._bar(size.width), *(((left, ""), *line) for line in inside), self._keys(size.width)]

    def _bar(self, width: int) -> Line:
        left: Line = ((" Hearthside", BOLD), ("  which campaign is it to be?", MUT))
        return banded(apart(left, say(CALM, MUT), width, self.glyphs), width, BAR)

    def _note(self, pen: Pen) -> list[Line]:
        return trouble_lines(pen, self.note, NOTE) if self.note else []

    def _promise(self, pen: Pen, promise: Promise) -> list[Line]:
        """Always so many rows, so that nothing jumps: in one where it fits, else the folder has its own."""
        if self.doing:
            return [pen.cut(say(f"{self.doing} ...", BOLD)), EMPTY]
        key, _, rest = promise.words.partition(" ")
        words: Line = ((key, KEY), *say(f" {rest}", TXT)) if key == "Enter" else say(promise.words, MUT)
        if promise.folder is None:
            return [pen.cut(words), EMPTY]
        to: Line = ((" in ", MUT),)
        room = pen.width - width_of((*words, *to))
        whole = cut_path(promise.folder, 4 * pen.width, pen.glyphs)
        if width_of(say(whole)) <= room:
            return [(*words, *to, *say(whole, BOLD)), EMPTY]
        return [pen.cut(words), (("   in ", MUT), *say(cut_path(promise.folder, pen.width - 6, pen.glyphs), BOLD))]

    def _keys(self, width: int) -> Line:
        pen = Pen(self.glyphs, width - 2)
        if self.doing:
            line = say("a moment", MUT)
        else:
            keys = self.step.keys()
            keys = [(key.format(arrows=self.glyphs.arrows), does) for key, does in keys]
            line = keys_line(pen, keys, self.step.leaves, commit=self.step.promise().makes)
        return banded(((" ", ""), *line), width, BAR)
