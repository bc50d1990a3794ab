"""The scenes of the Combat tab and of the GM's pools."""

from rules.seats import ONLOOKER, Seat
from tests.scenes.fights import (
    a_fight,
    forty_foes,
    never_fought,
    no_dice_win,
    no_fight,
    odd_fight,
    some_out,
    two_fights,
    without_battalions,
)
from tests.scenes.scene import LARGE, MEDIUM, SMALL, WIDE, Scene

ODO = Seat("Odo", "player", ("odo-finch",))

COMBAT = Scene("combat", a_fight, ("4",))
PLAIN = Scene("combat-plain", without_battalions, ("4", "down"))
NO_FIGHT = Scene("combat-none", no_fight, ("4",))
NEVER = Scene("combat-never", never_fought, ("4",))
CROWD = Scene("combat-forty", forty_foes, ("4", *["down"] * 20))
BATTALIONS = Scene("combat-battalions", a_fight, ("4", "tab"))
NO_DICE = Scene("combat-no-dice", no_dice_win, ("4",))
SEVERAL = Scene("combat-several", two_fights, ("4", "f"))
OUT = Scene("combat-out", some_out, ("4",))
ODD = Scene("combat-odd", odd_fight, ("4",))
MOVES = Scene("combat-m", a_fight, ("4", "m"))
PLAYER = Scene("combat-player", a_fight, ("4",), seat=ODO)
WATCHED = Scene("combat-onlooker", a_fight, ("4",), seat=ONLOOKER)
POOLS = Scene("combat-pools", a_fight, ("4", "g", "d"))
POOLS_ELSEWHERE = Scene("pools", a_fight, ("g", "f"))

COMBAT_SCENES: tuple[Scene, ...] = (
    *COMBAT.everywhere(),
    *(scene.at(*size) for scene in (PLAIN, NO_FIGHT, CROWD, ODD, PLAYER) for size in (SMALL, LARGE)),
    *(scene.at(*size) for scene in (PLAIN, CROWD) for size in (MEDIUM, WIDE)),
    *(NEVER, BATTALIONS, NO_DICE, SEVERAL, OUT, MOVES, WATCHED, POOLS, POOLS_ELSEWHERE),
)
