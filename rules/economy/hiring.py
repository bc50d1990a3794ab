"""Hiring: somebody serves for a wage from now on, or on new terms (DG-FOLLOWER, DG-FOLLOWER-2)."""

from typing import Any

from msgspec import Struct

from rules.asks import GM, LONGEST_CALLED, Money, Option, Pick, Words, YesNo
from rules.asks import Person as Someone
from rules.coins import GOLD, coins
from rules.economy.arms import say
from rules.economy.followers import PARTY, STILL, THE_PARTY, master, wage_says
from rules.kept import LONGEST_NAME
from rules.leading import able
from rules.moves import Move
from rules.named import called, everyone, taken
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.slugs import slug
from rules.table import Person, Table

RULE, TERMS = "DG-FOLLOWER", "DG-FOLLOWER-2"
NEW_LOYALTY = 0  # DG-LOYALTY
NO_HIRELING = "a player's character"
RARE = "rare"  # the kind of work that has no upper price
WAGES: dict[str, tuple[str, int]] = {  # DG-FOLLOWER: copper a session
    "labor": ("Plain labor", 5 * GOLD),
    "trade": ("A trade", 10 * GOLD),
    "venture": ("A specialist for ventures", 15 * GOLD),
    "best": ("The best there is", 20 * GOLD),
    RARE: ("Dangerous, rare, secret or magical", 25 * GOLD),
}
ANOTHER = Money(id="wage", letter="w", text="Another wage", rule=RULE)
FOR = Words(id="for", letter="f", text="Paid for what, if not a session", rule=TERMS, longest=LONGEST_CALLED)


class Terms(Struct, frozen=True):
    """For what somebody serves: `wage` is copper, for a session unless `wage_for` says for what."""

    wage: int
    wage_for: str
    armed: bool


@step
def _hire(play: Play) -> Steps[None]:
    whom = yield from _whom_to_serve(play)
    to = play.who if play.who in play.table.characters else GM
    with play.scope(whom or PARTY):
        said = yield from _who(play, to)
        known = play.table.people.get(said)
        name = known.name if known else said
        id = said if known else slug(said, taken(play.table))
        with play.scope(id):
            role = yield from _role(play, name, known, to)
            terms = yield from _terms(play, name, to)
            if known is None:
                _appears(play, id, name, role, whom, terms)
            else:
                _serves(play, id, known, role, whom, terms)
    _say(play, id)


@step
def _whom_to_serve(play: Play) -> Steps[str]:
    """The character whom they are to serve, "" for the whole party; a player hires for themself."""
    table = play.table
    if play.who in table.characters:
        return play.who
    options = (*able(table), Option(PARTY, "The party", "whoever pays, pays", "people"))
    whom = yield from the_one(play, Pick(id="whose", text="Whose follower?", to=GM, rule=RULE, options=options))
    return "" if whom == PARTY else whom


@step
def _who(play: Play, to: str) -> Steps[str]:
    """The id of somebody who is known, or a new name."""
    table = play.table
    options, gone = [], []
    for id, place, one in everyone(table):
        if not isinstance(one, Person):
            gone.append(Option(id, one.name, NO_HIRELING, place))
        elif one.status not in STILL:
            gone.append(Option(id, one.name, one.status, place))
        else:
            serves = f"serves {master(table, one)}: new terms" if one.follower else one.role
            options.append(Option(id, one.name, serves, place))
    said = yield from play.ask(
        Someone(
            id="name",
            text="Who is hired?",
            to=to,
            about="people",
            rule=RULE,
            options=tuple(options),
            gone=tuple(gone),
        )
    )
    return said


@step
def _role(play: Play, name: str, known: Person | None, to: str) -> Steps[str]:
    """What they do; not asked of one of whom it is known."""
    if known is not None and known.role:
        return known.role
    role = yield from play.ask(
        Words(
            id="role",
            text=f"What does {name} do?",
            to=to,
            about="people",
            rule=RULE,
            optional=True,
            longest=LONGEST_NAME,
        )
    )
    return role


@step
def _terms(play: Play, name: str, to: str) -> Steps[Terms]:
    options = tuple(
        Option(id, text, f"{coins(wage)}{' and up' if id == RARE else ''} a session", "people")
        for id, (text, wage) in WAGES.items()
    )
    (kind,) = yield from play.ask(
        Pick(
            id="kind",
            text=f"For what kind of work is {name} hired?",
            to=to,
            about="people",
            rule=RULE,
            options=options,
            asides=(ANOTHER, FOR),
        )
    )
    wage, wage_for = play.aside("kind", ANOTHER), play.aside("kind", FOR) or ""
    if wage is None:
        wage = WAGES[kind][1]
        if kind == RARE:
            wage = yield from play.ask(
                Money(
                    id="rare-wage",
                    text=f"What does {name} ask?",
                    to=GM,
                    about="people",
                    rule=RULE,
                    lowest=WAGES[RARE][1],
                    offered=WAGES[RARE][1],
                )
            )
    armed = yield from play.ask(
        YesNo(
            id="armed",
            text=f"Does {name} bear arms, or could they be part of a battalion?",
            to=to,
            about="people",
            rule="DG-HOUSE-ACCOUNT",
            effect="yes: never paid out of a House Account",
        )
    )
    return Terms(wage, wage_for, armed)


def _appears(play: Play, id: str, name: str, role: str, whom: str, terms: Terms) -> None:
    """Somebody new, who serves from the first moment."""
    made = Person(
        name=name,
        role=role,
        follower=True,
        follows=whom,
        loyalty=NEW_LOYALTY,
        wage=terms.wage,
        wage_for=terms.wage_for,
        armed=terms.armed,
    )
    play.set(f"people.{id}", made, rule=RULE, why="hired", waivable=False)
    say(play, id)


def _serves(play: Play, id: str, known: Person, role: str, whom: str, terms: Terms) -> None:
    """Somebody known serves from now on. Who served already keeps their Loyalty, and is leaving no more."""
    served = known.follower and known.loyalty is not None
    now: dict[str, Any] = {
        "role": role,
        "follower": True,
        "follows": whom,
        "loyalty": known.loyalty if served else NEW_LOYALTY,
        "wage": terms.wage,
        "wage_for": terms.wage_for,
        "armed": terms.armed,
        "leaving": False,
    }
    why = "new terms" if served else "hired"
    for field, value in now.items():
        play.set(f"people.{id}.{field}", value, rule=RULE, why=why, waivable=False)
    say(play, id)


def _say(play: Play, id: str) -> None:
    """Whom they serve and for what; the hiring itself costs nothing (DG-FOLLOWER-2)."""
    one = play.table.people[id]
    wage = f"{coins(one.wage)} {wage_says(one)}" if one.wage else "no wage"
    whom = called(play.table, one.follows) if one.follows else THE_PARTY
    play.remark(f"{one.name} serves {whom}: {wage}, food and ordinary costs in it", f"people.{id}")


def _cannot(table: Table, who: str) -> str | None:
    if who in table.characters and table.characters[who].status != "here":
        return f"{called(table, who)} is {table.characters[who].status}"
    return None


HIRE = Move(
    id="hire",
    name="Hire",
    letter="h",
    short="a follower",
    tab="economy",
    trigger="Somebody takes service, or serves on new terms",
    world="days-of-gold",
    rules=(RULE, TERMS, "DG-HOUSE-ACCOUNT"),
    steps=_hire,
    players=True,
    blocked=_cannot,
)
