"""`show`, `list`, `set`, `note`, `undo` and `redo` in plain text."""

from collections.abc import Callable
from pathlib import Path

import pytest

from saves.campaign import OpenCampaign
from tests.command_line.running import run

Now = Callable[[], OpenCampaign]


def test_the_table_is_shown_by_its_tracks_with_the_place_of_each(folder: Path) -> None:
    run("set", "lacking", "marked", "--why", "famine")
    lines = run("show").out.splitlines()
    assert lines[:3] == [f"Stonewell   {folder}", "Steading", "  Fortunes: 2 of 4   [steading.fortunes]"]
    assert "  Prosperity: 1 of 4, counts as 0 (lacking -1)   [steading.prosperity]" in lines
    assert lines[-1] == "Last: #2 Set by hand: lacking"


def test_what_is_owed_and_unfinished_is_shown_with_what_to_type(campaign: Now) -> None:
    for answers in (["", "66", "boom"], ["", "66", "bounty,news", "1"], ["", "66", "bounty"]):
        run("do", "seasons-change", *answers)
    run("do", "deploy", typed="Hew\n", code=3)
    (draft,) = campaign().drafts()
    shown = run("show").out
    assert "Owed\n  Harvest: 1d4 Surplus before winter   (hearthside do harvest)\n" in shown
    assert f"Unfinished\n  Deploy, by GM, answers: 1   (hearthside do deploy --play {draft.play})\n" in shown
    found = run("show", "--json").json
    assert found["owed"][0]["settled_by"] == "harvest"
    assert found["unfinished"][0]["play"] == draft.play


@pytest.mark.parametrize(
    ("where", "out"),
    [
        ("steading.surplus", "Surplus: 1\n"),
        ("SURPLUS", "Surplus: 1\n"),
        ("lacking", "lacking: clear\n"),
        (
            "people.hew",
            (
                "Hew: here   [people.hew.status]\nHew: name: Hew   [people.hew.name]\n"
                "Hew: role: nothing   [people.hew.role]\n"
            ),
        ),
        ("people.hew.name", "Hew: name: Hew\n"),
        ("threats", "threats: none\n"),
    ],
)
def test_one_place_is_shown_by_its_path_or_its_word(folder: Path, where: str, out: str) -> None:
    run("do", "deploy", "Hew", "6")
    assert run("show", where).out == out


def test_what_is_written_of_a_thing_is_shown_whole(folder: Path) -> None:
    said = ["", "hit-points", "", "", "8", "0", "d6", "0", "", "", "Ambush: +1 forward; Track", "Rope: 30 feet"]
    run("do", "make-character", "Wen", *said)
    out = run("show", "characters.wen").out
    assert "Ambush: +1 forward   [characters.wen.sheet.moves.ambush]\n" in out
    assert "Rope: 30 feet   [characters.wen.carries.rope]\n" in out
    assert "+1 forward" in run("show", "characters.wen.sheet.moves.ambush").out


def test_one_place_as_json(folder: Path) -> None:
    assert run("show", "surplus", "--json").json == {"where": "steading.surplus", "value": 1}
    assert run("--json", "show", "people").json == {"where": "people", "value": {}}


def test_an_onlooker_is_shown_no_hidden_threat_and_no_number(campaign: Now) -> None:
    run("do", "threat", "The Thing", "--aside", "threat/names/hidden")
    assert "The Thing" in run("show").out
    for arguments in (["show"], ["show", "--json"], ["show", "threats"]):
        out = run(*arguments, "--seat", "onlooker").out
        assert "Thing" not in out
        assert "#" not in out
    assert "There is no place called" in run("show", "threats.the-thing", "--seat", "onlooker", code=2).err
    run("set", "campaign.settings.threats_open", "clear", "--why", "a secret")
    run("do", "threat", "--answer", "threat/which=new", "--answer", "threat/names=Grey Reavers")
    seen = run("show", "--json", "--seat", "onlooker").json["table"]["threats"]
    assert seen == {"grey-reavers": {"name": "Grey Reavers", "status": "looming"}}
    assert "stage" not in run("show", "threats", "--seat", "onlooker").out


