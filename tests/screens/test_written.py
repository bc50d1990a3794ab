"""What is written of a thing that somebody has: on the sheet as far as there is room, whole by `i`, and by `show`."""

from pathlib import Path

import pytest

from rules.frozen_map import FrozenMap
from rules.seats import GM_SEAT, Seat
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.noted import Condition, Connection, OwnMove, Perk
from rules.sheets.signatures.contacts import Contact, Contacts
from rules.sheets.wounds import WoundsSheet
from rules.sight import view
from rules.table import Character
from saves.campaign import OpenCampaign
from tests.scenes.parties import beginning_with
from tests.screens.sat import sat
from tests.screens.test_explain import explained
from tui.glyphs import UNICODE
from tui.widgets.sheets.sheet import sheet_lines
from tui.widgets.sheets.subject import Subject
from tui.written import Written, written_of

WREN = Character(
    name="Wren",
    sheet=WoundsSheet(
        calling="Rogue",
        perks=FrozenMap({
            "shadow": Perk(name="Shadow", text="unseen in crowds", once_a_session=True),
            "old": Perk(name="Old", text="gone by", status="lost"),
        }),
        conditions=FrozenMap({"owes": Condition(name="Owes the Crow", text="a year of service")}),
        connections=FrozenMap({"jon": Connection(name="Jon", text="the dockyard", why="she carries his letters")}),
        signature=Contacts(contacts=FrozenMap({
            "mags": Contact(name="Mags", text="fence"), "sil": Contact(name="Sil", ready=False),
        })),
    ),
)  # fmt: skip
AMBUSH = FrozenMap({"ambush": OwnMove(name="Ambush", text="+1 forward")})
HEW = Character(name="Hew", sheet=HitPointSheet(hp=8, max_hp=8, moves=AMBUSH))


def party(folder: Path) -> OpenCampaign:
    return beginning_with(folder, {"characters.wren": WREN, "characters.hew": HEW})


def drawn(folder: Path, who: str, width: int) -> list[str]:
    table = party(folder).table
    one = table.characters[who]
    lines = sheet_lines(Subject(view(table, GM_SEAT), who, one, width, UNICODE), one.sheet)
    return ["".join(text for text, _ in line).rstrip() for line in lines]


@pytest.mark.rule("HH-SHEETS")
def test_a_sheet_says_what_is_written_of_each(tmp_path: Path) -> None:
    lines = drawn(tmp_path, "wren", 44)
    for line in (
        "Contacts ■ Mags: fence",
        "         □ Sil, used",
        "Perks    Shadow once a session: unseen in c…",
        "Known to Jon: the dockyard",
        "Has      Owes the Crow: a year of service",
    ):
        assert line in lines, lines
    assert not any("gone by" in line for line in lines)
    assert "Moves    Ambush: +1 forward" in drawn(tmp_path / "two", "hew", 44)


@pytest.mark.rule("HH-SHEETS")
def test_all_that_is_written_is_found_but_of_what_is_lost(tmp_path: Path) -> None:
    table = party(tmp_path).table
    sheet = "characters.wren.sheet"
    assert set(written_of(view(table, GM_SEAT), "characters.wren")) == {
        Written(f"{sheet}.perks.shadow", "Shadow", "unseen in crowds"),
        Written(f"{sheet}.conditions.owes", "Owes the Crow", "a year of service"),
        Written(f"{sheet}.connections.jon", "Jon", "the dockyard; she carries his letters"),
        Written(f"{sheet}.signature.contacts.mags", "Mags", "fence"),
    }
    assert written_of(view(table, GM_SEAT), f"{sheet}.perks.shadow") == (
        Written(f"{sheet}.perks.shadow", "Shadow", "unseen in crowds"),
    )
    assert written_of(view(table, Seat("Ana", "player", ("hew",))), "people.nobody") == ()


@pytest.mark.rule("HH-SHEETS")
async def test_i_says_it_whole(tmp_path: Path) -> None:
    async with sat(party, tmp_path) as seat:
        await seat.press("1")
        assert "Ambush: +1 forward" in seat.text
        await seat.press("i", "end")
        assert "Ambush +1 forward" in explained(seat)
        await seat.press("escape", "down")
        assert "Jon: the dockyard" in seat.text
        await seat.press("i", "end")
        text = explained(seat)
        assert "Jon the dockyard; she carries his letters" in text
