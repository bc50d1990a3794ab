"""Dice in front: each digit is a face as it lies on the table, and the last one goes on by itself; Space rolls here."""

from rules.answers import Answer
from rules.asks import Dice
from rules.errors import NotTaken
from rules.pools import FACES, Pool, Prospect
from rules.throws import TOTALS, Throw
from tui.moves.drawing import BOLD, BOX, KEY, MUT, TXT, Pen, between, say
from tui.moves.front import AskFront, Keys, Reply, Said, Signal, Trouble
from tui.moves.press import Press
from tui.widgets.cells import EMPTY, Line

NO_MIXING = "dice that were typed and dice that are rolled here don't mix: Backspace first"
_PROSPECTS: dict[Prospect, str] = {"certain": "certain", "so far": "so far", "open": "still open", "out": "ruled out"}
_LIKELY: tuple[Prospect, ...] = ("certain", "so far")
WIDE, NARROW, MARGIN = 9, 6, 4  # cells of a box with its gap; cells left of the first
MOST_WIDE, MOST_NARROW = 3, 11  # dice that are drawn so
HELP = 39  # cells, beside the dice


class DiceFront(AskFront[Dice]):
    """`faces` are those typed so far; `digits` what is typed of a face that could still get longer (a d12's 1)."""

    def __init__(self, ask: Dice, old: Answer | None = None) -> None:
        self.faces: list[int] = []
        self.digits = ""
        super().__init__(ask, old)

    def put(self, ask: Dice) -> None:
        """Faces that these dice have not, or that are too many now, are taken away."""
        super().put(ask)
        self.faces = [face for face in self.faces if face <= ask.sides][: ask.count - 1]

    def press(self, key: Press) -> Said:
        """Digits, Space, Backspace; Enter gives what was answered before."""
        if key.character is not None and key.character in "0123456789":
            return self._digit(key.character)
        if key.name == "space":
            return Trouble(NO_MIXING) if self.faces or self.digits else Signal.ROLL
        if key.name == "backspace":
            return self._clear()
        if key.name == "enter":
            return self._enter()
        return Signal.NOT_MINE

    def _digit(self, digit: str) -> Said:
        digits = self.digits + digit
        if int(digits) and int(digits) * 10 <= self.ask.sides:
            self.digits = digits
            return Signal.DRAW
        return self._face(int(digits))

    def _face(self, face: int) -> Said:
        self.digits = ""
        try:
            self.faces.append(self.ask.take_face(face))
        except NotTaken as no:
            return Trouble(no.reason)
        if len(self.faces) < self.ask.count:
            return Signal.DRAW
        faces, self.faces = self.faces, []
        return Reply(faces)

    def _clear(self) -> Said:
        if self.digits:
            self.digits = ""
        elif self.faces:
            self.faces.pop()
        else:
            return Signal.BACK
        return Signal.DRAW

    def _enter(self) -> Said:
        if self.digits:
            return self._face(int(self.digits))
        if not self.faces and (before := self.as_before):
            return before
        left = self.ask.count - len(self.faces)
        return Trouble(f"{left} {'die is' if left == 1 else 'dice are'} still to fall")

    def keys(self) -> Keys:
        """Its keys."""
        if self.faces or self.digits:
            return [(self._range(), "face"), ("Backspace", "clear a die")]
        before = [("Enter", "as before")] if self.as_before else []
        return [(self._range(), "face"), ("Space", "roll"), *before, ("Backspace", "back")]

    def hint(self, key: Press) -> str:  # noqa: ARG002 - of every key the same
        """How a die is said."""
        return f"a die is a number of {self._range()}; Space rolls here"

    def lines(self, pen: Pen) -> list[Line]:
        """The pool, the dice, and what each result would mean."""
        parts = [self._pool(pen), self._boxes(pen), self._tiers(pen)]
        parts = [part for part in parts if part]
        room = pen.rows - sum(map(len, parts))
        lines: list[Line] = []
        for number, part in enumerate(parts):
            gap = number > 0 and room >= len(parts) - number
            lines += [EMPTY, *part] if gap else part
        return lines

    def _range(self) -> str:
        return f"1-{self.ask.sides}"

    def _pool(self, pen: Pen) -> list[Line]:
        pool = self.ask.pool or self.ask.throw
        if pool is None:
            return []
        return pen.words_and(", ".join(pool.because), MUT, ((f"{pen.glyphs.to}  ", MUT), (pool.text(), BOLD)))

    def _boxes(self, pen: Pen) -> list[Line]:
        count = self.ask.count
        if count > MOST_NARROW:
            faces = " ".join([*map(str, self.faces), f"{self.digits}_", *"." * (count - len(self.faces) - 1)])
            return [pen.cut(say(faces, BOLD)), *self._help()]
        cell, margin = (WIDE, MARGIN) if count <= MOST_WIDE else (NARROW, 2)
        boxes = [self._box(pen, number, cell - 4) for number in range(count)]
        rows = [(((" " * margin), ""), *between("  ", (box[row] for box in boxes))) for row in range(3)]
        if margin + count * cell + HELP > pen.width:
            return rows
        first, second = self._help()
        return [rows[0], (*rows[1], *first), (*rows[2], *second)]

    def _box(self, pen: Pen, number: int, inner: int) -> tuple[Line, Line, Line]:
        """One die. The one that falls next is lit; of those after it nothing is known."""
        glyphs, style, shown = pen.glyphs, BOX, ""
        if number < len(self.faces):
            shown = str(self.faces[number])
        elif number == len(self.faces):
            style, shown = KEY, f"{self.digits}_"
        rule = glyphs.rule * inner
        return (
            ((f"{glyphs.top_left}{rule}{glyphs.top_right}", style),),
            ((glyphs.side, style), (f"{shown:^{inner}}", BOLD), (glyphs.side, style)),
            ((f"{glyphs.bottom_left}{rule}{glyphs.bottom_right}", style),),
        )

    def _help(self) -> tuple[Line, Line]:
        which = "the die:" if self.ask.count == 1 else f"die {len(self.faces) + 1} of {self.ask.count}:"
        key, does = ("Backspace", "clears one") if self.faces else ("Space", "and it is rolled here")
        return (
            ((f"{which:>13}  ", TXT), (self._range(), KEY), (" as it lies on the table", MUT)),
            ((f"{'or':>13}  ", MUT), (key, KEY), (f" {does}", MUT)),
        )

    def _tiers(self, pen: Pen) -> list[Line]:
        pool = self.ask.pool or self.ask.throw
        if pool is None:
            return []
        prospects, means = pool.prospects(self.faces), FACES if isinstance(pool, Pool) else TOTALS
        return [self._tier(pen, pool, means[tier], text, prospects[tier]) for tier, text in self.ask.tiers]

    def _tier(self, pen: Pen, pool: Pool | Throw, faces: str, text: str, prospect: Prospect) -> Line:
        likely = prospect in _LIKELY
        ink = MUT if prospect == "out" else TXT
        end = _PROSPECTS[prospect]
        if prospect == "so far" and isinstance(pool, Pool):
            end = f"with the {pool.face(self.faces)} so far"
        row = pen.spread((("  ", ""), (f"{faces:<8}", ink), *say(text, ink)), say(end, TXT if likely else MUT))
        return pen.chosen(row) if likely else row
