"""What somebody has besides: things carried, perks and moves as the table writes them, who follows them."""

from collections.abc import Iterable, Mapping

from rules.sheets.noted import Noted, Perk
from rules.table import Person
from tui.widgets.cells import Line, clean, cut_line, fit, heading, width_of
from tui.widgets.sheets.gauge import gauge
from tui.widgets.sheets.subject import Subject

NAME = 15  # cells
BAR = 6  # cells


def names_held(things: Mapping[str, Noted]) -> list[Line]:
    """The names of those that are not lost; what was used this session says so by itself."""
    return [((clean(one.name), "$txt"), *_when(one)) for one in things.values() if one.status == "held"]


def noted_lines(subject: Subject, label: str, things: Mapping[str, Noted]) -> list[Line]:
    """Those that are held behind a label: a line each with what is written of it, or side by side where nothing is."""
    held = [one for one in things.values() if one.status == "held"]
    if not any(one.text for one in held):
        return subject.flow(label, names_held(things))
    return [
        subject.row("" if number else label, (clean(one.name), "$txt"), *_when(one), *what_it_says(one.text))
        for number, one in enumerate(held)
    ]


def what_it_says(text: str) -> Line:
    """What the table has written of a thing, faint, behind its name; nothing for nothing."""
    return ((f": {clean(text)}", "$mut"),) if text else ()


def _when(one: Noted) -> Line:
    if isinstance(one, Perk) and one.once_a_session:
        return ((" once a session", "$mut"),)
    return ()


def carried_lines(subject: Subject) -> list[Line]:
    """What they carry, a line each, below a heading of its own."""
    held = [one for one in subject.one.carries.values() if one.status == "held"]
    if not held:
        return []
    rows = [_beside(subject, clean(one.name), one.text) for one in held]
    return [heading("Carries", ((str(len(held)), "$mut"),), subject.width, subject.glyphs), *rows]


def _beside(subject: Subject, name: str, text: str) -> Line:
    wide = max(NAME, subject.width // 3)
    shown = fit(name, wide, subject.glyphs) if text else name
    return cut_line((("  ", ""), (shown, "$txt"), (f" {clean(text)}", "$mut")), subject.width, subject.glyphs)


def crew_lines(subject: Subject) -> list[Line]:
    """Who follows them, a line each, below a heading of its own."""
    crew = [one for one in subject.view.table.people.values() if one.follower and one.follows == subject.id]
    here = [one for one in crew if one.status == "here"]
    if not here:
        return []
    return [
        heading("Crew", ((str(len(here)), "$mut"),), subject.width, subject.glyphs),
        *(_follower(subject, one) for one in here),
    ]


def _follower(subject: Subject, one: Person) -> Line:
    drawn = gauge(one.sheet, BAR, subject.glyphs) if one.sheet else ()
    room = BAR + 6
    loyalty: Line = ((f"loyalty {one.loyalty}  ", "$txt"),) if one.loyalty is not None else ()
    line: Line = (
        ("  ", ""),
        (fit(one.name, NAME, subject.glyphs), "$txt"),
        (" ", ""),
        *drawn,
        (" " * max(1, room - width_of(drawn)), ""),
        *loyalty,
        (tags_held(one), "$mut"),
    )
    return cut_line(line, subject.width, subject.glyphs)


def tags_held(one: Person) -> str:
    """The tags that somebody has."""
    return listed(clean(tag.name) for tag in one.tags.values() if tag.status == "held")


def listed(words: Iterable[str]) -> str:
    """Words in a row: `able, archer`."""
    return ", ".join(words)
