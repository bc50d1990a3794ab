"""How a track looks: boxes, a number and what bears on it. The shape and the number say it without colour."""

from msgspec import Struct

from rules.effects import Counted, counted
from rules.errors import NoSuchPlace
from rules.homefront.deploy import deploy_pool
from rules.homefront.season_roll import reset_to
from rules.homefront.winter import MEAL_SIDES, open_second_meals
from rules.places import look
from rules.table import Table
from rules.track import Track
from rules.tracks import DEFENSES, FORTUNES, POPULATION, PROSPERITY, SURPLUS, track_at
from tui.glyphs import Glyphs
from tui.widgets.cells import Line, Part

MOST_BOXES = 6
SHORT: dict[str, str] = {POPULATION.where: "Pop", PROSPERITY.where: "Pros", DEFENSES.where: "Def"}


class Standing(Struct, frozen=True):
    """A track as it stands: what counts now and why, and its highest value, or None."""

    track: Track
    stat: Counted
    top: int | None


def standing(table: Table, track: Track) -> Standing:
    """A track of this table."""
    return Standing(track, counted(table, track), track.top(table))


def boxes(one: Standing, glyphs: Glyphs, *, gap: str = "") -> Line:
    """A box for each step of a track's range, with those that are raised or lowered for now; nothing without an end."""
    stat, top = one.stat, one.top
    if top is None or max(top, stat.stored) > MOST_BOXES:
        return ()
    parts: list[Part] = []
    for number in range(1, max(top, stat.stored, stat.value) + 1):
        parts += [_box(number, stat, glyphs), (gap, "")]
    return tuple(parts[:-1])


def boxes_of(table: Table, where: str, value: object, glyphs: Glyphs) -> Line:
    """The boxes of a value that a place has, had or will have; nothing for one that is drawn with none."""
    if not isinstance(value, int) or isinstance(value, bool):
        return ()
    try:
        look(table, where)  # a thing that is not there has no end of its own
        track = track_at(where)
        top = track.top(table)
    except (NoSuchPlace, KeyError):
        return ()
    if top is None or not 0 <= value <= top:
        return ()
    return boxes(Standing(track, Counted(value, value, ()), top), glyphs)


def _box(number: int, stat: Counted, glyphs: Glyphs) -> Part:
    if number <= min(stat.value, stat.stored):
        return glyphs.have, "$moss"
    if number <= stat.stored:
        return glyphs.down, "$rust"
    if number <= stat.value:
        return glyphs.up, "$moss"
    return glyphs.lack, "$box"


def number(one: Standing, glyphs: Glyphs) -> Line:
    """The number that counts now, and a sign if that is not what is written down."""
    stat = one.stat
    value: Part = (str(stat.value), "bold $txt")
    if stat.value < stat.stored:
        return value, (glyphs.down, "bold $rust")
    if stat.value > stat.stored:
        return value, (glyphs.up, "bold $moss")
    return (value,)


def hint(table: Table, one: Standing, *, wide: bool) -> str:
    """What follows from a track at this moment, in a few words."""
    stat, track = one.stat, one.track
    if stat.because:
        because = (f"{one.by:+d} for {one.cause}" if wide else one.cause for one in stat.because)
        return ", ".join([str(stat.stored), *because])
    if track == FORTUNES:
        return f"resets to {reset_to(table)}" + (" each season" if wide else "")
    if track == SURPLUS:
        owed = sum(table.owed[meal].amount for meal in open_second_meals(table))
        return f"{owed} owed{' before spring' if wide else ''}" if owed else "in store"
    if track == POPULATION:
        return f"eats this +1d{MEAL_SIDES} in winter" if wide else f"winter +1d{MEAL_SIDES}"
    if track == PROSPERITY:
        return "nothing lacking" if wide else "not lacking"
    if track == DEFENSES:
        return f"deploys {deploy_pool(table).short}"
    return ""
