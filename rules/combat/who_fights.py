"""Who can fight whom now: ours in a fight that is on, their foes in it, and why somebody else can't (DG-SPOTLIGHT)."""

from collections.abc import Iterable

from rules.asks import Option
from rules.combat.battalion import LEAST
from rules.combat.sides import Foe
from rules.harm.bearers import UP, sheet_of
from rules.kept import Status
from rules.named import called, place_of
from rules.table import Character, Table
from rules.wounds.others import is_out

NO_FIGHT = "no fight is on: begin one first"
_BECAME: dict[Status, str] = {"away": "is away", "dead": "is dead", "left": "has left", "retired": "is retired"}


def fights_on(table: Table) -> tuple[str, ...]:
    """The ids of the fights that are on."""
    return tuple(id for id, fight in table.fights.items() if fight.status == "on")


def fights_of(table: Table, who: str) -> tuple[str, ...]:
    """The fights that are on and that somebody is in: one of ours, a foe or a battalion."""
    one = table.foes.get(who) or table.battalions.get(who)
    if one is not None:
        return tuple(id for id in fights_on(table) if id == one.fight)
    return tuple(
        id
        for id in fights_on(table)
        if (fighter := table.fights[id].fighters.get(who)) is not None and fighter.status == "in"
    )


def out_of_it(table: Table, who: str) -> str | None:
    """Why somebody can't fight any more, in words to follow their name; None if they can."""
    one = table.characters.get(who) or table.people.get(who) or table.foes.get(who) or table.battalions.get(who)
    if one is None:
        return "is not known here"
    if one.status != "here":
        return _BECAME[one.status]
    if who in table.battalions:
        members = table.battalions[who].members
        return None if members >= LEAST else f"is no battalion: {members} left, and it takes {LEAST}"
    if isinstance(one, Foe):
        return _foe_out(table, who, one)
    hp = sheet_of(table, who)
    if is_out(table, who) or (hp is not None and (hp.hp == 0 or hp.standing != UP)):
        return "is out of the action"
    return None


def _foe_out(table: Table, who: str, foe: Foe) -> str | None:
    if getattr(foe.sheet, "most_wounds", None) == 0:
        return "has no Wounds to take: say first how many"
    hp = sheet_of(table, who)
    if not foe.many or is_out(table, who) or (hp is not None and hp.hp == 0):
        return "is out of it already"
    return None


def fighters(table: Table) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """The characters who can fight now; and those who can't, each with the reason."""
    able: list[Option] = []
    gone: list[Option] = []
    for who, one in table.characters.items():
        reason = cannot_fight(table, who)
        if reason is None:
            able.append(Option(who, one.name, how(one), f"characters.{who}"))
        else:
            gone.append(Option(who, one.name, reason, f"characters.{who}"))
    return tuple(able), tuple(gone)


def how(one: Character) -> str:
    """How a character is, in a word, where there is something to say: `Wounded`."""
    condition = getattr(one.sheet, "condition", "")
    return "" if condition == "Fine" else condition


def cannot_fight(table: Table, who: str) -> str | None:
    """Why a character can't fight, in words to follow their name; None if they can."""
    if reason := out_of_it(table, who):
        return reason
    if fights_of(table, who):
        return None
    on = [table.fights[id].name for id in fights_on(table)]
    return f"is not in the fight: {', '.join(on)}" if on else NO_FIGHT


def against(table: Table, fights: Iterable[str]) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """Whom one can fight in these fights, foes first, then battalions of theirs; and who is out of it, with the
    reason."""
    there = tuple(fights)
    theirs = (
        *(id for id, foe in table.foes.items() if foe.fight in there),
        *(id for id, one in table.battalions.items() if one.fight in there and one.side == "theirs"),
    )
    able: list[Option] = []
    gone: list[Option] = []
    for who in theirs:
        reason = out_of_it(table, who)
        if reason is None:
            able.append(Option(who, called(table, who), _many(table, who), place_of(table, who)))
        else:
            gone.append(Option(who, called(table, who), reason, place_of(table, who)))
    return tuple(able), tuple(gone)


def _many(table: Table, who: str) -> str:
    """How many they are. Of a battalion its members are known only where that is open."""
    foe = table.foes.get(who)
    if foe is not None:
        return f"x{foe.many}" if foe.many > 1 else ""
    return "a battalion"


def nobody_to_fight(table: Table, who: str) -> str | None:
    """Why somebody, or nobody at all, can fight; for `blocked`. None if one can."""
    if not fights_on(table):
        return NO_FIGHT
    if who in table.characters:
        if reason := cannot_fight(table, who):
            return f"{called(table, who)} {reason}"
        ours = [who]
    else:
        ours = [option.id for option in fighters(table)[0]]
        if not ours:
            return "no player's character is in the fight"
    if not any(against(table, fights_of(table, one))[0] for one in ours):
        return "nobody is left to fight: add a foe first"
    return None
