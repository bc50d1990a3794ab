"""Every colour, in one table: what it means, and what it is in each theme. Nothing else names a colour.

In a stylesheet and in the style of a `Content` they are variables: `color: $mut`, `"bold $amber"`, `"on $band"`. Amber
is always bold, so that it is told from plain text where there are no colours.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from textual.theme import BUILTIN_THEMES, Theme


class Ink(NamedTuple):
    """One colour in each theme."""

    dark: str
    light: str
    ansi: str


INKS: Final[dict[str, Ink]] = {
    "amber": Ink("#f0b254", "#8f5200", "ansi_default"),  # yours to act on: keys, the chosen row, focus, now
    "moss": Ink("#a9c77e", "#44651a", "ansi_green"),  # what we have
    "rust": Ink("#ee8a6d", "#a8341b", "ansi_red"),  # harm, lack, owed, due
    "dusk": Ink("#b8a8ea", "#5b4695", "ansi_magenta"),  # the GM's: pools, threats, foes
    "txt": Ink("#eadfce", "#2b241d", "ansi_default"),  # names, values
    "mut": Ink("#ada396", "#655848", "ansi_bright_black"),  # labels
    "box": Ink("#8a7c6b", "#9c8b74", "ansi_default"),  # empty marks
    "faint": Ink("#5a5047", "#c9bba6", "ansi_bright_black"),  # rules
    "off": Ink("#8a7c6b", "#9c8b74", "ansi_bright_black"),  # what can't be done now
    "page": Ink("#1a1715", "#faf5ec", "ansi_default"),  # the page
    "head": Ink("#2a2622", "#ebe1d0", "ansi_default"),  # bars
    "band": Ink("#3a322c", "#f2dfbd", "ansi_default"),  # the chosen row
    "on-amber": Ink("#1a1715", "#faf5ec", "ansi_default"),  # text on amber: the active tab
}


def _theme(name: str, column: int, *, dark: bool) -> Theme:
    inks = {role: ink[column] for role, ink in INKS.items()}
    return Theme(
        name=name,
        primary=inks["amber"],
        secondary=inks["dusk"],
        accent=inks["amber"],
        warning=inks["amber"],
        error=inks["rust"],
        success=inks["moss"],
        foreground=inks["txt"],
        background=inks["page"],
        surface=inks["page"],
        panel=inks["head"],
        boost=inks["band"],
        dark=dark,
        variables={
            **inks,
            "input-cursor-background": inks["amber"],
            "input-cursor-foreground": inks["on-amber"],
            "input-cursor-text-style": "none",
            "input-selection-background": inks["band"],
            "border": inks["amber"],
            "border-blurred": inks["faint"],
        },
    )


def _ansi_theme() -> Theme:
    """The terminal's own sixteen colours. A theme of one's own must bring the variables of the framework's."""
    theme = _theme("hearth-ansi", 2, dark=True)
    theme.variables = {**BUILTIN_THEMES["ansi-dark"].variables, **theme.variables}
    theme.ansi = True
    return theme


HEARTH_DARK: Final = _theme("hearth-dark", 0, dark=True)
HEARTH_LIGHT: Final = _theme("hearth-light", 1, dark=False)
HEARTH_ANSI: Final = _ansi_theme()
THEMES: Final = (HEARTH_DARK, HEARTH_LIGHT, HEARTH_ANSI)


def theme_name(short: str) -> str:
    """The framework's name of a theme: `hearth-dark` for `dark`."""
    return f"hearth-{short}"


_AS_ATTRIBUTES: Final = {"$mut": "dim", "$faint": "dim", "$off": "dim", "$amber": "", "$txt": "", "$box": ""}


@lru_cache(maxsize=1024)
def in_ansi(style: str) -> str:
    """A style as it is drawn in the ansi theme, where little may hang on colour: what stands on a ground of its own is
    reversed as a whole, and labels are dim, so that both are there without any colour at all.
    """
    words, _, ground = style.partition("on $")
    if ground:
        kept = [word for word in words.split() if word in ("bold", "strike")]
        return " ".join(["reverse", *kept])
    return " ".join(filter(None, (_AS_ATTRIBUTES.get(word, word) for word in words.split())))
