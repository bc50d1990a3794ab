"""Seasonal gains: what each brings at once, and what is held for later (HF-GAINS)."""

from typing import get_args

from msgspec import Struct

from rules.asks import TABLE, Option, Pick, Words
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.table import Gain, GainKind, Table
from rules.tracks import GAIN_STATUS, POPULATION, SURPLUS

RULE = "HF-GAINS-1"
BOOM_BY = 1  # Population
BOUNTY_BY = 1  # Surplus

NAMES: dict[GainKind, tuple[str, str]] = {  # and what each is good for
    "boom": ("Population boom", f"Population +{BOOM_BY}"),
    "blessing": ("Tor's blessing", "a die more to Pull Together; weather on the Die of Fate twice"),
    "bounty": ("Unexpected bounty", f"Surplus +{BOUNTY_BY}"),
    "trade": ("Trade opportunity", "one special thing changes hands on good terms"),
    "news": ("Interesting news", "an opening: wealth, lore, friends or something to build"),
    "insight": ("Valuable insight", "a way to get at a threat"),
}
SEASON_LONG: tuple[GainKind, ...] = ("blessing", "trade")  # HF-SEASON-ORDER: gone when the season is
KEPT_FOR_USE: tuple[GainKind, ...] = ("trade", "news", "insight")  # HF-GAINS-2


class Card(Struct, frozen=True):
    """A gain as it is held: its name, what it is good for, and until when (HF-GAINS-1, HF-GAINS-2)."""

    name: str
    good_for: str
    ends: str


def card(kind: GainKind) -> Card:
    """The card of a kind of gain, in a few words each. One that is not held counts at once."""
    ends = {
        (True, True): "until used, or the season ends",
        (True, False): "until the season ends",
        (False, True): "until used",
        (False, False): "at once",
    }[kind in SEASON_LONG, kind in KEPT_FOR_USE]
    return Card(*NAMES[kind], ends)


@step
def pick_gains(play: Play, count: int, *, rule: str) -> Steps[None]:
    """The players pick `count` different gains, and have them at once (HF-WHO-PICKS, HF-GAINS-2)."""
    with play.scope("gains"):
        picked = yield from play.ask(
            Pick(
                id="which",
                text="Which gain does the season bring?"
                if count == 1
                else f"Which {count} gains does the season bring?",
                to=TABLE,
                rule=rule,
                options=tuple(Option(kind, *NAMES[kind]) for kind in get_args(GainKind)),
                least=count,
                most=count,
            )
        )
        for kind in get_args(GainKind):
            if kind in picked:
                _have(play, kind)


def _have(play: Play, kind: GainKind) -> None:
    if kind == "boom":
        play.adjust(POPULATION, BOOM_BY, rule=RULE, why="population boom")
    elif kind == "bounty":
        play.adjust(SURPLUS, BOUNTY_BY, rule=RULE, why="unexpected bounty")
    else:
        steading = play.table.steading
        gain = Gain(kind=kind, year=steading.year, season=steading.season)
        play.set(f"gains.{kind}-{steading.season}-{steading.year}", gain, rule=RULE, why=NAMES[kind][1])


def lapse_gains(play: Play) -> None:
    """What lasts for a season only is gone with it (HF-SEASON-ORDER)."""
    with play.scope("season-ends"):
        for id, gain in play.table.gains.items():
            if gain.status == "held" and gain.kind in SEASON_LONG:
                play.set(GAIN_STATUS.at(id), "lapsed", rule="HF-SEASON-ORDER", why="the season is over")


def blessing(table: Table) -> tuple[str, ...]:
    """Tor's blessing by name, if it holds this season (HF-PULL-2, HF-GAINS-2)."""
    held = any(gain.kind == "blessing" and gain.status == "held" for gain in table.gains.values())
    return (NAMES["blessing"][0],) if held else ()


def _usable(table: Table) -> tuple[Option, ...]:
    return tuple(
        Option(id, NAMES[gain.kind][0], f"{gain.season} of year {gain.year}", about=f"gains.{id}")
        for id, gain in table.gains.items()
        if gain.status == "held" and gain.kind in KEPT_FOR_USE
    )


@step
def _use(play: Play) -> Steps[None]:
    (which,) = yield from play.ask(
        Pick(id="which", text="Which gain is used?", to=TABLE, rule="HF-GAINS-2", options=_usable(play.table))
    )
    with play.scope(which):
        what = yield from play.ask(Words(id="what", text="What for?", to=TABLE, rule="HF-GAINS-2", optional=True))
    play.set(GAIN_STATUS.at(which), "used", rule="HF-GAINS-2", why=what)


USE_A_GAIN = Move(
    id="use-gain",
    name="Use a Gain",
    letter="v",
    row="gains",
    short="news, insight",
    trigger="You act on news, an insight or a bargain",
    world="homefront",
    rules=("HF-GAINS-1", "HF-GAINS-2"),
    steps=_use,
    blocked=lambda table, _who: None if _usable(table) else "no gain is held that could be used",
)
