"""The sample's first year: from the end of a long winter to the end of the next."""

from saves.sample.cast import BRAM, CORRIE, GARET, HOB, ISOLDE, MAB, ODO, ORLA, RHEA, TAM, WEN
from saves.sample.larder import holds_half_a_meal
from saves.sample.reactions import comes_to, grows, prefers
from saves.sample.sitting import Sitting

REAVERS, COUGH, WOLVES, WEIR = "grey-reavers", "the-damp-cough", "wolves-on-the-drove-road", "a-crack-in-the-weir"
PALISADE, CURE, BRIDGE = "palisade", "a-cure-for-rhea", "a-bridge-at-withy-ford"


def year_one(table: Sitting) -> None:
    """Eight evenings."""
    _the_ice_holds(table)
    _seed_corn(table)
    _dry_ground(table)
    _the_drove_road(table)
    _sheaves(table)
    _the_weir(table)
    _short_days(table)
    _sledges(table)


def _the_ice_holds(table: Sitting) -> None:
    """The first evening: the last of the old winter, and spring."""
    with table.evening():
        table.note("Three weeks late, and the ice still holds at the weir. Osmere counts its sacks every evening")
        table.play("threat", {"names": "Grey Reavers", "names/next": "they come for the sheep"})
        table.note("Hooves beyond the ford at night, and no lamps. Garet counted twelve", who=BRAM)
        table.play(
            "deploy",
            {
                "leader": RHEA,
                "cost": prefers("less", "hurt"),
                "hard-move": "the riders take the ferry boat and cut the rope",
            },
            who=RHEA,
        )
        table.note("Whoever they are, they ride with cloth around the bits", who=ODO)
        table.day()
        table.play("fate", {"question": "Does the ice go tonight?"})
        table.play(
            "seasons-change",
            {
                "most-hopeful": ORLA,
                "roll": comes_to(5),
                "gains/which": prefers("news"),
                "threat/which": grows(REAVERS, below=2),
                "names": "Strangers in the reeds",
            },
        )
        table.note("Orla's well ran clear the morning the ice went. She says it never froze at all", who=WEN)


def _seed_corn(table: Sitting) -> None:
    """Spring: seed is bought, and the palisade is thought of."""
    with table.evening():
        table.play(
            "trade",
            {
                "side": ["buy"],
                "item": "seed barley",
                "value": 0,
                "holder": "Hask the carter",
                "elsewhere": "the spring market at Dunmore",
            },
            who=ISOLDE,
        )
        table.play(
            "plan",
            {"goal": "Palisade", "takes": "an engineer; a month of hands; timber, Value 3"},
            who=BRAM,
        )
        table.play("tick", {"which": [f"{PALISADE}/an-engineer"]})
        table.note("Old Hob will do it, if nobody hurries him and somebody carries the poles", who=BRAM)
        if news := table.holds("news"):
            table.play("use-gain", {"which": [news], "what": "a carter knows where the riders sell what they take"})
        table.day()
        table.play(
            "pull-together",
            {
                "planned": ["other"],
                "work": "Hedges and ditches",
                "cost": 0,
                "hard-move": "the lower field floods, and the sowing has to wait",
                "makes": ["nothing"],
            },
            who=ISOLDE,
        )
        table.play("by-hand", {"track": ["steading.surplus"], "steading.surplus/step": 3})
        table.take_back()
        table.step("steading.surplus", 1)
        table.note("One sledge from the dale, not three: the chronicler misheard")
        table.day()


def _dry_ground(table: Sitting) -> None:
    """Summer comes, and there is work for every hand."""
    with table.evening():
        table.play(
            "seasons-change",
            {
                "most-content": CORRIE,
                "gains/which": prefers("blessing", "bounty"),
                "threat/which": grows(REAVERS, below=2),
                "names": "Strangers in the reeds",
            },
        )
        table.play("fate", {"question": "Is it dry enough to cart timber?", "question/weather": True})
        table.play(
            "plan",
            {
                "for": ["own"],
                "goal": "A bridge at Withy Ford",
                "takes": "pilings from the old mill; a fortnight of low water",
                "takes/effect": "carts go round by the drove road",
            },
            who=ODO,
        )
        table.play(
            "threat", {"which": ["new"], "names": "Wolves on the drove road", "names/next": "a shepherd is taken"}
        )
        table.add("Tam Reed", "the widow's youngest, fast runner")
        table.note("Two lambs gone, and a dog. The tracks are wider than my hand", who=MAB)
        _the_bridge(table)


