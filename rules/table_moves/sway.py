"""Sway Someone: +Presence, with leverage that they can believe in; a bribe after the dice (DG-SWAY, DG-PVP-2)."""

from rules.asks import GM, Money, Option, Pick, YesNo
from rules.coin import PURSE, pay, purse_of
from rules.combat.as_seen import known_as
from rules.leading import who_leads
from rules.modifier import Part
from rules.moves import Move
from rules.named import called, place_of
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL
from rules.sheets.bonus import Bonus
from rules.table_moves.tiered import SHEET, Comes, Results, nobody_can, tiered
from rules.table_moves.whom import about_whom
from rules.throws import LEAST_FULL, TOTALS, Throw, tier_of
from rules.tracks import on_sheet

RULE, REFUSED = "DG-SWAY", "DG-PVP-2"
BRIBE = Part("bribe", 1)  # DG-SWAY
REFUSAL = -1  # DG-PVP-2: ongoing, until the session ends
RESULTS: Results = {
    FULL: Comes("they agree, within reason"),
    PARTIAL: Comes("they need something first"),
    MISS: Comes("they refuse", "they refuse, as things stand"),
}
NEEDS = (
    Option("reassured", "To be reassured"),
    Option("proof", "Proof"),
    Option("pay", "Pay"),
    Option("favor", "A favor"),
    Option("less", "Less to be asked of them"),
    Option("protection", "Protection"),
)
NO_COIN = YesNo(id="no-coin", letter="g", text="The price is no coin", effect="a thing, a favor: it is given")


@step
def _sway(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Who sways someone?", sheet=SHEET)
    with play.scope(who):
        whom = yield from about_whom(play, who, "Whom do they sway?", rule=RULE)
        rolled = yield from tiered(
            play,
            who,
            ("presence",),
            RESULTS,
            rule=RULE,
            between=lambda play, throw, total: _bribe(play, who, whom, throw, total),
        )
        if rolled.tier != MISS:
            yield from _swayed(play, who, whom, first=rolled.tier == PARTIAL)


@step
def _bribe(play: Play, who: str, whom: str, throw: Throw, total: int) -> Steps[tuple[Part, ...]]:
    """After the dice, before they are judged: the price that the GM names, if there is one, adds 1 (DG-SWAY).

    On a 10+ there is nothing to buy, and nothing is asked.
    """
    if total >= LEAST_FULL:
        return ()
    about = place_of(play.table, whom) or f"characters.{who}"
    purse = purse_of(play.table, who)
    amount = yield from play.ask(
        Money(
            id="bribe",
            text=f"A bribe? {_worth(throw, total)}",
            to=who,
            about=purse.where,
            rule=RULE,
            offered=0,
            hint=f"the GM names the price; {purse.word} {purse.says(purse.value(play.table))}",
            asides=(NO_COIN,),
        )
    )
    another = play.aside("bribe", NO_COIN)
    if not amount and not another:
        return ()
    name, other = called(play.table, who), known_as(play.table, whom) or "them"
    theirs = on_sheet(play.table, whom, PURSE) if whom in play.table.characters else None
    yield from pay(play, purse, amount, what_for=f"a bribe for {other}", to=theirs, id="bribe-paid")
    if another:
        play.remark(f"{name} gives {other} a price that is no coin: take it off the sheet", about, to_tell=True)
    return (BRIBE,)


def _worth(throw: Throw, total: int) -> str:
    """What a bribe would do to this roll, said before it is paid."""
    then = total + throw.and_also(BRIBE).modifier.value - throw.modifier.value
    if then == total:
        return f"{throw.modifier.value:+d} already: it adds nothing, and is paid all the same"
    still = "still " if tier_of(then) == tier_of(total) else ""
    return f"{total} would be {then}, {still}{TOTALS[tier_of(then)]}"


@step
def _swayed(play: Play, who: str, whom: str, *, first: bool) -> Steps[None]:
    """They agree, or need something `first`. Another player's character may refuse all the same (DG-PVP-2)."""
    table, about = play.table, place_of(play.table, whom) or f"characters.{who}"
    name, other = called(table, who), called(table, whom) or "someone"
    to = whom if whom in table.characters else GM
    need = ""
    if first:
        options = tuple(Option(one.id, one.text, one.effect, about) for one in NEEDS)
        (picked,) = yield from play.ask(
            Pick(id="needs", text=f"What does {other} need first?", to=to, about=about, rule=RULE, options=options)
        )
        need = next(one.text for one in NEEDS if one.id == picked)
        need = f"{need[0].lower()}{need[1:]}"
    if whom in table.characters and (yield from _refuses(play, who, whom)):
        return
    agrees = f"needs something first: {need}" if need else "agrees, within reason"
    play.remark(f"Swayed by {name}, {other} {agrees}", about, to_tell=bool(need))


@step
def _refuses(play: Play, who: str, whom: str) -> Steps[bool]:
    """Nobody decides for another's character: they may refuse, at -1 until the session ends (DG-PVP-2).

    Refused again, the same one takes no more off: it is one -1 for each whom they refused.
    """
    name, other, about = called(play.table, who), called(play.table, whom), f"characters.{whom}"
    bonus = Bonus(kind="ongoing", amount=REFUSAL, name=f"refused {name}", lasts="session", until="the session ends")
    before = play.table.characters[whom].bonuses.get(f"refused-{who}")
    has_it = before is not None and before.status == "held"
    costs = f"{REFUSAL:+d} ongoing for it already" if has_it else f"{REFUSAL:+d} ongoing until the session ends"
    options = (
        Option("agrees", f"{other} goes along with it", about=about),
        Option("refuses", f"{other} refuses", costs, about),
    )
    (does,) = yield from play.ask(
        Pick(id="refuses", text=f"{name} sways {other}", to=whom, about=about, rule=REFUSED, options=options)
    )
    if does == "agrees":
        return False
    if has_it:
        play.remark(f"{other} refuses {name} again: it stays at {REFUSAL:+d} ongoing", about)
        return True
    place = f"characters.{whom}.bonuses.refused-{who}"
    play.set(place, bonus, rule=REFUSED, why=f"swayed by {name}, and refuses")
    return True


SWAY = Move(
    id="sway",
    name="Sway Someone",
    letter="y",
    short="+Presence",
    tab="combat",
    trigger="Somebody has leverage, and wants something of someone",
    rules=(RULE, REFUSED, "DG-COIN-2"),
    world="days-of-gold",
    steps=_sway,
    players=True,
    blocked=nobody_can,
)
