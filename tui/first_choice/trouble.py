"""Trouble as it is shown: with its sign, and wrapped so that also a long path is there to its end."""

from pathlib import Path

from msgspec.structs import replace
from rich.cells import cell_len, chop_cells

from rules.errors import NotTaken
from saves.errors import SavesError
from tui.command_line.exits import sentence
from tui.first_choice.paths import in_short
from tui.moves.drawing import RUST, Pen
from tui.widgets.cells import Line, clean

SIGN = 2  # cells


def told(error: SavesError | NotTaken | OSError) -> str:
    """An error as a sentence: what is on the disk by its path, with what the system says of it."""
    if isinstance(error, NotTaken):
        return sentence(error.reason)
    if isinstance(error, OSError) and error.filename:
        return f"{in_short(Path(error.filename))} can't be used: {error.strerror or error}."
    return sentence(str(error))


def trouble_lines(pen: Pen, words: str, most: int) -> list[Line]:
    """The words in at most `most` lines. A word that is longer than a line goes on in the next."""
    inner = replace(pen, width=pen.width - SIGN)
    parts = [
        part
        for word in clean(words).split()
        for part in (chop_cells(word, inner.width) if cell_len(word) > inner.width else [word])
    ]
    lines = inner.wrap(" ".join(parts), RUST, most)
    return [((f"{pen.glyphs.owed} " if not row else " " * SIGN, RUST), *line) for row, line in enumerate(lines)]
