"""Telling: what the chronicle and a play hold, in words, for any seat.

The screens and the command line use the same words. Filter for a seat first (`entry_seen`), then tell.
"""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from rules.answers import WAIVE, Answer, Source
from rules.by_hand import CHANGE_BY_HAND, SET_BY_HAND
from rules.coins import coins
from rules.homefront.autumn import HARVEST, harvest_year
from rules.homefront.gains import NAMES
from rules.homefront.seasons import SEASONS_CHANGE, stamped
from rules.named import called, place_of
from rules.registry import MOVES
from rules.seats import Seat
from rules.sight import changes_seen, remarks_seen, sees
from rules.table import Table
from saves.entry import NOTE, REDO, REPAIR, UNDO, Entry
from tui.change_words import place_in_words

DICE = "dice"
PICK = "pick"
GM_TURN = "gm-turn"  # the move of an entry, for a seat that must not know which it was
NO_NUMBER = 0  # of an entry, for a seat that may not count them

_NOT_TELLING = ("new", "other", "own", "nothing")  # picks that only say that something else was asked next


# -- an entry


def title(entry: Entry, table: Table | None = None, undone: Entry | None = None) -> str:
    """What an entry was: `Deploy`, `Seasons Change: winter of year 2`, `by hand: Surplus`, a note's words.

    With `table` things go by their names, else by their ids. `undone` is the entry that an undo or a redo names: with
    it the title is `undid #214 Deploy`. The number is left out of an entry that `entry_seen` gave to a player.
    """
    if entry.move == NOTE and entry.remarks:
        return entry.remarks[0].text
    if entry.move in (UNDO, REDO):
        number = f"#{entry.undoes}" if entry.undoes else ""
        what = title(undone, table) if undone else ""
        return " ".join(filter(None, ["undid" if entry.move == UNDO else "redid", number, what]))
    if entry.move == REPAIR:
        return f"Repair of #{entry.amends}" if entry.amends else "Repair"
    name = move_in_words(entry.move)
    if entry.move == GM_TURN:
        return name
    if entry.move == CHANGE_BY_HAND.id:
        name = name.lower()
    about = _about(entry, table)
    return f"{name}: {about}" if about else name


def move_in_words(move: str) -> str:
    """What a move is called, by its id: also one that there is no more, or that this seat must not know."""
    if move == GM_TURN:
        return "The GM's turn"
    return MOVES[move].name if move in MOVES else move


def _about(entry: Entry, table: Table | None) -> str:
    """What tells one entry of a move from another."""
    if entry.move in (CHANGE_BY_HAND.id, SET_BY_HAND.id):
        where = _track_picked(entry)
        return place_in_words(table, where) if where else ""
    for change in entry.changes:
        if entry.move == SEASONS_CHANGE.id and (turned := stamped(change.where)):
            return f"{turned[0]} of year {turned[1]}"
        if entry.move == HARVEST.id and (year := harvest_year(change.where)) is not None:
            return f"year {year}"
    return ""


def _track_picked(entry: Entry) -> str:
    answer = entry.answers.get("track")
    if answer is not None and isinstance(answer.value, list | tuple) and answer.value:
        return str(answer.value[0])
    return entry.changes[0].where if entry.changes else ""


def who(entry: Entry, table: Table) -> str:
    """Who made the move: `GM`, or a person's name."""
    return name_of(table, entry.who)


def name_of(table: Table, who: str) -> str:
    """What to call someone who answers or makes a move: `GM`, `the players`, or a person's name."""
    return called(table, who)


class Thrown(Struct, frozen=True):
    """Dice of an entry: the ask's key, the faces in their order, and whether they were typed or rolled here."""

    key: str
    faces: tuple[int, ...]
    source: Source


def dice_of(entry: Entry) -> tuple[Thrown, ...]:
    """All dice of an entry, in the order in which they were answered."""
    return tuple(
        Thrown(key, tuple(answer.value), answer.source) for key, answer in entry.answers.items() if answer.kind == DICE
    )


