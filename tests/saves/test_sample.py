"""The sample campaign: made by a script from a seed, through the engine, and as good as any other campaign."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path
from random import Random
from shutil import copytree

import pytest

from rules.asks import Option, Pick
from rules.homefront.founding import BLANK
from rules.homefront.plans import holding
from rules.owed import owed
from rules.registry import WHERE
from rules.seats import GM_SEAT
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.others import OthersHitPoints, OthersSheet, OthersWounds
from rules.sheets.wounds import WoundsSheet
from rules.table import Table, written
from saves.applying import apply, first_table
from saves.campaign import Entry, OpenCampaign, open_campaign
from saves.disk import Disk, Writing
from saves.entry import REDO, SPOTLIGHT, UNDO
from saves.errors import AlreadyThere, CannotWrite
from saves.folders import campaigns
from saves.opening import OPEN
from saves.sample import NAME, make_sample
from saves.sample.habits import by_habit
from saves.verifying import verify

OWED = {"second-meal-year-2", "muster", "lifestyle-odo-finch", "wages-dagna"}
SLUICE = "the-sluice-gate"
SUMMER, WINTER, SPRING = "done.summer-year-1", "done.winter-year-1", "done.spring-year-2"


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> OpenCampaign:
    """The sample, to be read by all tests here and changed by none."""
    return make_sample(tmp_path_factory.mktemp("sample") / "osmere")


@pytest.fixture(scope="module")
def entries(sample: OpenCampaign) -> tuple[Entry, ...]:
    """Every entry of it, the oldest first."""
    return sample.entries(None, 1000)[::-1]


@pytest.fixture(scope="module")
def tables(entries: tuple[Entry, ...]) -> tuple[Table, ...]:
    """The table after each entry, by what the entries recorded."""
    found = [first_table(entries[0])]
    for entry in entries[1:]:
        found.append(apply(found[-1], entry))
    return tuple(found)


def whole(folder: Path) -> dict[str, bytes]:
    """Every file of a campaign with what is in it."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def places(entry: Entry) -> set[str]:
    return set(entry.places)


def entry_at(entries: tuple[Entry, ...], place: str) -> Entry:
    """The one entry that changed this place."""
    (found,) = (entry for entry in entries if place in places(entry))
    return found


# -- made from a seed


def test_the_same_seed_gives_the_same_bytes(sample: OpenCampaign, tmp_path: Path) -> None:
    assert whole(make_sample(tmp_path / "again").folder) == whole(sample.folder)
    other = whole(make_sample(tmp_path / "other", seed="another").folder)
    assert other["chronicle.jsonl"] != whole(sample.folder)["chronicle.jsonl"]


@pytest.mark.parametrize("seed", ["ice", "ford", "sheaves"])
def test_the_story_holds_whatever_the_dice_say(seed: str, tmp_path: Path) -> None:
    campaign = make_sample(tmp_path / seed, name="Other Dice", seed=seed)
    table = campaign.table
    assert (table.campaign.name, table.steading.season, table.steading.year) == ("Other Dice", "winter", 2)
    assert {one.id for one in owed(table)} == OWED
    assert verify(campaign.folder).is_well


def test_a_folder_that_holds_something_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear")
    with pytest.raises(AlreadyThere):
        make_sample(tmp_path)
    assert whole(tmp_path) == {"letter": b"dear"}


class Interrupted(Disk):
    """A disk at which somebody presses Ctrl+C when this many lines have been appended."""

    def __init__(self, lines: int) -> None:
        self.left = lines

    @contextmanager
    def appending(self, path: Path) -> Iterator[Writing]:
        if not self.left:
            raise KeyboardInterrupt
        self.left -= 1
        with super().appending(path) as file:
            yield file


@pytest.mark.parametrize("lines", [0, 1, 100])
def test_one_that_is_interrupted_leaves_nothing_and_can_be_made_again(tmp_path: Path, lines: int) -> None:
    with pytest.raises(KeyboardInterrupt):
        make_sample(tmp_path / "osmere", disk=Interrupted(lines))
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "osmere" / OPEN).mkdir(parents=True)  # what making another campaign there may have left
    assert make_sample(tmp_path / "osmere").warnings == ()
    assert [one.name for one in tmp_path.iterdir()] == ["osmere"]


