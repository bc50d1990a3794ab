"""Finding a move by a few letters: what is typed narrows all moves down and puts the best one first."""

from collections.abc import Sequence

from msgspec import Struct
from textual.fuzzy import FuzzySearch

from tui.keys import BY_NAME, TABS
from tui.move_rows import MoveRow

NAME_COUNTS, SHORT_COUNTS = 3.0, 2.0  # times as much as the same letters in a trigger
ITS_LETTER = 1.0  # for a move whose own letter was typed
# Moves that a key of the board makes.
_OWN_KEYS = {"note": "n", "set": "E", "tick-sheet": "x", "bonus": "b", "give-numbers": "e"}
_OF_POOLS = {"gain-dread": "g d +", "spend-dread": "g d", "gain-fortune": "g f +", "spend-fortune": "g f"}

_fuzzy = FuzzySearch()


class Found(Struct, frozen=True):
    """A move, how it is made without the list (`2 m d`), and which letters of its words were typed, by their places."""

    row: MoveRow
    address: str
    in_name: frozenset[int] = frozenset()
    in_short: frozenset[int] = frozenset()
    in_trigger: frozenset[int] = frozenset()


def address(row: MoveRow) -> str:
    """The keys of a move from anywhere: its tab's digit, `m`, its letter; or a key of its own."""
    move = row.move
    if not move.letter:
        key = BY_NAME.get(_OWN_KEYS.get(move.id, ""))
        return key.sign if key else _OF_POOLS.get(move.id, "")
    tab = next((tab.digit for tab in TABS if tab.id == move.tab), "")
    return f"{tab} m {move.letter}".strip()


def find(rows: Sequence[MoveRow], typed: str) -> list[Found]:
    """The moves in which every word that was typed is found, the best first; all of them, in their order, for none.

    Letters are looked for in order, with others between them, in a name and its two or three words; in a trigger they
    must stand together: a sentence has nearly any three letters in nearly any order.
    """
    words = typed.casefold().split()
    if not words:
        return [Found(row, address(row)) for row in rows]
    scored = []
    for at, row in enumerate(rows):
        found = [_match(row, word) for word in words]
        if all(score for score, _ in found):
            score = sum(score for score, _ in found) + (ITS_LETTER if words == [row.move.letter.casefold()] else 0)
            scored.append((-score, bool(row.blocked), at, _together(row, [one for _, one in found])))
    return [found for *_, found in sorted(scored, key=lambda one: one[:3])]


def _match(row: MoveRow, word: str) -> tuple[float, Found]:
    """How well a word fits a move, and where it was found; 0 for nowhere."""
    name, in_name = _fuzzy.match(word, row.move.name)
    short, in_short = _fuzzy.match(word, row.move.short)
    start = row.move.trigger.casefold().find(word)
    in_trigger = range(start, start + len(word)) if start >= 0 else ()
    trigger = _fuzzy.score(row.move.trigger, in_trigger) if in_trigger else 0.0
    score = max(name * NAME_COUNTS, short * SHORT_COUNTS, trigger)
    return score, Found(row, "", frozenset(in_name), frozenset(in_short), frozenset(in_trigger))


def _together(row: MoveRow, parts: Sequence[Found]) -> Found:
    return Found(
        row,
        address(row),
        frozenset().union(*(part.in_name for part in parts)),
        frozenset().union(*(part.in_short for part in parts)),
        frozenset().union(*(part.in_trigger for part in parts)),
    )
