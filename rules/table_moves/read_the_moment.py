"""Read the Moment: a tense or dangerous situation is weighed as it unfolds, +Wits (DG-READ-MOMENT)."""

from rules.leading import who_leads
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.table_moves.questions import MOMENT, roll_and_ask
from rules.table_moves.tiered import SHEET, nobody_can

RULE = "DG-READ-MOMENT"


@step
def _read(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Who weighs it?", sheet=SHEET)
    with play.scope(who):
        yield from roll_and_ask(play, who, MOMENT)


READ_MOMENT = Move(
    id=MOMENT.move,
    name=MOMENT.name,
    letter="r",
    short="weigh, +Wits",
    tab="combat",
    trigger="Somebody takes a moment to weigh a situation that is tense or dangerous",
    rules=(RULE, "DG-FORWARD"),
    world="days-of-gold",
    steps=_read,
    players=True,
    blocked=nobody_can,
)
