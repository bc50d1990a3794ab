"""Receive: gold comes in from outside, a reward, a find, a debt that is paid back (DG-COIN-2)."""

from rules.asks import LONGEST_CALLED, Money, Option, Pick, Words
from rules.coin import RULE, SHEET, purse_of, purses_of, receive
from rules.errors import Refused
from rules.leading import nobody_able, who_leads
from rules.moves import Move
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.track import NOT_GIVEN, Track
from rules.tracks import word_at


@step
def _receive(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Who is paid?", sheet=SHEET)
    with play.scope(who):
        into = yield from _into(play, who)
        amount = yield from play.ask(
            Money(id="amount", text="How much comes in?", to=who, about=into.where, rule=RULE, lowest=1)
        )
        source = yield from play.ask(
            Words(
                id="from",
                text="From whom, or for what?",
                to=who,
                about=f"characters.{who}",
                rule=RULE,
                optional=True,
                empty="not written",
                longest=LONGEST_CALLED,
            )
        )
        yield from receive(play, into, amount, what_for=source)


@step
def _into(play: Play, who: str) -> Steps[Track]:
    """Into which of theirs it goes, asked where there are several. Raises Refused where none is known."""
    table = play.table
    own = purses_of(table, who)
    known = [one for one in own if one.value(table) is not None]
    if not known:
        purse = purse_of(table, who)
        raise Refused(f"{word_at(table, purse.where)} is {NOT_GIVEN}: set it first", purse.where)
    where = yield from the_one(
        play,
        Pick(
            id="into",
            text="Into what?",
            to=who,
            about=f"characters.{who}",
            rule=RULE,
            options=tuple(Option(one.where, one.word, one.says(one.value(table)), one.where) for one in known),
        ),
    )
    return next(one for one in own if one.where == where)


RECEIVE = Move(
    id="receive",
    name="Receive",
    letter="n",
    short="gold comes in",
    tab="economy",
    trigger="Somebody is paid by no other purse of the table: a reward, a find",
    world="days-of-gold",
    rules=("DG-COIN-1", RULE),
    steps=_receive,
    players=True,
    blocked=lambda table, who: nobody_able(table, who, SHEET),
)
