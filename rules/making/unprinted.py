"""What the documents do not print: typed in once, kept with the campaign, offered next time (DG-UNPRINTED)."""

from collections.abc import Mapping
from typing import Any

from rules.asks import GM, Money, Option, Pick, Words
from rules.coins import read_coins
from rules.errors import NotTaken, Refused
from rules.frozen_map import FrozenMap
from rules.kept import LONGEST_TEXT
from rules.making.classes import CLASS_PERKS, CLASSES, Class
from rules.making.things import HOW, Thing, Things, things
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.several import BETWEEN, several
from rules.slugs import slug
from rules.table import LONGEST_LIST, Listed, Table, Typed, TypedPerk
from rules.track import Track
from rules.tracks import track_at

RULE = "DG-UNPRINTED"
PRICES, VALUES = "prices", "values"
MOST_VALUE = 99  # a bound, so that a slip of the finger is found


def typed_of(table: Table, one: Class) -> Typed:
    """What was typed in of a class so far."""
    return table.typed.get(one.id, Typed(name=one.name))


def free_perk(table: Table, one: Class) -> tuple[str, TypedPerk] | None:
    """The free perk of a class with its id, once it was typed in."""
    return next(((id, perk) for id, perk in typed_of(table, one).perks.items() if perk.free), None)


def class_perks(table: Table, one: Class) -> Mapping[str, TypedPerk]:
    """The class perks that were typed in so far, by id: all but the free one."""
    return {id: perk for id, perk in typed_of(table, one).perks.items() if not perk.free}


def keep_typed(play: Play, one: Class, *, perks: tuple[TypedPerk, ...] = (), anew: bool = False, **lines: Any) -> None:
    """Keep of a class what was typed in and is not kept yet: perks by name, gold, gear, questions, fortune.

    A line that is kept already stays as it is, but where it is typed in `anew`. Raises Refused for more class perks
    than a class has.
    """
    held = typed_of(play.table, one)
    known = {perk.name.casefold() for perk in held.perks.values()}
    new: dict[str, TypedPerk] = {}
    for perk in perks:
        if perk.name.casefold() not in known:
            new[slug(perk.name, {*held.perks, *new})] = perk
    chosen = sum(not perk.free for perk in (*held.perks.values(), *new.values()))
    if chosen > CLASS_PERKS:
        raise Refused(
            f"a {one.name} has {CLASS_PERKS} class perks, all known: {', '.join(_names(new))} is none of them"
        )
    empty = (None, "")
    said = {
        field: value
        for field, value in lines.items()
        if value not in (*empty, getattr(held, field)) and (anew or getattr(held, field) in empty)
    }
    place = f"typed.{one.id}"
    if one.id not in play.table.typed:
        if new or said:
            play.set(place, Typed(name=one.name, perks=FrozenMap(new), **said), rule=RULE)
        return
    for id, perk in new.items():
        play.set(f"{place}.perks.{id}", perk, rule=RULE)
    for field, value in said.items():
        play.set(track_at(f"{place}.{field}"), value, rule=RULE)


def _names(perks: Mapping[str, TypedPerk]) -> list[str]:
    return [perk.name for perk in perks.values()]


# -- the move


class Numbered(Things, frozen=True, kw_only=True):
    """Things that each have a number after the sign: an amount of coins, or a Value."""

    of: str = PRICES

    def take(self, value: Any) -> str:
        """The words as they are. Raises NotTaken for what is no amount and no Value."""
        said = super().take(value)
        for one in things(said):
            _number(one, self.of)
        return said


def _number(one: Thing, of: str) -> int:
    if of == PRICES:
        try:
            return read_coins(one.text)
        except NotTaken as no:
            raise NotTaken(f"{one.name}: {no.reason}") from None
    if not one.text.isascii() or not one.text.isdigit() or int(one.text) > MOST_VALUE:
        raise NotTaken(f"{one.name}: a Value is a whole number from 0 to {MOST_VALUE}")
    return int(one.text)


