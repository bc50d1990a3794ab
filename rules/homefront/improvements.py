"""What the steading has of a work that is done: an improvement, a resource, or what it had lost (HF-STATS-1)."""

from rules.asks import TABLE, Option, Pick
from rules.play import Play, Steps, step
from rules.slugs import slug
from rules.table import Resource
from rules.tracks import RESOURCE_STATUS

AGAIN = "again/"
IMPROVEMENT = Option("improvement", "An improvement")
RESOURCE = Option("resource", "A resource")
NOTHING = Option("nothing", "Nothing to list", "the work is done, and no more")


@step
def take_in(play: Play, name: str, *, rule: str) -> Steps[None]:
    """Ask what the steading has of the work called `name`, and write it down."""
    lost = tuple(
        Option(AGAIN + id, f"{one.name}, made good", "lost, and held again", about=f"resources.{id}")
        for id, one in play.table.resources.items()
        if one.status == "lost"
    )
    (makes,) = yield from play.ask(
        Pick(
            id="makes",
            text=f"{name} is done. What does the steading have of it?",
            to=TABLE,
            rule=rule,
            options=(IMPROVEMENT, RESOURCE, *lost, NOTHING),
        )
    )
    if makes.startswith(AGAIN):
        play.set(RESOURCE_STATUS.at(makes.removeprefix(AGAIN)), "held", rule=rule, why=name)
    elif makes == IMPROVEMENT.id:
        _have(play, Resource(name=name, kind="improvement"), rule=rule)
    elif makes == RESOURCE.id:
        _have(play, Resource(name=name), rule=rule)


def _have(play: Play, made: Resource, *, rule: str) -> None:
    play.set(f"resources.{slug(made.name, play.table.resources)}", made, rule=rule, why="the work is done")
