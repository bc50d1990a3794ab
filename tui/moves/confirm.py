"""The confirm: everything that Enter writes, and what can still be waived."""

from collections.abc import Mapping
from typing import Any

from rules.asks import Ask
from rules.changes import Change
from rules.run import Done
from rules.seats import Seat
from rules.sight import sees
from rules.table import Table
from tui.change_words import change_in_words
from tui.moves.asides import of_all
from tui.moves.choices import NUMBERS
from tui.moves.drawing import BOLD, KEY, MUT, RUST, TXT, Pen, say
from tui.moves.front import Front, Keys, Said, Signal, Trouble, Waive
from tui.moves.press import Press
from tui.moves.preview import change_rows, follows_lines
from tui.widgets.cells import Line

MARK = 4  # cells before a change: whether it is chosen, and its digit
LABEL = 8  # cells before what has to be said
WAIVES = "x"
ANY_PLAYER = Seat("", "player")  # one who knows no more than all players do


class Confirm(Front):
    """A play whose asks are all answered, as one seat may see it.

    `first` is the first line that is shown where there is no room for all. `chosen` is the change that Space waives,
    by its place among those that can be; at first there is none, so that a Space pressed twice before waives nothing.
    """

    def __init__(self, before: Table, done: Done, *, gm: bool = True) -> None:
        self.secret = "GM only" if gm else "for you"  # before what other seats are not told
        self.before = before
        self.done = done
        self.earlier: Mapping[str, Change | None] = {}
        self.first = 0
        self.chosen: int | None = None
        self._to_chosen = False  # it has moved, and has to be seen

    @property
    def letters(self) -> str:  # type: ignore[override]
        """Those that move, and `x`, which waives as Space does where no aside has it."""
        return "jk" if any(aside.letter == WAIVES for aside in self.asides) else f"jk{WAIVES}"

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
        if self.chosen is not None:
            self.chosen = min(self.chosen, len(self.waivable) - 1) if self.waivable else None

    def press(self, key: Press) -> Said:
        """Enter writes it; a digit waives its change; an arrow chooses one, and Space waives that."""
        if key.name == "enter":
            return Signal.COMMIT
        if key.name == "space" or (key.name == WAIVES and WAIVES in self.letters):
            return Trouble(self.hint(key)) if self.chosen is None else Waive(self.waivable[self.chosen])
        if self._digit(key):
            return Waive(self.waivable[self.chosen or 0])
        step = {"down": 1, "j": 1, "up": -1, "k": -1}.get(key.name, 0)
        if not step:
            return Signal.NOT_MINE
        self._step(step)
        return Signal.DRAW

    def only_choose(self, key: Press, *, was: str = "die") -> str:
        """Choose by digit and waive nothing. `was`: what that digit was before. Returns what waives."""
        if not self._digit(key):
            return self.hint(key)
        return (
            f"{key.character} was the last {was}; Space or {key.character} waives {self._name(self.chosen or 0)} here"
        )

    def told_of(self, waived_at: str, key: Press) -> str:
        """What a key has just waived, and that the same one takes it back; or that it is made again."""
        place = self.waivable.index(waived_at) if waived_at in self.waivable else None
        if place is None:
            return ""
        name, sign = self._name(place), key.character if key.name != "space" else "Space"
        return f"waived: {name}; {sign} takes that back" if self._is_waived(place) else f"made again: {name}"

    def _digit(self, key: Press) -> bool:
        """Choose by digit, where there are no more than digits can name. Returns whether it was one of them."""
        if not self.by_digit or not key.character or key.character not in NUMBERS[: len(self.waivable)]:
            return False
        self._choose(int(key.character) - 1)
        return True

    def _changes_at(self, place: int) -> list[Change]:
        return [one for one in self.done.changes if one.waived_at == self.waivable[place]]

    def _is_waived(self, place: int) -> bool:
        return any(one.waived for one in self._changes_at(place))

    def _name(self, place: int) -> str:
        """What is waived there, in words; those that go as one are named together."""
        words = [change_in_words(self.done.table, one)[0] for one in self._changes_at(place)]
        return " and ".join(dict.fromkeys(words))

    def _choose(self, place: int) -> None:
        self.chosen, self._to_chosen = place, True

    def _step(self, by: int) -> None:
        """The next change that can be waived; past the last one, and before the first, the next line."""
        place = by - 1 if self.chosen is None and by > 0 else -1 if self.chosen is None else self.chosen + by
        if 0 <= place < len(self.waivable):
            self._choose(place)
        else:
            self.first = max(0, self.first + by)

    def hint(self, key: Press) -> str:  # noqa: ARG002 - of every key the same
        """How to waive, and how to go on."""
        if not self.waivable:
            return "nothing here can be waived; Enter commits"
        which = "its digit waives a change" if self.by_digit else "an arrow chooses a change, Space waives it"
        return f"{which}; Enter commits"

    def keys(self) -> Keys:
        """Its keys, the one that writes first."""
        count = len(self.waivable)
        if not count:
            waive = []
        elif self.by_digit:
            waive = [("1" if count == 1 else f"1-{count}", "waive")]
        elif self.chosen is None:
            waive = [("Arrows", "choose")]
        else:
            waive = [("Space", "make it" if self._is_waived(self.chosen) else "waive it")]
        return [("Enter", "commit"), ("Backspace", "back"), *waive]

    def lines(self, pen: Pen) -> list[Line]:
        """What is written, what follows from it, and what the GM has to say."""
        head, room = pen.heading("Enter writes this", lit=True), pen.rows - 1
        body, chosen_at = self._body(pen, room)
        if len(body) <= room:
            return [head, *body]
        room = max(1, room - 1)
        if self._to_chosen and not self.first <= chosen_at < self.first + room:
            self.first = chosen_at - room // 2
        self._to_chosen = False
        self.first = first = max(0, min(self.first, len(body) - room))
        more = f"  lines {first + 1} to {first + room} of {len(body)}   {pen.glyphs.arrows} the others"
        return [head, *body[first : first + room], say(more, MUT)]

    def _body(self, pen: Pen, room: int) -> tuple[list[Line], int]:
        """All lines, and the place of the chosen one. A reason has a second line where there is room for it."""
        changes, after = self.done.changes, [*self._gone(pen), *follows_lines(pen, self.before, self.done.table, MARK)]
        after += self._said(pen)
        rows = change_rows(pen, self.done.table, changes, earlier=self.earlier, full=False, mark=MARK)
        left = room - sum(map(len, rows)) - len(after)
        for at, long in enumerate(change_rows(pen, self.done.table, changes, earlier=self.earlier, mark=MARK)):
            if 0 < (more := len(long) - len(rows[at])) <= left:
                rows[at], left = long, left - more
        lines: list[Line] = []
        chosen_at = 0
        for change, row in zip(changes, rows, strict=True):
            first, chosen = self._marked(pen, change.waived_at, row[0])
            chosen_at = len(lines) if chosen else chosen_at
            lines += [first, *row[1:]]
        return [*(lines or [say(" " * MARK + "no change", MUT)]), *after], chosen_at

    def _marked(self, pen: Pen, waived_at: str | None, line: Line) -> tuple[Line, bool]:
        """The row of a change with its digit, or as the chosen one."""
        if waived_at is None:
            return line, False
        number = self.waivable.index(waived_at)
        digit = NUMBERS[number] if self.by_digit else " "
        line = (("  ", ""), (digit, KEY), (" " * (MARK - 3), ""), *line[1:])
        return (pen.chosen(line), True) if number == self.chosen else (line, False)

    def _gone(self, pen: Pen) -> list[Line]:
        """What was shown before another seat's change, and is not made any more."""
        now = {change.key for change in self.done.changes}
        lines: list[Line] = []
        for gone in self.earlier.values():
            if gone is not None and gone.key not in now:
                lines += change_rows(pen, self.done.table, [gone], full=False, mark=MARK)[0]
                lines.append(say("    ! shown before, and not made any more", RUST))
        return lines

    def _said(self, pen: Pen) -> list[Line]:
        """What the play has to say besides: what only the GM is to know is marked so, and never to be said."""
        secret = [one for one in self.done.remarks if not sees(self.done.table, ANY_PLAYER, one.about)]
        told = [one for one in self.done.remarks if one not in secret and not one.to_tell]
        to_say = [one for one in self.done.remarks if one not in secret and one.to_tell]
        return [
            *(self._remark(pen, "", one.text, MUT) for one in told),
            *(self._remark(pen, self.secret, one.text, MUT) for one in secret),
            *(self._remark(pen, "to say", one.text, TXT) for one in to_say),
        ]

    def _remark(self, pen: Pen, label: str, text: str, style: str) -> Line:
        return pen.cut(((" " * MARK, ""), *say(f"{label:<{LABEL}}", BOLD), *say(text, style)))
