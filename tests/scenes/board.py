"""The scenes of the board and of what is laid over it."""

from rules.seats import ONLOOKER, Seat
from tests.scenes.campaigns import empty, hard_winter, odd_names, read_only, unfinished
from tests.scenes.scene import LARGE, SMALL, Scene

STEADING = Scene("steading", hard_winter)
EMPTY = Scene("steading-empty", empty)
UNFINISHED = Scene("steading-unfinished", unfinished, ("o",))
NAMES = Scene("steading-names", odd_names)
PENDING = Scene("steading-m", hard_winter, ("m",))
BLOCKED = Scene("steading-blocked", hard_winter, ("m", "h"))
READ_ONLY = Scene("read-only", read_only)
PLAYER = Scene("steading-player", hard_winter, seat=Seat("Odo", "player", ("bram-oster",)))
IN_ASCII = Scene("steading-ascii", unfinished, ascii=True)
CHRONICLE_TAB = Scene("chronicle", hard_winter, ("5",))
CHRONICLE_EMPTY = Scene("chronicle-empty", empty, ("5",))
CHRONICLE_NAMES = Scene("chronicle-names", odd_names, ("5",))
CHRONICLE_CHOSEN = Scene("chronicle-chosen", hard_winter, ("5", *["down"] * 3))
ENTRY = Scene("chronicle-entry", hard_winter, ("5", *["down"] * 3, "enter"))
UNDO_ASKED = Scene("chronicle-undo-asked", hard_winter, ("5", *["down"] * 4, "U"))
TYPING = Scene("chronicle-typing", hard_winter, ("5", "slash", *"winter"))
FILTERED = Scene("chronicle-filter", hard_winter, ("5", "slash", *"dice", "enter", "down"))
TRANSCRIPT = Scene("chronicle-transcript", hard_winter, ("5", "t"))
CHRONICLE_PLAYER = Scene("chronicle-player", hard_winter, ("5",), seat=PLAYER.seat)
CHRONICLE_ASCII = Scene("chronicle-ascii", hard_winter, ("5", "down"), ascii=True)
ONLOOKER_S = Scene("steading-onlooker", hard_winter, seat=ONLOOKER)
CHRONICLE_MOVES = Scene("chronicle-m", hard_winter, ("5", "m"))
HELP = Scene("help", hard_winter, ("question_mark",))
HELP_MOVES = Scene("help-moves", hard_winter, ("question_mark", "tab"))
PICKER = Scene("moves", hard_winter, ("M",))
PICKER_FOUND = Scene("moves-found", hard_winter, ("M", *"thr", "down"))
GATE = Scene("gate-60x20", hard_winter, columns=60, rows=20)

SCENES: tuple[Scene, ...] = (
    *(
        scene.at(*size)
        for scene in (STEADING, EMPTY, NAMES, CHRONICLE_TAB, CHRONICLE_NAMES, ENTRY)
        for size in (SMALL, LARGE)
    ),
    *(UNFINISHED, PENDING, BLOCKED, READ_ONLY, PLAYER, IN_ASCII, CHRONICLE_EMPTY, CHRONICLE_MOVES, HELP, GATE),
    *(CHRONICLE_TAB.at(100, 30), CHRONICLE_CHOSEN.at(140, 44), CHRONICLE_NAMES.at(140, 44)),
    *(TYPING, FILTERED, TRANSCRIPT, CHRONICLE_PLAYER, CHRONICLE_ASCII),
    *(CHRONICLE_CHOSEN, UNDO_ASKED, ONLOOKER_S, HELP_MOVES, PICKER, PICKER_FOUND),
)
