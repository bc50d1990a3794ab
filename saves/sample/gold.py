"""Gold over the second year: what is thought of whom, two businesses, hired hands, and what an evening costs."""

from rules.coins import GOLD
from saves.sample.cast import CORRIE, ISOLDE, ODO, RHEA, SIM
from saves.sample.sitting import Sitting

DUNMORE, SMITHY = "odo-finch-dunmore", "half-of-the-smithy"


def odo_in_dunmore(table: Sitting) -> None:
    """Odo asks around in Dunmore: the carters like him, the toll house does not."""
    table.play("lay-of-the-land", {"dice": [4, 3], "asked": ["opportunity"]}, who=ODO)
    table.play(
        "reputation",
        {"with": ["new"], "name": "Dunmore", "name/settlement": True, "by": 1, "why": "he got the carters' oxen back"},
        who=ODO,
    )
    table.play(
        "reputation",
        {"with": ["new"], "name": "The toll house", "by": -2, "why": "he was seen with its ledger"},
        who=ODO,
    )


def wet_charcoal(table: Sitting) -> None:
    """Autumn: the charcoal burners have a landlord now, who hires a hand; Isolde gives to those who carried sheaves."""
    table.play(
        "property",
        {
            "name": "The charcoal pits",
            "name/text": "at the reeds. They pay in charcoal, and Dunmore pays for charcoal",
            "use": ["income"],
            "income": 8 * GOLD,
            "use/price": 15 * GOLD,
        },
        who=ODO,
    )
    with table.blow_by_blow():
        table.play(
            "hire",
            {"name": "Sim Hask", "role": "carts charcoal, hears things", "kind": ["labor"], "armed": False},
            who=ODO,
        )
        table.play("wages", {"followers": [SIM]}, who=ODO)
    table.play("goodwill", {"name": "The hill farms", "amount": 20 * GOLD}, who=ISOLDE)


def what_sim_saw(table: Sitting) -> None:
    """Late autumn: the pits pay, Sim is paid, and has an errand in Dunmore."""
    with table.blow_by_blow():
        table.play("income", who=ODO)
        table.play("wages", {"followers": [SIM]}, who=ODO)
    table.play(
        "orders",
        {"what": "sell in Dunmore, and count the horses there", "came": "sixty, and a smith who works by night"},
        who=ODO,
    )
    table.play("loyalty", {"treated": ["both-good"], "by-both-good": 1, "why": "he eats at Odo's table"})


def first_frost(table: Sitting) -> None:
    """Rhea buys into the smithy, which has no iron; Odo buys what the road takes, and a bed by the week."""
    with table.blow_by_blow():
        table.play("income", who=ODO)
        table.play("wages", {"followers": [SIM]}, who=ODO)
        table.play("lifestyle", {"lives": ["poor"]}, who=ODO)
    table.play("buy", {"what": "a fur and ten bowstrings", "listed": 4 * GOLD, "with": [DUNMORE]}, who=ODO)
    table.play(
        "property",
        {"name": "Half of the smithy", "use": ["income"], "income": 6 * GOLD, "use/price": 25 * GOLD},
        who=RHEA,
    )
    table.play(
        "work-the-job",
        {"where": [SMITHY], "dice": [4, 2], "trouble": "no iron comes over the pass"},
        who=RHEA,
    )


def what_is_due(table: Sitting) -> None:
    """The last evening: most of what is due is settled as it begins; Odo's own keep and Dagna's wage are not."""
    with table.blow_by_blow():
        table.play("income", who=ODO)
        table.play("income", who=RHEA)
        table.play("wages", {"followers": [SIM]}, who=ODO)
        table.play("lifestyle", {"lives": ["common"]}, who=RHEA)
        table.play("sway", {"whom": CORRIE, "dice": [5, 3]}, who=ISOLDE)
        table.play("lifestyle", {"lives": ["none"], "lives/guest": "Widow Corrie"}, who=ISOLDE)
    table.play(
        "hire",
        {"name": "Dagna", "role": "spear of Dunmore", "kind": ["venture"], "armed": True},
        who=RHEA,
    )
