"""Weapons: which one is in hand in a fight, and how one is come by and lost (DG-FIGHT, DG-HARM)."""

from typing import cast, get_args

from msgspec import Struct

from rules.asks import LONGEST_CALLED, Ask, Number, Option, Pick, Words, YesNo
from rules.leading import nobody_able, who_leads
from rules.modifier import Part
from rules.moves import Move
from rules.named import called
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.sheets.weapon import Weapon, WeaponStat
from rules.slugs import slug
from rules.table import Table
from rules.wounds.boxes import SHEET
from rules.wounds.harm import MOST_HARM, TYPICAL

RULE = "DG-FIGHT"
FISTS, FISTS_HARM, FISTS_STAT = "fists", 1, "might"  # DG-HARM; always there
TYPED = "new"  # no weapon is called so: the word is reserved
IN_HAND, HELD, LOST = "in-hand", "held", "lost"
STATS: tuple[WeaponStat, ...] = get_args(WeaponStat)
USUAL = 3  # DG-HARM: of a sword, a spear, an axe, a bow
OTHER_ARMS = YesNo(id="arms", letter="e", text="With something else in hand", effect="which, is asked then")


class Armed(Struct, frozen=True):
    """What somebody fights with: its name, its Harm and the stat that it is used with."""

    name: str
    harm: int
    stat: str

    @property
    def part(self) -> Part:
        """Its Harm, where a sum begins with it."""
        return Part(self.name, self.harm)


BARE = Armed(FISTS, FISTS_HARM, FISTS_STAT)


def at_hand(table: Table, who: str) -> dict[str, Weapon]:
    """The weapons that a character has, by id, the one in hand first."""
    have = {id: one for id, one in table.characters[who].weapons.items() if one.status != LOST}
    return dict(sorted(have.items(), key=lambda item: item[1].status != IN_HAND))


@step
def arm(play: Play, who: str, *, ask: bool = False) -> Steps[Armed]:
    """What a character fights with. It is asked where there are several or none, or if that is wanted.

    One that is typed in is theirs from then on.
    """
    have = at_hand(play.table, who)
    if len(have) == 1 and not ask:
        (only,) = have.values()
        return Armed(only.name, only.harm, only.stat)
    (picked,) = yield from play.ask(_which(play.table, who, have))
    if picked == FISTS:
        return BARE
    if picked == TYPED:
        return (yield from _typed(play, who))
    if have[picked].status != IN_HAND:
        _take_in_hand(play, who, picked)
    one = have[picked]
    return Armed(one.name, one.harm, one.stat)


def _which(table: Table, who: str, have: dict[str, Weapon]) -> Pick:
    about = f"characters.{who}"
    return Pick(
        id="weapon",
        text=f"What does {called(table, who)} fight with?",
        to=who,
        about=about,
        rule=RULE,
        options=(
            *(Option(id, one.name, _words(one), about) for id, one in have.items()),
            Option(FISTS, "Fists", f"Harm {FISTS_HARM}, Might", about),
            Option(TYPED, "Something else", "typed in, and kept", about),
        ),
    )


def _words(one: Weapon) -> str:
    in_hand = ", in hand" if one.status == IN_HAND else ""
    return f"Harm {one.harm}, {one.stat.capitalize()}{in_hand}"


def _take_in_hand(play: Play, who: str, weapon: str) -> None:
    place = f"characters.{who}.weapons"
    with play.together("in-hand"):
        for id, one in play.table.characters[who].weapons.items():
            if one.status == IN_HAND:
                play.set(f"{place}.{id}.status", HELD, rule=RULE, why="put away")
        play.set(f"{place}.{weapon}.status", IN_HAND, rule=RULE, why="in hand")


@step
def _typed(play: Play, who: str) -> Steps[Armed]:
    """A weapon in words, its Harm and its stat; it is put on the sheet."""
    about = f"characters.{who}"
    with play.scope(TYPED):
        name = yield from play.ask(
            Words(id="name", text="What is it?", to=who, about=about, rule=RULE, longest=LONGEST_CALLED)
        )
        harm = yield from play.ask(_how_much(who))
        options = tuple(Option(stat, stat.capitalize(), about=about) for stat in STATS)
        (picked,) = yield from play.ask(
            Pick(id="stat", text="With which stat is it used?", to=who, about=about, rule=RULE, options=options)
        )
    stat = cast("WeaponStat", picked)
    new = slug(name, {*play.table.characters[who].weapons, FISTS})
    play.set(f"{about}.weapons.{new}", Weapon(name=name, harm=harm, stat=stat), rule=RULE, waivable=False)
    return Armed(name, harm, stat)


def _how_much(who: str) -> Ask[int]:
    said = "; ".join(f"{harm} {by.partition(',')[0]}" for harm, by in TYPICAL.items())
    return Number(
        id="harm",
        text="How much Harm does it do?",
        to=who,
        about=f"characters.{who}",
        rule="DG-HARM",
        highest=MOST_HARM,
        offered=USUAL,
        hint=said,
    )


# -- the moves


@step
def _add(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Who has a new weapon?", sheet=SHEET)
    with play.scope(who):
        yield from _typed(play, who)


@step
def _lose(play: Play) -> Steps[None]:
    armed = tuple(
        Option(id, one.name, ", ".join(weapon.name for weapon in at_hand(play.table, id).values()), f"characters.{id}")
        for id, one in play.table.characters.items()
        if one.status == "here" and at_hand(play.table, id)
    )
    who = yield from who_leads(play, rule=RULE, text="Who loses a weapon?", sheet=SHEET, options=armed)
    about, have = f"characters.{who}", at_hand(play.table, who)
    with play.scope(who):
        options = tuple(Option(id, one.name, _words(one), about) for id, one in have.items())
        lost = yield from the_one(
            play, Pick(id="weapon", text="Which is lost?", to=who, about=about, rule=RULE, options=options)
        )
        why = yield from play.ask(
            Words(id="why", text="How?", to=who, about=about, rule=RULE, optional=True, empty="not written")
        )
        play.set(f"{about}.weapons.{lost}.status", LOST, rule=RULE, why=why, waivable=False)


def _nobody_armed(table: Table, who: str) -> str | None:
    if who in table.characters and not at_hand(table, who):
        return f"{called(table, who)} has no weapon to lose"
    armed = any(one.status == "here" and at_hand(table, id) for id, one in table.characters.items())
    return nobody_able(table, who, SHEET) or (None if armed else "nobody here has a weapon to lose")


ADD_WEAPON = Move(
    id="add-weapon",
    name="Add a Weapon",
    letter="p",
    short="pick one up",
    tab="combat",
    trigger="A character comes by something to fight with",
    rules=(RULE, "DG-HARM"),
    world="days-of-gold",
    steps=_add,
    players=True,
    blocked=lambda table, who: nobody_able(table, who, SHEET),
)
LOSE_WEAPON = Move(
    id="lose-weapon",
    name="Lose a Weapon",
    letter="o",
    short="dropped, lost",
    tab="combat",
    trigger="A character drops a weapon, breaks it or gives it away",
    rules=(RULE,),
    world="days-of-gold",
    steps=_lose,
    players=True,
    blocked=_nobody_armed,
)
