"""Words from people are data in every part of the modal: they can't end the program, nor paint in it."""

import pytest

from rules.table import Person, Threat
from tests.moves.opened import playing
from tests.moves.seated import Seated
from tests.rules.tables import stonewell
from tui.glyphs import ASCII

NAMES = ("[/", "[crew]", "[bold red]Odo[/bold red]", "N" * 60, "🐭 Marrow", "👩‍🚀 Zed", "$amber {0} %s", "東の村長さん")


@pytest.mark.parametrize("name", NAMES)
async def test_names_pass_through_every_part_of_a_deploy(name, tmp_path):
    table = stonewell(defenses=2, people={"someone": Person(name=name, role=name)})
    async with playing(tmp_path / "campaign", "deploy", table) as (app, pilot):
        await pilot.press("1", "enter", "5", "3", "3", "enter", "1")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert "Enter writes this" in app.text
        await pilot.press("1", "enter")
        await app.workers.wait_for_complete()
        assert app.closed


@pytest.mark.parametrize("name", NAMES)
def test_every_line_keeps_its_width(name):
    from rich.cells import cell_len

    threats = {"one": Threat(name=name, stage=1)}
    people = {"someone": Person(name=name, role=name)}
    table = stonewell(season="summer", year=1, threats=threats, people=people)
    seated = Seated("seasons-change", table)
    for keys in (("1", "enter"), ("2", "1"), ("1", "enter"), ("enter",)):
        assert {cell_len(line) for line in seated.lines} == {78}
        seated.press(*keys)
    assert {cell_len(line) for line in seated.lines} == {78}


def test_what_somebody_typed_is_shown_as_it_is():
    seated = Seated("note").type("[bold]not[/bold] a tag [/")
    assert "[bold]not[/bold] a tag [/" in seated.text
    assert "[bold]not[/bold] a tag [/" in seated.press("enter").text


def test_the_ascii_form_has_no_other_signs():
    seated = Seated("deploy", stonewell(defenses=2), glyphs=ASCII)
    for keys in ((), ("enter",), ("5",), ("3",), ("2",), ("1",)):
        assert seated.press(*keys).text.isascii()
