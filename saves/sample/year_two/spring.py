"""The second spring: the palisade is begun, and the reeve is seen to write to somebody."""

from saves.sample.cast import BRAM, GARET, JON, ODO, WEN
from saves.sample.gold import odo_in_dunmore
from saves.sample.reactions import comes_to, prefers
from saves.sample.sitting import Sitting
from saves.sample.threats_and_plans import BELL, HANDS, PALISADE


def a_month_of_hands(table: Sitting) -> None:
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


def the_toll_house(table: Sitting) -> None:
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
        odo_in_dunmore(table)
        table.day()
        table.play(
            "trade",
            {"side": ["sell"], "item": "a silver cup from the ford", "item/unique": True},
            who=ODO,
        )
        table.note("Nobody in Dunmore will touch it. It has a crest, and they all know whose", who=ODO)
