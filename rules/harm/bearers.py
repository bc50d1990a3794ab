"""Who has hit points, and what stands on their sheet: one way to it for players' characters and for all others."""

from collections.abc import Sequence

from rules.asks import GM, Option, Pick
from rules.errors import Refused
from rules.kept import Status
from rules.named import called, place_of
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.sheets.hit_points import DEBILITIES, HitPointSheet
from rules.sheets.others import OthersHitPoints
from rules.table import Character, Person, Table
from rules.track import Track
from rules.tracks import on_sheet
from rules.wounds.given import given_or

AT_THE_DOOR, OUT, UP = "at-the-door", "out", "up"
HERE: tuple[Status, ...] = ("here",)

Sheet = HitPointSheet | OthersHitPoints


def sheet_of(table: Table, who: str) -> Sheet | None:
    """The sheet with HP of somebody; None for who has none."""
    one = table.characters.get(who) or table.people.get(who) or table.foes.get(who)
    sheet = one.sheet if one is not None else None
    return sheet if isinstance(sheet, HitPointSheet | OthersHitPoints) else None


def with_hp(table: Table, statuses: Sequence[Status] = HERE) -> tuple[str, ...]:
    """The ids of all who have HP and are about, players' characters first."""
    everyone: list[tuple[str, Character | Person]] = [*table.characters.items(), *table.people.items()]
    return tuple(id for id, one in everyone if one.status in statuses and sheet_of(table, id) is not None)


def party(table: Table) -> tuple[str, ...]:
    """Those whom the moves of players heal: characters and followers who are here and have HP (HH-REGAIN-1)."""
    return tuple(id for id in with_hp(table) if id in table.characters or is_follower(table, id))


def is_follower(table: Table, who: str) -> bool:
    """Whether somebody is a follower."""
    return who in table.people and table.people[who].follower


def standing(table: Table, who: str) -> str:
    """Whether they are in the action: `up`, `out` or `at-the-door`; "" for who has no HP."""
    sheet = sheet_of(table, who)
    return sheet.standing if sheet is not None else ""


def line(table: Table, who: str, field: str) -> Track:
    """The track of a line of their sheet."""
    track = on_sheet(table, who, field)
    if track is None:
        raise KeyError(f"{who} has no {field}")
    return track


def number(table: Table, who: str, field: str) -> int | None:
    """A number of their sheet; None where nobody has said it yet."""
    value: int | None = line(table, who, field).value(table)
    return value


def state(table: Table, who: str) -> str:
    """How they are, in a few words: `HP 7/16, dazed`, `HP 0/6, out of the action`."""
    sheet = sheet_of(table, who)
    if sheet is None:
        return ""
    hp = "HP not given yet" if sheet.hp is None else f"HP {sheet.hp}/{'?' if sheet.max_hp is None else sheet.max_hp}"
    how = {OUT: ("out of the action",), AT_THE_DOOR: ("at Death's Door",)}.get(sheet.standing, ())
    return ", ".join((hp, *borne(table, who), *how))


def borne(table: Table, who: str) -> tuple[str, ...]:
    """The debilities on somebody: marked on a sheet, or a passing tag of one who marks none (HH-DEBILITY-1)."""
    if who in table.people:
        held = {tag.name for tag in table.people[who].tags.values() if tag.passing and tag.status == "held"}
        return tuple(name for name in DEBILITIES if name in held)
    if who not in table.characters:
        return ()
    sheet = table.characters[who].sheet
    return tuple(name for name in DEBILITIES if getattr(sheet, name, False))


def choices(table: Table, ids: Sequence[str]) -> tuple[Option, ...]:
    """Some people to pick from, each with how they are."""
    return tuple(Option(id, called(table, id), state(table, id), place_of(table, id)) for id in ids)


@step
def whom(play: Play, ids: Sequence[str], *, rule: str, text: str, nobody: str, id: str = "who") -> Steps[str]:
    """One of some people: who sits at that seat, the only one there is, or one picked. Raises Refused for nobody.

    Recover, the GM's measures and debilities go by it (HH-REGAIN-1, HH-DEBILITY-1).
    """
    if play.who in play.table.characters:
        if play.who not in ids:
            raise Refused(nobody)
        return play.who
    if not ids:
        raise Refused(nobody)
    who = yield from the_one(play, Pick(id=id, text=text, to=GM, rule=rule, options=choices(play.table, ids)))
    return who


@step
def given(play: Play, who: str, field: str, *, offered: int | None = None) -> Steps[int]:
    """A number of somebody's sheet; one that nobody has said yet is asked for and written down."""
    track = line(play.table, who, field)
    return (yield from given_or(play, who, track, to=GM, rule=track.rule, offered=offered))


@step
def hp_given(play: Play, who: str) -> Steps[tuple[int, int]]:
    """HP and the most of it; what nobody has said yet is asked for, and whole is what Enter gives."""
    most = yield from given(play, who, "max_hp")
    hp = yield from given(play, who, "hp", offered=most)
    return hp, most
