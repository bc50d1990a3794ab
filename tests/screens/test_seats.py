"""What a player and an onlooker see of the board, and what their keys say."""

from pathlib import Path

from rules.errors import Refused
from rules.seats import GM_SEAT, ONLOOKER, Seat
from saves.campaign import OpenCampaign, open_campaign
from tests.scenes import hard_winter, played
from tests.screens.sat import sat
from tui.endings import ANOTHER
from tui.screens.entry import EntryScreen

ODO = Seat("Odo", "player", ("bram-oster",))


async def test_a_player_sees_no_hidden_threat_and_no_entry_number(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, seat=ODO) as seat:
        assert "PLAYER: Odo" in seat.row(0)
        assert "Grey Reavers" in seat.text
        assert "damp cough" not in seat.text
        assert "#" not in seat.text
        await seat.press("5")
        assert "damp cough" not in seat.text
        assert "granary" not in seat.text
        assert "#" not in seat.text


async def test_a_player_changes_no_track_and_makes_only_a_player_s_moves(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, seat=ODO) as seat:
        await seat.press("plus")
        assert seat.footer == "! only the GM makes this"
        await seat.press("m", "s")
        assert seat.footer == "! Seasons Change: only the GM makes this"
        await seat.press("u")
        assert seat.footer == "! there is nothing to undo"


async def test_an_onlooker_makes_nothing(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, seat=ONLOOKER) as seat:
        assert seat.footer.split() == ["↑↓", "choose", "o", "owed", "q", "quit"]
        assert "then a letter" not in seat.text
        for keys in (["plus"], ["n"], ["m", "d"]):
            await seat.press(*keys)
            assert "makes no moves" in seat.footer


async def test_only_the_gm_gets_from_a_campaign_to_another(tmp_path: Path) -> None:
    for number, other in enumerate((ODO, ONLOOKER)):
        async with sat(hard_winter, tmp_path / str(number), seat=other) as seat:
            await seat.press("C")
            assert seat.footer == "! only the GM opens another campaign"
            assert seat.app.return_code is None
            await seat.press("question_mark")
            assert "another campaign" not in seat.text
    async with sat(hard_winter, tmp_path / "gm") as seat:
        await seat.press("question_mark")
        assert "C         open another campaign" in seat.text
        await seat.press("escape", "C")
        assert seat.app.return_value == ANOTHER


async def test_a_player_opens_an_entry_and_reads_only_what_is_theirs(tmp_path: Path) -> None:
    async with sat(hard_winter, tmp_path, seat=ODO) as seat:
        await seat.press("5", "end", "enter")
        assert isinstance(seat.app.screen, EntryScreen)
        assert "Found a Steading" in seat.text
        assert "#" not in seat.text
        await seat.press("escape", "home", "enter")
        assert "A Threat Stirs" in seat.text
        assert "which" not in seat.text  # what the GM picked
        await seat.press("q", "U")
        assert seat.footer == "! only the GM undoes a chosen entry"


def closed_stages(folder: Path) -> OpenCampaign:
    campaign = hard_winter(folder)
    played(campaign, "set", ["campaign.settings.threats_open"], False, "the table wants it so")
    return campaign


async def test_where_a_threat_s_stage_is_closed_its_row_has_no_number_to_change(tmp_path: Path) -> None:
    async with sat(closed_stages, tmp_path, seat=ONLOOKER) as seat:
        for _ in range(8):
            await seat.press("down", "plus")
            assert "makes no moves" in seat.footer
        assert "Grey Reavers" in seat.text


async def test_what_a_hand_made_edit_names_is_for_the_gm(tmp_path: Path) -> None:
    def edited(folder: Path) -> OpenCampaign:
        hard_winter(folder)
        table = folder / "table.json"
        table.write_text(table.read_text().replace("damp cough", "dry cough"))
        return open_campaign(folder)

    async with sat(edited, tmp_path, seat=ONLOOKER) as seat:
        assert "cough" not in seat.text
        assert "threats." not in seat.text


async def test_a_refusal_about_a_hidden_threat_gives_a_player_no_reason(tmp_path: Path) -> None:
    no = Refused("The damp cough is over already", "threats.the-damp-cough")
    for who, said in ((ODO, "! the rules do not allow that here"), (GM_SEAT, f"! {no.reason}")):
        async with sat(hard_winter, tmp_path / who.name, seat=who) as seat:
            with seat.main._acts.said():
                raise no
            await seat.look()
            assert seat.footer == said
