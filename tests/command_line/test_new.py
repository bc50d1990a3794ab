"""`hearthside new`: the numbers are asked for at a terminal, and offered everywhere else."""

import signal
import subprocess
from pathlib import Path

import pytest

from saves.campaign import open_campaign
from saves.folders import last_campaign
from tests.command_line.running import PROGRAM, run

MID_STORY = 30_000  # bytes of the sample's chronicle


def test_without_a_terminal_the_offers_are_taken() -> None:
    folder = Path(run("new", "The Long March").out.strip())
    table = open_campaign(folder).table
    assert (folder.name, table.campaign.name, table.steading.name) == ("the-long-march",) + ("The Long March",) * 2
    assert (table.steading.fortunes, table.steading.season, table.steading.year) == (2, "winter", 0)
    assert last_campaign() == folder


def test_an_answer_by_its_key_takes_the_place_of_an_offer() -> None:
    made = run("new", "March", "--answer", "fortunes-at-start=3", "--answer", "steading-name=Hollow", "--json").json
    assert (made["entry"], made["folder"]) == (1, str(last_campaign()))
    assert {one["where"]: one["after"] for one in made["changes"]}["steading.name"] == "Hollow"
    assert open_campaign(Path(made["folder"])).table.steading.fortunes == 3


def test_at_a_terminal_each_number_is_asked_for_and_enter_takes_the_offer() -> None:
    ran = run("new", "March", typed="Hollow\n9\n3\n\nx\n2\n\n\n", at_terminal=True)
    assert "Fortunes to begin with (asked of the GM)\na number; Enter: 2\n" in ran.err
    assert "9 is too high: 4 at most.\n" in ran.err
    assert "'x' is no whole number.\n" in ran.err
    steading = open_campaign(Path(ran.out.strip())).table.steading
    assert (steading.name, steading.fortunes, steading.surplus, steading.population) == ("Hollow", 3, 1, 2)


@pytest.mark.parametrize(
    ("arguments", "typed", "code", "told"),
    [
        (["March"], "Hollow\n", 3, "The input ended before all was answered. Nothing was made.\n"),
        (["March", "--answer", "fortunes-at-start=9", "--json"], "", 4, ""),
        (["March", "--answer", "luck=9", "--json"], "", 2, "Nothing asks for luck."),
        ([""], "", 4, "'' is no answer to campaign-name: this can't be left empty."),
        (["March", "--seat", "onlooker"], "", 4, "The seat called onlooker may look on, and nothing else."),
        ([], "", 2, "The following arguments are required: NAME. `hearthside new --help` says how it is used."),
    ],
)
def test_nothing_is_made_of_what_can_not_be(
    clean_environment: Path, arguments: list[str], typed: str, code: int, told: str
) -> None:
    assert told in run("new", *arguments, typed=typed, at_terminal=True, code=code).err
    assert list(clean_environment.iterdir()) == []


def test_a_folder_can_be_named_and_must_be_free(tmp_path: Path) -> None:
    run("new", "March", "--campaign", str(tmp_path / "here"))
    assert open_campaign(tmp_path / "here").table.campaign.name == "March"
    assert "holds something already" in run("new", "Other", "--campaign", str(tmp_path / "here"), code=1).err


def test_two_campaigns_of_one_name_have_folders_of_their_own() -> None:
    ran = [run("new", "March") for _ in range(2)]
    one, two = (Path(one.out.strip()) for one in ran)
    assert "already" not in ran[0].err
    assert "There is something called march already, so this one goes by the name of its folder" in ran[1].err
    assert "--campaign march-2\n" in ran[1].err
    assert (one.name, two.name) == ("march", "march-2")
    assert [line.split("   ")[1] for line in run("list").out.splitlines()] in (
        ["march", "march-2"],
        ["march-2", "march"],
    )


def test_the_sample_is_made_under_its_own_name_or_another() -> None:
    ran = run("new", "--sample")
    assert ran.err == "The Long Thaw is made. `hearthside` opens it.\n"
    folder = Path(ran.out.strip())
    assert (folder.name, last_campaign()) == ("the-long-thaw", folder)
    assert open_campaign(folder).table.steading.name == "Osmere"
    made = run("new", "Ice and Barley", "--sample", "--json").json
    other = open_campaign(Path(made["folder"]))
    assert (other.folder.name, other.table.campaign.name) == ("ice-and-barley", "Ice and Barley")
    assert other.last is not None
    assert (made["entry"], made["play"]) == (other.last.n, other.last.play)


def test_ctrl_c_while_the_sample_is_made_leaves_nothing(clean_environment: Path) -> None:
    with subprocess.Popen([PROGRAM, "new", "--sample"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        while not any(one.stat().st_size > MID_STORY for one in clean_environment.glob(".*/chronicle.jsonl")):
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (130, b"", b"\nStopped.\n")
    assert list(clean_environment.iterdir()) == []


def test_a_character_of_the_sample_makes_a_move() -> None:
    run("new", "--sample")
    ran = run(
        "do",
        "trade",
        "--as",
        "rhea-tarn",
        "--answer",
        "side=buy",
        "--answer",
        "buy/item=salt",
        "--aside",
        "buy/item/common",
    )
    assert "salt, common goods: simply bought" in ran.out
    last = open_campaign(last_campaign() or Path()).last
    assert last is not None
    assert last.who == "rhea-tarn"


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (["--sample", "--answer", "fortunes-at-start=3"], 2, "--answer is not for --sample.\n"),
        (["", "--sample"], 4, "'' is no answer to campaign-name: this can't be left empty.\n"),
        (["--sample", "--seat", "onlooker"], 4, "The seat called onlooker may look on, and nothing else.\n"),
    ],
)
def test_no_sample_is_made_of_what_can_not_be(
    clean_environment: Path, arguments: list[str], code: int, told: str
) -> None:
    assert run("new", *arguments, code=code).err.endswith(told)
    assert list(clean_environment.iterdir()) == []
