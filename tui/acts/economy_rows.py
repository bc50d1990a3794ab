"""What the keys mean at a row of the Economy tab: the move that each makes, with its first asks answered.

A row is a place of the table: `holdings.ID.income`, `people.ID.loyalty`, `reputations.ID.value` or `.given`,
`characters.ID.sheet.purse`, `.lifestyle` or `.connections.ID.status`.
"""

from collections.abc import Mapping
from typing import Any

from rules.economy.business import income_due, is_business
from rules.economy.lifestyle import lifestyle_due
from rules.economy.standstill import troubles
from rules.economy.wages import BEFORE, again, unpaid, wages_due
from rules.errors import Refused
from rules.named import called
from rules.table import Table

Begun = tuple[str, Mapping[str, Any]]  # the id of a move, and what is answered to it already

OF_A_HOLDING = ("sell-property", "staffed")
OF_A_FOLLOWER = ("loyalty", "test-loyalty", "orders")


def chosen_character(table: Table, row: str) -> str:
    """The id of whoever a row is about: its owner, whom a follower serves; "" where that is the whole party."""
    kind, id, *_ = row.split(".")
    if kind == "holdings":
        return table.holdings[id].owner
    if kind == "people":
        return table.people[id].follows
    return table.reputations[id].of if kind == "reputations" else id


def answered_at(table: Table, move: str, row: str) -> Mapping[str, Any]:
    """What is answered already to a move that is made while a row is chosen."""
    kind, id, *rest = row.split(".")
    who = chosen_character(table, row)
    said: dict[str, Any] = {"who": [who]} if who else {}
    if kind == "holdings" and move in OF_A_HOLDING:
        return {"which": [id]}
    if kind == "holdings" and move == "resolve":
        return {"which": [trouble]} if (trouble := _trouble(table, id)) else {}
    if kind == "holdings" and move == "work-the-job":
        return {**said, f"{who}/where": [id]}
    if kind == "people" and move in OF_A_FOLLOWER:
        return {"follower": [id]}
    if kind == "people" and move == "person-becomes":
        return {"who": [id]}
    if kind == "people" and move == "hire":
        return {"whose": [who]} if who else {}
    if kind == "people" and move == "wages" and who:
        return {**said, f"{who}/followers": [f"{id}{BEFORE}" if _only_before(table, id) else id]}
    if kind == "reputations" and move == "reputation":
        return {**said, f"{who}/with": [id]}
    if kind == "reputations" and move == "goodwill":
        return {**said, f"{who}/where": [id]}
    if rest[:2] == ["sheet", "connections"] and move == "connection-favor":
        return {**said, f"{who}/which": [rest[2]]}
    return said


def settled(table: Table, row: str) -> Begun:
    """What `x` does at a row: whatever it waits for. Raises Refused where nothing is due."""
    kind, id, *rest = row.split(".")
    move = {"holdings": _of_holding, "people": _of_follower}[kind](table, id) if kind in ("holdings", "people") else ""
    if kind == "reputations":
        move = "goodwill" if rest == ["given"] else "reputation"
    elif kind == "characters":
        move = _of_character(table, id, rest[1])
    return move, answered_at(table, move, row)


def _of_holding(table: Table, id: str) -> str:
    """What stops it, first; then its owner's income; then a job there."""
    one = table.holdings[id]
    if one.halted or one.stopped:
        return "resolve"
    if not one.staffed:
        return "staffed"
    if one.owner in income_due(table) and one.use == "income":
        return "income"
    if not is_business(one):
        raise Refused(f"{one.name} is no business: nothing is due there")
    return "work-the-job"


def _of_follower(table: Table, id: str) -> str:
    if id in wages_due(table) or id in unpaid(table):
        return "wages"
    one = table.people[id]
    if one.leaving:
        return "person-becomes"
    if one.wage and not one.wage_for and table.campaign.in_session:
        raise Refused(again(table, id))
    if one.wage and one.wage_for:
        return "wages"
    raise Refused(f"no wage of {one.name} is due now")


def _only_before(table: Table, id: str) -> bool:
    """Whether nothing is due to a follower but what they went without before."""
    return id in unpaid(table) and id not in wages_due(table)


def _of_character(table: Table, who: str, field: str) -> str:
    if field == "connections":
        return "connection-favor"
    if field != "lifestyle":
        raise Refused("nothing is due in a purse: p pays out of it")
    if who in lifestyle_due(table):
        return "lifestyle"
    why = "is settled for this session" if table.campaign.in_session else "falls due when a session starts"
    raise Refused(f"{called(table, who)}'s Lifestyle {why}")


def _trouble(table: Table, id: str) -> str:
    """The id of the trouble that stops a property; "" for none."""
    return next((trouble for trouble, one in troubles(table, "").items() if id in one.where), "")
