"""Coins: whole copper, and how it is said and read: `12 gp 5 sp` (DG-COIN-1, DG-COIN-2)."""

import re

from rules.errors import NotTaken

SILVER = 10  # DG-COIN-1: copper
GOLD = 100  # DG-COIN-1: copper
_WORTH = {"gp": GOLD, "sp": SILVER, "cp": 1}
MOST = 10**12  # copper: a bound, so that a slip of the finger is found

_PART = re.compile(r"([0-9]+)\s*([a-z]*)")
_WHOLE = re.compile(r"\s*[0-9]{1,30}\s*|(\s*[0-9]{1,30}\s*[a-z]+)+\s*")  # a bare number, or each with its coin
_HOW = "such as 12gp 5sp, 3 cp, or a bare number of gold"


def coins(copper: int) -> str:
    """An amount in words: `12 gp 5 sp`; `0 gp` for nothing, `-3 cp` for what is taken."""
    if copper < 0:
        return f"-{coins(-copper)}"
    parts = []
    for coin, worth in _WORTH.items():
        count, copper = divmod(copper, worth)
        if count:
            parts.append(f"{count} {coin}")
    return " ".join(parts) or "0 gp"


def read_coins(text: str) -> int:
    """Copper, from `12gp 5sp`, `3 cp` or a bare number of gold. Raises NotTaken with what is wrong."""
    said = text.strip().casefold()
    if not said:
        raise NotTaken(f"an amount is wanted here, {_HOW}")
    if said.startswith("-"):
        raise NotTaken("an amount is not below 0: who pays and who receives says the move")
    if not _WHOLE.fullmatch(said):
        raise NotTaken(f"{_short(text)} is no amount of coins: whole numbers, {_HOW}")
    found: dict[str, int] = {}
    for count, coin in _PART.findall(said):
        if coin and coin not in _WORTH:
            raise NotTaken(f"{_short(coin)} is no coin: gp, sp and cp are")
        if coin in found:
            raise NotTaken(f"{coin} stands there twice: say it once")
        found[coin] = int(count) * _WORTH[coin or "gp"]
    copper = sum(found.values())
    if copper > MOST:
        raise NotTaken(f"that is too much: {coins(MOST)} at most")
    return copper


def half(copper: int) -> int:
    """Half of it, rounded half up (DG-COIN-2)."""
    return share(copper, 1, 2)


def share(copper: int, parts: int, of: int) -> int:
    """So many parts of it, such as 110 of 100, taken exactly and rounded half up (DG-COIN-2)."""
    return (2 * copper * parts + of) // (2 * of)


def _short(text: str) -> str:
    return repr(text if len(text) <= 30 else f"{text[:30]}...")
