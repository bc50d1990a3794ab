"""Given answers: what stood on the command line, put to a play as its asks come."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.asks import Ask, Dice, YesNo
from rules.conversation import Conversation
from rules.errors import NotTaken
from rules.heard import ask_for
from rules.run import Done, Open
from rules.seats import GM_SEAT, Seat
from rules.table import Table
from tui.chance import roll
from tui.command_line.exits import NotAllowed, Usage
from tui.command_line.request import Request
from tui.reading import read, wants_roll

Die = Callable[[int], int]


@dataclass(slots=True)
class Given:
    """Answers that are still to be put: in order, and by the key of their ask. `waive` are keys of changes."""

    in_order: deque[str] = field(default_factory=deque)
    by_key: dict[str, str] = field(default_factory=dict)
    waive: list[str] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.in_order or self.by_key or self.waive)


def given_in(request: Request) -> Given:
    """What stood on the command line. Raises Usage for an answer without its key."""
    by_key = _by_key(request.answer, "--answer KEY=VALUE")
    by_key |= _by_key([one if "=" in one else f"{one}=yes" for one in request.aside], "--aside KEY/ID=VALUE")
    return Given(deque(request.given), by_key, list(dict.fromkeys(request.waive)))


def _by_key(said: Sequence[str], form: str) -> dict[str, str]:
    found = {}
    for one in said:
        key, equals, value = one.partition("=")
        if not equals or not key:
            raise Usage(f"{one!r} is no answer by its key: write {form}.")
        if key in found:
            raise Usage(f"There are two answers to {key}.")
        found[key] = value
    return found


def put(
    given: Given, conversation: Conversation, table: Table, die: Die, seat: Seat = GM_SEAT
) -> tuple[Conversation, Open | Done]:
    """Put what was given, as far as this seat is asked for it. What is left stays in `given`.

    Raises NotAllowed for one that is not taken, and Refused.
    """
    result = conversation.run(table)
    while True:
        if (waived_at := _next_waiver(given, result)) is not None:
            conversation = conversation.waive(waived_at)
        elif (found := _next_answer(given, result, seat)) is not None:
            ask, text, in_order = found
            try:
                to, said = meant(ask, text) if in_order else (ask, text)
                conversation = answer(conversation, to, said, die)
            except NotTaken as no:
                raise NotAllowed(f"{text!r} is no answer to {ask.key}: {no.reason}.") from no
        else:
            return conversation, result
        result = conversation.run(table)


def unused(given: Given, result: Open | Done) -> list[str]:
    """What to tell of answers that count for nothing as yet."""
    if isinstance(result, Open):
        return [f"{key} has not come yet. It is not kept: give it again." for key in (*given.by_key, *given.waive)]
    return [
        *(f"Nothing asks for {key}: the answer is dropped." for key in (*given.by_key, *result.dropped)),
        *(f"There is no change {key} that could be left out." for key in given.waive),
    ]


def check_used_up(given: Given, result: Done) -> None:
    """Raises Usage for an answer too many in the order, NotAllowed for one by a key that nothing asks and for a waiver
    of no change."""
    if given.in_order:
        raise Usage(f"{given.in_order[0]!r} is an answer too many: nothing asks for it. Nothing of this was kept.")
    if given.by_key:
        keys = ", ".join(given.by_key)
        raise NotAllowed(f"Nothing asks for {keys}. Nothing of this was kept.")
    if given.waive:
        keys = ", ".join(dict.fromkeys(change.waived_at for change in result.changes if change.waived_at))
        raise NotAllowed(
            f"There is no change {given.waive[0]!r} that could be left out. "
            + (f"Those that can be: {keys}." if keys else "None here can be.")
        )


def answer(conversation: Conversation, ask: Ask[Any], text: str, die: Die) -> Conversation:
    """The conversation with one more answer, as it was typed. Raises NotTaken."""
    if isinstance(ask, Dice) and wants_roll(ask, text):
        return conversation.with_roll(ask, roll(ask, die))
    return conversation.answer(ask, read(ask, text))


def meant(ask: Ask[Any], text: str) -> tuple[Ask[Any], str]:
    """What was typed while `ask` is in front, with the ask that it answers: `/nobody` is that aside, and a yes.

    Raises NotTaken for a word with a stroke before it that is no aside here.
    """
    word, _, rest = text.strip().partition(" ")
    if not word.startswith("/"):
        return ask, text
    for aside in ask.asides:
        if word == f"/{aside.id}":
            return aside, rest.strip() or ("yes" if isinstance(aside, YesNo) else "")
    there = ", ".join(f"/{aside.id}" for aside in ask.asides)
    raise NotTaken(f"there is no {word} here" + (f", only {there}" if there else ""))


def _next_waiver(given: Given, result: Open | Done) -> str | None:
    """Where the next change that is to be left out can be waived, now that it has come."""
    for change in result.changes:
        for key in (change.key, change.waived_at):
            if key in given.waive and change.waived_at:
                given.waive.remove(key)
                if not change.waived:
                    return change.waived_at
    return None


def _next_answer(given: Given, result: Open | Done, seat: Seat) -> tuple[Ask[Any], str, bool] | None:
    """The next ask that something was given for, that, and whether it came by its place in the order."""
    for ask in asks_of(result, seat):
        if ask.key in given.by_key:
            return ask, given.by_key.pop(ask.key), False
    if isinstance(result, Open) and given.in_order:
        return ask_for(result.table, seat, result.ask), given.in_order.popleft(), True
    return None


def asks_of(result: Open | Done, seat: Seat) -> Iterator[Ask[Any]]:
    """Every ask of this run, as the seat hears it, each after its asides: those can change what it asks."""
    for one in (*(answered.ask for answered in result.answered), *([result.ask] if isinstance(result, Open) else [])):
        heard = ask_for(result.table, seat, one)
        yield from heard.asides
        yield heard
