"""Test Loyalty: 2d6 + Loyalty, where far more is asked of a follower than their duty (DG-TEST-LOYALTY, DG-ROLL-3)."""

from rules.asks import GM, LONGEST_CALLED, Option, Pick, Words, YesNo
from rules.economy.followers import nobody_serves, which_follower, whose_word
from rules.economy.loyalty import loses, loyalty_of
from rules.modifier import Part
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Tier
from rules.roll import roll
from rules.table import Table

RULE = "DG-TEST-LOYALTY"
COSTS = 1  # DG-TEST-LOYALTY: Loyalty
MEANS: dict[Tier, str] = {
    FULL: "they do it",
    PARTIAL: "they balk, and do it if pressed",
    MISS: "they refuse; forced and done, it costs 1 Loyalty",
}
HABIT = YesNo(id="habit", letter="h", text="It has become a habit", to=GM, rule=RULE, effect="Loyalty -1")
LEFT, PRESSED, FORCED = "left", "pressed", "forced"


@step
def _test(play: Play) -> Steps[None]:
    follower = yield from which_follower(play, rule=RULE, text="Of whom is too much asked?")
    with play.scope(follower):
        what = yield from play.ask(
            Words(
                id="what",
                text=f"What is asked of {called(play.table, follower)}?",
                to=play.who if play.who in play.table.characters else GM,
                about=f"people.{follower}",
                rule=RULE,
                optional=True,
                empty="said at the table",
                longest=LONGEST_CALLED,
            )
        )
        yield from put_to_the_test(play, follower, what)


@step
def put_to_the_test(play: Play, follower: str, what: str) -> Steps[None]:
    """The roll of whoever asks it of a follower, and what comes of it. To be called in a scope of the follower's."""
    who = yield from whose_word(play, follower, rule=RULE, text="Who asks it of them?")
    name, does = called(play.table, follower), what or "what is asked"
    loyalty = Part("Loyalty", loyalty_of(play.table, follower))
    text = f"{called(play.table, who)} asks it of {name}, Loyalty {loyalty.by}"
    rolled = yield from roll(play, who, (), MEANS, rule=RULE, text=text, parts=(loyalty,))
    if rolled.tier == FULL:
        _say(play, follower, f"{name} does it: {does}")
    elif rolled.tier == PARTIAL:
        yield from _balks(play, who, follower, does)
    else:
        yield from _refuses(play, who, follower, does)


@step
def _balks(play: Play, who: str, follower: str, does: str) -> Steps[None]:
    """They do it if pressed; once that is a habit it can cost Loyalty."""
    name, about = called(play.table, follower), f"people.{follower}"
    options = (
        Option(PRESSED, "They are pressed", "they do it", about),
        Option(LEFT, "It is left at that", "they do not", about),
    )
    (way,) = yield from play.ask(
        Pick(id="balks", text=f"{name} balks", to=who, about=about, rule=RULE, options=options, asides=(HABIT,))
    )
    if way == LEFT:
        _say(play, follower, f"{name} balks, and it is left at that: {does}")
        return
    _say(play, follower, f"{name} does it, pressed: {does}")
    if play.aside("balks", HABIT):
        _it_costs(play, follower, "pressed once too often")


@step
def _refuses(play: Play, who: str, follower: str, does: str) -> Steps[None]:
    """They refuse. By authority, a threat or a lever they can be forced; if they go through with it, it costs."""
    name, about = called(play.table, follower), f"people.{follower}"
    options = (
        Option(LEFT, "It is left at that", "they do not do it", about),
        Option(FORCED, "It is forced on them", f"done, it costs {COSTS} Loyalty", about),
    )
    (way,) = yield from play.ask(
        Pick(id="refuses", text=f"{name} refuses", to=who, about=about, rule=RULE, options=options)
    )
    if way == LEFT:
        _say(play, follower, f"{name} refuses: {does}")
        return
    done = yield from play.ask(
        YesNo(id="done", text=f"Forced, does {name} go through with it?", to=GM, about=about, rule=RULE)
    )
    if not done:
        _say(play, follower, f"{name} refuses, force or not: {does}")
        return
    _say(play, follower, f"{name} does it, forced: {does}")
    _it_costs(play, follower, "forced, and done")


def _it_costs(play: Play, follower: str, why: str) -> None:
    """Loyalty falls; who is leaving already has none left to lose, and has done it all the same."""
    if play.table.people[follower].leaving:
        _say(play, follower, f"{called(play.table, follower)} is leaving already: {why}, no Loyalty left to lose")
    else:
        loses(play, follower, COSTS, rule=RULE, why=why)


def _say(play: Play, follower: str, words: str) -> None:
    play.remark(words, f"people.{follower}")


def _blocked(table: Table, who: str) -> str | None:
    if not any(one.status == "here" for one in table.characters.values()):
        return "no player's character is here"
    return nobody_serves(table, who)


TEST_LOYALTY = Move(
    id="test-loyalty",
    name="Test Loyalty",
    letter="a",
    short="2d6 + Loyalty",
    tab="economy",
    trigger="Far more is asked of a follower than their duty",
    world="days-of-gold",
    rules=(RULE, "DG-ROLL-3", "DG-LOYALTY"),
    steps=_test,
    players=True,
    blocked=_blocked,
)