def test_an_onlooker_is_not_told_by_the_moves_that_a_hidden_threat_looms(folder: Path) -> None:
    before = run("do", "--seat", "onlooker").out
    run("do", "threat", "The Thing", "--aside", "threat/names/hidden")
    assert "Not now: No threat looms." in before
    assert run("do", "--seat", "onlooker").out == before
    assert run("do").out != before


def test_an_onlooker_is_told_of_damage_without_what_it_names(folder: Path) -> None:
    run("do", "threat", "The Thing", "--aside", "threat/names/hidden")
    table = folder / "table.json"
    table.write_bytes(table.read_bytes().replace(b'"stage":1', b'"stage":2'))
    told = run("show", "--seat", "onlooker").err
    assert told == "A file of this campaign was damaged, or changed from outside. The GM's view says more.\n"


def test_places_that_are_none_say_so(folder: Path) -> None:
    for where in ("steading.gold", "people.nobody", "people.nobody.status", "..", "fortunes.x"):
        told = run("show", where, code=2).err
        assert told.startswith(f"There is no place called {where!r} in a campaign. `hearthside show` lists")


def test_set_by_place_or_word_and_with_a_reason(campaign: Now) -> None:
    assert run("set", "Surplus", "4", "--why", "counted again").out == (
        "#2 Set by hand: Surplus\n  Surplus: 1 -> 4   (HF-STATS-1, by hand: counted again)\n"
    )
    for value, marked in (("True", True), ("clear", False), ("yes", True)):
        run("set", "steading.lacking", value, "--why", "x")
        assert campaign().table.steading.lacking is marked
    run("set", "season", "summer", "--why", "x")
    assert campaign().table.steading.season == "summer"
    assert "Why?" in run("set", "surplus", "5", code=3).err


@pytest.mark.parametrize(
    ("where", "value", "code", "told"),
    [
        ("surplus", "many", 4, "'many' is no answer to steading.surplus/value: 'many' is no whole number.\n"),
        ("fortunes", "5", 4, "'5' is no answer to steading.fortunes/value: 5 is too high: 4 at most.\n"),
        ("fortunes", "2", 4, "Fortunes is 2 already: nothing to change.\n"),
        ("surplus", "-1", 4, "'-1' is no answer to steading.surplus/value: -1 is too low: 0 at least.\n"),
        ("gold", "5", 2, "There is no place called 'gold' in a campaign. `hearthside show` lists the places"),
    ],
)
def test_set_refuses_what_can_not_stand_there(folder: Path, where: str, value: str, code: int, told: str) -> None:
    assert told in run("set", where, value, "--why", "x", code=code).err


def test_fortunes_below_zero_ask_the_gm_also_by_set(campaign: Now) -> None:
    open_ask = run("set", "fortunes", "-1", "--why", "ruin", "--json", code=3).json
    assert open_ask["ask"]["key"] == "below-zero/disaster"
    run("do", "set", "--play", open_ask["play"], "malcontent")
    steading = campaign().table.steading
    assert (steading.fortunes, steading.malcontent) == (0, True)


def test_two_sets_do_not_take_each_other_up(campaign: Now) -> None:
    run("set", "fortunes", "-1", "--why", "ruin", code=3)
    run("set", "surplus", "3", "--why", "more")
    assert (campaign().table.steading.surplus, len(campaign().drafts())) == (3, 1)


def test_a_note_is_its_writers_alone_unless_it_is_for_all(campaign: Now) -> None:
    assert run("note", "Hew is [the] traitor").out == "#2 Hew is [the] traitor\n"
    assert campaign().last.remarks[0].about == "notes.gm"  # type: ignore[union-attr]
    assert "Last:" not in run("show", "--seat", "onlooker").out
    run("note", "--all", "The bell rang")
    assert "Last: The bell rang" in run("show", "--seat", "onlooker").out
    assert run("note", " ", code=4).told == "' ' is no answer to words: this can't be left empty.\n"


