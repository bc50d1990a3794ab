"""Muster: every able body is pressed into the steading's defense (HF-MUSTER)."""

from rules.asks import GM, TABLE, Option, Pick, Words
from rules.homefront.disaster import lose_fortunes
from rules.homefront.people import UNNAMED, name_someone
from rules.homefront.pools import held_back, steading_pool
from rules.homefront.rolling import hard_move, roll
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Pool, Tier
from rules.table import Muster, Table
from rules.told import told
from rules.tracks import POPULATION

RULE = "HF-MUSTER-1"
COSTS = 1  # Fortunes
LENDS = 1  # Defenses, while it holds
PICKS: dict[Tier, int] = {FULL: 2, PARTIAL: 1}
MEANS: dict[Tier, str] = {
    FULL: "it stands ready, and 2 picks",
    PARTIAL: "it stands ready, and 1 pick",
    MISS: "it does not come together: the GM's hard move",
}
PLACE = "steading.muster"

DEFENSES = Option("defenses", "The defenses are the stronger for it", f"Defenses +{LENDS} while it holds")
GLADLY = Option("gladly", "Everyone helps gladly", "Fortunes are not lost after all")
UNWATCHED = Option("unwatched", "It holds with nobody to oversee it")
PROMISE = Option("promise", "One or two show promise", "the GM says who, and how")


def muster_pool(table: Table) -> Pool:
    """What Muster rolls now."""
    return steading_pool(table, POPULATION, disadvantages=held_back(table))


@step
def _muster(play: Play) -> Steps[None]:
    overseer = yield from name_someone(play, "overseer", "Who oversees it?", rule=RULE, to=TABLE, empty=UNNAMED)
    tier = yield from roll(play, "roll", muster_pool(play.table), MEANS, rule=RULE)
    if tier == MISS:
        yield from lose_fortunes(play, COSTS, rule=RULE, why="a muster costs")
        yield from hard_move(play, rule=RULE)
        return
    picked = yield from play.ask(
        Pick(
            id="picks",
            text="The steading stands ready. What comes with it?",
            to=TABLE,
            rule=RULE,
            options=(DEFENSES, GLADLY, UNWATCHED, PROMISE),
            least=PICKS[tier],
            most=PICKS[tier],
        )
    )
    campaign = play.table.campaign
    muster = Muster(
        lends=LENDS if DEFENSES.id in picked else 0,
        overseen=UNWATCHED.id not in picked,
        overseer=overseer,
        session=campaign.session,
        day=campaign.day,
    )
    why = DEFENSES.effect if muster.lends else "it holds"
    play.set(PLACE, muster, rule=RULE, why=why, waivable=False)
    if GLADLY.id not in picked:  # HF-MUSTER-3: the cost is settled after the picks
        yield from lose_fortunes(play, COSTS, rule=RULE, why="a muster costs")
    if PROMISE.id in picked:
        yield from _promise(play)


@step
def _promise(play: Play) -> Steps[None]:
    question = Words(id="promise", text="Who shows promise, and how?", to=GM, rule=RULE, optional=True)
    yield from told(play, question, "Showing promise", "Who shows promise, and how")


def end_muster(play: Play, why: str, *, waivable: bool = True) -> None:
    """The muster ends, and what it lent goes back (HF-MUSTER-3)."""
    with play.scope("muster-ends"):
        play.set(PLACE, None, rule="HF-MUSTER-3", why=why, waivable=waivable)


@step
def _stand_down(play: Play) -> Steps[None]:
    reasons = [Option("past", "The threat is past")]
    muster = play.table.steading.muster
    if muster is not None and muster.overseen:
        reasons.append(Option("unseen", "Nobody oversees it any more"))
    reasons.append(Option("tired", "The steading can't keep it up"))
    (why,) = yield from play.ask(
        Pick(id="why", text="Why does the muster end?", to=TABLE, rule=RULE, options=tuple(reasons))
    )
    end_muster(play, next(option.text for option in reasons if option.id == why).lower(), waivable=False)


def _holds(table: Table, _who: str) -> str | None:
    return "a muster holds already" if table.steading.muster is not None else None


def _none_holds(table: Table, _who: str) -> str | None:
    return "no muster holds" if table.steading.muster is None else None


MUSTER = Move(
    id="muster",
    name="Muster",
    letter="m",
    short="call to arms",
    trigger="Danger is close: all who can bear arms are called",
    world="homefront",
    rules=("HF-MUSTER-1", "HF-MUSTER-2", "HF-MUSTER-3"),
    steps=_muster,
    players=True,
    blocked=_holds,
    pool=muster_pool,
)
STAND_DOWN = Move(
    id="stand-down",
    name="Stand Down",
    letter="e",
    row="owed",
    short="muster ends",
    trigger="The danger is past, or nobody oversees the muster",
    world="homefront",
    rules=("HF-MUSTER-1", "HF-MUSTER-3"),
    steps=_stand_down,
    players=True,
    blocked=_none_holds,
)
