"""Every sign that is drawn, in one table: Unicode, and the ASCII form for terminals and locales that need it."""

from typing import Final

from msgspec import Struct
from msgspec.structs import fields

_TABLE: Final[dict[str, tuple[str, str]]] = {
    "have": ("■", "#"),
    "lack": ("□", "_"),
    "up": ("▲", "^"),  # raised for now
    "down": ("▼", "v"),  # lowered for now
    "pool_full": ("◆", "*"),  # the GM's pools, and nothing else
    "pool_empty": ("◇", "-"),
    "now": ("●", "@"),
    "not_now": ("○", "o"),
    "chosen": ("►", ">"),
    "chosen_more": ("┃", "|"),
    "heavy": ("━", "="),  # the rule after the heading of the pane in focus
    "rule": ("─", "-"),
    "done": ("✓", "+"),
    "to": ("→", "->"),
    "dot": ("·", "|"),  # between words
    "point": ("·", "."),  # where a number would stand
    "cut": ("…", "~"),
    "owed": ("!", "!"),
    "top_left": ("╭", "+"),
    "top_right": ("╮", "+"),
    "bottom_left": ("╰", "+"),
    "bottom_right": ("╯", "+"),
    "side": ("│", "|"),
    "arrows": ("↑↓", "up/dn"),
}


class Glyphs(Struct, frozen=True):
    """One column of the table. All but `to`, `arrows` take one cell."""

    have: str
    lack: str
    up: str
    down: str
    pool_full: str
    pool_empty: str
    now: str
    not_now: str
    chosen: str
    chosen_more: str
    heavy: str
    rule: str
    done: str
    to: str
    dot: str
    point: str
    cut: str
    owed: str
    top_left: str
    top_right: str
    bottom_left: str
    bottom_right: str
    side: str
    arrows: str


def _column(number: int) -> Glyphs:
    return Glyphs(**{field.name: _TABLE[field.name][number] for field in fields(Glyphs)})


UNICODE: Final = _column(0)
ASCII: Final = _column(1)


def glyphs_of(app: object) -> Glyphs:
    """The glyphs that an app draws with."""
    found = getattr(app, "glyphs", UNICODE)
    return found if isinstance(found, Glyphs) else UNICODE
