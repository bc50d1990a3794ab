"""The forecast: what a fight of the chosen two would do to both, result by result, before any dice fall (DG-FIGHT).

What it says was found by running the move itself with every sum of two dice and every pick.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len

from rules.changes import Change
from rules.errors import NoSuchPlace, Refused
from rules.places import look
from rules.sheets.others import OthersWounds
from rules.sheets.wounds import BOXES, FINE_WORD, WoundsSheet
from rules.table import Table
from rules.throws import TOTALS
from rules.tracks import DREAD
from tui.change_words import change_in_words, net
from tui.glyphs import Glyphs
from tui.widgets.cells import Line, Part, clean, cut, cut_line, width_of
from tui.widgets.combat.field import main_number
from tui.widgets.sheets.gauge import condition_part, wounds_boxes

if TYPE_CHECKING:
    from rules.combat.what_if import Outcome, TierOutlook, WhatIf

LABEL = 8  # cells
MOST_NAME = 12  # cells
NOT_TOLD = ("fights.", "done.")  # places whose changes are no news of a fight: its exchange, whose turn it was
NO_DICE = "no dice come to this"


def outlook_lines(table: Table, seen: "WhatIf", fighter: str, foe: str, width: int, glyphs: Glyphs) -> list[Line]:
    """What is rolled, dealt and taken, then each result. `fighter` and `foe` are places."""
    if seen.blocked:
        return [((" " * 2, ""), (clean(seen.blocked), "$mut"))]
    lines: list[Line] = []
    if seen.throw is not None:
        because = ", ".join(seen.throw.because)
        lines.append((_label("rolls"), (seen.throw.text(), "bold $txt"), (f"   {clean(because)}", "$mut")))
    deals: Line = (_label("deals"), (seen.deals, "$txt"))
    takes: Line = (("takes ", "$mut"), (seen.takes, "$txt"))
    half = max(width // 2, width_of(deals) + 3)
    if half + width_of(takes) <= width:
        lines.append((*deals, (" " * (half - width_of(deals)), ""), *takes))
    else:
        lines += [deals, (_label("takes"), (seen.takes, "$txt"))]
    both = _Both(table, fighter, foe, width, glyphs)
    picks = max((cell_len(_picks(one)) for tier in seen.tiers for one in tier.outcomes), default=0)
    for tier in seen.tiers:
        lines += _tier(tier, both, min(picks, width // 3))
    return [cut_line(line, width, glyphs) for line in lines]


def _label(word: str) -> Part:
    return f" {word:<{LABEL - 1}}", "$mut"


def _tier(tier: "TierOutlook", both: "_Both", picks: int) -> list[Line]:
    """A line for each way to pick; one where no dice come to it, or where it stops at something else that is asked."""
    label = f"  {TOTALS[tier.tier]:<{LABEL - 2}}"
    if not tier.reachable:
        return [((label, "$off"), (NO_DICE, "$off"))]
    lines: list[Line] = []
    for one in tier.outcomes:
        said = _picks(one)
        blank = (f"{said:<{picks}}" + "  " if picks else "", "$txt")
        lines.append(((label if not lines else " " * LABEL, "$txt"), blank, *both.after(one.changes)))
    if tier.stops_at:
        asks: Line = (("then asks: ", "$mut"), (clean(tier.stops_at), "$txt"))
        lines = [(*lines[0], ("  ", ""), *asks), *lines[1:]] if lines else [((label, "$txt"), *asks)]
    return lines or [((label, "$txt"), ("nothing changes", "$mut"))]


def _picks(one: "Outcome") -> str:
    return " + ".join(one.picks)


class _Both:
    """The two who would fight, and how they would stand after changes."""

    def __init__(self, table: Table, fighter: str, foe: str, width: int, glyphs: Glyphs) -> None:
        self._table, self._glyphs = table, glyphs
        self._foe, self._fighter = foe, fighter
        self._boxes = width >= 76
        self._numbers = [_number(table, foe), _number(table, fighter)]

    def after(self, changes: tuple[Change, ...]) -> Line:
        """Both as they would stand, and whatever else would be."""
        now = net(changes)
        there = {change.where: change.after for change in now}
        foe, own = self._stands(self._foe, there), self._stands(self._fighter, there)
        told = {self._foe, self._fighter}
        others = [
            one
            for one in now
            if not one.where.startswith(NOT_TOLD) and not any(one.where.startswith(f"{place}.") for place in told)
        ]
        gap = ("   ", "")
        line: Line = (*foe, gap, *own)
        for change in others:
            word, before, after = change_in_words(self._table, change)
            ink = "bold $dusk" if change.where == DREAD.where else "$mut"
            line = (*line, gap, (_step(change, word) or f"{word} {before} {self._glyphs.to} {after}", ink))
        return line

    def _stands(self, place: str, there: Mapping[str, Any]) -> Line:
        """Somebody's name, and their number as it would be; what becomes of them where that changes."""
        one = look(self._table, place)
        where = _number(self._table, place)
        name = cut(one.name, MOST_NAME, self._glyphs)
        if not where:
            return ((name, "$txt"),)
        before = look(self._table, where)
        after = there.get(where, before)
        changed = after != before
        line: Line = ((f"{name} ", "$txt" if changed else "$mut"), *self._gauge(one, after, changed=changed))
        many = there.get(f"{place}.many")
        if many is not None:
            line = (*line, (f" x{many}", "bold $rust"))
        status = there.get(f"{place}.status")
        if isinstance(status, str):
            return (*line, (f" {'out' if status == 'left' else status}", "bold $rust"))
        sheet = one.sheet
        if isinstance(sheet, WoundsSheet) and changed:
            worse = sheet.model_copy(update={"wounds": after})
            if worse.condition not in (sheet.condition, FINE_WORD):
                return (*line, (" ", ""), condition_part(worse))
        if isinstance(sheet, OthersWounds) and changed and sheet.most_wounds is not None and after >= sheet.most_wounds:
            return (*line, (" out", "bold $rust"))
        return line

    def _gauge(self, one: Any, value: int | None, *, changed: bool) -> Line:
        most = _most(one)
        style = "bold $txt" if changed else "$mut"
        end: Line = ((str(value), style), (f"/{most}" if most else "", "$txt" if changed else "$mut"))
        if not self._boxes or most is None or most > BOXES or value is None or one.sheet.kind != "wounds":
            return end
        return (*wounds_boxes(min(value, most), most, self._glyphs), (" ", ""), *end)


def _most(one: Any) -> int | None:
    if isinstance(one.sheet, WoundsSheet):
        return BOXES
    most: int | None = getattr(one.sheet, "most_wounds", None) or getattr(one.sheet, "max_hp", None)
    return most


def _number(table: Table, place: str) -> str:
    try:
        return main_number(table, place)
    except (Refused, NoSuchPlace):
        return ""


def _step(change: Change, word: str) -> str:
    """A number of the GM's as what it gains: `GM Dread +1`."""
    if change.where != DREAD.where or not isinstance(change.before, int) or not isinstance(change.after, int):
        return ""
    return f"{word} {change.after - change.before:+d}"
