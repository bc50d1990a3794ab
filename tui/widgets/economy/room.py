"""How many rows each pane of a column has: each its least first, then one more each in turn."""

from collections.abc import Sequence

from msgspec import Struct


class Share(Struct, frozen=True):
    """Rows of one pane, and the empty ones above it."""

    rows: int
    above: int = 0


def shared(height: int, wanted: Sequence[tuple[int, int]]) -> list[Share]:
    """The rows of a column of `height` rows. `wanted` is for each pane its least, and how many it would fill.

    What is left over stands as one empty row above each, or stays below.
    """
    rows = [min(least, full) for least, full in wanted]
    left = height - sum(rows)
    while left > 0 and any(has < full for has, (_, full) in zip(rows, wanted, strict=True)):
        for at, (_, full) in enumerate(wanted):
            if left > 0 and rows[at] < full:
                rows[at] += 1
                left -= 1
    gaps = sum(has > 0 for has in rows) - 1
    above = 1 if left >= gaps else 0
    return [Share(has, above if at and has else 0) for at, has in enumerate(rows)]
