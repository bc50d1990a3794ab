"""A folder as it is shown: short, and cut at its beginning, since it is the end that tells one from another."""

from pathlib import Path

from rich.cells import cell_len, get_character_cell_size

from tui.glyphs import Glyphs
from tui.widgets.cells import clean


def in_short(folder: Path) -> str:
    """The path, with `~` for one's own home."""
    try:
        inside = folder.relative_to(Path.home())
    except (RuntimeError, ValueError):  # there is no home, or it is elsewhere
        return clean(str(folder))
    return clean(str(Path("~") / inside))


def cut_path(folder: Path, width: int, glyphs: Glyphs) -> str:
    """As much of the end of the path as fits into `width` cells."""
    words = in_short(folder)
    if cell_len(words) <= width:
        return words
    kept, room = "", width - 1
    for one in reversed(words):
        room -= get_character_cell_size(one)
        if room < 0:
            break
        kept = one + kept
    return glyphs.cut + kept
