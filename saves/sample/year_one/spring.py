"""The first spring: the ice goes at last, seed is bought, and a palisade is thought of."""

from saves.sample.cast import BRAM, ISOLDE, ODO, ORLA, RHEA, WEN
from saves.sample.reactions import comes_to, grows, prefers
from saves.sample.sitting import Sitting
from saves.sample.threats_and_plans import PALISADE, REAVERS


def the_ice_holds(table: Sitting) -> None:
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


def seed_corn(table: Sitting) -> None:
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
