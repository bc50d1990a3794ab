"""Hiring: a wage by the kind of work, Loyalty 0, and nothing besides (DG-FOLLOWER, DG-FOLLOWER-2, DG-LOYALTY)."""

from typing import Any

import pytest

from rules.economy.wages import wages_due
from rules.errors import NotTaken
from rules.places import MISSING
from rules.registry import MOVES
from rules.run import Open
from rules.table import Person
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, reach, refusal, remarks
from tests.rules.serving import serving, tam
from tests.rules.tables import GRETE, ISOLDE, VAHID

MOVE, RULE = "hire", "DG-FOLLOWER"
NEW = {"whose": ["odo"], "odo/name": "Bess", "odo/bess/role": "healer"}


def hired(kind: str, *, armed: bool = False, **besides: Any) -> dict[str, Any]:
    return NEW | {"odo/bess/kind": [kind], "odo/bess/armed": armed} | besides


def arms_said(who: str) -> Did:
    """That somebody bears no arms is said, and not asked again."""
    arms = "DG-HOUSE-ACCOUNT"
    return Did(f"odo/{who}/done.arms-said-{who}", MISSING, {"rule": arms}, arms)


@pytest.mark.rule("DG-FOLLOWER")
@pytest.mark.rule("DG-FOLLOWER-2")
@pytest.mark.rule("DG-LOYALTY")
@pytest.mark.parametrize(("kind", "gold"), [("labor", 5), ("trade", 10), ("venture", 15), ("best", 20)])
def test_the_wage_is_by_the_kind_of_work_and_hiring_costs_nothing_more(kind: str, gold: int) -> None:
    table = serving({})
    done = play(MOVE, table, hired(kind))
    bess = {
        "name": "Bess", "role": "healer", "status": "here", "follower": True, "follows": "odo", "loyalty": 0,
        "wage": gold * 100,
    }  # fmt: skip
    assert_did(done, table, Did("odo/bess/people.bess", MISSING, bess, RULE, "hired"), arms_said("bess"))
    assert done.changes[0].waived_at is None
    assert remarks(done) == [f"Bess serves Odo: {gold} gp a session, food and ordinary costs in it"]
    assert wages_due(done.table) == ("bess",)
    assert effect_of(asked(MOVE, table, "odo/bess/kind", NEW), kind) == f"{gold} gp a session"


@pytest.mark.rule("DG-FOLLOWER")
def test_what_is_dangerous_rare_secret_or_magical_costs_25_and_up() -> None:
    table = serving({})
    said = NEW | {"odo/bess/kind": ["rare"]}
    assert effect_of(asked(MOVE, table, "odo/bess/kind", NEW), "rare") == "25 gp and up a session"
    ask = asked(MOVE, table, "odo/bess/rare-wage", said)
    assert (ask.lowest, ask.offered, ask.highest, ask.to) == (2500, 2500, None, "gm")
    with pytest.raises(NotTaken) as no:
        ask.take("24gp 9sp 9cp")
    assert no.value.reason == "24 gp 9 sp 9 cp is too little: 25 gp at least"
    done = play(MOVE, table, said | {"odo/bess/rare-wage": 4000, "odo/bess/armed": False})
    assert done.table.people["bess"].wage == 4000


@pytest.mark.rule("DG-FOLLOWER")
@pytest.mark.rule("DG-FOLLOWER-2")
def test_another_wage_and_what_it_is_for_can_be_said_besides() -> None:
    besides = {"odo/bess/kind/wage": 3000, "odo/bess/kind/for": "the voyage"}
    done = play(MOVE, serving({}), hired("rare", armed=True, **besides))
    bess = done.table.people["bess"]
    assert (bess.wage, bess.wage_for, bess.armed) == (3000, "the voyage", True)
    assert remarks(done) == ["Bess serves Odo: 30 gp the voyage, food and ordinary costs in it"]
    assert wages_due(done.table) == ()
    free = play(MOVE, serving({}), hired("labor", **{"odo/bess/kind/wage": 0}))
    assert remarks(free) == ["Bess serves Odo: no wage, food and ordinary costs in it"]
    assert wages_due(free.table) == ()


