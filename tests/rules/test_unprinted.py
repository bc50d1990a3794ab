"""What the documents do not print is typed in once and kept with the campaign (DG-UNPRINTED)."""

from typing import Any

import pytest

from rules.errors import NotTaken
from rules.frozen_map import FrozenMap
from rules.places import MISSING
from rules.registry import MOVES
from rules.table import Listed, Table, Typed, TypedPerk, written
from rules.tracks import track_at, tracks_at, word_at
from tests.rules.playing import Did, asked, assert_did, effect_of, offers, play, refusal
from tests.rules.tables import stonewell

RULE, TYPE_IN = "DG-UNPRINTED", "type-in"
KEEPER = TypedPerk(name="Keeper", free=True)
OWL = TypedPerk(name="Owl", text="sees at night")
DRUIDS = Typed(name="Druid", perks=FrozenMap({"keeper": KEEPER, "owl": OWL}), gold=1000, gear="Staff", fortune="peace")


def table(typed: Typed | None = None, **listed: Listed) -> Table:
    held = FrozenMap({"druid": typed}) if typed else FrozenMap[Typed]()
    return stonewell().model_copy(update={"typed": held, "listed": FrozenMap(listed)})


def druid(**said: Any) -> dict[str, Any]:
    lines = {"perks": "", "gold": 0, "gear": "", "questions": "", "fortune": ""} | said
    return {"what": ["druid"], **{f"druid/{key.replace('_', '-')}": value for key, value in lines.items()}}


@pytest.mark.rule("DG-UNPRINTED")
def test_a_class_is_typed_in_once() -> None:
    what = asked(TYPE_IN, table(), "what")
    assert offers(what) == [
        "lord", "knight", "warrior", "wizard", "druid", "rogue", "priest", "prices", "values",
    ]  # fmt: skip
    assert (what.to, what.rule, effect_of(what, "druid")) == ("gm", RULE, "nothing yet")
    said = druid(
        free_perk="Keeper", perks="Owl: sees at night; Bear", gold="10gp", gear="Staff: 2 Harm", questions="Why?; Who?",
        fortune="Peace is kept",
    )  # fmt: skip
    given = table()
    done = play(TYPE_IN, given, said)
    perks = {
        "keeper": {"name": "Keeper", "text": "", "free": True},
        "owl": {"name": "Owl", "text": "sees at night", "free": False},
        "bear": {"name": "Bear", "text": "", "free": False},
    }
    typed = {
        "name": "Druid", "perks": perks, "gold": 1000, "gear": "Staff: 2 Harm", "questions": "Why?; Who?",
        "fortune": "Peace is kept",
    }  # fmt: skip
    assert_did(done, given, Did("druid/typed.druid", MISSING, typed, RULE))
    again = asked(TYPE_IN, done.table, "what")
    assert effect_of(again, "druid") == "3 perks typed in"
    assert effect_of(asked(TYPE_IN, table(Typed(name="Druid", perks=FrozenMap({"owl": OWL}))), "what"), "druid") == (
        "1 perk typed in"
    )


@pytest.mark.rule("DG-UNPRINTED")
def test_nothing_typed_in_is_nothing_kept() -> None:
    given = table()
    assert_did(play(TYPE_IN, given, druid(free_perk="")), given)


