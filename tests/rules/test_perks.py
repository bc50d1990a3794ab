"""A class perk that was not chosen, bought later for 2,000 gp (DG-PERK)."""

from typing import Any

import pytest

from rules.coin import spent_together
from rules.errors import NotTaken
from rules.frozen_map import FrozenMap
from rules.places import MISSING
from rules.registry import MOVES
from rules.run import run
from rules.sheets.noted import Perk
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, Table, Typed, TypedPerk
from tests.rules.playing import Did, asked, assert_did, offers, play, refusal
from tests.rules.tables import BRAM, stonewell

BUY, RULE, UNPRINTED = "buy-perk", "DG-PERK", "DG-UNPRINTED"
PRICE = 200_000  # copper
HAS = FrozenMap({"sly": Perk(name="Sly"), "first": Perk(name="First", source="free")})
ROGUES = Typed(
    name="Rogue",
    perks=FrozenMap(
        {
            "first": TypedPerk(name="First", free=True),
            "sly": TypedPerk(name="Sly"),
            "swift": TypedPerk(name="Swift", text="runs"),
        }
    ),
)


def rich(purse: int | None = 250_000, calling: str = "Rogue", typed: Typed | None = ROGUES) -> Table:
    odo = Character(name="Odo", sheet=WoundsSheet(calling=calling, purse=purse, perks=HAS))
    made = stonewell(
        characters={"odo": odo, "bram": BRAM}, campaign={"session": 7}, done={"fortune-for-gold-session-7": "x"}
    )
    return made.model_copy(update={"typed": FrozenMap({"rogue": typed} if typed else {})})


def paid(before: int, perk: str) -> tuple[Did, ...]:
    why = f"the perk {perk}"
    return (
        Did("odo/payment/characters.odo.sheet.purse", before, before - PRICE, "DG-COIN-2", why),
        Did("odo/payment/characters.odo.sheet.spent", 0, PRICE, "DG-FORTUNE-GOLD", why),
    )


def bought(perk: str, text: str) -> Did:
    made = {
        "name": perk, "text": text, "status": "held", "source": "bought", "once_a_session": False, "used_in": None,
    }  # fmt: skip
    where = f"odo/characters.odo.sheet.perks.{perk.lower()}"
    return Did(where, MISSING, made, RULE, "for 2000 gp")


@pytest.mark.rule("DG-PERK")
def test_a_known_perk_is_bought_for_two_thousand_gold() -> None:
    given = rich()
    ask = asked(BUY, given, "odo/perks")
    assert (ask.to, ask.rule, ask.least, ask.most, ask.text) == ("odo", RULE, 1, 1, "Which perk?")
    assert offers(ask) == ["swift", "other"]
    done = play(BUY, given, {"odo/perks": ["swift"]})
    assert_did(done, given, *paid(250_000, "Swift"), bought("Swift", "runs"))
    assert [change.waived_at for change in done.changes] == ["odo/payment/coins", "odo/payment/coins", None]


@pytest.mark.rule("DG-PERK")
@pytest.mark.rule("DG-FORTUNE-GOLD")
def test_what_it_costs_is_gold_spent_and_brings_fortune() -> None:
    given = rich()
    given = given.model_copy(update={"done": FrozenMap()})
    done = play(BUY, given, {"odo/perks": ["swift"]})
    assert (spent_together(done.table), done.table.gm.fortune) == (PRICE, 1)


@pytest.mark.rule("DG-PERK")
def test_the_last_copper_is_enough_and_one_less_is_not() -> None:
    assert play(BUY, rich(PRICE), {"odo/perks": ["swift"]}).table.characters["odo"].sheet.purse == 0  # type: ignore[union-attr]
    assert refusal(BUY, rich(PRICE - 1)) == "a perk costs 2000 gp: Odo has 1999 gp 9 sp 9 cp"
    assert refusal(BUY, rich(None), {"odo/perks": ["swift"]}) == "Odo: purse is not given yet: set it first"


@pytest.mark.rule("DG-PERK")
@pytest.mark.rule("DG-UNPRINTED")
def test_a_perk_that_nobody_typed_in_yet_is_kept() -> None:
    given = rich()
    said: dict[str, Any] = {"odo/perks": ["other"]}
    other = asked(BUY, given, "odo/other-perks", said)
    assert (other.to, other.rule, other.least, other.most) == ("odo", RULE, 1, 1)
    for known in ("sly", "First"):
        with pytest.raises(NotTaken, match="is there already: another name is wanted here"):
            other.take(known)
    done = play(BUY, given, said | {"odo/other-perks": "Grim: they flee"})
    typed = {"name": "Grim", "text": "they flee", "free": False}
    grim = Did("odo/typed.rogue.perks.grim", MISSING, typed, UNPRINTED)
    assert_did(done, given, *paid(250_000, "Grim"), bought("Grim", "they flee"), grim)


@pytest.mark.rule("DG-PERK")
def test_one_of_no_class_says_of_which_it_is() -> None:
    given = rich(calling="Duelist", typed=None)
    ask = asked(BUY, given, "odo/class")
    assert (ask.to, ask.rule, ask.about) == ("odo", RULE, "characters.odo")
    assert offers(ask) == ["lord", "knight", "warrior", "wizard", "druid", "rogue", "priest"]
    done = play(BUY, given, {"odo/class": ["priest"], "odo/other-perks": "Calm"})
    assert done.changes[-1].where == "typed.priest"
    assert done.table.characters["odo"].sheet.perks["calm"].source == "bought"  # type: ignore[union-attr]


@pytest.mark.rule("DG-PERK")
def test_who_can_buy_one() -> None:
    move = MOVES[BUY]
    assert (move.world, move.players, move.tab) == ("days-of-gold", True, "party")
    assert move.blocked(rich(), "bram") == "Bram has a Hit-point sheet"
    assert move.blocked(stonewell(characters={"bram": BRAM}), "gm") == "nobody here has a Wounds sheet"
    assert move.blocked(rich(), "gm") is None
    two = rich()
    two = two.model_copy(update={"characters": two.characters.with_item("zed", two.characters["odo"])})
    who = asked(BUY, two, "who")
    assert (who.rule, offers(who), who.text) == (RULE, ["odo", "zed"], "Who buys a perk?")
    assert run(move, two, "zed", {}).ask.key == "zed/perks"  # type: ignore[union-attr]
