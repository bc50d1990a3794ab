"""Winter: the meals, the shortage, the roll, and the second meal that stays owed (HF-SEASON-WINTER)."""

from rules.asks import GM, TABLE, Dice, Option, Pick, Words
from rules.effects import now
from rules.homefront.calendar import in_year, year_in
from rules.homefront.disaster import lose_fortunes, one_fewer
from rules.homefront.people import CHARACTERS_ROLE, lose_someone, name_someone, npcs
from rules.homefront.season_roll import reset_fortunes, season_face, season_roll
from rules.homefront.threats import threats_abound
from rules.kept import Status
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Tier
from rules.slugs import slug
from rules.table import LONGEST_NAME, Debt, Resource, Table
from rules.tracks import POPULATION, RESOURCE_STATUS, SURPLUS

FIRST = "HF-SEASON-WINTER-1"
ROLL = "HF-SEASON-WINTER-2"
SECOND = "HF-SEASON-WINTER-3"
MEAL_SIDES = 4
MEAL = f"1d{MEAL_SIDES} + Population"
SHORTAGE_COSTS = 1  # Fortunes
FOLK_LOST = -1  # Population
MEANS: dict[Tier, str] = {
    FULL: "a mild winter: things get better with somebody",
    PARTIAL: "a second meal will be eaten before spring",
    MISS: "a second meal, and threats abound",
}
_MEAL = "second-meal"  # with its year, the id of one among all that is owed
PARTINGS: dict[Status, str] = {"dead": "Dies", "left": "Leaves", "retired": "Retires from play"}


@step
def winter(play: Play) -> Steps[None]:
    """The weariest, the first meal, the roll and what comes of it, the reset."""
    yield from season_face(play, "weariest", rule=FIRST)
    with play.scope("meal-1"):
        wanted, why = yield from _appetite(play, f"What the steading eats: {MEAL}", rule=FIRST)
        yield from _eat(play, wanted, "Winter's first meal", rule=FIRST, why=why)
    tier = yield from season_roll(play, MEANS, rule=ROLL)
    if tier == FULL:
        who = yield from name_someone(
            play,
            "friend",
            "A mild winter: with whom in the steading do things get better?",
            rule=ROLL,
            to=TABLE,
            spared=play.table.characters,  # no NPCs
        )
        play.remark(f"Things get better with {who}: say how", to_tell=True)
    else:
        yield from _owe_second_meal(play)
    if tier == MISS:
        yield from threats_abound(play)
    reset_fortunes(play, rule=ROLL)


@step
def _appetite(play: Play, text: str, *, rule: str) -> Steps[tuple[int, str]]:
    """1d4 + Population, as it then is: how much Surplus a meal takes, and the sum in words."""
    (die,) = yield from play.ask(Dice(id="eaten", text=text, to=GM, rule=rule, sides=MEAL_SIDES))
    mouths = now(play.table, POPULATION)
    return die + mouths, f"1d{MEAL_SIDES} {die} + Population {mouths}"


@step
def _eat(play: Play, wanted: int, meal: str, *, rule: str, why: str) -> Steps[None]:
    """A meal is eaten; what is not there is a shortage, at once."""
    have = play.table.steading.surplus
    if wanted <= have:
        play.adjust(SURPLUS, -wanted, rule=rule, why=why)
        return
    short = f"{wanted} to eat, {have} there"
    play.set(SURPLUS, 0, rule=rule, why=f"{why}: {short}")
    yield from lose_fortunes(play, SHORTAGE_COSTS, rule=rule, why="the food runs short")
    yield from _shortage(play, f"{meal}: {short}. The food runs short: what does it cost?", rule=rule)


