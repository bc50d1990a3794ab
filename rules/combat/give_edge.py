"""Harm or Armor more or less in a fight, from a perk or anything else at the table (DG-SPEND-LAPSE).

What Dread and Fortune give comes with spending them.
"""

from collections.abc import Mapping

from rules.asks import GM, LONGEST_CALLED, Number, Option, Pick, Words
from rules.combat.as_seen import UNSEEN
from rules.combat.bearers import give, our_bearers, their_bearers, to_pick
from rules.combat.sides import MOST_EDGE, Gives, Lasts
from rules.errors import Refused
from rules.moves import Move
from rules.named import place_of
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.table import Table

RULE = "DG-SPEND-LAPSE"
NOBODY = "nobody is in a fight that is on"
GIVES: Mapping[Gives, str] = {"harm": "Harm", "armor": "Armor"}
LASTS: Mapping[Lasts, tuple[str, str]] = {
    "exchange": ("One exchange", "it ends with the next one of theirs"),
    "conflict": ("The fight", "it ends as the fight does"),
    "attack": ("One attack", "it ends with the next attack of theirs"),
}


def _everybody(table: Table) -> dict[str, str]:
    return our_bearers(table) | their_bearers(table)


@step
def _give(play: Play) -> Steps[None]:
    bearers = _everybody(play.table)
    who = yield from the_one(
        play,
        Pick(
            id="who",
            text="Who has Harm or Armor more, or less?",
            to=GM,
            about=UNSEEN,
            rule=RULE,
            options=to_pick(play.table, bearers),
        ),
    )
    about = place_of(play.table, who)
    with play.scope(who):
        (gives,) = yield from play.ask(
            Pick(
                id="gives",
                text="Which of them?",
                to=GM,
                about=about,
                rule=RULE,
                options=tuple(Option(one, word, about=about) for one, word in GIVES.items()),
            )
        )
        amount = yield from _how_much(play, about)
        (lasts,) = yield from play.ask(
            Pick(
                id="lasts",
                text="For how long?",
                to=GM,
                about=about,
                rule=RULE,
                options=tuple(Option(one, text, effect, about) for one, (text, effect) in LASTS.items()),
            )
        )
        name = yield from play.ask(
            Words(id="name", text="From what?", to=GM, about=about, rule=RULE, longest=LONGEST_CALLED)
        )
    which = next(one for one in GIVES if one == gives)
    until = next(one for one in LASTS if one == lasts)
    give(play, name, who, bearers[who], which, amount, until, rule=RULE)


@step
def _how_much(play: Play, about: str) -> Steps[int]:
    """How much more, or less. Raises Refused for 0."""
    amount = yield from play.ask(
        Number(
            id="amount",
            text="How much more? Less is below 0",
            to=GM,
            about=about,
            rule=RULE,
            lowest=-MOST_EDGE,
            highest=MOST_EDGE,
            offered=1,
        )
    )
    if not amount:
        raise Refused("0 more is nothing: leave it, or say another number", about)
    return amount


GIVE_EDGE = Move(
    id="give-edge",
    name="More Harm or Armor",
    letter="x",
    short="more or less",
    tab="combat",
    trigger="A perk or a thing gives somebody Harm or Armor for a while",
    world="days-of-gold",
    rules=(RULE,),
    steps=_give,
    blocked=lambda table, _who: None if _everybody(table) else NOBODY,
)
