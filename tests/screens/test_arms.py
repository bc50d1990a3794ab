"""What a character fights with, on their page."""

from pathlib import Path

from rules.frozen_map import FrozenMap
from rules.sheets.weapon import Weapon
from saves.campaign import OpenCampaign
from tests.scenes.parties import ALL_OF_THEM, ODO, beginning_with
from tests.screens.sat import sat
from tests.screens.test_party import beside


def armed(folder: Path) -> OpenCampaign:
    """Odo with three weapons, of which one is lost and one in hand."""
    weapons = FrozenMap(
        {
            "bow": Weapon(name="bow", harm=2, stat="wits"),
            "spear": Weapon(name="spear", harm=3, status="lost"),
            "sword": Weapon(name="[b]sword[/", harm=2, stat="grace", status="in-hand"),
        }
    )
    return beginning_with(folder, {**ALL_OF_THEM, "characters.odo-finch": ODO.model_copy(update={"weapons": weapons})})


async def test_the_one_in_hand_is_named_first_and_one_that_is_lost_not_at_all(tmp_path: Path) -> None:
    async with sat(armed, tmp_path, size=(120, 36)) as seat:
        await seat.press("1", "j", "j")
        assert "Weapons  [b]sword[/ 2 grace in hand  bow 2 wits" in beside(seat)
        assert "spear" not in beside(seat)
        await seat.press("home")
        assert "Weapons" not in beside(seat)
