"""What can be said at once of somebody who comes into the story: how they are hurt, whom they serve, what for, how they
are (HH-SHEETS). Each is an aside: it costs no key where nobody says it."""

from typing import Any

from rules.asks import Ask, Money, Number, Option, Pick, Words, YesNo, one_line
from rules.errors import NotTaken, Refused
from rules.frozen_map import FrozenMap
from rules.kept import LONGEST_TEXT, World
from rules.making.things import Things, by_id, things
from rules.play import Play
from rules.sheets.others import OthersHitPoints, OthersSheet, OthersWounds
from rules.sheets.tag import Tag
from rules.table import MOST_LOYALTY, Person, Table
from rules.worlds import in_play

RULE = "HH-SHEETS"
PARTY = "party"
MOST = 99  # HP, Wounds, Harm, armor: a bound, so that a slip of the finger is found
GOLD: World = "days-of-gold"


class OutOf(Words, frozen=True, kw_only=True):
    """How many there are and the most there can be: `4/6`, or `6` for all of them."""

    word: str = "HP"
    longest: int = 20

    def take(self, value: Any) -> str:
        """Both numbers, for `_both`. Raises NotTaken for no numbers, more than the most, and a most of 0."""
        said = one_line(value, longest=self.longest, optional=False)
        now, slash, most = (part.strip() for part in said.partition("/"))
        numbers = (now, most) if slash else (now, now)
        if not all(one.isascii() and one.isdigit() for one in numbers):
            raise NotTaken(f"{self.word} is a whole number such as 6, or two such as 4/6")
        held, top = (int(one) for one in numbers)
        if not 1 <= top <= MOST:
            raise NotTaken(f"{self.word} has a most of 1 to {MOST}, not {top}")
        if held > top:
            raise NotTaken(f"{held} is too high: {self.word} {top} at most")
        return f"{held}/{top}"


HP = OutOf(id="hp", letter="h", text="HP, such as 6 or 4/6", word="HP", rule=RULE)
WOUNDS = Number(id="wounds", letter="w", text="Wounds that they can take", lowest=1, highest=MOST, rule=RULE)
HARM = Number(id="harm", letter="m", text="Harm that they do", highest=MOST, rule=RULE)
ARMOR = Number(id="armor", letter="r", text="Armor", highest=MOST, rule=RULE)
LOYALTY = Number(id="loyalty", letter="l", text="Loyalty", highest=MOST_LOYALTY, rule=RULE)
WAGE = Money(id="wage", letter="g", text="Wage for a session", rule=RULE)
ARMS = YesNo(
    id="armed", letter="b", text="Bears arms", rule="DG-HOUSE-ACCOUNT", effect="never paid out of a House Account"
)
TAGS = Things(id="tags", letter="t", text="Tags (; between)", rule=RULE)
INSTINCT = Words(id="instinct", letter="i", text="Instinct", longest=LONGEST_TEXT, rule=RULE)


def asides(table: Table) -> tuple[Ask[Any], ...]:
    """What can be said besides, of the rules that are in play."""
    of_hit_points = (HP,) if in_play(table, "homefront") else ()
    of_wounds = (WOUNDS, HARM) if in_play(table, GOLD) else ()
    wage = (WAGE, ARMS) if in_play(table, GOLD) else ()
    return (*of_hit_points, *of_wounds, ARMOR, serves(table), LOYALTY, *wage, TAGS, INSTINCT)


def serves(table: Table) -> Pick:
    """Whose follower somebody is: the party's, or a character's."""
    options = (
        Option(PARTY, "The party"),
        *(
            Option(id, one.name, about=f"characters.{id}")
            for id, one in table.characters.items()
            if one.status == "here"
        ),
    )
    return Pick(id="serves", letter="f", text="Whose follower?", options=options, rule=RULE)


def person(play: Play, of: str, name: str, role: str) -> Person:
    """Somebody with all that was said to the asides of the ask `of`. Raises Refused for what doesn't go together."""

    def said(aside: Ask[Any]) -> Any:
        return play.aside(of, aside) if aside.id in {one.id for one in asides(play.table)} else None

    follows = said(serves(play.table))
    serving = follows is not None or said(LOYALTY) is not None or said(WAGE) is not None
    whom = next(iter(follows or ()), "")
    tags = by_id(things(said(TAGS) or ""))
    return Person(
        name=name,
        role=role,
        sheet=_sheet(play.table, said(HP), said(WOUNDS), said(HARM), said(ARMOR)),
        follower=serving,
        follows="" if whom == PARTY else whom,
        loyalty=said(LOYALTY),
        wage=said(WAGE),
        armed=bool(said(ARMS)),
        tags=FrozenMap({id: Tag(name=one.name) for id, one in tags.items()}),
        instinct=said(INSTINCT) or "",
    )


def _sheet(table: Table, hp: str | None, wounds: int | None, harm: int | None, armor: int | None) -> OthersSheet | None:
    """How somebody is hurt, HP or Wounds, never both (HH-SHEETS)."""
    if hp is not None and (wounds is not None or harm is not None):
        raise Refused("somebody has HP, or Wounds and Harm, never both: take one of them back", "people")
    if hp is not None:
        held, most = (int(one) for one in hp.split("/"))
        return OthersHitPoints(hp=held, max_hp=most, armor=armor, standing="up" if held else "out")
    if wounds is not None or harm is not None:
        return OthersWounds(most_wounds=wounds, harm=harm, armor=armor)
    if armor is None:
        return None
    if in_play(table, "homefront") and in_play(table, GOLD):
        raise Refused("armor goes with HP or with Wounds: say one of them too", "people")
    return OthersHitPoints(armor=armor) if in_play(table, "homefront") else OthersWounds(armor=armor)