def _the_bridge(table: Sitting) -> None:
    """The same evening: pilings are given, and everybody builds."""
    table.play("tick", {"which": [f"{BRIDGE}/pilings-from-the-old-mill"]})
    table.note("The widow gave the pilings for nothing, and asked that nobody say so", who=ODO)
    table.play(
        "trade",
        {
            "side": ["sell"],
            "item": "weir salmon, smoked",
            "value": 0,
            "elsewhere": "the toll house at Dunmore",
        },
        who=ODO,
    )
    table.day()
    table.play(
        "pull-together",
        {
            "planned": [f"{BRIDGE}/a-fortnight-of-low-water"],
            "cost": 0,
            "catch": prefers("consequence", "shoddy"),
            "consequence": "Hask's cart is the first across, and nobody had invited him",
            "hard-move": "a piling slips and takes a man's foot with it",
            "makes": ["improvement"],
        },
        who=ODO,
    )


def _the_drove_road(table: Sitting) -> None:
    """High summer: the wolves are hunted."""
    with table.evening():
        table.play(
            "muster",
            {"overseer": RHEA, "roll": comes_to(6), "picks": ["defenses", "gladly"]},
            who=RHEA,
        )
        table.play(
            "deploy",
            {
                "leader": RHEA,
                "roll": comes_to(4),
                "cost": ["death"],
                "cost/panic": True,
                "who-dies": TAM,
            },
            who=RHEA,
        )
        table.note("It was two packs. When Tam fell the beaters ran, and I let them", who=RHEA)
        table.note("Grey muzzle, one ear. She looked at me as one looks at a neighbour", who=RHEA)
        table.day()
        table.play(
            "deploy",
            {
                "leader": BRAM,
                "roll": comes_to(6),
            },
            who=BRAM,
        )
        table.play("threat-over", {"which": [WOLVES], "how": "the old bitch is dead, the rest went over the ridge"})
        table.play("stand-down", {"why": ["past"]}, who=RHEA)
        if table.waits_for(f"{BRIDGE}/a-fortnight-of-low-water"):
            table.play("tick", {"which": [f"{BRIDGE}/a-fortnight-of-low-water"], "makes": ["improvement"]})
        table.note("Carts over Withy Ford by midsummer. Aldous wants a toll, and nobody else does", who=ISOLDE)
        table.add("Little Jon", "Bram's crew, stubborn")
        table.note("He asked to carry a spear. I told him to carry the bread first", who=BRAM)
        if trade := table.holds("trade"):
            table.play("use-gain", {"which": [trade], "what": "Hask's rope, at his own price"})
        table.day()


def _sheaves(table: Sitting) -> None:
    """Autumn: the riders come for the harvest, and do not get it."""
    with table.evening():
        table.play(
            "seasons-change",
            {
                "most-determined": HOB,
                "roll": comes_to(6),
                "gains/which": prefers("blessing"),
                "threat/which": grows(REAVERS, below=2),
                "names": "Strangers in the reeds",
            },
        )
        table.note("Smoke on three hills. They want the barley before we have it", who=GARET)
        table.play(
            "muster",
            {"overseer": BRAM, "roll": comes_to(5), "picks": ["defenses"]},
            who=BRAM,
        )
        table.day()
        table.play(
            "deploy",
            {
                "leader": BRAM,
                "cost": prefers("hurt", "less"),
                "hard-move": "they fire the north stacks and are gone before the horn",
            },
            who=BRAM,
        )
        table.note("The one who gives the orders wears a captain's coat. Somebody called him Voss", who=ODO)
        table.play("harvest")
        table.play(
            "trade",
            {
                "side": ["buy"],
                "item": "spearheads, a dozen",
                "value": 1,
                "holder": "the smith at Dunmore",
                "elsewhere": "the smith at Dunmore, if anyone will go",
            },
            who=BRAM,
        )
        table.day()


