"""Harm: somebody is hurt, on whichever sheet they have (HH-DAMAGE, DG-HARM, HH-SHEETS)."""

from collections.abc import Iterator
from itertools import chain

from rules.asks import GM, Option, Pick
from rules.combat.as_seen import own_sheet
from rules.combat.present import foes_there
from rules.combat.sides import Foe
from rules.harm.bearers import sheet_of, state
from rules.harm.damage import hurt_hit_points
from rules.kept import PRESENT
from rules.moves import Move
from rules.named import everyone
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.table import Character, Person, Table
from rules.wounds.boxes import says, wounds_track
from rules.wounds.harm import hurt

RULE = "HH-DAMAGE-4"
WOUNDS_RULE = "DG-HARM"
NOBODY = "nobody here has a sheet to be hurt on"


def who_can_be_hurt(table: Table) -> tuple[Option, ...]:
    """Everybody about who has a sheet to be hurt on: characters first, then foes in a fight that is on, then all
    others, and of each those who are here."""
    there = [
        (
            place.partition(".")[0],
            one.status != "here",
            Option(id, one.name, state(table, id) or says(table, id), place),
        )
        for id, place, one in _with_a_sheet(table)
    ]
    return tuple(option for *_, option in sorted(there, key=lambda one: one[:2]))


def _with_a_sheet(table: Table) -> Iterator[tuple[str, str, Character | Person | Foe]]:
    """The same, one by one and in no such order: their id, their place and who they are."""
    foes = ((id, own_sheet(table, id), foe) for id, foe in foes_there(table).items())
    for id, place, one in chain(everyone(table), foes):
        if one.status in PRESENT and (sheet_of(table, id) is not None or wounds_track(table, id) is not None):
            yield id, place, one


def _rule_of(table: Table, options: tuple[Option, ...]) -> str:
    """The rule of whoever is hurt: that of Wounds where nobody about has HP."""
    return RULE if any(sheet_of(table, option.id) is not None for option in options) else WOUNDS_RULE


def _forces(table: Table) -> tuple[Option, ...]:
    """Battalions that are here, each Harm to which takes a member out (DG-COMMAND-1)."""
    there = {id: one for id, one in table.battalions.items() if one.status == "here" and one.members}
    return tuple(
        Option(id, one.name, f"a battalion, {one.members}", own_sheet(table, id))
        for id, one in there.items()
        if not one.fight or table.fights[one.fight].status == "on"
    )


@step
def _harm(play: Play) -> Steps[None]:
    options = (*who_can_be_hurt(play.table), *_forces(play.table))
    rule = _rule_of(play.table, options)
    who = yield from the_one(play, Pick(id="who", text="Who is hurt?", to=GM, rule=rule, options=options))
    if sheet_of(play.table, who) is not None:
        yield from hurt_hit_points(play, who)
    else:
        yield from hurt(play, who)


HARM = Move(
    id="harm",
    name="Harm",
    letter="h",
    short="who is hurt",
    tab="party",
    trigger="Somebody is hit, knocked about, roughed up, or in pain",
    rules=(
        *("HH-DAMAGE-1", "HH-DAMAGE-2", "HH-DAMAGE-3", "HH-DAMAGE-4", "HH-DAMAGE-5", "HH-ARMOR", "HH-TAGS", "HH-ZERO"),
        *(WOUNDS_RULE, "DG-ARMOR", "DG-NPC", "DG-WOUNDS-1", "DG-WOUNDS-2", "HH-SHEETS", "DG-COMMAND-1"),
    ),
    steps=_harm,
    blocked=lambda table, _who: None if any(_with_a_sheet(table)) or _forces(table) else NOBODY,
)
