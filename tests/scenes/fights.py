"""Fights: campaigns that begin in the middle of one, with both sheets on either side, foes alike, and battalions."""

from pathlib import Path

from rules.combat.sides import Battalion, Edge, Fight, Fighter, Foe
from rules.frozen_map import FrozenMap
from rules.sheets.others import OthersHitPoints, OthersWounds
from rules.sheets.weapon import Weapon
from rules.table import Character
from saves.campaign import OpenCampaign
from tests.scenes.campaigns import LONG_NAME, MARKUP, played
from tests.scenes.parties import ALL_OF_THEM, BRAM, CREW, ISOLDE, ODO, RHEA, WEN, Things, beginning_with

SWORD = Weapon(name="short sword", harm=2, stat="grace", status="in-hand")
OURS: Things = {
    "characters.rhea-tarn": RHEA,
    "characters.odo-finch": ODO.model_copy(update={"weapons": FrozenMap({"sword": SWORD})}),
    "characters.isolde-marr": ISOLDE.model_copy(
        update={
            "sheet": ISOLDE.sheet.model_copy(update={"wounds": 1}),
            "weapons": FrozenMap({"axe": Weapon(name="axe", harm=3)}),
        }
    ),
    "characters.bram-oster": BRAM,
    "characters.wen-hale": WEN,
    **CREW,
}
SLUICE = Fight(
    name="The sluice gate, dusk",
    exchange=3,
    turn=4,
    spotlight="odo-finch",
    fighters=FrozenMap(
        {
            "rhea-tarn": Fighter(turn=1),
            "odo-finch": Fighter(turn=4),
            "isolde-marr": Fighter(),
            "bram-oster": Fighter(turn=2),
            "wen-hale": Fighter(turn=3),
        }
    ),
)
FOES: Things = {
    "foes.captain": Foe(
        name="Captain Hask", fight="sluice", note="spear and shield; wants the gate, not a fight",
        sheet=OthersWounds(wounds=3, most_wounds=6, harm=3, armor=1),
    ),
    "foes.reavers": Foe(
        name="Reavers", fight="sluice", many=4, began=6, note="break when the captain falls",
        sheet=OthersWounds(wounds=1, most_wounds=3, harm=2, armor=1),
    ),
    "foes.hound": Foe(
        name="Ash hound", fight="sluice", note="goes for whoever bleeds",
        sheet=OthersHitPoints(hp=5, max_hp=12, armor=1, damage_die="d8", damage_bonus=1),
    ),
    "foes.ringer": Foe(
        name="Bell-ringer", fight="sluice", known=False, note="waits in the mill for three strokes",
        sheet=OthersWounds(most_wounds=3, harm=1, armor=0),
    ),
}  # fmt: skip
RAISED: Things = {
    "battalions.militia": Battalion(
        name="Osmere militia", members=12, began=14, quality=1, harm=3, armor=1, commander="isolde-marr", fight="sluice"
    ),
    "battalions.band": Battalion(
        name="Reaver band", side="theirs", members=8, began=10, quality=0, harm=2, armor=1, fight="sluice"
    ),
}
EDGES: Things = {
    "edges.opening": Edge(
        name="the gap in the wall", fight="sluice", bearer="isolde-marr", gives="harm", amount=1, lasts="exchange"
    ),
    "edges.rage": Edge(name="old grudge", fight="sluice", bearer="captain", gives="harm", amount=1, lasts="conflict"),
}
KEPT: Things = {
    "fights.mill": Fight(name="The mill by night", status="kept"),
    "foes.millers": Foe(
        name="Hired knives", fight="mill", many=3, began=3, sheet=OthersWounds(most_wounds=3, harm=2, armor=0)
    ),
    "fights.ford": Fight(name="The ford", status="kept"),
}


def a_fight(folder: Path) -> OpenCampaign:
    """As pictured: five of ours on both sheets, four kinds of foes of whom one is hidden, two battalions."""
    return beginning_with(folder, {**OURS, "fights.sluice": SLUICE, **FOES, **RAISED})


def only_the_hidden(folder: Path) -> OpenCampaign:
    """One of ours, and one foe whom only the GM knows."""
    return beginning_with(folder, {**OURS, "fights.sluice": SLUICE, "foes.ringer": FOES["foes.ringer"]})


def without_battalions(folder: Path) -> OpenCampaign:
    """The same with nobody in ranks, and an edge on either side."""
    return beginning_with(folder, {**OURS, "fights.sluice": SLUICE, **FOES, **EDGES})


def no_fight(folder: Path) -> OpenCampaign:
    """Nobody fights, and two fights are kept for later."""
    return beginning_with(folder, {**OURS, **KEPT})


