"""Pull Together: the community is set to improvements, new resources or large repairs (HF-PULL)."""

from rules.asks import GM, TABLE, Number, Option, Pick, Words
from rules.homefront.disaster import lose_fortunes
from rules.homefront.gains import blessing
from rules.homefront.improvements import take_in
from rules.homefront.plans import open_work, plan_of_its_own, take_more, takes, work_done
from rules.homefront.pools import held_back, steading_pool
from rules.homefront.rolling import hard_move, roll
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Pool, Tier
from rules.slugs import slug
from rules.table import LONGEST_NAME, Plan, Table
from rules.tracks import POPULATION, SURPLUS

RULE = "HF-PULL-1"
OTHER_WORK_COSTS = 1  # Fortunes
SOMETHING_ELSE = Option("other", "Something else")
MEANS: dict[Tier, str] = {
    FULL: "the work is done",
    PARTIAL: "it gets done, with one of four catches",
    MISS: "it fails or stalls: the GM's hard move",
}
OTHER_WORK = Option("other-work", "It is done, and other work is not", f"Fortunes -{OTHER_WORK_COSTS}")
SHODDY = Option("shoddy", "It is done, and done badly", "no change")
CONSEQUENCE = Option("consequence", "It is done, and something comes of it", "the GM says what")
OBSTACLE = Option("obstacle", "It takes something more", "done once that is met")
ALSO = Words(id="also", letter="a", text="What else is spent: time, goods, favors?", optional=True)


def pull_pool(table: Table) -> Pool:
    """What Pull Together rolls now. The blessing is one die more (HF-PULL-2, HF-PULL-3)."""
    return steading_pool(table, POPULATION, more=blessing(table), disadvantages=held_back(table))


@step
def _pull_together(play: Play) -> Steps[None]:
    part, work = yield from _which_work(play)
    with play.scope(part or f"{SOMETHING_ELSE.id}/{slug(work)}"):  # what is said of one work is never for another
        yield from _cost(play, work)
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
    planned = open_work(play.table)
    if planned:
        (part,) = yield from play.ask(
            Pick(
                id="planned",
                text="What is the work?",
                to=TABLE,
                rule="HF-PULL-3",
                options=(*planned, SOMETHING_ELSE),
            )
        )
        if part != SOMETHING_ELSE.id:
            return part, next(option.text for option in planned if option.id == part)
    work = yield from play.ask(Words(id="work", text="What is the work?", to=TABLE, rule=RULE, longest=LONGEST_NAME))
    return "", work


@step
def _cost(play: Play, work: str) -> Steps[None]:
    """What the GM asks is spent before the roll."""
    cost = yield from play.ask(
        Number(id="cost", text="What Surplus does the GM ask for it?", to=GM, rule=RULE, offered=0, asides=(ALSO,))
    )
    if also := play.aside("cost", ALSO):
        play.remark(f"Also spent: {also}")
    if cost:
        play.spend(SURPLUS, cost, rule=RULE, why=f"spent on {work}")


@step
def _done(play: Play, part: str, work: str) -> Steps[None]:
    play.remark(f"Done: {work}")
    if part:
        yield from work_done(play, part)  # HF-PULL-3
    else:
        yield from take_in(play, work, rule=RULE)


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
        play.remark(f"{work}: it is shoddy", to_tell=True)
    else:
        words = yield from play.ask(Words(id="consequence", text="What comes of it?", to=GM, rule=RULE))
        play.remark(f"What comes of it: {words}")


@step
def _obstacle(play: Play, part: str, work: str) -> Steps[None]:
    """The work waits for one thing more, and is done once that is ticked, with no other roll (HF-PULL-3)."""
    more = yield from play.ask(
        Words(id="obstacle", text="What more does it take?", to=GM, rule=RULE, longest=LONGEST_NAME)
    )
    play.remark(f"Not done yet: {work}")
    if part and "/" not in part:
        take_more(play, part, more, rule="HF-PULL-3")
    else:
        plan = Plan(name=work, requirements=takes(more))
        plan_of_its_own(play, plan, part, rule="HF-PULL-3", why="done once this is met")


PULL_TOGETHER = Move(
    id="pull-together",
    name="Pull Together",
    letter="p",
    short="a great work",
    trigger="All hands turn to one great work, new or mended",
    world="homefront",
    rules=("HF-PULL-1", "HF-PULL-2", "HF-PULL-3"),
    steps=_pull_together,
    players=True,
    pool=pull_pool,
)
