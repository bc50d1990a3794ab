"""The bonuses and penalties that somebody bears, and what is rolled with each stat because of them."""

from rules.forecast import bonuses_held, forecast
from rules.sheets.bonus import Bonus
from rules.throws import Throw
from tui.widgets.cells import Line, Part, clean
from tui.widgets.sheets.subject import GAP, LABEL, Subject, wrapped

WIDEST = 9  # cells of a stat
EDGES = {"best": ("adv", "bold $moss"), "worst": ("dis", "bold $rust")}


def forward(subject: Subject) -> tuple[str, ...]:
    """The ids of the bonuses that the next roll uses up."""
    return tuple(id for id, one in bonuses_held(subject.view.table, subject.id).items() if one.kind == "forward")


def bonus_word(bonus: Bonus) -> str:
    """What a bonus gives: `+1 forward`, `advantage ongoing`."""
    return bonus.word


def bonus_part(bonus: Bonus) -> Part:
    """The same, coloured as it helps or hinders."""
    hinders = bonus.gives == "disadvantage" or bonus.amount < 0
    return bonus_word(bonus), "bold $rust" if hinders else "bold $moss"


def bonus_lines(subject: Subject, *ongoing: tuple[Part, str]) -> list[Line]:
    """One line each with its source; `ongoing` is what the sheet itself has to say last."""
    held = bonuses_held(subject.view.table, subject.id)
    rows = [*((bonus_part(one), _about(one)) for one in held.values()), *ongoing]
    wide = max((len(part[0]) for part, _ in rows), default=0) + len(GAP)
    lines: list[Line] = []
    for (word, style), about in rows:
        said = wrapped(((clean(about), "$txt"),), subject.width - LABEL - wide, subject.glyphs)
        lines.append(subject.row("" if lines else "Bonuses", (f"{word:<{wide}}", style), *said[0]))
        lines += [subject.row("", (" " * wide, ""), *more) for more in said[1:]]
    return lines or [subject.row("Bonuses", ("none held", "$mut"))]


def _about(bonus: Bonus) -> str:
    until = bonus.until or ("" if bonus.lasts == "open" else f"the {bonus.lasts} ends")
    return ", ".join(filter(None, (bonus.name, bonus.applies, until and f"until {until}")))


def stat_lines(subject: Subject) -> list[Line]:
    """The stats, what counts now, what counts with what is forward, and which roll at an advantage or not."""
    stats = subject.one.sheet.STATS
    column = min(WIDEST, (subject.width - LABEL) // len(stats))
    kept = forward(subject)
    values = [getattr(subject.one.sheet, line.field) for line in stats]
    now = [forecast(subject.view.table, subject.id, line.field, apart=kept) for line in stats]
    then = [forecast(subject.view.table, subject.id, line.field) for line in stats]
    lines = [
        subject.row("", *_cells([(line.word, "$mut") for line in stats], column)),
        subject.row("Stats", *_cells([_number(value, "$txt", subject) for value in values], column)),
    ]
    same = all(value in (None, one.modifier.value) for value, one in zip(values, now, strict=True))
    if not (same and subject.one.sheet.HAS_ADVANTAGE):
        lines.append(subject.row("now", *_cells(_counted(subject, now, values, "bold $txt"), column)))
    if added := sum(one.amount for id, one in subject.one.bonuses.items() if id in kept and one.gives == "number"):
        lines.append(subject.row(f"with {added:+d}", *_cells(_counted(subject, then, values, "$txt"), column)))
    if any(one.reads != "both" for one in now):
        lines.append(subject.row("rolls", *_cells([EDGES.get(one.reads, ("", "")) for one in now], column)))
    return lines


def _counted(subject: Subject, throws: list[Throw], values: list[int | None], style: str) -> list[Part]:
    return [
        _number(None if value is None else throw.modifier.value, style, subject)
        for throw, value in zip(throws, values, strict=True)
    ]


def _number(value: int | None, style: str, subject: Subject) -> Part:
    """A stat; a point for one that nobody has given yet."""
    if value is None:
        return subject.glyphs.point, "$faint"
    return f"{value:+d}" if value else "0", style


def _cells(parts: list[Part], column: int) -> list[Part]:
    return [(f"{text:>{column}}", style) for text, style in parts]