def never_fought(folder: Path) -> OpenCampaign:
    """Nobody has ever fought here."""
    return beginning_with(folder, OURS)


def two_fights(folder: Path) -> OpenCampaign:
    """Two fights at once, and one kept."""
    ford = Fight(name="The ford below", fighters=FrozenMap({"garet": Fighter(), "mab": Fighter()}))
    wolf = Foe(name="Grey wolf", fight="ford-below", many=3, began=3, sheet=OthersHitPoints(hp=4, max_hp=6))
    return beginning_with(
        folder,
        {
            **OURS,
            "fights.sluice": SLUICE,
            **FOES,
            "fights.ford-below": ford,
            "foes.wolf": wolf,
            "fights.mill": KEPT["fights.mill"],
        },
    )


def no_dice_win(folder: Path) -> OpenCampaign:
    """One who is Dying and slow fights what no sum of two dice can beat."""
    weak = RHEA.model_copy(
        update={
            "sheet": RHEA.sheet.model_copy(update={"might": -3, "wounds": 5, "dies_with": None}),
            "weapons": FrozenMap({"knife": Weapon(name="knife", harm=1, status="in-hand")}),
        }
    )
    wall = Foe(name="The Iron Saint", fight="sluice", sheet=OthersWounds(most_wounds=9, harm=4, armor=3))
    fight = Fight(name="Under the chapel", exchange=1, fighters=FrozenMap({"rhea-tarn": Fighter()}))
    return beginning_with(folder, {**OURS, "characters.rhea-tarn": weak, "fights.sluice": fight, "foes.saint": wall})


def in_numbers(foes: int, characters: int, folder: Path) -> OpenCampaign:
    """So many foes of all kinds against so many characters, of one fight."""
    kinds = (OURS["characters.odo-finch"], OURS["characters.isolde-marr"], BRAM, WEN)
    ours: dict[str, object] = {}
    for number in range(characters):
        one = kinds[number % len(kinds)]
        assert isinstance(one, Character)
        ours[f"characters.one-{number}"] = one.model_copy(update={"name": f"{one.name} {number}"})
    theirs = {f"foes.foe-{number:02}": _foe(number) for number in range(foes)}
    inside = FrozenMap({place.removeprefix("characters."): Fighter() for place in ours})
    fight = Fight(name="The long wall", exchange=2, spotlight="one-0", fighters=inside)
    return beginning_with(folder, {**ours, "fights.sluice": fight, **theirs})


def _foe(number: int) -> Foe:
    if number % 4 == 3:
        sheet: OthersHitPoints | OthersWounds = OthersHitPoints(hp=9, max_hp=12, armor=1, damage_die="d6")
    else:
        sheet = OthersWounds(wounds=number % 3, most_wounds=6, harm=1 + number % 3, armor=number % 2)
    return Foe(name=f"Reaver {number + 1}", fight="sluice", sheet=sheet, known=number % 7 != 6)


def forty_foes(folder: Path) -> OpenCampaign:
    """Forty against eight."""
    return in_numbers(40, 8, folder)


def odd_fight(folder: Path) -> OpenCampaign:
    """Words that a screen may stumble over, wherever somebody can write them in a fight."""
    words = f"{MARKUP} [/ {LONG_NAME}"
    fight = Fight(name=words, spotlight="odd", fighters=FrozenMap({"odd": Fighter(), "odo-finch": Fighter()}))
    one = ODO.model_copy(update={"name": words, "weapons": FrozenMap({"odd": Weapon(name=words, harm=2)})})
    sheet = OthersWounds(most_wounds=3, harm=1, armor=0)
    return beginning_with(
        folder,
        {
            **ALL_OF_THEM,
            "characters.odd": one,
            "fights.sluice": fight,
            "foes.odd-foe": Foe(name=words, fight="sluice", note=words, sheet=sheet, many=3, began=4, known=False),
            "foes.wyrm": Foe(name="[/] 🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉", fight="sluice"),
            "battalions.odd-band": Battalion(name=words, members=12, fight="sluice", note=words),
            "edges.odd": Edge(name=words, fight="sluice", bearer="odd", gives="harm", amount=-1, lasts="conflict"),
        },
        MARKUP,
    )


def some_out(folder: Path) -> OpenCampaign:
    """Foes of whom half are out of it, and one of ours who has left."""
    campaign = without_battalions(folder)
    played(campaign, "set", ["foes.hound.status"], ["dead"], "Bram's spear")
    played(campaign, "set", ["foes.reavers.status"], ["left"], "they ran")
    return campaign
