"""The fight in the reeds, in the second summer: the riders' rear guard is caught. It is over."""

from saves.sample.cast import BRAM, ISOLDE, ODO, RHEA
from saves.sample.sitting import Sitting

REN, REAR_GUARD = "ren-who-rides-last", "rear-guard"


def in_the_reeds(table: Sitting) -> None:
    """Rhea, Odo and Bram catch up with the last of the riders; the reeds are on fire."""
    with table.blow_by_blow():
        table.play("read-moment", {"dice": [5, 4], "asked": ["way"]}, who=RHEA)
        table.play("new-fight", {"who": [RHEA, ODO, BRAM], "name": "The reeds"})
        table.play("add-foes", _foe("Ren, who rides last", harm=3, wounds="3", armor=1))
        table.play("add-foes", _foe("Rear guard", harm=2, wounds="1", many=3))
        table.play("spotlight", {"who": [RHEA]})
        table.play("fight", {"foe": [REN], "dice": [4, 5]}, who=RHEA)
        table.play("fight", {"foe": [REAR_GUARD], "dice": [2, 1]}, who=RHEA)
        table.play("endure", {"dice": [3, 3], "cost": ["opening"]}, who=RHEA)
        table.play("fight", {"foe": [REAR_GUARD], "dice": [3, 2], "pick": ["deal"]}, who=ODO)
        table.play("foes-become", {"who": [REN, REAR_GUARD], "becomes": ["left"]})
        table.play("end-fight")
        table.play("class-fortune", {"who": [RHEA], "helped": [ODO, BRAM]})
        for patient in (ODO, RHEA):
            table.play("first-aid", {"patient": [patient], "dice": [4, 3], "cost": ["slower"]}, who=ISOLDE)


def _foe(name: str, *, harm: int, wounds: str, armor: int = 0, many: int = 1) -> dict[str, object]:
    return {
        "what": ["new"],
        "name": name,
        "sheet": ["wounds"],
        "harm": harm,
        "armor": armor,
        "wounds": [wounds],
        "how-many": many,
    }
