"""Changes of a fight in words: who joins it, whose spotlight it is, what helps somebody, and how many foes are left."""

from collections.abc import Mapping
from typing import Any, Final

from rules.changes import Change
from rules.combat.sides import Edge
from rules.named import called
from rules.places import MISSING
from rules.table import Table

NO_NEWS: Final = ("turn",)  # fields of a fight that only count: whose turn it was is told by the spotlight
OVER: Final[Mapping[str, str]] = {"on": "on", "kept": "kept for later", "over": "over"}
INSIDE: Final[Mapping[str, str]] = {"in": "in it", "out": "out of it"}
UNTIL: Final[Mapping[str, str]] = {
    "exchange": "for an exchange",
    "conflict": "for the conflict",
    "attack": "for an attack",
}
NOBODY = "nobody"


def is_no_news(where: str) -> bool:
    """Whether a place only counts how often the spotlight moved."""
    return where.startswith("fights.") and where.rpartition(".")[2] in NO_NEWS


def of_a_fight(table: Table, change: Change) -> tuple[str, str, str] | None:
    """A change of a fight as its word, the value before and the value after; None for what is told as all others are.

    As `change_words.change_in_words` has them.
    """
    kind, _, rest = change.where.partition(".")
    id, _, field = rest.partition(".")
    if kind == "fights":
        return _fight(table, id, field, change)
    if kind == "edges":
        return _edge(table, id, field, change)
    if kind not in ("foes", "battalions"):
        return None
    name = called(table, id)
    if field == "known":
        return name, *_each(change, lambda known: "seen" if known else "hidden")
    if kind == "foes" and field == "many":
        return name, *_each(change, lambda many: f"x{many}")
    if kind == "battalions" and field == "fight":
        return f"{name}: fight", *_each(change, lambda fight: _fight_name(table, fight) if fight else "none")
    if kind == "foes" and not field and isinstance(change.after, Mapping):
        many = int(change.after.get("many", 1))
        return str(change.after.get("name", id)), "", f"x{many}" if many > 1 else "appears"
    return None


def place_of_a_fight(table: Table, where: str) -> str:
    """What people call a place of a fight; "" for one that is called as all others are."""
    kind, _, rest = where.partition(".")
    id, _, field = rest.partition(".")
    if kind == "edges" and field == "status" and id in table.edges:
        return edge_name(table, table.edges[id])
    if kind == "fights" and field.startswith("fighters."):
        return f"{_fight_name(table, id)}: {called(table, field.split('.')[1])}"
    return ""


def edge_name(table: Table, edge: Edge) -> str:
    """Who has it, and what it gives: `Odo Finch: +1 Harm`."""
    return f"{called(table, edge.bearer)}: {edge.amount:+d} {edge.gives.capitalize()}"


def _fight(table: Table, id: str, field: str, change: Change) -> tuple[str, str, str] | None:
    name = _fight_name(table, id)
    if not field and isinstance(change.after, Mapping):
        status = str(change.after.get("status", "on"))
        return str(change.after.get("name", id)), "", "begins" if status == "on" else OVER[status]
    if field == "status":
        return name, *_each(change, lambda status: OVER[status])
    if field == "spotlight":
        return "Spotlight", *_each(change, lambda who: called(table, who) if who else NOBODY)
    if field.startswith("fighters."):
        _, who, *of = field.split(".")
        if of == ["status"]:
            return called(table, who), *_each(change, lambda status: INSIDE[status])
        if not of:
            return called(table, who), "", "joins" if isinstance(change.after, Mapping) else "gone"
    return None


def _edge(table: Table, id: str, field: str, change: Change) -> tuple[str, str, str] | None:
    if not field and isinstance(change.after, Mapping):
        edge = Edge.model_validate(dict(change.after))
        return edge_name(table, edge), "", UNTIL[edge.lasts]
    if field == "status" and id in table.edges:
        return edge_name(table, table.edges[id]), *_each(change, str)
    return None


def _fight_name(table: Table, id: str) -> str:
    return table.fights[id].name if id in table.fights else id


def _each(change: Change, says: Any) -> tuple[str, str]:
    """Both values in words, "" for one that is not there."""
    before, after = (("" if value is MISSING else str(says(value))) for value in (change.before, change.after))
    return before, after
