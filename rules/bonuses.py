"""A bonus or a penalty is given to a character, or ended by hand: forward or ongoing, on either sheet (DG-FORWARD)."""

from typing import Any, Literal

from rules.asks import GM, Number, Option, Pick, Words
from rules.errors import NotTaken
from rules.kept import LONGEST_NAME
from rules.leading import nobody_able, who_leads
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.sheets.bonus import MOST, Bonus
from rules.slugs import slug
from rules.table import Table

RULE = "DG-FORWARD"
USUAL = 1  # DG-ROLL-1: what a situation is mostly worth
ENDS = "end-"
Kind = Literal["forward", "ongoing"]
Gives = Literal["number", "advantage", "disadvantage"]
Lasts = Literal["open", "day", "session"]
KINDS: dict[Kind, tuple[str, str]] = {
    "forward": ("Forward", "on the next roll that it applies to, then it is gone"),
    "ongoing": ("Ongoing", "on each roll that it applies to, while it lasts"),
}
GIVES: dict[Gives, tuple[str, str]] = {
    "number": ("A number", "added to the roll, or taken off it"),
    "advantage": ("Advantage", "3d6, the best two"),
    "disadvantage": ("Disadvantage", "3d6, the worst two"),
}
LASTS: dict[Lasts, tuple[str, str]] = {
    "open": ("While its cause lasts", "until somebody ends it here"),
    "day": ("Until the day ends", "it ends by itself"),
    "session": ("Until the session ends", "it ends by itself"),
}
UNTIL = Words(
    id="until", letter="t", text="Until when, if no such roll comes", optional=True, longest=LONGEST_NAME, rule=RULE
)


class Amount(Number, frozen=True, kw_only=True):
    """What a bonus adds. Nothing is none."""

    def take(self, value: Any) -> int:
        """The number. Raises NotTaken for 0 as well."""
        if not (amount := super().take(value)):
            raise NotTaken("0 adds nothing to a roll")
        return amount


@step
def _bonus(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Whose bonus is it?")
    about = f"characters.{who}"
    held = {id: one for id, one in play.table.characters[who].bonuses.items() if one.status == "held"}
    options = (
        *(Option(id, text, effect, about) for id, (text, effect) in KINDS.items()),
        *(Option(f"{ENDS}{id}", f"End: {one.name}", one.word, about) for id, one in held.items()),
    )
    with play.scope(who):
        (what,) = yield from play.ask(
            Pick(
                id="what",
                text=f"What does {called(play.table, who)} get, or lose?",
                to=GM,
                about=about,
                rule=RULE,
                options=options,
            )
        )
        if what.startswith(ENDS):
            place = f"{about}.bonuses.{what.removeprefix(ENDS)}.status"
            play.set(place, "ended", rule=RULE, why="ended by hand", waivable=False)
            return
        yield from _given(play, who, next(kind for kind in KINDS if kind == what))


@step
def _given(play: Play, who: str, kind: Kind) -> Steps[None]:
    """What it gives, where it is from, on which rolls it counts, and until when."""
    about = f"characters.{who}"
    gives: Gives = "number"
    if play.table.characters[who].sheet.HAS_ADVANTAGE:
        gives = yield from _one_of(play, who, "gives", "What does it give?", GIVES)
    amount = (yield from _how_much(play, about)) if gives == "number" else 0
    said = yield from play.ask(
        Words(
            id="name",
            text="What is it from?",
            to=GM,
            about=about,
            rule=RULE,
            optional=True,
            empty="no matter what",
            longest=LONGEST_NAME,
        )
    )
    name = said or kind
    applies = yield from play.ask(
        Words(
            id="applies",
            text="To which rolls does it apply?",
            to=GM,
            about=about,
            rule=RULE,
            optional=True,
            empty="to any",
            longest=LONGEST_NAME,
            asides=(UNTIL,) if kind == "forward" else (),
        )
    )
    until = (play.aside("applies", UNTIL) or "") if kind == "forward" else ""
    lasts: Lasts = "open"
    if kind == "ongoing":
        lasts = yield from _one_of(play, who, "lasts", "Until when?", LASTS)
        if lasts == "open":
            until = yield from _what_ends_it(play, about)
    made = Bonus(kind=kind, gives=gives, amount=amount, name=name, applies=applies, until=until, lasts=lasts)
    place = f"{about}.bonuses.{slug(name, play.table.characters[who].bonuses)}"
    play.set(place, made, rule=RULE, why=made.word, waivable=False)


@step
def _how_much(play: Play, about: str) -> Steps[int]:
    amount = yield from play.ask(
        Amount(
            id="amount",
            text="How much?",
            to=GM,
            about=about,
            rule=RULE,
            lowest=-MOST,
            highest=MOST,
            offered=USUAL,
            hint="-1 hinders",
        )
    )
    return amount


@step
def _what_ends_it(play: Play, about: str) -> Steps[str]:
    until = yield from play.ask(
        Words(
            id="until",
            text="What ends it?",
            to=GM,
            about=about,
            rule=RULE,
            optional=True,
            empty="the GM says",
            longest=LONGEST_NAME,
        )
    )
    return until


@step
def _one_of(play: Play, who: str, id: str, text: str, of: dict[Any, tuple[str, str]]) -> Steps[Any]:
    """One of what such words stand for."""
    about = f"characters.{who}"
    options = tuple(Option(one, word, effect, about) for one, (word, effect) in of.items())
    (picked,) = yield from play.ask(Pick(id=id, text=text, to=GM, about=about, rule=RULE, options=options))
    return picked


def _nobody(table: Table, who: str) -> str | None:
    return nobody_able(table, who)


BONUS = Move(
    id="bonus",
    name="A Bonus",
    short="to a roll",
    tab="party",
    trigger="Something helps or hinders somebody's rolls, or does so no more",
    rules=(RULE, "DG-ROLL-1"),
    steps=_bonus,
    blocked=_nobody,
)
