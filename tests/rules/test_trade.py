"""HF-TRADE: a special item is bought or sold, by what the steading is worth."""

from typing import Any

import pytest

from rules.places import MISSING
from rules.pools import Pool
from rules.registry import MOVES
from rules.run import Open
from rules.table import Table
from tests.rules.playing import Did, asked, assert_did, offers, play, reach, remarks, to_tell
from tests.rules.tables import GRETE, ODO, stonewell


def trades(side: str, faces: list[int], value: int = 0, **more: Any) -> dict[str, Any]:
    at = f"{side}/lens"
    said = {"side": [side], f"{side}/item": "Lens", f"{at}/value": value, f"{at}/roll": faces}
    return said | {f"{at}/{key}": answer for key, answer in more.items()}


def pool(table: Table, value: int) -> Pool:
    said = {"side": ["buy"], "buy/item": "Lens", "buy/lens/value": value}
    ask = asked("trade", table, "buy/lens/roll", said)
    assert ask.count == ask.pool.dice
    found: Pool = ask.pool
    return found


NONE = "no dice: roll 2, keep the lowest"
SUMMER = stonewell(prosperity=1, season="summer", people={"odo": ODO, "grete": GRETE})


@pytest.mark.rule("HF-TRADE-1", case=1)
def test_prosperity_less_value() -> None:
    table = stonewell(prosperity=2, season="spring")
    assert pool(table, 1) == Pool(1, "highest", ("Prosperity 2", "Value -1"))
    assert pool(table, 0) == Pool(2, "highest", ("Prosperity 2",))


@pytest.mark.rule("HF-TRADE-1", case=2)
def test_in_winter_at_a_disadvantage() -> None:
    table = stonewell(prosperity=2, season="winter")
    assert pool(table, 1) == Pool(2, "lowest", ("Prosperity 2", "Value -1", "winter -1d", NONE))


@pytest.mark.rule("HF-TRADE-1", case=3)
def test_lacking_counts_first() -> None:
    table = stonewell(prosperity=2, lacking=True, season="spring")
    assert pool(table, 1) == Pool(2, "lowest", ("Prosperity 2", "lacking -1", "Value -1", NONE))


@pytest.mark.rule("HF-POOL-2", case=2)
@pytest.mark.rule("HF-TRADE-2")
def test_a_value_above_prosperity_is_an_ordinary_roll() -> None:
    table = stonewell(prosperity=1, season="spring")
    assert pool(table, 3) == Pool(2, "lowest", ("Prosperity 1", "Value -3", NONE))
    done = play("trade", table, trades("sell", [5, 4], 3))
    assert_did(done, table)
    assert remarks(done) == ["Lens: to be sold at once, below its worth"]


@pytest.mark.rule("HF-MARKS-1", case=2)
def test_lacking_at_prosperity_one_leaves_no_dice() -> None:
    table = stonewell(prosperity=1, lacking=True, season="spring")
    assert pool(table, 0) == Pool(2, "lowest", ("Prosperity 1", "lacking -1", NONE))


@pytest.mark.rule("HF-TRADE-1")
@pytest.mark.rule("HF-POOL-3")
def test_the_pool_is_floored_at_nothing_before_winter_bears_on_it() -> None:
    dropping = stonewell(prosperity=1, season="winter", settings={"disadvantage": "drop-highest"})
    assert (pool(dropping, 4).dice, pool(dropping, 4).reads) == (3, "lowest")
    assert (pool(dropping, 0).dice, pool(dropping, 0).reads) == (2, "second")


@pytest.mark.rule("HF-TRADE-1")
@pytest.mark.rule("HF-WHO-PICKS")
def test_what_is_asked_and_of_whom() -> None:
    side = asked("trade", SUMMER, "side")
    assert (side.to, offers(side), side.rule) == ("table", ["buy", "sell"], "HF-TRADE-1")
    item = asked("trade", SUMMER, "sell/item", {"side": ["sell"]})
    assert (item.to, item.optional, item.longest, item.rule) == ("table", False, 120, "HF-TRADE-1")
    assert [(one.key, one.letter, one.to) for one in item.asides] == [
        ("sell/item/common", "c", "table"),
        ("sell/item/unique", "u", "table"),
    ]
    value = asked("trade", SUMMER, "sell/lens/value", {"side": ["sell"], "sell/item": "Lens"})
    assert (value.to, value.lowest, value.highest, value.offered) == ("gm", 0, None, 1)
    roll = asked("trade", SUMMER, "sell/lens/roll", {"side": ["sell"], "sell/item": "Lens", "sell/lens/value": 0})
    assert (roll.to, roll.rule) == ("gm", "HF-TRADE-2")
    assert dict(roll.tiers)["partial"] == "now, below its worth"