def test_one_that_is_still_being_made_is_not_among_the_campaigns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEARTHSIDE_HOME", str(tmp_path))
    seen: list[tuple[str, ...]] = []

    class Looking(Disk):
        @contextmanager
        def appending(self, path: Path) -> Iterator[Writing]:
            seen.append(tuple(one.name for one in campaigns()))
            with super().appending(path) as file:
                yield file

    make_sample(tmp_path / "osmere", disk=Looking())
    assert set(seen) == {()}
    assert [one.name for one in campaigns()] == [NAME]


def test_whoever_was_faster_keeps_the_folder(tmp_path: Path) -> None:
    class Slow(Disk):
        def rename(self, old: Path, new: Path) -> None:
            if new == tmp_path / "osmere":
                new.mkdir()
                (new / "chronicle.jsonl").write_text("another's")
            super().rename(old, new)

    with pytest.raises(CannotWrite):
        make_sample(tmp_path / "osmere", disk=Slow())
    assert whole(tmp_path) == {"osmere/chronicle.jsonl": b"another's"}


# -- as good as any other campaign


def test_its_chronicle_gives_its_table(sample: OpenCampaign, tables: tuple[Table, ...]) -> None:
    assert written(tables[-1]) == written(sample.table)
    assert written(open_campaign(sample.folder).table) == written(sample.table)
    report = verify(sample.folder)
    assert (report.problems, report.notes, report.passing, sample.warnings) == ((), (), (), ())


def test_it_is_undone_entry_by_entry_back_to_its_founding(
    sample: OpenCampaign, entries: tuple[Entry, ...], tables: tuple[Table, ...], tmp_path: Path
) -> None:
    campaign = open_campaign(copytree(sample.folder, tmp_path / "copy"))
    undone = []
    spotlights = [entry.n for entry in entries if entry.move == SPOTLIGHT]  # each is undone by its number
    while (entry := campaign.undoable(GM_SEAT)) is not None:
        while spotlights and spotlights[-1] > entry.n:
            campaign.undo(GM_SEAT, spotlights.pop(), chosen=True)
        campaign.undo(GM_SEAT, entry.n)
        assert written(campaign.table) == written(tables[entry.n - 2]), f"after #{entry.n} was undone"
        undone.append(entry.n)
    assert len(undone) > 100
    assert written(campaign.table) == written(tables[0])
    assert campaign.table.steading.name == "Osmere"


# -- what it has


def test_five_characters_on_both_sheets_are_at_the_table(sample: OpenCampaign) -> None:
    found = {one.name: (one.sheet.kind, one.sheet.role) for one in sample.table.characters.values()}
    assert found == {
        "Rhea Tarn": ("wounds", "Warrior"),
        "Odo Finch": ("wounds", "Rogue"),
        "Isolde Marr": ("wounds", "Priest"),
        "Bram Oster": ("hit-points", "Marshal"),
        "Wen Hale": ("hit-points", "Seeker"),
    }
    assert {one.status for one in sample.table.characters.values()} == {"here"}


def test_it_stands_in_its_second_winter_with_all_that_looms_and_is_owed(sample: OpenCampaign) -> None:
    table = sample.table
    assert (table.campaign.name, table.steading.season, table.steading.year) == (NAME, "winter", 2)
    assert (table.campaign.session, table.campaign.in_session) == (16, True)
    looming = {one.name: (one.stage, one.known) for one in table.threats.values() if one.status == "looming"}
    assert looming == {"Grey Reavers": (3, True), "The damp cough": (1, True), "Reeve Aldous": (0, False)}
    assert all(one.next for one in table.threats.values() if one.status == "looming")
    plans = {
        one.name: (sum(part.done for part in one.requirements.values()), len(one.requirements))
        for one in table.plans.values()
        if one.status == "open"
    }
    assert plans == {"Palisade": (2, 4), "A cure for Rhea": (1, 3)}
    assert [name for name, _ in holding(table)] == ["a-cure-for-rhea"]
    assert {one.id for one in owed(table)} == OWED
    assert {one.kind for one in table.gains.values() if one.status == "held"} == {"news", "insight"}
    assert {one.status for one in table.gains.values()} == {"held", "used", "lapsed"}
    assert {one.status for one in table.plans.values()} == {"open", "done", "dropped"}
    assert len(table.resources) >= 2