@step
def _type_in(play: Play) -> Steps[None]:
    options = (
        *(Option(one.id, one.name, _how_far(typed_of(play.table, one)), "typed") for one in CLASSES.values()),
        Option(PRICES, "Prices", "what things cost", "listed"),
        Option(VALUES, "The Value table", "what things are worth", "listed"),
    )
    (what,) = yield from play.ask(Pick(id="what", text="What is typed in?", to=GM, rule=RULE, options=options))
    with play.scope(what):
        yield from (_of_class(play, CLASSES[what]) if what in CLASSES else _of_things(play, what))


def _how_far(held: Typed) -> str:
    count = len(held.perks)
    return f"{count} perk{'' if count == 1 else 's'} typed in" if count else "nothing yet"


@step
def _of_class(play: Play, one: Class) -> Steps[None]:
    """Each line of a class that is not there yet, or anew; empty leaves it as it is."""
    held = typed_of(play.table, one)
    about = f"typed.{one.id}"
    perks: list[TypedPerk] = []
    if free_perk(play.table, one) is None:
        said = yield from play.ask(_ask_perks("free-perk", f"The free perk ({HOW})", about, 1))
        perks += (TypedPerk(name=thing.name, text=thing.text, free=True) for thing in things(said))
    left = CLASS_PERKS - len(class_perks(play.table, one))
    if left:
        said = yield from play.ask(_ask_perks("perks", f"Class perks, {left} to come ({HOW})", about, left))
        perks += (TypedPerk(name=thing.name, text=thing.text) for thing in things(said))
    gold = yield from play.ask(
        Money(id="gold", text="Starting gold", to=GM, about=about, rule=RULE, offered=held.gold or 0)
    )
    gear = yield from play.ask(
        Things(
            id="gear",
            text=f"Starting gear ({HOW})",
            to=GM,
            about=about,
            rule=RULE,
            offered=held.gear,
            optional=True,
            empty="none now",
        )
    )
    asks = yield from play.ask(_ask_line("questions", f"History questions ({BETWEEN} between)", about, held.questions))
    fortune = yield from play.ask(
        _ask_line("fortune", "What earns the GM Fortune", about, held.fortune, longest=LONGEST_TEXT)
    )
    several(asks, about=about)
    keep_typed(play, one, perks=tuple(perks), anew=True, gold=gold or None, gear=gear, questions=asks, fortune=fortune)


def _ask_perks(id: str, text: str, about: str, most: int) -> Things:
    return Things(id=id, text=text, to=GM, about=about, rule=RULE, most=most, optional=True, empty="none now")


def _ask_line(id: str, text: str, about: str, held: str, *, longest: int = LONGEST_LIST) -> Words:
    return Words(
        id=id, text=text, to=GM, about=about, rule=RULE, offered=held, optional=True, empty="none now", longest=longest
    )


@step
def _of_things(play: Play, what: str) -> Steps[None]:
    sort = "Rope: 1gp; Mule: 20gp" if what == PRICES else "Rope: 0; Horse: 2"
    said = yield from play.ask(
        Numbered(id="things", text=f"Which? (as {sort})", to=GM, about="listed", rule=RULE, of=what)
    )
    for thing in things(said):
        number = _number(thing, what)
        id = _listed_as(play.table, thing.name)
        field = "price" if what == PRICES else "value"
        if id in play.table.listed:
            play.set(_track(id, field), number, rule=RULE)
        else:
            play.set(f"listed.{id}", Listed.model_validate({"name": thing.name, field: number}), rule=RULE)


def _listed_as(table: Table, name: str) -> str:
    known = (id for id, one in table.listed.items() if one.name.casefold() == name.casefold())
    return next(known, None) or slug(name, table.listed)


def _track(id: str, field: str) -> Track:
    return track_at(f"listed.{id}.{field}")


TYPE_IN = Move(
    id="type-in",
    name="From the Book",
    letter="u",
    short="not printed",
    tab="party",
    trigger="A text, a price or a Value is typed in, once",
    world="days-of-gold",
    rules=(RULE,),
    steps=_type_in,
)