def entry_seen(table: Table, seat: Seat, entry: Entry, undone: Entry | None = None) -> Entry | None:
    """An entry as a seat may see it, or None if all of it is hidden from it.

    Nobody but the GM gets its number (it is 0), or any answer but dice. `undone` is the entry that an undo or a redo
    names; one that changed nothing is as hidden as that. Of a move that tells of what a seat does not see, only the
    changes are left, without what of it they tell.
    """
    if seat.is_gm:
        return entry
    changes, remarks = changes_seen(table, seat, entry.changes), remarks_seen(table, seat, entry.remarks)
    if not changes and not remarks:
        if entry.changes or entry.remarks or entry.move == REPAIR:
            return None
        if entry.switches and (undone is None or entry_seen(table, seat, undone) is None):
            return None
    dice = {key: answer for key, answer in entry.answers.items() if answer.kind == DICE}
    move = entry.move
    if _tells_too_much(table, seat, undone or entry):
        changes = tuple(replace(one, key=one.where, rule="") for one in changes)
        move, dice = (entry.move if entry.switches else GM_TURN), {}
    return replace(
        entry,
        n=NO_NUMBER,
        play="",
        move=move,
        answers=dice,
        changes=changes,
        remarks=remarks,
        undoes=None if entry.undoes is None else NO_NUMBER,
        amends=None if entry.amends is None else NO_NUMBER,
        sum="",
        offset=-1,
        length=0,
    )


def _tells_too_much(table: Table, seat: Seat, entry: Entry) -> bool:
    """Whether the name of an entry's move tells of what a seat does not see."""
    move = MOVES.get(entry.move)
    return move is not None and bool(move.tells_of) and not sees(table, seat, move.tells_of)


# -- what was answered


def gist(entry: Entry, table: Table) -> str:
    """What is most telling of an entry besides its dice and changes, in short: `Bram takes charge; many are hurt`.

    Its remarks, and the picks that those do not speak of. "" where the title says it all.
    """
    if entry.switches or entry.move in (NOTE, REPAIR, CHANGE_BY_HAND.id, SET_BY_HAND.id):
        return ""
    parts = [remark.text for remark in sorted(entry.remarks, key=lambda one: one.to_tell)]
    return "; ".join([*parts, *picks(entry, table, " ".join(parts))])


def picks(entry: Entry, table: Table, said: str) -> tuple[str, ...]:
    """What was picked, in words, as far as neither the changes nor what else is `said` speaks of it."""
    afters = [change.after for change in entry.changes]
    values = [*afters, *(one for after in afters if isinstance(after, Mapping) for one in after.values())]
    became = {one for one in values if isinstance(one, str)} | set(_NOT_TELLING)
    changed = " ".join(change.where.replace(".requirements.", "/") for change in entry.changes)
    found: list[str] = []
    for answer in entry.answers.values():
        if answer.kind == PICK and isinstance(answer.value, list | tuple):
            new = [str(one) for one in answer.value if one not in became and f".{one}" not in changed]
            words = [option_in_words(table, one) for one in new]
            words = [one for one in words if not one.isdigit()]  # how many of what only its own question says
            found += [one for one in words if one and one.casefold() not in f"{said} {' '.join(found)}".casefold()]
    return tuple(found)


def option_in_words(table: Table, id: str) -> str:
    """A picked option: by the name of the thing that it is, else its id as words."""
    if "." in id:
        return place_in_words(table, id)
    if place_of(table, id):
        return called(table, id)
    plan, _, part = id.partition("/")
    if plan in table.plans:
        held = table.plans[plan]
        return held.requirements[part].text if part in held.requirements else held.name
    for things in (table.threats, table.resources):
        if (thing := things.get(id)) is not None:
            return str(getattr(thing, "name", id))
    if (gain := table.gains.get(id)) is not None:
        return NAMES[gain.kind][0]
    return NAMES[id][0] if id in NAMES else id.replace("-", " ")


def answer_in_words(table: Table, answer: Answer) -> str:
    """What was answered: `6 4`, `many are hurt`, `yes`, a name."""
    value = answer.value
    if answer.kind == WAIVE:
        return "waived"
    if answer.kind == DICE and isinstance(value, list | tuple):
        return " ".join(map(str, value))
    if answer.kind == "money" and isinstance(value, int):
        return coins(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join(option_in_words(table, str(one)) for one in value) or "none"
    if answer.kind == "person":
        return name_of(table, str(value)) or "nobody"
    return str(value) or "left open"


def question_in_words(key: str) -> str:
    """The key of an ask or a change as words: `winter 1, meal 1: eaten`."""
    *scopes, last = (part.replace("-", " ").replace(".", " ") for part in key.split("/"))
    return f"{', '.join(scopes)}: {last}" if scopes else last
