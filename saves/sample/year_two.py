"""The sample's second year: a better spring, a wet autumn, and a winter that is not over yet."""

from saves.sample.cast import BRAM, CORRIE, GARET, HOB, ISOLDE, JON, MAB, ODO, ORLA, RHEA, WEN
from saves.sample.larder import holds
from saves.sample.reactions import comes_to, grows, prefers
from saves.sample.sitting import Sitting
from saves.sample.year_one import COUGH, PALISADE, REAVERS

HANDS = f"{PALISADE}/a-month-of-hands"
BELL = "a-bell-for-the-gate"
BARN = "a-dry-barn"


def year_two(table: Sitting) -> None:
    """Eight evenings; the last is not over."""
    _a_month_of_hands(table)
    _the_toll_house(table)
    _high_water(table)
    _the_well(table)
    _rain(table)
    _a_dry_barn(table)
    _late_sheaves(table)
    _the_horn(table)


def _a_month_of_hands(table: Sitting) -> None:
    """Spring: what the winter did is mended, and the palisade is begun."""
    with table.evening():
        table.play(
            "seasons-change",
            {
                "most-hopeful": JON,
                "roll": comes_to(6),
                "gains/which": ["boom"],
            },
        )
        table.set("steading.malcontent", False, "the dead are named aloud at the well, all of them, and it helps")
        table.set("steading.diminished", False, "the long room is empty for the first time since autumn")
        table.play(
            "pull-together",
            {
                "planned": [HANDS],
                "cost": 0,
                "catch": prefers("other-work", "consequence"),
                "consequence": "the ditch is dug through somebody's orchard",
                "hard-move": "the line is dug a spear's length too wide, and everybody knows who paced it out",
            },
            who=BRAM,
        )
        if table.waits_for(HANDS):
            table.note("We dig it again", who=BRAM)
            table.play("tick", {"which": [HANDS]})
        table.play("also-takes", {"plan": [PALISADE], "takes": "1 Surplus"})
        table.note("Who digs, eats. Nobody had reckoned with that")
        table.note("Hob walked the whole line and found nothing to say, which he said", who=BRAM)
        table.play(
            "plan",
            {"for": ["own"], "goal": "A bell for the gate", "takes": "bronze, Value 2; somebody who can cast it"},
            who=WEN,
        )
        table.day()
        table.play("fate", {"question": "Do the swallows come back to the mill?"})


def _the_toll_house(table: Sitting) -> None:
    """Spring: news from Dunmore, and something about the reeve."""
    with table.evening():
        table.play(
            "trade",
            {
                "side": ["buy"],
                "item": "bronze for a bell",
                "value": 2,
                "holder": "Brother Ansel",
                "elsewhere": "the foundry two days down the river",
            },
            who=WEN,
        )
        table.note("A bell calls people in. It also says where they are", who=GARET)
        table.play("drop-plan", {"plan": [BELL], "why": "a horn does as well, and can't be heard in Dunmore"}, who=WEN)
        table.play(
            "threat",
            {
                "which": ["new"],
                "names": "Reeve Aldous",
                "names/hidden": True,
                "names/next": "he tells Voss of the gate",
            },
        )
        table.set("threats.reeve-aldous.stage", 0, "so far he has only written to somebody")
        table.note("He sells the count of our sacks, not the sacks. Let them find the second ledger first", secret=True)
        table.note("The toll keeper asked me how the reeve's knee was. Since when do they know each other?", who=ODO)
        table.play(
            "deploy",
            {
                "leader": ODO,
                "cost": prefers("less"),
                "hard-move": "the boat is seen, and the toll goes up the same day",
            },
            who=ODO,
        )
        table.day()
        table.play(
            "trade",
            {"side": ["sell"], "item": "a silver cup from the ford", "item/unique": True},
            who=ODO,
        )
        table.note("Nobody in Dunmore will touch it. It has a crest, and they all know whose", who=ODO)


