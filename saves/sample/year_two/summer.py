"""The second summer: the riders are back, and Orla shows the way to her well."""

from saves.sample.arms import take_up_arms
from saves.sample.cast import CORRIE, ISOLDE, MAB, ODO, ORLA, RHEA, WEN
from saves.sample.reactions import comes_to, prefers
from saves.sample.sitting import Sitting
from saves.sample.threats_and_plans import REAVERS
from saves.sample.year_two.reeds import in_the_reeds


def high_water(table: Sitting) -> None:
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
        take_up_arms(table)
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
        in_the_reeds(table)
        table.play("stand-down", {"why": ["tired"]}, who=RHEA)
        table.note("I could not have held the shield up another hour. It is the cough, not the shield", who=RHEA)
        table.day()


def the_well(table: Sitting) -> None:
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
        table.play(
            "journey",
            {
                "along": [ISOLDE, WEN, ODO],
                "leads": [ISOLDE],
                "dice": [5, 2],
                "picks": ["safe", "hidden"],
                "from": [ISOLDE],
            },
            who=ISOLDE,
        )
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
