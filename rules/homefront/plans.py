"""Make a Plan: a goal, what it takes, and what becomes a plan of its own (HF-PLAN)."""

from rules.asks import GM, TABLE, Option, Pick, Words
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.slugs import slug
from rules.table import Plan, Requirement, Table
from rules.tracks import PLAN_STATUS

TICKED = "HF-PLAN-2"
RULE = "HF-PLAN-1"
BETWEEN = ";"  # parts the requirements
OWN = "own"

EFFECT = Words(id="effect", letter="e", text="What holds while it is unfinished?", optional=True)


def open_requirements(table: Table) -> tuple[Option, ...]:
    """What is still to be done for open plans, but for what is a plan of its own. An id is `plan/number`, from 1."""
    return tuple(
        Option(f"{id}/{number}", requirement.text, plan.name, about=f"plans.{id}")
        for id, plan in table.plans.items()
        if plan.status == "open"
        for number, requirement in enumerate(plan.requirements, start=1)
        if not requirement.done and not requirement.plan
    )


def tick(play: Play, id: str) -> None:
    """Tick a requirement by its id. A plan with all of them ticked is done, and so is what it was a part of."""
    name, _, number = id.partition("/")
    plan = play.table.plans[name]
    done = tuple(
        one.model_copy(update={"done": True}) if place == int(number) else one
        for place, one in enumerate(plan.requirements, start=1)
    )
    with play.scope(name):
        play.set(f"plans.{name}.requirements", done, rule=TICKED, why=plan.requirements[int(number) - 1].text)
    if all(requirement.done for requirement in play.table.plans[name].requirements):
        finish(play, name)


def finish(play: Play, name: str) -> None:
    """A plan is done, and so is the requirement of another that it was made for."""
    with play.scope(name):
        play.set(PLAN_STATUS.at(name), "done", rule=TICKED, why="all that it takes is there")
    for parent, plan in play.table.plans.items():
        for number, requirement in enumerate(plan.requirements, start=1):
            if requirement.plan == name and not requirement.done and plan.status == "open":
                tick(play, f"{parent}/{number}")


def require(play: Play, name: str, text: str, *, rule: str) -> None:
    """A plan takes one thing more."""
    requirements = (*play.table.plans[name].requirements, Requirement(text=text))
    with play.scope("more"):
        play.set(f"plans.{name}.requirements", requirements, rule=rule, why=f"it also takes: {text}")


@step
def _make_a_plan(play: Play) -> Steps[None]:
    known = open_requirements(play.table)
    part_of = OWN
    if known:
        (part_of,) = yield from play.ask(
            Pick(
                id="for",
                text="What is it for?",
                to=TABLE,
                rule=RULE,
                options=(Option(OWN, "A goal of its own"), *known),
            )
        )
    goal = yield from play.ask(
        Words(id="goal", text="What is to be achieved?", to=TABLE, rule=RULE, longest=200, asides=(EFFECT,))
    )
    takes = yield from play.ask(
        Words(id="takes", text=f"What does it take? ({BETWEEN} between several)", to=GM, rule=RULE)
    )
    requirements = tuple(Requirement(text=part.strip()[:200]) for part in takes.split(BETWEEN) if part.strip())
    new = slug(goal, play.table.plans)
    plan = Plan(name=goal, requirements=requirements, effect=play.aside("goal", EFFECT) or "")
    play.set(f"plans.{new}", plan, rule=RULE)
    if part_of != OWN:
        _link(play, part_of, new)


def _link(play: Play, id: str, new: str) -> None:
    name, _, number = id.partition("/")
    linked = tuple(
        one.model_copy(update={"plan": new}) if place == int(number) else one
        for place, one in enumerate(play.table.plans[name].requirements, start=1)
    )
    play.set(f"plans.{name}.requirements", linked, rule=RULE, why="it is a plan of its own now")


@step
def _tick(play: Play) -> Steps[None]:
    (id,) = yield from play.ask(
        Pick(id="which", text="What has been done?", to=GM, rule=TICKED, options=open_requirements(play.table))
    )
    tick(play, id)


MAKE_A_PLAN = Move(
    id="plan",
    name="Make a Plan",
    letter="a",
    trigger="You want to bring something about, and are not sure how",
    rules=("HF-PLAN-1", "HF-PLAN-2"),
    steps=_make_a_plan,
    players=True,
)
TICK = Move(
    id="tick",
    name="Tick a Requirement",
    letter="i",
    trigger="Something that a plan takes has been done",
    rules=("HF-PLAN-2",),
    steps=_tick,
    blocked=lambda table, _who: None if open_requirements(table) else "no plan waits for anything",
)
