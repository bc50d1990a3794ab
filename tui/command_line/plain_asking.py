"""Plain asking: the rest of a play, line by line, up to the answer that keeps it."""

from typing import Literal

from rules.answers import Answer
from rules.conversation import Conversation
from rules.errors import NotTaken, Refused
from rules.heard import ask_for, reason_for
from rules.run import Done, Open
from rules.sight import changes_seen, remarks_seen
from tui.command_line.console import Console
from tui.command_line.exits import NotAllowed, sentence
from tui.command_line.given import Given, answer, meant, put, unused
from tui.command_line.plain import ask_lines, how_to_answer, preview_lines, remark_lines
from tui.command_line.playing import Playing
from tui.reading import NO, YES

Said = Conversation | Literal["keep", "leave"]

BACK = "/back"
LEAVE = "/leave"


class Left(Exception):
    """It was left before its end, at `result`."""

    def __init__(self, result: Open | Done) -> None:
        super().__init__()
        self.result = result


def introduce(playing: Playing, console: Console) -> None:
    """What the move is, and what was answered before."""
    console.tell(f"{playing.move.name}: {playing.move.trigger}.")
    answers = len(playing.conversation.answers)
    if playing.taken_up and answers:
        console.tell(f"Taken up where it was left, after {answers} {'answer' if answers == 1 else 'answers'}.")
    console.tell(
        f"{BACK} takes the last answer back. {LEAVE} leaves it for later. Nothing happens before the last Enter."
    )


def ask_rest(
    playing: Playing,
    given: Given,
    result: Open | Done,
    console: Console,
    differs: tuple[str, ...] = (),
    *,
    agree: bool = True,
) -> Open | Done:
    """Ask until all is answered and, with `agree`, agreed to.

    `given` are answers by key whose asks have not come yet. `differs` are keys of changes to be marked. Each answer is
    kept as it comes. Raises Left if it was left or the input ended, and CannotWrite.
    """
    while isinstance(result, Open) or agree:
        if isinstance(result, Open):
            said = _ask(playing, result, console)
        else:
            for line in unused(given, result):
                console.tell(line)
            said = _confirm(playing, result, console, differs)
        if said == "leave":
            raise Left(result)
        if said == "keep":
            break
        playing.campaign.catch_up()
        try:
            playing.conversation, result = put(given, said, playing.campaign.table, console.die, playing.seat)
        except Refused as no:
            console.tell(sentence(reason_for(playing.campaign.table, playing.seat, no)))
            continue
        except NotAllowed as no:
            console.tell(str(no))
            continue
        playing.keep(result)
        differs = ()
    return result


def _ask(playing: Playing, result: Open, console: Console) -> Said:
    ask, conversation = ask_for(result.table, playing.seat, result.ask), playing.conversation
    console.tell()
    for line in ask_lines(ask, result.table):
        console.tell(line)
    if result.old is not None:
        console.tell(f"  answered before: {_old(result.old)}" + (f", but {result.misfit}" if result.misfit else ""))
    while (typed := console.read_line(f"{how_to_answer(ask)}\n> ")) is not None:
        if typed.strip() == LEAVE:
            return "leave"
        if typed.strip() == BACK:
            return conversation.back()
        try:
            return answer(conversation, *meant(ask, typed), console.die)
        except NotTaken as no:
            console.tell(sentence(no.reason))
    return "leave"


def _confirm(playing: Playing, result: Done, console: Console, differs: tuple[str, ...]) -> Said:
    console.tell()
    console.tell(f"{playing.move.name} would do this:")
    changes = changes_seen(result.table, playing.seat, result.changes)
    for line in (
        *preview_lines(playing.campaign.table, result.table, changes, differs),
        *remark_lines(remarks_seen(result.table, playing.seat, result.remarks)),
    ):
        console.tell(f"  {line}")
    waivable = {change.waived_at for change in changes if change.waived_at}
    leave_out = "The key in brackets leaves a change out, or takes it in again. " if waivable else ""
    while (typed := console.read_line(f"{leave_out}Enter keeps this; no leaves it for later\n> ")) is not None:
        said = typed.strip()
        if not said or said.casefold() in YES:
            return "keep"
        if said == LEAVE or said.casefold() in NO:
            return "leave"
        if said == BACK:
            return playing.conversation.back()
        if said.strip("[]") in waivable:
            return playing.conversation.waive(said.strip("[]"))
        console.tell(f"{said!r} is none of these.")
    return "leave"


def _old(answer: Answer) -> str:
    return ", ".join(map(str, answer.value)) if isinstance(answer.value, list | tuple) else str(answer.value)
