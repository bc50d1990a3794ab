"""The Chronicle's filter: what words mean, and to which session and season an entry belongs."""

from pathlib import Path

import pytest

from rules.seats import GM_SEAT
from tests.scenes import begun, hard_winter, played, sample
from tui.chronicle_filter import Filter, filter_of
from tui.desk import Desk
from tui.moment import Moment, moment_of
from tui.sifting import newest_place, read_on


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("session 3", Filter("session 3", session=3)),
        ("S3", Filter("S3", session=3)),
        ("year 2 Winter", Filter("year 2 Winter", year=2, season="winter")),
        ("y12", Filter("y12", year=12)),
        ("who:Bram", Filter("who:Bram", who=("bram",))),
        ("  Dice   UNDONE ", Filter("Dice UNDONE", dice=True, undone=True)),
        ("note notes", Filter("note notes", notes=True)),
        ("Grey reavers", Filter("Grey reavers", words=("grey", "reavers"))),
        ("session", Filter("session", words=("session",))),
        ("threats 3", Filter("threats 3", words=("threats", "3"))),
        ("who:", Filter("who:")),
        ("[/ 🐉", Filter("[/ 🐉", words=("[/", "🐉"))),
        (" ", Filter()),
    ],
)
def test_what_words_mean(text: str, wanted: Filter) -> None:
    assert filter_of(text) == wanted
    assert bool(filter_of(text)) == bool(text.strip())


async def test_an_entry_belongs_to_the_session_that_ran_and_to_its_season(tmp_path: Path) -> None:
    campaign = begun(tmp_path / "campaign")
    played(campaign, "note", "before it all")
    played(campaign, "start-session")
    played(campaign, "seasons-change", "Wen", [6, 4], ["news"])
    played(campaign, "end-session")
    played(campaign, "note", "in between")
    played(campaign, "start-session")
    played(campaign, "note", "the second")
    desk = Desk(campaign, GM_SEAT)
    found, place = read_on(desk, Filter(), newest_place(desk), 100)
    assert [(one.told.at, one.moment.session, one.moment.season, one.moment.year) for one in found] == [
        (8, 2, "spring", 1),
        (7, 2, "spring", 1),
        (6, 0, "spring", 1),
        (5, 1, "spring", 1),
        (4, 1, "spring", 1),
        (3, 1, "winter", 0),
        (2, 0, "winter", 0),
        (1, 0, "winter", 0),
    ]
    assert place.ended
    desk.close()


async def test_a_start_that_was_undone_is_of_the_session_that_it_started(tmp_path: Path) -> None:
    campaign = begun(tmp_path / "campaign")
    played(campaign, "start-session")
    campaign.undo(GM_SEAT, 2)
    played(campaign, "note", "nobody came")
    desk = Desk(campaign, GM_SEAT)
    found, _ = read_on(desk, Filter(), newest_place(desk), 100)
    assert [one.moment.session for one in found] == [0, 1, 1, 0]
    desk.close()


async def test_looking_for_a_session_ends_where_it_began(tmp_path: Path) -> None:
    campaign = hard_winter(tmp_path / "campaign")
    played(campaign, "start-session")
    played(campaign, "note", "here")
    desk = Desk(campaign, GM_SEAT)
    found, place = read_on(desk, filter_of("session 1"), newest_place(desk), 100)
    assert [one.told.at for one in found] == [17, 16]
    assert (place.ended, place.back_to) == (True, 16)
    desk.close()


async def test_what_each_word_finds(tmp_path: Path) -> None:
    campaign = hard_winter(tmp_path / "campaign")
    desk = Desk(campaign, GM_SEAT)

    def found(text: str) -> list[int]:
        return [one.told.at for one in read_on(desk, filter_of(text), newest_place(desk), 100)[0]]

    assert found("dice") == [12, 9, 8, 5, 4, 2]
    assert found("undone") == [13]
    assert found("notes") == [7]
    assert found("GRANARY aldous") == [7]
    assert found("bram") == [4]
    assert found("reavers") == [15, 8, 3]
    assert found("bounty") == [8]
    assert found("mill burned") == [11]
    assert found("#12") == [12]
    assert found("summer dice") == [5]
    assert found("who:gm winter") == [15, 14, 13, 12, 1]
    assert found("who:bram") == []
    assert found("year 0") == [1]
    desk.close()


def test_a_moment_in_words(tmp_path: Path) -> None:
    assert Moment(7, True, "winter", 3).in_words() == "Session 7, winter of year 3"
    assert Moment(0, False, "winter", 0).in_words() == "Winter of year 0"
    assert moment_of(begun(tmp_path / "campaign").table) == Moment(0, False, "winter", 0)


async def test_a_session_is_found_whole_though_its_number_went_down_since(tmp_path: Path) -> None:
    campaign = sample(tmp_path / "campaign")
    desk = Desk(campaign, GM_SEAT)

    def meant(words: str) -> list[int]:
        place, found = newest_place(desk), []
        while not place.ended:
            more, place = read_on(desk, filter_of(words), place, 50)
            found += [one.told.at for one in more]
        return found

    before = {words: meant(words) for words in ("session 16", "session 3", "year 1", "session 0")}
    assert all(before.values())
    played(campaign, "set", ["campaign.session"], 2, "counted wrongly")
    played(campaign, "set", ["steading.year"], 1, "counted wrongly")
    for words, numbers in before.items():
        assert [n for n in meant(words) if n in numbers] == numbers, words
    desk.close()


async def test_reading_ends_where_the_session_begins(tmp_path: Path) -> None:
    desk = Desk(sample(tmp_path / "campaign"), GM_SEAT)
    found, place = read_on(desk, filter_of("session 16"), newest_place(desk), 1000)
    assert place.ended
    assert place.back_to == found[-1].told.at > 100
    desk.close()
