"""Cells: lines as parts of text with a style, measured and cut by what they take on screen.

Words from people are only ever text here, never markup.
"""

import unicodedata
from collections.abc import Iterable

from rich.cells import cell_len, get_character_cell_size

from tui.glyphs import Glyphs

Part = tuple[str, str]  # text, and a style as Textual reads it: "bold $amber"
Line = tuple[Part, ...]

EMPTY: Line = ()
_NOT_DRAWN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_VARIATIONS = range(0xFE00, 0xFE10)  # ask for another form of a sign, which terminals measure differently


def clean(words: str) -> str:
    """Words as they can be drawn: nothing that steers a terminal, turns the writing round or joins signs into one."""
    if words.isascii() and words.isprintable():
        return words
    return "".join(
        " " if one in "\t\n\r" else one
        for one in words
        if one in "\t\n\r" or (unicodedata.category(one) not in _NOT_DRAWN and ord(one) not in _VARIATIONS)
    )


def cut(words: str, width: int, glyphs: Glyphs) -> str:
    """As much of the words as fits into `width` cells; what is cut off leaves a sign."""
    words = clean(words)
    if cell_len(words) <= width:
        return words
    if width <= 0:
        return ""
    kept, used = [], 0
    for one in words:
        size = get_character_cell_size(one)
        if used + size > width - 1:
            break
        kept.append(one)
        used += size
    return "".join(kept).rstrip(" ") + glyphs.cut


def fit(words: str, width: int, glyphs: Glyphs) -> str:
    """The words in exactly `width` cells."""
    words = cut(words, width, glyphs)
    return words + " " * (width - cell_len(words))


def width_of(line: Iterable[Part]) -> int:
    """How many cells a line takes."""
    return sum(cell_len(text) for text, _ in line)


def cut_line(line: Line, width: int, glyphs: Glyphs) -> Line:
    """As much of a line as fits into `width` cells."""
    if width_of(line) <= width:
        return line
    kept: list[Part] = []
    for text, style in line:
        size = cell_len(text)
        if size > width - 1:
            kept.append((cut(text + " " * 2 if size <= width else text, width, glyphs), style))
            break
        kept.append((text, style))
        width -= size
    return tuple(kept)


def apart(left: Line, right: Line, width: int, glyphs: Glyphs, *, gap: int = 2) -> Line:
    """One line with `left` at its beginning and `right` at its end; the left one is cut where both do not fit."""
    room = width - width_of(right)
    left = cut_line(left, room - gap, glyphs)
    return (*left, (" " * (room - width_of(left)), ""), *right)


def heading(title: str, right: Line, width: int, glyphs: Glyphs, *, focused: bool = False) -> Line:
    """A bold word, a rule, and what stands at its end. The pane in focus has a heavy rule."""
    title = cut(title, width - width_of(right) - 4, glyphs)
    rule = (glyphs.heavy, "bold $amber") if focused else (glyphs.rule, "$faint")
    end = (*right,) if not right else ((" ", ""), *right)
    length = max(0, width - cell_len(title) - 1 - width_of(end))
    return ((title, "bold $amber" if focused else "bold $txt"), (" ", ""), (rule[0] * length, rule[1]), *end)


def banded(line: Line, width: int, style: str) -> Line:
    """A line as the chosen one, over its whole width."""
    rest = width - width_of(line)
    return (*((text, f"{own} {style}".strip()) for text, own in line), (" " * rest, style))
