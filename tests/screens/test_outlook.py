"""The forecast on the Combat tab: what each result would do to both, as the move itself says it."""

from pathlib import Path

from rules.combat.sides import Edge, Fight, Fighter, Foe
from rules.frozen_map import FrozenMap
from rules.sheets.bonus import Bonus
from rules.sheets.others import OthersHitPoints, OthersWounds
from rules.table import Character
from rules.tracks import DREAD
from saves.campaign import OpenCampaign
from tests.scenes import played
from tests.scenes.fights import EDGES, FOES, OURS, RAISED, SLUICE, a_fight, no_dice_win, without_battalions
from tests.scenes.parties import beginning_with
from tests.screens.sat import Sat, sat


def forecast(seat: Sat) -> list[str]:
    """The rows below its heading."""
    rows = [" ".join(row.split()) for row in seat.text.splitlines()]
    at = next(y for y, row in enumerate(rows) if row.startswith("If "))
    return [row for row in rows[at + 1 : -2] if row]


async def test_each_result_says_how_both_would_stand(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4")
        assert forecast(seat) == [
            "rolls 2d6 +2 Grace +2, forward, going in by the sluice +1, Wounded -1",
            "deals short sword 2, less Armor 1: 1 takes 3, less Armor 1: 2",
            "Captain Hask Odo Finch",
            "10+ both ■■■■■□ 5/6 ■■■■□□ 4/6",
            "7-9 1 Harm more dealt ■■■■■□ 5/6 ■■■■■□ 5/6 BROKEN -2",
            "1 Harm less taken ■■■■□□ 4/6 ■■■■□□ 4/6",
            "6- ■■■□□□ 3/6 ■■■■■■ 6/6 DYING -2 GM Dread +1",
        ]


async def test_it_is_what_then_comes_of_the_move(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4", "m", "f", "2", "3", "1", "enter")  # 5 + 2 = 7: more is dealt
        table = seat.campaign.table
        odo, captain = table.characters["odo-finch"].sheet, table.foes["captain"].sheet
        assert odo.kind == "wounds"
        assert captain is not None
        assert captain.kind == "wounds"
        assert (captain.wounds, odo.wounds) == (5, 5)
        assert DREAD.value(table) == 6


async def test_it_follows_what_is_chosen_and_what_changes(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4", "down", "down")
        assert "If Odo Finch fights Reavers" in seat.text
        assert "10+ both □□□ 0/3 x3 ■■■□□□ 3/6" in forecast(seat)  # 1 and 2 more: the one in front falls
        await seat.press("plus")
        assert "1 Harm less taken □□□ 0/3 x3 ■■■□□□ 3/6" in forecast(seat)
        await seat.press("tab", "tab", "up")
        assert "If Isolde Marr fights Reavers" in seat.text
        assert forecast(seat)[0] == "rolls 2d6 +2 Might +2"


async def test_a_result_that_no_dice_reach_says_so(tmp_path: Path) -> None:
    async with sat(no_dice_win, tmp_path) as seat:
        await seat.press("4")
        assert forecast(seat)[:2] == [
            "rolls 2d6 -5 Might -3, Wounded -1, Broken -1",
            "deals knife 1, less Armor 3: 0 takes 4, less Armor 2: 2",
        ]
        assert "10+ no dice come to this" in forecast(seat)
        assert sum("Saint" in row for row in forecast(seat)) == 1


async def test_where_another_question_comes_first_it_is_named(tmp_path: Path) -> None:
    def dying(folder: Path) -> OpenCampaign:
        campaign = without_battalions(folder)
        played(campaign, "by-hand", ["characters.odo-finch.sheet.wounds"], 2)
        return campaign

    async with sat(dying, tmp_path) as seat:
        await seat.press("4")
        rows = [row.partition("Odo Finch ")[0] for row in forecast(seat)[-4:]]
        assert rows == [
            "10+ both ■■■■■□ 5/6 ■■■■■■ 6/6 DEATH COMES",
            "7-9 1 Harm more dealt ■■■■■□ 5/6 ■■■■■■ 6/6 DEATH COMES",
            "1 Harm less taken ■■■■□□ 4/6 ■■■■■■ 6/6 DEATH COMES",
            "6- ■■■□□□ 3/6 ■■■■■■ 6/6 DEATH COMES GM Dread +1",  # nothing is dealt: that is known by then
        ]
        await seat.press("tab", "minus")  # one Wound less
        rows = [row for row in forecast(seat) if "DEATH COMES" in row]
        assert [row.split()[0] for row in rows] == ["7-9", "6-"]


async def test_what_it_comes_to_stands_where_its_reasons_are_cut(tmp_path: Path) -> None:
    def with_long_edges(folder: Path) -> OpenCampaign:
        tide = "the tide that comes in under the mill"
        edges = {
            f"edges.{who}": Edge(name=tide, fight="sluice", bearer=who, gives="harm", amount=1, lasts="conflict")
            for who in ("odo-finch", "captain")
        }
        return beginning_with(folder, {**OURS, "fights.sluice": SLUICE, **FOES, **RAISED, **edges})

    async with sat(with_long_edges, tmp_path) as seat:
        await seat.press("4")
        (row,) = [row for row in forecast(seat) if row.startswith("deals")]
        deals, takes = row.split(" takes ")
        assert deals.endswith("…: 2")
        assert takes.startswith("3, ")
        assert takes.endswith("…: 3")


async def test_gm_dread_stands_before_what_else_changes(tmp_path: Path) -> None:
    def held(folder: Path) -> OpenCampaign:
        bonus = Bonus(kind="forward", amount=1, name="a long word for what the old miller told them that night")
        odo = OURS["characters.odo-finch"]
        assert isinstance(odo, Character)
        odo = odo.model_copy(update={"bonuses": FrozenMap({"b": bonus})})
        return beginning_with(folder, {**OURS, "characters.odo-finch": odo, "fights.sluice": SLUICE, **FOES, **EDGES})

    async with sat(held, tmp_path) as seat:
        await seat.press("4")
        assert "GM Dread +1" in next(row for row in forecast(seat) if row.startswith("6-"))


async def test_hit_points_against_hit_points_say_what_can_be_said_without_the_stat(tmp_path: Path) -> None:
    def brutes(folder: Path) -> OpenCampaign:
        brute = OthersHitPoints(hp=9, max_hp=12, armor=1, damage_die="d10", damage_bonus=3)
        fight = Fight(name="Alone", fighters=FrozenMap({"bram-oster": Fighter()}))
        foe = Foe(name="Brute", fight="alone", sheet=brute)
        return beginning_with(folder, {**OURS, "fights.alone": fight, "foes.brute": foe})

    async with sat(brutes, tmp_path) as seat:
        await seat.press("4")
        assert forecast(seat) == ["deals d8, less Armor 1 takes d10+3, less Armor 2", "asks With which stat?"]


def odd_ones(folder: Path) -> OpenCampaign:
    """Foes with nothing in them: no numbers, and 0 in all of them."""
    foes = {
        "foes.a-zero": Foe(name="A shade", fight="sluice", sheet=OthersWounds(most_wounds=1, harm=0, armor=0)),
        "foes.b-none": Foe(name="Bones", fight="sluice"),
        "foes.c-hound": Foe(name="Cur", fight="sluice", sheet=OthersHitPoints(hp=3, max_hp=3, damage_die="d4")),
    }
    return beginning_with(folder, {**OURS, "fights.sluice": SLUICE, **foes})


async def test_foes_with_nothing_in_them_and_of_the_other_sheet(tmp_path: Path) -> None:
    async with sat(odd_ones, tmp_path) as seat:
        await seat.press("4")
        assert "deals short sword 2, no Armor: 2 takes 0, less Armor 1: 0" in forecast(seat)
        assert "10+ both ■ 1/1 out ■■■□□□ 3/6" in forecast(seat)
        await seat.press("down")
        assert "no numbers yet" in seat.text
        assert forecast(seat)[-1].startswith("asks ")
        await seat.press("down")
        assert forecast(seat)[-1].startswith("asks Cur's armor is not given yet")


async def test_what_every_result_asks_is_said_once_and_alone_where_there_is_nothing_else(tmp_path: Path) -> None:
    async with sat(a_fight, tmp_path) as seat:
        await seat.press("4", "down")  # the hound has HP
        rows = forecast(seat)
        assert rows[1] == "deals short sword 2, in HP as the GM says takes d8+1, GM says the Harm"
        assert rows[2:-1] == [  # what the GM has not said yet is open
            "10+ both ?/12 ?/6", "7-9 1 Harm more dealt ?/12 ?/6", "1 Harm less taken ?/12 ?/6",
            "6- ?/12 ?/6 GM Dread +1",
        ]  # fmt: skip
        assert rows[-1] == "asks Ash hound strikes (d8+1): how much Harm is that?"
        assert sum("how much Harm" in row for row in rows) == 1
        await seat.press("up", "tab", "tab", "home")  # and so has Bram
        assert forecast(seat) == ["deals d8, GM says the Harm takes 3, in HP as the GM says", "asks With which stat?"]


async def test_without_a_foe_or_one_of_ours_there_is_none(tmp_path: Path) -> None:
    def lone(folder: Path) -> OpenCampaign:
        fight = Fight(name="Alone", fighters=FrozenMap({"odo-finch": Fighter()}))
        return beginning_with(folder, {**OURS, "fights.alone": fight})

    async with sat(lone, tmp_path) as seat:
        await seat.press("4")
        assert "If " not in seat.text
        assert "a adds a foe, or several alike" in seat.text
