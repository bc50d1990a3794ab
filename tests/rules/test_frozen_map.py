"""The frozen mapping, and the models that hold it."""

import json

import pytest
from pydantic import ValidationError

from rules.frozen_map import FrozenMap
from rules.table import Person, Settings, Stamp, Table, Threat, checked, written
from tests.rules.tables import ISOLDE, ODO, REAVERS, stonewell

TWO = FrozenMap({"odo": ODO, "isolde": ISOLDE})


def test_it_is_always_in_slug_order() -> None:
    assert list(TWO) == ["isolde", "odo"]
    assert list(TWO.with_item("marrow", ODO)) == ["isolde", "marrow", "odo"]
    assert list(stonewell(people={"odo": ODO, "isolde": ISOLDE}).people) == ["isolde", "odo"]
    one, other = stonewell(people={"odo": ODO, "isolde": ISOLDE}), stonewell(people={"isolde": ISOLDE, "odo": ODO})
    assert written(one) == written(other)


def test_it_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        TWO["odo"] = ISOLDE  # type: ignore[index]
    with pytest.raises(TypeError):
        del TWO["odo"]  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        TWO.horses = 1  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        hash(TWO)


def test_the_mapping_it_was_made_from_can_change_without_it() -> None:
    source = {"odo": ODO}
    made = FrozenMap(source)
    source["isolde"] = ISOLDE
    assert list(made) == ["odo"]


def test_with_and_without_give_new_ones() -> None:
    assert TWO.with_item("odo", ISOLDE)["odo"] == ISOLDE
    assert TWO["odo"] == ODO
    assert list(TWO.without("odo")) == ["isolde"]
    assert TWO.without("nobody") == TWO
    assert len(TWO) == 2
    assert len(FrozenMap()) == 0


def test_it_equals_only_its_own_kind() -> None:
    assert FrozenMap({"odo": ODO, "isolde": ISOLDE}) == TWO
    assert FrozenMap({"odo": ODO}) != TWO
    assert FrozenMap({"odo": ODO}) != {"odo": ODO}
    assert repr(FrozenMap({"a": 1})) == "FrozenMap({'a': 1})"


def test_it_is_dumped_and_loaded() -> None:
    table = stonewell(people={"odo": ODO}, threats={"reavers": REAVERS}, done={"spring-year-1": "HF-SEASON-ORDER"})
    plain = json.loads(written(table))
    assert plain["people"] == {"odo": {"name": "Odo", "role": "miller", "status": "here"}}
    assert Table.model_validate(plain) == table
    assert Table.model_validate_json(written(table)) == table
    assert written(Table.model_validate(plain)) == written(table)
    assert table.model_dump()["people"] == {"odo": ODO.model_dump()}


def test_what_is_written_is_sorted_and_says_names_as_they_are() -> None:
    text = written(stonewell(people={"gr": Person(name="Grünwald 🐭")})).decode()
    assert '"name":"Grünwald 🐭"' in text
    assert text == json.dumps(json.loads(text), sort_keys=True, ensure_ascii=False, separators=(",", ":"))


@pytest.mark.parametrize(
    "slug", ["Odo", "-odo", "o do", "", "ödo", "a.b", "a" * 81, "gm", "table", "all", "new", "other"]
)
def test_an_id_is_a_slug_and_nothing_reserved(slug: str) -> None:
    with pytest.raises(ValidationError):
        Table.model_validate(stonewell().model_dump() | {"people": {slug: ODO.model_dump()}})


@pytest.mark.parametrize("slug", ["odo", "9", "a-b-2", "a" * 80, "news", "gm-2"])
def test_ids_that_are_slugs(slug: str) -> None:
    assert slug in Table.model_validate(stonewell().model_dump() | {"people": {slug: ODO.model_dump()}}).people


def test_models_are_frozen_and_forbid_what_they_do_not_know() -> None:
    table = stonewell()
    with pytest.raises(ValidationError):
        table.steading.surplus = 9  # type: ignore[misc]
    with pytest.raises(ValidationError):
        table.people = FrozenMap({"odo": ODO})  # type: ignore[misc]
    with pytest.raises(ValidationError):
        Person(name="Odo", horses=1)  # type: ignore[call-arg]
    with pytest.raises(ValidationError):
        Table.model_validate(table.model_dump() | {"horses": {}})


def test_a_bad_copy_does_not_pass_the_check() -> None:
    """pydantic's `model_copy` validates nothing, so that the check has to look at instances again."""
    table = stonewell()
    bad = table.model_copy(update={"steading": table.steading.model_copy(update={"surplus": -1})})
    with pytest.raises(ValidationError):
        checked(bad)
    hidden = table.model_copy(update={"people": FrozenMap({"odo": ODO.model_copy(update={"name": ""})})})
    with pytest.raises(ValidationError):
        checked(hidden)
    assert checked(table) == table


@pytest.mark.parametrize(
    "wrong",
    [{"highest_fortunes": -1}, {"disadvantage": "none"}, {"threats_open": "yes"}, {"highest_defenses": True}],
)
def test_settings_hold_what_they_can(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Settings(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [{"stages": 0}, {"stages": 13}, {"stage": -1}, {"status": "gone"}, {"known": 1}])
def test_threats_hold_what_they_can(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Threat(name="Wolves", **wrong)  # type: ignore[arg-type]


def test_a_new_thing_is_as_plain_as_it_can_be() -> None:
    assert Person(name="Odo").model_dump() == {"name": "Odo", "role": "", "status": "here"}
    assert Threat(name="Wolves", stages=12).stages == 12
    assert Stamp(rule="X").model_dump() == {"rule": "X"}
    assert Settings().model_dump() == {
        "highest_fortunes": 4, "highest_prosperity": 4, "highest_defenses": 4, "disadvantage": "fewer",
        "threats_open": True, "plays": "both", "dread_open": False, "fortune_open": False, "foes_open": False,
        "purses_open": True, "dread_from_hit_points": True, "recover_hp": 4, "surplus_price": None,
    }  # fmt: skip
