"""What stands still and works again: staff come and go, and trouble with a property is resolved (DG-PROPERTY)."""

from msgspec import Struct

from rules.asks import GM, Option, Pick, Words
from rules.economy.property import RULE, held, nothing_held, which_held
from rules.economy.tracks import HALTED, STAFFED, STOPPED
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.table import Table

HALTS, STOPS = "DG-BUSINESS-1", "DG-WORK"

# -- staff


@step
def _staff(play: Play) -> Steps[None]:
    which = yield from which_held(play, "Where do staff come or go?")
    one = play.table.holdings[which]
    with play.scope(which):
        comes = "staff go: no income, no Work there" if one.staffed else "staff come"
        why = yield from play.ask(
            Words(
                id="why",
                text=f"{one.name}, {comes}. Why?",
                to=GM,
                about=f"holdings.{which}",
                rule=RULE,
                optional=True,
            )
        )
        play.set(STAFFED.at(which), not one.staffed, rule=RULE, why=why, waivable=False)


# -- trouble resolved


class Trouble(Struct, frozen=True):
    """What stops some property of one owner: the ids, and whether it halts income or only keeps one from Work there."""

    text: str
    owner: str
    halts: bool
    where: tuple[str, ...]


def troubles(table: Table, who: str) -> dict[str, Trouble]:
    """Every trouble that is not resolved, one trouble of several once, by an id (DG-BUSINESS-1, DG-WORK)."""
    found: dict[str, Trouble] = {}
    for id, one in held(table, who).items():
        if one.halted:
            together = tuple(
                other
                for other, too in held(table, one.owner).items()
                if (too.halted, too.owner) == (one.halted, one.owner)
            )
            found.setdefault(f"halted-{together[0]}", Trouble(one.halted, one.owner, True, together))
        if one.stopped:
            found[f"stopped-{id}"] = Trouble(one.stopped, one.owner, False, (id,))
    return found


@step
def _resolve(play: Play) -> Steps[None]:
    open_ = troubles(play.table, play.who)
    options = tuple(
        Option(id, one.text, _where_it_is(play.table, one), f"holdings.{one.where[0]}") for id, one in open_.items()
    )
    (which,) = yield from play.ask(
        Pick(id="which", text="Which trouble is resolved?", to=GM, rule=HALTS, options=options)
    )
    trouble = open_[which]
    with play.scope(which):
        how = yield from play.ask(
            Words(id="how", text="How so?", to=GM, about=f"holdings.{trouble.where[0]}", rule=HALTS, optional=True)
        )
        track, rule = (HALTED, HALTS) if trouble.halts else (STOPPED, STOPS)
        for id in trouble.where:
            play.set(track.at(id), "", rule=rule, why=how)


def _where_it_is(table: Table, one: Trouble) -> str:
    names = ", ".join(table.holdings[id].name for id in one.where)
    return f"{called(table, one.owner)}: {names}, {'no income' if one.halts else 'no Work there'}"


def _no_trouble(table: Table, who: str) -> str | None:
    return None if troubles(table, who) else "no trouble stops any property"


STAFF = Move(
    id="staffed",
    name="Staff Come or Go",
    letter="t",
    short="hired or gone",
    tab="economy",
    trigger="Those who work at a property leave it, or come",
    world="days-of-gold",
    rules=(RULE, "DG-BUSINESS-2"),
    steps=_staff,
    blocked=nothing_held,
)
RESOLVE = Move(
    id="resolve",
    name="Trouble Resolved",
    letter="v",
    short="works again",
    tab="economy",
    trigger="What halted a business, or kept somebody from working there, is over",
    world="days-of-gold",
    rules=(HALTS, STOPS),
    steps=_resolve,
    blocked=_no_trouble,
)