def _high_water(table: Sitting) -> None:
    """Summer: a good season, and the riders are back."""
    with table.evening():
        table.play(
            "seasons-change",
            {
                "most-content": CORRIE,
                "roll": comes_to(6),
                "gains/which": ["news", "insight"],
            },
        )
        table.note("Wen has drawn the riders' road on the back of a hymn. It goes past the well", who=ISOLDE)
        table.play("threat", {"which": [REAVERS]}, waives=(f"threat/threats.{REAVERS}.stage",))
        table.note("They came as far as the ditch, looked at it for a while, and rode home", who=MAB)
        table.play(
            "muster",
            {"overseer": RHEA, "roll": comes_to(4), "picks": ["promise"], "promise": "Little Jon: he stood still"},
            who=RHEA,
        )
        table.day()
        table.play(
            "deploy",
            {
                "leader": RHEA,
                "cost": prefers("hurt", "less"),
                "hard-move": "Voss lets his own rear guard burn with the reeds, to be rid of us",
            },
            who=RHEA,
        )
        table.play("stand-down", {"why": ["tired"]}, who=RHEA)
        table.note("I could not have held the shield up another hour. It is the cough, not the shield", who=RHEA)
        table.day()


def _the_well(table: Sitting) -> None:
    """High summer: a way to Orla's well, and what it asks."""
    with table.evening():
        table.note("Orla will take us there. Not Rhea: those who need it may not carry it", who=WEN)
        table.play(
            "deploy",
            {
                "leader": WEN,
                "cost": prefers("death", "less"),
                "who-dies": "Brother Ansel",
                "hard-move": "the path is under water, and the mule is under the path",
            },
            who=WEN,
        )
        table.becomes(ORLA, "away", "stays at the upper well: somebody has to, she says")
        table.note("It asks for a year. It did not say whose", who=WEN)
        table.play("fate", {"question": "Did anybody see them go up?"})
        table.day()
        table.play(
            "pull-together",
            {
                "planned": ["other"],
                "work": "Benches and shutters for the long room",
                "cost": 0,
                "catch": prefers("shoddy"),
                "hard-move": "the boards were promised twice, and the other buyer has a writ",
                "makes": ["nothing"],
            },
            who=ISOLDE,
        )
        for strangers in table.looming("Strangers in the reeds"):
            table.play("threat-over", {"which": [strangers], "how": "charcoal burners. They pay rent now, in charcoal"})
        table.set("steading.diminished", False, "everyone who was hurt at the reeds is on their feet")
        table.becomes(ORLA, "here", "came down for salt, and stayed")
        table.day()


def _rain(table: Sitting) -> None:
    """Autumn: it rains, and the barley stands."""
    with table.evening():
        table.play(
            "seasons-change",
            {
                "most-determined": GARET,
                "gains/which": prefers("trade"),
                "threat/which": grows(REAVERS),
                "threats/which": grows(REAVERS),
                "names": "Strangers in the reeds",
            },
        )
        table.note("Nineteen days of rain. The barley stands in the field and grows where it stands", who=CORRIE)
        table.play("fate", {"question": "Does it clear before the moon turns?", "question/weather": True})
        table.play("disaster", {"calamity": "the ford takes the bread cart, with the oxen"})
        if trade := table.holds("trade"):
            table.play("use-gain", {"which": [trade], "what": "a yoke of oxen, for what they are worth and no more"})
        table.day()
        table.play(
            "deploy",
            {
                "leader": ISOLDE,
                "cost": prefers("less"),
                "hard-move": "the river takes the drying racks, and everyone sees it take them",
            },
            who=ISOLDE,
        )
        table.note("They carried sheaves in church clothes. Nobody had anything else that was dry", who=ISOLDE)
        table.day()
        table.step("steading.surplus", 1)
        table.take_back()
        table.note("That was next year's seed. Put it back")


