"""Changes as they are shown before they are made: what, old to new with a shape and a word, why, and the rule."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len

from rules.changes import Change
from rules.table import Table
from rules.tracks import SEASON, YEAR
from tui.change_words import change_in_words, follows
from tui.moves.drawing import BOLD, BOX, GAP, MUT, RUST, TXT, WIDTH, Pen, say
from tui.widgets.cells import EMPTY, Line, width_of
from tui.widgets.tracks import boxes_of

MARK = 2  # cells before each row
NAME, VALUE = 24, 20  # cells at most, but of a name where there is room for more
STRUCK = "strike"


def change_rows(
    pen: Pen,
    table: Table,
    changes: Sequence[Change],
    *,
    earlier: Mapping[str, Change | None] | None = None,
    full: bool = True,
    mark: int = MARK,
) -> list[list[Line]]:
    """The lines of each change, of which the first has `mark` free cells. `table` has the changes made.

    `earlier`: what those were that another seat has altered, None for one that is new. `full`: what does not fit into
    a line gets a second one.
    """
    parts = [_parts(pen, table, change) for change in changes]
    olds = max((width_of(old) for _, old, _ in parts), default=0)
    values = [_from_to(pen, old, new, olds) for _, old, new in parts]
    room = max(map(width_of, values), default=0)
    whys = max((cell_len(change.why) for change in changes), default=0)
    most = max(NAME, pen.width - mark - room - 2 * GAP - whys)  # longer names where no reason is shorter for them
    names = min(most, max((width_of(name) for name, _, _ in parts), default=0))
    rows = []
    for change, (name, _, _), value in zip(changes, parts, values, strict=True):
        left = ((" " * mark, ""), *pen.fill(name, names), (" " * GAP, ""), *pen.fill(value, room), (" " * GAP, ""))
        lines = _with_reason(pen, left, change, mark, full=full)
        if earlier is not None and change.key in earlier:
            lines.append(_was(pen, table, earlier[change.key]))
        rows.append(lines)
    return rows


def _from_to(pen: Pen, old: Line, new: Line, olds: int) -> Line:
    """`2 to 1`; what was not there before has only what it is now."""
    return (*pen.fill(old, olds), (f" {pen.glyphs.to} ", MUT), *new) if old else new


def follows_lines(pen: Pen, before: Table, after: Table, mark: int = MARK) -> list[Line]:
    """What counts otherwise from then on without being written down: what marks do, while they last."""
    lines = []
    for one in follows(before, after):
        was = "still " if one.was == one.now.value else f"{one.was} {pen.glyphs.to} "
        values = ((was, MUT), (str(one.now.value), BOLD))
        lines.append(pen.cut(((" " * mark, ""), *say(f"so {one.word} counts  "), *values, *say(f"  {one.why}", MUT))))
    return lines


def _parts(pen: Pen, table: Table, change: Change) -> tuple[Line, Line, Line]:
    word, before, after = change_in_words(table, change)
    if change.waived:
        stays = _value(pen, table, change.where, change.before, before, BOLD) if before else say("left out", BOLD)
        return say(word, f"{MUT} {STRUCK}"), EMPTY, (*say("stays ", MUT), *stays) if before else stays
    old = _value(pen, table, change.where, change.before, before, MUT)
    return say(word, TXT), old, _value(pen, table, change.where, change.after, after, BOLD)


def _value(pen: Pen, table: Table, where: str, value: Any, words: str, style: str) -> Line:
    """A shape, and the number or word that it stands for."""
    return (*_shape(pen, table, where, value), *pen.cut(say(words, style), VALUE))


def _shape(pen: Pen, table: Table, where: str, value: Any) -> Line:
    if value is True or value is False:
        return ((f"{pen.glyphs.have} ", RUST),) if value else ((f"{pen.glyphs.lack} ", BOX),)
    shape = boxes_of(table, where, value, pen.glyphs)
    return (*shape, (" ", "")) if shape else EMPTY


def _with_reason(pen: Pen, left: Line, change: Change, mark: int, *, full: bool) -> list[Line]:
    reason: Line = (("waived", f"bold {RUST}"),) if change.waived else say(change.why, TXT)
    rule = say(change.rule, MUT) if pen.width > WIDTH else EMPTY  # it costs width: only where there is some to spare
    room = pen.width - width_of(left)
    if rule and width_of(reason) + GAP + width_of(rule) <= room:
        return [pen.spread((*left, *reason), rule)]
    if width_of(reason) <= room or not full:
        return [pen.cut((*left, *reason))]
    return [pen.cut(left), pen.spread(((" " * (mark + 2), ""), *reason), rule)]


def most_telling(changes: Sequence[Change], count: int) -> tuple[Change, ...]:
    """As many of the changes as there is room for, in their order. The steading's tracks go before others, and newer
    ones before older."""
    ranked = sorted(range(len(changes)), key=lambda at: (not _tells(changes[at]), -at))
    return tuple(changes[at] for at in sorted(ranked[:count]))


def _tells(change: Change) -> bool:
    """Whether a change is one of a track, and not a new person or the calendar."""
    return change.where.startswith("steading.") and change.where not in (SEASON.where, YEAR.where)


def _was(pen: Pen, table: Table, was: Change | None) -> Line:
    if was is None:
        return say("    ! this was not shown before", RUST)
    _, before, after = change_in_words(table, was)
    return pen.cut(say(f"    ! was: {before} {pen.glyphs.to} {after}" if before else f"    ! was: {after}", RUST))
