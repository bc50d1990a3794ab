"""What the players see of a fight, and what of it is the GM's alone."""

import pytest

from rules.combat.sides import Battalion, Edge, Fight, Foe
from rules.seats import GM_SEAT, Seat
from rules.sheets.others import OthersWounds
from rules.sight import sees, view
from rules.table import Table, written
from tests.rules.tables import stonewell

RHEA = Seat("rhea", "player", ("rhea",))
TELLING = ("Voss", "sluice", "Bell", "spear", "hush")


def _table(*, open_to_all: bool = False) -> Table:
    hurt = OthersWounds(wounds=3, most_wounds=6, harm=3, armor=1)
    return stonewell(
        settings={"foes_open": open_to_all},
        fights={"gate": Fight(name="The gate"), "sluice": Fight(name="At the sluice", status="kept")},
        foes={
            "reaver": Foe(name="Reaver", fight="gate", sheet=hurt, note="a spear"),
            "voss": Foe(name="Captain Voss", fight="gate", sheet=hurt, known=False),
            "bell": Foe(name="Bell-ringer", fight="sluice", sheet=hurt),
        },
        battalions={
            "militia": Battalion(name="Militia", members=12, quality=1, harm=3, armor=1, note="hush"),
            "band": Battalion(name="Band", side="theirs", members=8, quality=0, harm=2, armor=1, fight="gate"),
        },
        edges={
            "ours": Edge(name="A gap", fight="gate", bearer="rhea", gives="harm", amount=1, lasts="exchange"),
            "theirs": Edge(name="Rage", fight="gate", bearer="reaver", gives="harm", amount=1, lasts="attack"),
        },
    )


@pytest.mark.rule("DG-NPC")
def test_a_player_s_view_holds_no_word_of_a_hidden_foe_or_of_a_fight_kept_for_later() -> None:
    seen = view(_table(), RHEA).table
    text = written(seen).decode()
    assert [word for word in TELLING if word in text] == []
    assert list(seen.foes) == ["reaver"]
    assert list(seen.fights) == ["gate"]


@pytest.mark.rule("DG-NPC")
@pytest.mark.parametrize("open_to_all", [False, True])
def test_how_a_known_foe_fares_is_shown_where_the_campaign_opens_it(open_to_all: bool) -> None:
    table = _table(open_to_all=open_to_all)
    for where in ("foes.reaver.sheet.wounds", "battalions.band.harm", "edges.theirs"):
        assert sees(table, RHEA, where) is open_to_all
    seen = view(table, RHEA)
    assert (seen.table.foes["reaver"].sheet is not None) is open_to_all
    assert ("foes.reaver.sheet" in seen.hidden) is not open_to_all
    assert (seen.table.battalions["band"].harm == 2) is open_to_all
    assert ("theirs" in seen.table.edges) is open_to_all


@pytest.mark.rule("DG-NPC")
def test_what_is_ours_and_what_everybody_sees_is_shown() -> None:
    table = _table()
    for where in ("foes.reaver", "foes.reaver.name", "foes.reaver.many", "battalions.militia.harm", "edges.ours"):
        assert sees(table, RHEA, where)
    for where in ("foes.reaver.note", "foes.reaver.known", "foes.nobody", "fights.sluice", "battalions.militia.note"):
        assert not sees(table, RHEA, where)
        assert sees(table, GM_SEAT, where)
    assert view(table, GM_SEAT).table == table
