"""A text field. It is ours, so that keys typed ahead of the screen go where they were meant.

A framework's field gets its keys by a queue of its own: what is typed right after Enter would still land in it.
"""

from rich.cells import cell_len

from tui.moves.drawing import BOLD, MUT, Pen, say
from tui.moves.press import Press
from tui.widgets.cells import Line

_MOVES = {"left": -1, "right": 1}
CURSOR = "reverse $amber"


class Field:
    """Text and a cursor in it. `takes`: the characters that can be typed into it; what is pasted is not looked at."""

    def __init__(self, takes: str = "") -> None:
        self.text = ""
        self.cursor = 0
        self._takes = takes

    def __bool__(self) -> bool:
        return bool(self.text)

    def set(self, text: str) -> None:
        """Hold this text, with the cursor at its end."""
        self.text, self.cursor = text, len(text)

    def insert(self, text: str) -> None:
        """Put text in at the cursor. Where it goes on in another line, it goes on after a blank."""
        text = " ".join(text.split()) if "\n" in text or "\r" in text else text
        self.text = self.text[: self.cursor] + text + self.text[self.cursor :]
        self.cursor += len(text)

    def press(self, key: Press) -> bool:
        """Take a key. Returns whether it was one for a field; Backspace in an empty one is not."""
        if key.name in _MOVES:
            self.cursor = max(0, min(len(self.text), self.cursor + _MOVES[key.name]))
        elif key.name == "home":
            self.cursor = 0
        elif key.name == "end":
            self.cursor = len(self.text)
        elif key.name == "backspace" and self.text:
            start = max(0, self.cursor - 1)
            self.text, self.cursor = self.text[:start] + self.text[self.cursor :], start
        elif key.name == "ctrl+u" and self.text:
            self.text, self.cursor = self.text[self.cursor :], 0
        elif key.name == "delete" and self.text:
            self.text = self.text[: self.cursor] + self.text[self.cursor + 1 :]
        elif key.character and key.character.isprintable() and (not self._takes or key.character in self._takes):
            self.insert(key.character)
        else:
            return False
        return True

    def line(self, pen: Pen, width: int, placeholder: str = "") -> Line:
        """The field in `width` cells, with its cursor; the text moves along under a cursor that would leave it."""
        cursor = CURSOR if pen.lit else BOLD
        if not self.text:
            return pen.cut(((" ", cursor), *say(placeholder, MUT)), width)
        start = 0
        while cell_len(self.text[start : self.cursor]) >= width - 1:
            start += 1
        at, after = self.text[self.cursor : self.cursor + 1] or " ", self.text[self.cursor + 1 :]
        return pen.cut((*say(self.text[start : self.cursor], BOLD), *say(at, cursor), *say(after, BOLD)), width)
