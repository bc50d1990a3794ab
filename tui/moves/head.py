"""The modal's head: what set the move off, and how far it has come."""

from rules.moves import Move
from rules.run import Done, Open
from tui.moves.drawing import FAINT, GAP, KEY, MUT, TXT, Pen, say
from tui.widgets.cells import EMPTY, Line, width_of

UNCUT = 1000  # cells, more than all stages take
LEAST = 28  # cells for the stages, of which the oldest are counted to fit
_NAMES = {
    "dice": "dice",
    "pick": "pick",
    "number": "number",
    "money": "coins",
    "words": "words",
    "person": "name",
    "yes": "yes/no",
}


def head(pen: Pen, move: Move, result: Open | Done | None, *, tight: bool = False) -> list[Line]:
    """The trigger, with the stages at the end of its last line, or below it where they do not fit there.

    `tight`: in one line, for which the trigger is cut.
    """
    if tight:
        return [pen.spread(say(move.trigger), stages(pen, result, LEAST))]
    trigger = pen.wrap(move.trigger, TXT, 2)
    beside = pen.width - width_of(trigger[-1]) - GAP
    whole, line = width_of(stages(pen, result, UNCUT)), stages(pen, result, min(beside, pen.width * 2 // 3))
    if width_of(line) <= beside and not beside < whole <= pen.width:
        return pen.words_and(move.trigger, TXT, line)
    line = stages(pen, result, pen.width)  # below it each has its name
    return [*trigger, ((" " * (pen.width - width_of(line)), ""), *line)]


def stages(pen: Pen, result: Open | Done | None, room: int) -> Line:
    """`dice - pick - confirm`: what was answered, what is asked now, and that nothing counts before the confirm."""
    done = [_NAMES[one.ask.kind] for one in result.answered if not one.aside] if result else []
    now = _NAMES[result.ask.kind] if isinstance(result, Open) else ""
    while True:
        line = _line(pen, done, now, isinstance(result, Done))
        if width_of(line) <= room or len(done) < 2:
            return line
        number = int(done[0]) + 1 if done[0].isdigit() else 2
        done = [str(number), *done[2:]]  # the oldest are only counted


def _line(pen: Pen, done: list[str], now: str, confirm: bool) -> Line:
    glyphs = pen.glyphs
    parts: list[Line] = [((glyphs.done, "$moss"), (f" {kind}", MUT)) for kind in done]
    if now:
        parts.append(((f"{glyphs.now} {now}", KEY),))
    parts.append(((f"{glyphs.now} confirm", KEY),) if confirm else ((f"{glyphs.not_now} confirm", MUT),))
    line: Line = EMPTY
    for part in parts:
        line = (*line, *(((f" {glyphs.rule * 2} ", FAINT),) if line else EMPTY), *part)
    return line