@pytest.mark.rule("HF-TRADE-1")
@pytest.mark.parametrize(("side", "word"), [("buy", "bought"), ("sell", "sold")])
def test_common_goods_are_simply_traded(side: str, word: str) -> None:
    said = {"side": [side], f"{side}/item": "Rope", f"{side}/item/common": True}
    done = play("trade", SUMMER, said)
    assert_did(done, SUMMER)
    assert remarks(done) == [f"Rope, common goods: simply {word}"]
    assert asked("trade", SUMMER, f"{side}/rope/value", said | {f"{side}/item/common": False})


@pytest.mark.rule("HF-TRADE-1")
def test_what_is_one_of_a_kind_is_not_traded_so() -> None:
    said = {"side": ["buy"], "buy/item": "The Lidless Eye", "buy/item/unique": True}
    done = play("trade", SUMMER, said)
    assert_did(done, SUMMER)
    assert remarks(done) == ["The Lidless Eye, one of a kind: it takes a plan, or the trade that a season offers"]
    assert remarks(play("trade", SUMMER, said | {"buy/item/common": True})) == remarks(done)
    assert asked("trade", SUMMER, "buy/the-lidless-eye/value", said | {"buy/item/unique": False})


@pytest.mark.rule("HF-TRADE-2")
@pytest.mark.parametrize(("side", "word"), [("buy", "bought"), ("sell", "sold")])
def test_a_six_is_a_fair_price(side: str, word: str) -> None:
    done = play("trade", SUMMER, trades(side, [6]))
    assert_did(done, SUMMER)
    assert remarks(done) == [f"Lens: {word} at a fair price"]


@pytest.mark.rule("HF-TRADE-2")
@pytest.mark.rule("HF-WHO-PICKS")
@pytest.mark.parametrize(
    ("catch", "says"),
    [("dearer", "Lens: dearer than usual"), ("near", "Lens: only something like it is to be had")],
)
def test_the_gm_picks_what_is_wrong_with_the_bargain(catch: str, says: str) -> None:
    ask = asked("trade", SUMMER, "buy/lens/catch", trades("buy", [4]))
    assert (ask.to, ask.rule, offers(ask)) == ("gm", "HF-TRADE-2", ["dearer", "reluctant", "near"])
    done = play("trade", SUMMER, trades("buy", [4], catch=[catch]))
    assert_did(done, SUMMER)
    assert to_tell(done) == [says]


@pytest.mark.rule("HF-TRADE-2")
def test_somebody_has_one_and_would_rather_keep_it() -> None:
    said = trades("buy", [5], catch=["reluctant"])
    ask = asked("trade", SUMMER, "buy/lens/holder", said)
    assert (ask.to, ask.optional, ask.rule, offers(ask)) == ("gm", False, "HF-TRADE-2", ["odo"])
    known = play("trade", SUMMER, said | {"buy/lens/holder": "odo"})
    assert_did(known, SUMMER)
    assert remarks(known) == ["Lens: Odo has it, and would rather keep it"]
    new = play("trade", SUMMER, said | {"buy/lens/holder": "Tam"})
    tam = {"name": "Tam", "role": "", "status": "here"}
    key = "buy/lens/holder/people.tam"
    assert_did(new, SUMMER, Did(key, MISSING, tam, "HF-TRADE-2", "named for the first time"))


@pytest.mark.rule("HF-TRADE-2")
@pytest.mark.parametrize("side", ["buy", "sell"])
def test_elsewhere_or_next_season(side: str) -> None:
    said = trades(side, [3])
    ask = asked("trade", SUMMER, f"{side}/lens/elsewhere", said)
    assert (ask.to, ask.optional, ask.rule) == ("gm", True, "HF-TRADE-2")
    far = play("trade", SUMMER, said | {f"{side}/lens/elsewhere": "Saltmere"})
    assert_did(far, SUMMER)
    assert remarks(far) == ["Lens: not here and now. It takes a journey: Saltmere"]
    later = play("trade", SUMMER, said | {f"{side}/lens/elsewhere": ""})
    assert remarks(later) == ["Lens: not here and now. Next season, perhaps"]


@pytest.mark.rule("HF-TRADE-1")
def test_what_was_said_of_one_item_is_not_taken_for_another() -> None:
    result = reach("trade", SUMMER, {"side": ["buy"], "buy/item": "Lamp"})
    assert isinstance(result, Open)
    assert result.ask.key == "buy/lamp/value"


@pytest.mark.rule("HF-TRADE-1")
def test_it_declares_what_it_rolls_for_an_item_of_no_value() -> None:
    trade = MOVES["trade"]
    assert trade.players
    assert trade.pool is not None
    assert trade.pool(stonewell(prosperity=3, season="spring")).dice == 3
    assert trade.pool(stonewell(prosperity=3, season="winter")).dice == 2
