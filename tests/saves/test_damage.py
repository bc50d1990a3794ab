"""Damage of every kind: it is told, nothing else is lost with it, and the program goes on where it can."""

import json
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from rules.seats import GM_SEAT, ONLOOKER
from rules.table import written
from saves.disk import Disk
from saves.entry import FORMAT
from saves.errors import CannotRead, Damaged, NewerFormat, ReadOnly, Restart
from saves.lines import read_line, write_line
from saves.opening import CHRONICLE
from saves.table_file import NAME, read_table_file
from tests.saves.campaigns import by_hand, change, made, noted, opened, ready


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A campaign of five entries: Surplus goes 1, 2, 4, with a note and Prosperity 2 between."""
    campaign = made(tmp_path / "a")
    change(campaign, 1)
    change(campaign, 1, "steading.prosperity")
    noted(campaign, "Rain")
    change(campaign, 2)
    return tmp_path / "a"


def lines(folder: Path) -> list[bytes]:
    """The lines of the chronicle, with their newlines."""
    return (folder / CHRONICLE).read_bytes().splitlines(keepends=True)


def numbers(folder: Path) -> list[int]:
    """The entries that can be read."""
    return [entry.n for entry in reversed(opened(folder).entries(None, 100))]


def flip(data: bytes, at: int) -> bytes:
    """One byte with one bit of it turned."""
    return data[:at] + bytes([data[at] ^ 0x04]) + data[at + 1 :]


# -- a torn last line


@pytest.mark.parametrize("kept", [1, 40, -1])
def test_a_reader_leaves_a_torn_line_and_the_next_commit_cuts_it(folder: Path, kept: int) -> None:
    whole = (folder / CHRONICLE).read_bytes()
    last = lines(folder)[-1]
    torn = whole + last[:kept]
    (folder / CHRONICLE).write_bytes(torn)
    campaign = opened(folder)
    assert campaign.warnings == ()
    assert campaign.table.steading.surplus == 4
    assert not campaign.catch_up()
    assert (folder / CHRONICLE).read_bytes() == torn
    assert change(campaign, 1).n == 6
    assert (folder / CHRONICLE).read_bytes().startswith(whole)
    assert numbers(folder) == [1, 2, 3, 4, 5, 6]


def test_a_line_that_grows_while_it_is_read_is_taken_once_it_is_whole(folder: Path) -> None:
    campaign = opened(folder)
    change(opened(folder), 1)
    whole = (folder / CHRONICLE).read_bytes()
    for length in (len(whole) - 300, len(whole) - 1):
        (folder / CHRONICLE).write_bytes(whole[:length])
        assert not campaign.catch_up()
        assert campaign.table.steading.surplus == 4
    (folder / CHRONICLE).write_bytes(whole)
    assert campaign.catch_up()
    assert campaign.table.steading.surplus == 5


def test_a_chronicle_cut_in_the_middle_of_a_line_that_was_kept_is_told(folder: Path) -> None:
    (folder / CHRONICLE).write_bytes((folder / CHRONICLE).read_bytes()[:-200])
    campaign = opened(folder)
    assert campaign.table.steading.surplus == 2  # the chronicle wins
    assert "does not belong to this chronicle" in campaign.warnings[0]
    assert "set steading.surplus 4" in campaign.warnings[0]
    assert change(campaign, 1).n == 5


# -- a flipped byte


def test_a_flipped_byte_in_any_line_spoils_that_line_alone(folder: Path) -> None:
    whole = lines(folder)
    for number, line in enumerate(whole):
        for at in (*range(0, len(line) - 1, 7), len(line) - 2, len(line) - 3, len(line) - 40):
            (folder / CHRONICLE).write_bytes(b"".join([*whole[:number], flip(line, at), *whole[number + 1 :]]))
            campaign = opened(folder)
            assert campaign.table.steading.surplus == 4, (number, at)
            assert campaign.table.steading.prosperity == 2, (number, at)
            assert not campaign.read_only
            wanted = [n for n in range(1, 6) if n != number + 1]
            assert [entry.n for entry in reversed(campaign.entries(None, 9))] == wanted, (number, at)
            assert bool(campaign.warnings) == (number == 4)  # met only where a start reads


def test_a_flipped_newline_loses_nothing_but_the_lines_it_joins(folder: Path) -> None:
    whole = lines(folder)
    for number in range(5):
        data = b"".join([*whole[:number], whole[number][:-1] + b"\x0e", *whole[number + 1 :]])
        (folder / CHRONICLE).write_bytes(data)
        campaign = opened(folder)
        assert campaign.table.steading.surplus == 4, number
        change(campaign, 1)
        assert opened(folder).table.steading.surplus == 5
        (folder / NAME).write_bytes(b"")
        (folder / CHRONICLE).write_bytes(b"".join(whole))
        opened(folder)


def test_without_table_json_the_lines_after_a_bad_one_still_count(folder: Path) -> None:
    whole = lines(folder)
    (folder / CHRONICLE).write_bytes(b"".join([*whole[:1], flip(whole[1], 100), *whole[2:]]))
    (folder / NAME).unlink()
    campaign = opened(folder)
    assert campaign.table.steading.surplus == 4  # entry 5 sets it, whatever was before
    assert campaign.table.steading.prosperity == 2
    assert any("after entry 1 is damaged and was left out" in warning for warning in campaign.warnings)
    assert not campaign.read_only
    assert change(campaign, 1).n == 6
    (folder / NAME).unlink()
    assert opened(folder).table.steading.surplus == 5


def test_without_table_json_what_only_a_bad_line_said_is_lost_and_told(folder: Path) -> None:
    whole = lines(folder)
    (folder / CHRONICLE).write_bytes(b"".join([*whole[:4], flip(whole[4], 100)]))
    (folder / NAME).unlink()
    campaign = opened(folder)
    assert campaign.table.steading.surplus == 2
    assert any("after entry 4 is damaged" in warning for warning in campaign.warnings)
    assert change(campaign, 1).n == 6


def test_a_bad_line_that_another_program_writes_is_skipped_and_told(folder: Path) -> None:
    campaign = opened(folder)
    theirs = opened(folder)
    change(theirs, 1)
    whole = lines(folder)
    (folder / CHRONICLE).write_bytes(b"".join([*whole[:5], flip(whole[5], 100)]))
    assert campaign.catch_up()
    assert campaign.table.steading.surplus == 4
    assert "after entry 5 is damaged" in campaign.warnings[0]
    assert change(campaign, 1).n == 7


def test_without_its_first_line_and_without_table_json_nothing_can_be_made_of_it(folder: Path) -> None:
    whole = lines(folder)
    (folder / CHRONICLE).write_bytes(b"".join([flip(whole[0], 100), *whole[1:]]))
    assert opened(folder).table.steading.surplus == 4
    (folder / NAME).unlink()
    with pytest.raises(Damaged, match="first entry of this campaign is damaged"):
        opened(folder)


def test_an_empty_chronicle_is_said_to_be_empty(folder: Path) -> None:
    (folder / CHRONICLE).write_bytes(b"")
    with pytest.raises(Damaged, match="is empty"):
        opened(folder)
    (folder / CHRONICLE).unlink()
    with pytest.raises(Damaged, match=r"no chronicle.jsonl any more"):
        opened(folder)


# -- table.json


@pytest.mark.parametrize(
    "data", [None, b"", b"\0" * 4096, b"{", b"[]", b"{}", b'{"meta":{}}', b'{"meta":{"1":{}}}', b"\xff"]
)
def test_a_table_json_that_is_gone_or_spoilt_is_made_anew(folder: Path, data: bytes | None) -> None:
    before = (folder / NAME).read_bytes()
    if data is None:
        (folder / NAME).unlink()
    else:
        (folder / NAME).write_bytes(data)
    campaign = opened(folder)
    assert campaign.table.steading.surplus == 4
    assert "made anew" in campaign.warnings[0]
    assert (folder / NAME).read_bytes() == before
    assert opened(folder).warnings == ()
    kept = list(folder.glob("table-edited-*.json"))
    assert [one.read_bytes() for one in kept] == ([data] if data and data.strip(b"\0") else [])


def test_an_edited_table_json_is_kept_beside_and_the_message_says_how_to_take_it_over(folder: Path) -> None:
    before = (folder / NAME).read_bytes()
    edited = before.replace(b'"surplus":4', b'"surplus":9').replace(b"Hollow", b"Hill")
    (folder / NAME).write_bytes(edited)
    campaign = opened(folder)
    assert campaign.table.steading.surplus == 4
    (warning,) = campaign.warnings
    assert "was changed by another program" in warning
    assert "set steading.surplus 9 --why TEXT" in warning
    assert "set steading.name Hill --why TEXT" in warning
    (kept,) = folder.glob("table-edited-*.json")
    assert kept.name in warning
    assert kept.read_bytes() == edited
    assert (folder / NAME).read_bytes() == before


def test_what_warnings_name_is_for_the_gm_alone(folder: Path) -> None:
    misfit(folder)
    text = (folder / NAME).read_bytes()
    (folder / NAME).write_bytes(text.replace(b'"surplus":4', b'"surplus":9'))
    campaign = opened(folder)
    assert "Entry 6" in campaign.read_only_for(GM_SEAT)
    assert campaign.read_only_for(ONLOOKER) == "This campaign is open for reading only. The GM's view says why."
    assert campaign.warnings_for(GM_SEAT) == campaign.warnings
    for told in campaign.warnings_for(ONLOOKER):
        assert not re.search(r"[0-9]|set |steading", told)
    assert len(campaign.warnings_for(ONLOOKER)) == len(campaign.warnings[:1])


def test_an_edit_while_the_campaign_is_open_is_overruled_at_the_next_commit(folder: Path) -> None:
    campaign = opened(folder)
    (folder / NAME).write_bytes((folder / NAME).read_bytes().replace(b'"surplus":4', b'"surplus":9'))
    change(campaign, 1)
    assert opened(folder).table.steading.surplus == 5
    assert opened(folder).warnings == ()


def test_an_older_table_json_is_read_on_from(folder: Path) -> None:
    older = (folder / NAME).read_bytes()
    change(opened(folder), 1)
    (folder / NAME).write_bytes(older)
    campaign = opened(folder)
    assert campaign.table.steading.surplus == 5
    assert campaign.warnings == ()


def test_the_table_of_another_campaign_is_not_believed(folder: Path, tmp_path: Path) -> None:
    made(tmp_path / "b", name="Another", ids="other")
    (folder / NAME).write_bytes((tmp_path / "b" / NAME).read_bytes())
    campaign = opened(folder)
    assert campaign.table.campaign.name == "The Marches"
    assert "does not belong to this chronicle" in campaign.warnings[0]


def test_a_start_reads_only_what_table_json_has_not(folder: Path, tmp_path: Path) -> None:
    class Counting(Disk):
        """Counts the bytes that are read from the chronicle."""

        count = 0

        def open_reading(self, path: Path):  # type: ignore[no-untyped-def]
            reading = super().open_reading(path)
            counting = self

            class Counted:
                look, sync, is_at = reading.look, reading.sync, reading.is_at

                def read(self, offset: int, length: int) -> bytes:
                    data = reading.read(offset, length)
                    counting.count += len(data)
                    return data

            return Counted()

    from tests.saves.campaigns import grow

    grow(folder, 2000)
    assert (folder / CHRONICLE).stat().st_size > 500_000
    disk = Counting()
    campaign = opened(folder, disk)
    assert campaign.last is not None
    assert campaign.last.n == 2000
    assert disk.count < 100_000


# -- a before that does not fit


def misfit(folder: Path) -> None:
    """Append an entry by the rules of the file whose before is not what the table holds."""
    last = read_line(lines(folder)[-1], 0)
    (changed,) = last.changes
    entry = replace(last, n=last.n + 1, play="misfit", changes=(replace(changed, before=7, after=8),))
    with (folder / CHRONICLE).open("ab") as file:
        file.write(write_line(entry, last.sum.encode()))


def test_a_before_that_does_not_fit_opens_for_reading_only_and_names_the_entry(folder: Path) -> None:
    misfit(folder)
    campaign = opened(folder)
    assert "Entry 6 (By hand)" in campaign.read_only
    assert "steading.surplus was 7" in campaign.read_only
    assert "reading only" in campaign.read_only
    assert campaign.table.steading.surplus == 4
    before = (folder / CHRONICLE).read_bytes(), (folder / NAME).read_bytes()
    with pytest.raises(ReadOnly, match="Entry 6"):
        change(campaign, 1)
    assert ((folder / CHRONICLE).read_bytes(), (folder / NAME).read_bytes()) == before
    (folder / NAME).unlink()
    assert "Entry 6" in opened(folder).read_only


def test_a_before_that_does_not_fit_is_met_while_open(folder: Path) -> None:
    campaign = opened(folder)
    misfit(folder)
    assert campaign.catch_up()
    assert "Entry 6" in campaign.read_only


# -- a newer format


def newer_line(folder: Path) -> None:
    """Append a line as a newer program might, with fields that this one can't know."""
    last = read_line(lines(folder)[-1], 0)
    raw = write_line(replace(last, n=last.n + 1, format=FORMAT + 1, play="newer"), last.sum.encode())
    with (folder / CHRONICLE).open("ab") as file:
        file.write(raw)


