"""Applying: recorded afters are put on the table, and each before is checked. No move is ever run here."""

from typing import Any

from msgspec.structs import replace
from pydantic import ValidationError

from rules.changes import Change
from rules.errors import NoSuchPlace
from rules.places import MISSING, look, plain, put
from rules.table import Table
from saves.entry import Entry
from saves.lines import compact


class DoesNotFit(Exception):
    """A change whose before is not what the table holds, or whose after can't stand there. The text says which."""


def first_table(entry: Entry) -> Table:
    """The table that entry 1 makes: each of its changes is a value where there was none. Raises DoesNotFit."""
    built: dict[str, Any] = {}
    for change in entry.changes:
        if change.before is not MISSING:
            raise DoesNotFit(f"{change.where} has a value before, and nothing came before")
        if not change.waived:
            _place(built, change)
    try:
        return Table.model_validate(built)
    except ValidationError as error:
        raise DoesNotFit(f"it makes no table: {_first(error)}") from error


def apply(table: Table, entry: Entry) -> Table:
    """The table after an entry. Raises DoesNotFit."""
    for change in entry.changes:
        if not change.waived:
            table = apply_change(table, change)
    return table


def unapply(table: Table, entry: Entry) -> Table:
    """The table before an entry, from the one right after it. Raises DoesNotFit."""
    for change in reversed(entry.changes):
        if not change.waived:
            table = apply_change(table, replace(change, before=change.after, after=change.before))
    return table


def apply_change(table: Table, change: Change) -> Table:
    """The table after one change. Raises DoesNotFit."""
    try:
        held = look(table, change.where)
        if not _same(table, change, held):
            raise DoesNotFit(f"{change.where} was {_say(change.before)} for it, and is {_say(plain(held))}")
        return put(table, change.where, change.after)
    except NoSuchPlace as error:
        raise DoesNotFit(str(error)) from error
    except ValidationError as error:
        raise DoesNotFit(f"{change.where} can't be {_say(change.after)}: {_first(error)}") from error


def apply_after_gap(table: Table, entry: Entry) -> tuple[Table, tuple[str, ...]]:
    """The table after an entry that comes behind a line that was lost: afters count, whatever was before.

    Returns as well what could not be put at all, in words.
    """
    lost = []
    for change in entry.changes:
        if change.waived:
            continue
        try:
            table = put(table, change.where, change.after)
        except (NoSuchPlace, ValidationError) as error:
            lost.append(f"{change.where} could not be set to {_say(change.after)}: {_first(error)}")
    return table, tuple(lost)


def _place(built: dict[str, Any], change: Change) -> None:
    *path, last = change.where.split(".")
    inner: Any = built
    for part in path:
        inner = inner.setdefault(part, {})
        if not isinstance(inner, dict):
            raise DoesNotFit(f"{change.where} lies within a value that is no mapping")
    inner[last] = change.after


def _same(table: Table, change: Change, held: Any) -> bool:
    before, now = change.before, plain(held)
    if before is MISSING or now is MISSING:
        return before is now
    if type(before) is type(now) and before == now:
        return True
    if isinstance(before, dict):  # a field that came later, with a default, is not in an older line
        before = plain(look(put(table, change.where, before), change.where))
    return compact(before) == compact(now)


def _say(value: Any) -> str:
    return "not there" if value is MISSING else compact(value)


def _first(error: Exception) -> str:
    if isinstance(error, ValidationError):
        return str(error.errors(include_url=False)[0]["msg"])
    return str(error)
