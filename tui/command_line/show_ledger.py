"""`hearthside show ledger`: what was paid and received, of all time or in the session that runs."""

from collections.abc import Iterable
from typing import Any

from rules.coins import coins
from rules.named import called
from rules.sight import View
from saves.campaign import OpenCampaign
from tui.all_gold import Adding, Gold, GoldBack, Sums, read_all
from tui.command_line.console import Console
from tui.command_line.request import Request
from tui.payments import Payment
from tui.telling import move_in_words

OF_SESSION = "ledger.session"
MOST_LINES = 100  # payments in plain text; JSON has them all


def show_ledger(request: Request, console: Console, campaign: OpenCampaign, seen: View) -> None:
    """The sums by person and by kind, then the payments, the newest first. Raises CannotRead."""
    gold = read_all(campaign, GoldBack(campaign.table, seen.seat))
    of_session = request.where == OF_SESSION
    if of_session:
        gold = Adding(gold.payments[: gold.session]).gold()
    if request.json:
        console.say_json(_as_json(gold))
        return
    title = f"Gold in session {seen.table.campaign.session}" if of_session else "Gold of all time"
    console.say(f"{title}: {gold.count:,} payment{'' if gold.count == 1 else 's'}")
    for line in _lines(seen, gold):
        console.say(line)


def _lines(seen: View, gold: Gold) -> Iterable[str]:
    table = seen.table
    if gold.people:
        yield "By person"
    for id in sorted(gold.people, key=lambda one: called(table, one)):
        sums = gold.people[id]
        yield f"  {called(table, id)}: spent {coins(sums.spent)}, paid {coins(sums.paid)}, " + _received(sums)
    if gold.kinds:
        yield "By kind"
    for move, sums in gold.kinds.items():
        yield f"  {move_in_words(move)}: paid {coins(sums.paid)}, {_received(sums)}"
    if gold.count:
        yield "Payments, the newest first"
    for one in gold.payments[:MOST_LINES]:
        yield f"  {_payment(seen, one)}"
    if gold.count > MOST_LINES:
        yield f"  and {gold.count - MOST_LINES:,} older ones, which --json has"


def _received(sums: Sums) -> str:
    return f"received {coins(sums.received)}"


def _payment(seen: View, one: Payment) -> str:
    number = f"#{one.at} " if one.at else ""
    if not one.payer:
        did = f"{called(seen.table, one.payee)} received {coins(one.amount)}"
    else:
        to = f" to {called(seen.table, one.payee)}" if one.payee else ""
        did = f"{called(seen.table, one.payer)} paid {coins(one.amount)}{to}"
    return f"{number}{did}: {one.what_for}   ({move_in_words(one.move)}{', spent' if one.spent else ''})"


def _as_json(gold: Gold) -> dict[str, Any]:
    return {
        "people": {id: _sums(sums) for id, sums in gold.people.items()},
        "kinds": {id: _sums(sums) for id, sums in gold.kinds.items()},
        "payments": [
            {
                "entry": one.at or None,
                "move": one.move,
                "payer": one.payer,
                "payee": one.payee,
                "copper": one.amount,
                "for": one.what_for,
                "spent": one.spent,
            }
            for one in gold.payments
        ],
    }


def _sums(sums: Sums) -> dict[str, int]:
    return {"paid": sums.paid, "received": sums.received, "spent": sums.spent}