@pytest.mark.rule("DG-UNPRINTED")
def test_what_is_asked_of_a_class_and_what_is_offered_again() -> None:
    said: dict[str, Any] = {"what": ["druid"]}
    found = {}
    for key, value in {"perks": "", "gold": 1000, "gear": "Staff", "questions": "", "fortune": "peace"}.items():
        ask = asked(TYPE_IN, table(DRUIDS), f"druid/{key}", said)
        assert (ask.to, ask.rule, ask.about) == ("gm", RULE, "typed.druid")
        assert getattr(ask, "optional", True)
        found[key] = ask.offered
        said[f"druid/{key}"] = value
    assert found == {"perks": "", "gold": 1000, "gear": "Staff", "questions": "", "fortune": "peace"}
    assert asked(TYPE_IN, table(DRUIDS), "druid/perks", {"what": ["druid"]}).most == 9
    assert asked(TYPE_IN, table(), "druid/free-perk", {"what": ["druid"]}).most == 1
    assert (
        asked(TYPE_IN, table(), "druid/gold", {"what": ["druid"], "druid/free-perk": "", "druid/perks": ""}).offered
        == 0
    )
    assert asked(TYPE_IN, table(DRUIDS), "druid/fortune", {k: said[k] for k in list(said)[:5]}).longest == 500
    assert asked(TYPE_IN, table(DRUIDS), "druid/questions", {k: said[k] for k in list(said)[:4]}).longest == 6000
    same = table(DRUIDS)
    assert_did(play(TYPE_IN, same, said), same)


@pytest.mark.rule("DG-UNPRINTED")
def test_a_line_is_typed_anew_and_a_perk_is_added() -> None:
    given = table(DRUIDS)
    done = play(TYPE_IN, given, druid(perks="owl: other; Bear", gold=1200, gear="Staff", fortune="calm"))
    bear = {"name": "Bear", "text": "", "free": False}
    assert_did(
        done,
        given,
        Did("druid/typed.druid.perks.bear", MISSING, bear, RULE),
        Did("druid/typed.druid.gold", 1000, 1200, RULE),
        Did("druid/typed.druid.fortune", "peace", "calm", RULE),
    )


@pytest.mark.rule("DG-UNPRINTED")
def test_ten_class_perks_are_all() -> None:
    ten = FrozenMap({f"perk-{n}": TypedPerk(name=f"Perk {n}") for n in range(10)})
    given = table(Typed(name="Druid", perks=ten))
    said = {"what": ["druid"], "druid/free-perk": ""}
    assert asked(TYPE_IN, given, "druid/gold", said)
    nine = FrozenMap({f"perk-{n}": TypedPerk(name=f"Perk {n}") for n in range(9)})
    ask = asked(TYPE_IN, table(Typed(name="Druid", perks=nine)), "druid/perks", said)
    assert (ask.most, ask.text.split(" (")[0]) == (1, "Class perks, 1 to come")


@pytest.mark.rule("DG-UNPRINTED")
def test_the_tenth_class_perk_is_kept() -> None:
    nine = FrozenMap({f"perk-{n}": TypedPerk(name=f"Perk {n}") for n in range(9)})
    given = table(Typed(name="Druid", perks=nine, gold=1000))
    done = play(TYPE_IN, given, druid(free_perk="", perks="Owl", gold=1000))
    owl = {"name": "Owl", "text": "", "free": False}
    assert_did(done, given, Did("druid/typed.druid.perks.owl", MISSING, owl, RULE))


@pytest.mark.rule("DG-UNPRINTED")
@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ({"perks": "Owl"}, {"perks": {"owl": {"name": "Owl", "text": "", "free": False}}}),
        ({"gold": "10gp"}, {"gold": 1000}),
    ],
)
def test_a_perk_alone_or_gold_alone_is_kept(said: dict[str, str], kept: dict[str, Any]) -> None:
    given = table()
    done = play(TYPE_IN, given, druid(free_perk="", **said))
    assert_did(done, given, Did("druid/typed.druid", MISSING, {"name": "Druid", **kept}, RULE))


@pytest.mark.rule("DG-UNPRINTED")
def test_no_gold_typed_in_is_none_kept_and_an_old_perk_is_no_new_one() -> None:
    given = table(Typed(name="Druid", perks=FrozenMap({"keeper": KEEPER, "owl": OWL})))
    done = play(TYPE_IN, given, druid(perks="OWL"))
    assert_did(done, given)


