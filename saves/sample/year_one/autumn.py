"""The first autumn: the riders come for the harvest, and the weir goes with a storm."""

from saves.sample.cast import BRAM, CORRIE, GARET, HOB, ISOLDE, ODO, WEN
from saves.sample.reactions import comes_to, grows, prefers
from saves.sample.sitting import Sitting
from saves.sample.threats_and_plans import REAVERS, WEIR


def sheaves(table: Sitting) -> None:
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


def the_weir(table: Sitting) -> None:
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
