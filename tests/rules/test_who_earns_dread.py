"""DG-ROLL-2, DG-ROLL-3: which rolls earn the GM Dread on a 6-, and which do not: every declared move that has dice."""

from typing import Any

import pytest

from rules.answers import Answer
from rules.asks import Ask, Dice, Money, Number, Person, Pick, Words, YesNo
from rules.errors import Refused
from rules.frozen_map import FrozenMap
from rules.registry import MOVES
from rules.run import Done, run
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.weapon import Weapon
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, Table
from tests.rules.foes_to_meet import GARET, MILITIA, REAVER, at_the_gate
from tests.rules.playing import play
from tests.rules.trading import business

HAD = 3  # Dread and Fortune, before
MOST_ASKS = 60

# What each move that has dice earns the GM of Dread where every die shows a 1.
OF_PLAYERS = {
    "roll": 1, "deaths-door": 1, "first-aid": 1, "fight": 1, "command": 1, "face-danger": 1, "read-moment": 1,
    "read-person": 1, "sway": 1, "endure": 1, "help": 1, "journey": 1, "lay-of-the-land": 1,
    "income": 1, "work-the-job": 1, "test-loyalty": 1,
    "versus": 2,  # two of them roll
}  # fmt: skip
OF_NO_PLAYER = {
    "deploy": 0, "muster": 0, "pull-together": 0, "trade": 0, "seasons-change": 0, "fate": 0, "harm": 0, "wound": 0,
    "spend-dread": -1,  # what was spent
    "spend-fortune": 0,
}  # fmt: skip
FROM_HIT_POINTS = ("roll", "deaths-door", "help", "test-loyalty")  # Bram rolls them, who has HP


def armed(name: str) -> Character:
    sheet = WoundsSheet(
        calling="Rogue", armor=1, kit=2, rations=3, purse=1000, wounds=1, might=1, grace=1, wits=1, presence=1
    )
    return Character(name=name, sheet=sheet, weapons=FrozenMap({"sword": Weapon(name="sword", harm=3)}))


def evening(*, at_the_door: bool, earns: bool = True) -> Table:
    """All that players' rolls take, in a fight; Bram, who has HP, may be at Death's Door."""
    stats = {
        "strength": 1, "dexterity": 1, "intelligence": 1, "wisdom": 1, "constitution": 1, "charisma": 1,
    }  # fmt: skip
    hp = {"hp": 0, "standing": "at-the-door"} if at_the_door else {"hp": 9}
    bram = HitPointSheet.model_validate({"playbook": "Heavy", "max_hp": 16, "armor": 1, "level": 1} | stats | hp)
    table = at_the_gate(
        "rhea",
        "odo",
        foes={"reaver": REAVER},
        battalions={
            "band": MILITIA.model_copy(update={"name": "Band", "side": "theirs", "fight": "gate"}),
            "militia": MILITIA.model_copy(update={"commander": "rhea", "fight": "gate"}),
        },
        people={"garet": GARET},
        dread=HAD,
        fortune=HAD,
        rhea=armed("Rhea"),
        odo=armed("Odo"),
        bram=Character(name="Bram", sheet=bram),
    )
    settings = table.campaign.settings.model_copy(update={"dread_from_hit_points": earns})
    campaign = table.campaign.model_copy(update={"settings": settings, "in_session": True})
    holdings = FrozenMap({id: business(id, owner="rhea") for id in ("mill", "inn", "barge", "farm")})
    return table.model_copy(update={"campaign": campaign, "holdings": holdings})


def answer(ask: Ask[Any], face: int) -> Any:
    """The first that an ask takes, with every die at one face."""
    if isinstance(ask, Dice):
        return [min(face, ask.sides)] * ask.count
    if isinstance(ask, Pick):
        ids = [option.id for option in ask.options]
        return ids if ask.id == "along" else ids[: ask.least]
    if isinstance(ask, Number | Money):
        return ask.lowest or 0 if ask.offered is None else ask.offered
    if isinstance(ask, Person):
        return ask.options[0].id if ask.options else "Wat"
    if isinstance(ask, Words):
        return ask.offered or ("" if ask.optional else "d6")
    assert isinstance(ask, YesNo)
    return False


def played(move: str, table: Table, face: int) -> tuple[Done, bool] | None:
    """A move with every die at one face, and whether there were dice; None where it can't be made."""
    said: dict[str, Answer] = {}
    dice = False
    try:
        for _ in range(MOST_ASKS):
            now = run(MOVES[move], table, "gm", said)
            if isinstance(now, Done):
                return now, dice
            dice = dice or isinstance(now.ask, Dice)
            said[now.ask.key] = Answer(now.ask.kind, answer(now.ask, face))
    except Refused:
        return None
    raise AssertionError(f"{move} asked {MOST_ASKS} times")


def earned(face: int, *, earns: bool = True) -> dict[str, int]:
    """What every move that has dice earns of Dread with every die at that face."""
    found = {}
    for at_the_door in (True, False):
        table = evening(at_the_door=at_the_door, earns=earns)
        for move in MOVES:
            done = played(move, table, face)
            if done is not None and done[1]:
                found[move] = done[0].table.gm.dread - HAD
    return found


@pytest.mark.rule("DG-ROLL-2")
@pytest.mark.rule("DG-ROLL-3")
def test_a_player_s_6_earns_dread_and_no_other_roll_does() -> None:
    assert earned(1) == OF_PLAYERS | OF_NO_PLAYER


@pytest.mark.rule("DG-ROLL-2")
@pytest.mark.rule("DG-ROLL-3")
def test_at_a_10_none_is_earned() -> None:
    best = earned(6)
    assert {move: dread for move, dread in best.items() if dread} == {"spend-dread": -1}
    assert set(OF_PLAYERS) <= set(best)


@pytest.mark.rule("DG-ROLL-2")
@pytest.mark.rule("DG-ROLL-3")
def test_on_the_hit_point_sheet_it_is_as_the_campaign_says() -> None:
    closed = earned(1, earns=False)
    assert closed == OF_PLAYERS | OF_NO_PLAYER | dict.fromkeys(FROM_HIT_POINTS, 0)


@pytest.mark.rule("DG-ROLL-3", case=2)
@pytest.mark.parametrize(("bribe", "dread"), [(0, HAD + 1), (500, HAD)])
def test_a_bribe_counts_before_the_roll_is_judged(bribe: int, dread: int) -> None:
    said = {
        "who": ["rhea"], "rhea/whom": "garet", "rhea/roll/dice": [2, 3], "rhea/roll/bribe": bribe,
        **({"rhea/needs": ["proof"]} if bribe else {}),
    }  # fmt: skip
    done = play("sway", evening(at_the_door=False), said)
    assert done.table.gm.dread == dread
