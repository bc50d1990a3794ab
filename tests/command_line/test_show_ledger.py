"""`show ledger`: payments of all time and of the session, in words and as JSON."""

from pathlib import Path

from tests.command_line.running import run
from tests.scenes import played
from tests.scenes.gold import between_sessions, closed_purses


def another_session(folder: Path) -> tuple[str, str]:
    """Nine payments of one session, and one of the next. The options that name it."""
    campaign = between_sessions(folder)
    played(campaign, "start-session")
    played(campaign, "pay", ["odo-finch"], 500, ["characters.rhea-tarn.sheet.purse"], "a debt")
    return "--campaign", str(folder)


def test_the_ledger_of_all_time_has_sums_and_payments(tmp_path: Path) -> None:
    lines = run("show", "ledger", *another_session(tmp_path / "one")).out.splitlines()
    assert lines[0] == "Gold of all time: 10 payments"
    assert "  Odo Finch: spent 320 gp, paid 325 gp, received 72 gp 5 sp" in lines
    assert "  Pay Wages: paid 35 gp, received 0 gp" in lines
    first = lines.index("Payments, the newest first") + 1
    assert lines[first].endswith("Odo Finch paid 5 gp to Rhea Tarn: a debt   (Pay)")
    assert lines[first + 1].endswith("Odo Finch paid 295 gp: stone for the east wall   (Pay, spent)")
    assert len(lines) == first + 10


def test_the_ledger_of_the_session_has_its_own_alone(tmp_path: Path) -> None:
    lines = run("show", "ledger.session", *another_session(tmp_path / "one")).out.splitlines()
    assert lines[0] == "Gold in session 8: 1 payment"
    assert lines[1:5] == [
        "By person",
        "  Odo Finch: spent 0 gp, paid 5 gp, received 0 gp",
        "  Rhea Tarn: spent 0 gp, paid 0 gp, received 5 gp",
        "By kind",
    ]


def test_as_json_amounts_are_copper(tmp_path: Path) -> None:
    found = run("show", "ledger", "--json", *another_session(tmp_path / "one")).json
    assert found["people"]["odo-finch"] == {"paid": 32500, "received": 7250, "spent": 32000}
    assert found["kinds"]["income"] == {"paid": 0, "received": 9250, "spent": 0}
    newest = found["payments"][0]
    assert (newest["payer"], newest["payee"], newest["copper"]) == ("odo-finch", "rhea-tarn", 500)
    assert (newest["for"], newest["spent"], newest["move"], len(found["payments"])) == ("a debt", False, "pay", 10)


def test_where_purses_are_closed_an_onlooker_is_told_of_none(tmp_path: Path) -> None:
    campaign = closed_purses(tmp_path / "one")
    shown = run("show", "ledger", "--seat", "onlooker", "--campaign", str(campaign.folder))
    assert shown.out == "Gold of all time: 0 payments\n"


def test_very_many_payments_are_told_by_a_hundred(tmp_path: Path) -> None:
    options = another_session(tmp_path / "one")
    for _ in range(101):
        run("do", "pay", "odo-finch", "1 cp", "elsewhere", "a pin", *options)
    lines = run("show", "ledger", *options).out.splitlines()
    assert lines[0] == "Gold of all time: 111 payments"
    assert lines[-1] == "  and 11 older ones, which --json has"
    assert sum(" paid 1 cp: a pin" in line for line in lines) == 100


def test_where_nothing_was_paid_there_is_nothing(folder: Path) -> None:
    assert run("show", "ledger").out == "Gold of all time: 0 payments\n"
    assert run("show", "ledger", "--json").json == {"people": {}, "kinds": {}, "payments": []}
