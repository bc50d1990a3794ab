"""Every key of the board, declared once: what it is called, what it does, where it works. Footer and help come from it.

One letter has one sense everywhere; a capital is the larger act. The letters after `m` stand with the moves.
"""

from typing import Final, Literal

from msgspec import Struct

from rules.seats import SeatKind
from tui.glyphs import Glyphs

Group = Literal["everywhere", "chosen", "then"]
PARTY: Final = "party"
STEADING: Final = "steading"
CHRONICLE: Final = "chronicle"


class Tab(Struct, frozen=True):
    """One tab. Its digit never shifts, whichever others there are."""

    id: str
    digit: str
    name: str


TABS: Final = (Tab(PARTY, "1", "Party"), Tab(STEADING, "2", "Steading"), Tab(CHRONICLE, "5", "Chronicle"))


class Key(Struct, frozen=True):
    """One act and the keys for it, by Textual's names.

    `sign` is how the keys are written for people, `does` what they do, in the help; `footer` in one word, "" for those
    that the footer leaves to the help. `tabs` are those where it works; none named: everywhere. `seats` are those for
    whom it can do something. `makes` are the tabs where it makes moves, so does nothing for an onlooker.
    """

    action: str
    names: tuple[str, ...]
    sign: str
    does: str
    group: Group = "everywhere"
    footer: str = ""
    tabs: tuple[str, ...] = ()
    seats: tuple[SeatKind, ...] = ("gm", "player", "onlooker")
    makes: tuple[str, ...] = ()


WHO_PLAYS: Final[tuple[SeatKind, ...]] = ("gm", "player")
GM_ALONE: Final[tuple[SeatKind, ...]] = ("gm",)

KEYS: Final[tuple[Key, ...]] = (
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
        tabs=(PARTY, STEADING, CHRONICLE),
        makes=(PARTY, STEADING),
    ),
    Key("move", ("m",), "m", "make a move: m d is Deploy", group="then", footer="move", seats=WHO_PLAYS),
    Key("move_list", ("M",), "M", "find any move by its name", group="then", seats=WHO_PLAYS),
    Key("by_step", ("plus", "equals_sign", "minus"), "+ -", "change by one", "chosen", "change", (STEADING,), GM_ALONE),
    Key("set", ("e",), "e", "set the value, with a reason", "chosen", "", (PARTY, STEADING), GM_ALONE),
    Key("set_any", ("E",), "E", "set any value of the table", group="chosen", tabs=(STEADING,), seats=GM_ALONE),
    Key("mark", ("x",), "x", "mark, tick, settle or use it", "chosen", "tick", (STEADING,), GM_ALONE),
    Key("add", ("a",), "a", "add a threat, part or person", "chosen", "add", (PARTY, STEADING), GM_ALONE),
    Key("owed", ("o",), "o", "what is owed; Enter settles", group="then", footer="owed"),
    Key("undo", ("u",), "u", "undo the newest entry", footer="undo", tabs=(CHRONICLE,), seats=WHO_PLAYS),
    Key("undo_chosen", ("U",), "U", "undo it, in the Chronicle", "chosen", "undo chosen", (CHRONICLE,), GM_ALONE),
    Key("redo", ("r",), "r", "redo the last undo", footer="redo", tabs=(CHRONICLE,), seats=WHO_PLAYS),
    Key("filter", ("slash",), "/", "find a move, or an entry", footer="filter", tabs=(CHRONICLE,)),
    Key("transcript", ("t",), "t", "an evening read back", "chosen", "transcript", (CHRONICLE,)),
    Key("note", ("n",), "n", "a note for the chronicle", footer="note", seats=WHO_PLAYS),
    Key("explain", ("i",), "i", "its rule, and how it came so", group="chosen", tabs=(PARTY, STEADING, CHRONICLE)),
    Key("discard", ("X",), "X", "discard a draft", group="chosen", seats=WHO_PLAYS),
    Key("help", ("question_mark",), "?", "this page"),
    Key("leave", ("escape",), "Esc", "the way out of anything"),
    Key("quit", ("q",), "q", "quit; all is saved", footer="quit"),
)

# What does or says something on every tab. Its footer word stands only on those that it names: where there is no `last`
# row, numbers to change, or always a second pane.
EVERYWHERE: Final = ("undo", "redo", "by_step", "pane", "filter")

BY_NAME: Final[dict[str, Key]] = {name: key for key in KEYS for name in key.names}
MOST_IN_FOOTER: Final = 9


# In which order the footer of a tab names keys, where that is not the order above: what it is for comes first.
FOOTERS: Final[dict[str, tuple[str, ...]]] = {
    CHRONICLE: ("choose", "filter", "enter", "undo", "redo", "note", "transcript", "undo_chosen", "quit"),
}


def works_on(key: Key, tab: str) -> bool:
    """Whether a key does something on a tab."""
    return not key.tabs or tab in key.tabs or key.action in EVERYWHERE


def footer_keys(tab: str, seat: SeatKind = "gm") -> tuple[Key, ...]:
    """The keys that the footer of a tab names to a seat, `q` last."""
    found = tuple(
        key
        for key in KEYS
        if key.footer
        and (not key.tabs or tab in key.tabs)
        and seat in key.seats
        and not (seat == "onlooker" and tab in key.makes)
    )
    if tab not in FOOTERS:
        return found
    return tuple(key for action in FOOTERS[tab] for key in found if key.action == action)


def written(key: Key, glyphs: Glyphs) -> str:
    """How the keys of an act are written."""
    return key.sign.format(arrows=glyphs.arrows)
