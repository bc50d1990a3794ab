"""Money: how it is said, who pays whom, and that no copper appears or is lost."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.asks import Money
from rules.coin import fortune_brought, out_of, pay, purse_of, receive, spent_together
from rules.coins import coins, half, read_coins, share
from rules.errors import NotTaken, Refused
from rules.play import Play, Steps
from rules.registry import MOVES
from rules.seats import GM_SEAT, ONLOOKER, Seat
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.signatures.household import Household
from rules.sheets.wounds import WoundsSheet
from rules.sight import changes_seen, sees, view
from rules.table import Character, GmPools, Table
from rules.tracks import track_at
from tests.rules.moves_to_try import a_move
from tests.rules.playing import Did, asked, assert_did, offers, play, reach, refusal, remarks
from tests.rules.tables import BRAM, stonewell

GP, SP = 100, 10
RULE = "DG-COIN-2"
NO_AMOUNT = "is no amount of coins: whole numbers, such as 12gp 5sp, 3 cp, or a bare number of gold"
ANA = Seat("Ana", "player", ("rhea",))


def rhea(purse: int | None = 0, **fields: Any) -> Character:
    return Character(name="Rhea", sheet=WoundsSheet(purse=purse, **fields))


def market(*, purse: int | None = 10 * GP, odo: int | None = 0, fortune: int = 0, **given: Any) -> Table:
    spent = given.pop("spent", 0)
    characters = {
        "rhea": rhea(purse, spent=spent, signature=given.pop("signature", None)),
        "odo": Character(name="Odo", sheet=WoundsSheet(purse=odo)),
        "bram": BRAM,
    }
    made = stonewell(characters=characters, **({"campaign": {"session": 7, "in_session": True}} | given))
    return made.model_copy(update={"gm": GmPools(fortune=fortune)})


def paying(amount: int | str, to: str = "elsewhere", what_for: str = "rope") -> dict[str, Any]:
    return {"who": ["rhea"], "rhea/amount": amount, "rhea/to": [to], "rhea/for": what_for}


def purse(who: str, before: int, after: int, why: str = "rope") -> Did:
    return Did(f"rhea/payment/characters.{who}.sheet.purse", before, after, RULE, why)


def spent(before: int, after: int, why: str = "rope") -> Did:
    return Did("rhea/payment/characters.rhea.sheet.spent", before, after, "DG-FORTUNE-GOLD", why)


# -- in words


@pytest.mark.rule("DG-COIN-1")
@pytest.mark.parametrize(
    ("copper", "words"),
    [
        (0, "0 gp"), (3, "3 cp"), (10, "1 sp"), (100, "1 gp"), (1250, "12 gp 5 sp"), (97, "9 sp 7 cp"),
        (101, "1 gp 1 cp"), (123456, "1234 gp 5 sp 6 cp"), (-30, "-3 sp"),
    ],
)  # fmt: skip
def test_an_amount_in_words(copper: int, words: str) -> None:
    assert coins(copper) == words


@pytest.mark.rule("DG-COIN-1")
@pytest.mark.parametrize(
    ("text", "copper"),
    [
        ("12gp 5sp", 1250), ("3 cp", 3), ("7", 700), ("0", 0), ("1 GP", 100), ("5sp12gp", 1250), (" 2 gp 3 cp ", 203),
        ("15 sp", 150), ("10000000000", 10**12),
    ],
)  # fmt: skip
def test_an_amount_as_it_is_typed(text: str, copper: int) -> None:
    try:
        assert read_coins(text) == copper
    except NotTaken as no:
        pytest.fail(no.reason)


@pytest.mark.rule("DG-COIN-1")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("-3gp", "an amount is not below 0: who pays and who receives says the move"),
        ("1e9", "'1e9' is no amount of coins: whole numbers, such as 12gp 5sp, 3 cp, or a bare number of gold"),
        ("12 xp", "'xp' is no coin: gp, sp and cp are"),
        ("", "an amount is wanted here, such as 12gp 5sp, 3 cp, or a bare number of gold"),
        ("gp", "'gp' is no amount of coins: whole numbers, such as 12gp 5sp, 3 cp, or a bare number of gold"),
        ("1.5 gp", "'1.5 gp' is no amount of coins: whole numbers, such as 12gp 5sp, 3 cp, or a bare number of gold"),
        ("3 4", "'3 4' is no amount of coins: whole numbers, such as 12gp 5sp, 3 cp, or a bare number of gold"),
        ("3gp 4", "'3gp 4' is no amount of coins: whole numbers, such as 12gp 5sp, 3 cp, or a bare number of gold"),
        ("3gp 4gp", "gp stands there twice: say it once"),
        ("10000000001", "that is too much: 10000000000 gp at most"),
        ("x" * 30, f"'{'x' * 30}' {NO_AMOUNT}"),
        ("x" * 31, f"'{'x' * 30}...' {NO_AMOUNT}"),
        ("9" * 30, "that is too much: 10000000000 gp at most"),
        ("\u0663", "'\u0663' is no amount of coins: whole numbers, such as 12gp 5sp, 3 cp, or a bare number of gold"),
    ],
)  # fmt: skip
def test_what_is_no_amount_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(NotTaken) as no:
        read_coins(text)
    assert no.value.reason == reason


@pytest.mark.rule("DG-COIN-1")
@given(st.integers(0, 10**12))
def test_what_is_said_reads_the_same(copper: int) -> None:
    assert read_coins(coins(copper)) == copper


@pytest.mark.rule("DG-COIN-2")
def test_an_ask_for_money_takes_coins_or_copper() -> None:
    ask = Money(id="a", text="?", lowest=1, highest=50, offered=5)
    assert (ask.take("5 sp"), ask.take(50), ask.take("1cp")) == (50, 50, 1)
    for wrong, reason in (
        ("1 gp", "1 gp is too much: 5 sp at most"),
        (0, "0 gp is too little: 1 cp at least"),
        (True, "an amount is wanted here, such as 12gp 5sp"),
        (1.5, "an amount is wanted here, such as 12gp 5sp"),
        (None, "an amount is wanted here, such as 12gp 5sp"),
        (10**13, "100000000000 gp is too much: 5 sp at most"),
    ):
        with pytest.raises(NotTaken) as no:
            ask.take(wrong)
        assert no.value.reason == reason
    free = Money(id="a", text="?")
    assert (free.take(0), free.take(10**12)) == (0, 10**12)
    with pytest.raises(NotTaken, match="is too much"):
        free.take(10**12 + 1)


@pytest.mark.rule("DG-COIN-2", case=2)
@pytest.mark.parametrize(("copper", "of_it"), [(1501, 751), (1500, 750), (1, 1), (0, 0), (3, 2)])
def test_half_is_rounded_half_up(copper: int, of_it: int) -> None:
    assert half(copper) == of_it


@pytest.mark.rule("DG-COIN-2")
@pytest.mark.parametrize(
    ("copper", "percent", "of_it"),
    [(3000, 150, 4500), (1500, 85, 1275), (1, 150, 2), (1, 149, 1), (5, 110, 6), (5, 90, 5)],
)
def test_a_share_is_taken_exactly_and_rounded_once(copper: int, percent: int, of_it: int) -> None:
    assert share(copper, percent, 100) == of_it


# -- paying


@pytest.mark.rule("DG-COIN-1", case=1)
def test_a_gold_piece_is_changed() -> None:
    table = market(purse=1 * GP)
    done = play("pay", table, paying("3 cp"))
    assert_did(done, table, purse("rhea", 100, 97), spent(0, 3))
    assert track_at("characters.rhea.sheet.purse").says(97) == "9 sp 7 cp"


@pytest.mark.rule("DG-COIN-2", case=1)
def test_more_than_there_is_cannot_be_paid() -> None:
    table = market(purse=5 * SP)
    ask = asked("pay", table, "rhea/amount", {"who": ["rhea"]})
    assert (ask.to, ask.about, ask.lowest, ask.highest, ask.hint) == (
        "rhea", "characters.rhea.sheet.purse", 1, 50, "purse 5 sp",
    )  # fmt: skip
    with pytest.raises(NotTaken, match="1 gp is too much: 5 sp at most"):
        ask.take("1 gp")
    assert play("pay", table, paying("5 sp")).table.characters["rhea"].sheet.purse == 0  # type: ignore[union-attr]


@pytest.mark.rule("DG-COIN-2")
def test_gold_from_hand_to_hand() -> None:
    table = market(purse=10 * GP, odo=1 * GP)
    ask = asked("pay", table, "rhea/to", {"who": ["rhea"], "rhea/amount": "4 gp"})
    assert [(one.id, one.text, one.about) for one in ask.options] == [
        ("elsewhere", "It is spent", "characters.rhea"),
        ("characters.odo.sheet.purse", "Odo: purse", "characters.odo"),
    ]
    done = play("pay", table, paying("4 gp", "characters.odo.sheet.purse", "his share"))
    assert_did(done, table, purse("rhea", 1000, 600, "his share"), purse("odo", 100, 500, "his share"))
    assert {change.waived_at for change in done.changes} == {"rhea/payment/coins"}


@pytest.mark.rule("DG-COIN-2")
def test_both_halves_are_waived_as_one() -> None:
    table = market()
    done = play("pay", table, paying("4 gp", "characters.odo.sheet.purse"), waive=["rhea/payment/coins"])
    assert done.table == table
    assert [change.waived for change in done.changes] == [True, True]


@pytest.mark.rule("DG-COIN-2")
def test_who_has_no_purse_is_not_asked_and_one_that_is_not_known_is_said() -> None:
    assert offers(asked("pay", market(), "who")) == ["odo", "rhea"]
    assert MOVES["pay"].blocked(market(), "bram") == "Bram has a Hit-point sheet"
    assert refusal("pay", market(purse=None), {"who": ["rhea"]}) == "Rhea: purse is not given yet: set it first"
    both = market(purse=None, signature=Household())
    assert refusal("pay", both, {"who": ["rhea"]}) == "Rhea: purse is not given yet: set it first"
    ask = asked("pay", market(odo=None), "rhea/to", {"who": ["rhea"], "rhea/amount": 1})
    assert offers(ask) == ["elsewhere"]
    with pytest.raises(Refused, match="Bram has no purse: a Hit-point sheet"):
        purse_of(market(), "bram")


@pytest.mark.rule("DG-COIN-2")
def test_what_goes_into_ones_own_account_needs_no_reason() -> None:
    table = market(purse=10 * GP, signature=Household(account=0))
    said = {"who": ["rhea"], "rhea/out-of": ["characters.rhea.sheet.purse"], "rhea/amount": "4 gp"}
    own = said | {"rhea/to": ["characters.rhea.sheet.signature.account"]}
    assert asked("pay", table, "rhea/for", own).optional
    done = play("pay", table, own | {"rhea/for": ""})
    assert [(one.where, one.before, one.after) for one in done.changes] == [
        ("characters.rhea.sheet.purse", 1000, 600), ("characters.rhea.sheet.signature.account", 0, 400),
    ]  # fmt: skip
    for other in ("characters.odo.sheet.purse", "elsewhere"):
        assert not asked("pay", table, "rhea/for", said | {"rhea/to": [other]}).optional


# -- received from outside


def receipt(track: str, before: int, after: int, why: str = "") -> Did:
    return Did(f"rhea/receipt/characters.rhea.sheet.{track}", before, after, RULE, why)


@pytest.mark.rule("DG-COIN-1")
@pytest.mark.rule("DG-COIN-2")
def test_gold_comes_in_from_outside() -> None:
    move = MOVES["receive"]
    assert (move.tab, move.letter, move.world, move.players) == ("economy", "n", "days-of-gold", True)
    table = market(purse=10 * GP)
    ask = asked("receive", table, "rhea/amount", {"who": ["rhea"]})
    assert (ask.to, ask.about, ask.lowest, ask.highest) == ("rhea", "characters.rhea.sheet.purse", 1, None)
    said = {"who": ["rhea"], "rhea/amount": "12gp 5sp"}
    assert asked("receive", table, "rhea/from", said).optional
    done = play("receive", table, said | {"rhea/from": "the miller's bounty"})
    assert_did(done, table, receipt("purse", 1000, 2250, "the miller's bounty"))
    assert_did(play("receive", table, said | {"rhea/from": ""}), table, receipt("purse", 1000, 2250))
    with pytest.raises(NotTaken, match="0 gp is too little"):
        ask.take("0")


@pytest.mark.rule("DG-COIN-2")
def test_it_goes_into_a_purse_or_a_house_account() -> None:
    table = market(purse=10 * GP, signature=Household(account=1 * GP))
    into = asked("receive", table, "rhea/into", {"who": ["rhea"]})
    account = "characters.rhea.sheet.signature.account"
    assert [(one.id, one.text, one.effect) for one in into.options] == [
        ("characters.rhea.sheet.purse", "purse", "10 gp"), (account, "House Account", "1 gp"),
    ]  # fmt: skip
    done = play("receive", table, {"who": ["rhea"], "rhea/into": [account], "rhea/amount": "5 sp", "rhea/from": ""})
    assert_did(done, table, receipt("signature.account", 100, 150))
    unknown = market(purse=None, signature=Household(account=1 * GP))
    done = play("receive", unknown, {"who": ["rhea"], "rhea/amount": "5 sp", "rhea/from": ""})
    assert_did(done, unknown, receipt("signature.account", 100, 150))


@pytest.mark.rule("DG-COIN-2")
def test_nothing_comes_into_a_purse_that_nobody_knows() -> None:
    assert refusal("receive", market(purse=None), {"who": ["rhea"]}) == "Rhea: purse is not given yet: set it first"
    assert MOVES["receive"].blocked(market(), "bram") == "Bram has a Hit-point sheet"


@pytest.mark.rule("DG-COIN-2")
def test_a_house_account_pays_too() -> None:
    table = market(signature=Household(account=20 * GP))
    ask = asked("pay", table, "rhea/out-of", {"who": ["rhea"]})
    account = "characters.rhea.sheet.signature.account"
    assert [(one.id, one.text, one.effect) for one in ask.options] == [
        ("characters.rhea.sheet.purse", "purse", "10 gp"), (account, "House Account", "20 gp"),
    ]  # fmt: skip
    done = play("pay", table, paying("15 gp") | {"rhea/out-of": [account]})
    assert_did(done, table, Did(f"rhea/payment/{account}", 2000, 500, RULE, "rope"), spent(0, 1500))
    own = play("pay", table, paying("15 gp", "characters.rhea.sheet.purse") | {"rhea/out-of": [account]})
    assert own.table.characters["rhea"].sheet.purse == 25 * GP  # type: ignore[union-attr]
    assert spent_together(own.table) == 0
    empty = market(signature=Household())
    assert reach("pay", empty, {"who": ["rhea"]}).ask.key == "rhea/amount"  # type: ignore[union-attr]


@pytest.mark.rule("DG-HOUSE-ACCOUNT", case=1)
def test_no_house_account_pays_guards() -> None:
    table = market(signature=Household(account=20 * GP))
    said = paying("6 gp", what_for="six guards") | {"rhea/out-of": [ACCOUNT], "rhea/for/armed": True}
    reason = "the House Account neither hires nor pays guards or anybody else who fights: that is personal gold"
    assert refusal("pay", table, said) == reason
    assert refusal(trial(pay, at=ACCOUNT, amount=1, what_for="x", armed=True), table) == reason
    own = play(trial(pay, amount=600, what_for="guards", armed=True), table)
    assert own.table.characters["rhea"].sheet.purse == 4 * GP  # type: ignore[union-attr]
    unarmed = play("pay", table, said | {"rhea/for/armed": False, "rhea/for": "a cook"})
    assert unarmed.table.characters["rhea"].sheet.signature.account == 14 * GP  # type: ignore[union-attr]
    ask = asked("pay", table, "rhea/for", {k: v for k, v in paying(1).items() if k != "rhea/for"}
                | {"rhea/out-of": ["characters.rhea.sheet.purse"]})  # fmt: skip
    assert ask.asides == ()


@pytest.mark.rule("DG-HOUSE-ACCOUNT")
def test_only_a_purse_is_left_for_who_fights() -> None:
    table = market(purse=1 * GP, signature=Household(account=20 * GP))
    done = play(paid_out_of(amount=100, armed=True), table)
    assert done.table.characters["rhea"].sheet.purse == 0  # type: ignore[union-attr]
    assert refusal(paid_out_of(amount=101, armed=True), table) == (
        "1 gp 1 cp is to be paid, and Rhea: purse is 1 gp: 1 cp short"
    )
    account = play(paid_out_of(amount=101), table)
    assert account.table.characters["rhea"].sheet.signature.account == 1899  # type: ignore[union-attr]
    ask = asked(paid_out_of(amount=100), table, "out-of")
    assert (ask.rule, offers(ask)) == (RULE, ["characters.rhea.sheet.purse", ACCOUNT])
    short = market(purse=10 * GP, signature=Household(account=5))
    assert [(one.text, one.effect) for one in asked("pay", short, "rhea/out-of", {"who": ["rhea"]}).options] == [
        ("purse", "10 gp"), ("House Account", "5 cp"),
    ]  # fmt: skip
    assert play(paid_out_of(amount=6), short).table.characters["rhea"].sheet.purse == 994  # type: ignore[union-attr]


ACCOUNT = "characters.rhea.sheet.signature.account"


def paid_out_of(amount: int, *, armed: bool = False) -> Any:
    def steps(play: Play) -> Steps[None]:
        purse = yield from out_of(play, "rhea", amount=amount, armed=armed)
        yield from pay(play, purse, amount, what_for="x", armed=armed)

    return a_move(steps)


def trial(step: Any, *, at: str = "characters.rhea.sheet.purse", **given: Any) -> Any:
    def steps(play: Play) -> Steps[None]:
        yield from step(play, track_at(at), **given)

    return a_move(steps)


@pytest.mark.rule("DG-COIN-2")
def test_the_steps_that_everything_uses_refuse_what_cannot_be() -> None:
    table, own = market(purse=5 * SP), track_at("characters.rhea.sheet.purse")
    for move, reason in (
        (trial(pay, amount=51, what_for="x"), "Rhea: purse is 5 sp, and not below 0 gp: 5 sp 1 cp can't be taken"),
        (trial(pay, amount=-1, what_for="x"), "-1 cp can't be paid: an amount is not below 0"),
        (trial(pay, amount=1, what_for="x", to=own), "nobody pays out of a purse into the same one"),
        (trial(receive, amount=-1, what_for="x"), "-1 cp can't be received: an amount is not below 0"),
    ):
        assert refusal(move, table) == reason
    for step in (pay, receive):
        nothing = play(trial(step, amount=0, what_for="x"), table)
        assert_did(nothing, table)
        assert remarks(nothing) == []
    assert refusal(trial(receive, amount=1, what_for="x"), market(purse=None)) == (
        "Rhea: purse is not given yet: set it first"
    )
    done = play(trial(receive, amount=60, what_for="a debt", rule="DG-WORK"), table)
    assert_did(done, table, Did("receipt/characters.rhea.sheet.purse", 50, 110, "DG-WORK", "a debt"))


@pytest.mark.rule("DG-COIN-2")
def test_a_purse_by_hand_is_set_in_coins_and_moved_by_gold() -> None:
    table, where = market(purse=1 * GP), "characters.rhea.sheet.purse"
    step = asked("by-hand", table, f"{where}/step", {"track": [where]})
    assert (step.text, step.offered) == ("By how much gold?", 1)
    done = play("by-hand", table, {"track": [where], f"{where}/step": 2})
    assert_did(done, table, Did(where, 100, 300, RULE, "by hand"))
    assert refusal("by-hand", table, {"track": [where], f"{where}/step": -2}) == (
        "Rhea: purse is 1 gp, and not below 0 gp: 2 gp can't be taken"
    )
    assert asked("set", table, f"{where}/value", {"track": [where]}).kind == "money"
    done = play("set", table, {"track": [where], f"{where}/value": "2gp 5sp", f"{where}/why": "counted"})
    assert_did(done, table, Did(where, 100, 250, RULE, "by hand: counted"))
    nothing = market(purse=None)
    done = play("set", nothing, {"track": [where], f"{where}/value": "2", f"{where}/why": "counted"})
    assert_did(done, nothing, Did(where, None, 200, RULE, "by hand: counted"))
    assert refusal("by-hand", nothing, {"track": [where], f"{where}/step": 1}) == (
        "Rhea: purse is not given yet: set it first"
    )


@pytest.mark.rule("DG-COIN-2")
def test_the_purses_of_others_can_be_closed() -> None:
    table = market(settings={"purses_open": False}, signature=Household(account=5), spent=7)
    own, other = view(table, ANA), view(table, Seat("Jo", "player", ("odo",)))
    assert own.table.characters["rhea"] == table.characters["rhea"]
    sheet = other.table.characters["rhea"].sheet
    assert isinstance(sheet, WoundsSheet)
    assert (sheet.purse, sheet.spent, sheet.signature) == (None, 0, Household())
    assert not other.shows("characters.rhea.sheet.purse")
    assert other.shows("characters.rhea.sheet.wounds")
    assert not view(table, ONLOOKER).shows("characters.odo.sheet.purse")
    said = paying(1, "characters.odo.sheet.purse") | {"rhea/out-of": ["characters.rhea.sheet.purse"]}
    paid = play("pay", table, said)
    assert [one.where for one in changes_seen(paid.table, ANA, paid.changes)] == ["characters.rhea.sheet.purse"]
    assert view(market(), ONLOOKER).shows("characters.odo.sheet.purse")


# -- gold spent


def fortune(before: int, after: int) -> Did:
    return Did("rhea/payment/gm.fortune", before, after, "DG-FORTUNE-GOLD", "500 gp spent together this session")


STAMP = "done.fortune-for-gold-session-7"
STAMPED = Did(f"rhea/payment/{STAMP}", None, {"rule": "DG-FORTUNE-GOLD"}, "DG-FORTUNE-GOLD")


def gained(done: Any) -> list[str]:
    return [change.where for change in done.changes if change.where.startswith(("gm.", "done."))]


@pytest.mark.rule("DG-FORTUNE-GOLD", case=1)
def test_the_last_silver_of_five_hundred_gold_brings_fortune() -> None:
    table = market(purse=600 * GP)
    nearly = play("pay", table, paying("499 gp 9 sp"))
    assert gained(nearly) == []
    done = play("pay", nearly.table, paying("1 sp"))
    assert gained(done) == [STAMP, "gm.fortune"]
    assert done.table.gm.fortune == 1
    assert gained(play("pay", nearly.table, paying("9 cp"))) == []


@pytest.mark.rule("DG-FORTUNE-GOLD", case=2)
def test_it_comes_once_a_session_however_much_it_is() -> None:
    done = play("pay", market(purse=3000 * GP, fortune=3), paying("1200 gp"))
    assert done.table.gm.fortune == 4
    assert gained(play("pay", done.table, paying("1200 gp"))) == []


@pytest.mark.rule("DG-FORTUNE-GOLD", case=3)
def test_the_next_session_starts_at_nothing() -> None:
    done = play("pay", market(purse=3000 * GP, fortune=3), paying("1200 gp"))
    ended = play("end-session", done.table)
    started = play("start-session", ended.table)
    assert [(one.where, one.before, one.after, one.rule) for one in started.changes if "spent" in one.where] == [
        ("characters.rhea.sheet.spent", 120000, 0, "DG-FORTUNE-GOLD")
    ]
    nearly = play("pay", started.table, paying("499 gp"))
    assert gained(nearly) == []
    assert play("pay", nearly.table, paying("1 gp")).table.gm.fortune == 5


@pytest.mark.rule("DG-FORTUNE-GOLD")
def test_what_several_spend_is_counted_together() -> None:
    table = market(purse=300 * GP, odo=300 * GP)
    first = play("pay", table, paying("300 gp"))
    assert gained(first) == []
    said = {"who": ["odo"], "odo/amount": "200 gp", "odo/to": ["elsewhere"], "odo/for": "mail"}
    assert play("pay", first.table, said).table.gm.fortune == 1


@pytest.mark.rule("DG-FORTUNE-GOLD-2", case=1)
def test_at_ten_the_point_is_lost_and_used_up() -> None:
    table = market(purse=3000 * GP, fortune=10)
    done = play("pay", table, paying("500 gp"))
    assert done.table.gm.fortune == 10
    assert "GM Fortune is 10 at most: 1 lost (500 gp spent together this session)" in remarks(done)
    assert gained(done) == [STAMP]
    lower = done.table.model_copy(update={"gm": GmPools(fortune=9)})
    assert gained(play("pay", lower, paying("500 gp"))) == []


@pytest.mark.rule("DG-FORTUNE-GOLD-2", case=2)
def test_gold_handed_to_another_is_not_spent() -> None:
    table = market(purse=600 * GP)
    done = play("pay", table, paying("600 gp", "characters.odo.sheet.purse"))
    assert spent_together(done.table) == 0
    assert gained(done) == []


@pytest.mark.rule("DG-FORTUNE-GOLD-2")
def test_gold_that_is_lost_is_not_spent_and_what_the_house_account_pays_is() -> None:
    table = market(purse=600 * GP, signature=Household(account=600 * GP))
    lost = {"who": ["rhea"], "rhea/out-of": ["characters.rhea.sheet.purse"], "rhea/amount": "600 gp",
            "rhea/to": ["elsewhere"], "rhea/to/lost": True, "rhea/for": "the ford"}  # fmt: skip
    done = play("pay", table, lost)
    assert_did(done, table, purse("rhea", 60000, 0, "the ford"))
    account = lost | {"rhea/out-of": ["characters.rhea.sheet.signature.account"]}
    del account["rhea/to/lost"]
    assert play("pay", table, account).table.gm.fortune == 1


@pytest.mark.rule("DG-FORTUNE-GOLD")
def test_a_step_of_a_move_can_say_what_counts() -> None:
    table = market(purse=600 * GP, odo=0)
    odo = track_at("characters.odo.sheet.purse")
    wage = play(trial(pay, amount=5, what_for="x", to=odo, spent=True), table)
    assert spent_together(wage.table) == 5
    gift = play(trial(pay, amount=5, what_for="x", spent=False), table)
    assert spent_together(gift.table) == 0


@pytest.mark.rule("DG-FORTUNE-GOLD")
def test_that_fortune_can_be_waived_and_the_stamp_cannot() -> None:
    done = play("pay", market(purse=600 * GP), paying("500 gp"), waive=["rhea/payment/gm.fortune"])
    assert done.table.gm.fortune == 0
    assert "fortune-for-gold-session-7" in done.table.done


# -- no copper appears or is lost


@st.composite
def several_purses(draw: st.DrawFn) -> Table:
    sums = st.integers(0, 2000 * GP)
    characters = {
        f"c{number}": Character(
            name=f"C{number}",
            sheet=WoundsSheet(
                purse=draw(sums), signature=Household(account=draw(sums)) if draw(st.booleans()) else None
            ),
        )
        for number in range(draw(st.integers(1, 5)))
    }
    return stonewell(characters={**characters, "bram": Character(name="Bram", sheet=HitPointSheet())})


def all_money(table: Table) -> int:
    total = 0
    for one in table.characters.values():
        if isinstance(one.sheet, WoundsSheet):
            total += one.sheet.purse or 0
            total += (one.sheet.signature.account or 0) if isinstance(one.sheet.signature, Household) else 0
    return total


@pytest.mark.rule("DG-COIN-2")
@settings(deadline=None)
@given(several_purses(), st.data())
def test_money_is_neither_made_nor_lost(table: Table, data: st.DataObject) -> None:
    for _ in range(6):
        before, spent_before = all_money(table), spent_together(table)
        said: dict[str, Any] = {}
        while (result := _next(table, said)) is not None:
            ask = result.ask
            if isinstance(ask, Money):
                if ask.highest is not None and ask.highest < ask.lowest:
                    return
                said[ask.key] = data.draw(st.integers(ask.lowest, ask.highest))
            elif ask.kind == "pick":
                said[ask.key] = [data.draw(st.sampled_from(offers(ask)))]
            else:
                said[ask.key] = "something"
        done = play("pay", table, said)
        (amount,) = (value for key, value in said.items() if key.endswith("/amount"))
        (to,) = (value[0] for key, value in said.items() if key.endswith("/to"))
        out = amount if to == "elsewhere" else 0
        assert all_money(done.table) == before - out
        assert spent_together(done.table) == spent_before + out
        table = done.table


def _next(table: Table, said: dict[str, Any]) -> Any:
    result = reach("pay", table, said)
    return result if hasattr(result, "ask") else None


@pytest.mark.rule("DG-FORTUNE-GOLD-2")
@pytest.mark.parametrize("opened", [False, True])
def test_whether_gold_brought_fortune_is_told_where_fortune_is(opened: bool) -> None:
    table = stonewell(
        settings={"fortune_open": opened},
        campaign={"session": 7},
        done={"fortune-for-gold-session-7": "x", "spring-year-1": "y"},
    )
    player = Seat("odo", "player", ("odo",))
    assert sees(table, player, STAMP) is opened
    assert sees(table, GM_SEAT, STAMP)
    seen = view(table, player).table
    assert fortune_brought(seen) is opened
    assert "spring-year-1" in seen.done
    assert fortune_brought(view(table, GM_SEAT).table)
