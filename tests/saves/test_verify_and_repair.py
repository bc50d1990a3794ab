"""`verify` finds what is wrong, `--repair` puts right what can be, after a backup, and never rewrites the chronicle."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from saves.errors import NoCampaign
from saves.lines import read_line, write_line
from saves.opening import BACKUPS, CHRONICLE
from saves.repairing import repair
from saves.sums import digest_of
from saves.table_file import NAME
from saves.tables import table_of
from saves.verifying import verify
from tests.saves.campaigns import a_clock, change, made, noted, opened, some_ids
from tests.saves.test_damage import flip, lines, misfit


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A campaign of five entries; Surplus is 4."""
    campaign = made(tmp_path / "a")
    change(campaign, 1)
    change(campaign, 1, "steading.prosperity")
    noted(campaign, "Rain")
    change(campaign, 2)
    return tmp_path / "a"


def mended(folder: Path) -> tuple[str, ...]:
    """Repair, with a clock and ids that are always the same."""
    return repair(folder, clock=a_clock(), new_id=some_ids("repair"))


def test_a_whole_campaign_is_well_and_repair_leaves_it_alone(folder: Path) -> None:
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    report = verify(folder)
    assert (report.is_well, report.entries, report.notes) == (True, 5, ())
    assert mended(folder) == ()
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


def test_verify_of_nothing_says_so(tmp_path: Path) -> None:
    with pytest.raises(NoCampaign):
        verify(tmp_path)


@pytest.mark.parametrize("number", [1, 4])
def test_what_only_table_json_knows_is_written_into_the_chronicle_again(folder: Path, number: int) -> None:
    whole = lines(folder)
    (folder / CHRONICLE).write_bytes(b"".join([*whole[:number], flip(whole[number], 100), *whole[number + 1 :]]))
    report = verify(folder)
    assert any(f"Line {number + 1} of the chronicle" in problem for problem in (*report.problems, *report.notes))
    damaged = (folder / CHRONICLE).read_bytes()
    done = mended(folder)
    if number == 4:
        assert "1 values whose lines are damaged" in done[1]
    assert (folder / CHRONICLE).read_bytes().startswith(damaged)
    report = verify(folder)
    assert report.is_well
    assert any(f"Line {number + 1}" in note for note in report.notes)
    (folder / NAME).unlink()
    campaign = opened(folder)
    assert campaign.table.steading.surplus == 4
    assert campaign.table.steading.prosperity == 2
    assert not campaign.read_only


def test_an_entry_that_does_not_fit_is_taken_as_it_is_and_the_campaign_goes_on(folder: Path) -> None:
    misfit(folder)
    last = read_line(lines(folder)[-1], 0)
    (changed,) = last.changes
    after = replace(last, n=7, play="after", changes=(replace(changed, before=8, after=9),))
    with (folder / CHRONICLE).open("ab") as file:
        file.write(write_line(after, last.sum.encode()))
    assert "Entry 6 (By hand)" in verify(folder).problems[0]
    before = (folder / CHRONICLE).read_bytes()
    done = mended(folder)
    assert any("Entry 6 did not fit" in one for one in done)
    assert (folder / CHRONICLE).read_bytes().startswith(before)
    campaign = opened(folder)
    assert campaign.read_only == ""
    assert campaign.table.steading.surplus == 9
    assert campaign.last is not None
    assert (campaign.last.move, campaign.last.amends, campaign.last.n) == ("repair", 6, 8)
    assert change(campaign, 1).n == 9
    assert verify(folder).is_well
    (folder / NAME).unlink()
    assert opened(folder).table.steading.surplus == 10


def test_a_table_json_that_lags_behind_is_found_and_brought_up_to_date(folder: Path) -> None:
    older = (folder / NAME).read_bytes()
    change(opened(folder), 1)
    newer = (folder / NAME).read_bytes()
    (folder / NAME).write_bytes(older)
    report = verify(folder)
    assert (report.problems, report.is_well) == ((), True)
    assert report.passing == ("table.json stands at entry 5, the chronicle at 6. The next entry brings it up to date.",)
    assert mended(folder)[1:] == ("table.json is brought up to date.",)
    assert (folder / NAME).read_bytes() == newer


