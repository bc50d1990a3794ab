"""Every key of the board, declared once: what it is called, what it does, where it works. Footer and help come from it.

One letter has one sense everywhere; a capital is the larger act. The letters after `m` stand with the moves.
"""

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from rules.kept import World
from rules.registry import MOVES
from rules.seats import SeatKind
from rules.table import Table
from rules.worlds import in_play
from tui.glyphs import Glyphs

Group = Literal["everywhere", "chosen", "then"]
PARTY: Final = "party"
STEADING: Final = "steading"
ECONOMY: Final = "economy"
COMBAT: Final = "combat"
CHRONICLE: Final = "chronicle"


class Tab(Struct, frozen=True):
    """One tab. Its digit never shifts, whichever others there are. `world`: it is there only where that is played."""

    id: str
    digit: str
    name: str
    world: World = ""


TABS: Final = (
    Tab(PARTY, "1", "Party"),
    Tab(STEADING, "2", "Steading"),
    Tab(ECONOMY, "3", "Economy", "days-of-gold"),
    Tab(COMBAT, "4", "Combat"),
    Tab(CHRONICLE, "5", "Chronicle"),
)


def tabs_in(table: Table) -> tuple[Tab, ...]:
    """The tabs that there are at a table."""
    return tuple(tab for tab in TABS if in_play(table, tab.world))


def no_such_tab(table: Table) -> str:
    """What a digit without a tab says."""
    return "tabs: " + ", ".join(f"{tab.digit} {tab.name}" for tab in tabs_in(table))


class Key(Struct, frozen=True):
    """One act and the keys for it, by Textual's names.

    `sign` is how the keys are written for people, `does` what they do, in the help; `footer` in one word, "" for those
    that the footer leaves to the help. `tabs` are those where it works; none named: everywhere. `seats` are those for
    whom it can do something; `own` are tabs where a player can too, about what is theirs. `makes` are the tabs where it
    makes moves, so does nothing for an onlooker.
    `there` are footer words of single tabs. `opens` are the ids of the moves that it is for: with none of them there is
    no such key.
    """

    action: str
    names: tuple[str, ...]
    sign: str
    does: str
    group: Group = "everywhere"
    footer: str = ""
    tabs: tuple[str, ...] = ()
    seats: tuple[SeatKind, ...] = ("gm", "player", "onlooker")
    own: tuple[str, ...] = ()
    makes: tuple[str, ...] = ()
    there: tuple[tuple[str, str], ...] = ()
    opens: tuple[str, ...] = ()


WHO_PLAYS: Final[tuple[SeatKind, ...]] = ("gm", "player")
GM_ALONE: Final[tuple[SeatKind, ...]] = ("gm",)

ROWS: Final = (PARTY, STEADING, ECONOMY, COMBAT)  # the tabs whose rows can be changed

# Moves that have keys on the Party tab, or the Combat tab.
HARM_MOVE: Final = "harm"
CARE_MOVES: Final = (
    *("recover", "make-camp", "convalesce", "regain", "clear-debility", "first-aid", "heal", "night-rest"),
)
BONUS_MOVE: Final = "bonus"
PAY_MOVE: Final = "pay"
MARK_MOVE: Final = "mark-debility"
SPOTLIGHT_MOVE: Final = "spotlight"
ADD_FOES_MOVE: Final = "add-foes"
KNOWN_MOVE: Final = "foe-known"

