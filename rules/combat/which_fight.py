"""Which fight is meant, and its number: one that is on, or one that is kept for later (DG-SPOTLIGHT)."""

from collections.abc import Sequence
from typing import Final, Literal

from rules.asks import GM, Option, Pick
from rules.combat.sides import Fight
from rules.play import Play, Steps, step
from rules.table import Table

RULE = "DG-SPOTLIGHT"
GM_ONLY = "fights.gm"  # no fight can have this id, so that nobody but the GM is told
ON: Final = "on"
KEPT: Final = "kept"


def fights_that_are(table: Table, status: Literal["on", "kept", "over"]) -> tuple[str, ...]:
    """The ids of the fights that are on, kept for later or over, in the order in which they began."""
    found = [id for id, fight in table.fights.items() if fight.status == status]
    return tuple(sorted(found, key=lambda id: table.fights[id].begun))


def next_number(table: Table, *, kept: bool = False) -> int:
    """The how manieth of the campaign the next fight is, from 1: of those that the players know, so that no number
    tells of another; or of all, for one that is `kept`."""
    return 1 + max((one.begun for one in table.fights.values() if kept or was_played(one)), default=0)


def was_played(fight: Fight) -> bool:
    """Whether the players know of a fight: one that is kept they do where it was on before, with some of theirs."""
    return fight.status != KEPT or bool(fight.fighters)


def last_fight(table: Table, *, but: str = "") -> str:
    """The id of the fight that began last and is not kept for later, but for one; "" for none."""
    there = [id for id, fight in table.fights.items() if fight.status != KEPT and id != but]
    return max(there, key=lambda id: table.fights[id].begun, default="")


def choices(table: Table, fights: Sequence[str]) -> tuple[Option, ...]:
    """Some fights to pick from, each with who is in it."""
    return tuple(Option(id, table.fights[id].name, _against(table, id), f"fights.{id}") for id in fights)


def _against(table: Table, fight: str) -> str:
    rows = sum(foe.fight == fight and foe.status == "here" for foe in table.foes.values())
    forces = sum(one.fight == fight and one.side == "theirs" for one in table.battalions.values())
    said = (f"{rows} row{'' if rows == 1 else 's'} of foes", *((f"battalions {forces}",) if forces else ()))
    return ", ".join(said)


@step
def which_fight(play: Play, fights: Sequence[str], *, text: str, id: str = "fight") -> Steps[str]:
    """One of some fights: the only one there is, else whichever is picked."""
    (only,) = fights[:1]
    if len(fights) == 1:
        return only
    (picked,) = yield from play.ask(
        Pick(id=id, text=text, to=GM, about=GM_ONLY, rule=RULE, options=choices(play.table, fights))
    )
    return picked
