"""Somebody new in a few words: what matters most of how they stand, for who checks it before it is written."""

from collections.abc import Iterator, Mapping
from typing import Any

from rules.coins import coins
from rules.named import called
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.wounds import WoundsSheet
from rules.table import Table

STATS = tuple(dict.fromkeys((*WoundsSheet.STATS, *HitPointSheet.STATS)))
COUNTS = (("harm", "Harm"), ("armor", "armor"), ("kit", "kit"), ("rations", "rations"), ("supplies", "supplies"))
HELD = ("perks", "moves")  # of a sheet, by their names


def in_few_words(table: Table, held: Mapping[str, Any]) -> str:
    """What is written of somebody new: `Rogue, Might -2, Grace +2, armor 1, carries Knife`; "" for a bare name."""
    return ", ".join(_words(table, held))


def _words(table: Table, held: Mapping[str, Any]) -> Iterator[str]:
    sheet: Mapping[str, Any] = held.get("sheet") or {}
    yield from filter(None, (sheet.get("calling"), sheet.get("playbook")))
    yield from (f"{line.word} {sheet[line.field]:+d}" for line in STATS if sheet.get(line.field) is not None)
    yield from _hurt(sheet)
    yield from (f"{word} {sheet[field]}" for field, word in COUNTS if sheet.get(field))
    yield from filter(None, (sheet.get("damage_die"),))
    for field in HELD:
        yield from (str(one["name"]) for one in (sheet.get(field) or {}).values())
    if carried := [str(one["name"]) for one in (held.get("carries") or {}).values()]:
        yield f"carries {', '.join(carried)}"
    yield from _serves(table, held)


def _hurt(sheet: Mapping[str, Any]) -> Iterator[str]:
    """How much they can take: HP, or the Wounds of somebody whom nobody plays."""
    if sheet.get("hp") is not None:
        yield f"HP {sheet['hp']} of {sheet['max_hp']}" if sheet.get("max_hp") else f"HP {sheet['hp']}"
    if sheet.get("most_wounds"):
        yield f"{sheet['most_wounds']} Wounds"


def _serves(table: Table, held: Mapping[str, Any]) -> Iterator[str]:
    """Whom they serve, how loyally and for what."""
    if held.get("follower"):
        whom = str(held.get("follows") or "")
        yield f"serves {called(table, whom) if whom else 'the party'}"
    if held.get("loyalty") is not None:
        yield f"loyalty {held['loyalty']}"
    if held.get("wage") is not None:
        yield f"wage {coins(held['wage'])}"
    if held.get("armed"):
        yield "bears arms"
    yield from (str(one["name"]) for one in (held.get("tags") or {}).values())