_ALL: Final[tuple[Key, ...]] = (
    Key("tab", tuple(tab.digit for tab in TABS), " ".join(tab.digit for tab in TABS), "the screens"),
    Key("choose", ("up", "down", "k", "j"), "{arrows} j k", "choose a row", footer="choose"),
    Key("page", ("pageup", "pagedown", "home", "end"), "PgUp PgDn", "a page; Home and End"),
    Key("pane", ("tab", "shift+tab"), "Tab", "next pane", tabs=(STEADING,)),
    Key(
        "enter",
        ("enter",),
        "Enter",
        "open what is chosen",
        footer="open",
        tabs=(*ROWS, CHRONICLE),
        makes=(PARTY, STEADING),
    ),
    Key("move", ("m",), "m", "make a move: m d is Deploy", group="then", footer="move", seats=WHO_PLAYS),
    Key("move_list", ("M",), "M", "find any move by its name", group="then", seats=WHO_PLAYS),
    Key("harm", ("h",), "h", "harm: they are hurt", "chosen", "harm", (PARTY, COMBAT), GM_ALONE, opens=(HARM_MOVE,)),
    Key("care", ("c",), "c", "care: what heals them", "chosen", "care", (PARTY, COMBAT), WHO_PLAYS, opens=CARE_MOVES),
    Key(
        "bonus",
        ("b",),
        "b",
        "a bonus, given or ended",
        "chosen",
        "bonus",
        (PARTY, COMBAT),
        GM_ALONE,
        opens=(BONUS_MOVE,),
    ),
    Key("pay", ("p",), "p", "pay out of a purse", "chosen", "pay", (PARTY, ECONOMY), WHO_PLAYS, opens=(PAY_MOVE,)),
    Key(
        "by_step",
        ("plus", "equals_sign", "minus"),
        "+ -",
        "change by one",
        "chosen",
        "change",
        ROWS,
        GM_ALONE,
    ),
    Key("set", ("e",), "e", "set it, with a reason", "chosen", "", ROWS, GM_ALONE),
    Key("set_any", ("E",), "E", "set any value at all", group="chosen", tabs=ROWS, seats=GM_ALONE),
    Key(
        "mark",
        ("x",),
        "x",
        "mark, tick, settle it",
        "chosen",
        "tick",
        ROWS if MARK_MOVE in MOVES else (STEADING, ECONOMY, COMBAT),
        GM_ALONE,
        own=(ECONOMY,),
        there=((PARTY, "mark"), (ECONOMY, "settle")),
    ),
    Key(
        "add",
        ("a",),
        "a",
        "add a part, person, foe",
        "chosen",
        "add",
        ROWS,
        GM_ALONE,
        own=(ECONOMY,),
        there=((COMBAT, "add foe"),),
    ),
    Key(
        "spotlight",
        ("s",),
        "s",
        "the spotlight goes to them",
        "chosen",
        "spotlight",
        (COMBAT,),
        GM_ALONE,
        opens=(SPOTLIGHT_MOVE,),
    ),
    Key("fight", ("f",), "f", "another fight that is on", tabs=(COMBAT,)),
    Key("pools", ("g",), "g", "GM pools: d Dread, f Fortune", "then", "GM pools", (COMBAT,), GM_ALONE),
    Key("owed", ("o",), "o", "what is owed; Enter settles", group="then", footer="owed"),
    Key("day", ("z",), "z", "the day ends", group="then", tabs=ROWS, seats=GM_ALONE),
    Key("undo", ("u",), "u", "undo the newest entry", footer="undo", tabs=(CHRONICLE,), seats=WHO_PLAYS),
    Key("undo_chosen", ("U",), "U", "undo it, in the Chronicle", "chosen", "undo chosen", (CHRONICLE,), GM_ALONE),
    Key("redo", ("r",), "r", "redo the last undo", footer="redo", tabs=(CHRONICLE,), seats=WHO_PLAYS),
    Key("filter", ("slash",), "/", "find a move, or an entry", footer="filter", tabs=(CHRONICLE,)),
    Key("transcript", ("t",), "t", "an evening read back", "chosen", "transcript", (ECONOMY, CHRONICLE)),
    Key("plots", ("y",), "y", "plots over time", tabs=(STEADING, ECONOMY)),
    Key("note", ("n",), "n", "a note for the chronicle", footer="note", seats=WHO_PLAYS),
    Key("explain", ("i",), "i", "its rule, and how it came so", group="chosen", tabs=(*ROWS, CHRONICLE)),
    Key("discard", ("X",), "X", "discard a draft", group="chosen", seats=WHO_PLAYS),
    Key("campaigns", ("C",), "C", "open another campaign", seats=GM_ALONE),
    Key("help", ("question_mark",), "?", "this page"),
    Key("leave", ("escape",), "Esc", "the way out of anything"),
    Key("quit", ("q",), "q", "quit; all is saved", footer="quit"),
)

KEYS: Final = tuple(key for key in _ALL if not key.opens or any(move in MOVES for move in key.opens))

# What does or says something on every tab. Its footer word stands only on those that it names: where there is no `last`
# row, numbers to change, or always a second pane.
EVERYWHERE: Final = ("undo", "redo", "by_step", "pane", "filter", "pools")

BY_ACTION: Final[dict[str, Key]] = {key.action: key for key in KEYS}
BY_NAME: Final[dict[str, Key]] = {name: key for key in KEYS for name in key.names}
MOST_IN_FOOTER: Final = 9


# In which order the footer of a tab names keys, where that is not the order above: what it is for comes first.
FOOTERS: Final[dict[str, tuple[str, ...]]] = {
    PARTY: ("choose", "harm", "care", "bonus", "pay", "mark", "move", "add", "owed", "note", "quit"),
    ECONOMY: ("choose", "pay", "mark", "by_step", "move", "add", "owed", "note", "quit"),
    COMBAT: ("choose", "spotlight", "move", "harm", "care", "bonus", "add", "pools", "note", "quit"),
    CHRONICLE: ("choose", "filter", "enter", "undo", "redo", "note", "transcript", "undo_chosen", "quit"),
}


def keys_in(table: Table) -> tuple[Key, ...]:
    """The keys that there are at a table: those for its tabs and the moves that are played there."""
    tabs = tabs_in(table)
    found = []
    for key in KEYS:
        on = tuple(tab.id for tab in tabs if tab.id in key.tabs)
        opened = [MOVES[id] for id in key.opens if id in MOVES]
        if (key.tabs and not on) or (opened and not any(in_play(table, move.world) for move in opened)):
            continue
        sign = " ".join(tab.digit for tab in tabs) if key.action == "tab" else key.sign
        found.append(replace(key, tabs=on, sign=sign, own=tuple(tab for tab in key.own if tab in on)))
    return tuple(found)


def works_on(key: Key, tab: str) -> bool:
    """Whether a key does something on a tab."""
    return not key.tabs or tab in key.tabs or key.action in EVERYWHERE


def footer_keys(tab: str, seat: SeatKind = "gm") -> tuple[Key, ...]:
    """The keys that the footer of a tab names to a seat, `q` last."""
    found = tuple(
        replace(key, footer=dict(key.there).get(tab, key.footer))
        for key in KEYS
        if key.footer
        and (not key.tabs or tab in key.tabs)
        and (seat in key.seats or (seat == "player" and tab in key.own))
        and not (seat == "onlooker" and tab in key.makes)
    )
    if tab not in FOOTERS:
        return found
    *others, leave = (key for action in FOOTERS[tab] for key in found if key.action == action)
    return (*others[: MOST_IN_FOOTER - 1], leave)


def written(key: Key, glyphs: Glyphs) -> str:
    """How the keys of an act are written."""
    return key.sign.format(arrows=glyphs.arrows)
