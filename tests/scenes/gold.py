"""Gold: campaigns in the middle of an evening, with businesses, followers and Reputations, some paid and some due."""

from pathlib import Path

from rules.economy.holdings import Holding, Reputation
from rules.frozen_map import FrozenMap
from rules.sheets.noted import Connection
from rules.sheets.signatures.household import Household
from rules.table import Character, Person
from saves.campaign import OpenCampaign
from tests.scenes.campaigns import LONG_NAME, MARKUP, played
from tests.scenes.parties import ISOLDE, ODO, RHEA, Things, beginning_with

HALE = Connection(name="Hale the steward", text="the Widow's house", why="Odo keeps his letters", got=1)


def with_purse(one: Character, copper: int | None, **more: object) -> Character:
    """The same character with so much in their purse."""
    return one.model_copy(update={"sheet": one.sheet.model_copy(update={"purse": copper, "wounds": 0, **more})})


THREE: Things = {
    "characters.rhea-tarn": with_purse(RHEA, 12240),
    "characters.odo-finch": with_purse(ODO, 30823, connections=FrozenMap({"hale": HALE}), lifestyle="wealthy"),
    "characters.isolde-marr": with_purse(ISOLDE, 1905, lifestyle="none"),
}
BUSINESSES: Things = {
    "holdings.a-mill": Holding(name="Widow's Mill", owner="odo-finch", use="income", income=4000),
    "holdings.b-lantern": Holding(name="Lantern House", owner="odo-finch", use="income", income=2500),
    "holdings.c-barge": Holding(name="River Barge", owner="odo-finch", use="income", income=3000, halted="labor"),
    "holdings.d-cellar": Holding(name="Salt Cellar", owner="odo-finch", use="income", income=1500),
    "holdings.e-rest": Holding(name="Pilgrim Rest", owner="isolde-marr", use="income", income=2000),
}
CREW: Things = {
    "people.a-tam": Person(name="Tam Reed", role="scout", follower=True, follows="odo-finch", loyalty=2, wage=1500),
    "people.b-ivo": Person(name="Ivo Crane", role="clerk", follower=True, follows="odo-finch", loyalty=1, wage=1000),
    "people.c-bess": Person(name="Old Bess", role="healer", follower=True, follows="isolde-marr", loyalty=3, wage=1000),
    "people.d-pike": Person(
        name="Pike Six", role="guards x6", follower=True, follows="rhea-tarn", loyalty=0, wage=6000, armed=True
    ),
}
THOUGHT: Things = {
    "reputations.osmere": Reputation(name="Osmere", of="odo-finch", value=3, settlement=True, given=38000),
    "reputations.marrow": Reputation(name="Marrow Guild", of="odo-finch", value=-3),
    "reputations.temple": Reputation(name="Ash Temple", of="odo-finch", value=1),
    "reputations.wards": Reputation(name="River wards", of="odo-finch"),
}


def begun_evening(folder: Path) -> OpenCampaign:
    """Five businesses, four followers, four Reputations, as the session has just started: nothing is settled."""
    return beginning_with(folder, {**THREE, **BUSINESSES, **CREW, **THOUGHT})


def an_evening(folder: Path) -> OpenCampaign:
    """As in the picture: income came, with a management roll of 8; some wages and a Lifestyle wait still."""
    campaign = begun_evening(folder)
    played(campaign, "income", ["odo-finch"], ["a-mill", "b-lantern", "c-barge"], [4, 3])
    played(campaign, "income")
    played(campaign, "wages", ["odo-finch"], ["a-tam", "b-ivo"])
    played(campaign, "wages", ["isolde-marr"], ["c-bess"])
    played(campaign, "lifestyle", ["rhea-tarn"], ["common"])
    played(campaign, "lifestyle", ["isolde-marr"], {"guest": "Old Hob"}, ["none"])
    played(campaign, "pay", ["odo-finch"], 29500, ["elsewhere"], "stone for the east wall")
    return campaign


