"""Debilities: marked, priced and cleared; of a follower, a passing tag (HH-DEBILITY)."""

from collections.abc import Iterable

from rules.asks import GM, Option, Pick, Words
from rules.errors import Refused
from rules.harm.bearers import borne, line, party, whom
from rules.moves import Move
from rules.named import called, place_of, speaks_for
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.sheets.hit_points import DEBILITIES, HitPointSheet
from rules.sheets.tag import Tag
from rules.slugs import slug
from rules.table import Table

RULE = "HH-DEBILITY-2"
THEIRS = "theirs"
NOBODY = "nobody here can bear a debility"


def hinders(name: str) -> str:
    """What a debility is worth: `disadvantage on STR, DEX`."""
    words = {one.field: one.word for one in HitPointSheet.STATS}
    return f"disadvantage on {', '.join(words[stat] for stat in DEBILITIES[name])}"


def to_pick(names: Iterable[str], about: str) -> tuple[Option, ...]:
    """Debilities to pick from, each with what it hinders."""
    return tuple(Option(name, name, hinders(name), about) for name in names)


def not_on(table: Table, who: str) -> tuple[str, ...]:
    """Those that somebody could still take."""
    held = borne(table, who)
    return tuple(name for name in DEBILITIES if name not in held)


def barred(table: Table, who: str, name: str = "") -> str | None:
    """Why somebody can't make a move whose price is a debility, that one or any; None if they can (HH-DEBILITY-2)."""
    if name and name in borne(table, who):
        return f"{called(table, who)} is {name} already, and this costs just that"
    if not not_on(table, who):
        return f"{called(table, who)} has all three debilities, and this costs one"
    return None


@step
def pay_a_debility(play: Play, who: str, *, rule: str, why: str) -> Steps[None]:
    """The price of a move: one that its player picks. Raises Refused where all are on (HH-DEBILITY-2)."""
    if reason := barred(play.table, who):
        raise Refused(reason, place_of(play.table, who))
    yield from take_one(play, who, rule=rule, why=why)


@step
def take_one(play: Play, who: str, *, rule: str = RULE, why: str = "", id: str = "debility") -> Steps[None]:
    """Somebody marks one that their player picks, of those not on yet; with all on, nothing (HH-DEBILITY-3)."""
    left = not_on(play.table, who)
    about = place_of(play.table, who)
    if not left:
        play.remark(f"{called(play.table, who)} has all three debilities: nothing more", about)
        return
    options = to_pick(left, about)
    to = speaks_for(play.table, who)
    (name,) = yield from play.ask(
        Pick(id=id, text="Which debility do they mark?", to=to, about=about, rule=rule, options=options)
    )
    mark(play, who, name, rule=rule, why=why)


def mark(play: Play, who: str, name: str, *, rule: str = RULE, why: str = "") -> None:
    """Mark one outright. One that is on is said, and nothing more."""
    if name in borne(play.table, who):
        play.remark(f"{called(play.table, who)} is {name} already: nothing more", place_of(play.table, who))
    elif who in play.table.people:
        place = f"people.{who}.tags.{_tag(play.table, who, name)}"
        play.set(place, Tag(name=name, passing=True), rule="HH-DEBILITY-1", why=why or hinders(name))
    else:
        play.set(line(play.table, who, name), True, rule=rule, why=why or hinders(name))


def clear(play: Play, who: str, name: str, *, rule: str, why: str = "") -> None:
    """Take one away. What it came from may still be there (HH-DEBILITY-4)."""
    if who in play.table.people:
        play.set(f"people.{who}.tags.{_tag(play.table, who, name)}.status", "gone", rule=rule, why=why)
    else:
        play.set(line(play.table, who, name), False, rule=rule, why=why)


def _tag(table: Table, who: str, name: str) -> str:
    """The id of the tag that is a debility of somebody's: where they have it or had it, else a new one."""
    tags = table.people[who].tags
    known = (id for id, tag in tags.items() if tag.name == name and tag.passing)
    return next(known, None) or slug(name, tags)


@step
def which(play: Play, who: str, *, id: str = "which") -> Steps[None]:
    """Which debility is marked: the GM says it outright, or leaves it to the player."""
    about = place_of(play.table, who)
    held = borne(play.table, who)
    options = [
        Option(name, name, "on already: nothing more" if name in held else hinders(name), about) for name in DEBILITIES
    ]
    if who in play.table.characters:
        options.append(Option(THEIRS, "the player says which", about=about))
    (name,) = yield from play.ask(
        Pick(id=id, text="Which debility?", to=GM, about=about, rule=RULE, options=tuple(options))
    )
    if name == THEIRS:
        yield from take_one(play, who)
    else:
        mark(play, who, name)


@step
def _mark(play: Play) -> Steps[None]:
    who = yield from whom(play, party(play.table), rule=RULE, text="Who marks a debility?", nobody=NOBODY)
    with play.scope(who):
        yield from which(play, who)


@step
def _clear(play: Play) -> Steps[None]:
    ids = _with_one(play.table)
    who = yield from whom(play, ids, rule="HH-DEBILITY-4", text="Whose debility is cleared?", nobody=_NONE_ON)
    about = place_of(play.table, who)
    with play.scope(who):
        options = to_pick(borne(play.table, who), about)
        name = yield from the_one(
            play,
            Pick(id="which", text="Which is cleared?", to=GM, about=about, rule="HH-DEBILITY-4", options=options),
        )
        how = yield from play.ask(
            Words(
                id="how",
                text="What clears it?",
                to=GM,
                about=about,
                rule="HH-DEBILITY-4",
                optional=True,
                empty="a GM's offer",
            )
        )
        clear(play, who, name, rule="HH-DEBILITY-4", why=how or "a GM's offer")


_NONE_ON = "nobody here bears a debility"


def _with_one(table: Table) -> tuple[str, ...]:
    return tuple(id for id in party(table) if borne(table, id))


MARK_A_DEBILITY = Move(
    id="mark-debility",
    name="Mark a Debility",
    letter="d",
    short="worn down",
    tab="party",
    trigger="Somebody ends up weakened, dazed or miserable",
    rules=("HH-DEBILITY-1", "HH-DEBILITY-2", "HH-DEBILITY-3"),
    world="homefront",
    steps=_mark,
    blocked=lambda table, _who: None if party(table) else NOBODY,
)
CLEAR_A_DEBILITY = Move(
    id="clear-debility",
    name="Clear a Debility",
    letter="l",
    short="better again",
    tab="party",
    trigger="A move or an offer of the GM's takes a debility away",
    rules=("HH-DEBILITY-4",),
    world="homefront",
    steps=_clear,
    blocked=lambda table, _who: None if _with_one(table) else _NONE_ON,
)
