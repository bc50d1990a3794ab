"""Read the Person: someone is watched or talked to closely, +Wits (DG-READ-PERSON)."""

from rules.leading import who_leads
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.table_moves.questions import PERSON, roll_and_ask
from rules.table_moves.tiered import SHEET, nobody_can
from rules.table_moves.whom import about_whom

RULE = "DG-READ-PERSON"


@step
def _read(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Who reads them?", sheet=SHEET)
    with play.scope(who):
        whom = yield from about_whom(play, who, "Whom do they read?", rule=RULE)
        yield from roll_and_ask(play, who, PERSON, of=whom)


READ_PERSON = Move(
    id=PERSON.move,
    name=PERSON.name,
    letter="m",
    short="read, +Wits",
    tab="combat",
    trigger="Somebody watches or talks to someone closely, to find what is behind it",
    rules=(RULE,),
    world="days-of-gold",
    steps=_read,
    players=True,
    blocked=nobody_can,
)