def closed_purses(folder: Path) -> OpenCampaign:
    """The same with purses closed."""
    campaign = an_evening(folder)
    played(campaign, "set", ["campaign.settings.purses_open"], False, "each keeps their own counsel")
    return campaign


def no_gold(folder: Path) -> OpenCampaign:
    """Nobody has a purse, and there is nothing to pay for."""
    return beginning_with(folder, {})


def between_sessions(folder: Path) -> OpenCampaign:
    """The same evening is over, and one wage was not paid."""
    campaign = an_evening(folder)
    played(campaign, "end-session")
    return campaign


def several_known(folder: Path) -> OpenCampaign:
    """Two characters with Reputations, one beloved; a House Account; property of other kinds; a purse nobody knows."""
    household = Household(account=12050)
    return beginning_with(
        folder,
        {
            **THREE,
            **BUSINESSES,
            **CREW,
            **THOUGHT,
            "characters.rhea-tarn": with_purse(RHEA, None),
            "characters.odo-finch": with_purse(ODO, 30823, signature=household),
            "holdings.f-hut": Holding(name="Fen hut", owner="rhea-tarn", use="shelter"),
            "holdings.a-mill": Holding(
                name="Widow's Mill", owner="odo-finch", use="income", income=4050, stopped="the miller's boy is missing"
            ),
            "holdings.b-lantern": Holding(
                name="Lantern House", owner="odo-finch", use="income", income=2500, staffed=False
            ),
            "reputations.rhea-osmere": Reputation(name="Osmere", of="rhea-tarn", value=5, settlement=True),
            "reputations.rhea-fens": Reputation(name="The Fens", of="rhea-tarn", value=-5, settlement=True, given=1250),
        },
    )


def in_plenty(followers: int, businesses: int, reputations: int, folder: Path) -> OpenCampaign:
    """So many of each."""
    owners = ("odo-finch", "isolde-marr", "rhea-tarn")
    people = tuple(CREW.values())
    things: dict[str, object] = dict(THREE)
    for number in range(followers):
        one = people[number % len(people)]
        assert isinstance(one, Person)
        things[f"people.hand-{number:03}"] = one.model_copy(update={"name": f"{one.name} {number + 1}"})
    for number in range(businesses):
        things[f"holdings.house-{number:03}"] = Holding(
            name=f"House {number + 1}", owner=owners[number % 3], use="income", income=1000 + 50 * number
        )
    for number in range(reputations):
        things[f"reputations.place-{number:03}"] = Reputation(
            name=f"Place {number + 1}", of=owners[number % 3], value=number % 11 - 5, settlement=number % 2 == 0
        )
    return beginning_with(folder, things)


def plenty(folder: Path) -> OpenCampaign:
    """A hundred followers, sixty businesses, forty Reputations."""
    return in_plenty(100, 60, 40, folder)


def odd_gold(folder: Path) -> OpenCampaign:
    """Words that a screen may stumble over, wherever somebody can write them."""
    words = f"{MARKUP} [/ {LONG_NAME}"
    known = FrozenMap({"odd": Connection(name=words, text=words, gave=2), "b": Connection(name="[b]🐉[/b]")})
    return beginning_with(
        folder,
        {
            **THREE,
            "characters.odd": with_purse(ODO, 10**11, connections=known).model_copy(update={"name": words}),
            "holdings.odd": Holding(name=words, owner="odd", use="income", income=10**9, halted=words),
            "holdings.wyrm": Holding(name="🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉", owner="odd", use="income", income=1, stopped="[/"),
            "people.odd-one": Person(name=words, role=words, follower=True, follows="odd", wage=5, wage_for=words),
            "people.dragon": Person(name="[/] 🐉🐉🐉🐉", follower=True, loyalty=3, unpaid=10**9, leaving=True),
            "reputations.odd": Reputation(name=words, of="odd", value=-5, settlement=True, given=49999),
            "reputations.wyrm": Reputation(name="[red]🐉🐉🐉🐉🐉🐉🐉🐉", of="odo-finch", value=5, settlement=True),
        },
        MARKUP,
    )