def test_one_move_is_left_half_answered(sample: OpenCampaign) -> None:
    (draft,) = sample.drafts()
    assert (draft.move, draft.who, list(draft.answers), draft.taken) == ("deploy", "wen-hale", ["leader"], False)
    assert sample.warnings == ()


def test_every_move_of_the_steading_was_made_and_much_of_what_a_fight_and_gold_have(entries: tuple[Entry, ...]) -> None:
    assert 200 <= len(entries) <= 300
    made = {entry.move for entry in entries}
    assert set(WHERE["steading"]) - made == set()
    assert {UNDO, REDO} <= made
    fights = {"new-fight", "add-foes", "raise-battalion", "spotlight", "fight", "command", "end-fight", "keep-fight"}
    at_the_table = {"face-danger", "read-moment", "read-person", "endure", "sway", "journey", "lay-of-the-land"}
    pools = {"class-fortune", "gain-dread", "spend-dread"}
    gold = {
        "income",
        "lifestyle",
        "wages",
        "hire",
        "orders",
        "loyalty",
        "property",
        "work-the-job",
        "reputation",
        "buy",
    }
    assert (fights | at_the_table | pools | gold) - made == set()


def test_a_fight_is_on_one_is_over_and_one_is_kept(sample: OpenCampaign) -> None:
    table = sample.table
    assert {one.name: one.status for one in table.fights.values()} == {
        "The reeds": "over",
        "The sluice gate": "on",
        "Ladders at the palisade": "kept",
    }
    fight = table.fights[SLUICE]
    assert (fight.exchange, fight.spotlight, len(fight.fighters)) == (5, "odo-finch", 5)
    assert {id: (one.members, one.began) for id, one in table.battalions.items() if one.fight == SLUICE} == {
        "osmere-militia": (14, 14),
        "reaver-band": (6, 10),
    }
    (edge,) = table.edges.values()
    assert (edge.fight, edge.bearer, edge.gives, edge.amount, edge.status) == (
        SLUICE,
        "captain-voss",
        "harm",
        1,
        "held",
    )
    assert (table.gm.dread, table.gm.fortune) == (5, 3)


def test_both_sides_are_hurt_on_both_sheets(sample: OpenCampaign) -> None:
    table = sample.table
    foes = {id: written_sheet(one.sheet) for id, one in table.foes.items() if one.fight == SLUICE}
    assert foes == {"captain-voss": (4, 6), "reavers": (1, 3), "unseen-torch-bearer": (0, 3), "ice-hound": (5, 12)}
    assert (table.foes["reavers"].many, table.foes["unseen-torch-bearer"].known) == (4, False)
    wounds = {id: one.sheet.wounds for id, one in table.characters.items() if isinstance(one.sheet, WoundsSheet)}
    assert wounds == {"rhea-tarn": 0, "odo-finch": 3, "isolde-marr": 1}
    hp = {id: one.sheet.hp for id, one in table.characters.items() if isinstance(one.sheet, HitPointSheet)}
    assert hp == {"bram-oster": 14, "wen-hale": 9}


def written_sheet(sheet: OthersSheet | None) -> tuple[int | None, int | None]:
    """Wounds or HP of a foe, and how many at most."""
    if isinstance(sheet, OthersWounds):
        return sheet.wounds, sheet.most_wounds
    assert isinstance(sheet, OthersHitPoints)
    return sheet.hp, sheet.max_hp


def test_gold_has_businesses_a_follower_and_what_places_think_of_whom(sample: OpenCampaign) -> None:
    table = sample.table
    assert {id: (one.owner, one.income, one.stopped) for id, one in table.holdings.items()} == {
        "the-charcoal-pits": ("odo-finch", 800, ""),
        "half-of-the-smithy": ("rhea-tarn", 600, "no iron comes over the pass"),
    }
    followers = {id: (one.follows, one.wage, one.loyalty, one.armed) for id, one in table.people.items() if one.wage}
    assert followers == {
        "sim-hask": ("odo-finch", 500, 1, False),
        "dagna": ("rhea-tarn", 1500, 0, True),
    }
    assert {id: (one.value, one.given) for id, one in table.reputations.items()} == {
        "odo-finch-dunmore": (1, 0),
        "odo-finch-the-toll-house": (-2, 0),
        "isolde-marr-the-hill-farms": (0, 2000),
    }
    purses = {id: one.sheet.purse for id, one in table.characters.items() if isinstance(one.sheet, WoundsSheet)}
    assert purses == {"rhea-tarn": 2100, "odo-finch": 2273, "isolde-marr": 4000}
    assert all(one.weapons for one in table.characters.values() if isinstance(one.sheet, WoundsSheet))


