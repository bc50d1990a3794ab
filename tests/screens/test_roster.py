"""The roster of many: followers together and before others, who is out says so, and who is made is chosen."""

from pathlib import Path

from rules.sheets.others import OthersWounds
from rules.table import Person
from saves.campaign import OpenCampaign
from tests.scenes import empty
from tests.scenes.parties import ALL_OF_THEM, beginning_with, five
from tests.screens.sat import sat
from tests.screens.test_party import beside
from tests.screens.test_sheets import at
from tui.widgets.party_pane import PartyPane


def follower(name: str, of: str = "", **fields: object) -> Person:
    return Person(name=name, follower=True, follows=of, **fields)  # type: ignore[arg-type]


def many(folder: Path) -> OpenCampaign:
    people = {
        "people.abel": Person(name="Abel"),
        "people.bo": follower("Bo"),
        "people.cy": follower("Cy", "rhea-tarn"),
        "people.dov": follower("Dov", "bram-oster", status="dead"),
        "people.eli": follower("Eli", "bram-oster"),
        "people.fay": Person(name="Fay", sheet=OthersWounds(wounds=3, most_wounds=3)),
        "people.gus": follower("Gus", "bram-oster"),
    }
    return beginning_with(folder, {**ALL_OF_THEM, **people})


async def test_followers_stand_before_others_by_whom_they_follow(tmp_path: Path) -> None:
    async with sat(many, tmp_path) as seat:
        await seat.press("1")
        ids = [place.split(".")[1] for place in seat.main.query_one(PartyPane).choices() if "people" in place]
        assert ids == ["eli", "gus", "cy", "bo", "abel", "fay", "dov"]


async def test_who_has_all_their_wounds_says_out(tmp_path: Path) -> None:
    async with sat(many, tmp_path) as seat:
        await at(seat, "fay")
        assert "Fay  OUT" in " ".join(seat.text.split("│")[0:1] + seat.text.splitlines())
        assert "OUT OF THE ACTION" in beside(seat)
    async with sat(five, tmp_path / "five") as seat:
        await at(seat, "voss")
        assert "OUT" not in beside(seat)


async def test_who_is_made_is_chosen(tmp_path: Path) -> None:
    async with sat(five, tmp_path) as seat:
        await seat.press("1", "a", *"Hob", "enter", "enter", "enter")
        assert seat.main.query_one(PartyPane).place == "people.hob"
        assert "Hob" in beside(seat)
        await seat.press("home", "j", "n", *"a word", "enter", "enter")
        assert seat.main.query_one(PartyPane).place == "characters.isolde-marr"
    async with sat(empty, tmp_path / "empty") as seat:
        await seat.press("1", "m", "c", *"Odo", "enter", "enter", "2", "enter", "enter")
        await seat.press("m", "c", *"Ada", "enter", "enter", "2", "enter", "enter")
        assert seat.main.query_one(PartyPane).place == "characters.ada"
