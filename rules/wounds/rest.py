"""A Night's Rest: whole, safe and fed, it takes a Wound away (DG-REST)."""

from msgspec.structs import replace

from rules.asks import TABLE, Option, Pick
from rules.errors import Refused
from rules.moves import Move
from rules.named import place_of
from rules.play import Play, Steps, step
from rules.table import Table
from rules.wounds.food import eaters, may_be_unfed, rations_of
from rules.wounds.healing import clear, nobody_hurt, out_of_reach, patients

RULE = "DG-REST"
STARVES = "no ration: a starving night clears nothing"
CLEARS = 1  # DG-REST: Wound


@step
def _rest(play: Play) -> Steps[None]:
    options = tuple(_with_hunger(play.table, one) for one in patients(play.table))
    rested = yield from play.ask(
        Pick(
            id="who",
            text="Who slept all night, safe and fed? Not who is starving",
            to=TABLE,
            rule=RULE,
            options=options,
            most=len(options),
        )
    )
    for who in rested:
        if reason := out_of_reach(play.table, who):
            raise Refused(reason, place_of(play.table, who))
    for who in rested:
        with play.scope(who):
            yield from clear(play, who, CLEARS, rule=RULE, why="a whole night, safe and fed")


def _with_hunger(table: Table, one: Option) -> Option:
    """Whoever has nothing to eat, and nothing that feeds them, is shown to be: starving rest clears nothing."""
    starves = one.id in eaters(table) and may_be_unfed(table, one.id) and rations_of(one.id).value(table) == 0
    return replace(one, effect=", ".join(filter(None, (one.effect, STARVES)))) if starves else one


REST = Move(
    id="night-rest",
    name="A Night's Rest",
    letter="s",
    short="safe and fed",
    tab="party",
    trigger="A whole night has passed in safety, with food",
    rules=(RULE, "DG-HEAL-LIMIT"),
    world="days-of-gold",
    steps=_rest,
    blocked=nobody_hurt,
)