def test_what_a_killed_program_leaves_behind_is_put_right_by_the_next_entry(folder: Path) -> None:
    older = (folder / NAME).read_bytes()
    campaign = opened(folder, ids="later")
    change(campaign, 1)
    (folder / NAME).write_bytes(older)
    with (folder / CHRONICLE).open("ab") as file:
        file.write(b'{"n":7')
    report = verify(folder)
    assert (report.is_well, len(report.passing)) == (True, 2)
    change(campaign, 1)
    report = verify(folder)
    assert (report.is_well, report.passing, report.entries) == (True, (), 7)


def test_a_table_json_that_is_behind_and_says_something_else_is_a_problem(folder: Path) -> None:
    data = json.loads((folder / NAME).read_bytes())
    data["steading"]["1"]["surplus"] = 9
    data["meta"]["1"]["digest"] = digest_of(table_of(data))
    edited = json.dumps(data)
    change(opened(folder), 1, "steading.prosperity")
    (folder / NAME).write_text(edited)
    report = verify(folder)
    assert report.passing == ()
    assert report.problems == ("table.json stands at entry 5, the chronicle at 6.",)


def test_a_damaged_line_that_a_table_json_behind_it_has_not_taken_up_is_a_problem(folder: Path) -> None:
    older = (folder / NAME).read_bytes()
    campaign = opened(folder)
    change(campaign, 1)
    change(campaign, 1)
    whole = lines(folder)
    (folder / CHRONICLE).write_bytes(b"".join([*whole[:5], flip(whole[5], 100), whole[6]]))
    (folder / NAME).write_bytes(older)
    assert any("Line 6 of the chronicle" in problem for problem in verify(folder).problems)


def test_a_kept_line_that_has_lost_its_end_is_a_problem(folder: Path) -> None:
    (folder / CHRONICLE).write_bytes((folder / CHRONICLE).read_bytes()[:-1])
    report = verify(folder)
    assert (report.passing, report.is_well) == ((), False)


def test_a_table_json_with_another_digest_to_match_is_found(folder: Path) -> None:
    """Somebody who edits the digest as well is believed at a start, and found out by `verify`."""
    data = json.loads((folder / NAME).read_bytes())
    data["steading"]["1"]["surplus"] = 9
    data["meta"]["1"]["digest"] = digest_of(table_of(data))
    (folder / NAME).write_text(json.dumps(data))
    assert "something else than the chronicle" in verify(folder).problems[0]


def test_every_sum_every_number_and_every_play_is_checked(folder: Path) -> None:
    last = read_line(lines(folder)[-1], 0)
    (changed,) = last.changes
    twice = replace(last, n=6, changes=(replace(changed, before=4, after=5),))
    with (folder / CHRONICLE).open("ab") as file:
        file.write(write_line(twice, last.sum.encode()))
    assert any("a second time" in problem for problem in verify(folder).problems)


def test_a_torn_line_and_a_broken_draft_are_found_and_put_right(folder: Path) -> None:
    with (folder / CHRONICLE).open("ab") as file:
        file.write(b'{"n":6')
    (folder / "open" / "broken.json").write_bytes(b"{")
    report = verify(folder)
    assert len(report.problems) == 1
    (torn,) = report.passing
    assert "is torn: 6 bytes of an entry that was never kept. The next entry cuts them away." in torn
    done = mended(folder)
    assert len(done) == 3
    assert verify(folder).is_well
    assert (folder / "open" / "broken.json.unreadable").read_bytes() == b"{"


def test_the_newest_twenty_backups_are_kept(folder: Path) -> None:
    for number in range(25):
        (folder / NAME).write_bytes(f"edit {number}".encode())
        mended(folder)
    kept = sorted(path.name for path in (folder / BACKUPS).iterdir())
    assert len(kept) == 20
    assert [name[:6] for name in kept] == [f"{number:06}" for number in range(6, 26)]
    assert (folder / BACKUPS / kept[-1] / NAME).read_bytes() == b"edit 24"
    assert len(lines(folder)) == 5
