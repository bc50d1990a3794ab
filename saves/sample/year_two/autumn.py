"""The second autumn: it rains on the barley, and a barn is built."""

from saves.sample.cast import BRAM, CORRIE, GARET, ISOLDE, MAB, WEN
from saves.sample.gold import wet_charcoal, what_sim_saw
from saves.sample.reactions import comes_to, grows, prefers
from saves.sample.sitting import Sitting
from saves.sample.threats_and_plans import BARN, REAVERS


def rain(table: Sitting) -> None:
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
        wet_charcoal(table)
        table.day()
        table.step("steading.surplus", 1)
        table.take_back()
        table.note("That was next year's seed. Put it back")


def a_dry_barn(table: Sitting) -> None:
    """Late autumn: a barn is built around a harvest that nobody has brought in."""
    with table.evening():
        what_sim_saw(table)
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
