"""HH-ZERO by hand: who is put to 0 HP by a step or a set value is asked about, as Fortunes below 0 are."""

from typing import Any

import pytest

from tests.rules.hurting import at, caradoc, one, other, with_them
from tests.rules.playing import Did, asked, assert_did, play
from tests.rules.tables import stonewell

HP, STANDING = at("caradoc", "hp"), at("caradoc", "standing")
OUT_WHY = "out until helped, or until the GM says"


def step(by: int, where: str = HP, **said: Any) -> dict[str, Any]:
    return {"track": [where], f"{where}/step": by, **said}


@pytest.mark.rule("HH-ZERO")
def test_a_step_to_0_asks_whether_it_could_have_killed() -> None:
    table = caradoc(hp=2)
    assert asked("by-hand", table, "lethal", step(-2)).text == "Caradoc is at 0 HP. Could this have killed?"
    done = play("by-hand", table, step(-2, lethal=False, how="winded"))
    assert_did(
        done, table,
        Did(HP, 2, 0, "HH-HP", "by hand"), Did(STANDING, "up", "out", "HH-ZERO", OUT_WHY),
    )  # fmt: skip


@pytest.mark.rule("HH-ZERO")
def test_what_could_have_killed_leads_a_character_to_the_door() -> None:
    table = caradoc(hp=1)
    done = play("by-hand", table, step(-1, lethal=True, when=["later"]))
    assert done.table.characters["caradoc"].sheet.standing == "at-the-door"


@pytest.mark.rule("HH-ZERO")
def test_a_value_of_0_that_is_set_asks_too() -> None:
    table = caradoc(hp=5)
    said = {"track": [HP], f"{HP}/value": 0, f"{HP}/why": "the fall"}
    done = play("set", table, said | {"lethal": False, "how": ""})
    assert_did(
        done, table,
        Did(HP, 5, 0, "HH-HP", "by hand: the fall"), Did(STANDING, "up", "out", "HH-ZERO", OUT_WHY),
    )  # fmt: skip


@pytest.mark.rule("HH-ZERO")
def test_of_somebody_whom_nobody_plays_the_gm_says_what_becomes_of_them() -> None:
    table = stonewell(people={"garet": other(sheet={"hp": 1})})
    done = play("by-hand", table, step(-1, "people.garet.sheet.hp", lethal=True, fate=["dead"]))
    assert done.table.people["garet"].status == "dead"


@pytest.mark.rule("HH-ZERO")
def test_above_0_and_for_who_was_out_of_it_nothing_is_asked() -> None:
    table = caradoc(hp=5)
    assert_did(play("by-hand", table, step(-4)), table, Did(HP, 5, 1, "HH-HP", "by hand"))
    out = with_them(caradoc=one("Caradoc", sheet={"hp": 1, "standing": "out"}))
    assert_did(play("by-hand", out, step(-1)), out, Did(HP, 1, 0, "HH-HP", "by hand"))
    up = caradoc(hp=0)
    assert_did(play("by-hand", up, step(1)), up, Did(HP, 0, 1, "HH-HP", "by hand"))
