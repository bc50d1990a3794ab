"""Who serves whom, and which of them a move is about (DG-FOLLOWER)."""

from collections.abc import Sequence

from rules.asks import GM, Option, Pick
from rules.errors import Refused
from rules.kept import Status
from rules.leading import able, who_leads
from rules.named import called
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.table import Person, Table

RULE = "DG-FOLLOWER"
PARTY = "party"
THE_PARTY = "the party"
HERE: tuple[Status, ...] = ("here",)
STILL: tuple[Status, ...] = ("here", "away")  # one who is away on an errand still serves
EACH_SESSION = "a session"


def followers(table: Table, statuses: Sequence[Status] = HERE) -> dict[str, Person]:
    """All who serve somebody, by id."""
    return {id: one for id, one in table.people.items() if one.follower and one.status in statuses}


def serving(table: Table, who: str, statuses: Sequence[Status] = HERE) -> dict[str, Person]:
    """Those who serve a character, or the whole party; for the GM all."""
    found = followers(table, statuses)
    if who not in table.characters:
        return found
    return {id: one for id, one in found.items() if one.follows in ("", who)}


def master(table: Table, one: Person) -> str:
    """Whom somebody serves, by name."""
    return called(table, one.follows) if one.follows else THE_PARTY


def wage_says(one: Person) -> str:
    """For what a wage is paid: `a session`, `a voyage`."""
    return one.wage_for or EACH_SESSION


def nobody_serves(table: Table, who: str) -> str | None:
    """Why such a move can't be made; for `blocked`."""
    if serving(table, who):
        return None
    return f"nobody here serves {called(table, who)}" if who in table.characters else "no follower is here"


@step
def which_follower(play: Play, *, rule: str, text: str) -> Steps[str]:
    """The id of a follower: the only one there is, or one picked; at a player's seat one of theirs."""
    table = play.table
    if reason := nobody_serves(table, play.who):
        raise Refused(reason)
    there = serving(table, play.who).items()
    options = tuple(Option(id, one.name, _is(table, one), f"people.{id}") for id, one in there)
    to = play.who if play.who in table.characters else GM
    who = yield from the_one(play, Pick(id="follower", text=text, to=to, about="people", rule=rule, options=options))
    return who


@step
def whose_word(play: Play, follower: str, *, rule: str, text: str) -> Steps[str]:
    """The id of the character who speaks to a follower: whom they serve, or one who is asked for where it is the party.

    Raises Refused where no character is here.
    """
    table = play.table
    serves = table.people[follower].follows
    if serves in [option.id for option in able(table)]:
        return serves
    who = yield from who_leads(play, rule=rule, text=text, id="master")
    return who


def _is(table: Table, one: Person) -> str:
    """What there is to say of a follower: `scout, serves Odo, Loyalty 2`."""
    loyalty = f"Loyalty {one.loyalty or 0}"
    return ", ".join(filter(None, (one.role, f"serves {master(table, one)}", loyalty, "leaving" * one.leaving)))
