"""Cells: words from people are cut by what they take on screen, and steer nothing."""

import pytest
from rich.cells import cell_len

from tui.glyphs import ASCII, UNICODE
from tui.widgets.cells import apart, clean, cut, cut_line, fit, heading, width_of

NAMES = (
    "Vahid",
    "[/crew]",
    "[link=x]look[/link]",
    "🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉",
    "Old Maren of the Long Acre, who kept the bees before the thaw",
    "汉字汉字汉字",
    "e\u0301clair",
    "",
)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("width", range(25))
def test_words_fit_exactly(name: str, width: int) -> None:
    assert cell_len(fit(name, width, UNICODE)) == width
    assert cell_len(cut(name, width, ASCII)) <= width


def test_what_is_cut_leaves_its_sign_and_what_fits_does_not() -> None:
    assert cut("Osmere", 6, UNICODE) == "Osmere"
    assert cut("Osmere", 5, UNICODE) == "Osme…"
    assert cut("Osmere", 5, ASCII) == "Osme~"
    assert fit("🐉🐉", 3, UNICODE) == "🐉…"


def test_nothing_that_steers_a_terminal_or_turns_the_writing_is_drawn() -> None:
    assert clean("a\x1b[31mb\x07c\u202ed\u200de\ufe0ff") == "a[31mbcdef"
    assert clean("a\tb\nc") == "a b c"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("width", [10, 11, 20, 78])
def test_lines_keep_their_width(name: str, width: int) -> None:
    right = (("12", ""),)
    assert width_of(apart(((clean(name), ""),), right, width, UNICODE)) == width
    assert width_of(heading(name, right, width, UNICODE)) == width
    assert width_of(cut_line((("ab", ""), (clean(name), ""), ("cd", "")), width, UNICODE)) <= width
