"""Level Up: XP are taken for a level, as often as there are enough (HF-LEVEL)."""

from rules.asks import GM, Option, Words, YesNo
from rules.asks import Pick as PickOne
from rules.errors import Refused
from rules.frozen_map import FrozenMap
from rules.harm.bearers import given, line
from rules.kept import LONGEST_TEXT
from rules.leading import able, nobody_able
from rules.making.things import Things, things
from rules.moves import Move
from rules.named import called
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.noted import Noted, OwnMove
from rules.slugs import slug
from rules.table import Table

RULE = "HF-LEVEL-1"
SHEET = "hit-points"
BASE, EACH_LEVEL = 6, 2  # HF-LEVEL-1: XP
POUCH, INVOKE = (
    ("Blessed", "sacred pouch"),
    ("Lightbearer", "Invoke the Sun God"),
)  # HF-LEVEL-3: class, what else has it
MORE_STOCK = 1


def cost(level: int) -> int:
    """What the next level takes."""
    return BASE + EACH_LEVEL * level


def short_of(table: Table, who: str) -> str | None:
    """How much XP somebody is short of the next level, or None. With no level written down, the first is meant."""
    sheet = table.characters[who].sheet
    assert isinstance(sheet, HitPointSheet)
    wanted = cost(1 if sheet.level is None else sheet.level)
    return (
        f"{called(table, who)} has {sheet.xp} XP: {wanted - sheet.xp} short of {wanted}" if sheet.xp < wanted else None
    )


def has(table: Table, who: str, of: tuple[str, str]) -> bool:
    """Whether somebody is of a class, or has what makes up for it among their moves or what they carry."""
    playbook, thing = (one.casefold() for one in of)
    character = table.characters[who]
    sheet = character.sheet
    held: list[FrozenMap[Noted] | FrozenMap[OwnMove]] = [character.carries]
    if isinstance(sheet, HitPointSheet):
        held.append(sheet.moves)
    named = [one.name.casefold() for things in held for one in things.values() if one.status == "held"]
    is_it = playbook in sheet.role.casefold().split()
    return is_it or any(thing in name for name in named)


@step
def _level_up(play: Play) -> Steps[None]:
    who = yield from _who(play)
    with play.scope(who):
        level = yield from given(play, who, "level", offered=1)
        if reason := short_of(play.table, who):
            raise Refused(reason, f"characters.{who}")
        home = yield from play.ask(
            YesNo(id="home", text="Are they at home, in a quiet stretch?", to=GM, about=f"characters.{who}", rule=RULE)
        )
        if not home:
            raise Refused("nobody levels up in the field, or while things press", f"characters.{who}")
        while not short_of(play.table, who):  # HF-LEVEL-4
            level += 1
            with play.scope(f"level-{level}"):
                yield from _one_level(play, who, level)


@step
def _who(play: Play) -> Steps[str]:
    """Who levels up: of those who have the XP for it."""
    if play.who in play.table.characters:
        return play.who
    ready = [option for option in able(play.table, SHEET) if not short_of(play.table, option.id)]
    options = tuple(Option(one.id, one.text, _xp(play.table, one.id), one.about) for one in ready)
    who = yield from the_one(play, PickOne(id="who", text="Who levels up?", to=GM, rule=RULE, options=options))
    return who


def _xp(table: Table, who: str) -> str:
    sheet = table.characters[who].sheet
    return f"{sheet.xp} XP" if isinstance(sheet, HitPointSheet) else ""


@step
def _one_level(play: Play, who: str, level: int) -> Steps[None]:
    about, name = f"characters.{who}", called(play.table, who)
    took = cost(level - 1)
    with play.together("level"):
        play.spend(
            line(play.table, who, "xp"),
            took,
            rule=RULE,
            why=f"level {level}",
        )
        play.adjust(line(play.table, who, "level"), 1, rule=RULE, why=f"for {took} XP")
    sheet = play.table.characters[who].sheet
    assert isinstance(sheet, HitPointSheet)
    instinct = Words(
        id="instinct", letter="i", text="Instinct", to=who, about=about, optional=True, offered=sheet.instinct,
        longest=LONGEST_TEXT,
    )  # fmt: skip
    looks = Words(
        id="appearance", letter="a", text="Appearance", to=who, about=about, optional=True, offered=sheet.appearance,
        longest=LONGEST_TEXT,
    )  # fmt: skip
    yield from _new(play, who, "move", f"Level {level}. Which new move, and do Instinct and Appearance still fit?",
                    asides=(instinct, looks))  # fmt: skip
    for aside in (instinct, looks):
        said = play.aside("move", aside)
        if said is not None:
            play.set(f"{about}.sheet.{aside.id}", said, rule="HF-LEVEL-2", why=f"level {level}")
    if level % 2:
        return
    if has(play.table, who, POUCH):
        yield from given(play, who, "max_stock", offered=0)
        play.adjust(
            line(play.table, who, "max_stock"), MORE_STOCK, rule="HF-LEVEL-3", why=f"level {level}, and a pouch"
        )
    if has(play.table, who, INVOKE):
        yield from _new(play, who, "invocation", f"Which new invocation does {name} learn?")


@step
def _new(play: Play, who: str, kind: str, text: str, *, asides: tuple[Words, ...] = ()) -> Steps[None]:
    """A move or an invocation, from the class or an insert; it may be chosen later."""
    about = f"characters.{who}"
    rule = "HF-LEVEL-2" if kind == "move" else "HF-LEVEL-3"
    words = yield from play.ask(
        Things(
            id=kind,
            text=text,
            to=who,
            about=about,
            rule=rule,
            optional=True,
            empty="chosen later",
            most=1,
            asides=asides,
        )
    )
    sheet = play.table.characters[who].sheet
    if not words:
        play.remark(f"{called(play.table, who)} has a new {kind} to choose", about, to_tell=True)
    elif isinstance(sheet, HitPointSheet):
        (thing,) = things(words)
        new = OwnMove(name=thing.name, text=thing.text, kind="move" if kind == "move" else "invocation")
        play.set(f"{about}.sheet.moves.{slug(thing.name, sheet.moves)}", new, rule=rule, why=f"a new {kind}")


def _nobody_has_enough(table: Table, who: str) -> str | None:
    if reason := nobody_able(table, who, SHEET):
        return reason
    if who in table.characters:
        return short_of(table, who)
    short = [short_of(table, option.id) for option in able(table, SHEET)]
    if all(short):
        return short[0] if len(short) == 1 else "nobody has the XP for another level"
    return None


LEVEL_UP = Move(
    id="level-up",
    name="Level Up",
    letter="l",
    row="home",
    short="another level",
    trigger="At home, in a quiet stretch, somebody has the XP for it",
    world="homefront",
    rules=("HF-LEVEL-1", "HF-LEVEL-2", "HF-LEVEL-3", "HF-LEVEL-4"),
    steps=_level_up,
    players=True,
    blocked=_nobody_has_enough,
)