def test_undo_and_redo_name_the_entry_and_skip_notes(campaign: Now) -> None:
    assert run("undo", code=4).told == "There is nothing to undo.\n"
    assert run("redo", code=4).told == "There is nothing to redo: an undo comes first.\n"
    run("do", "by-hand", "steading.surplus", "2")
    run("note", "Words stay")
    assert "Undo would take back: #2 by hand: Surplus" in run("show").out
    assert run("undo").out.startswith("#4 undid #2 by hand: Surplus\n  Surplus: 3 -> 1")
    assert campaign().table.steading.surplus == 1
    assert run("redo").out.startswith("#5 redid #2 by hand: Surplus\n  Surplus: 1 -> 3")
    assert run("undo", "--seat", "onlooker", code=4).out == ""


def test_undo_of_a_chosen_entry_takes_back_notes_too_and_is_refused_with_what_stands_in_the_way(campaign: Now) -> None:
    run("note", "Hew is the traitor")
    run("do", "by-hand", "steading.surplus", "2")
    run("do", "by-hand", "steading.surplus", "1")
    assert run("undo", "--entry", "2").out.startswith("#5 undid #2 Hew is the traitor\n")
    told = run("undo", "--entry", "3", code=4).told
    assert told == "Entry 4 (By hand) changed Surplus after it. Undo that first.\n"
    assert run("undo", "--entry", "1", code=4).told.startswith("The campaign begins with this entry")
    assert run("undo", "--entry", "99", code=4).told == "There is no entry 99.\n"
    assert "invalid int value" in run("undo", "--entry", "two", code=2).err
    assert run("undo", "--entry", "4", "--json").json["changes"][0]["after"] == 3
    assert run("redo").out.startswith("#7 redid #4 by hand: Surplus")
    assert campaign().table.steading.surplus == 4


def test_a_command_that_writes_says_which_campaign_it_took_when_none_was_named(folder: Path) -> None:
    which = f"In Stonewell, {folder}\n"
    for arguments in (["do", "deploy", "Hew", "6"], ["set", "surplus", "5", "--why", "x"], ["note", "x"], ["undo"]):
        assert run(*arguments).err == which
    assert run("undo", "--entry", "2", "--campaign", "stonewell").err == ""
    assert run("redo", "--json").err == ""


def test_hints_begin_with_what_the_program_is_called_here(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HEARTHSIDE_COMMAND", "python3 start.py")
    run("do", "deploy", typed="Hew\n", code=3)
    assert "(python3 start.py do deploy --play " in run("show").out
    assert "`python3 start.py show` lists the places" in run("show", "gold", code=2).err
    run("--help")
    run("undo", "--help")
    assert "    python3 start.py undo [--entry N] " in (told := capsys.readouterr().out)
    assert "usage: python3 start.py undo" in told


def test_campaigns_are_listed_and_opened_by_name_or_path(folder: Path, tmp_path: Path) -> None:
    run("new", "The Other")
    assert [one["name"] for one in run("list", "--json").json] == ["The Other", "Stonewell"]
    assert run("show", "campaign.name", "--campaign", "Stonewell").out == "campaign's name: Stonewell\n"
    assert run("--campaign", str(folder), "show", "campaign.name").out == "campaign's name: Stonewell\n"
    assert run("show", "campaign.name").out == "campaign's name: The Other\n"


def test_without_campaigns_the_list_says_how_to_make_one() -> None:
    ran = run("list")
    assert ran.out == ""
    assert "`hearthside new NAME` makes one." in ran.err
    assert run("list", "--json").json == []
    assert run("show", code=2).err == "There is no campaign yet. `hearthside new NAME` makes one.\n"
