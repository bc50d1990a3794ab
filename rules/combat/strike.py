"""What a side of an exchange deals: what it strikes with, and all that bears on it (DG-FIGHT-2, DG-BATTALION-1)."""

from msgspec import Struct

from rules.asks import GM, Number
from rules.combat.as_seen import known_as, own_sheet
from rules.combat.battalion import Size, bonus, size_in
from rules.combat.dealt import Dealt
from rules.combat.edges import counting
from rules.combat.landing import SHEETS
from rules.combat.tracks import BATTALION_ARMOR, BATTALION_HARM
from rules.harm.attack import Attack
from rules.harm.bearers import line, sheet_of
from rules.modifier import Part
from rules.named import called, speaks_for
from rules.play import Play, Steps, step
from rules.table import Table
from rules.track import Track
from rules.tracks import on_sheet
from rules.wounds.given import given
from rules.wounds.harm import MOST_HARM

ARMOR = "DG-ARMOR"


class Side(Struct, frozen=True):
    """One of the two, as they stand when the clash begins: their size, and what a roll of theirs changes.

    `base` is what they strike with; None: what their sheet says. `deals` counts on what they deal, `takes` on what they
    take. `past`: what they deal goes past Armor.
    """

    who: str
    size: Size
    base: Part | None = None
    deals: tuple[Part, ...] = ()
    takes: tuple[Part, ...] = ()
    past: bool = False


def side_of(table: Table, who: str, *, past: bool = False) -> Side:
    """Somebody who rolls nothing: a foe, a battalion of theirs."""
    return Side(who, size_in(table, who), past=past)


def put_together(
    table: Table, fight: str, one: Side, other: Side, base: Part, worn: int | None, *, attack: bool = True
) -> Dealt:
    """What one side deals the other: `base`, then picks, edges and sizes; and against it Armor, with what is added.

    `worn` None: it goes past Armor. `fight` is where their edges are from, "" for none. `attack` False: an edge for one
    attack does not count here.
    """
    parts = (
        base,
        *one.deals,
        *other.takes,
        *counting(table, fight, one.who, "harm", attack=attack),
        *bonus(one.size, other.size),
    )
    if worn is None:
        return Dealt(parts)
    return Dealt(
        parts, (Part("Armor", worn), *counting(table, fight, other.who, "armor"), *bonus(other.size, one.size))
    )


@step
def strike(play: Play, fight: str, one: Side, other: Side, *, attack: bool = True) -> Steps[Dealt]:
    """The same, with what nobody has said yet asked for."""
    base = one.base
    if base is None:
        base = Part(known_as(play.table, one.who), (yield from _harm_of(play, one.who)))
    worn = None if one.past else (yield from armor_of(play, other.who))
    return put_together(play.table, fight, one, other, base, worn, attack=attack)


def harm_track(table: Table, who: str) -> Track | None:
    """Where the Harm stands that somebody strikes with; None for who has HP."""
    return BATTALION_HARM.at(who) if who in table.battalions else on_sheet(table, who, "harm")


def armor_track(table: Table, who: str) -> Track | None:
    """Where somebody's Armor stands; None for who has no sheet."""
    return BATTALION_ARMOR.at(who) if who in table.battalions else on_sheet(table, who, "armor")


def attack_of(table: Table, who: str) -> Attack | None:
    """The damage die of somebody who has HP, with what is added to it (HH-DAMAGE-1); None where none is given."""
    sheet = sheet_of(table, who)
    die = getattr(sheet, "damage_die", None)
    return Attack(int(die[1:]), getattr(sheet, "damage_bonus", 0)) if die else None


@step
def _harm_of(play: Play, who: str) -> Steps[int]:
    """The Harm that somebody strikes with. Of one who has HP it is a number that the GM gives (HH-SHEETS)."""
    track = harm_track(play.table, who)
    if track is not None:
        return (yield from given(play, who, track, to=GM, rule=track.rule))
    attack = attack_of(play.table, who)
    die = "no damage die" if attack is None else attack.dice
    harm = yield from play.ask(
        Number(
            id="harm",
            text=f"{called(play.table, who)} strikes ({die}): how much Harm is that?",
            to=GM,
            about=own_sheet(play.table, who),
            rule=SHEETS,
            highest=MOST_HARM,
        )
    )
    return harm


@step
def armor_of(play: Play, who: str) -> Steps[int]:
    """The Armor that somebody wears; what nobody has given yet is asked for and written down (DG-ARMOR)."""
    track = BATTALION_ARMOR.at(who) if who in play.table.battalions else line(play.table, who, "armor")
    return (yield from given(play, who, track, to=speaks_for(play.table, who), rule=ARMOR))
