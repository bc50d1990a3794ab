"""Names and numbers of a fight in columns: what is cut where there is too little room, and what never is."""

from collections.abc import Sequence

from rich.cells import cell_len

from tui.glyphs import Glyphs
from tui.widgets.cells import clean, cut


def called(names: Sequence[str], width: int, glyphs: Glyphs) -> list[str]:
    """What to call each of several in so many cells: by as many whole words of the name as fit, as long as nobody else
    begins so; or by its letters, cut."""
    wanted = [clean(name) for name in names]
    return [_short(name, wanted, width) or cut(name, width, glyphs) for name in wanted]


def _short(name: str, names: Sequence[str], width: int) -> str:
    if cell_len(name) <= width:
        return name
    words = name.split(" ")
    for count in range(len(words) - 1, 0, -1):
        short = " ".join(words[:count])
        if cell_len(short) <= width and sum(one.startswith(short) for one in names) == 1:
            return short
    return ""


def signed(number: int) -> str:
    """A number with its sign; 0 has none."""
    return f"{number:+d}" if number else "0"
