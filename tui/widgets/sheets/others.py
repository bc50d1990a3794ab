"""Somebody whom nobody plays: how badly they are hurt, what they are good for, and what keeps them."""

from rules.coins import coins
from rules.places import look
from rules.sheets.others import OthersWounds
from rules.sight import View
from rules.table import MOST_LOYALTY, Person
from tui.glyphs import Glyphs
from tui.widgets.cells import Line, Part, clean, cut_line, fit
from tui.widgets.sheets.belongings import listed
from tui.widgets.sheets.gauge import STANDINGS, gauge
from tui.widgets.sheets.injuries import injury_lines
from tui.widgets.sheets.subject import LABEL, worded

BAR = 14  # cells


def others_lines(view: View, place: str, one: Person, width: int, glyphs: Glyphs) -> list[Line]:
    """All that is known of them, below their heading."""

    def row(label: str, *parts: Part) -> Line:
        return cut_line(((fit(label, LABEL, glyphs), "$mut"), *parts), width, glyphs)

    lines: list[Line] = []
    if one.sheet is not None:
        parts: Line = gauge(one.sheet, BAR, glyphs)
        if one.sheet.armor is not None:
            parts = (*parts, ("   armor " if parts else "armor ", "$mut"), (str(one.sheet.armor), "bold $txt"))
        lines += [row(one.sheet.WORD, *parts)] if parts else []
        if isinstance(one.sheet, OthersWounds):
            lines += [row("", (STANDINGS["out"], "bold $rust"))] if one.sheet.out else []
            lines += [row("Harm", (str(one.sheet.harm), "bold $txt"))] if one.sheet.harm is not None else []
        else:
            if one.sheet.damage_die is not None:
                more = f"+{one.sheet.damage_bonus}" if one.sheet.damage_bonus else ""
                lines.append(row("Damage", (f"{one.sheet.damage_die}{more}", "bold $txt")))
            if standing := STANDINGS[one.sheet.standing]:
                lines.append(row("", (standing, "bold $rust")))
    if one.follower:
        leader = look(view.table, f"characters.{one.follows}.name") if one.follows else ""
        lines += worded(
            "Follows", (clean(leader) if isinstance(leader, str) and leader else "the party", "$txt"), width, glyphs
        )
    if one.loyalty is not None:
        boxes = (glyphs.have * one.loyalty, "$moss"), (glyphs.lack * (MOST_LOYALTY - one.loyalty), "$box")
        lines.append(row("Loyalty", *boxes, (f" {one.loyalty}", "bold $txt")))
    if one.wage is not None and view.shows(f"{place}.wage"):
        lines.append(row("Wage", (coins(one.wage), "bold $txt"), (f"  {clean(one.wage_for) or 'a session'}", "$mut")))
    tags = [tag for tag in one.tags.values() if tag.status == "held"]
    lines += worded("Tags", (listed(tag.name for tag in tags if not tag.passing), "$txt"), width, glyphs)
    lines += worded("For now", (listed(tag.name for tag in tags if tag.passing), "bold $rust"), width, glyphs)
    lines += worded("Instinct", (one.instinct, "$txt"), width, glyphs)
    return [*lines, *injury_lines(one.injuries, width, glyphs)]
