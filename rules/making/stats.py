"""The stats that a character begins with: four ratings each once, or any six (DG-CREATE-1, HH-ROLL)."""

import re
from collections import Counter
from typing import Any

from rules.asks import Words, one_line
from rules.errors import NotTaken
from rules.kept import MOST_STAT
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.wounds import WoundsSheet

RATINGS = (2, 1, 0, -2)  # DG-CREATE-1: each once
FOUR = tuple(line.field for line in WoundsSheet.STATS)
SIX = tuple(line.field for line in HitPointSheet.STATS)
LONGEST = 80  # characters
_NUMBER = re.compile(r"[+-]?[0-9]{1,3}")
_EACH = "each of +2 +1 0 -2 goes to one stat"
_HOW = "the stats from best to worst, such as gwp, or four numbers"


class Ratings(Words, frozen=True, kw_only=True):
    """Who has which rating: the stats from +2 on by their letters (`gwp`, the last gets -2), or four numbers."""

    longest: int = LONGEST

    def take(self, value: Any) -> str:
        """The four numbers as the sheet has them, for `numbers`. Raises NotTaken with what is wrong (DG-CREATE-1)."""
        words = _words(one_line(value, longest=self.longest, optional=False))
        if all(_NUMBER.fullmatch(word) for word in words):
            return _said(_each_once(tuple(int(word) for word in words)))
        joined = "".join(words)
        return _said(_best_first(list(joined) if words == [joined] and joined.isalpha() else words))


class SixStats(Words, frozen=True, kw_only=True):
    """Six numbers in the order of the sheet."""

    longest: int = LONGEST

    def take(self, value: Any) -> str:
        """The six numbers, for `numbers`. Raises NotTaken for another count, letters and a slip of the finger."""
        said = one_line(value, longest=self.longest, optional=self.optional)
        if not said:
            return ""
        words = _words(said)
        if len(words) != len(SIX) or not all(_NUMBER.fullmatch(word) for word in words):
            order = " ".join(line.word for line in HitPointSheet.STATS)
            raise NotTaken(f"six whole numbers are wanted here, in the order {order}, such as 2 0 1 0 1 -1")
        found = tuple(int(word) for word in words)
        if wrong := next((one for one in found if abs(one) > MOST_STAT), None):
            raise NotTaken(f"a stat of {wrong:+d} is too far off: {-MOST_STAT} to +{MOST_STAT}")
        return _said(found)


def numbers(said: str, stats: tuple[str, ...]) -> dict[str, Any]:
    """The stats by name, from what their ask gave; None each where nothing was said."""
    if not said:
        return dict.fromkeys(stats)
    return dict(zip(stats, (int(word) for word in said.split()), strict=True))


def _words(said: str) -> list[str]:
    return said.casefold().replace(",", " ").replace("\u2212", "-").split()


def _said(found: tuple[int, ...]) -> str:
    return " ".join(f"{one:+d}" if one else "0" for one in found)


def _each_once(found: tuple[int, ...]) -> tuple[int, ...]:
    """Four numbers, if they are the four ratings (DG-CREATE-1)."""
    if len(found) != len(FOUR):
        raise NotTaken(f"four ratings are wanted here, not {len(found)}: {_EACH}")
    if wrong := next((one for one in found if one not in RATINGS), None):
        raise NotTaken(f"{wrong:+d} is no rating to begin with: {_EACH}")
    for rating, times in Counter(found).items():
        if times > 1:
            raise NotTaken(f"{_said((rating,))} stands there {times} times: {_EACH}")
    return found


def _best_first(parts: list[str]) -> tuple[int, ...]:
    """The ratings of stats that are named from best to worst; the fourth can be left out (DG-CREATE-1)."""
    named = []
    for part in parts:
        stat = next((one for one in FOUR if one.startswith(part)), "")
        if not stat:
            raise NotTaken(f"{part!r} is no stat: say {_HOW}")
        if stat in named:
            raise NotTaken(f"{stat.capitalize()} stands there twice: {_EACH}")
        named.append(stat)
    if len(named) < len(FOUR) - 1:
        raise NotTaken(f"three stats at least are wanted here, not {len(named)}: say {_HOW}")
    named += [stat for stat in FOUR if stat not in named]
    return tuple(RATINGS[named.index(stat)] for stat in FOUR)
