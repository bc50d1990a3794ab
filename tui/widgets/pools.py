"""The GM's two pools at the right end of the strip, one above the other. Diamonds and dusk are theirs alone."""

from rules.sight import View
from rules.table import MOST_OF_A_POOL
from rules.track import Track
from rules.tracks import GM_POOLS
from rules.worlds import in_play
from tui.glyphs import Glyphs
from tui.widgets.cells import Line, fit

NAME = 7  # cells: Fortune
VALUE = 2  # cells: 10
WIDTH = 1 + len(" GM ") + NAME + 1 + MOST_OF_A_POOL + 1 + VALUE + 1  # cells, with the bar before and a blank behind


def pools_seen(view: View) -> tuple[Track, ...]:
    """The pools that are in play and that a seat sees."""
    return tuple(pool for pool in GM_POOLS if in_play(view.table, pool.world) and view.shows(pool.where))


def diamonds(points: int, glyphs: Glyphs) -> Line:
    """A pool's points, of as many as it can hold."""
    return (
        (glyphs.pool_full * points, "$dusk"),
        (glyphs.pool_empty * (MOST_OF_A_POOL - points), "$box"),
    )


def pool_line(view: View, pool: Track, glyphs: Glyphs) -> Line:
    """A pool in `WIDTH` cells; nothing for a seat that does not see it."""
    if pool not in pools_seen(view):
        return ()
    points = int(pool.value(view.table))
    gm, name = pool.word.split(" ", 1)
    return (
        (f"{glyphs.chosen_more} {gm}", "bold $dusk"),
        (f" {fit(name, NAME, glyphs)} ", "$mut"),
        *diamonds(points, glyphs),
        (f" {points:>{VALUE}} ", "bold $dusk"),
    )
