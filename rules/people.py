"""People in short: who is known at the table, and what has become of them."""

from typing import get_args

from rules.asks import GM, Option, Pick, Words
from rules.asks import Person as Someone
from rules.homefront.people import Status
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.slugs import slug
from rules.table import LONGEST_NAME, Person
from rules.tracks import PERSON_STATUS

RULE = "HF-STATS-1"


@step
def _add(play: Play) -> Steps[None]:
    known = tuple(
        Option(id, one.name, f"known already, {one.status}", about=f"people.{id}")
        for id, one in play.table.people.items()
    )
    name = yield from play.ask(Someone(id="name", text="What is their name?", to=GM, rule=RULE, gone=known))
    new = slug(name, play.table.people)
    with play.scope(new):
        role = yield from play.ask(
            Words(id="role", text="Who are they?", to=GM, rule=RULE, optional=True, longest=LONGEST_NAME)
        )
    play.set(f"people.{new}", Person(name=name, role=role), rule=RULE, waivable=False)


@step
def _becomes(play: Play) -> Steps[None]:
    options = tuple(Option(id, one.name, one.status, about=f"people.{id}") for id, one in play.table.people.items())
    (who,) = yield from play.ask(Pick(id="who", text="Who is it?", to=GM, rule=RULE, options=options))
    about, status = f"people.{who}", play.table.people[who].status
    choices = tuple(Option(one, one, about=about) for one in get_args(Status) if one != status)
    with play.scope(who):
        (becomes,) = yield from play.ask(
            Pick(id="status", text=f"They were {status}. And now?", to=GM, about=about, rule=RULE, options=choices)
        )
        why = yield from play.ask(Words(id="why", text="How so?", to=GM, about=about, rule=RULE, optional=True))
    play.set(PERSON_STATUS.at(who), becomes, rule=RULE, why=why, waivable=False)


ADD_PERSON = Move(
    id="add-person",
    name="Add Someone",
    letter="a",
    short="a new face",
    tab="party",
    trigger="Somebody with a name comes into the story",
    rules=(RULE,),
    steps=_add,
)
PERSON_BECOMES = Move(
    id="person-becomes",
    name="What Becomes of Someone",
    letter="w",
    short="gone or back",
    tab="party",
    trigger="Somebody goes away, comes back, dies or retires",
    rules=(RULE,),
    steps=_becomes,
    blocked=lambda table, _who: None if table.people else "nobody is known by name yet",
)