def _a_dry_barn(table: Sitting) -> None:
    """Late autumn: a barn is built around a harvest that nobody has brought in."""
    with table.evening():
        table.play(
            "pull-together",
            {
                "planned": ["other"],
                "work": "A dry barn",
                "cost": 0,
                "cost/also": "every nail in the village",
                "roll": comes_to(4),
                "catch": ["obstacle"],
                "obstacle": "a roof that does not leak",
            },
            who=WEN,
        )
        table.note("Four walls. It is a very good place to watch the rain from", who=WEN)
        table.day()
        table.play("tick", {"which": [f"{BARN}/a-roof-that-does-not-leak"], "makes": ["improvement"]})
        table.note("Reeds from the ford. The Reavers burnt the best of them, and we cut the rest", who=MAB)
        table.note("Camp fires on this side of the ridge, four nights now", who=GARET)
        farms = "the outlying farms are empty by morning, and nobody heard a horn"
        if table.table.threats[REAVERS].stage < 3:
            table.play("threat", {"which": [REAVERS], "which/next": farms})
        else:
            table.set(f"threats.{REAVERS}.next", farms, "they are too near for sheep")
        table.play(
            "deploy",
            {
                "leader": BRAM,
                "cost": prefers("less", "hurt"),
                "hard-move": "Garet does not come back with the others",
            },
            who=BRAM,
        )
        table.play("threat-strikes", {"which": [REAVERS]})
        table.becomes(GARET, "away", "out past the ridge. Mab says that he is alive, and will not say how she knows")
        table.day()


def _late_sheaves(table: Sitting) -> None:
    """Winter is there before the harvest is."""
    with table.evening():
        table.play(
            "seasons-change",
            {
                "harvest-year-2-fate": ["in"],
                "weariest": HOB,
                "meal-1/loss": prefers("resource", "folk"),
                "lost": "the ferry boat",
                "resource": prefers("other"),
                "roll": comes_to(5),
                "meal-2/eaten": [2],
            },
        )
        table.note("We cut the last of it with frost on the blades. It counts", who=CORRIE)
        table.day()
        table.note("Garet is back. He walked behind their horses for nine days and counted every one", who=MAB)
        table.becomes(GARET, "here", "walked home behind their own raid")
        table.play(
            "trade",
            {
                "side": ["buy"],
                "item": "timber, cut and dry",
                "value": 3,
                "holder": "Hask the carter",
                "elsewhere": "the royal forest, by night",
            },
            who=ODO,
        )
        table.play("fate", {"question": "How much open water is left at the ford?"})
        table.day()
        _by_the_fire(table)


def _by_the_fire(table: Sitting) -> None:
    """A few quiet days: Bram's shoulder mends, Wen has learnt something, and talks it over."""
    table.play(
        "harm",
        {"who": [BRAM], "max_hp-value": 20, "hp-value": 20, "by": ["d6"], "armor-value": 1, "dice": [5]},
    )
    table.play("convalesce", {"safe": True, "who": [BRAM], "long": ["days"]})
    table.play(
        "keep-company",
        {
            "with": ORLA,
            "asked": ["talk"],
            "asked-answer": "what the well says when nobody draws from it",
            "back": ["reveal"],
            "back-answer": "that she counts the steps to every door",
            "xp": 1,
        },
        who=WEN,
    )
    table.set(f"characters.{WEN}.sheet.xp", 8, "a winter and a half of it, counted at last")
    table.play("level-up", {"level-value": 1, "home": True, "move": "A Way Through"}, who=WEN)


def _the_horn(table: Sitting) -> None:
    """The last evening so far: the muster is called, and it is Wen's turn."""
    table.begin_evening()
    table.note("Aldous seen at the granary again, with a lamp this time, and a boy to carry the ledger", who=ODO)
    table.set(f"threats.{COUGH}.next", "it reaches the houses on the hill", "three more this week")
    table.note("Rhea sat up all night with the smith. Neither of them slept, and neither of them said so", who=ISOLDE)
    holds(
        table,
        1,
        brought="Orla's sister sent a cask. It is not much, and it is all she has",
        lost="The late barley sprouted in the stack. We feed it to the pigs, and look away",
    )
    table.set(f"threats.{REAVERS}.next", "ladders, on the side where there is no palisade yet", "Garet has seen them")
    table.play("muster", {"overseer": BRAM, "roll": comes_to(5), "picks": ["defenses"]}, who=BRAM)
    table.day()
    table.note("Forty horses on the ice. They have brought ladders this time", who=GARET)
    table.leave("deploy", {"leader": WEN}, until="roll", who=WEN)
