"""Pull Together: the community is set to improvements, new resources or large repairs (HF-PULL)."""

from rules.asks import GM, TABLE, Number, Option, Pick, Words
from rules.homefront.disaster import lose_fortunes
from rules.homefront.gains import blessing
from rules.homefront.plans import finish, open_requirements, require, tick
from rules.homefront.pools import held_back, steading_pool
from rules.homefront.rolling import hard_move, roll
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Pool, Tier
from rules.slugs import slug
from rules.table import Plan, Requirement, Resource, Table
from rules.tracks import POPULATION, SURPLUS

RULE = "HF-PULL-1"
OTHER_WORK_COSTS = 1  # Fortunes
SOMETHING_ELSE = "other"
MEANS: dict[Tier, str] = {
    FULL: "the work is done",
    PARTIAL: "it gets done, with one of four catches",
    MISS: "it fails or stalls: the GM's hard move",
}
OTHER_WORK = Option("other-work", "It is done, and other work is not", "Fortunes -1")
SHODDY = Option("shoddy", "It is done, and shoddy or crude")
CONSEQUENCE = Option("consequence", "It is done, and something comes of it", "write down what")
OBSTACLE = Option("obstacle", "It takes something more", "done once that is met")
ALSO = Words(id="also", letter="a", text="What else is spent: time, goods, favors?", optional=True)


def pull_pool(table: Table) -> Pool:
    """What Pull Together rolls now. The blessing is one die more (HF-PULL-3)."""
    return steading_pool(table, POPULATION, more=blessing(table), disadvantages=held_back(table))


@step
def _pull_together(play: Play) -> Steps[None]:
    part, work = yield from _which_work(play)
    cost = yield from play.ask(
        Number(
            id="cost",
            text="What Surplus does the GM ask for it?",
            to=GM,
            rule=RULE,
            highest=play.table.steading.surplus,
            offered=0,
            asides=(ALSO,),
        )
    )
    if also := play.aside("cost", ALSO):
        play.remark(f"Also spent: {also}")
    if cost:
        with play.scope("cost"):
            play.spend(SURPLUS, cost, rule=RULE, why=f"for {work}")
    tier = yield from roll(play, "roll", pull_pool(play.table), MEANS, rule=RULE)
    if tier == MISS:
        yield from hard_move(play, rule=RULE)
    elif tier == FULL:
        yield from _done(play, part, work)
    else:
        yield from _catch(play, part, work)


@step
def _which_work(play: Play) -> Steps[tuple[str, str]]:
    """The id of what it completes ("" for nothing planned), and what the work is."""
    planned = (*open_requirements(play.table), *_bare_plans(play.table))
    if planned:
        (part,) = yield from play.ask(
            Pick(
                id="planned",
                text="What is the work?",
                to=TABLE,
                rule="HF-PULL-3",
                options=(*planned, Option(SOMETHING_ELSE, "Something else")),
            )
        )
        if part != SOMETHING_ELSE:
            return part, next(option.text for option in planned if option.id == part)
    work = yield from play.ask(Words(id="work", text="What is the work?", to=TABLE, rule=RULE, longest=200))
    return "", work


def _bare_plans(table: Table) -> tuple[Option, ...]:
    """Open plans that take nothing but the work itself."""
    return tuple(
        Option(id, plan.name, "the whole plan", about=f"plans.{id}")
        for id, plan in table.plans.items()
        if plan.status == "open" and not plan.requirements
    )


@step
def _done(play: Play, part: str, work: str) -> Steps[None]:
    play.remark(f"Done: {work}")
    if "/" in part:
        tick(play, part)
    elif part:
        finish(play, part)
    else:
        (makes,) = yield from play.ask(
            Pick(
                id="makes",
                text="What does the steading have of it?",
                to=TABLE,
                rule=RULE,
                options=(
                    Option("improvement", "An improvement"),
                    Option("resource", "A resource"),
                    Option("repair", "What it had before, made good"),
                ),
            )
        )
        if makes != "repair":
            made = Resource(name=work, kind="improvement" if makes == "improvement" else "resource")
            play.set(f"resources.{slug(work, play.table.resources)}", made, rule=RULE)


@step
def _catch(play: Play, part: str, work: str) -> Steps[None]:
    (catch,) = yield from play.ask(
        Pick(
            id="catch",
            text="The work can be done. What is the catch?",
            to=TABLE,
            rule=RULE,
            options=(OTHER_WORK, SHODDY, CONSEQUENCE, OBSTACLE),
        )
    )
    if catch == OBSTACLE.id:
        yield from _obstacle(play, part, work)
        return
    yield from _done(play, part, work)
    if catch == OTHER_WORK.id:
        yield from lose_fortunes(play, OTHER_WORK_COSTS, rule=RULE, why="other work is left undone")
    elif catch == SHODDY.id:
        play.remark(f"{work} is shoddy or crude")
    else:
        words = yield from play.ask(Words(id="consequence", text="What comes of it?", to=GM, rule=RULE))
        play.remark(f"It has a consequence: {words}")


@step
def _obstacle(play: Play, part: str, work: str) -> Steps[None]:
    more = yield from play.ask(Words(id="obstacle", text="What more does it take?", to=GM, rule=RULE, longest=200))
    name, slash, _ = part.partition("/")
    if name and not slash:
        require(play, name, more, rule=RULE)
        return
    if name:
        require(play, name, more, rule=RULE)
        tick(play, part)
        return
    plan = Plan(name=work, requirements=(Requirement(text=more),))
    play.set(f"plans.{slug(work, play.table.plans)}", plan, rule=RULE, why=f"done once this is met: {more}")


PULL_TOGETHER = Move(
    id="pull-together",
    name="Pull Together",
    letter="p",
    trigger="You set the community to an improvement, a new resource or a large repair",
    rules=("HF-PULL-1", "HF-PULL-2", "HF-PULL-3"),
    steps=_pull_together,
    players=True,
    pool=pull_pool,
)
