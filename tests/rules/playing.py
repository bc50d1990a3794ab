"""Playing a declared move with typed answers, and saying what must come of it: given, dice, then."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from rules.answers import Answer, waiver
from rules.asks import Ask
from rules.changes import Change
from rules.conversation import Conversation
from rules.errors import Refused
from rules.moves import Move
from rules.places import MISSING
from rules.registry import MOVES
from rules.run import Done, Open, run
from rules.table import Table

MOST_ASKS = 100


@dataclass(frozen=True)
class Did:
    """A change as a test expects it. The last part of `key` is the place, with `steading.` left out."""

    key: str
    before: Any
    after: Any
    rule: str
    why: str = ""
    waived: bool = False

    @property
    def where(self) -> str:
        place = self.key.rpartition("/")[2]
        return place if "." in place else f"steading.{place}"


def reach(
    move: str | Move,
    table: Table,
    answers: Mapping[str, Any] | None = None,
    *,
    who: str = "gm",
    waive: Iterable[str] = (),
) -> Open | Done:
    """Play as far as the answers go. Each stands at the key of its ask or aside, its kind taken from that.

    A Refused goes through; anything else that the play raises fails the test.
    """
    said: dict[str, Answer] = {key: waiver() for key in waive}
    wanted = dict(answers or {})
    for _ in range(MOST_ASKS):
        result = _run(move, table, who, said)
        if isinstance(result, Done):
            assert not wanted, f"never asked for: {', '.join(wanted)}"
            assert result.dropped == (), f"asked for and then dropped: {', '.join(result.dropped)}"
            return result
        assert result.old is None, f"{result.ask.key} does not take {result.old}: {result.misfit}"
        if result.ask.key not in wanted:
            assert not wanted, f"{result.ask.key} is asked, and never: {', '.join(wanted)}"
            return result
        for ask in (*result.ask.asides, result.ask):
            if ask.key in wanted:
                said[ask.key] = Answer(ask.kind, wanted.pop(ask.key))
    raise AssertionError(f"asked {MOST_ASKS} times")


def _run(move: str | Move, table: Table, who: str, answers: Mapping[str, Answer]) -> Open | Done:
    try:
        return run(MOVES[move] if isinstance(move, str) else move, table, who, answers)
    except Refused:
        raise
    except Exception as error:
        raise AssertionError(f"the play broke: {error!r}") from error


def runs(talk: Conversation, table: Table) -> Open | Done:
    """A conversation on a table. Whatever it raises but Refused fails the test."""
    try:
        return talk.run(table)
    except Refused:
        raise
    except Exception as error:
        raise AssertionError(f"the conversation broke: {error!r}") from error


def play(
    move: str | Move,
    table: Table,
    answers: Mapping[str, Any] | None = None,
    *,
    who: str = "gm",
    waive: Iterable[str] = (),
) -> Done:
    """Play to the end. Every answer must have been asked for."""
    try:
        result = reach(move, table, answers, who=who, waive=waive)
    except Refused as no:
        raise AssertionError(f"refused: {no.reason}") from no
    assert isinstance(result, Done), f"{result.ask.key} is still asked"
    return result


def asked(move: str | Move, table: Table, key: str, answers: Mapping[str, Any] | None = None) -> Any:
    """The ask at `key`, which must be what comes after the answers."""
    try:
        result = reach(move, table, answers)
    except Refused as no:
        raise AssertionError(f"refused: {no.reason}") from no
    assert isinstance(result, Open), "nothing more is asked"
    assert result.ask.key == key
    return result.ask


def refusal(move: str | Move, table: Table, answers: Mapping[str, Any] | None = None) -> str:
    """Why the rules refuse it."""
    with pytest.raises(Refused) as no:
        reach(move, table, answers)
    return no.value.reason


def offers(ask: Ask[Any]) -> list[str]:
    """The ids of what a pick offers, in order."""
    return [option.id for option in ask.options]  # type: ignore[attr-defined]


def effect_of(ask: Ask[Any], option: str) -> str:
    """What a pick says that one of its options would do."""
    return next(one.effect for one in ask.options if one.id == option)  # type: ignore[attr-defined, no-any-return]


def assert_did(result: Done | Open, given: Table, *expected: Did) -> None:
    """The play made exactly these changes, in this order, and its table is the given one with them."""
    assert [_told(change) for change in result.changes] == list(expected)
    table: dict[str, Any] = given.model_dump(mode="json")
    for one in expected:
        *way, last = one.where.split(".")
        within = table
        for part in way:
            within = within.setdefault(part, {})
        if last in within or not _unwritten(given, one.where):
            assert within.get(last, MISSING) == one.before
        if not one.waived:
            within[last] = one.after
    assert result.table == Table.model_validate(table)


def _unwritten(table: Table, where: str) -> bool:
    """Whether a place is a field that is not written because it is as it began."""
    value: Any = table
    for part in where.split("."):
        value = value.get(part) if isinstance(value, Mapping) else getattr(value, part, None)
    return value is None or isinstance(value, bool | int | str)


def _told(change: Change) -> Did:
    did = Did(change.key, change.before, change.after, change.rule, change.why, change.waived)
    assert did.where == change.where
    return did


def remarks(result: Done | Open) -> list[str]:
    """What was said that is no change."""
    return [remark.text for remark in result.remarks]


def to_tell(result: Done | Open) -> list[str]:
    """What the GM still has to say at the table."""
    return [remark.text for remark in result.remarks if remark.to_tell]


def turned(was: tuple[str, int], now: tuple[str, int]) -> tuple[Did, ...]:
    """What every Seasons Change does first: its stamp, the season, and at spring the year."""
    (old, year), (new, new_year) = was, now
    rule = "HF-SEASON-ORDER"
    stamp = Did(f"done.{new}-year-{new_year}", MISSING, {"rule": rule}, rule)
    count = () if year == new_year else (Did("year", year, new_year, rule),)
    return (stamp, Did("season", old, new, rule), *count)
