"""What was answered so far, the newest nearest to the ask in front."""

from collections.abc import Sequence

from rules.asks import Dice
from rules.run import Answered
from tui.moves.drawing import BOLD, MUT, TXT, Pen, between, say
from tui.moves.in_words import value_of
from tui.widgets.cells import Line, width_of

LABEL = 10  # cells
GAP = "   "
LEAST_OF_A_QUESTION = 16  # cells, with the gap before it
_LABELS = {
    "dice": "Rolled",
    "pick": "Picked",
    "person": "Named",
    "number": "Number",
    "money": "Coins",
    "words": "Words",
    "yes": "Said",
}


def answered_lines(pen: Pen, answered: Sequence[Answered]) -> list[Line]:
    """A line for each answer."""
    return [_line(pen, one) for one in answered]


def newest(lines: list[Line], rows: int) -> list[Line]:
    """The last of the lines; how many are left out is told."""
    if len(lines) <= rows:
        return lines
    if rows < 2:
        return lines[len(lines) - max(0, rows) :]
    left_out = len(lines) - rows + 1
    return [say(f"{left_out} earlier answers", MUT), *lines[left_out:]]


def _line(pen: Pen, one: Answered) -> Line:
    label = "Added" if one.aside else _LABELS.get(one.ask.kind, "Said")
    left = say(f"{label:<{LABEL}}", MUT)
    if isinstance(one.ask, Dice):
        return _dice(pen, left, one.ask, one)
    if one.aside and one.ask.kind == "yes":
        said, about = (one.ask.text if one.answer.value else f"not: {one.ask.text}"), getattr(one.ask, "effect", "")
    else:
        said, about = value_of(one.ask, one.answer), one.ask.text
    said_part = pen.cut(say(said, BOLD), pen.width - LABEL)
    left = (*left, *said_part)
    if pen.width - width_of(left) < LEAST_OF_A_QUESTION:  # what was said goes before what was asked
        return left
    return pen.cut((*left, *say(f"{GAP}{about}", MUT)))


def _dice(pen: Pen, left: Line, ask: Dice, one: Answered) -> Line:
    faces, pool = list(one.answer.value), ask.pool
    source = "rolled here" if one.answer.source == "rolled" else "typed"
    if pool is None:
        shown = say(" ".join(map(str, faces)), BOLD)
        return pen.cut((*left, *shown, *say(f"{GAP}{source}{GAP}{ask.text}", MUT)))
    kept = pool.face(faces)
    counts = faces.index(kept)
    shown = between("  ", (say(str(face), BOLD if at == counts else MUT) for at, face in enumerate(faces)))
    keep = "" if len(faces) == 1 else f"keep the {kept}, "
    means = dict(ask.tiers).get(pool.tier(faces), "")
    return pen.cut((*left, *shown, *say(f"{GAP}{keep}{source}{GAP}", MUT), *say(means, TXT)))
