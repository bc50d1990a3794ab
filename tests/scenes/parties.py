"""Parties with all their numbers: campaigns that begin with them, on both sheets."""

from collections.abc import Mapping
from pathlib import Path

from rules.conversation import Conversation
from rules.frozen_map import FrozenMap
from rules.homefront.founding import BLANK, FOUND
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.run import Done
from rules.sheets.bonus import Bonus
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.injury import Injury
from rules.sheets.noted import Condition, Noted, OwnMove, Perk
from rules.sheets.others import OthersHitPoints, OthersWounds
from rules.sheets.signatures.contacts import Contact, Contacts
from rules.sheets.signatures.oaths import Oath, Oaths
from rules.sheets.signatures.renown import Renown
from rules.sheets.tag import Tag
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, Person
from saves.campaign import OpenCampaign, make_campaign
from tests.saves.campaigns import a_clock, some_ids
from tests.scenes.campaigns import LONG_NAME, MARKUP, answered, played

Things = Mapping[str, object]


def beginning_with(folder: Path, things: Things, name: str = "The Long Thaw", home: str = "Osmere") -> OpenCampaign:
    """A campaign whose first entry has these things in it besides, each by its place."""

    @step
    def found(play: Play) -> Steps[None]:
        yield from FOUND.steps(play)
        for place, thing in things.items():
            play.begin(place, thing, rule="HH-SHEETS")

    move = Move(id="found", name="", trigger="", rules=(), steps=found)
    talk = answered(Conversation(move, "gm"), BLANK, name, home, 2, 1, 1, 1, 1)
    done = talk.run(BLANK)
    assert isinstance(done, Done)
    campaign = make_campaign(folder, done, "gm", "gm", done.answers, a_clock(), new_id=some_ids("scene"))
    played(campaign, "set", ["campaign.session"], 6, "where we were")
    played(campaign, "start-session")
    played(campaign, "by-hand", ["gm.dread"], 6)
    played(campaign, "by-hand", ["gm.fortune"], 3)
    return campaign


RHEA = Character(
    name="Rhea Tarn",
    player="Kit",
    sheet=WoundsSheet(
        calling="Warrior", wounds=6, dies_with=8, armor=2, might=3, grace=0, wits=-1, presence=1, purse=1250, kit=2,
        signature=Renown(renown=4), want="to be buried at home",
    ),
)  # fmt: skip
ODO = Character(
    name="Odo Finch",
    player="Sam",
    sheet=WoundsSheet(
        calling="Rogue", wounds=3, armor=1, might=-2, grace=2, wits=1, presence=0, purse=4273, spent=18000, rations=3,
        want="the Widow Corrin's ledger", region="the Lower Fens",
        conditions={"hunted": Condition(name="hunted by the Watch", source="the ledger")},
        perks={"quiet": Perk(name="Quiet Feet", source="free"), "luck": Perk(name="Old Luck", once_a_session=True)},
        signature=Contacts(
            contacts={
                "fence": Contact(name="Fence"), "forger": Contact(name="Forger"),
                "smuggler": Contact(name="Smuggler", ready=False), "physician": Contact(name="Physician"),
            }
        ),
    ),
    bonuses={"sluice": Bonus(kind="forward", amount=1, name="going in by the sluice")},
)  # fmt: skip
ISOLDE = Character(
    name="Isolde Marr",
    player="Noor",
    sheet=WoundsSheet(
        calling="Knight", wounds=5, armor=3, might=2, grace=0, wits=0, presence=1, purse=900,
        signature=Oaths(
            oaths={
                "mill": Oath(name="to hold the mill", to="Old Hob", brings="a night's rest"),
                "bell": Oath(name="to ring the bell each dusk", status="broken"),
            }
        ),
    ),
)  # fmt: skip
BRAM = Character(
    name="Bram Oster",
    player="Jo",
    sheet=HitPointSheet(
        playbook="Marshal", hp=14, max_hp=20, armor=2, strength=2, dexterity=0, constitution=1, intelligence=1,
        wisdom=0, charisma=-1, dazed=True, level=2, xp=6, damage_die="d8", supplies=3,
        instinct="Duty: he leaves nobody outside the wall", moves={"call": OwnMove(name="Call to Arms")},
    ),
    injuries={"shoulder": Injury(name="torn shoulder", hinders="no shield until it closes")},
    carries={"spear": Noted(name="spear, shield", text="d8, +1 armor"), "horn": Noted(name="horn of Osmere")},
)  # fmt: skip
WEN = Character(
    name="Wen Hale",
    player="Ari",
    sheet=HitPointSheet(
        playbook="Seeker", hp=2, max_hp=16, armor=0, strength=-1, dexterity=1, constitution=0, intelligence=2,
        wisdom=1, charisma=0, weakened=True, dazed=True, miserable=True, level=1, xp=11, supplies=0,
    ),
    injuries={
        "hand": Injury(name="crushed hand", hinders="no fine work", permanent=True),
        "lung": Injury(name="water on the lung", treated="steam and thyme", requires="a week in bed"),
    },
    bonuses={"notes": Bonus(kind="forward", gives="advantage", name="the old notes", applies="Know Things")},
)  # fmt: skip
HOB = Character(name="Old Hob", player="", status="dead", sheet=WoundsSheet(calling="Druid", wounds=6))
NEW = Character(name="Tamsin", player="Lu", sheet=HitPointSheet(playbook="Fox"))
CREW = {
    "people.garet": Person(
        name="Garet", role="archer of the crew", follower=True, follows="bram-oster", loyalty=2,
        sheet=OthersHitPoints(hp=6, max_hp=6), tags={"able": Tag(name="able"), "archer": Tag(name="archer")},
    ),
    "people.mab": Person(
        name="Mab", role="scout of the crew", follower=True, follows="bram-oster", loyalty=1, wage=300,
        sheet=OthersHitPoints(hp=2, max_hp=6, armor=1, damage_die="d6"), instinct="to look one hill further",
        tags={"keen": Tag(name="keen eyes"), "weak": Tag(name="weakened", passing=True)},
        injuries={"foot": Injury(name="a split foot")},
    ),
    "people.voss": Person(
        name="Captain Voss", role="of the Watch", sheet=OthersWounds(wounds=1, most_wounds=3, harm=2)
    ),
    "people.corrin": Person(name="Widow Corrin", role="keeps the ledger"),
}  # fmt: skip
ALL_OF_THEM: Things = {
    "characters.rhea-tarn": RHEA,
    "characters.odo-finch": ODO,
    "characters.isolde-marr": ISOLDE,
    "characters.bram-oster": BRAM,
    "characters.wen-hale": WEN,
}


