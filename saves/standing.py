"""Where a campaign stands for one reader: the table as of the last line that it has read."""

import re

from msgspec import Struct
from msgspec.structs import replace

from rules.registry import MOVES
from rules.table import Table
from saves.applying import DoesNotFit, apply, apply_after_gap, first_table
from saves.chronicle import Chronicle, Line
from saves.entry import FORMAT, REPAIR, Entry
from saves.errors import Damaged, NewerFormat
from saves.lines import BadLine, format_of, stated_sum
from saves.sums import NO_SUM


class Standing(Struct, frozen=True, kw_only=True):
    """The table after `last`, and how far the chronicle was read for it.

    `n` is the highest number that is taken, `end` where the next line will begin, `raw` the last line as it was read,
    which may be a bad one. `gap`: a line before was lost, so befores need not fit. `stopped`: why nothing after `last`
    can be applied, "" if all could. `open_line`: the line at `end` was committed and has lost its newline since.
    `accepted`: the entry that is taken as it is, whether it fits or not.
    """

    table: Table | None = None
    last: Entry | None = None
    n: int = 0
    end: int = 0
    raw: bytes = b""
    gap: bool = False
    warnings: tuple[str, ...] = ()
    stopped: str = ""
    open_line: bool = False
    accepted: int = 0

    @property
    def sum(self) -> bytes:
        """What the next line's sum has to follow."""
        return stated_sum(self.raw) if self.raw else NO_SUM

    def still_there(self, chronicle: Chronicle) -> bool:
        """Whether the last line that was read stands where it stood."""
        return chronicle.holds(self.end - len(self.raw), self.raw)


def called(entry: Entry) -> str:
    """An entry for people, at the beginning of a sentence: its number and what it was."""
    move = MOVES.get(entry.move)
    return f"Entry {entry.n} ({move.name if move else entry.move})"


def follow(standing: Standing, chronicle: Chronicle) -> Standing:
    """Read on from where `standing` left off, to the last newline.

    Raises NewerFormat for a line that a newer program wrote, and Damaged if there is nothing to begin with.
    """
    if standing.stopped:
        return standing
    for line in chronicle.forwards(standing.end):
        standing = take(standing, line, chronicle)
        if standing.stopped:
            break
    return standing


def take(standing: Standing, line: Line, chronicle: Chronicle) -> Standing:
    """Where a campaign stands after one more line. Raises as `follow` does."""
    if not line.good:
        return _skip(standing, line)
    try:
        entry = line.entry()
        format = entry.format
    except BadLine:
        entry, format = None, format_of(line.raw)
    if format > FORMAT:
        raise NewerFormat(f"Entry {standing.n + 1} of this campaign", format)
    if entry is None:
        return _skip(standing, line)
    if standing.table is None:
        return _begin(standing, line, entry)
    gap = standing.gap or entry.n > standing.n + 1
    try:
        table = apply(standing.table, entry)
    except DoesNotFit as why:
        if not gap and entry.n != standing.accepted and not is_amended(chronicle, entry):
            return replace(standing, stopped=_does_not_fit(entry, why))
        table, lost = apply_after_gap(standing.table, entry)
        warnings = tuple(f"{called(entry)}: {one}." for one in lost)
        read = replace(standing, end=line.end, raw=line.raw)
        return replace(read, table=table, last=entry, n=entry.n, gap=True, warnings=(*standing.warnings, *warnings))
    return Standing(
        table=table,
        last=entry,
        n=entry.n,
        end=line.end,
        raw=line.raw,
        gap=gap,
        warnings=standing.warnings,
        accepted=standing.accepted,
    )


def _begin(standing: Standing, line: Line, entry: Entry) -> Standing:
    if entry.n != 1:
        raise Damaged(
            "The first entry of this campaign is damaged, and without a whole table.json the rest is not enough. "
            "Put back a copy of the folder; its `backups` may have one."
        )
    try:
        return replace(standing, end=line.end, raw=line.raw, table=first_table(entry), last=entry, n=1)
    except DoesNotFit as why:
        raise Damaged(f"No table can be made of the first entry of this campaign: {why}.") from why


def _skip(standing: Standing, line: Line) -> Standing:
    after = f"after entry {standing.last.n}" if standing.last else "at the beginning"
    warning = (
        f"A line of the chronicle {after} is damaged and was left out. What it changed may be missing: "
        "look at the numbers, and put them right with the command `set`."
    )
    warnings = (*standing.warnings, warning)
    return replace(standing, end=line.end, raw=line.raw, n=standing.n + 1, gap=True, warnings=warnings)


def _does_not_fit(entry: Entry, why: DoesNotFit) -> str:
    return (
        f"{called(entry)} of {entry.when[:10]} does not fit what came before it: {why}. "
        "The campaign is open for reading only, as it stood before that entry. "
        "The command `verify --repair` keeps a copy, takes the entry as it is, and goes on from there."
    )


def is_amended(chronicle: Chronicle, entry: Entry) -> bool:
    """Whether a repair that came later says that this entry is to be taken as it is."""
    pattern = re.compile(rb'"amends":%d\b' % entry.n)
    return any(
        later.move == REPAIR and later.amends == entry.n for later in chronicle.matching_forwards(entry.end, pattern)
    )
