"""The scenes of the Economy tab."""

from rules.seats import ONLOOKER, Seat
from tests.scenes.gold import (
    an_evening,
    begun_evening,
    between_sessions,
    closed_purses,
    no_gold,
    odd_gold,
    plenty,
    several_known,
)
from tests.scenes.scene import LARGE, MEDIUM, SMALL, WIDE, Scene

ODO = Seat("Odo", "player", ("odo-finch",))

ECONOMY = Scene("economy", an_evening, ("3", "down", "down"))
BEGUN = Scene("economy-begun", begun_evening, ("3", *["tab"] * 2, "down"))
FOLLOWERS = Scene("economy-followers", an_evening, ("3", "tab", "end"))
REPUTATION = Scene("economy-reputation", an_evening, ("3", *["tab"] * 6, "down"))
SEVERAL = Scene("economy-several", several_known, ("3",))
PLENTY = Scene("economy-plenty", plenty, ("3", *["down"] * 30))
BETWEEN = Scene("economy-between", between_sessions, ("3",))
NOTHING = Scene("economy-none", no_gold, ("3",))
ODD = Scene("economy-odd", odd_gold, ("3",))
MOVES = Scene("economy-m", an_evening, ("3", "m"))
ADDS = Scene("economy-add", an_evening, ("3", "a"))
LEDGER = Scene("economy-ledger", an_evening, ("3", "t"))
PLAYER = Scene("economy-player", closed_purses, ("3",), seat=ODO)
WATCHED = Scene("economy-onlooker", closed_purses, ("3",), seat=ONLOOKER)

ECONOMY_SCENES: tuple[Scene, ...] = (
    *ECONOMY.everywhere(),
    *(scene.at(*size) for scene in (SEVERAL, PLENTY, ODD, PLAYER) for size in (SMALL, LARGE)),
    *(scene.at(*size) for scene in (PLENTY, SEVERAL) for size in (MEDIUM, WIDE)),
    *(BEGUN, FOLLOWERS, REPUTATION, BETWEEN, NOTHING, MOVES, ADDS, LEDGER, WATCHED),
)
