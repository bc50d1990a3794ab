"""The look: which theme and which glyphs this terminal gets, from what was said, set and found out."""

import codecs
from collections.abc import Mapping
from typing import Final, TextIO

from msgspec import Struct
from rich.console import Console

from saves.settings import CHOICES, Settings

THEME, GLYPHS = "HEARTHSIDE_THEME", "HEARTHSIDE_GLYPHS"  # names of environment variables
COERCED: Final = "C.UTF-8"
PLAIN: Final = "ansi"  # the theme that is at home where there are sixteen colours or none


class Look(Struct, frozen=True):
    """`theme` is dark, light or ansi. `trouble`: what of the wishes could not be understood, in words."""

    theme: str = "dark"
    ascii: bool = False
    trouble: str = ""


def look_for(
    stream: TextIO, environ: Mapping[str, str], settings: Settings, *, theme: str = "", ascii: bool = False
) -> Look:
    """The look on a terminal. What was asked for at the start (`theme`, `ascii`) comes first, then the environment,
    then the settings, and last what the terminal can show: no more than 16 colours, or NO_COLOR, get the ansi theme,
    and what is not known to take UTF-8 gets ASCII.
    """
    trouble = [settings.trouble] * bool(settings.trouble)
    wishes = {"theme": environ.get(THEME, ""), "glyphs": environ.get(GLYPHS, "")}
    for name, variable in (("theme", THEME), ("glyphs", GLYPHS)):
        if wishes[name] and wishes[name] not in CHOICES[name]:
            trouble.append(f"{variable} can't be {wishes[name]!r}, only {' or '.join(CHOICES[name])}")
            wishes[name] = ""
    glyphs = "ascii" if ascii else wishes["glyphs"] or settings.glyphs
    return Look(
        theme=theme or wishes["theme"] or settings.theme or (PLAIN if _has_few_colours(stream, environ) else "dark"),
        ascii=glyphs == "ascii" or (glyphs != "unicode" and needs_ascii(stream, environ)),
        trouble="; ".join(trouble),
    )


def needs_ascii(stream: TextIO, environ: Mapping[str, str]) -> bool:
    """Whether only ASCII may be drawn: the locale is C, or `stream`, where the screen goes, does not take UTF-8.

    Python reads and writes UTF-8 in the C locale all the same, and says so by LC_CTYPE (PEP 538): that is no wish of
    anybody's.
    """
    ctype = environ.get("LC_CTYPE", "")
    locale = environ.get("LC_ALL") or (ctype if ctype != COERCED else "") or environ.get("LANG", "")
    if locale in ("C", "POSIX"):
        return True
    try:
        return codecs.lookup(stream.encoding or "ascii").name != "utf-8"
    except LookupError:
        return True


def _has_few_colours(stream: TextIO, environ: Mapping[str, str]) -> bool:
    """Asks what will draw: the framework sends what Rich finds in the environment."""
    if "NO_COLOR" in environ:
        return True
    found = Console(file=stream, force_terminal=True, _environ=dict(environ)).color_system
    return found not in ("256", "truecolor")
