"""Convalesce: some days at home make whole, some weeks with a healer close what can heal (HF-CONVALESCE)."""

from rules.asks import GM, TABLE, Number, Option, Pick, Words, YesNo
from rules.errors import Refused
from rules.harm.bearers import borne, hp_given, sheet_of, state
from rules.harm.debilities import clear
from rules.harm.hp import regain
from rules.harm.injuries import injuries_open
from rules.harm.recover import can_recover
from rules.homefront.plans import plan_of_its_own
from rules.homefront.threats import GM_ONLY, looming
from rules.kept import LONGEST_NAME
from rules.moves import Move
from rules.named import called, everyone, place_of, speaks_for
from rules.play import Play, Steps, step
from rules.sheets.injury import Injury
from rules.sheets.noted import Condition
from rules.sheets.wounds import WoundsSheet
from rules.table import Plan, Table
from rules.wounds.boxes import says, wounds_of, wounds_track
from rules.wounds.healing import clear as clear_wounds
from rules.wounds.healing import out_of_reach

RULE, WEEKS_RULE, WOUNDS_RULE = "HF-CONVALESCE-1", "HF-CONVALESCE-2", "HF-CONVALESCE-3"
DAYS, WEEKS = "days", "weeks"
NIGHTS = {DAYS: 3, WEEKS: 14}  # what is offered, not what is meant: the table counts them
MOST_NIGHTS = 99
RETIRE, PLAN = "retire", "plan"
ENDURE = "Endure"  # HF-CONVALESCE-3: conditions that come from it go
NOBODY = "nobody here has anything to mend"


def patients(table: Table) -> tuple[Option, ...]:
    """Those of the party, on either sheet, who have something that could mend, each with how they are."""
    healable = can_recover(table)
    found = []
    for id, place, one in everyone(table):
        if one.status != "here":
            continue
        says_of = _to_mend(table, id, has_hp=id in healable)
        if says_of:
            found.append(Option(id, one.name, ", ".join(says_of), place))
    return tuple(found)


def _to_mend(table: Table, who: str, *, has_hp: bool) -> tuple[str, ...]:
    """What somebody has to mend, in words; nothing for who is none of the party."""
    wounds = tuple(one.name for one in injuries_open(table, who).values())
    if wounds_track(table, who) is not None and (who in table.characters or table.people[who].follower):
        conditions = tuple(one.name for one in _from_endure(table, who).values())
        return (*((says(table, who),) if wounds_of(table, who) else ()), *conditions, *wounds)
    if not has_hp:
        return ()
    sheet = sheet_of(table, who)
    hurt = sheet is not None and sheet.hp != sheet.max_hp
    return (*((state(table, who),) if hurt or borne(table, who) else ()), *wounds)


def _from_endure(table: Table, who: str) -> dict[str, Condition]:
    """The conditions that came from Endure, by id."""
    if who not in table.characters:
        return {}
    sheet = table.characters[who].sheet
    if not isinstance(sheet, WoundsSheet):
        return {}
    return {id: one for id, one in sheet.conditions.items() if one.status == "held" and one.source == ENDURE}


@step
def _convalesce(play: Play) -> Steps[None]:
    yield from _safe(play)
    options = patients(play.table)
    who = yield from play.ask(
        Pick(
            id="who",
            text="Who rests?",
            to=TABLE,
            about="characters",
            rule=RULE,
            options=options,
            most=len(options),
        )
    )
    (how_long,) = yield from play.ask(
        Pick(
            id="long",
            text="For how long?",
            to=GM,
            about="characters",
            rule=RULE,
            options=(
                Option(DAYS, "some days", "all HP, no debility", "characters"),
                Option(WEEKS, "some weeks, under a healer's care", "what can heal heals too", "characters"),
            ),
        )
    )
    nights = None
    if any(wounds_track(play.table, one) is not None and wounds_of(play.table, one) for one in who):
        nights = yield from play.ask(
            Number(
                id="nights",
                text="How many whole nights, safe and with food?",
                to=GM,
                about="characters",
                rule=WOUNDS_RULE,
                highest=MOST_NIGHTS,
                offered=NIGHTS[how_long],
            )
        )
    for one in who:
        with play.scope(one):
            yield from _rests(play, one, nights)
            if how_long == WEEKS:  # HF-CONVALESCE-2
                yield from _wounds_close(play, one)  # HF-CONVALESCE-2


