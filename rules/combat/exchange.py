"""One exchange of Harm: what each side deals the other, and what becomes of both (DG-FIGHT, DG-FIGHT-2).

Fight, Command and Versus share it. Both sides strike at once: all is worked out before any of it lands.
"""

from collections.abc import Collection

from rules.asks import GM, Option, Pick
from rules.combat.battalion import judge_size
from rules.combat.edges import use_up
from rules.combat.landing import SHEETS, land
from rules.combat.spotlight import acted
from rules.combat.strike import Side, strike
from rules.combat.tracks import EXCHANGE
from rules.named import called
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.sheets.others import OTHERS_SHEETS
from rules.worlds import in_play
from rules.wounds.marking import is_death

RULE = "DG-FIGHT"


@step
def exchange(play: Play, fight: str, one: Side, other: Side, *, rule: str, attack: bool = True) -> Steps[None]:
    """Both deal and take Harm. `fight` is where their edges are from, "" for none.

    `attack` False: an edge for one attack of the other is kept for somebody else in the same clash.
    """
    for side in (one, other):
        yield from has_a_sheet(play, side.who)
    with play.scope("dealt"):
        deals = yield from strike(play, fight, one, other)
    with play.scope("taken"):
        takes = yield from strike(play, fight, other, one, attack=attack)
    landing = (("dealt", other.who, deals), ("taken", one.who, takes))
    for scope, who, dealt in sorted(landing, key=lambda one: is_death(play.table, one[1], one[2].through)):
        with play.scope(scope):  # what is marked stands there before death is asked about
            yield from land(play, who, dealt, rule=rule)


@step
def has_a_sheet(play: Play, who: str) -> Steps[None]:
    """How a foe is hurt is asked for where nobody has said it yet (HH-SHEETS)."""
    if who not in play.table.foes or play.table.foes[who].sheet is not None:
        return
    about = f"foes.{who}"
    options = tuple(
        Option(kind, sheet.WORD, about=about)
        for kind, sheet in OTHERS_SHEETS.items()
        if kind == "wounds" or in_play(play.table, "homefront")
    )
    text = f"How is {called(play.table, who)} hurt?"
    kind = yield from the_one(play, Pick(id="sheet", text=text, to=GM, about=about, rule=SHEETS, options=options))
    play.set(f"{about}.sheet", OTHERS_SHEETS[kind](), rule=SHEETS, why="said as it was needed", waivable=False)


@step
def clash_is_over(
    play: Play, fight: str, ours: tuple[str, ...], *sides: Side, idle: Collection[str] = ()
) -> Steps[None]:
    """What was for this exchange ends, sizes are found anew, and the fight counts one more (DG-SPEND-LAPSE,
    DG-BATTALION-2).

    `sides` are those that may have lost members, as they were when it began, `idle` those who made no attack.
    """
    use_up(play, fight, *ours, *(side.who for side in sides), idle=idle)
    for side in sides:
        if side.who in play.table.battalions:
            yield from judge_size(play, side.who, side.size)
    if fight:
        for one in ours:
            acted(play, fight, play.table.battalions[one].commander if one in play.table.battalions else one)
        play.adjust(EXCHANGE.at(fight), 1, rule=RULE, why="one more exchange")