@step
def _shortage(play: Play, text: str, *, rule: str) -> Steps[None]:
    """What a hungry winter takes: the players pick (HF-WHO-PICKS)."""
    (loss,) = yield from play.ask(
        Pick(
            id="loss",
            text=text,
            to=TABLE,
            rule=rule,
            options=(
                Option(
                    "folk",
                    "Folk die, waste away or leave",
                    one_fewer(play.table),
                ),
                Option("resource", "Something the steading needs is lost or let go", "a resource is lost"),
                Option("npc", "Somebody who matters dies, and leaves a gap", "an NPC dies"),
                Option("pc", "A player's own character goes", "dies, leaves or retires"),
            ),
        )
    )
    if loss == "folk":
        play.adjust(POPULATION, FOLK_LOST, rule=rule, why="folk are lost to the winter")
    elif loss == "resource":
        yield from _lose_resource(play, rule=rule)
    elif loss == "npc":
        players = play.table.characters  # no NPCs
        yield from lose_someone(play, "who-dies", "Which NPC dies?", rule=rule, to=TABLE, spared=players)
    else:
        yield from _lose_character(play, rule=rule)


@step
def _lose_resource(play: Play, *, rule: str) -> Steps[None]:
    held = tuple(
        Option(id, resource.name, about=f"resources.{id}")
        for id, resource in play.table.resources.items()
        if resource.status == "held"
    )
    if held:
        other = Option("other", "Something else")
        (picked,) = yield from play.ask(
            Pick(id="resource", text="Which resource is lost?", to=TABLE, rule=rule, options=(*held, other))
        )
        if picked != other.id:
            play.set(RESOURCE_STATUS.at(picked), "lost", rule=rule)
            return
    name = yield from play.ask(
        Words(id="lost", text="What is lost or let go?", to=TABLE, rule=rule, longest=LONGEST_NAME)
    )
    play.set(f"resources.{slug(name, play.table.resources)}", Resource(name=name, status="lost"), rule=rule)


@step
def _lose_character(play: Play, *, rule: str) -> Steps[None]:
    partings = tuple(Option(status, text) for status, text in PARTINGS.items())
    (parting,) = yield from play.ask(
        Pick(id="parting", text="How does the character go?", to=TABLE, rule=rule, options=partings)
    )
    status = next(status for status in PARTINGS if status == parting)
    yield from lose_someone(
        play,
        "who-goes",
        "Whose story ends here?",
        rule=rule,
        to=TABLE,
        status=status,
        role=CHARACTERS_ROLE,
        spared=npcs(play.table),
    )


# -- the second meal


@step
def _owe_second_meal(play: Play) -> Steps[None]:
    with play.scope("meal-2"):
        wanted, why = yield from _appetite(play, f"The second meal, eaten before spring: {MEAL}", rule=ROLL)
        year = play.table.steading.year
        play.set(
            f"owed.{_second_meal(year)}",
            Debt(amount=wanted, year=year),
            rule=SECOND,
            why=f"{why}: {wanted} Surplus before spring",
        )


def _second_meal(year: int) -> str:
    return in_year(_MEAL, year)


def meal_year(id: str) -> int | None:
    """The year of a second meal by its id among what is owed; None for anything else that is."""
    return year_in(id, _MEAL)


def open_second_meals(table: Table) -> tuple[str, ...]:
    """The ids of the second meals that are still owed: one at most, unless somebody moved the season by hand."""
    return tuple(id for id, debt in table.owed.items() if meal_year(id) is not None and debt.status == "open")


@step
def settle_second_meals(play: Play) -> Steps[None]:
    """A second meal is eaten now; too little Surplus is the same shortage (HF-SEASON-WINTER-3)."""
    for owed in open_second_meals(play.table):
        with play.scope(owed):
            amount = play.table.owed[owed].amount
            play.set(f"owed.{owed}.status", "settled", rule=SECOND, why="it is eaten", waivable=False)
            yield from _eat(play, amount, "Winter's second meal", rule=SECOND, why="the second meal")


SECOND_MEAL = Move(
    id="second-meal",
    name="Winter's Second Meal",
    letter="w",
    row="owed",
    short="what is owed",
    trigger="The second meal of a hard winter is eaten",
    world="homefront",
    rules=(SECOND, ROLL),
    steps=settle_second_meals,
    blocked=lambda table, _who: None if open_second_meals(table) else "no second meal is owed",
)
