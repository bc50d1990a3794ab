"""Make a Plan: a goal, what it takes, and what becomes a plan of its own (HF-PLAN)."""

from rules.asks import GM, TABLE, Option, Pick, Words
from rules.errors import Refused
from rules.frozen_map import FrozenMap
from rules.homefront.improvements import take_in
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.several import BETWEEN, several
from rules.slugs import slug
from rules.table import LONGEST_NAME, Plan, Requirement, Table
from rules.tracks import PLAN_STATUS

RULE = "HF-PLAN-1"
TICKED = "HF-PLAN-2"
OWN = "own"

EFFECT = Words(id="effect", letter="e", text="What holds while it is unfinished?", optional=True)


def open_requirements(table: Table) -> tuple[Option, ...]:
    """What open plans still take, but for what is an open plan of its own. An id is `plan/requirement`."""
    return tuple(
        Option(f"{id}/{part}", requirement.text, plan.name, about=f"plans.{id}")
        for id, plan in table.plans.items()
        if plan.status == "open"
        for part, requirement in plan.requirements.items()
        if not requirement.done and not _is_open(table, requirement.plan)
    )


def open_work(table: Table) -> tuple[Option, ...]:
    """What can be done for open plans now: requirements, and plans that take nothing but the work itself."""
    bare = tuple(
        Option(id, plan.name, "the whole plan", about=f"plans.{id}")
        for id, plan in table.plans.items()
        if plan.status == "open" and not plan.requirements
    )
    return (*open_requirements(table), *bare)


def work_on(table: Table, name: str) -> tuple[Option, ...]:
    """What can be done for one open plan now: of `open_work`, what is this plan's."""
    return tuple(option for option in open_work(table) if option.id.partition("/")[0] == name)


def holding(table: Table) -> tuple[tuple[str, str], ...]:
    """What holds while a plan is unfinished (HF-PLAN-2): the plan's id and its effect, in words."""
    return tuple((id, plan.effect) for id, plan in table.plans.items() if plan.effect and plan.status == "open")


def _is_open(table: Table, id: str) -> bool:
    plan = table.plans.get(id)
    return plan is not None and plan.status == "open"


@step
def work_done(play: Play, id: str) -> Steps[None]:
    """What stands at an id of `open_work` has been done."""
    yield from (tick(play, id) if "/" in id else finish(play, id))


@step
def tick(play: Play, id: str) -> Steps[None]:
    """Tick a requirement by its id. A plan with all of them ticked is done (HF-PLAN-2)."""
    name, _, part = id.partition("/")
    text = play.table.plans[name].requirements[part].text
    play.set(f"plans.{name}.requirements.{part}.done", True, rule=TICKED, why=text, waivable=False)
    if all(one.done for one in play.table.plans[name].requirements.values()):
        yield from finish(play, name)


@step
def finish(play: Play, name: str, why: str = "all that it takes is there") -> Steps[None]:
    """A plan is done, and so is what another plan takes that it was made for (HF-PLAN-2)."""
    play.set(PLAN_STATUS.at(name), "done", rule=TICKED, why=why, waivable=False)
    with play.scope(name):
        yield from take_in(play, play.table.plans[name].name, rule=TICKED)
    for parent, plan in play.table.plans.items():
        for part, requirement in plan.requirements.items():
            if requirement.plan == name and not requirement.done and plan.status == "open":
                yield from tick(play, f"{parent}/{part}")


def take_more(play: Play, name: str, text: str, *, rule: str) -> None:
    """A plan takes one thing more, such as what stood in the way of the work (HF-PULL-3)."""
    new = slug(text, play.table.plans[name].requirements)
    play.set(f"plans.{name}.requirements.{new}", Requirement(text=text), rule=rule, why="it also takes this")


def plan_of_its_own(play: Play, plan: Plan, part: str = "", *, rule: str, why: str = "") -> None:
    """A new plan; with `part`, the id of a requirement, it is made for that, and the two go as one."""
    new = slug(plan.name, play.table.plans)
    if not part:
        play.set(f"plans.{new}", plan, rule=rule, why=why, waivable=False)
        return
    name, _, requirement = part.partition("/")
    with play.together("own-plan"):
        play.set(f"plans.{new}", plan, rule=rule, why=why)
        place = f"plans.{name}.requirements.{requirement}.plan"
        play.set(place, new, rule=rule, why=f"{plan.name}: a plan of its own now")


def takes(*texts: str) -> FrozenMap[Requirement]:
    """Requirements of these texts, by id."""
    found: dict[str, Requirement] = {}
    for text in texts:
        found[slug(text, found)] = Requirement(text=text)
    return FrozenMap(found)


def _how_many_open(table: Table) -> str:
    count = sum(plan.status == "open" for plan in table.plans.values())
    return f"{count} open" if count else ""


