"""Asks of making for words, which may be left open: a line, or several things (DG-CREATE-1, HH-SHEETS)."""

from rules.asks import GM, Words
from rules.kept import LONGEST_TEXT
from rules.making.things import Things


def line(
    id: str, text: str, *, rule: str, to: str = GM, about: str = "characters", longest: int = LONGEST_TEXT
) -> Words:
    """Asks for what there is to say of somebody, on one line."""
    return Words(id=id, text=text, to=to, about=about, rule=rule, optional=True, longest=longest)


def things_of(
    id: str,
    text: str,
    *,
    rule: str,
    to: str = GM,
    about: str = "characters",
    most: int | None = None,
    offered: str = "",
) -> Things:
    """Asks for what somebody has of a sort, each by a name. `most` None: no end."""
    return Things(id=id, text=text, to=to, about=about, rule=rule, most=most, offered=offered, optional=True)
