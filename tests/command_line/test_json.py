"""The protocol for programs, to the letter, through the program itself; and what else prints JSON."""

from pathlib import Path

from saves.campaign import open_campaign
from tests.command_line.running import run, start


def test_a_play_from_its_first_ask_to_its_entry(folder: Path) -> None:
    first = start("do", "deploy", "--json", code=3)
    assert first.err == ""
    play = first.json["play"]
    assert first.json == {
        "play": play,
        "ask": {
            "key": "leader",
            "to": "table",
            "kind": "person",
            "text": "Who takes charge?",
            "dice": None,
            "min": 0,
            "max": 1,
            "options": [],
            "asides": [
                {
                    "key": "leader/nobody",
                    "to": "table",
                    "kind": "yes",
                    "text": "No player's character takes charge",
                    "dice": None,
                    "min": None,
                    "max": None,
                    "options": [],
                    "asides": [],
                }
            ],
        },
        "answers": {},
        "changes": [],
        "remarks": [],
    }
    second = start("--json", "do", "deploy", "--play", play, "Hew", code=3).json
    assert (second["play"], second["ask"]["key"], second["ask"]["kind"]) == (play, "roll", "dice")
    assert (second["ask"]["dice"], second["ask"]["min"], second["ask"]["max"]) == ("1d6", 1, 6)
    assert second["answers"] == {"leader": {"kind": "person", "value": "Hew", "source": "typed"}}
    assert second["changes"] == [
        {
            "key": "leader/people.hew",
            "where": "people.hew",
            "after": {"name": "Hew", "role": "", "status": "here"},
            "rule": "HF-DEPLOY-1",
            "why": "named for the first time",
            "waived": False,
        }
    ]
    assert second["remarks"] == [{"text": "Hew takes charge", "about": "steading", "to_tell": False}]

    third = start("do", "deploy", "--json", "--play", play, "--answer", "roll=4", code=3).json
    assert [option["id"] for option in third["ask"]["options"]] == ["less", "hurt", "death"]
    assert third["ask"]["options"][1] == {"id": "hurt", "text": "Many are hurt: mark diminished"}
    assert (third["ask"]["min"], third["ask"]["max"]) == (1, 1)

    done = start("do", "deploy", "--json", "--play", play, "hurt").json
    assert set(done) == {"play", "entry", "changes", "remarks"}
    assert (done["play"], done["entry"]) == (play, 2)
    assert done["changes"][1] == {
        "key": "diminished",
        "where": "steading.diminished",
        "before": False,
        "after": True,
        "rule": "HF-DEPLOY-1",
        "why": "many are hurt",
        "waived": False,
    }
    campaign = open_campaign(folder)
    assert campaign.last is not None
    assert (campaign.last.play, campaign.drafts()) == (play, ())


def test_a_refusal_and_a_preview(folder: Path) -> None:
    refused = start("do", "harvest", "--json", code=4)
    assert refused.json == {"refused": "The harvest is brought in from autumn on."}
    preview = start("do", "deploy", "Hew", "4", "hurt", "--waive", "diminished", "--preview", "--json").json
    assert set(preview) == {"play", "answers", "changes", "remarks"}
    assert [one["waived"] for one in preview["changes"]] == [False, True]
    assert start("do", "deploy", "--play", preview["play"], "--discard", "--json").json == {
        "play": preview["play"],
        "discarded": True,
    }
    assert open_campaign(folder).last.n == 1  # type: ignore[union-attr]


def test_a_number_has_its_ends_and_words_their_length(folder: Path) -> None:
    ask = run("do", "by-hand", "steading.surplus", "--json", code=3).json["ask"]
    assert (ask["kind"], ask["min"], ask["max"]) == ("number", None, None)
    ask = run("do", "disaster", "--json", code=3).json["ask"]
    assert (ask["kind"], ask["min"], ask["max"]) == ("words", 0, 500)
    ask = run("do", "set", "--json", code=3).json["ask"]
    assert (ask["kind"], ask["options"][0]) == ("pick", {"id": "steading.fortunes", "text": "Fortunes: 2"})


def test_what_differs_is_named_and_confirmed_by_calling_again(folder: Path) -> None:
    play = run("do", "set", "steading.surplus", "4", "counted again", "--preview", "--json").json["play"]
    run("do", "by-hand", "steading.surplus", "1")
    differs = run("do", "set", "--play", play, "--json", code=3).json
    assert differs["differs"] == ["surplus"]
    assert (differs["changes"][0]["before"], differs["changes"][0]["after"]) == (2, 4)
    assert run("do", "set", "--play", play, "--json").json["entry"] == 3


def test_what_differs_at_the_commit_can_be_a_new_ask(folder: Path) -> None:
    """Another program takes the last Fortunes away while the dice roll, so that panic asks the GM."""

    def die(_sides: int) -> int:
        run("set", "fortunes", "0", "--why", "a bad year")
        return 1

    ran = run(
        "do", "deploy", "Hew", "roll", "the gate falls", "--aside", "hard-move/panic", "--json", die=die, code=3
    ).json
    assert ran["ask"]["key"] == "disaster/below-zero/disaster"
    assert ran["differs"] == ["disaster/fortunes"]
    assert run("do", "deploy", "--play", ran["play"], "lacking", "--json").json["entry"] == 3
    assert open_campaign(folder).table.steading.lacking


def test_a_finished_play_is_not_committed_by_a_call_that_says_nothing(folder: Path) -> None:
    play = run("do", "deploy", "Hew", "6", "--preview", "--json").json["play"]
    again = run("do", "deploy", "--json", code=3).json
    assert (again["play"], "ask" in again) == (play, False)
    assert open_campaign(folder).last.n == 1  # type: ignore[union-attr]


def test_usage_and_trouble_leave_stdout_empty(folder: Path) -> None:
    for arguments, code in ((["do", "dance", "--json"], 2), (["show", "--json", "--campaign", "nowhere"], 1)):
        ran = run(*arguments, code=code)
        assert (ran.out, ran.err != "") == ("", True)


def test_undo_redo_and_note(folder: Path) -> None:
    assert run("undo", "--json", code=4).json == {"refused": "There is nothing to undo."}
    run("do", "by-hand", "steading.surplus", "2")
    undone = run("undo", "--json").json
    assert (undone["entry"], undone["changes"][0]["before"], undone["changes"][0]["after"]) == (3, 3, 1)
    assert run("redo", "--json").json["changes"][0]["after"] == 3
    note = run("note", "The bell rang", "--all", "--json").json
    assert note["remarks"] == [{"text": "The bell rang", "about": "notes.all", "to_tell": False}]