@step
def _safe(play: Play) -> Steps[None]:
    """Not in the wilderness, nor while a threat presses: the GM says. Raises Refused."""
    threats = ", ".join(play.table.threats[id].name for id in looming(play.table))
    safe = yield from play.ask(
        YesNo(
            id="safe",
            text="Are they at home, at ease, with no threat that presses?",
            to=GM,
            about=GM_ONLY,
            rule=RULE,
            effect=f"there looms: {threats}" if threats else "nothing looms",
        )
    )
    if not safe:
        raise Refused("nobody convalesces in the wilderness, or while a threat presses")


@step
def _rests(play: Play, who: str, nights: int | None) -> Steps[None]:
    """All HP and no debility; of Wounds one a night, as far as rest can reach (HF-CONVALESCE-3).

    `nights` is None where none was asked for.
    """
    if sheet_of(play.table, who) is not None:
        hp, most = yield from hp_given(play, who)
        if hp < most:
            regain(play, who, most - hp, rule=RULE, why="some days of rest")
        for name in borne(play.table, who):
            clear(play, who, name, rule=RULE, why="some days of rest")
        return
    for id in _from_endure(play.table, who):
        place = f"characters.{who}.sheet.conditions.{id}.status"
        play.set(place, "lost", rule=WOUNDS_RULE, why="it came from Endure")
    if not (wounds := wounds_of(play.table, who)) or not nights:
        return
    if reason := out_of_reach(play.table, who):
        play.remark(reason, place_of(play.table, who))
        return
    many = "a whole night" if nights == 1 else f"{nights} whole nights"
    yield from clear_wounds(play, who, min(nights, wounds), rule=WOUNDS_RULE, why=f"{many}, safe and with food")


@step
def _wounds_close(play: Play, who: str) -> Steps[None]:
    """What can heal has healed; what is for good leaves two ways (HF-CONVALESCE-2)."""
    for id, injury in injuries_open(play.table, who).items():
        if not injury.permanent:
            place = f"{place_of(play.table, who)}.injuries.{id}.status"
            play.set(place, "healed", rule=WEEKS_RULE, why="weeks under a healer's care")
    for id, injury in injuries_open(play.table, who).items():
        with play.scope(id):
            yield from _for_good(play, who, injury)


@step
def _for_good(play: Play, who: str, injury: Injury) -> Steps[None]:
    about, name = place_of(play.table, who), called(play.table, who)
    goal = f"{name}: live with it: {injury.name}"[:LONGEST_NAME]
    if any(plan.name == goal and plan.status != "dropped" for plan in play.table.plans.values()):
        play.remark(f"{goal} is a plan already", about)
        return
    (way,) = yield from play.ask(
        Pick(
            id="way",
            text=f"{injury.name} is for good. What does {name} do?",
            to=speaks_for(play.table, who),
            about=about,
            rule=WEEKS_RULE,
            options=(
                Option(RETIRE, "retire", about=about),
                Option(PLAN, "make a plan to adapt", about=about),
            ),
        )
    )
    if way == RETIRE:
        with play.together("retires"):
            play.set(f"{about}.status", "retired", rule=WEEKS_RULE, why=injury.name)
        return
    said = yield from play.ask(
        Words(id="goal", text="What is to be achieved?", to=TABLE, rule="HF-PLAN-1", offered=goal, longest=LONGEST_NAME)
    )
    plan_of_its_own(play, Plan(name=said), rule=WEEKS_RULE, why=f"to adapt to {injury.name}")


CONVALESCE = Move(
    id="convalesce",
    name="Convalesce",
    letter="c",
    row="home",
    short="rest at home",
    trigger="Some days or weeks of rest at home, safe and at ease",
    world="homefront",
    rules=("HF-CONVALESCE-1", "HF-CONVALESCE-2", "HF-CONVALESCE-3"),
    steps=_convalesce,
    players=True,
    blocked=lambda table, _who: None if patients(table) else NOBODY,
)