def five(folder: Path) -> OpenCampaign:
    """As in the pictures: three with Wounds, two with HP, and their crew."""
    campaign = beginning_with(folder, {**ALL_OF_THEM, **CREW})
    played(campaign, "muster", "Bram Oster", [6], ["defenses", "gladly"])
    return campaign


def fed(folder: Path) -> OpenCampaign:
    """The same, all with Wounds living by a Lifestyle of this session."""
    wounded = {id: one for id, one in ALL_OF_THEM.items() if isinstance(one.sheet, WoundsSheet)}
    lives = {
        id: one.model_copy(update={"sheet": one.sheet.model_copy(update={"lifestyle": "poor", "lived_in": 7})})
        for id, one in wounded.items()
    }
    return beginning_with(folder, {**ALL_OF_THEM, **lives, **CREW})


def wounded_party(folder: Path) -> OpenCampaign:
    """One Broken, one Dying, one dead, one with three debilities and two injuries, one new: seven on both sheets."""
    campaign = beginning_with(folder, {**ALL_OF_THEM, "characters.old-hob": HOB, "characters.tamsin": NEW, **CREW})
    played(campaign, "note", "Odo Finch was seen at the sluice")
    played(campaign, "by-hand", ["characters.odo-finch.sheet.wounds"], 1)
    played(campaign, "by-hand", ["characters.odo-finch.sheet.wounds"], -1)
    return campaign


def odd_party(folder: Path) -> OpenCampaign:
    """Words that a screen may stumble over, wherever somebody can write them on a sheet."""
    words = f"{MARKUP} [/ {LONG_NAME}"
    held = FrozenMap({"odd": Noted(name=words, text=words)})
    hurt = FrozenMap({"odd": Injury(name=words, hinders=words, treated=words, requires=words)})
    bonus = FrozenMap({"odd": Bonus(kind="ongoing", amount=-1, name=words, applies=words, until=words)})
    wounded = WoundsSheet(
        calling=words,
        wounds=5,
        want=words,
        conditions=FrozenMap({"odd": Condition(name=words)}),
        signature=Contacts(contacts=FrozenMap({"a": Contact(name=words), "b": Contact(name="[b]🐉[/b]", ready=False)})),
    )
    one = Character(name=words, player=words, sheet=wounded, carries=held, injuries=hurt, bonuses=bonus)
    bram = BRAM.model_copy(update={"name": "[/", "carries": held, "injuries": hurt, "bonuses": bonus})
    tags = FrozenMap({"odd": Tag(name=words), "now": Tag(name="[/]", passing=True)})
    person = Person(name=words, role=words, instinct=words, tags=tags, injuries=hurt, wage=100, wage_for=words)
    return beginning_with(
        folder, {"characters.odd": one, "characters.bram-oster": bram, "people.odd-one": person}, MARKUP
    )


def forty(folder: Path) -> OpenCampaign:
    """Forty characters, and thirty who follow them."""
    kinds = tuple(ALL_OF_THEM.values())
    many = {f"characters.one-{number}": kinds[number % len(kinds)] for number in range(40)}
    crew = tuple(CREW.values())
    follow = {f"people.hand-{number}": crew[number % len(crew)] for number in range(30)}
    return beginning_with(folder, {**many, **follow})
