"""What is said besides a clash: whose Armor does not count, and at whom one attack goes (DG-ARMOR, DG-SPEND-LAPSE)."""

from collections.abc import Sequence

from rules.asks import GM, Option, Pick
from rules.combat.as_seen import own_sheet
from rules.combat.edges import ATTACK, held
from rules.named import called, place_of
from rules.play import Play, Steps, step

THEIRS, OURS = "theirs", "ours"


def past_armor(who: str) -> Pick:
    """The aside that says whose Armor does not count: what is not physical goes past it (DG-ARMOR)."""
    about = f"characters.{who}"
    return Pick(
        id="past",
        letter="i",
        text="Armor ignored",
        to=GM,
        about=about,
        rule="DG-ARMOR",
        options=(
            Option(THEIRS, "What we deal goes past it", "not physical, or past all of it", about),
            Option(OURS, "What they deal goes past it", "not physical, or past all of it", about),
        ),
        most=2,
    )


@step
def aimed(play: Play, fight: str, foe: str, whom: Sequence[str]) -> Steps[str]:
    """At whom of several an edge of a foe's for one attack goes (DG-SPEND-LAPSE); at the first where it has none."""
    once = [edge for _, edge in held(play.table, fight) if edge.bearer == foe and edge.lasts == ATTACK]
    if len(whom) < 2 or not once:
        return next(iter(whom), "")
    options = tuple(Option(who, called(play.table, who), about=place_of(play.table, who)) for who in whom)
    (at,) = yield from play.ask(
        Pick(
            id="aimed",
            text=f"At whom does it go: {', '.join(f'{edge.name} {edge.amount:+d}' for edge in once)}?",
            to=GM,
            about=own_sheet(play.table, foe),
            rule="DG-SPEND-LAPSE",
            options=options,
        )
    )
    return at
