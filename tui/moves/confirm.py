"""The confirm: everything that Enter writes, and what can still be waived."""

from collections.abc import Mapping
from typing import Any

from rules.asks import Ask
from rules.changes import Change
from rules.run import Done
from rules.table import Table
from tui.moves.asides import of_all
from tui.moves.choices import NUMBERS
from tui.moves.drawing import BOLD, KEY, MUT, RUST, Pen, say
from tui.moves.front import Front, Keys, Said, Signal, Waive
from tui.moves.press import Press
from tui.moves.preview import change_rows, follows
from tui.widgets.cells import Line

LABEL = 8  # cells before what has to be said


class Confirm(Front):
    """A play whose asks are all answered, as one seat may see it.

    `first` is the first line that is shown where there is no room for all. With more changes than digits one is
    `chosen`, by its place among those that can be waived.
    """

    def __init__(self, before: Table, done: Done) -> None:
        self.before = before
        self.done = done
        self.earlier: Mapping[str, Change | None] = {}
        self.first = 0
        self.chosen = 0

    @property
    def letters(self) -> str:  # type: ignore[override]
        """Those that move, and `x` where it waives."""
        return "jk" if self.by_digit else "jkx"

    @property
    def asides(self) -> tuple[Ask[Any], ...]:
        """Those of every ask that was answered."""
        return of_all(self.done.answered)

    @property
    def waivable(self) -> tuple[str, ...]:
        """The keys at which something can be waived, in the order of the changes; those that go as one have one key."""
        return tuple(dict.fromkeys(change.waived_at for change in self.done.changes if change.waived_at))

    @property
    def by_digit(self) -> bool:
        """Whether there are no more of them than digits."""
        return len(self.waivable) <= len(NUMBERS)

    def put(self, before: Table, done: Done, earlier: Mapping[str, Change | None]) -> None:
        """What the play comes to now. `earlier`: what of that was shown otherwise before another seat's change."""
        self.before, self.done, self.earlier = before, done, earlier
        self.chosen = max(0, min(self.chosen, len(self.waivable) - 1))

    def press(self, key: Press) -> Said:
        """Enter writes it; a digit waives, or `x` the chosen one; arrows."""
        if key.name == "enter":
            return Signal.COMMIT
        if self.by_digit and key.character and key.character in NUMBERS[: len(self.waivable)]:
            return Waive(self.waivable[int(key.character) - 1])
        if not self.by_digit and key.name == "x":
            return Waive(self.waivable[self.chosen])
        step = {"down": 1, "j": 1, "up": -1, "k": -1}.get(key.name, 0)
        if not step:
            return Signal.NOT_MINE
        if self.by_digit:
            self.first = max(0, self.first + step)
        else:
            self.chosen = max(0, min(len(self.waivable) - 1, self.chosen + step))
        return Signal.DRAW

    def keys(self) -> Keys:
        """Its keys, the one that writes first."""
        count = len(self.waivable)
        waive = [("1" if count == 1 else f"1-{count}", "waive")] if count else []
        if not self.by_digit:
            waive = [("x", "waive")]
        return [("Enter", "commit"), ("Backspace", "back"), *waive]

    def lines(self, pen: Pen) -> list[Line]:
        """What is written, what follows from it, and what the GM has to say."""
        head, room = pen.heading("Enter writes this", lit=True), pen.rows - 1
        body, chosen_at = self._body(pen, room)
        if len(body) <= room:
            return [head, *body]
        room = max(1, room - 1)
        first = min(self.first, len(body) - room) if self.by_digit else chosen_at - room // 2
        self.first = first = max(0, min(first, len(body) - room))
        more = f"  lines {first + 1} to {first + room} of {len(body)}   {pen.glyphs.arrows} the others"
        return [head, *body[first : first + room], say(more, MUT)]

    def _body(self, pen: Pen, room: int) -> tuple[list[Line], int]:
        """All lines, and the place of the chosen one. A reason has a second line where there is room for it."""
        changes, after = self.done.changes, [*self._gone(pen), *follows(pen, self.before, self.done.table)]
        after += self._said(pen)
        rows = change_rows(pen, self.done.table, changes, earlier=self.earlier, full=False)
        left = room - sum(map(len, rows)) - len(after)
        for at, long in enumerate(change_rows(pen, self.done.table, changes, earlier=self.earlier)):
            if 0 < (more := len(long) - len(rows[at])) <= left:
                rows[at], left = long, left - more
        lines: list[Line] = []
        chosen_at = 0
        for change, row in zip(changes, rows, strict=True):
            first, chosen = self._marked(pen, change.waived_at, row[0])
            chosen_at = len(lines) if chosen else chosen_at
            lines += [first, *row[1:]]
        return [*(lines or [say("  no change", MUT)]), *after], chosen_at

    def _marked(self, pen: Pen, waived_at: str | None, line: Line) -> tuple[Line, bool]:
        """The row of a change with its digit, or as the chosen one."""
        if waived_at is None:
            return line, False
        number = self.waivable.index(waived_at)
        if self.by_digit:
            return ((NUMBERS[number], KEY), (line[0][0][1:], ""), *line[1:]), False
        chosen = number == self.chosen
        return (pen.chosen(line) if chosen else line), chosen

    def _gone(self, pen: Pen) -> list[Line]:
        """What was shown before another seat's change, and is not made any more."""
        now = {change.key for change in self.done.changes}
        lines: list[Line] = []
        for gone in self.earlier.values():
            if gone is not None and gone.key not in now:
                lines += change_rows(pen, self.done.table, [gone], full=False)[0]
                lines.append(say("    ! shown before, and not made any more", RUST))
        return lines

    def _said(self, pen: Pen) -> list[Line]:
        told = [remark for remark in self.done.remarks if not remark.to_tell]
        to_say = [remark for remark in self.done.remarks if remark.to_tell]
        lines = [pen.cut(((" " * 2, ""), *say(f"{'':<{LABEL}}"), *say(remark.text, MUT))) for remark in told]
        return lines + [
            pen.cut(((" " * 2, ""), *say(f"{'to say':<{LABEL}}", BOLD), *say(remark.text))) for remark in to_say
        ]
