"""Death's Door: 2d6 with no stat, now or at the end of the scene (HH-DEATH)."""

from rules.asks import GM, Dice, Option, Pick, Words
from rules.harm.bearers import AT_THE_DOOR, OUT, UP, line, number, standing, whom, with_hp
from rules.kept import PRESENT
from rules.moves import Move
from rules.named import called, place_of, speaks_for
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, TIERS, Tier
from rules.roll import dread_for, roll
from rules.table import Table
from rules.throws import COUNTED, TOTALS, Throw, tier_of
from rules.told import told

RULE = "HH-DEATH-2"
ALIVE_WITH = 1  # HP
MEANS: dict[Tier, str] = {
    FULL: "alive with 1 HP, and marked by it",
    PARTIAL: "not dying, but out until the GM says",
    MISS: "the end: one last deed, or back as something else",
}
DIES, CHANGED = "dies", "changed"
NOBODY = "nobody waits at Death's Door"


def waiting(table: Table) -> tuple[str, ...]:
    """The ids of those who have yet to roll."""
    return tuple(id for id in with_hp(table, PRESENT) if standing(table, id) == AT_THE_DOOR)


def to_the_door(play: Play, who: str, *, why: str) -> bool:
    """Somebody is at Death's Door now. Whether they are (False: waived)."""
    return play.set(line(play.table, who, "standing"), AT_THE_DOOR, rule="HH-DEATH-1", why=why)


@step
def at_deaths_door(play: Play, who: str) -> Steps[None]:
    """They roll, and it is settled."""
    with play.scope("door"):
        tier = yield from _rolled(play, who)
        if tier == FULL:
            yield from _alive(play, who)
        elif tier == PARTIAL:
            play.set(line(play.table, who, "standing"), OUT, rule=RULE, why=MEANS[PARTIAL])
        else:
            yield from _the_end(play, who)


@step
def _rolled(play: Play, who: str) -> Steps[Tier]:
    """A character's own roll; of a follower the player rolls the dice, for whom there is nothing to add."""
    text = f"{called(play.table, who)} is at Death's Door"
    if who in play.table.characters:
        rolled = yield from roll(play, who, (), MEANS, rule=RULE, text=text)
        return rolled.tier
    about = place_of(play.table, who)
    with play.scope("roll"):
        faces = yield from play.ask(
            Dice(
                id="dice",
                text=text,
                to=GM,
                about=about,
                rule=RULE,
                count=COUNTED,
                throw=Throw(),
                tiers=tuple((tier, MEANS[tier]) for tier in TIERS),
            )
        )
        tier = tier_of(sum(faces))
        first, second = faces
        play.remark(f"{called(play.table, who)} rolls {first} {second}: {sum(faces)}, {TOTALS[tier]}", about)
        dread_for(play, who, tier)  # DG-ROLL-2
    return tier


@step
def _alive(play: Play, who: str) -> Steps[None]:
    with play.together("alive"):
        back = ALIVE_WITH - (number(play.table, who, "hp") or 0)
        if back > 0:
            play.adjust(line(play.table, who, "hp"), back, rule="HH-DEATH-1", why=MEANS[FULL])
        play.set(line(play.table, who, "standing"), UP, rule=RULE, why=MEANS[FULL])
    yield from _written(play, who, "marked", "How are they marked by it?", "Marked by Death's Door")


@step
def _the_end(play: Play, who: str) -> Steps[None]:
    about = place_of(play.table, who)
    to = speaks_for(play.table, who)
    (end,) = yield from play.ask(
        Pick(
            id="end",
            text="What is the end of it?",
            to=to,
            about=about,
            rule=RULE,
            options=(
                Option(DIES, "one last deed, and then death", about=about),
                Option(CHANGED, "they come back as something else", about=about),
            ),
        )
    )
    with play.together("ended"):
        play.set(line(play.table, who, "standing"), OUT, rule=RULE, why=MEANS[MISS])
        if end == DIES:
            play.set(f"{about}.status", "dead", rule=RULE, why="one last deed, and then death")
    if end == DIES:
        yield from _written(play, who, "deed", "What is their last deed, at its best?", "Last deed")
    else:
        yield from _written(play, who, "changed", "As what do they come back?", "Comes back")


@step
def _written(play: Play, who: str, id: str, text: str, says: str) -> Steps[None]:
    """Words of who plays them, for the chronicle."""
    about, to, name = place_of(play.table, who), speaks_for(play.table, who), called(play.table, who)
    question = Words(id=id, text=text, to=to, about=about, rule=RULE, optional=True, empty="told, not written")
    yield from told(play, question, f"{name}: {says}", f"{name}: {text}")


@step
def _door(play: Play) -> Steps[None]:
    ids = waiting(play.table)
    who = yield from whom(play, ids, rule=RULE, text="Who is at Death's Door?", nobody=NOBODY)
    with play.scope(who):
        yield from at_deaths_door(play, who)


DEATHS_DOOR = Move(
    id="deaths-door",
    name="Death's Door",
    letter="x",
    short="live or die",
    tab="party",
    trigger="Somebody at 0 HP, by what could kill, finds out how it ends",
    rules=("HH-DEATH-1", "HH-DEATH-2", "DG-ROLL-2"),
    world="homefront",
    steps=_door,
    players=True,
    blocked=lambda table, _who: None if waiting(table) else NOBODY,
)
