"""Help or Interfere from another seat, while somebody rolls: what it gives waits for that roll (DG-HELP)."""

from rules.asks import Option, Pick
from rules.errors import Refused
from rules.leading import able, who_leads
from rules.modifier import Part
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.roll import lend, lent_by
from rules.roll_asides import LENT, could_lend
from rules.sheets.bonus import Bonus
from rules.table import Table

RULE = "DG-HELP"
HELPS, AGAINST = "help", "against"


@step
def _help(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Who helps, or interferes?")
    with play.scope(who):
        (whom,) = yield from play.ask(
            Pick(
                id="whom",
                text="Whose roll is it?",
                to=who,
                about=f"characters.{who}",
                rule=RULE,
                options=_others(play.table, who),
            )
        )
        if who not in could_lend(play.table, whom):
            raise Refused(f"{called(play.table, who)} has had a hand in {called(play.table, whom)}'s next roll already")
        (does,) = yield from play.ask(_does(play.table, who, whom))
        by = yield from lend(play, who, whom, against=does == AGAINST)
        name = lent_by(play.table, who, against=does == AGAINST)
        bonus = Bonus(kind="forward", amount=by, name=name, applies="the roll that is being made")
        part = Part(name, by) if by else f"{name}: nothing comes of it"
        play.set(f"characters.{whom}.bonuses.{LENT}{who}", bonus, rule=RULE, why=str(part))


def _does(table: Table, who: str, whom: str) -> Pick:
    name, about = called(table, whom), f"characters.{whom}"
    options = (
        Option(HELPS, f"help {name}", "+1 or +2", about),
        Option(AGAINST, f"interfere with {name}", "-1 or -2", about),
    )
    return Pick(id="does", text=f"What does {called(table, who)} do?", to=who, about=about, rule=RULE, options=options)


def _others(table: Table, who: str) -> tuple[Option, ...]:
    """Everybody else who may be rolling, each with whether their next roll is helped or hindered already."""
    return tuple(
        Option(one.id, one.text, "" if who in could_lend(table, one.id) else "has had a hand in it already", one.about)
        for one in able(table)
        if one.id != who
    )


def _blocked(table: Table, who: str) -> str | None:
    there = [option.id for option in able(table)]
    if who in table.characters and who not in there:
        return f"{called(table, who)} is {table.characters[who].status}"
    return None if len(there) > 1 else "it takes two players' characters here"


HELP = Move(
    id="help",
    name="Help or Interfere",
    letter="h",
    short="with a roll",
    tab="combat",
    trigger="Somebody has a hand in a roll that another one makes",
    rules=(RULE, "DG-ROLL-2", "DG-ROLL-3"),
    world="days-of-gold",
    steps=_help,
    players=True,
    blocked=_blocked,
)