@pytest.mark.rule("DG-UNPRINTED")
def test_a_question_that_is_too_long_is_refused() -> None:
    said = druid(free_perk="", questions="x" * 201)
    assert refusal(TYPE_IN, table(), said) == "a name of 201 characters is too long: 200 at most"


# -- prices and Values


@pytest.mark.rule("DG-UNPRINTED")
def test_prices_and_values_of_things() -> None:
    given = table()
    ask = asked(TYPE_IN, given, "prices/things", {"what": ["prices"]})
    assert (ask.to, ask.rule, ask.about, ask.least) == ("gm", RULE, "listed", 1)
    assert ask.text == "Which? (as Rope: 1gp; Mule: 20gp)"
    assert asked(TYPE_IN, given, "values/things", {"what": ["values"]}).text == "Which? (as Rope: 0; Horse: 2)"
    priced = play(TYPE_IN, given, {"what": ["prices"], "prices/things": "Rope: 1gp 5sp; Oil: 3 cp"})
    assert_did(
        priced,
        given,
        Did("prices/listed.rope", MISSING, {"name": "Rope", "price": 150}, RULE),
        Did("prices/listed.oil", MISSING, {"name": "Oil", "price": 3}, RULE),
    )
    valued = play(TYPE_IN, priced.table, {"what": ["values"], "values/things": "ROPE: 0; Horse: 99"})
    assert_did(
        valued,
        priced.table,
        Did("values/listed.rope.value", None, 0, RULE),
        Did("values/listed.horse", MISSING, {"name": "Horse", "value": 99}, RULE),
    )
    dearer = play(TYPE_IN, valued.table, {"what": ["prices"], "prices/things": "rope: 2gp"})
    assert_did(dearer, valued.table, Did("prices/listed.rope.price", 150, 200, RULE))


@pytest.mark.rule("DG-UNPRINTED")
@pytest.mark.parametrize(
    ("what", "said", "reason"),
    [
        ("prices", "Rope: -3gp", "Rope: an amount is not below 0: who pays and who receives says the move"),
        ("prices", "Rope: 1gp; Oil: 12 xp", "Oil: 'xp' is no coin: gp, sp and cp are"),
        ("prices", "Rope", "Rope: an amount is wanted here, such as 12gp 5sp, 3 cp, or a bare number of gold"),
        ("values", "Rope: -1", "Rope: a Value is a whole number from 0 to 99"),
        ("values", "Rope: 100", "Rope: a Value is a whole number from 0 to 99"),
        ("values", "Rope: \u0663", "Rope: a Value is a whole number from 0 to 99"),
        ("values", "Rope", "Rope: a Value is a whole number from 0 to 99"),
    ],
)
def test_what_is_no_price_and_no_value(what: str, said: str, reason: str) -> None:
    with pytest.raises(NotTaken) as no:
        asked(TYPE_IN, table(), f"{what}/things", {"what": [what]}).take(said)
    assert no.value.reason == reason


# -- as it is kept


@pytest.mark.rule("DG-UNPRINTED")
def test_it_is_a_part_of_the_table_and_can_be_set_by_hand() -> None:
    given = table(DRUIDS, rope=Listed(name="Rope", price=150))
    assert Table.model_validate_json(written(given)) == given
    found = {track.where for track in tracks_at(given) if track.where.startswith(("typed.", "listed."))}
    assert found == {
        "typed.druid.gear", "typed.druid.fortune", "typed.druid.gold", "typed.druid.perks.owl.text",
        "listed.rope.price",
    }  # fmt: skip
    assert track_at("typed.druid.gold").says(1000) == "10 gp"
    assert word_at(given, "typed.druid.perks.owl.text") == "Druid: Owl: what it does"
    assert word_at(given, "listed.rope.price") == "Rope: price"
    older = given.model_dump(mode="json")
    del older["typed"], older["listed"]
    assert dict(Table.model_validate(older).typed) == {}
    assert (MOVES[TYPE_IN].world, MOVES[TYPE_IN].players) == ("days-of-gold", False)