def _the_weir(table: Sitting) -> None:
    """Late autumn: what nobody mended breaks."""
    with table.evening():
        table.play("threat", {"which": ["new"], "names": "A crack in the weir"})
        table.note("I built it for thirty years, and that was thirty-one years ago", who=HOB)
        table.play("threat", {"which": [WEIR], "which/next": "it goes with the first storm"})
        table.play(
            "pull-together",
            {
                "planned": ["other"],
                "work": "Shore up the weir",
                "cost": 0,
                "roll": comes_to(3),
                "hard-move": "the coffer dam fills in the night, with the tools in it",
            },
            who=WEN,
        )
        table.play(
            "threat-strikes",
            {
                "which": [WEIR],
                "calamity": "the weir goes with the first storm, and the eel traps with it",
                "calamity/spent": True,
            },
        )
        table.play("fate", {"question": "Is the mill wheel still whole?"})
        table.note("The sluice can be opened from the mill side. It would have saved the weir", who=WEN)
        table.day()
        table.play(
            "threat", {"which": ["new"], "names": "The damp cough", "names/next": "the smith's youngest does not wake"}
        )
        table.note("Eleven in the long room, and all of them from the houses by the water", who=ISOLDE)
        table.becomes(CORRIE, "away", "gone to her sister's until the mill is dry")
        table.day()


def _short_days(table: Sitting) -> None:
    """Winter comes while the muster still holds, and ends it."""
    with table.evening():
        table.play(
            "seasons-change",
            {
                "weariest": ISOLDE,
                "meal-1/loss": prefers("npc"),
                "who-dies": "Old Wat",
                "roll": comes_to(4),
                "meal-2/eaten": [3],
            },
        )
        table.note("The spears went back into the rafters. Half of them are pitchforks again by now", who=BRAM)
        table.play("threat-strikes", {"which": [COUGH]})  # as the GM said that it would
        table.note("Rhea coughs too. She thinks that I have not heard", who=ISOLDE)
        table.play(
            "plan",
            {
                "for": ["own"],
                "goal": "A cure for Rhea",
                "takes": "learn what heals the cough; reach Orla's well; pay what it asks",
                "takes/effect": "Rhea sleeps in the long room",
            },
            who=ISOLDE,
        )
        table.play("tick", {"which": [f"{CURE}/learn-what-heals-the-cough"]})
        table.note("It is in the oldest of the temple's books: water that has never frozen", who=ISOLDE)
        table.day()
        table.play(
            "deploy",
            {
                "leader/nobody": True,
                "leader": "",
                "decides": "they clear the drifts as far as the mill, and by morning nobody can tell",
            },
        )


def _sledges(table: Sitting) -> None:
    """The end of winter: the second meal, half of it there."""
    with table.evening():
        table.note("Aldous seen at the granary by night. He says that he was counting", who=ODO)
        table.play(
            "trade",
            {
                "side": ["buy"],
                "item": "rye",
                "item/common": True,
            },
            who=ISOLDE,
        )
        holds_half_a_meal(table)
        table.play(
            "second-meal",
            {"loss": prefers("folk", "resource"), "lost": "the plough oxen", "resource": prefers("other")},
        )
        table.note("Half of it was there. We drew straws for the other half, and Aldous held them", who=RHEA)
        table.day()
        table.play("disaster", {"calamity": "two families pack in the night and leave the door open behind them"})
        table.step("steading.surplus", 1)
        table.take_back()
        table.put_back()
        table.note("The rye did come. It was a day late, and I had written it off")
        table.becomes(CORRIE, "here", "back, with her sister's oven on a sledge")
        table.play("fate", {"question": "Will the thaw come early this year?"})
        table.day()
