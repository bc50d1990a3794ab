"""Both sheets on the Party tab: what stands in the roster and in full, and what nobody has said yet."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from rules.seats import Seat
from saves.campaign import OpenCampaign
from tests.scenes import SIZES, SMALL, begun, played
from tests.scenes.parties import five, forty, odd_party, wounded_party
from tests.screens.sat import Sat, sat
from tests.screens.test_party import beside, roster
from tui.widgets.party_pane import PartyPane

SAM = Seat("Sam", "player", ("odo-finch",))


async def at(seat: Sat, id: str) -> str:
    """What stands at the right for somebody, once they are chosen."""
    await seat.press("1")
    places = seat.main.query_one(PartyPane).choices()
    (row,) = (number for number, place in enumerate(places) if f".{id}." in place)
    await seat.press("home", *["j"] * row)
    return beside(seat)


async def test_five_stand_in_three_lines_each_as_pictured(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        await seat.press("1")
        assert [" ".join(row.split()) for row in roster(seat)[1:16]] == [
            *("Bram Oster Marshal", "━━━━━━━─── 14/20 armor 2", "dazed 1 injury holds the…"),
            *("Isolde Marr Knight", "■■■■■□ 5/6 armor 3", "BROKEN -2"),
            *("Odo Finch Rogue", "■■■□□□ 3/6 armor 1", "Wounded -1 +1 forward …"),
            *("Rhea Tarn Warrior", "■■■■■■ 6/6 armor 2", "DYING -2 dies end of s8"),
            *("Wen Hale Seeker", "━───────── 2/16 armor 0", "weakened, dazed, miserable…"),
        ]


async def test_more_than_there_is_room_for_are_folded_to_two_lines(tmp_path: Path) -> None:
    async with sat(wounded_party, tmp_path) as seat:
        await seat.press("1")
        rows = [" ".join(row.split()) for row in roster(seat)]
        assert rows[3:5] == ["Isolde Marr Knight", "■■■■■□ 5/6 BROKEN -2"]
        assert rows[rows.index("Rhea Tarn Warrior") + 1] == "■■■■■■ 6/6 DYING -2 …"
        assert rows[rows.index("Tamsin Fox") + 1] == "Wen Hale Seeker"  # she has no numbers: one line
        assert rows[rows.index("Old Hob Druid") + 1] == "■■■■■■ 6/6 DEAD"


async def test_with_room_they_stand_apart(tmp_path: Path) -> None:
    async with sat(five, tmp_path, size=(120, 36)) as seat:
        await seat.press("1")
        lines = [row.split("│")[0].strip() for row in seat.text.splitlines()[4:]]
        before = next(at for at, line in enumerate(lines) if line.startswith("Isolde"))
        assert lines[before - 1] == ""


async def test_a_wounds_sheet_says_boxes_states_stats_and_what_bears_on_them(tmp_path: Path) -> None:
    async with sat(five, tmp_path, size=(120, 36)) as seat:
        told = await at(seat, "odo-finch")
        rows = [" ".join(row.split()) for row in told.splitlines()]
        assert "Wounds ■ ■ ■ □ □ □" in rows
        assert "3 of 6 fine WOUNDED broken dying" in rows
        assert "to rolls 0 -1 -2 -2" in rows
        assert "Might Grace Wits Presence" in rows
        assert "Stats -2 +2 +1 0" in rows
        assert "now -3 +1 0 -1" in rows
        assert "with +1 -2 +2 +1 0" in rows
        assert "Bonuses +1 forward going in by the sluice" in rows
        assert "-1 ongoing Wounded" in rows
        assert "Gear armor 1 rations 3" in rows
        assert "Purse 42 gp 7 sp 3 cp" in rows
        assert "Contacts ■ Fence ■ Forger ■ Physician □ Smuggler, used" in rows
        assert "Wants the Widow Corrin's ledger" in rows


async def test_each_signature_is_what_it_is(tmp_path: Path) -> None:
    async with sat(five, tmp_path, size=(120, 36)) as seat:
        told = await at(seat, "isolde-marr")
        assert "Oaths    BROKEN     to ring the bell each dusk" in told
        assert "sworn      to hold the mill, to Old Hob, brings a night's rest" in told
        told = await at(seat, "rhea-tarn")
        assert "Renown   4" in told
        assert "dies with the end of session 8" in told


async def test_a_hit_point_sheet_says_debilities_and_what_they_hinder(tmp_path: Path) -> None:
    async with sat(five, tmp_path, size=(140, 44)) as seat:
        told = await at(seat, "bram-oster")
        rows = [" ".join(row.split("│")[0].split()) for row in told.splitlines()]
        assert "HP ━━━━━━━━━━━━━━────── 14 of 20 armor 2" in rows
        assert "Debility □ weakened STR DEX" in rows
        assert "■ DAZED INT WIS at a disadvantage" in rows
        assert "STR DEX INT WIS CON CHA" in rows
        assert "Stats +2 0 +1 0 +1 -1" in rows
        assert "rolls dis dis" in rows
        assert "XP ━━━━━━──── 6 of 10 4 more to level 3" in rows
        assert "Recover 5 HP a breather, a use of supplies" in rows
        assert "Bonuses none held" in rows
        assert "Holds the muster lends Defenses +1" in rows
        assert "Injuries torn shoulder" in rows
        assert "no shield until it closes" in rows
        assert "Garet ━━━━━━ 6/6 loyalty 2 able, archer" in rows
        assert "spear, shield d8, +1 armor" in rows
        assert any("Marshal, level 2" in row for row in rows)


async def test_three_debilities_and_two_injuries(tmp_path: Path) -> None:
    async with sat(wounded_party, tmp_path, size=(120, 36)) as seat:
        told = await at(seat, "wen-hale")
        assert [word for word in ("■ WEAKENED", "■ DAZED", "■ MISERABLE") if word not in told] == []
        assert told.count("dis ") + told.count("dis\n") >= 6
        assert "crushed hand  for good" in told
        assert "treated: steam and thyme; requires a week in bed" in told
        assert "advantage forward  the old notes, Know Things" in told
        assert "11 of 8   enough for level 2" in told


async def test_what_nobody_has_said_is_no_number(tmp_path: Path) -> None:
    async with sat(wounded_party, tmp_path, size=(120, 36)) as seat:
        told = (await at(seat, "tamsin")).split("In the chronicle")[0]
        assert "Tamsin  Fox" in told
        assert not any(sign.isdigit() for sign in told)
        assert "HP       not given yet" in told
        assert told.count("·") == 6  # a point for each stat
        assert "□ weakened" in told


async def test_a_follower_says_what_they_can_bear_and_what_keeps_them(tmp_path: Path) -> None:
    async with sat(five, tmp_path, size=(120, 36)) as seat:
        told = await at(seat, "mab")
        rows = [" ".join(row.split()) for row in told.splitlines()]
        assert rows[1:9] == [
            *(
                "HP ━━━━━───────── 2/6 armor 1",
                "Damage d6",
                "Follows Bram Oster",
                "Loyalty ■□□ 1",
                "Wage 3 gp a session",
            ),
            *("Tags keen eyes", "For now weakened", "Instinct to look one hill further"),
        ]
        assert "Injuries a split foot" in rows
        assert "Wounds   ■□□ 1/3" in await at(seat, "voss")


async def test_who_may_not_see_a_purse_has_no_line_of_it(tmp_path: Path) -> None:
    def closed(folder: Path) -> OpenCampaign:
        campaign = five(folder)
        played(campaign, "set", ["campaign.settings.purses_open"], False, "by choice")
        return campaign

    async with sat(closed, tmp_path, size=(120, 36), seat=SAM) as seat:
        assert "Purse    42 gp" in await at(seat, "odo-finch")
        told = await at(seat, "rhea-tarn")
        assert "Purse" not in told
        assert "gp" not in told.split("In the chronicle")[0]


@pytest.mark.parametrize("size", SIZES)
async def test_odd_words_break_no_line_at_any_size(tmp_path: Path, size: tuple[int, int]) -> None:
    async with sat(odd_party, tmp_path, size=size) as seat:
        await seat.press("1")
        for keys in (["j"], ["tab", "end"], ["home", "tab", "j"], ["m"]):
            await seat.press(*keys)
            assert {cell_len(line) for line in seat.text.splitlines()} == {size[0]}


async def test_every_line_of_the_longest_sheet_can_be_read_at_80x24(tmp_path: Path) -> None:
    async with sat(five, tmp_path / "small", size=SMALL) as seat:
        await seat.press("1", "tab")
        seen: set[str] = set()
        for _ in range(30):
            seen |= {" ".join(row.split()) for row in beside(seat).splitlines()}
            await seat.press("j")
        wanted = (
            "Moves Call to Arms",
            "Garet ━━━━━━ 6/6 loyalty 2 able…",
            "spear, shield d8, +1 armor",
            "Player Jo",
        )
        assert [words for words in wanted if words not in seen] == []


async def test_forty_characters_and_thirty_followers_are_scrolled(tmp_path: Path) -> None:
    async with sat(forty, tmp_path) as seat:
        await seat.press("1")
        assert "─ 40" in roster(seat)[0] or "━ 40" in roster(seat)[0]
        await seat.press("end")
        assert "►" in seat.text
        assert "Captain Voss" in "".join(roster(seat)[-3:]) or "Mab" in "".join(roster(seat)[-3:])
        assert await _every_choice_is_shown(seat)


async def _every_choice_is_shown(seat: Sat) -> bool:
    for _ in range(12):
        await seat.press("k")
        if "►" not in seat.text:
            return False
    return True


# -- keys


async def test_plus_and_minus_change_wounds_and_hp_of_the_chosen_by_hand(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        await at(seat, "odo-finch")
        await seat.press("plus")
        assert seat.campaign.table.characters["odo-finch"].sheet.wounds == 4  # type: ignore[union-attr]
        assert "■■■■□□ 4/6" in "\n".join(roster(seat))
        await seat.press("minus", "minus")
        assert seat.campaign.table.characters["odo-finch"].sheet.wounds == 2  # type: ignore[union-attr]
        await at(seat, "bram-oster")
        await seat.press("minus")
        assert seat.campaign.table.characters["bram-oster"].sheet.hp == 13  # type: ignore[union-attr]
        await at(seat, "voss")
        await seat.press("plus")
        assert seat.campaign.table.people["voss"].sheet.wounds == 2  # type: ignore[union-attr]


async def test_ends_and_what_is_not_there_are_refused_with_a_reason(tmp_path: Path) -> None:
    async with sat(wounded_party, tmp_path) as seat:
        await at(seat, "rhea-tarn")
        await seat.press("plus")
        assert "6 at most" in seat.footer
        await at(seat, "corrin")
        await seat.press("plus")
        assert seat.footer == "! Widow Corrin has neither HP nor Wounds: e gives some"
        await at(seat, "tamsin")
        await seat.press("plus")
        assert "Tamsin: HP: what is it now?" in seat.text
        await seat.press("escape")
        await at(seat, "rhea-tarn")
        await seat.press("x")
        assert seat.footer == "! Rhea Tarn's Wounds sheet: there is nothing to tick on it: + marks a Wound"
        await at(seat, "mab")
        await seat.press("b")
        assert seat.footer == "! Mab: a bonus stands on the sheet of a player's character"


async def test_who_has_no_numbers_yet_is_told_how_to_set_them_and_the_dead_roll_no_more(tmp_path: Path) -> None:
    async with sat(wounded_party, tmp_path) as seat:
        await at(seat, "tamsin")
        assert "HP       not given yet  + sets it" in seat.text
        await at(seat, "rhea-tarn")
        assert "-2 ongoing" in seat.text
        await at(seat, "old-hob")
        assert "DEAD" in seat.text
        assert "ongoing" not in seat.text


async def test_x_ticks_what_a_class_has_and_asks_what_becomes_of_who_has_nothing_to_tick(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        await at(seat, "odo-finch")
        await seat.press("x")
        assert "What is ticked?" in seat.text
        await seat.press("1", "enter")
        sheet = seat.campaign.table.characters["odo-finch"].sheet
        assert [one.ready for one in sheet.signature.contacts.values()].count(False) == 2  # type: ignore[union-attr]
        await at(seat, "corrin")
        await seat.press("x")
        assert "They were here. And now?" in seat.text


@pytest.mark.parametrize(("who", "keys"), [("odo-finch", "1"), ("bram-oster", "1 1")])
async def test_b_gives_a_bonus_on_either_sheet_and_ends_it(tmp_path: Path, who: str, keys: str) -> None:
    async with sat(five, tmp_path) as seat:
        await at(seat, who)
        await seat.press("b", *keys.split(), "enter", *"mist", "enter", *"hiding", "enter", "enter")
        made = seat.campaign.table.characters[who].bonuses["mist"]
        assert (made.kind, made.amount, made.applies) == ("forward", 1, "hiding")
        assert "mist, hiding" in seat.text
        await seat.press("b")
        ends = next(line for line in seat.text.splitlines() if "End: mist" in line)
        await seat.press(ends.split("End")[0].strip(" │►"), "enter")
        assert seat.campaign.table.characters[who].bonuses["mist"].status == "ended"
        assert "mist, hiding" not in seat.text


async def test_first_aid_is_for_the_chosen_one_where_it_can_help(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        await at(seat, "odo-finch")
        await seat.press("c", "enter")
        assert "Who gives First Aid?" in seat.text
        assert "► 1  Rhea Tarn" in seat.text
        await seat.press("enter")
        assert "Who is treated?" in seat.text
        assert "► 1  Odo Finch" in seat.text


async def test_harm_and_a_debility_open_with_the_chosen_one(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        await at(seat, "bram-oster")
        await seat.press("h")
        assert "Who is hurt?" in seat.text
        assert "► 1  Bram Oster" in seat.text
        await seat.press("enter")
        assert "Bram Oster is hurt. By what?" in seat.text
        await seat.press("backspace", "q", "x", "1", "enter")
        assert seat.campaign.table.characters["bram-oster"].sheet.weakened  # type: ignore[union-attr]


async def test_care_offers_what_heals_on_that_sheet(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        await at(seat, "bram-oster")
        await seat.press("c")
        assert "Recover" in seat.text
        assert "First Aid" not in seat.text
        assert "► 1 m v  Recover" in seat.text
        await seat.press("escape")
        await at(seat, "mab")
        await seat.press("c")
        assert "Recover" in seat.text
        assert "First Aid" not in seat.text
        await seat.press("escape")
        await at(seat, "voss")
        await seat.press("c")
        assert "First Aid" in seat.text
        assert "Recover" not in seat.text
        await seat.press("escape")
        await at(seat, "odo-finch")
        await seat.press("c")
        assert "First Aid" in seat.text
        assert "Recover" not in seat.text


async def test_pay_is_out_of_the_purse_of_the_chosen_one_or_asks_whose(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        await at(seat, "odo-finch")
        await seat.press("p")
        assert "purse 42 gp 7 sp 3 cp" in seat.text
        await seat.press("escape")
        await at(seat, "bram-oster")
        await seat.press("p")
        assert "Who pays?" in seat.text


async def test_e_sets_with_a_reason_what_plus_changes(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        await at(seat, "odo-finch")
        await seat.press("e", "1", "enter", *"rest", "enter", "enter")
        assert seat.campaign.table.characters["odo-finch"].sheet.wounds == 1  # type: ignore[union-attr]
        await at(seat, "corrin")
        await seat.press("e")
        assert "Give HP or Wounds: Widow Corrin" in seat.text


async def test_a_player_pays_and_is_cared_for_but_harms_nobody(tmp_path: Path) -> None:
    async with sat(five, tmp_path, seat=SAM) as seat:
        await at(seat, "odo-finch")
        assert "h harm" not in seat.footer
        assert "p pay" in seat.footer
        for key in ("h", "plus"):
            await seat.press(key)
            assert seat.main.is_current
            assert seat.footer.startswith("! ")
        await seat.press("x")
        assert "What is ticked?" in seat.text
        await seat.press("escape")
        await at(seat, "rhea-tarn")
        await seat.press("x")
        assert seat.footer == "! Rhea Tarn is not of this seat"
        await at(seat, "odo-finch")
        await seat.press("p")
        assert "purse 42 gp 7 sp 3 cp" in seat.text


async def test_an_empty_party_has_nobody_to_do_anything_to(tmp_path: Path) -> None:
    async with sat(begun, tmp_path) as seat:
        await seat.press("1")
        for key in ("c", "p", "x", "plus", "e"):
            await seat.press(key)
            assert "nobody is known by name yet" in seat.footer, key


def _read_the_reeve(folder: Path) -> OpenCampaign:
    campaign = five(folder)
    played(campaign, "read-person", ["odo-finch"], "the [reeve]", [6, 5], ["truth"])
    return campaign


async def test_questions_that_are_held_stand_on_the_sheet(tmp_path: Path) -> None:
    async with sat(_read_the_reeve, tmp_path, size=(120, 36)) as seat:
        told = await at(seat, "odo-finch")
        assert "May ask 2 Read the Person: the [reeve]" in [" ".join(row.split()) for row in told.splitlines()]
        assert "May ask" not in await at(seat, "rhea-tarn")
