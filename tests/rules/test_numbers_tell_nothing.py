"""Names, ids and numbers that the program gives tell the players of no foe and no fight that they do not know."""

from typing import Any

import pytest

from rules.seats import ONLOOKER
from rules.sight import view
from rules.table import Table
from tests.rules.foes_to_meet import a_fight, at_the_gate, gathered
from tests.rules.playing import asked, play


def soldier(table: Table, *, hidden: bool = False) -> Table:
    """One more soldier comes."""
    last = asked("add-foes", table, "harm-3/wounds", {"what": ["harm-3"]})
    assert last.key == "harm-3/wounds"
    said: dict[str, Any] = {"what": ["harm-3"], "harm-3/wounds": ["1"], "harm-3/how-many": 1}
    return play("add-foes", table, said | ({"harm-3/how-many/hidden": True} if hidden else {})).table


def seen(table: Table) -> dict[str, str]:
    return {id: foe.name for id, foe in view(table, ONLOOKER).table.foes.items()}


@pytest.mark.rule("DG-NPC")
def test_a_hidden_foe_takes_no_number_from_one_that_is_seen() -> None:
    table = soldier(soldier(at_the_gate(), hidden=True))
    assert seen(table) == {"soldier": "Soldier"}
    assert {id: foe.name for id, foe in table.foes.items()} == {"soldier": "Soldier", "unseen-soldier": "Soldier 2"}
    more = soldier(soldier(table), hidden=True)
    assert seen(more) == {"soldier": "Soldier", "soldier-2": "Soldier 2"}
    assert sorted(foe.name for foe in more.foes.values()) == ["Soldier", "Soldier 2", "Soldier 3", "Soldier 4"]


@pytest.mark.rule("DG-NPC")
def test_who_shows_themselves_has_a_name_of_their_own() -> None:
    table = soldier(soldier(at_the_gate(), hidden=True))
    shown = play("foe-known", table)
    assert sorted(seen(shown.table).values()) == ["Soldier", "Soldier 2"]


@pytest.mark.rule("DG-NPC")
def test_a_foe_of_a_kept_fight_takes_no_number() -> None:
    kept = gathered(fights={"later": a_fight("Later", status="kept", begun=1)})
    said = {"what/later": ["later"], "what": ["harm-3"], "harm-3/wounds": ["1"], "harm-3/how-many": 1}
    table = soldier(play("add-foes", kept, said).table)
    assert seen(table) == {"soldier": "Soldier"}


@pytest.mark.rule("DG-SPOTLIGHT")
def test_a_fight_is_numbered_by_those_that_the_players_know() -> None:
    table = at_the_gate("rhea")
    kept = play("keep-fight", table, {"which": ["new"], "name": "Kept fight 2"}).table
    assert asked("new-fight", kept, "name", {"who": ["odo"]}).offered == "Fight 2"
    begun = play("new-fight", kept, {"who": ["odo"], "name": "Fight 2"}).table
    assert {id: one.begun for id, one in view(begun, ONLOOKER).table.fights.items()} == {"gate": 1, "fight-2": 2}
    taken = play("take-up-fight", begun, {"who": ["bram"]}).table.fights["kept-fight-2"]
    assert (taken.name, taken.begun, taken.status) == ("Fight 3", 3, "on")


@pytest.mark.rule("DG-SPOTLIGHT")
def test_a_fight_that_was_put_aside_keeps_its_number() -> None:
    table = play("keep-fight", at_the_gate("rhea"), {"which": ["gate"]}).table
    assert asked("new-fight", table, "name", {"who": ["odo"]}).offered == "Fight 2"
    taken = play("take-up-fight", table, {"who": ["rhea"]}).table.fights["gate"]
    assert (taken.name, taken.begun) == ("The gate", 1)
