"""People in short: who is known at the table, and what has become of them, players' characters too."""

from typing import get_args

from rules.asks import GM, Option, Pick, Words
from rules.asks import Person as Someone
from rules.economy.arms import say
from rules.kept import LONGEST_NAME, Status
from rules.making.someone import ARMS, asides, person
from rules.moves import Move
from rules.named import everyone, place_of, taken
from rules.play import Play, Steps, step
from rules.slugs import slug
from rules.table import Table
from rules.tracks import track_at

RULE = "HH-SHEETS"


@step
def name_a_stranger(play: Play, *, rule: str) -> Steps[str]:
    """Ask for the name of somebody whom nobody knows yet."""
    known = tuple(
        Option(id, one.name, f"known already, {one.status}", about=place) for id, place, one in everyone(play.table)
    )
    name = yield from play.ask(Someone(id="name", text="What is their name?", to=GM, rule=rule, gone=known))
    return name


@step
def _add(play: Play) -> Steps[None]:
    name = yield from name_a_stranger(play, rule=RULE)
    new = slug(name, taken(play.table))
    with play.scope(new):
        role = yield from play.ask(
            Words(
                id="role",
                text="Who are they?",
                to=GM,
                rule=RULE,
                optional=True,
                longest=LONGEST_NAME,
                asides=asides(play.table),
            )
        )
        made = person(play, "role", name, role)
        arms = play.aside("role", ARMS) if ARMS in asides(play.table) else None
    play.set(f"people.{new}", made, rule=RULE, waivable=False)
    if arms is not None:
        say(play, new)


@step
def _becomes(play: Play) -> Steps[None]:
    options = tuple(Option(id, one.name, one.status, about=place) for id, place, one in everyone(play.table))
    (who,) = yield from play.ask(Pick(id="who", text="Who is it?", to=GM, rule=RULE, options=options))
    about = place_of(play.table, who)
    track = track_at(f"{about}.status")
    status = str(track.value(play.table))
    choices = tuple(Option(one, one, about=about) for one in get_args(Status) if one != status)
    with play.scope(who):
        (becomes,) = yield from play.ask(
            Pick(
                id="status",
                text=f"They were {status}. And now?",
                to=GM,
                about=about,
                rule=RULE,
                options=choices,
                unchosen=True,
            )
        )
        why = yield from play.ask(Words(id="why", text="How so?", to=GM, about=about, rule=RULE, optional=True))
    play.set(track, becomes, rule=RULE, why=why, waivable=False)


def _nobody(table: Table, _who: str) -> str | None:
    return None if any(everyone(table)) else "nobody is known by name yet"


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
    blocked=_nobody,
)
