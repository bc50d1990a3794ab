"""What is committed is there when the campaign is opened again, and a commit does its steps in their order."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from tinydb import Query, TinyDB

from rules.answers import Answer
from rules.changes import Shown
from rules.errors import Refused
from rules.run import Done, Open
from saves.campaign import Committed, Differs, open_campaign
from saves.errors import AlreadyThere, NoCampaign, NotFound
from tests.saves.campaigns import by_hand, change, committed, founded, made, noted, opened, ready, same, some_ids
from tests.saves.crash_scenes import FOLDER
from tests.saves.forgetful_disk import ForgetfulDisk

NAMES = (
    "[/crew]",
    "[bold]Odo",
    "Ünïcode 🐭🧀",
    "A name of more than sixty characters, to see that none of it is cut off",
    '"quo\\ted"',
)


def test_what_is_committed_is_there_when_opened_again(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    answers = {
        "leader": Answer("person", "Vahid"),
        "roll": Answer("dice", [5], "rolled"),
        "cost": Answer("pick", ["hurt"]),
    }
    play = ready(campaign, "deploy", answers)
    kept = committed(campaign, play)
    again = opened(tmp_path / "a")
    assert again.table.steading.diminished
    assert same(again.table, campaign.table)
    assert again.last == kept.entry == again.entry(2)
    assert (kept.entry.n, kept.entry.play, kept.entry.move, kept.entry.seat) == (2, play.play, "deploy", "gm")
    assert kept.entry.answers == answers
    assert [(one.where, one.before, one.after) for one in kept.entry.changes][-1] == (
        "steading.diminished",
        False,
        True,
    )
    assert again.warnings == ()
    assert again.read_only == ""


@pytest.mark.parametrize("name", NAMES)
def test_names_are_kept_as_they_are(name: str, tmp_path: Path) -> None:
    campaign = made(tmp_path / "a", name=name)
    answers = {"leader": Answer("person", name), "roll": Answer("dice", [6])}
    committed(campaign, ready(campaign, "deploy", answers))
    again = opened(tmp_path / "a")
    assert again.table.campaign.name == name
    assert [person.name for person in again.table.people.values()] == [name]
    assert len((tmp_path / "a" / "chronicle.jsonl").read_text("utf-8").splitlines()) == 2


def test_a_line_stays_one_line_for_every_program(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    play = replace(campaign.begin("note", "gm", "g\u2028m\x85\u2029"), answers={"words": Answer("words", "Rain")})
    play = replace(play, shown=ready(campaign, "note", play.answers).shown)
    entry = committed(campaign, play).entry
    assert len((tmp_path / "a" / "chronicle.jsonl").read_text("utf-8").splitlines()) == 2
    assert opened(tmp_path / "a").last == entry
    assert entry.seat == "g\u2028m\x85\u2029"


def test_a_line_has_its_fields_in_order(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    change(campaign, 1)
    first, line = (json.loads(one) for one in (tmp_path / "a" / "chronicle.jsonl").read_text().splitlines())
    order = ["n", "format", "when", "seat", "who", "play", "move", "answers", "changes", "remarks", "sum"]
    assert list(line) == order
    assert list(line["changes"][0]) == ["key", "where", "before", "after", "rule", "why", "waived"]
    assert line["when"] == "2025-01-03T19:01:00+00:00"
    assert all("before" not in one for one in first["changes"])


def test_tinydb_opens_the_table(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    for name in ("Zoe", "Anna"):
        committed(campaign, ready(campaign, "deploy", {"leader": Answer("person", name), "roll": Answer("dice", [6])}))
    with TinyDB(tmp_path / "a" / "table.json") as database:
        assert database.tables() >= {"meta", "campaign", "steading", "people", "threats", "gains"}
        assert [(one.doc_id, one["id"]) for one in database.table("people")] == [(1, "anna"), (2, "zoe")]
        assert database.table("steading").get(Query().id == "steading")["surplus"] == 1
        assert database.table("meta").get(doc_id=1)["n"] == 3


def test_the_steps_of_a_commit_come_in_their_order() -> None:
    disk = ForgetfulDisk()
    disk.make_folder(FOLDER.parent)
    campaign = made(FOLDER, disk)
    play = ready(campaign, "by-hand", by_hand(1))
    campaign.save_draft(play)
    disk.points.clear()
    campaign.commit(play, lambda _: disk.step("show it"))
    assert [point.step for point in disk.points] == [
        "write to chronicle.jsonl",
        "sync chronicle.jsonl",
        "show it",
        "create .table.json.new",
        "write to .table.json.new",
        "sync .table.json.new",
        "rename .table.json.new to table.json",
        "sync the folder marches",
        f"remove {play.play}.json",
    ]


def test_a_play_is_kept_once_however_often_it_is_committed(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    play = ready(campaign, "by-hand", by_hand(1))
    first = committed(campaign, play)
    for _ in range(3):
        change(campaign, 1)
    again = committed(opened(tmp_path / "a"), play)
    assert again.already
    assert again.entry == first.entry
    assert not first.already
    assert opened(tmp_path / "a").table.steading.surplus == 5


def test_another_programs_change_that_alters_the_result_is_shown_first(tmp_path: Path) -> None:
    mine = made(tmp_path / "a")
    play = ready(
        mine,
        "set",
        {
            "track": Answer("pick", ["steading.surplus"]),
            "steading.surplus/value": Answer("number", 5),
            "steading.surplus/why": Answer("words", "x"),
        },
    )
    change(opened(tmp_path / "a"), 1)
    result = mine.commit(play)
    assert isinstance(result, Differs)
    assert isinstance(result.result, Done)
    assert result.keys == ("surplus",)
    assert mine.table.steading.surplus == 2  # it has caught up on the way
    assert [entry.move for entry in mine.entries(None, 9)] == ["by-hand", "found"]


def test_another_programs_change_that_alters_an_ask_brings_only_that_ask_back(tmp_path: Path) -> None:
    mine = made(tmp_path / "a")
    answers = {"leader": Answer("person", "Odo"), "roll": Answer("dice", [6], "rolled")}
    play = ready(mine, "deploy", answers)
    change(opened(tmp_path / "a"), 1, "steading.defenses")
    result = mine.commit(play)
    assert isinstance(result, Differs)
    assert isinstance(result.result, Open)
    assert result.result.ask.key == "roll"
    assert result.result.old == answers["roll"]


def test_another_programs_change_elsewhere_is_in_nobodys_way(tmp_path: Path) -> None:
    mine = made(tmp_path / "a")
    play = ready(mine, "by-hand", by_hand(1))
    change(opened(tmp_path / "a"), 1, "steading.prosperity")
    kept = committed(mine, play)
    assert kept.entry.n == 3
    assert (kept.table.steading.surplus, kept.table.steading.prosperity) == (2, 2)


def test_an_adjustment_goes_in_on_top_of_anothers(tmp_path: Path) -> None:
    """For `adjust` the same step counts, not the same result."""
    mine = made(tmp_path / "a")
    play = ready(mine, "by-hand", by_hand(1))
    change(opened(tmp_path / "a"), 1)
    assert committed(mine, play).table.steading.surplus == 3


def test_a_play_that_the_rules_refuse_by_now_is_refused_and_nothing_is_kept(tmp_path: Path) -> None:
    mine = made(tmp_path / "a")
    play = ready(mine, "by-hand", by_hand(-1))
    change(opened(tmp_path / "a"), -1)
    with pytest.raises(Refused, match="Surplus is 0"):
        mine.commit(play)
    assert len(mine.entries(None, 9)) == 2


def test_a_play_of_an_unknown_move_is_refused(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    with pytest.raises(NotFound, match="no move called 'dance'"):
        campaign.commit(campaign.begin("dance", "gm", "gm"))


def test_what_was_not_shown_is_not_kept(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    play = replace(ready(campaign, "by-hand", by_hand(1)), shown=(Shown("surplus", [1, 2], False),))
    assert isinstance(campaign.commit(play), Differs)


def test_waived_changes_are_recorded_and_not_made(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    answers = {**by_hand(1), "surplus": Answer("waive", True)}
    kept = committed(campaign, ready(campaign, "by-hand", answers))
    assert kept.entry.changes[0].waived
    assert kept.entry.places == ()
    assert opened(tmp_path / "a").table.steading.surplus == 1
    (tmp_path / "a" / "table.json").unlink()
    assert opened(tmp_path / "a").table.steading.surplus == 1


def test_other_programs_are_caught_up_with(tmp_path: Path) -> None:
    mine = made(tmp_path / "a")
    theirs = opened(tmp_path / "a")
    assert not mine.catch_up()
    change(theirs, 1)
    noted(theirs, "Rain")
    assert mine.catch_up()
    assert not mine.catch_up()
    assert same(mine.table, theirs.table)
    assert mine.last == theirs.last


def test_an_entry_that_was_cut_back_is_let_go_of(tmp_path: Path) -> None:
    mine = made(tmp_path / "a")
    change(mine, 1)
    path = tmp_path / "a" / "chronicle.jsonl"
    before, table = path.read_bytes(), (tmp_path / "a" / "table.json").read_bytes()
    change(opened(tmp_path / "a"), 5)
    assert mine.catch_up()
    assert mine.table.steading.surplus == 7
    path.write_bytes(before)
    (tmp_path / "a" / "table.json").write_bytes(table)
    assert mine.catch_up()
    assert mine.table.steading.surplus == 2
    assert change(mine, 1).n == 3


def test_a_commit_looks_at_the_last_line_however_unchanged_the_file_seems(tmp_path: Path) -> None:
    """A line cut back and another of the same length within one tick of the file system's clock."""
    mine = made(tmp_path / "a")
    change(mine, 1)
    path, table = tmp_path / "a" / "chronicle.jsonl", tmp_path / "a" / "table.json"
    first, table_before = path.read_bytes(), table.read_bytes()
    change(opened(tmp_path / "a", ids="one"), 1)
    assert mine.catch_up()
    seen = path.stat()
    path.write_bytes(first)
    table.write_bytes(table_before)
    change(opened(tmp_path / "a", ids="two"), 7)
    os.utime(path, ns=(seen.st_atime_ns, seen.st_mtime_ns))
    assert (path.stat().st_size, path.stat().st_mtime_ns) == (seen.st_size, seen.st_mtime_ns)
    change(mine, 1)
    assert mine.table.steading.surplus == opened(tmp_path / "a").table.steading.surplus == 10


