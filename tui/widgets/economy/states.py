"""How a thing of the Economy tab stands in this session: paid, due, halted, in a word with its sign."""

from collections.abc import Container, Mapping

from msgspec import Struct

from rules.economy.business import income_stamp, net_income, outside_the_core, waits
from rules.economy.holdings import Holding
from rules.economy.lifestyle import lifestyle_stamp, lives_by
from rules.economy.wages import skipped_stamp, wage_stamp
from rules.sheets.wounds import WoundsSheet
from rules.table import Person, Table
from tui.glyphs import Glyphs
from tui.widgets.cells import Line, clean

PAID, DUE, SKIPPED = "paid", "DUE", "skipped"


class State(Struct, frozen=True):
    """`sign` is the name of a glyph, "" for none; `tone` the colour."""

    words: str = ""
    sign: str = ""
    tone: str = "$mut"

    def drawn(self, glyphs: Glyphs) -> Line:
        """The sign, a blank and the words."""
        sign = getattr(glyphs, self.sign) if self.sign else " "
        bold = "bold " if self.tone == "$rust" else ""
        return (sign, f"{bold}{self.tone}"), (" ", ""), (clean(self.words), f"{bold}{self.tone}" if bold else "$mut")


def _done(words: str = PAID) -> State:
    return State(words, "done", "$moss")


def _wrong(words: str = DUE) -> State:
    return State(words, "owed", "$rust")


def business_state(table: Table, one: Holding, counting: Mapping[str, Holding], earned: int | None) -> State:
    """How a property stands. `counting` are the owner's that count towards the roll; `earned` is what it brought at
    the start of this session, in copper, 0 for nothing, None where that is not known."""
    if one.use != "income":
        return State(f"{one.use}, no business" if one.use != "other" else "no business")
    if not one.staffed:
        return _wrong("not staffed")
    if one.halted:
        return _wrong(f"halted: {one.halted}")
    if waits(one, table.campaign.session):
        return State(f"pays from session {one.pays_from}")
    if one.stopped:
        return _wrong(f"no Work: {one.stopped}")
    if not table.campaign.in_session:
        return State()
    stamp = income_stamp(table, one.owner)
    if skipped_stamp(stamp) in table.done:
        return State(SKIPPED)
    rolled = outside_the_core(one, counting)
    if stamp not in table.done:
        return State("due, by the roll" if rolled else "due", "lack", "$box")
    if earned == 0:
        return State("paid nothing")
    if earned is not None and one.income and earned < net_income(one):
        return _done("half: not core") if rolled else _done("half")
    return _done("by the roll" if rolled and earned is None else PAID)


def wage_state(table: Table, id: str, one: Person, due: Container[str]) -> State:
    """How a follower's wage stands: what is wrong first. `due` are the ids of those whose wage waits still."""
    stamp = wage_stamp(table, id)
    if id in due:
        return _wrong()
    if one.unpaid:
        return _wrong("unpaid")
    if one.leaving:
        return _wrong("LEAVES")
    if skipped_stamp(stamp) in table.done:
        return State(SKIPPED)
    if stamp in table.done:
        return _done()
    return State(one.wage_for if one.wage else "no wage")


def lifestyle_state(table: Table, who: str) -> State:
    """How a character's Lifestyle of this session stands."""
    stamp = lifestyle_stamp(table, who)
    if skipped_stamp(stamp) in table.done:
        return State("left")
    if stamp in table.done:
        return State("--") if lives_by(table, who) == "none" else _done()
    return _wrong() if table.campaign.in_session else State()


def lifestyle_word(table: Table, who: str) -> str:
    """By what somebody lives: `Common`, `guest`; or that nobody has said it."""
    sheet = table.characters[who].sheet
    lives = lives_by(table, who)
    if lives is None or not isinstance(sheet, WoundsSheet):
        return "not said"
    return "guest" if lives == "none" and sheet.guest_of else lives.capitalize()
