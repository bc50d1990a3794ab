"""The wheel of the year: four seasons, the present one marked and in capitals."""

from rules.table import Season
from tui.glyphs import Glyphs
from tui.widgets.cells import Line, Part

ARM = 4  # cells of rule at each side


def wheel(now: Season, glyphs: Glyphs) -> tuple[Line, Line, Line]:
    """Three lines, 28 cells wide."""

    def season(one: Season) -> tuple[Part, ...]:
        if one == now:
            return ((glyphs.now, "bold $amber"), (" ", ""), (one.upper(), "bold $txt"))
        return ((glyphs.not_now, "$mut"), (" ", ""), (one.capitalize(), "$mut"))

    def arc(left: str, right: str, one: Season) -> Line:
        rule = glyphs.rule * ARM
        return (("   " + left + rule + " ", "$faint"), *season(one), (" " + rule + right, "$faint"))

    middle = (" ", ""), *season("winter"), (" " * 11, ""), *season("summer")
    return (
        arc(glyphs.top_left, glyphs.top_right, "spring"),
        middle,
        arc(glyphs.bottom_left, glyphs.bottom_right, "autumn"),
    )
