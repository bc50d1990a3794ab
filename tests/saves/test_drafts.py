"""Drafts: kept as they are answered, taken up again, held by one program at a time, discarded."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from rules.answers import Answer
from rules.changes import Shown
from rules.registry import MOVES
from rules.run import Open, run
from saves.errors import BrokenDraft, DraftTaken, NotFound
from tests.saves.campaigns import by_hand, change, committed, made, opened, ready

HOLD = """
import sys
from pathlib import Path
from saves.campaign import open_campaign
campaign = open_campaign(Path(sys.argv[1]))
campaign.take_up(sys.argv[2])
print("held", flush=True)
sys.stdin.read()
"""


@contextmanager
def held_by_another_program(folder: Path, play: str) -> Iterator[subprocess.Popen[str]]:
    """Another program has a draft open for as long as the block lasts, unless it is killed."""
    program = subprocess.Popen(
        [sys.executable, "-c", HOLD, folder, play], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with program:
        assert program.stdout is not None
        assert program.stdout.readline() == "held\n"
        yield program
        program.kill()


def test_a_draft_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    play = campaign.begin("deploy", "gm", "gm", "a name")
    play = replace(
        play,
        answers={"leader": Answer("person", "Ödo [/"), "roll": Answer("dice", [5], "rolled")},
        rolled={"roll": (5,), "other": (1, 2)},
        shown=(Shown("diminished", True, False), Shown("population", [-1, -1], True)),
    )
    campaign.save_draft(play)
    later = opened(tmp_path / "a")
    (draft,) = later.drafts()
    assert draft == later.draft_for("deploy", "gm", "gm", "a name")
    for name in ("play", "move", "who", "seat", "at", "name", "answers", "rolled", "shown"):
        assert getattr(draft, name) == getattr(play, name)
    result = run(MOVES["deploy"], later.table, draft.who, draft.answers)
    assert isinstance(result, Open)
    assert result.ask.key == "cost"


def test_only_the_same_move_by_the_same_at_the_same_seat_takes_a_draft_up(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    campaign.save_draft(campaign.begin("deploy", "rhea", "ana", "spring-1"))
    assert campaign.draft_for("deploy", "rhea", "ana", "spring-1")
    for other in (
        ("disaster", "rhea", "ana", "spring-1"),
        ("deploy", "odo", "ana", "spring-1"),
        ("deploy", "rhea", "gm", "spring-1"),
        ("deploy", "rhea", "ana", "summer-1"),
    ):
        assert campaign.draft_for(*other) is None


def test_a_draft_that_another_program_has_open_is_taken_and_free_once_that_is_killed(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    play = replace(campaign.begin("deploy", "gm", "gm"), answers={"leader": Answer("person", "Odo")})
    campaign.save_draft(play)
    assert not campaign.drafts()[0].taken  # by ourselves
    campaign.let_go(play.play)
    with held_by_another_program(tmp_path / "a", play.play) as program:
        assert campaign.drafts()[0].taken
        found = campaign.draft_for("deploy", "gm", "gm")
        assert found is not None
        assert found.taken
        for refused in (campaign.take_up, campaign.discard):
            with pytest.raises(DraftTaken, match="another program"):
                refused(play.play)
        with pytest.raises(DraftTaken):
            campaign.save_draft(play)
        program.kill()
        program.wait()
        assert campaign.take_up(play.play).answers == play.answers
    assert not campaign.drafts()[0].taken


def test_a_draft_stays_held_while_it_is_written_again_and_again(tmp_path: Path) -> None:
    mine, theirs = made(tmp_path / "a"), opened(tmp_path / "a")
    play = mine.begin("deploy", "gm", "gm")
    for number in range(5):
        play = replace(play, answers={"leader": Answer("person", f"Odo {number}")})
        mine.save_draft(play)
        assert theirs.drafts()[0].taken
    mine.let_go(play.play)
    assert theirs.take_up(play.play).answers == play.answers
    assert mine.drafts()[0].taken


def test_a_discarded_draft_is_gone(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    play = campaign.begin("deploy", "gm", "gm")
    campaign.save_draft(play)
    campaign.discard(play.play)
    campaign.discard(play.play)
    assert campaign.drafts() == opened(tmp_path / "a").drafts() == ()
    assert list((tmp_path / "a" / "open").iterdir()) == []
    with pytest.raises(NotFound):
        campaign.take_up(play.play)


def test_a_commit_takes_the_draft_away(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    play = ready(campaign, "by-hand", by_hand(1))
    campaign.save_draft(play)
    committed(campaign, play)
    assert list((tmp_path / "a" / "open").iterdir()) == []


def test_the_draft_of_a_play_that_is_kept_already_is_none(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    play = ready(campaign, "by-hand", by_hand(1))
    campaign.save_draft(play)
    path = tmp_path / "a" / "open" / f"{play.play}.json"
    data = path.read_bytes()
    committed(campaign, play)
    path.write_bytes(data)  # as a crash between the two can leave it
    for _ in range(3):
        change(campaign, 1)
    later = opened(tmp_path / "a")
    assert later.drafts() == ()
    assert committed(later, play).already
    assert not path.exists()


def test_a_committed_play_is_found_from_the_line_on_where_its_draft_began(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    for _ in range(30):
        change(campaign, 1)
    play = ready(campaign, "by-hand", by_hand(1))
    assert play.at == 31
    for _ in range(30):
        change(campaign, 1, "steading.surplus")
    committed(campaign, replace(play, shown=ready(campaign, "by-hand", by_hand(1)).shown))
    for _ in range(30):
        change(campaign, -1)
    assert committed(opened(tmp_path / "a"), play).entry.n == 62


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b'{"format":1}'])
def test_a_draft_that_can_not_be_read_is_left_alone_and_told(tmp_path: Path, data: bytes) -> None:
    campaign = made(tmp_path / "a")
    answers = {"leader": Answer("person", "Hew")}
    campaign.save_draft(replace(campaign.begin("deploy", "gm", "gm"), answers=answers))
    path = tmp_path / "a" / "open" / "spoilt.json"
    path.write_bytes(data)
    assert len(campaign.drafts()) == 1
    assert "spoilt.json can't be read and is left alone" in campaign.warnings[0]
    assert path.read_bytes() == data


def test_a_draft_that_can_not_be_read_is_not_taken_up_and_not_held(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    path = tmp_path / "a" / "open" / "spoilt.json"
    path.write_bytes(b"{")
    for one in (campaign, opened(tmp_path / "a")):
        with pytest.raises(BrokenDraft, match="The unfinished play spoilt can't be read"):
            one.take_up("spoilt")
    assert path.read_bytes() == b"{"


def test_a_play_is_known_to_be_kept_also_where_its_number_was_given_before(tmp_path: Path) -> None:
    """It was begun after an entry of another program that could not be kept: then it got that entry's number."""
    campaign = made(tmp_path / "a")
    play = replace(ready(campaign, "by-hand", by_hand(1)), at=2)
    assert committed(campaign, play).entry.n == 2
    campaign.save_draft(play)  # as a crash between the two can leave it
    later = opened(tmp_path / "a")
    assert later.drafts() == ()
    assert committed(later, play).already


def test_a_newer_draft_is_left_alone_and_told(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    play = campaign.begin("deploy", "gm", "gm")
    campaign.save_draft(play)
    path = tmp_path / "a" / "open" / f"{play.play}.json"
    data = path.read_bytes().replace(b'"format":1', b'"format":2')
    path.write_bytes(data)
    assert campaign.drafts() == ()
    assert "newer Hearthside" in campaign.warnings[0]
    assert path.read_bytes() == data


@pytest.mark.parametrize("play", ["../table", "", ".", "a/b", "x" * 65, "a\n"])
def test_no_id_reaches_outside_the_drafts(tmp_path: Path, play: str) -> None:
    campaign = made(tmp_path / "a")
    for refused in (campaign.take_up, campaign.discard):
        with pytest.raises(NotFound):
            refused(play)
