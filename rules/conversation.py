"""A conversation: a move and what has been said to it so far, in the order in which it was said."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from rules.answers import Answer, Source, waiver
from rules.asks import Ask, Dice
from rules.moves import Move
from rules.run import Done, Open, run
from rules.table import Table


class Conversation(Struct, frozen=True):
    """A play as its answers stand. Each method gives a new one.

    `answers` are in the order in which they were given. `rolled` are the faces that were rolled here, by key: they stay
    when one steps back, so that rolling again gives the same. `withdrawn` is what was taken back, to be shown again.
    """

    move: Move
    who: str
    answers: Mapping[str, Answer] = field(default_factory=dict)
    rolled: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    withdrawn: Mapping[str, Answer] = field(default_factory=dict)

    def run(self, table: Table) -> Open | Done:
        """The play on this table. Raises Refused."""
        now = run(self.move, table, self.who, self.answers)
        if isinstance(now, Open) and now.old is None and now.ask.key in self.withdrawn:
            return replace(now, old=self.withdrawn[now.ask.key])
        return now

    def answer(self, ask: Ask[Any], value: Any, source: Source = "typed") -> "Conversation":
        """With an answer to `ask`, as the newest. Raises NotTaken."""
        ask.take(value)
        answers = {key: answer for key, answer in self.answers.items() if key != ask.key}
        answers[ask.key] = Answer(ask.kind, list(value) if isinstance(value, tuple) else value, source)
        withdrawn = {key: answer for key, answer in self.withdrawn.items() if key != ask.key}
        return replace(self, answers=answers, withdrawn=withdrawn)

    def without(self, key: str) -> "Conversation":
        """With no answer at `key`: an aside that is put aside again, a waiver lifted."""
        return replace(self, answers={one: answer for one, answer in self.answers.items() if one != key})

    def back(self) -> "Conversation":
        """Without the newest answer, which is kept to be shown. The same where there is none."""
        if not self.answers:
            return self
        newest = next(reversed(list(self.answers)))
        return replace(self.without(newest), withdrawn={**self.withdrawn, newest: self.answers[newest]})

    def waive(self, key: str) -> "Conversation":
        """With the change at `key` waived, or with its waiver lifted where there is one."""
        if key in self.answers:
            return self.without(key)
        return replace(self, answers={**self.answers, key: waiver()})

    def with_roll(self, ask: Dice, faces: tuple[int, ...]) -> "Conversation":
        """With `ask` answered by dice rolled here. Those rolled for it before come first, new faces after them."""
        kept = self.rolled.get(ask.key, ())
        rolled = (*kept, *faces[len(kept) :])
        with_faces = replace(self, rolled={**self.rolled, ask.key: rolled})
        return with_faces.answer(ask, list(rolled[: ask.count]), "rolled")