@pytest.mark.rule("DG-FOLLOWER")
def test_whose_follower_they_are_is_the_gms_to_say_and_a_player_hires_for_themself() -> None:
    table = serving({})
    whose = asked(MOVE, table, "whose")
    assert (whose.to, offers(whose)) == ("gm", ["bram", "odo", "rhea", "party"])
    done = play(MOVE, table, {
        "whose": ["party"], "party/name": "Bess", "party/bess/role": "", "party/bess/kind": ["labor"],
        "party/bess/armed": False,
    })  # fmt: skip
    assert (done.table.people["bess"].follows, done.table.people["bess"].role) == ("", "")
    assert remarks(done) == ["Bess serves the party: 5 gp a session, food and ordinary costs in it"]
    said = {"rhea/name": "Bess", "rhea/bess/role": "", "rhea/bess/kind": ["labor"], "rhea/bess/armed": True}
    assert asked(MOVE, table, "party/name", {"whose": ["party"]}).to == "gm"
    name = reach(MOVE, table, who="rhea")
    assert isinstance(name, Open)
    assert (name.ask.key, name.ask.to) == ("rhea/name", "rhea")
    own = play(MOVE, table, said, who="rhea")
    assert (own.table.people["bess"].follows, own.table.people["bess"].armed) == ("rhea", True)


@pytest.mark.rule("DG-FOLLOWER")
@pytest.mark.rule("DG-LOYALTY")
def test_somebody_who_is_known_takes_service() -> None:
    table = serving({"isolde": ISOLDE, "grete": GRETE, "vahid": VAHID})
    ask = asked(MOVE, table, "odo/name", {"whose": ["odo"]})
    assert [(one.id, one.effect) for one in ask.options] == [("isolde", "warden"), ("vahid", "healer")]
    assert [(one.id, one.effect) for one in ask.gone] == [
        ("bram", "a player's character"), ("odo", "a player's character"), ("rhea", "a player's character"),
        ("grete", "dead"),
    ]  # fmt: skip
    with pytest.raises(NotTaken, match="Grete: dead"):
        ask.take("Grete")
    said = {"whose": ["odo"], "odo/name": "isolde", "odo/isolde/kind": ["venture"], "odo/isolde/armed": True}
    done = play(MOVE, table, said)
    at = "odo/isolde/people.isolde"
    assert_did(
        done,
        table,
        Did(f"{at}.follower", False, True, RULE, "hired"),
        Did(f"{at}.follows", "", "odo", RULE, "hired"),
        Did(f"{at}.loyalty", None, 0, RULE, "hired"),
        Did(f"{at}.wage", None, 1500, RULE, "hired"),
        Did(f"{at}.armed", False, True, RULE, "hired"),
    )
    assert [change.waived_at for change in done.changes] == [None] * 5


@pytest.mark.rule("DG-FOLLOWER")
@pytest.mark.rule("DG-LOYALTY")
def test_who_serves_already_gets_new_terms_and_keeps_their_loyalty() -> None:
    table = serving({"tam": tam(loyalty=2, leaving=True)})
    ask = asked(MOVE, table, "odo/name", {"whose": ["odo"]})
    assert [one.effect for one in ask.options] == ["serves Odo: new terms"]
    said = {"whose": ["odo"], "odo/name": "tam", "odo/tam/kind": ["best"], "odo/tam/armed": False}
    done = play(MOVE, table, said)
    at = "odo/tam/people.tam"
    assert_did(
        done,
        table,
        Did(f"{at}.wage", 1500, 2000, RULE, "new terms"),
        Did(f"{at}.leaving", True, False, RULE, "new terms"),
        arms_said("tam"),
    )


@pytest.mark.rule("DG-HOUSE-ACCOUNT")
def test_whether_they_bear_arms_is_always_asked() -> None:
    ask = asked(MOVE, serving({}), "odo/bess/armed", NEW | {"odo/bess/kind": ["labor"]})
    assert (ask.rule, ask.effect) == ("DG-HOUSE-ACCOUNT", "yes: never paid out of a House Account")


@pytest.mark.rule("DG-FOLLOWER")
def test_who_is_away_hires_nobody() -> None:
    table = serving({})
    away = table.model_copy(
        update={
            "characters": table.characters.with_item(
                "odo", table.characters["odo"].model_copy(update={"status": "away"})
            )
        }
    )
    assert MOVES[MOVE].blocked(away, "odo") == "Odo is away"
    assert MOVES[MOVE].blocked(away, "gm") is None
    assert refusal(MOVE, serving({}, table={"settings": {"plays": "homefront"}})) == (
        "Days of Gold is not played in this campaign"
    )


@pytest.mark.rule("DG-FOLLOWER")
@pytest.mark.rule("DG-LOYALTY")
@pytest.mark.parametrize("known", [tam(follower=False, loyalty=2), tam(loyalty=None)])
def test_who_did_not_serve_or_whose_loyalty_nobody_has_said_begins_at_0(known: Person) -> None:
    said = {"whose": ["odo"], "odo/name": "tam", "odo/tam/kind": ["venture"], "odo/tam/armed": False}
    done = play(MOVE, serving({"tam": known}), said)
    assert done.table.people["tam"].loyalty == 0
    assert {change.why for change in done.changes if not change.where.startswith("done.")} == {"hired"}
