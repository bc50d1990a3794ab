"""How the rows of the modal are shared out: the ask in front comes first, what can be told shorter gives way."""

from collections.abc import Iterable, Mapping


def fit(wanted: Mapping[str, int], gives_way: Iterable[tuple[str, int]], rows: int) -> dict[str, int]:
    """How many rows each part gets. `gives_way`: a part, and how few rows it can do with, in that order.

    The same part can be named again with fewer. What still does not fit is for the caller to cut.
    """
    given = dict(wanted)
    over = sum(given.values()) - rows
    for part, least in gives_way:
        if over <= 0:
            break
        less = min(max(0, given.get(part, 0) - least), over)
        if less:
            given[part] -= less
            over -= less
    return given
