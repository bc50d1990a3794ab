"""Face Danger: +Grace, against danger, being noticed, or disaster (DG-FACE-DANGER)."""

from rules.leading import who_leads
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL
from rules.roll import Rolled
from rules.table_moves.tiered import SHEET, Comes, Results, nobody_can, tiered

RULE = "DG-FACE-DANGER"
RESULTS: Results = {
    FULL: Comes("done, and with grace", "out of danger, and with grace"),
    PARTIAL: Comes("done, and something complicates it", "out of danger, but what complicates it?", to_tell=True),
    MISS: Comes("not avoided", "the danger is not avoided: what does it do?", to_tell=True),
}


@step
def face_danger(play: Play, who: str) -> Steps[Rolled]:
    """The roll of one who is in danger. To be called in a scope of theirs."""
    return (yield from tiered(play, who, ("grace",), RESULTS, rule=RULE))


@step
def _face_danger(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Who is in danger?", sheet=SHEET)
    with play.scope(who):
        yield from face_danger(play, who)


FACE_DANGER = Move(
    id="face-danger",
    name="Face Danger",
    letter="d",
    short="risk, +Grace",
    tab="combat",
    trigger="Somebody risks something, and must not be hit, seen or swept away",
    rules=(RULE, "DG-ROLL-1"),
    world="days-of-gold",
    steps=_face_danger,
    players=True,
    blocked=nobody_can,
)
