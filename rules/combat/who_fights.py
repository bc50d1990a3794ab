"""Who can fight whom now: ours in a fight that is on, their foes in it, and why somebody else can't (DG-SPOTLIGHT)."""

from collections.abc import Collection, Iterator

from rules.asks import Option
from rules.combat.battalion import LEAST
from rules.combat.sides import Battalion, Foe
from rules.harm.bearers import UP
from rules.kept import Status
from rules.named import called
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.others import OthersHitPoints, OthersSheet, OthersWounds
from rules.sheets.sheet import Sheet
from rules.table import Character, Table

NO_FIGHT = "no fight is on: begin one first"
OUT_ALREADY = "is out of it already"
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
    """Why somebody can't fight any more, in words to follow their name; None if they can (DG-FIGHT, DG-BATTALION-2).

    Whoever is Dying may still fight.
    """
    one = table.characters.get(who) or table.people.get(who) or table.foes.get(who) or table.battalions.get(who)
    if one is None:
        return "is not known here"
    if one.status != "here":
        return _BECAME[one.status]
    if isinstance(one, Battalion):
        return None if one.members >= LEAST else f"is too few for a battalion: it takes {LEAST}"
    if isinstance(one, Foe):
        return _foe_out(one)
    return "is out of the action" if _down(one.sheet) else None


def _foe_out(foe: Foe) -> str | None:
    if isinstance(foe.sheet, OthersWounds) and foe.sheet.most_wounds == 0:
        return "has no Wounds to take: say first how many"
    return OUT_ALREADY if not foe.many or _down(foe.sheet) else None


def _down(sheet: Sheet | OthersSheet | None) -> bool:
    """Whether somebody is out by their sheet, read from it itself: this is asked of every foe at every question
    (DG-NPC, HH-ZERO)."""
    if isinstance(sheet, OthersWounds):
        return sheet.most_wounds is not None and sheet.wounds >= sheet.most_wounds
    if isinstance(sheet, HitPointSheet | OthersHitPoints):
        return sheet.hp == 0 or sheet.standing != UP
    return False


def as_effect(reason: str) -> str:
    """A reason as it stands beside a name, and not after it."""
    return reason.removeprefix("is ")


def fighters(table: Table) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """The characters who can fight now; and those who can't, each with the reason, also who of ours nobody plays
    (DG-NPC)."""
    able: list[Option] = []
    gone: list[Option] = []
    for who, one in table.characters.items():
        reason = cannot_fight(table, who)
        if reason is None:
            able.append(Option(who, one.name, how(one), f"characters.{who}"))
        else:
            gone.append(Option(who, one.name, as_effect(reason), f"characters.{who}"))
    others = [who for id in fights_on(table) for who in table.fights[id].fighters if who in table.people]
    gone += [
        Option(who, called(table, who), "nobody plays them, and they make no rolls", f"people.{who}") for who in others
    ]
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


def theirs_in(table: Table, fights: Collection[str]) -> Iterator[tuple[str, Foe | Battalion, str]]:
    """All of theirs in these fights, foes first, then battalions: their id, who they are, and where they stand."""
    for who, foe in table.foes.items():
        if foe.fight in fights:
            yield who, foe, f"foes.{who}"
    for who, one in table.battalions.items():
        if one.fight in fights and one.side == "theirs":
            yield who, one, f"battalions.{who}"


def against(table: Table, fights: Collection[str]) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """Whom one can fight in these fights; and who is out of it, with the reason."""
    able: list[Option] = []
    gone: list[Option] = []
    for who, one, place in theirs_in(table, fights):
        reason = out_of_it(table, who)
        if reason is None:
            able.append(Option(who, one.name, _many(one), place))
        else:
            gone.append(Option(who, one.name, as_effect(reason), place))
    return tuple(able), tuple(gone)


def _many(one: Foe | Battalion) -> str:
    """How many they are; of a battalion the players may not know that."""
    if isinstance(one, Battalion):
        return "a battalion"
    return f"x{one.many}" if one.many > 1 else ""


def anybody_to_fight(table: Table, fights: Collection[str]) -> bool:
    """Whether somebody of theirs is left in these fights."""
    return any(out_of_it(table, who) is None for who, _, _ in theirs_in(table, fights))


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
    if not any(anybody_to_fight(table, fights_of(table, one)) for one in ours):
        return "nobody is left to fight: add a foe first"
    return None