def test_much_is_led_by_each_of_the_five(sample: OpenCampaign, entries: tuple[Entry, ...]) -> None:
    for character in sample.table.characters:
        assert sum(entry.who == character for entry in entries) >= 10
        assert any(entry.who == character and entry.move == "deploy" for entry in entries) or character == "wen-hale"


# -- what happened in it


def test_a_muster_ended_with_its_season(entries: tuple[Entry, ...]) -> None:
    winter = entry_at(entries, WINTER)
    (ended,) = (change for change in winter.changes if change.where == "steading.muster")
    assert (ended.before["overseer"], ended.after) == ("Bram Oster", None)


def test_a_harvest_was_brought_in_and_another_came_late(entries: tuple[Entry, ...]) -> None:
    first, second = (entry_at(entries, f"done.harvest-year-{year}") for year in (1, 2))
    assert (first.move, second.move) == ("harvest", "seasons-change")
    assert {"steading.surplus", "done.winter-year-2"} <= places(second)


def test_a_second_meal_was_half_there_and_half_short(entries: tuple[Entry, ...], tables: tuple[Table, ...]) -> None:
    eaten = entry_at(entries, "owed.second-meal-year-1.status")
    before, after = tables[eaten.n - 2], tables[eaten.n - 1]
    assert eaten.move == "second-meal"
    assert 0 < before.steading.surplus < before.owed["second-meal-year-1"].amount
    assert after.steading.surplus == 0
    assert any(key.endswith("/loss") for key in eaten.answers)


def test_threats_struck_and_ended_and_somebody_died(sample: OpenCampaign, entries: tuple[Entry, ...]) -> None:
    assert sum(entry.move == "threat-strikes" for entry in entries) >= 3
    assert sum(one.status == "over" for one in sample.table.threats.values()) >= 2
    assert sample.table.people["tam-reed"].status == "dead"


def test_an_undo_stands_another_was_taken_up_again_and_one_change_was_waived(
    sample: OpenCampaign, entries: tuple[Entry, ...]
) -> None:
    switched = [entry.undoes for entry in entries if entry.move == UNDO and entry.undoes]
    assert [sample.live(sample.entry(n)) for n in switched] == [False, True, False]
    assert [change.where for entry in entries for change in entry.changes if change.waived] == [
        "threats.grey-reavers.stage"
    ]


def test_it_was_played_on_evenings_a_week_apart(entries: tuple[Entry, ...]) -> None:
    moments = [datetime.fromisoformat(entry.when) for entry in entries]
    assert all(one < other for one, other in pairwise(moments))
    starts = [moment for moment, entry in zip(moments, entries, strict=True) if entry.move == "start-session"]
    ends = [moment for moment, entry in zip(moments, entries, strict=True) if entry.move == "end-session"]
    assert {start.strftime("%A") for start in starts} == {"Friday"}
    assert {(later.date() - start.date()).days for start, later in pairwise(starts)} == {7}
    lengths = [end - start for start, end in zip(starts, ends, strict=False)]
    assert all(timedelta(hours=2) < length < timedelta(hours=3, minutes=45) for length in lengths)


def test_dice_were_typed_and_rolled(entries: tuple[Entry, ...]) -> None:
    sources = {answer.source for entry in entries for answer in entry.answers.values() if answer.kind == "dice"}
    assert sources == {"typed", "rolled"}


def test_what_only_the_story_can_know_is_never_made_up() -> None:
    ask = Pick(id="plan", key="plan", text="Which plan?", options=(Option("one", "One"), Option("two", "Two")))
    with pytest.raises(AssertionError, match="the story says nothing to plan"):
        by_habit(ask, BLANK, Random(1))