def test_a_folder_that_was_exchanged_while_open_is_not_written_over(tmp_path: Path) -> None:
    mine = made(tmp_path / "a")
    change(mine, 1)
    made(tmp_path / "b", name="Another", ids="other")
    (tmp_path / "a").rename(tmp_path / "elsewhere")
    (tmp_path / "b").rename(tmp_path / "a")
    play = ready(mine, "by-hand", by_hand(1))
    kept = committed(mine, play)
    assert (kept.entry.n, mine.table.campaign.name) == (2, "Another")
    assert opened(tmp_path / "a").warnings == ()
    assert len(opened(tmp_path / "elsewhere").entries(None, 9)) == 2


def test_the_chronicle_is_read_backwards_page_by_page(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    for _ in range(25):
        change(campaign, 1)
    pages, before = [], None
    while page := campaign.entries(before, 7):
        pages.append([entry.n for entry in page])
        before = page[-1].n
    assert [len(page) for page in pages] == [7, 7, 7, 5]
    assert [n for page in pages for n in page] == list(range(26, 0, -1))
    assert [campaign.entry(n).n for n in range(1, 27)] == list(range(1, 27))
    with pytest.raises(NotFound):
        campaign.entry(27)
    with pytest.raises(NotFound):
        campaign.entry(0)


def test_a_folder_that_holds_something_is_no_place_for_a_campaign(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Odo")
    with pytest.raises(AlreadyThere):
        made(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    made(tmp_path / "a")
    with pytest.raises(AlreadyThere):
        made(tmp_path / "a")


def test_a_missing_campaign_is_said_to_be_missing(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(NoCampaign, match="no campaign in"):
            open_campaign(folder)


def test_only_this_account_may_read_a_campaign(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    campaign.save_draft(campaign.begin("deploy", "gm", "gm"))
    change(campaign, 1)
    for path in [tmp_path / "a", *(tmp_path / "a").rglob("*")]:
        assert path.stat().st_mode & 0o777 == (0o700 if path.is_dir() else 0o600), path


def test_a_start_imports_neither_tinydb_nor_filelock(tmp_path: Path) -> None:
    made(tmp_path / "a")
    code = (
        "import sys; from pathlib import Path; from saves.campaign import open_campaign; "
        "campaign = open_campaign(Path(sys.argv[1])); campaign.drafts(); campaign.catch_up(); "
        "campaign.entries(None, 9); "
        "assert campaign.table.steading.surplus == 1; "
        "sys.exit(repr(sorted({'tinydb', 'filelock', 'platformdirs', 'textual'} & set(sys.modules))))"
    )
    done = subprocess.run([sys.executable, "-c", code, tmp_path / "a"], capture_output=True, text=True, check=False)
    assert done.stderr.strip() == "[]"


def test_two_campaigns_made_alike_are_alike_to_the_byte(tmp_path: Path) -> None:
    for name in ("a", "b"):
        campaign = made(tmp_path / name)
        change(campaign, 2)
    for file in ("chronicle.jsonl", "table.json"):
        assert (tmp_path / "a" / file).read_bytes() == (tmp_path / "b" / file).read_bytes()


def test_the_founding_play_sets_every_value() -> None:
    assert all(not change.waived for change in founded().changes)
    assert isinstance(some_ids()(), str)
    assert Committed.__slots__
