"""The forecast: what a fight of the chosen two would do to both, result by result, before any dice fall (DG-FIGHT).

What it says was found by making the move itself with every sum of two dice and every pick.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from rich.cells import cell_len

from rules.changes import Change
from rules.combat.sides import Battalion
from rules.combat.what_if import Outcome, TierOutlook, WhatIf
from rules.errors import NoSuchPlace, Refused
from rules.places import look
from rules.pools import FULL
from rules.sheets.others import OthersWounds
from rules.sheets.wounds import BOXES, WoundsSheet
from rules.table import Table
from rules.throws import TOTALS
from rules.tracks import DREAD
from tui.change_words import change_in_words, net
from tui.glyphs import Glyphs
from tui.widgets.cells import EMPTY, Line, Part, clean, cut, cut_line, fit, width_of
from tui.widgets.combat.field import main_number
from tui.widgets.sheets.gauge import condition_part, wounds_boxes

LABEL = 8  # cells
LEAST_NAME, MOST_NAME = 10, 16  # cells
GAP = "  "
NO_NEWS = ("fights.", "done.")  # places whose changes are no news of a fight: its exchange, whose turn it was
NO_DICE = "no dice come to this"
DEATH_COMES = "DEATH COMES"
OPEN = "?"  # a number that a question leaves open
BOTH = "both"  # what a 10+ does with what a 7-9 picks one of


class Two(Struct, frozen=True):
    """The places of the two who would meet, at a table, and with what signs they are drawn."""

    table: Table
    fighter: str
    foe: str
    glyphs: Glyphs


class Told(Struct, frozen=True):
    """One way that it may go: what is picked for it, how either side would stand, what else would be, and at
    which question it stops."""

    label: str
    picks: str
    foe: Line = EMPTY
    own: Line = EMPTY
    more: Line = EMPTY
    asks: Line = EMPTY
    possible: bool = True


def outlook_lines(two: Two, seen: WhatIf, width: int, rows: int) -> list[Line]:
    """What is rolled, dealt and taken, then each result, in `rows` rows at most."""
    if seen.blocked:
        return [((GAP, ""), (clean(seen.blocked), "$mut"))]
    head = list(_thrown(seen))
    told, always = _asked_once([one for tier in seen.tiers for one in _told(two, tier)])
    results = _results(two, told, width)
    dealt = _dealt(two, seen, width, apart=len(head) + 2 + len(results) + len(always) <= rows)
    lines = [*head, *dealt]
    if always and len(lines) + len(results) + len(always) > rows:
        results = results[1:]  # their names, which the heading has: at what it stops is more telling
    spare = rows - len(lines) - len(results) - len(always)
    for line, asks in results:
        both: Line = (*line, *(((GAP, ""),) if asks else EMPTY), *asks)
        if asks and width_of(both) > width and spare > 0:
            spare -= 1
            lines += [line, ((" " * LABEL, ""), *asks)]
        else:
            lines.append(both)
    return [cut_line(line, width, two.glyphs) for line in (*lines, *always)]


def throw_lines(seen: WhatIf, width: int, glyphs: Glyphs) -> list[Line]:
    """What is rolled, for who may not know more."""
    return [cut_line(line, width, glyphs) for line in _thrown(seen)]


def _label(word: str) -> Part:
    return f" {word:<{LABEL - 1}}", "$mut"


def _thrown(seen: WhatIf) -> Iterator[Line]:
    if seen.throw is not None:
        because = clean(", ".join(seen.throw.because))
        yield (_label("rolls"), (seen.throw.text(), "bold $txt"), (f"   {because}", "$mut"))


def _dealt(two: Two, seen: WhatIf, width: int, *, apart: bool) -> list[Line]:
    """What either deals before any pick: beside each other, or one below the other where that takes more room and
    there is some."""
    deals: Line = (_label("deals"), (_without_name(two, two.fighter, seen.deals), "$txt"))
    takes: Line = (("takes ", "$mut"), (_without_name(two, two.foe, seen.takes), "$txt"))
    if not seen.deals or not seen.takes:  # what nobody has said yet
        return [deals] if seen.deals else [(_label("takes"), takes[1])] if seen.takes else []
    at = max(width // 2, width_of(deals) + 3)
    if at + width_of(takes) > width:
        at = max(width - width_of(takes), width_of(deals) + 3)
    if at + width_of(takes) > width and apart:
        return [_with_total(line, width, two.glyphs) for line in (deals, (_label("takes"), takes[1]))]
    if at + width_of(takes) > width:  # both lose reasons, the longer one first
        half = (width - 3) // 2
        deals = _with_total(deals, max(half, width - 3 - width_of(takes)), two.glyphs)
        at = width_of(deals) + 3
        takes = _with_total(takes, width - at, two.glyphs)
    return [(*deals, (" " * (at - width_of(deals)), ""), *takes)]


def _with_total(line: Line, width: int, glyphs: Glyphs) -> Line:
    """What is dealt or taken, in so many cells: its reasons are cut, never what it comes to."""
    *label, (sum, style) = line
    room = width - width_of(label)
    reasons, between, total = sum.rpartition(": ")
    if cell_len(sum) <= room or not between:
        return cut_line(line, width, glyphs)
    return (*label, (f"{cut(reasons, room - cell_len(between + total), glyphs)}{between}{total}", style))


def _without_name(two: Two, place: str, sum: str) -> str:
    """What somebody deals, without their name before it: the heading has that already."""
    return clean(sum.removeprefix(f"{look(two.table, place).name} "))


# -- the results


def _told(two: Two, tier: TierOutlook) -> Iterator[Told]:
    """A line for each way to pick; one where no dice come to it, or where it stops at something else that is asked."""
    label = TOTALS[tier.tier]
    if not tier.reachable:
        yield Told(label, NO_DICE, possible=False)
    elif not tier.outcomes:
        yield Told(label, "", asks=_asks(tier.stops_at) or (("nothing changes", "$mut"),))
    for number, one in enumerate(tier.outcomes if tier.reachable else ()):
        foe, own, more = _after(two, one)
        said = one.death in (two.foe, two.fighter)  # beside their number, where no other row is needed for it
        asks = EMPTY if said else _asks(one.stops_at)
        yield Told(label if not number else "", _picks(tier, one), foe, own, more, asks)


def _asked_once(told: list[Told]) -> tuple[list[Told], list[Line]]:
    """The question at which all of them stop is said once, below them."""
    possible = [one for one in told if one.possible]
    questions = {one.asks for one in possible}
    if len(possible) < 2 or len(questions) > 1 or not (asks := possible[0].asks):
        return told, []
    silent = not any(one.foe or one.own or one.more for one in told)  # it stops before there is anything to say
    return [] if silent else [replace(one, asks=EMPTY) for one in told], [(_label("asks"), *asks[1:])]


def _asks(question: str) -> Line:
    """At which question of another kind it stops."""
    return (("asks: ", "$mut"), (clean(question), "$txt")) if question else EMPTY


def _picks(tier: TierOutlook, one: Outcome) -> str:
    return " + ".join(one.picks) or (BOTH if tier.tier == FULL else "")


def _results(two: Two, told: Sequence[Told], width: int) -> list[tuple[Line, Line]]:
    """The results in columns, under the names of the two; each with the question at which it stops."""
    if not any(one.foe or one.own for one in told):
        return [(_line(one, 0, 0, 0), one.asks) for one in told]
    room = width - LABEL
    picks = min(max(cell_len(one.picks) for one in told), room // 3)
    names = [clean(look(two.table, place).name) for place in (two.foe, two.fighter)]
    wide = [
        max(min(cell_len(name), MOST_NAME), *(width_of(line) for line in column))
        for name, column in zip(names, ([one.foe for one in told], [one.own for one in told]), strict=True)
    ]
    begin = (" " * (LABEL + picks + len(GAP)), "")
    head: Line = (
        begin,
        *(
            (fit(cut(name, size, two.glyphs), size + len(GAP), two.glyphs), "$mut")
            for name, size in zip(names, wide, strict=True)
        ),
    )
    return [(head, EMPTY), *((_line(one, picks, *wide), one.asks) for one in told)]


def _line(one: Told, picks: int, foe: int, own: int) -> Line:
    ink = "$txt" if one.possible else "$off"
    first: Line = ((f"  {one.label:<{LABEL - 2}}", ink), (f"{one.picks:<{picks}}", ink))
    if not one.possible:
        return first
    blanks = [" " * (size - width_of(line) + len(GAP)) for size, line in ((foe, one.foe), (own, one.own))]
    if not one.foe and not one.own:
        return first
    line: Line = (*first, (GAP, ""), *one.foe, (blanks[0], ""), *one.own)
    return (*line, (blanks[1], ""), *one.more) if one.more else line


def _after(two: Two, outcome: Outcome) -> tuple[Line, Line, Line]:
    """How either side would stand after an outcome, and whatever else would be: GM Dread first."""
    now = net(outcome.changes)
    both = tuple(f"{place}." for place in (two.foe, two.fighter))
    more: Line = EMPTY
    for change in sorted(now, key=lambda one: one.where != DREAD.where):
        if not change.where.startswith((*NO_NEWS, *both)):
            more = (*more, *(((GAP, ""),) if more else EMPTY), _else(two, change))
    there = {change.where: change.after for change in now}
    foe, own = (_stands(two, place, there, outcome) for place in (two.foe, two.fighter))
    return foe, own, more


def _else(two: Two, change: Change) -> Part:
    word, before, after = change_in_words(two.table, change)
    if change.where == DREAD.where and isinstance(change.before, int) and isinstance(change.after, int):
        return f"{word} {change.after - change.before:+d}", "bold $dusk"
    return clean(f"{word} {before} {two.glyphs.to} {after}" if before else f"{word} {after}"), "$mut"


def _stands(two: Two, place: str, there: Mapping[str, Any], outcome: Outcome) -> Line:
    """Somebody's number as it would be, and what becomes of them where that changes; what a question comes before is
    open, and death is told whatever the number."""
    one = look(two.table, place)
    try:
        where = main_number(two.table, place)
    except (Refused, NoSuchPlace):
        return EMPTY
    before = look(two.table, where)
    after = there.get(where, before)
    if outcome.death == place:
        return (*_gauge(two, one, after, changed=True), (f" {DEATH_COMES}", "bold $rust"))
    if outcome.stops_at and where not in there and place not in outcome.unhurt:
        return _gauge(two, one, None, changed=False)
    line = _gauge(two, one, after, changed=after != before)
    if (many := there.get(f"{place}.many")) is not None:
        line = (*line, (f" x{many}", "bold $rust"))
    if isinstance(status := there.get(f"{place}.status"), str):
        return (*line, (f" {'out' if status == 'left' else status}", "bold $rust"))
    if after == before or isinstance(one, Battalion):
        return line
    sheet = one.sheet
    if isinstance(sheet, WoundsSheet):
        then = sheet.model_copy(update={"wounds": after})
        return (*line, (" ", ""), condition_part(then)) if then.condition != sheet.condition else line
    if isinstance(sheet, OthersWounds) and sheet.most_wounds is not None and after >= sheet.most_wounds:
        return (*line, (" out", "bold $rust"))
    return line


def _gauge(two: Two, one: Any, value: int | None, *, changed: bool) -> Line:
    most = one.began or one.members if isinstance(one, Battalion) else _most(one.sheet)
    style = "bold $txt" if changed else "$mut"
    said = OPEN if value is None else str(value)
    end: Line = ((said, style), (f"/{most}" if most else "", "$txt" if changed else "$mut"))
    if isinstance(one, Battalion) or most is None or most > BOXES or value is None or one.sheet.kind != "wounds":
        return end
    return (*wounds_boxes(min(value, most), most, two.glyphs), (" ", ""), *end)


def _most(sheet: Any) -> int | None:
    if isinstance(sheet, WoundsSheet):
        return BOXES
    most: int | None = getattr(sheet, "most_wounds", None) or getattr(sheet, "max_hp", None)
    return most
