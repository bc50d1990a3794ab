"""What the owners of things are called in a narrow column, and amounts in gold."""

from collections.abc import Iterable

from rich.cells import cell_len

from rules.coins import GOLD
from rules.named import called as name_of
from rules.table import Table
from tui.glyphs import Glyphs
from tui.widgets.cells import Line, clean
from tui.widgets.combat.columns import called

PARTY = "party"


def short_names(table: Table, who: Iterable[str], width: int, glyphs: Glyphs) -> dict[str, str]:
    """What each of these characters is called in so many cells, by id; the whole party for ""."""
    ids = list(dict.fromkeys(who))
    names = [name_of(table, id) if id else PARTY for id in ids]
    return dict(zip(ids, called(names, width, glyphs), strict=True))


def widest(words: Iterable[str], most: int) -> int:
    """How many cells the longest takes, and no more than that."""
    return min(most, max((cell_len(clean(one)) for one in words), default=0))


def in_gold(copper: int) -> str:
    """An amount as a number of gold pieces: `42`, `92.5`."""
    whole, rest = divmod(copper, GOLD)
    return f"{whole}.{rest:02}".rstrip("0").rstrip(".") if rest else str(whole)


def loyalty_boxes(loyalty: int | None, most: int, glyphs: Glyphs) -> Line:
    """A box for each point, and the number; a stroke where nobody has said it."""
    held = loyalty or 0
    number = "-" if loyalty is None else str(held)
    return (glyphs.have * held, "$moss"), (glyphs.lack * (most - held), "$box"), (f" {number}", "bold $txt")
