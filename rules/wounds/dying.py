"""The Dying as sessions pass: who has until when, and for whom death comes as one ends (DG-WOUNDS-2, DG-WOUNDS-3)."""

from rules.play import Play, Steps, step
from rules.wounds.boxes import dying, term_place
from rules.wounds.death import death_comes

RULE = "DG-WOUNDS-2"


@step
def judge_the_dying(play: Play) -> Steps[None]:
    """A session ends: death comes for each whose term it was, in this very play."""
    session = play.table.campaign.session
    for who, until in dying(play.table).items():
        if until is not None and until <= session:
            with play.scope(who):
                yield from death_comes(play, who, why=f"Dying still as session {session} ends")


def write_down_terms(play: Play, session: int) -> None:
    """Whoever came to six boxes by hand, with no session written down, dies as that one ends; and a term of somebody
    who is no more Dying is gone."""
    near = dying(play.table)
    for who, until in near.items():
        if until is None:
            play.set(term_place(who), session, rule=RULE, why="Dying, and no session was written down", waivable=False)
    for who, one in play.table.characters.items():
        if who not in near and getattr(one.sheet, "dies_with", None) is not None:
            play.set(term_place(who), None, rule="DG-WOUNDS-3", why="Dying no more", waivable=False)
