"""Changes of fights, foes, battalions and edges as people read them."""

from pathlib import Path

import pytest

from rules.changes import Change
from rules.places import MISSING
from rules.table import Table
from tests.scenes.fights import a_fight, without_battalions
from tui.change_words import change_in_words, most_telling_first, net, place_in_words


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Table:
    return a_fight(tmp_path_factory.mktemp("fight") / "campaign").table


def of(where: str, before: object, after: object) -> Change:
    return Change(where, where, before, after, "DG-SPOTLIGHT", "")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (of("foes.captain.sheet.wounds", 3, 5), ("Captain Hask: Wounds", "3", "5")),
        (of("foes.reavers.many", 4, 3), ("Reavers", "x4", "x3")),
        (of("foes.reavers.status", "here", "left"), ("Reavers", "here", "left")),
        (of("foes.ringer.known", False, True), ("Bell-ringer", "hidden", "seen")),
        (of("foes.new", MISSING, {"name": "Wolf", "fight": "sluice"}), ("Wolf", "", "appears")),
        (of("foes.new", MISSING, {"name": "Wolf", "fight": "sluice", "many": 6}), ("Wolf", "", "x6")),
        (of("foes.new", {"name": "Wolf", "fight": "sluice"}, MISSING), ("Wolf", "", "gone")),
        (of("battalions.militia.members", 12, 8), ("Osmere militia: members", "12", "8")),
        (of("battalions.militia.known", True, False), ("Osmere militia", "seen", "hidden")),
        (of("battalions.militia.fight", "sluice", ""), ("Osmere militia: fight", "The sluice gate, dusk", "none")),
        (of("battalions.new", MISSING, {"name": "Pikes", "side": "ours", "members": 9}), ("Pikes", "", "raised")),
        (of("fights.sluice.status", "on", "kept"), ("The sluice gate, dusk", "on", "kept for later")),
        (of("fights.sluice.exchange", 3, 4), ("The sluice gate, dusk: exchange", "3", "4")),
        (of("fights.sluice.spotlight", "odo-finch", "rhea-tarn"), ("Spotlight", "Odo Finch", "Rhea Tarn")),
        (of("fights.sluice.spotlight", "", "rhea-tarn"), ("Spotlight", "nobody", "Rhea Tarn")),
        (of("fights.sluice.fighters.wen-hale.status", "in", "out"), ("Wen Hale", "in it", "out of it")),
        (of("fights.sluice.fighters.garet", MISSING, {"turn": 0}), ("Garet", "", "joins")),
        (of("fights.sluice.fighters.garet", {"turn": 0}, MISSING), ("Garet", "", "gone")),
        (of("fights.new", MISSING, {"name": "The ford"}), ("The ford", "", "begins")),
        (of("fights.new", MISSING, {"name": "The ford", "status": "kept"}), ("The ford", "", "kept for later")),
    ],
    ids=lambda one: one.where if isinstance(one, Change) else "",
)
def test_reads_as_it_would_be_said(table: Table, change: Change, words: tuple[str, str, str]) -> None:
    assert change_in_words(table, change) == words


def test_an_edge_goes_by_its_bearer_and_what_it_gives(tmp_path: Path) -> None:
    table = without_battalions(tmp_path / "campaign").table
    held = {"name": "x", "fight": "sluice", "bearer": "captain", "gives": "armor", "amount": -1, "lasts": "attack"}
    assert change_in_words(table, of("edges.new", MISSING, held)) == ("Captain Hask: -1 Armor", "", "for an attack")
    used = of("edges.opening.status", "held", "used")
    assert change_in_words(table, used) == ("Isolde Marr: +1 Harm", "held", "used")
    assert place_in_words(table, "edges.opening.status") == "Isolde Marr: +1 Harm"


def test_whose_turn_it_was_is_told_by_the_spotlight_alone() -> None:
    changes = (
        of("fights.sluice.turn", 4, 5),
        of("fights.sluice.fighters.rhea-tarn.turn", 1, 5),
        of("fights.sluice.spotlight", "odo-finch", "rhea-tarn"),
    )
    assert [change.where for change in net(changes)] == ["fights.sluice.spotlight"]


def test_who_is_hurt_is_told_before_what_was_used_and_counted() -> None:
    order = (
        "characters.odo-finch.bonuses.sluice.status",
        "fights.sluice.exchange",
        "foes.captain.sheet.wounds",
        "edges.opening.status",
        "characters.odo-finch.sheet.wounds",
    )
    told = most_telling_first(of(where, 0, 1) for where in order)
    assert [change.where for change in told] == [order[2], order[4], order[0], order[1], order[3]]


def test_a_fighter_s_place_names_the_fight_and_who_it_is(table: Table) -> None:
    assert place_in_words(table, "fights.sluice.fighters.wen-hale.status") == "The sluice gate, dusk: Wen Hale"
