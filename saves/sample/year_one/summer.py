"""The first summer: a bridge is built, and the wolves of the drove road are hunted."""

from saves.sample.cast import BRAM, CORRIE, ISOLDE, MAB, ODO, RHEA, TAM
from saves.sample.reactions import comes_to, grows, prefers
from saves.sample.sitting import Sitting
from saves.sample.threats_and_plans import BRIDGE, REAVERS, WOLVES


def dry_ground(table: Sitting) -> None:
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


def the_drove_road(table: Sitting) -> None:
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