def test_a_newer_table_is_refused_and_left_alone(folder: Path) -> None:
    data = json.loads((folder / NAME).read_bytes())
    data["meta"]["1"] = {"id": "meta", "format": FORMAT + 1, "unheard": "of"}
    (folder / NAME).write_text(json.dumps(data))
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    with pytest.raises(NewerFormat, match="newer Hearthside"):
        opened(folder)
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


def test_a_newer_line_is_refused_and_left_alone(folder: Path) -> None:
    newer_line(folder)
    before = (folder / CHRONICLE).read_bytes()
    with pytest.raises(NewerFormat, match="newer Hearthside"):
        opened(folder)
    assert (folder / CHRONICLE).read_bytes() == before


def test_a_newer_line_met_while_open_stops_writing_and_keeps_the_draft(folder: Path) -> None:
    campaign = opened(folder)
    play = ready(campaign, "by-hand", by_hand(1))
    campaign.save_draft(play)
    newer_line(folder)
    before = (folder / CHRONICLE).read_bytes()
    with pytest.raises(Restart, match="restart"):
        campaign.commit(play)
    assert "restart" in campaign.read_only
    assert campaign.catch_up()
    assert (folder / CHRONICLE).read_bytes() == before
    assert campaign.table.steading.surplus == 4
    assert [draft.play for draft in campaign.drafts()] == [play.play]


def test_a_flipped_byte_in_the_format_is_no_newer_format(folder: Path) -> None:
    whole = lines(folder)
    (folder / CHRONICLE).write_bytes(b"".join([*whole[:4], whole[4].replace(b'"format":1', b'"format":9')]))
    assert opened(folder).table.steading.surplus == 4


def test_a_folder_in_place_of_a_file_is_a_message(folder: Path) -> None:
    (folder / NAME).unlink()
    (folder / NAME).mkdir()
    with pytest.raises(CannotRead):
        opened(folder)


def test_the_digest_is_of_the_table(folder: Path) -> None:
    found = read_table_file(Disk(), folder)
    assert found.table is not None
    assert written(found.table) == written(opened(folder).table)
