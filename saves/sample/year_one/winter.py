"""The first winter: a cough in the long room, and a second meal of which half is there."""

from saves.sample.cast import BRAM, CORRIE, ISOLDE, ODO, RHEA
from saves.sample.larder import holds_half_a_meal
from saves.sample.reactions import comes_to, prefers
from saves.sample.sitting import Sitting
from saves.sample.threats_and_plans import COUGH, CURE


def short_days(table: Sitting) -> None:
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


def sledges(table: Sitting) -> None:
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
