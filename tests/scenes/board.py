"""The scenes of the board and of what is laid over it."""

from rules.seats import ONLOOKER, Seat
from tests.scenes.campaigns import crowded, empty, hard_winter, odd_names, read_only, sample, unfinished
from tests.scenes.parties import five, forty, odd_party, wounded_party
from tests.scenes.scene import LARGE, SMALL, WIDE, Scene

ODO = Seat("Odo", "player", ("odo-finch",))

# Every screen, looked at everywhere.
STEADING = Scene("steading", sample)
PARTY = Scene("party", sample, ("1", "down"))
CHRONICLE_TAB = Scene("chronicle", sample, ("5", "down", "down"))
ENTRY = Scene("chronicle-entry", sample, ("5", "down", "down", "enter"))
FILTERED = Scene("chronicle-filter", sample, ("5", "slash", *"hob", "enter", "down"))
TRANSCRIPT = Scene("chronicle-transcript", sample, ("5", "t"))
EXPLAINED = Scene("explained", sample, ("i",))
PICKER = Scene("moves", sample, ("M", *"thr", "down"))
HELP = Scene("help", sample, ("question_mark",))
SCREENS = (STEADING, PARTY, CHRONICLE_TAB, ENTRY, FILTERED, TRANSCRIPT, EXPLAINED, PICKER, HELP)

# Both sheets: one Broken, one Dying, one dead, one with three debilities and two injuries, one new.
BROKEN = Scene("party-wounds", wounded_party, ("1", "down"))
WORN_DOWN = Scene("party-hit-points", wounded_party, ("1", *["down"] * 5))
DYING = Scene("party-dying", wounded_party, ("1", *["down"] * 3))
NEW_ONE = Scene("party-new", wounded_party, ("1", *["down"] * 4))
DEAD = Scene("party-dead", wounded_party, ("1", *["down"] * 6))
SHEETS = (BROKEN, WORN_DOWN, DYING, NEW_ONE, DEAD)
AS_PICTURED = Scene("party-five", five, ("1", "down", "down"))
FOLLOWER = Scene("party-follower", wounded_party, ("1", *["down"] * 9))
ODD_SHEET = Scene("party-odd", odd_party, ("1", "down"))
FORTY = Scene("party-forty", forty, ("1", *["down"] * 39))
ONES = (AS_PICTURED, FOLLOWER, ODD_SHEET, FORTY)
SCROLLED = Scene("party-scrolled", five, ("1", "tab", "end"))
PARTY_MOVES = Scene("party-m", five, ("1", "m"))
CARE = Scene("party-care", five, ("1", "c"))
PARTY_PLAYER = Scene("party-player", five, ("1", "down", "down"), seat=ODO)
PARTY_ONLOOKER = Scene("party-onlooker", five, ("1",), seat=ONLOOKER)

# What people wrote, wherever it appears; nothing at all; forty of everything.
NAMES = Scene("steading-names", odd_names)
PARTY_NAMES = Scene("party-names", odd_names, ("1",))
CHRONICLE_NAMES = Scene("chronicle-names", odd_names, ("5",))
ENTRY_NAMES = Scene("chronicle-entry-names", odd_names, ("5", "enter"))
TRANSCRIPT_NAMES = Scene("chronicle-transcript-names", odd_names, ("5", "t"))
EXPLAINED_NAMES = Scene("explained-names", odd_names, (*["down"] * 5, "i"))
EMPTY = Scene("steading-empty", empty)
PARTY_EMPTY = Scene("party-empty", empty, ("1",))
CHRONICLE_EMPTY = Scene("chronicle-empty", empty, ("5",))
CROWDED = Scene("steading-crowded", crowded)
CROWDED_END = Scene("steading-crowded-end", crowded, ("end", "o", "end"))
PARTY_CROWDED = Scene("party-crowded", crowded, ("1", "end"))
UNUSUAL = (NAMES, PARTY_NAMES, CHRONICLE_NAMES, ENTRY_NAMES, TRANSCRIPT_NAMES, EXPLAINED_NAMES, EMPTY, PARTY_EMPTY)
UNUSUAL = (*UNUSUAL, CHRONICLE_EMPTY, CROWDED, CROWDED_END, PARTY_CROWDED)

# Single states.
OWED = Scene("steading-owed", sample, ("o",))
UNFINISHED = Scene("steading-unfinished", unfinished, ("o",))
PENDING = Scene("steading-m", hard_winter, ("m",))
BLOCKED = Scene("steading-blocked", hard_winter, ("m", "h"))
READ_ONLY = Scene("read-only", read_only)
PLAYER = Scene("steading-player", sample, seat=ODO)
ONLOOKER_S = Scene("steading-onlooker", sample, seat=ONLOOKER)
CHRONICLE_CHOSEN = Scene("chronicle-chosen", hard_winter, ("5", *["down"] * 3))
CHRONICLE_PLAYER = Scene("chronicle-player", sample, ("5",), seat=ODO)
UNDO_ASKED = Scene("chronicle-undo-asked", hard_winter, ("5", *["down"] * 4, "U"))
TYPING = Scene("chronicle-typing", hard_winter, ("5", "slash", *"winter"))
CHRONICLE_MOVES = Scene("chronicle-m", hard_winter, ("5", "m"))
HELP_MOVES = Scene("help-moves", hard_winter, ("question_mark", "tab"))
PICKER_ALL = Scene("moves-all", hard_winter, ("M",))
GATE = Scene("gate-60x20", hard_winter, columns=60, rows=20)
SINGLE = (OWED, UNFINISHED, PENDING, BLOCKED, READ_ONLY, PLAYER, ONLOOKER_S, CHRONICLE_CHOSEN, CHRONICLE_PLAYER)
SINGLE = (*SINGLE, UNDO_ASKED, TYPING, CHRONICLE_MOVES, HELP_MOVES, PICKER_ALL, GATE)
SINGLE = (*SINGLE, SCROLLED, PARTY_MOVES, CARE, PARTY_PLAYER, PARTY_ONLOOKER)

SCENES: tuple[Scene, ...] = (
    *(one for scene in (*SCREENS, *SHEETS) for one in scene.everywhere()),
    *(scene.at(*size) for scene in ONES for size in (SMALL, LARGE)),
    AS_PICTURED.at(*WIDE),
    *(scene.at(*size) for scene in UNUSUAL for size in (SMALL, LARGE)),
    *(scene.at(*WIDE) for scene in (NAMES, CHRONICLE_NAMES, CROWDED)),
    *SINGLE,
)
