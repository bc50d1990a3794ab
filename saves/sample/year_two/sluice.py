"""The last evening's fight, at the sluice gate: it is on and not decided; another is kept for later."""

from collections.abc import Mapping
from typing import Any

from saves.sample.cast import BRAM, ISOLDE, ODO, RHEA, WEN
from saves.sample.sitting import Sitting

MILITIA, BAND = "osmere-militia", "reaver-band"
VOSS, REAVERS, HOUND = "captain-voss", "reavers", "ice-hound"
CAPTAIN: Mapping[str, Any] = {
    "name": "Captain Voss",
    "harm": 3,
    "armor": 1,
    "wounds": ["other"],
    "most-wounds": 6,
    "how-many/note": "he wants the gate whole; he will talk, if he bleeds",
}
UNSEEN: Mapping[str, Any] = {
    "how-many/hidden": True,
    "how-many/note": "three swings of the torch, and the ladders go up",
}
THEIRS: tuple[Mapping[str, Any], ...] = (  # what is said of each as they come
    CAPTAIN,
    {"name": "Reavers", "harm": 2, "armor": 1, "wounds": ["3"], "how-many": 4},
    {"name": "Torch-bearer", "harm": 1, "armor": 0, "wounds": ["3"], **UNSEEN},
)


def at_the_sluice(table: Sitting) -> None:
    """They come over the ice at dusk, for the sluice gate; it is not decided yet."""
    with table.blow_by_blow():
        _for_later(table)
        _drawn_up(table)
        _first_blows(table)
        _the_hound(table)
        _voss_bleeds(table)


def _for_later(table: Sitting) -> None:
    """The ladders are kept for when somebody looks the other way."""
    table.play("keep-fight", {"name": "Ladders at the palisade"})
    table.play(
        "add-foes",
        {
            "what": ["new"], "what/later": ["ladders-at-the-palisade"], "name": "Climbers", "sheet": ["wounds"],
            "harm": 2, "armor": 0, "wounds": ["1"], "how-many": 6,
        },
    )  # fmt: skip
    table.note("If they lose the gate, they still have the ladders. Let somebody hear wood on wood", secret=True)


def _drawn_up(table: Sitting) -> None:
    """Who stands where."""
    table.play("face-danger", {"dice": [4, 6]}, who=ODO)
    table.note("I lay on the ice under the weir and counted legs. Some were a dog's", who=ODO)
    table.play("gain-dread", {"points": 4, "why": "the palisade stands open on the side of the hill"})
    table.play(
        "raise-battalion",
        {
            "side": ["ours"], "name": "Osmere militia", "members": 14, "commander": [BRAM],
            "quality": 1, "harm": 3, "armor": 1,
        },
    )  # fmt: skip
    table.play("new-fight", {"who": [RHEA, ODO, ISOLDE, BRAM, WEN, MILITIA], "name": "The sluice gate"})
    for foe in THEIRS:
        table.play("add-foes", {"what": ["new"], "sheet": ["wounds"], "how-many": 1, **foe})
    table.play(
        "add-foes",
        {
            "what": ["new"], "name": "Ice hound", "sheet": ["hit-points"], "die": ["d8"], "bonus": 1, "armor": 1,
            "hp": 12, "how-many": 1,
        },
    )  # fmt: skip
    table.play(
        "raise-battalion",
        {"side": ["theirs"], "name": "Reaver band", "members": 10, "quality": 0, "harm": 2, "armor": 1},
    )


def _first_blows(table: Sitting) -> None:
    """Rhea goes for Voss, the militia for his riders, and Isolde is where she is needed."""
    table.play("spotlight", {"who": [RHEA]})
    table.play("fight", {"foe": [VOSS], "dice": [3, 3], "pick": ["guard"]}, who=RHEA)
    table.play("command", {"battalion": [MILITIA], "foe": [BAND], "dice": [4, 3], "pick": ["deal"]}, who=BRAM)
    table.play("spotlight", {"who": [ISOLDE]})
    table.play("fight", {"foe": [REAVERS], "dice": [5, 4], "pick": ["guard"]}, who=ISOLDE)


def _the_hound(table: Sitting) -> None:
    """The hound is on Bram, and then on Wen."""
    table.play("spotlight", {"who": [BRAM]})
    table.play(
        "fight",
        {
            "foe": [HOUND],
            "stat": ["strength"],
            "roll/dice": [4, 3],
            "dealt/dice": [8],
            "struck": True,
            "taken/dice": [7],
        },
        who=BRAM,
    )
    table.play("mark-debility", {"which": ["dazed"]}, who=BRAM)
    table.play("harm", {"who": [WEN], "by": [f"foe-{HOUND}"], "dice": [6]})


def _voss_bleeds(table: Sitting) -> None:
    """The GM makes Voss worse, for GM Dread, and Odo gets in his way."""
    table.play("spend-dread", {"points": ["1"], "dice": [4, 3], "what": ["harm"], "whom": [VOSS]})
    table.play("spotlight", {"who": [ODO]})
    table.play("fight", {"foe": [VOSS], "dice": [4, 2], "pick": ["deal"]}, who=ODO)
