"""What can be said besides a roll: the situation, a bonus left out, help and interference, an edge, another result."""

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import Struct

from rules.asks import GM, Ask, Number, Option, Pick, YesNo
from rules.forecast import bonuses_held
from rules.named import called
from rules.play import Play
from rules.pools import TIERS
from rules.sheets.bonus import MOST as MOST_BONUS
from rules.sheets.bonus import Bonus
from rules.table import Table
from rules.throws import TOTALS
from rules.worlds import in_play

DICE = "dice"  # the ask that they hang on
LENT = "lent-by-"  # with the helper, the id of the bonus that help from another seat leaves (DG-HELP)
THE_SITUATION = "the situation"


class Said(Struct, frozen=True):
    """What was said besides a roll, and the asides themselves. `helpers` lend theirs, `against` is who interferes."""

    asides: tuple[Ask[Any], ...]
    situation: int
    apart: tuple[str, ...]
    helpers: tuple[str, ...]
    against: tuple[str, ...]
    advantages: tuple[str, ...] = ()
    disadvantages: tuple[str, ...] = ()


def said_besides(play: Play, who: str, *, alone: bool, apart: Collection[str] = ()) -> Said:
    """All of it for a roll of theirs in the present scope (DG-ROLL-1, DG-FORWARD, DG-HELP, HH-ROLL). `alone`: nobody
    can help or interfere with this one. `apart` are ids of bonuses that are about another roll, whatever is said."""
    about, table = f"characters.{who}", play.table
    situation = Number(
        id="situation",
        letter="s",
        text="Situation",
        to=who,
        about=about,
        lowest=-MOST_BONUS,
        highest=MOST_BONUS,
        offered=1,
        hint="+1 helps, -1 hinders",
    )
    asides: list[Ask[Any]] = [situation]
    left: tuple[str, ...] = tuple(apart)
    if bonuses := _to_count(table, who, apart):
        aside = _apart(who, bonuses)
        asides.append(aside)
        left += play.aside(DICE, aside) or ()
    helpers, against = ((), ()) if alone else _who_lends(play, who, asides)
    edges: list[tuple[str, ...]] = [(), ()]
    if table.characters[who].sheet.HAS_ADVANTAGE:
        for at, edge in enumerate(_edges(about)):
            asides.append(edge)
            edges[at] = (THE_SITUATION,) if play.aside(DICE, edge) else ()
    asides.append(shift(who))
    return Said(tuple(asides), play.aside(DICE, situation) or 0, left, helpers, against, *edges)


def left_out(play: Play, who: str, apart: Collection[str] = ()) -> tuple[str, ...]:
    """The ids of the bonuses that were put aside as not applying, with those that are `apart` anyway (DG-FORWARD)."""
    held = _to_count(play.table, who, apart)
    said = (play.aside(DICE, _apart(who, held)) or ()) if held else ()
    return (*apart, *said)


def _to_count(table: Table, who: str, apart: Collection[str]) -> dict[str, Bonus]:
    return {id: one for id, one in bonuses_held(table, who).items() if id not in apart}


def shift(who: str) -> Pick:
    """The roll is read as another tier, with a reason."""
    options = tuple(Option(tier, f"as a {TOTALS[tier]}") for tier in TIERS)
    return Pick(id="tier", letter="t", text="Another result", to=GM, about=f"characters.{who}", options=options)


def _apart(who: str, bonuses: Mapping[str, Bonus]) -> Pick:
    """Which of the bonuses that are held do not apply to this roll (DG-FORWARD)."""
    about = f"characters.{who}"
    options = tuple(Option(id, one.name, _bonus_words(one), about) for id, one in bonuses.items())
    return Pick(
        id="apart",
        letter="a",
        text="Leave a bonus out",
        to=who,
        about=about,
        options=options,
        most=len(options),
    )


def _bonus_words(bonus: Bonus) -> str:
    gives = f"{bonus.amount:+d}" if bonus.gives == "number" else bonus.gives
    return ", ".join(filter(None, (f"{gives} {bonus.kind}", bonus.applies)))


def _edges(about: str) -> tuple[YesNo, YesNo]:
    """Advantage and disadvantage (HH-ROLL)."""
    return (
        YesNo(id="advantage", letter="v", text="Advantage", to=GM, about=about, effect="3d6, the best two"),
        YesNo(id="disadvantage", letter="d", text="Disadvantage", to=GM, about=about, effect="3d6, the worst two"),
    )


# -- help and interference


def could_lend(table: Table, who: str) -> tuple[str, ...]:
    """Who could help or interfere with a roll of theirs: every other character here, each once (DG-HELP)."""
    if not in_play(table, "days-of-gold"):
        return ()
    have = bonuses_held(table, who)
    return tuple(
        id for id, one in table.characters.items() if id != who and one.status == "here" and f"{LENT}{id}" not in have
    )


def _who_lends(play: Play, who: str, asides: list[Ask[Any]]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who helps, and who interferes; nobody does both. Their asides join the others (DG-HELP)."""
    helpers: tuple[str, ...] = ()
    against: tuple[str, ...] = ()
    able = could_lend(play.table, who)
    if able:
        aside = _lenders(play.table, who, able, id="help", letter="h", text="Help")
        asides.append(aside)
        helpers = play.aside(DICE, aside) or ()
    if able := tuple(id for id in able if id not in helpers):
        aside = _lenders(play.table, who, able, id="interfere", letter="o", text="Interfere")
        asides.append(aside)
        against = play.aside(DICE, aside) or ()
    return helpers, against


def _lenders(table: Table, who: str, able: tuple[str, ...], *, id: str, letter: str, text: str) -> Pick:
    options = tuple(Option(one, called(table, one), about=f"characters.{one}") for one in able)
    return Pick(
        id=id,
        letter=letter,
        text=text,
        to=who,
        about=f"characters.{who}",
        rule="DG-HELP",
        options=options,
        most=len(options),
    )