@step
def _make_a_plan(play: Play) -> Steps[None]:
    known = open_requirements(play.table)
    part = OWN
    if known:
        (part,) = yield from play.ask(
            Pick(
                id="for",
                text="What is it for?",
                to=TABLE,
                rule=RULE,
                options=(Option(OWN, "A goal of its own"), *known),
            )
        )
    if part == OWN:
        yield from _goal(play)
    else:
        with play.scope(part):
            yield from _goal(play, part, next(option.text for option in known if option.id == part))


@step
def _goal(play: Play, part: str = "", offered: str = "") -> Steps[None]:
    goal = yield from play.ask(
        Words(id="goal", text="What is to be achieved?", to=TABLE, rule=RULE, offered=offered, longest=LONGEST_NAME)
    )
    with play.scope(slug(goal)):
        said = yield from play.ask(
            Words(
                id="takes",
                text=f"What does it take? ({BETWEEN} between several; empty: the work alone)",
                to=GM,
                rule=RULE,
                optional=True,
                asides=(EFFECT,),
            )
        )
        effect = play.aside("takes", EFFECT) or ""
    plan = Plan(name=goal, requirements=takes(*several(said)), effect=effect)
    plan_of_its_own(play, plan, part, rule=RULE)


@step
def _tick(play: Play) -> Steps[None]:
    (id,) = yield from play.ask(
        Pick(id="which", text="What has been done?", to=GM, rule=TICKED, options=open_work(play.table))
    )
    yield from work_done(play, id)


@step
def _which_plan(play: Play, text: str, to: str) -> Steps[str]:
    options = tuple(
        Option(id, plan.name, _how_far(plan), about=f"plans.{id}")
        for id, plan in play.table.plans.items()
        if plan.status == "open"
    )
    (picked,) = yield from play.ask(Pick(id="plan", text=text, to=to, rule=RULE, options=options))
    return picked


def _how_far(plan: Plan) -> str:
    if not plan.requirements:
        return "the work alone"
    done = sum(one.done for one in plan.requirements.values())
    return f"{done} of {len(plan.requirements)} done"


@step
def _also_takes(play: Play) -> Steps[None]:
    which = yield from _which_plan(play, "Which plan takes more?", GM)
    with play.scope(which):
        said = yield from play.ask(
            Words(id="takes", text=f"What else does it take? ({BETWEEN} between several)", to=GM, rule=RULE)
        )
    more = several(said)
    if not more:
        raise Refused("what else it takes has to be said")
    for text in more:
        take_more(play, which, text, rule=RULE)


@step
def _drop(play: Play) -> Steps[None]:
    """A plan that is dropped holds nothing up any more; what became a plan for its sake goes on by itself."""
    which = yield from _which_plan(play, "Which plan is dropped?", TABLE)
    with play.scope(which):
        why = yield from play.ask(Words(id="why", text="Why?", to=TABLE, rule=RULE, optional=True))
    play.set(PLAN_STATUS.at(which), "dropped", rule=RULE, why=why, waivable=False)
    for part in play.table.plans[which].requirements.values():
        if _is_open(play.table, part.plan):
            name = play.table.plans[part.plan].name
            play.remark(f"{name}, which was for this, is a plan still", about=f"plans.{part.plan}")


def _none_open(table: Table, _who: str) -> str | None:
    return None if any(_is_open(table, id) for id in table.plans) else "no plan is open"


MAKE_A_PLAN = Move(
    id="plan",
    name="Make a Plan",
    letter="a",
    short="a new goal",
    trigger="There is a goal, and the way to it is not plain",
    world="homefront",
    rules=("HF-PLAN-1", "HF-PLAN-2"),
    steps=_make_a_plan,
    hint=_how_many_open,
    players=True,
)
TICK = Move(
    id="tick",
    name="Tick a Requirement",
    letter="i",
    row="plans",
    short="one part done",
    trigger="Something that a plan takes is there",
    world="homefront",
    rules=("HF-PLAN-2",),
    steps=_tick,
    blocked=lambda table, _who: None if open_work(table) else "no plan waits for anything",
)
ALSO_TAKES = Move(
    id="also-takes",
    name="It Also Takes",
    letter="j",
    row="plans",
    short="takes more",
    trigger="A plan turns out to take something more",
    world="homefront",
    rules=("HF-PLAN-1",),
    steps=_also_takes,
    blocked=_none_open,
)
DROP_A_PLAN = Move(
    id="drop-plan",
    name="Drop a Plan",
    letter="u",
    row="plans",
    short="given up",
    trigger="A plan is given up, and what it held up goes with it",
    world="homefront",
    rules=("HF-PLAN-1", "HF-PLAN-2"),
    steps=_drop,
    blocked=_none_open,
)
