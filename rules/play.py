"""A play: one run of a move. Its asks, the answers so far, the changes so far. Nothing else makes a new table."""

import inspect
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import wraps
from types import GeneratorType
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from msgspec.structs import replace

from rules.answers import WAIVE, Answers
from rules.asks import Ask
from rules.changes import Change, Remark
from rules.errors import BrokenMove, NotTaken, Refused
from rules.places import MISSING, look, plain, put
from rules.table import Stamp, Table
from rules.track import NOT_GIVEN, Track
from rules.tracks import word_at

T = TypeVar("T")
P = ParamSpec("P")
Steps = Generator[Ask[Any], Any, T]


class Play:
    """What a move works through. `who` makes the move: a character's id, or "gm"."""

    def __init__(self, table: Table, who: str, answers: Answers) -> None:
        self.table = table
        self.who = who
        self.answers = answers
        self.changes: list[Change] = []
        self.remarks: list[Remark] = []
        self.granted: list[tuple[Ask[Any], Any]] = []  # asks that were not put: there is one answer only, and it
        self._scopes: list[str] = []
        self._group: str | None = None
        self._keys: set[str] = set()
        self._asked: dict[str, Ask[Any]] = {}
        self._steps: list[Generator[Any, Any, Any]] = []

    # -- keys

    @contextmanager
    def scope(self, name: str) -> Iterator[None]:
        """Within it, every key begins with `name/`."""
        self._scopes.append(name)
        try:
            yield
        finally:
            self._scopes.pop()

    def key(self, id: str) -> str:
        """The full key of something called `id` in the present scope."""
        return "/".join([*self._scopes, id])

    def _claim(self, key: str) -> str:
        if key in self._keys:
            raise BrokenMove(f"the key {key!r} is used twice in one play: give one of them a scope")
        self._keys.add(key)
        return key

    # -- asks

    def ask(self, question: Ask[T]) -> Steps[T]:
        """Put a question and get what was answered. To be used with `yield from`."""
        return self.started_later(self._ask(question))

    def _ask(self, question: Ask[T]) -> Steps[T]:
        key = self._claim(self.key(question.id))
        asides = tuple(replace(aside, key=self._claim(f"{key}/{aside.id}")) for aside in question.asides)
        question = replace(question, key=key, asides=asides)
        self._asked[key] = question
        answer: T = yield question
        return answer

    def aside(self, of: str, aside: Ask[T]) -> T | None:
        """What was said to an aside of the ask called `of` in the present scope; None if nothing was, or no fit.

        It may be read before its ask is put: whose pick it is can change the ask itself.
        """
        answer = self.answers.get(f"{self.key(of)}/{aside.id}")
        if answer is None or answer.kind != aside.kind:
            return None
        try:
            return aside.take(answer.value)
        except NotTaken:
            return None

    def answered(self, id: str) -> bool:
        """Whether an ask of the present scope has been answered, before this run comes to it."""
        return self.key(id) in self.answers

    @property
    def asked(self) -> tuple[Ask[Any], ...]:
        """Every ask that was put, in order, with its full key."""
        return tuple(self._asked.values())

    # -- changes

    def adjust(self, track: Track, step: int, *, rule: str, why: str = "") -> int:
        """Move a number by `step`, as far as its range allows. Returns the step made, 0 if it was waived.

        A change that the range cuts short says so; one that it cuts to nothing is a remark.
        """
        before = self._number(track)
        wanted, top = before + step, track.top(self.table)
        after = max(wanted, min(track.lowest, before))
        after = after if top is None else min(after, max(top, before))
        if after > wanted:
            why = f"{why}; {track.says(after)} is the lowest".removeprefix("; ")
        elif after < wanted:
            why = f"{why}; {track.says(after)} is the most".removeprefix("; ")
        key = self._claim(self.key(_name(track.where)))
        if after == before:
            self.remark(
                f"{word_at(self.table, track.where)} stays {track.says(before)}" + (f": {why}" if why else ""),
                track.where,
            )
            return 0
        change = Change(key, track.where, before, after, rule, why, how="adjust", asked=step)
        return 0 if self._make(change).waived else after - before

    def spend(self, track: Track, amount: int, *, rule: str, why: str = "") -> int:
        """Take `amount` away from a number. Raises Refused where it is not there."""
        have = self._number(track)
        if have - amount < track.lowest:
            word, says = word_at(self.table, track.where), track.says
            raise Refused(
                f"{word} is {says(have)}, and not below {says(track.lowest)}: {says(amount)} can't be taken",
                track.where,
            )
        return self.adjust(track, -amount, rule=rule, why=why)

    def _number(self, track: Track) -> int:
        """What is written down for a number. Raises Refused where nobody has said yet."""
        value = track.value(self.table)
        if value is None:
            raise Refused(f"{word_at(self.table, track.where)} is {NOT_GIVEN}: set it first", track.where)
        return int(value)

    def set(self, where: Track | str, value: Any, *, rule: str, why: str = "", waivable: bool = True) -> bool:
        """Set a value, or put a thing where there was none. Returns whether it was made (False: waived).

        Where the value stands already there is nothing to change, and nothing is recorded. `waivable` False: without
        this change the move would not have happened at all, so it can't be waived.
        """
        place = where if isinstance(where, str) else where.where
        key = self._claim(self.key(_name(place)))
        before, after = plain(look(self.table, place)), plain(value)
        if before == after:
            return True
        return not self._make(Change(key, place, before, after, rule, why), value, waivable=waivable).waived

    def begin(self, where: str, value: Any, *, rule: str, why: str = "") -> None:
        """Set a value of a table that is only now begun: there is nothing before it, and it can't be waived."""
        key = self._claim(self.key(where))
        self.changes.append(Change(key, where, MISSING, plain(value), rule, why))
        self.table = put(self.table, where, value)

    def stamp(self, name: str, *, rule: str, again: str) -> None:
        """Mark that a thing has happened. It can't be waived. Raises Refused with `again` if it has happened before."""
        where = f"done.{name}"
        if look(self.table, where) is not MISSING:
            raise Refused(again, where)
        key = self._claim(self.key(where))
        stamp = Stamp(rule=rule)
        self.changes.append(Change(key, where, MISSING, plain(stamp), rule, how="stamp"))
        self.table = put(self.table, where, stamp)

    @contextmanager
    def together(self, name: str) -> Iterator[None]:
        """The changes within go as one: they are waived as one, at the key `name` in the present scope."""
        if self._group is not None:
            raise BrokenMove(f"{name!r} is bound together within something that is bound already")
        self._group = self._claim(self.key(name))
        try:
            yield
        finally:
            self._group = None

    def _make(self, change: Change, value: Any = None, *, waivable: bool = True) -> Change:
        if waivable:
            waived_at = self._group or change.key
            answer = self.answers.get(waived_at)
            change = replace(change, waived_at=waived_at, waived=answer is not None and answer.kind == WAIVE)
        self.changes.append(change)
        if not change.waived:
            self.table = put(self.table, change.where, change.after if value is None else value)
        return change

    def remark(self, text: str, about: str = "steading", *, to_tell: bool = False) -> None:
        """Say something that is no change."""
        self.remarks.append(Remark(text, about, to_tell))

    # -- steps

    def started_later(self, made: Steps[T]) -> Steps[T]:
        """Remember a step that was made, so that one that nobody started is found out."""
        self._steps.append(made)
        return made

    def finish(self) -> None:
        """To be called at the end. Raises BrokenMove if a step was made and never started (a missing `yield from`)."""
        for made in self._steps:
            if inspect.getgeneratorstate(made) == inspect.GEN_CREATED:
                name = cast("GeneratorType[Any, Any, Any]", made).gi_code.co_name
                raise BrokenMove(f"the step {name} was made and never started: write `yield from`")


def step(function: Callable[Concatenate[Play, P], Steps[T]]) -> Callable[Concatenate[Play, P], Steps[T]]:
    """A part of a move. A play that ends with one made but never started raises: no checker would see it."""

    @wraps(function)
    def make(play: Play, /, *args: P.args, **named: P.kwargs) -> Steps[T]:
        return play.started_later(function(play, *args, **named))

    return make


def _name(where: str) -> str:
    return where.removeprefix("steading.")
