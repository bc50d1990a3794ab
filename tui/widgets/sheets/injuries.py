"""Wounds that are a problem: what each hinders, how it was treated, and what that still requires."""

from rules.frozen_map import FrozenMap
from rules.sheets.injury import Injury
from tui.glyphs import Glyphs
from tui.widgets.cells import Line, clean
from tui.widgets.sheets.subject import worded


def injury_lines(injuries: FrozenMap[Injury], width: int, glyphs: Glyphs) -> list[Line]:
    """Those that are not healed, each with its own words below its name."""
    lines: list[Line] = []
    for one in injuries.values():
        if one.status == "healed":
            continue
        name = clean(one.name)
        said = ", ".join(filter(None, ("for good" if one.permanent else "", "adapted" * (one.status == "adapted"))))
        first, *more = worded("" if lines else "Injuries", (name, "bold $rust"), width, glyphs) or [()]
        lines += [(*first, (f"  {said}" if said else "", "$mut")), *more]
        for label, text in (("", one.hinders), ("", _treated(one))):
            lines += worded(label, (text, "$txt"), width, glyphs)
    return lines


def open_injuries(injuries: FrozenMap[Injury]) -> int:
    """How many are neither healed nor got used to."""
    return sum(one.status == "open" for one in injuries.values())


def _treated(one: Injury) -> str:
    treated = f"treated: {one.treated}" if one.treated else ""
    requires = f"requires {one.requires}" if one.requires else ""
    return "; ".join(filter(None, (treated, requires)))
