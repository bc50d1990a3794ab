"""What can't be, with the reason: by `do` and `set` at a party of both sheets. Nothing is written."""

from pathlib import Path

import pytest

from rules.table import written
from saves.campaign import OpenCampaign, open_campaign
from tests.command_line.running import run
from tests.scenes.parties import five

REFUSED = 4  # by the rules
CHARACTERS = "characters"
KNOWN = "known already, here. Someone else needs another name."
AMOUNT = "such as 12gp 5sp, 3 cp, or a bare number of gold."
ROGUE = ("make-character", "Wren", "Ana", "wounds", "rogue")
FREE, CHOSEN, CONTACT = "Soft step", "Old locks; High roofs", "Mott"


@pytest.fixture
def party(tmp_path: Path) -> OpenCampaign:
    """Rhea is Dying, Isolde Broken; Odo has 42 gp 7 sp 3 cp, Bram 14 of 20 HP."""
    return five(tmp_path / "party")


def refuses(campaign: OpenCampaign, *arguments: str) -> str:
    """Why a command refuses, whole; the table and the chronicle are as before."""
    before, n = written(campaign.table), campaign.last.n if campaign.last else 0
    ran = run(*arguments, "--campaign", str(campaign.folder), "--json", code=REFUSED)
    now = open_campaign(campaign.folder)
    assert written(now.table) == before
    assert now.last is not None
    assert now.last.n == n
    reason = ran.json["refused"]
    assert isinstance(reason, str)
    return reason


def at(who: str, field: str) -> str:
    """The place of a number on somebody's sheet."""
    return f"{CHARACTERS}.{who}.sheet.{field}"


@pytest.mark.rule("DG-CREATE-1")
@pytest.mark.parametrize(
    ("ratings", "reason"),
    [
        ("+2 +2 0 -2", "+2 stands there 2 times: each of +2 +1 0 -2 goes to one stat."),
        ("ggw", "Grace stands there twice: each of +2 +1 0 -2 goes to one stat."),
    ],
)
def test_a_rating_used_twice(party: OpenCampaign, ratings: str, reason: str) -> None:
    said = refuses(party, "do", *ROGUE, ratings)
    assert said == f"'{ratings}' is no answer to wren/ratings: {reason}"


@pytest.mark.rule("HH-HP")
def test_hp_over_the_maximum(party: OpenCampaign) -> None:
    hp = at("bram-oster", "hp")
    reason = refuses(party, "set", hp, "21", "--why", "a slip")
    assert reason == f"'21' is no answer to {hp}/value: 21 is too high: 20 at most."
    assert refuses(party, "do", "by-hand", hp, "7") == "Bram Oster: HP is 14, and 20 at most."


@pytest.mark.rule("DG-COIN-2")
def test_a_purse_below_nothing(party: OpenCampaign) -> None:
    purse = at("odo-finch", "purse")
    assert refuses(party, "do", "pay", "odo-finch", "42gp 7sp 4cp") == (
        "'42gp 7sp 4cp' is no answer to odo-finch/amount: 42 gp 7 sp 4 cp is too much: 42 gp 7 sp 3 cp at most."
    )
    assert refuses(party, "do", "by-hand", f"--answer={purse}/step=-43", purse) == (
        "Odo Finch: purse is 42 gp 7 sp 3 cp, and not below 0 gp: 43 gp can't be taken."
    )


@pytest.mark.rule("DG-COIN-1")
@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("-3gp", "an amount is not below 0: who pays and who receives says the move."),
        ("1e9", f"'1e9' is no amount of coins: whole numbers, {AMOUNT}"),
        ("12 xp", "'xp' is no coin: gp, sp and cp are."),
    ],
)
def test_what_is_no_amount(party: OpenCampaign, typed: str, reason: str) -> None:
    purse = at("odo-finch", "purse")
    by_hand = refuses(party, "do", "set", purse, f"--answer={purse}/value={typed}")
    assert by_hand == f"'{typed}' is no answer to {purse}/value: {reason}"
    paid = refuses(party, "do", "pay", "odo-finch", f"--answer=odo-finch/amount={typed}")
    assert paid == f"'{typed}' is no answer to odo-finch/amount: {reason}"
    begun = refuses(party, "do", *ROGUE, "gwp", FREE, CHOSEN, CONTACT, f"--answer=wren/rogue/gold={typed}")
    assert begun == f"'{typed}' is no answer to wren/rogue/gold: {reason}"


@pytest.mark.rule("DG-COIN-1")
@pytest.mark.parametrize(
    ("typed", "reason"), [("1e9", "'1e9' is no whole number."), ("12 xp", "'12 xp' is no whole number.")]
)
def test_what_is_no_number(party: OpenCampaign, typed: str, reason: str) -> None:
    xp = at("bram-oster", "xp")
    assert refuses(party, "set", xp, typed, "--why", "a slip") == f"'{typed}' is no answer to {xp}/value: {reason}"


@pytest.mark.rule("DG-HEAL-LIMIT")
def test_ordinary_healing_at_five_wounds(party: OpenCampaign) -> None:
    broken = "Isolde Marr is Broken, at 5 Wounds: only what expressly heals the Broken does anything."
    assert refuses(party, "do", "heal", "isolde-marr", "ordinary", "1", "a salve") == broken
    assert refuses(party, "do", "first-aid", "rhea-tarn", "isolde-marr") == broken
    assert refuses(party, "do", "night-rest", "isolde-marr") == broken


@pytest.mark.rule("DG-WOUNDS-1")
def test_a_seventh_wound(party: OpenCampaign) -> None:
    wounds = at("rhea-tarn", "wounds")
    assert refuses(party, "do", "by-hand", wounds, "1") == "Rhea Tarn: Wounds is 6, and 6 at most."
    reason = refuses(party, "set", wounds, "7", "--why", "a slip")
    assert reason == f"'7' is no answer to {wounds}/value: 7 is too high: 6 at most."


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.parametrize("name", ["Odo Finch", "odo finch", "odo-finch"])
@pytest.mark.parametrize("move", ["add-person", "add-character", "make-character"])
def test_two_people_of_one_name(party: OpenCampaign, move: str, name: str) -> None:
    assert refuses(party, "do", move, name) == f"'{name}' is no answer to name: Odo Finch: {KNOWN}"


def test_what_is_on_no_list_names_a_few_that_are(party: OpenCampaign) -> None:
    reason = refuses(party, "do", "by-hand", "the moon", "1")
    assert reason.startswith("'the moon' is no answer to track: 'the moon' is not on offer: steading.fortunes, ")
    assert reason.count(",") == 12
    assert reason.endswith(" more.")
