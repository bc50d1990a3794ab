"""The core: a move, a table and answers in; the next ask, or the finished table, out."""

from typing import Any

from msgspec import Struct, field

from rules.answers import Answer, Answers
from rules.asks import Ask
from rules.changes import Change, Remark
from rules.errors import NotTaken, Refused
from rules.moves import Move
from rules.play import Play
from rules.table import Table
from rules.worlds import not_in_play


class Answered(Struct, frozen=True):
    """An ask that was answered in this run, and its answer; `aside` if it hung on another."""

    ask: Ask[Any]
    answer: Answer
    aside: bool = False


class Open(Struct, frozen=True, kw_only=True):
    """A play that waits for an answer. `table` and `changes` are what the answers so far come to.

    `granted` are asks that were not put, having one answer only, and that one. `old` is an answer that stood at this
    ask's key and does not fit it; `misfit` says why.
    """

    ask: Ask[Any]
    table: Table
    changes: tuple[Change, ...] = ()
    remarks: tuple[Remark, ...] = ()
    answered: tuple[Answered, ...] = ()
    granted: tuple[Answered, ...] = ()
    old: Answer | None = None
    misfit: str = ""


class Done(Struct, frozen=True, kw_only=True):
    """A play with all its asks answered. `answers` are those that counted, `dropped` the keys of the others.

    `granted` are asks that were not put, having one answer only, and that one.
    """

    table: Table
    changes: tuple[Change, ...] = ()
    remarks: tuple[Remark, ...] = ()
    answered: tuple[Answered, ...] = ()
    granted: tuple[Answered, ...] = ()
    answers: Answers = field(default_factory=dict)
    dropped: tuple[str, ...] = ()


def run(move: Move, table: Table, who: str, answers: Answers) -> Open | Done:
    """Run a move from its start. The same table and answers always give the same result; nothing is stored.

    Raises Refused where the rules do not allow it, and BrokenMove for a fault in the move's own code.
    """
    if reason := not_in_play(table, move.world) or move.blocked(table, who):
        raise Refused(reason)
    play = Play(table, who, answers)
    steps = play.started_later(move.steps(play))
    try:
        ask = next(steps)
        while True:
            answer = answers.get(ask.key)
            if answer is None or (misfit := _misfit(ask, answer)):
                old, why = (None, "") if answer is None else (answer, misfit)
                return _open(play, ask, old, why)
            ask = steps.send(ask.take(answer.value))
    except StopIteration:
        return _done(play)


def _misfit(ask: Ask[Any], answer: Answer) -> str:
    if answer.kind != ask.kind:
        return f"this asks for {ask.kind}, not {answer.kind}"
    try:
        ask.take(answer.value)
    except NotTaken as no:
        return no.reason
    return ""


def _answered(play: Play) -> tuple[Answered, ...]:
    found = []
    for ask in play.asked:
        for one in (ask, *ask.asides):
            answer = play.answers.get(one.key)
            if answer is not None and not _misfit(one, answer):
                found.append(Answered(one, answer, aside=one is not ask))
    return tuple(found)


def _granted(play: Play) -> tuple[Answered, ...]:
    return tuple(Answered(ask, Answer(ask.kind, value, "assumed")) for ask, value in play.granted)


def _open(play: Play, ask: Ask[Any], old: Answer | None, misfit: str) -> Open:
    return Open(
        ask=ask,
        table=play.table,
        changes=tuple(play.changes),
        remarks=tuple(play.remarks),
        answered=_answered(play),
        granted=_granted(play),
        old=old,
        misfit=misfit,
    )


def _done(play: Play) -> Done:
    play.finish()
    answered = _answered(play)
    used = {one.ask.key for one in answered}
    used |= {change.waived_at for change in play.changes if change.waived and change.waived_at}
    return Done(
        table=play.table,
        changes=tuple(play.changes),
        remarks=tuple(play.remarks),
        answered=answered,
        granted=_granted(play),
        answers={key: answer for key, answer in play.answers.items() if key in used},
        dropped=tuple(key for key in play.answers if key not in used),
    )
