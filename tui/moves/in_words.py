"""Answers and people in the modal's own few words."""

from typing import Any

from rules.answers import WAIVE, Answer
from rules.asks import Ask, Dice, Person, Pick, Words
from rules.coins import coins
from rules.moves import Move
from rules.run import Answered
from rules.table import Table
from tui.telling import name_of

_VERBS = {"dice": ("rolls", "roll"), "pick": ("picks", "pick")}


def person(table: Table, who: str) -> str:
    """Somebody in the middle of a sentence: `the GM`, `the players`, `Bram`."""
    return "the GM" if who == "gm" else name_of(table, who)


def whose(table: Table, ask: Ask[Any]) -> str:
    """Whose choice an ask is: `the GM picks`, `the players say`."""
    if isinstance(ask, Dice) and ask.pool is not None:
        return f"{person(table, ask.to)} rolls for the community"  # HF-POOL-4: nobody's own roll
    one, many = _VERBS.get(ask.kind, ("says", "say"))
    return f"{person(table, ask.to)} {many if ask.to == 'table' else one}"


def value_of(ask: Ask[Any] | None, answer: Answer) -> str:
    """The value of an answer, as its ask would show it; without an ask, as it is kept."""
    value = answer.value
    if answer.kind == WAIVE:
        return "a waiver"
    if answer.kind == "dice" and isinstance(value, list | tuple):
        return " ".join(map(str, value))
    if answer.kind == "money" and isinstance(value, int):
        return coins(value)
    if answer.kind == "yes":
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join(_option(ask, str(one)) for one in value) or "none"
    if answer.kind == "person":
        return _option(ask, str(value)) or (ask.empty if isinstance(ask, Person) else "nobody")
    return str(value) or (ask.empty if isinstance(ask, Words) else "left open")


def _option(ask: Ask[Any] | None, id: str) -> str:
    if isinstance(ask, Pick | Person):
        return next((option.text for option in (*ask.options, *ask.gone) if option.id == id), id)
    return id


def before(ask: Ask[Any], old: Answer) -> str:
    """What was answered before: `before: 5 3, rolled here`."""
    rolled = ", rolled here" if isinstance(ask, Dice) and old.source == "rolled" else ""
    return f"before: {value_of(ask, old)}{rolled}"


def summary(move: Move, answered: tuple[Answered, ...]) -> str:
    """A play in a line, as it will be remembered: `Deploy 5 3, Many are hurt`."""
    main = [one for one in answered if one.ask.kind in ("dice", "pick") or one.aside]
    parts = [one.ask.text if one.aside else value_of(one.ask, one.answer) for one in main if one.answer.value]
    return f"{move.name} {', '.join(parts)}" if parts else move.name
