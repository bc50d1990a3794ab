"""The moves as lists show them: what each would roll and come to now, or why it can't be made."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from rules.moves import Move
from rules.registry import NO_LETTER, WHERE, on_tab
from rules.table import Table


class MoveRow(Struct, frozen=True):
    """A move as the list shows it. `pool` is `2d`, `because` how it comes to that or what the move would come to now;
    `blocked` why it can't be made."""

    move: Move
    pool: str = ""
    because: str = ""
    blocked: str = ""


class MoveRows:
    """All moves that a letter makes, as they stand at one table for whoever would make them. `may_not` is why this seat
    may not make one at all, or "".

    Worked out for one tab at a time, when somebody looks at it.
    """

    def __init__(self, table: Table, who: str, may_not: Callable[[Move], str]) -> None:
        self._table, self._who, self._may_not = table, who, may_not
        self._found: dict[str, tuple[MoveRow, ...]] = {}

    def __iter__(self) -> Iterator[MoveRow]:
        """Those of every tab."""
        return (row for tab in WHERE if tab != NO_LETTER for row in self.on(tab))

    def on(self, tab: str) -> tuple[MoveRow, ...]:
        """Those of one tab, in the order of its list."""
        if tab not in self._found:
            plays = self._table.campaign.settings.plays
            self._found[tab] = tuple(self._row(move) for move in on_tab(tab, plays))
        return self._found[tab]

    def _row(self, move: Move) -> MoveRow:
        table = self._table
        blocked = self._may_not(move) or move.blocked(table, self._who) or ""
        if move.pool is None:
            return MoveRow(move, because=move.hint(table), blocked=blocked)
        pool = move.pool(table)
        because = ", ".join(reversed(pool.because)) if len(pool.because) > 1 else ""  # the stat alone is plain
        if pool.reads == "lowest":
            because = f"roll {pool.dice}, keep the lowest"  # more telling than how it came to that
        return MoveRow(move, pool.short, move.hint(table) or because, blocked)
