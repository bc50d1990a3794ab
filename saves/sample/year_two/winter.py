"""The second winter, which is not over yet: a late harvest, quiet days by the fire, and the horn."""

from saves.sample.cast import ALDOUS, BRAM, CORRIE, GARET, HOB, ISOLDE, MAB, ODO, ORLA, WEN
from saves.sample.gold import first_frost, what_is_due
from saves.sample.larder import holds
from saves.sample.reactions import comes_to, prefers
from saves.sample.sitting import Sitting
from saves.sample.threats_and_plans import COUGH, REAVERS
from saves.sample.year_two.sluice import at_the_sluice


def late_sheaves(table: Sitting) -> None:
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
    first_frost(table)
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


def the_horn(table: Sitting) -> None:
    """The last evening so far: the muster is called, and it is Wen's turn."""
    table.begin_evening()
    table.note("Aldous seen at the granary again, with a lamp this time, and a boy to carry the ledger", who=ODO)
    table.play("read-person", {"whom": ALDOUS, "dice": [6, 4], "asked": ["feel"]}, who=ODO)
    table.set(f"threats.{COUGH}.next", "it reaches the houses on the hill", "three more this week")
    what_is_due(table)
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
    at_the_sluice(table)
    table.leave("deploy", {"leader": WEN}, until="roll", who=WEN)
