"""HP come back to those whom no move of players heals, and to anybody by the GM's offer (HH-REGAIN)."""

from rules.asks import GM, Number, Option, Pick, Words
from rules.harm.bearers import AT_THE_DOOR, hp_given, party, standing, whom, with_hp
from rules.harm.hp import half, regain
from rules.kept import PRESENT
from rules.moves import Move
from rules.named import place_of
from rules.play import Play, Steps, step
from rules.table import Table

RULE, OFFERED = "HH-REGAIN-2", "HH-REGAIN-1"
MINUTES, NIGHT, DAYS, OFFER = "minutes", "night", "days", "offer"
LEAST, MOST = 3, 5  # HP for some minutes with supplies
NOBODY = "nobody here has HP to regain"


def who_could(table: Table) -> tuple[str, ...]:
    """Those who have HP to regain, as far as it is known, and are not at the Door."""
    return tuple(id for id in with_hp(table, PRESENT) if standing(table, id) != AT_THE_DOOR)


@step
def _regain(play: Play) -> Steps[None]:
    ids = who_could(play.table)
    who = yield from whom(play, ids, rule=RULE, text="Who regains HP?", nobody=NOBODY)
    with play.scope(who):
        _hp, most = yield from hp_given(play, who)
        what = OFFER if who in party(play.table) else (yield from _by_what(play, who, most))
        if what == OFFER:
            yield from _offered(play, who, most)
        elif what == MINUTES:
            yield from _some(play, who)
        elif what == NIGHT:
            regain(play, who, half(most), rule=RULE, why="a night")
        else:
            regain(play, who, most, rule=RULE, why="some days")


@step
def _by_what(play: Play, who: str, most: int) -> Steps[str]:
    """What mends one whom no move of players heals (HH-REGAIN-2)."""
    about = place_of(play.table, who)
    (what,) = yield from play.ask(
        Pick(
            id="how",
            text="By what?",
            to=GM,
            about=about,
            rule=RULE,
            options=(
                Option(MINUTES, "minutes of rest, with supplies", f"{LEAST} to {MOST} HP", about),
                Option(NIGHT, "a night", f"{half(most)} HP", about),
                Option(DAYS, "some days", "all of it", about),
                Option(OFFER, "as the GM says", "a number; a construct may need mending", about),
            ),
        )
    )
    return what


@step
def _some(play: Play, who: str) -> Steps[None]:
    amount = yield from play.ask(
        Number(
            id="some",
            text="How many HP?",
            to=GM,
            about=place_of(play.table, who),
            rule=RULE,
            lowest=LEAST,
            highest=MOST,
            offered=LEAST,
        )
    )
    regain(play, who, amount, rule=RULE, why="minutes of rest, with supplies")


@step
def _offered(play: Play, who: str, most: int) -> Steps[None]:
    """A number that the GM gives, and by what (HH-REGAIN-1)."""
    about = place_of(play.table, who)
    amount = yield from play.ask(
        Number(id="amount", text="How many HP?", to=GM, about=about, rule=OFFERED, lowest=1, highest=most)
    )
    why = yield from play.ask(
        Words(id="why", text="By what?", to=GM, about=about, rule=OFFERED, optional=True, empty="a GM's offer")
    )
    regain(play, who, amount, rule=OFFERED, why=why or "a GM's offer")


REGAIN = Move(
    id="regain",
    name="Regain HP",
    letter="e",
    short="others mend",
    tab="party",
    trigger="Time, or an offer of the GM's, gives HP back",
    rules=("HH-REGAIN-1", "HH-REGAIN-2"),
    world="homefront",
    steps=_regain,
    blocked=lambda table, _who: None if who_could(table) else NOBODY,
)
