"""Deploy: the steading's people go into danger with a player's character at their head (HF-DEPLOY)."""

from rules.asks import GM, TABLE, Option, Pick, Words, YesNo
from rules.homefront.disaster import disaster
from rules.homefront.people import UNNAMED, lose_someone, name_someone
from rules.homefront.pools import held_back, steading_pool
from rules.homefront.rolling import hard_move, roll
from rules.kept import PRESENT
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Pool, Tier
from rules.table import Table
from rules.tracks import DEFENSES, DIMINISHED

MEANS: dict[Tier, str] = {
    FULL: "it goes as well as one could wish",
    PARTIAL: "it works, at one cost out of three",
    MISS: "it goes badly: the GM's hard move",
}
NO_LEADER = YesNo(
    id="nobody", letter="n", text="No player's character takes charge", to=TABLE, effect="nothing is rolled"
)
FROM_STRENGTH = YesNo(id="strength", letter="w", text="The steading acts from strength", effect="the players pick")
PANIC = YesNo(id="panic", letter="x", text="And panic spreads", effect="Meet with Disaster")


def deploy_pool(table: Table) -> Pool:
    """What Deploy rolls now."""
    return steading_pool(table, DEFENSES, disadvantages=held_back(table))


@step
def _deploy(play: Play) -> Steps[None]:
    leader = yield from name_someone(
        play, "leader", "Who takes charge?", rule="HF-DEPLOY-1", to=TABLE, empty=UNNAMED, asides=(NO_LEADER,)
    )
    if play.aside("leader", NO_LEADER):
        yield from _nobody_leads(play)
        return
    if leader:
        play.remark(f"{leader} takes charge")
    tier = yield from roll(play, "roll", deploy_pool(play.table), MEANS, rule="HF-DEPLOY-1")
    if tier == FULL:
        play.remark("It goes as well as one could wish")
    elif tier == PARTIAL:
        yield from _cost(play)
    else:
        yield from hard_move(play, rule="HF-DEPLOY-1", asides=(PANIC,))
        if play.aside("hard-move", PANIC):
            yield from disaster(play, "panic spreads")


@step
def _nobody_leads(play: Play) -> Steps[None]:
    words = yield from play.ask(
        Words(id="decides", text="The GM decides what comes of it", to=GM, rule="HF-DEPLOY-1", optional=True)
    )
    play.remark(words or "No one takes charge: the GM decides what comes of it", to_tell=not words)


@step
def _cost(play: Play) -> Steps[None]:
    to = TABLE if play.aside("cost", FROM_STRENGTH) else GM  # HF-DEPLOY-2
    options = [Option("less", "Less effect than hoped", "no change")]
    if not play.table.steading.diminished:  # HF-MARKS-2
        options.append(Option("hurt", "Many are hurt", "mark diminished"))
    options.append(Option("death", "Someone named who was in it dies", "the GM says who"))
    (cost,) = yield from play.ask(
        Pick(
            id="cost",
            text="It works, and one of these comes with it",
            to=to,
            rule="HF-DEPLOY-1",
            options=tuple(options),
            asides=(FROM_STRENGTH, PANIC),
        )
    )
    if cost == "less":
        play.remark("It has less effect than hoped", to_tell=True)
    elif cost == "hurt":
        play.set(DIMINISHED, True, rule="HF-DEPLOY-1", why="many are hurt")
        play.remark("Who is hurt, and how badly", to_tell=True)
    else:
        players = play.table.characters  # no NPCs
        yield from lose_someone(play, "who-dies", "Who of those in it dies?", rule="HF-DEPLOY-1", to=GM, spared=players)
    if play.aside("cost", PANIC):
        yield from disaster(play, "panic spreads")


def _led_by(table: Table, who: str) -> dict[str, str]:
    """A character who makes the move leads it, if they are there to; at the GM's seat nobody is named.

    Nothing is taken for granted of one who is dead or gone: then it is asked who leads.
    """
    if who not in table.characters:
        return {"leader": ""}
    return {"leader": who} if table.characters[who].status in PRESENT else {}


DEPLOY = Move(
    id="deploy",
    name="Deploy",
    letter="d",
    short="into danger",
    trigger="Folk go into danger or face an attack, and you lead",
    world="homefront",
    rules=("HF-DEPLOY-1", "HF-DEPLOY-2"),
    steps=_deploy,
    players=True,
    assumes=_led_by,
    pool=deploy_pool,
)
