"""Orders: a follower does what is routine in their role, without a roll (DG-ORDERS)."""

from rules.asks import GM, LONGEST_CALLED, Words, YesNo
from rules.economy.followers import nobody_serves, which_follower
from rules.economy.testing_loyalty import put_to_the_test
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step

RULE = "DG-ORDERS"
TOO_MUCH = YesNo(
    id="too-much",
    letter="t",
    text="It is frightening, deadly, or against their values",
    rule="DG-TEST-LOYALTY",
    effect="Test Loyalty",
)


@step
def _orders(play: Play) -> Steps[None]:
    follower = yield from which_follower(play, rule=RULE, text="Who gets the order?")
    about, name = f"people.{follower}", called(play.table, follower)
    with play.scope(follower):
        what = yield from play.ask(
            Words(
                id="what",
                text=f"What is {name} told to do?",
                to=play.who if play.who in play.table.characters else GM,
                about=about,
                rule=RULE,
                longest=LONGEST_CALLED,
                asides=(TOO_MUCH,),
            )
        )
        if play.aside("what", TOO_MUCH):
            yield from put_to_the_test(play, follower, what)
            return
        came = yield from play.ask(
            Words(
                id="came",
                text="How does it turn out?",
                to=GM,
                about=about,
                rule=RULE,
                optional=True,
                empty="told, not written",
            )
        )
        play.remark(f"{name} does it: {what}{f'; {came}' if came else ''}", about, to_tell=not came)


ORDERS = Move(
    id="orders",
    name="Give an Order",
    letter="d",
    short="in their role",
    tab="economy",
    trigger="A follower is told to do what is routine for them",
    world="days-of-gold",
    rules=(RULE, "DG-TEST-LOYALTY"),
    steps=_orders,
    players=True,
    blocked=nobody_serves,
)
