"""The Wounds sheet: six boxes by what they come to, stats, bonuses, purse, and the class's own."""

from itertools import groupby

from rules.sheets.wounds import BOXES, FINE_WORD, WoundsSheet, condition, penalties
from tui.widgets.cells import Line, Part, clean
from tui.widgets.sheets.arms import weapon_lines
from tui.widgets.sheets.belongings import carried_lines, crew_lines, noted_lines, what_it_says
from tui.widgets.sheets.bonuses import bonus_lines, stat_lines
from tui.widgets.sheets.injuries import injury_lines
from tui.widgets.sheets.purse import purse_lines
from tui.widgets.sheets.signature import signature_lines
from tui.widgets.sheets.subject import LABEL, Subject, apart_by_blanks

WIDEST = 9  # cells of a state


def wounds_lines(subject: Subject, sheet: WoundsSheet) -> list[Line]:
    """The whole sheet, below its heading."""
    own = [
        *signature_lines(subject, sheet.signature),
        *subject.words("Wants", sheet.want),
        *noted_lines(subject, "Perks", sheet.perks),
        *subject.words("Region", sheet.region),
        *noted_lines(subject, "Known to", sheet.connections),
    ]
    return [
        *_track(subject, sheet),
        *apart_by_blanks(
            (
                stat_lines(subject),
                [
                    *bonus_lines(subject, *_ongoing(subject, sheet)),
                    *_conditions(subject, sheet),
                    *_may_ask(subject),
                    *weapon_lines(subject),
                    *_gear(subject, sheet),
                ],
                injury_lines(subject.one.injuries, subject.width, subject.glyphs),
                own,
                crew_lines(subject),
                carried_lines(subject),
                _history(subject, sheet),
            )
        ),
    ]


def _track(subject: Subject, sheet: WoundsSheet) -> list[Line]:
    """Three lines: the boxes of each state, its word, what it takes off each roll. The one that it is stands out."""
    column = min(WIDEST, (subject.width - LABEL) // 4)
    boxes: list[Part] = []
    words: list[Part] = []
    off: list[Part] = []
    for word, numbers in groupby(range(1, BOXES + 1), condition):
        reached = list(numbers)
        boxes += _boxes(subject, sheet.wounds, reached, column)
        is_now = word == sheet.condition
        style = ("bold $txt" if word == FINE_WORD else "bold $rust") if is_now else "$mut"
        words.append((f"{word.upper() if is_now else word.lower():<{column}}", style))
        by = sum(part.by for part in penalties(reached[0]))
        off.append((f"{by:<{column}}", "bold $txt" if is_now else "$mut"))
    return [
        subject.row("Wounds", *boxes),
        subject.row(f"{sheet.wounds} of {BOXES}", *words),
        subject.row("to rolls", *off),
    ]


def _ongoing(subject: Subject, sheet: WoundsSheet) -> tuple[tuple[Part, str], ...]:
    """What the Wounds take off every roll, and when the Dying die. It is there also where it is nothing, so that what
    stands below keeps its place; the dead roll no more."""
    if subject.one.status == "dead":
        return ()
    off = sum(part.by for part in sheet.penalties)
    dies = "" if sheet.dies_with is None else f", dies with the end of session {sheet.dies_with}"
    return (((f"{off} ongoing", "bold $rust" if off else "$mut"), f"{sheet.condition}{dies}"),)


def _boxes(subject: Subject, wounds: int, numbers: list[int], column: int) -> list[Part]:
    glyphs, parts = subject.glyphs, []
    for number in numbers:
        parts += [(glyphs.have, "bold $rust") if number <= wounds else (glyphs.lack, "$box"), (" ", "")]
    return [*parts, (" " * (column - 2 * len(numbers)), "")]


def _conditions(subject: Subject, sheet: WoundsSheet) -> list[Line]:
    held = [one for one in sheet.conditions.values() if one.status == "held"]
    return [
        line
        for number, one in enumerate(held)
        for line in subject.flow("" if number else "Has", [((clean(one.name), "bold $rust"), *what_it_says(one.text))])
    ]


def _may_ask(subject: Subject) -> list[Line]:
    """The questions that they hold, and of what."""
    held = [one for one in subject.one.questions.values() if one.status == "held"]
    return subject.flow("May ask", (((f"{one.left} ", "bold $txt"), (clean(one.name), "$txt")) for one in held))


def _gear(subject: Subject, sheet: WoundsSheet) -> list[Line]:
    """Armor, kit and rations in a line, the purse in another: as far as somebody has said."""
    has = (("armor", sheet.armor), ("healer's kit", sheet.kit), ("rations", sheet.rations))
    pieces: list[Line] = [((f"{word} ", "$mut"), (str(count), "bold $txt")) for word, count in has if count is not None]
    return [*subject.flow("Gear", pieces), *purse_lines(subject, sheet)]


def _history(subject: Subject, sheet: WoundsSheet) -> list[Line]:
    """What they were before, in the table's words."""
    answered = [line for one in sheet.history.values() for line in subject.words("", f"{one.name} {one.text}")]
    return [
        *subject.words("Home", sheet.home),
        *subject.words("Before", sheet.background),
        *subject.words("Look", sheet.look),
        *answered,
    ]
