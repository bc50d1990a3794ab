"""People in short: who is known at the table, and what has become of them."""

from typing import get_args

from rules.asks import GM, Option, Pick, Words
from rules.asks import Person as Someone
from rules.homefront.people import Status
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.slugs import slug
from rules.table import Person
from rules.tracks import PERSON_STATUS

RULE = "HF-STATS-1"


@step
def _add(play: Play) -> Steps[None]:
    known = tuple(Option(id, one.name, f"known already, and {one.status}") for id, one in play.table.people.items())
    name = yield from play.ask(Someone(id="name", text="What is their name?", to=GM, gone=known))
    role = yield from play.ask(Words(id="role", text="Who are they?", to=GM, optional=True, longest=200))
    play.set(f"people.{slug(name, play.table.people)}", Person(name=name, role=role), rule=RULE)


@step
def _becomes(play: Play) -> Steps[None]:
    options = tuple(Option(id, one.name, one.status, about=f"people.{id}") for id, one in play.table.people.items())
    (who,) = yield from play.ask(Pick(id="who", text="Who is it?", to=GM, options=options))
    now = play.table.people[who].status
    choices = tuple(Option(status, status) for status in get_args(Status) if status != now)
    (status,) = yield from play.ask(
        Pick(id="status", text=f"{play.table.people[who].name} is {now}. And now?", to=GM, options=choices)
    )
    why = yield from play.ask(Words(id="why", text="How so?", to=GM, optional=True))
    play.set(PERSON_STATUS.at(who), status, rule=RULE, why=why)


ADD_PERSON = Move(
    id="add-person",
    name="Add Someone",
    letter="a",
    tab="party",
    trigger="Somebody with a name comes into the story",
    rules=(RULE,),
    steps=_add,
)
PERSON_BECOMES = Move(
    id="person-becomes",
    name="What Becomes of Someone",
    letter="w",
    tab="party",
    trigger="Somebody goes away, comes back, dies or retires",
    rules=(RULE,),
    steps=_becomes,
    blocked=lambda table, _who: None if table.people else "nobody is known by name yet",
)
