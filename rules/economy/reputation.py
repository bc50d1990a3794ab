"""Reputation: what a place or a group thinks of a character, -5 to +5, and what that means (DG-REPUTATION-1)."""

from collections.abc import Mapping

from msgspec import Struct

from rules.asks import GM, Number, Option, Pick, Words, YesNo
from rules.coin import SHEET
from rules.economy.holdings import MOST_REPUTATION, Reputation
from rules.economy.tracks import REPUTATION
from rules.errors import Refused
from rules.kept import LONGEST_NAME
from rules.leading import nobody_able, who_leads
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.slugs import slug
from rules.table import Table

RULE = "DG-REPUTATION-1"
NEW = "new"


class Standing(Struct, frozen=True):
    """A Reputation in a word, how much dearer (or, below 0, cheaper) in percent all is, and what else it means.

    `dearer` None: no normal trade.
    """

    word: str
    dearer: int | None
    means: str


STANDINGS: Mapping[int, Standing] = {  # DG-REPUTATION-1
    -5: Standing("Hated", None, "they seek one's ruin"),
    -4: Standing("Hostile", 50, "no favors"),
    -3: Standing("Resented", 25, "doors stay shut"),
    -2: Standing("Disliked", 10, "suspicion"),
    -1: Standing("Wary", 0, "no trust"),
    0: Standing("Unknown", 0, "nothing either way"),
    1: Standing("Known", 0, "small favors"),
    2: Standing("Liked", -10, "routine help"),
    3: Standing("Respected", -15, "scarce goods or real help"),
    4: Standing("Celebrated", -20, "audiences and backing"),
    5: Standing("Beloved", -25, "people take risks"),
}
SETTLEMENT = YesNo(
    id="settlement", letter="s", text="It is a settlement", rule="DG-GOODWILL-1", effect="goodwill can be bought there"
)


def reputations_of(table: Table, who: str) -> dict[str, Reputation]:
    """What places and groups think of a character, by the id of each."""
    return {id: one for id, one in table.reputations.items() if one.of == who and one.status == "held"}


def standing(value: int) -> str:
    """A Reputation in words: `+3 Respected`."""
    return f"{value:+d} {STANDINGS[value].word}" if value else f"0 {STANDINGS[value].word}"


def dearer(value: int) -> str:
    """What it does to prices, in words: `prices +50%`, `no normal trade`."""
    by = STANDINGS[value].dearer
    if by is None:
        return "no normal trade"
    return f"prices {by:+d}%" if by else "prices as listed"


@step
def begin(play: Play, who: str, *, rule: str, to: str, settlement: bool = False) -> Steps[str]:
    """A place or a group that has thought nothing of a character so far is named: its id, its Reputation still 0.

    `settlement`: it is one, and need not be asked.
    """
    name = yield from play.ask(
        Words(
            id="name",
            text="What is the place called?" if settlement else "What is the place or the group called?",
            to=to,
            about=f"characters.{who}",
            rule=rule,
            longest=LONGEST_NAME,
            asides=() if settlement else (SETTLEMENT,),
        )
    )
    known = reputations_of(play.table, who).values()
    if any(one.name.casefold() == name.casefold() for one in known):
        raise Refused(f"{called(play.table, who)} has a Reputation with {name} already", f"characters.{who}")
    new = slug(f"{called(play.table, who)} {name}", play.table.reputations)
    is_one = settlement or play.aside("name", SETTLEMENT) or False
    made = Reputation(name=name, of=who, settlement=is_one)
    play.set(f"reputations.{new}", made, rule=rule, why="known from now on", waivable=False)
    return new


# -- the move


@step
def _reputation(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Whose Reputation?", sheet=SHEET)
    with play.scope(who):
        which = yield from _with_whom(play, who)
        if which == NEW:
            with play.scope(NEW):
                which = yield from begin(play, who, rule=RULE, to=GM)
        with play.scope(which):
            yield from _change(play, which)


@step
def _with_whom(play: Play, who: str) -> Steps[str]:
    known = reputations_of(play.table, who)
    if not known:
        return NEW
    options = (
        *(Option(id, one.name, _says(one.value), f"reputations.{id}") for id, one in known.items()),
        Option(NEW, "A new one", "a place or a group that has not mattered so far", f"characters.{who}"),
    )
    (which,) = yield from play.ask(
        Pick(id="with", text="With whom?", to=GM, about=f"characters.{who}", rule=RULE, options=options)
    )
    return which


@step
def _change(play: Play, which: str) -> Steps[None]:
    one, about = play.table.reputations[which], f"reputations.{which}"
    by = yield from play.ask(
        Number(
            id="by",
            text=f"{one.name} on {called(play.table, one.of)}, {standing(one.value)}: up or down by how much?",
            to=GM,
            about=about,
            rule=RULE,
            lowest=-MOST_REPUTATION - one.value,
            highest=MOST_REPUTATION - one.value,
            offered=1 if one.value < MOST_REPUTATION else -1,
            hint="-1 lowers it, 0 leaves it",
        )
    )
    why = yield from play.ask(Words(id="why", text="What for?", to=GM, about=about, rule=RULE, optional=True))
    if by:
        play.adjust(REPUTATION.at(which), by, rule=RULE, why=why)
    say_standing(play, which)


def say_standing(play: Play, which: str) -> None:
    """What a Reputation means as it stands now."""
    one = play.table.reputations[which]
    play.remark(f"{one.name} on {called(play.table, one.of)}: {_says(one.value)}", f"reputations.{which}")


def _says(value: int) -> str:
    return f"{standing(value)}, {dearer(value)}; {STANDINGS[value].means}"


REPUTATION_CHANGES = Move(
    id="reputation",
    name="Reputation",
    letter="r",
    short="good or bad",
    tab="economy",
    trigger="A place or a group thinks better or worse of somebody",
    world="days-of-gold",
    rules=(RULE,),
    steps=_reputation,
    blocked=lambda table, who: nobody_able(table, who, SHEET),
)
