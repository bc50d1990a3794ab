"""What the chronicle says of somebody lately: the newest entries that name them."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from rules.places import look, touch
from saves.entry import Entry
from tui.board import Told, tell
from tui.telling import entry_seen

if TYPE_CHECKING:
    from tui.desk import Desk

LOOK_BACK = 100  # entries, from the newest
MOST = 20  # entries that are told


class Someone(Struct, frozen=True):
    """Somebody by their place in the table, `characters.rhea`, and the newest entries that name them, newest first."""

    place: str
    lately: tuple[Told, ...] = ()


def someone(desk: "Desk", place: str, entries: Iterable[Entry]) -> Someone:
    """Somebody, with what `entries` say of them, as far as this seat may read it. What only switches others is left
    out: what it undid is told as undone."""
    name = str(look(desk.view.table, f"{place}.name"))
    found: list[Told] = []
    for entry in entries:
        seen = None if entry.switches else entry_seen(desk.table, desk.seat, entry)
        if seen is not None and names(seen, place, name) and (told := tell(desk, entry, place)) is not None:
            found.append(told)
            if len(found) == MOST:
                break
    return Someone(place, tuple(found))


def names(entry: Entry, place: str, name: str) -> bool:
    """Whether an entry's maker, changes, answers or remarks name somebody."""
    id = place.rpartition(".")[2]
    if entry.who == id or any(touch(change.where, place) for change in entry.changes):
        return True
    if any(_means(answer.value, id, name) for answer in entry.answers.values()):
        return True
    return any(touch(remark.about, place) or name in remark.text for remark in entry.remarks)


def _means(value: object, id: str, name: str) -> bool:
    values = value if isinstance(value, list | tuple) else (value,)
    return any(isinstance(one, str) and (one == id or one.casefold() == name.casefold()) for one in values)
