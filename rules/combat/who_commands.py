"""Which battalions of ours can clash now, with whom, and why another can't (DG-COMMAND-1, DG-BATTALION-2)."""

from collections.abc import Mapping
from typing import Any

from rules.asks import Option
from rules.combat.battalion import size_in
from rules.combat.who_fights import NO_FIGHT, against, anybody_to_fight, as_effect, fights_of, fights_on, out_of_it
from rules.leading import nobody_able
from rules.named import called
from rules.table import Table


def battalions(table: Table, who: str) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """The battalions of ours that can clash now, of a character those that they command or that nobody does; and the
    others, each with the reason."""
    options: list[Option] = []
    gone: list[Option] = []
    for id, one in table.battalions.items():
        if one.side != "ours":
            continue
        reason = cannot_clash(table, id)
        if reason is None and who in table.characters and one.commander not in ("", who):
            reason = f"is commanded by {called(table, one.commander)}"
        about = f"battalions.{id}"
        if reason is None:
            options.append(Option(id, one.name, f"{size_in(table, id).name}, {one.members}", about))
        else:
            gone.append(Option(id, one.name, as_effect(reason), about))
    return tuple(options), tuple(gone)


def cannot_clash(table: Table, id: str) -> str | None:
    """Why a battalion of ours can't clash, in words to follow its name; None if it can."""
    if reason := out_of_it(table, id):
        return reason
    there = fights_of(table, id)
    if not there:
        return "is in no fight that is on"
    return None if anybody_to_fight(table, there) else "has nobody left to clash with"


def nobody_to_command(table: Table, who: str) -> str | None:
    """Why no battalion can clash; for `blocked`. None if one can."""
    if not fights_on(table):
        return NO_FIGHT
    options, gone = battalions(table, who)
    if options:
        return nobody_able(table, who)  # it is a player's roll
    return "; ".join(f"{one.text}: {one.effect}" for one in gone) or "no battalion of ours is in the fight"


def only_ones(table: Table, who: str) -> Mapping[str, Any]:
    """Which battalion clashes, and with whom, where there is but one: nobody need say it."""
    assumed: dict[str, Any] = {}
    ours = tuple(option.id for option in battalions(table, who)[0])
    if len(ours) == 1:
        assumed["battalion"] = ours
    foes = {option.id for one in ours for option in against(table, fights_of(table, one))[0]}
    if len(foes) == 1:
        assumed["foe"] = tuple(foes)
    return assumed
