"""Meet with Disaster, and what happens wherever Fortunes would go below 0 (HF-DISASTER)."""

from rules.asks import GM, Option, Pick, Words
from rules.effects import LACKING_BY
from rules.homefront.season_roll import RESET_WHEN_MALCONTENT
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.table import Table
from rules.track import Track
from rules.tracks import DIMINISHED, FORTUNES, LACKING, MALCONTENT, MARKS, POPULATION

LOSES = 1  # HF-DISASTER-1: Fortunes
FOLK_LEAVE = -1  # HF-DISASTER-2: Population

_MEANS = {
    DIMINISHED: ("Hurt, sickness or doubt: mark diminished", "disadvantage on Deploy, Muster and Pull Together"),
    LACKING: ("Want, hoarding or distrust: mark lacking", f"Prosperity counts {-LACKING_BY} lower"),
    MALCONTENT: ("Fear, anger or despair: mark malcontent", f"Fortunes reset to {RESET_WHEN_MALCONTENT} each season"),
}


@step
def lose_fortunes(play: Play, points: int, *, rule: str, why: str = "") -> Steps[None]:
    """Lower Fortunes by `points`. Each single point that would go below 0 asks the GM once (HF-DISASTER-3)."""
    at_hand = min(points, play.table.steading.fortunes)
    if at_hand:
        play.adjust(FORTUNES, -at_hand, rule=rule, why=why)
    missing = points - at_hand
    for number in range(1, missing + 1):
        with play.scope("below-zero" if number == 1 else f"below-zero/{number}"):
            yield from below_zero(play, f" ({number} of {missing})" if missing > 1 else "")


@step
def below_zero(play: Play, which: str = "") -> Steps[None]:
    """One point that Fortunes do not have: the GM picks what happens instead (HF-DISASTER-2).

    `which` of several it is stands after the question.
    """
    open_marks = [mark for mark in MARKS if not mark.value(play.table)]
    options = [Option(mark.word, *_MEANS[mark]) for mark in open_marks]
    options.append(Option("folk-leave", "Folk begin to leave", one_fewer(play.table)))  # HF-DISASTER-3: at 0 too
    (picked,) = yield from play.ask(
        Pick(
            id="disaster",
            text=f"Fortunes would go below 0: what happens instead?{which}",
            to=GM,
            rule="HF-DISASTER-2",
            options=tuple(options),
        )
    )
    if picked == "folk-leave":
        play.adjust(POPULATION, FOLK_LEAVE, rule="HF-DISASTER-2", why="folk leave")
    for mark in open_marks:
        if mark.word == picked:
            play.set(mark, True, rule="HF-DISASTER-2")


def one_fewer(table: Table) -> str:
    """What the loss of one Population would come to now, for people to read."""
    have = table.steading.population
    return f"Population {have} to {have + FOLK_LEAVE}" if have else "Population is 0: nothing changes"


@step
def disaster(play: Play, why: str = "") -> Steps[None]:
    """Calamity or panic: the steading loses a point of Fortunes (HF-DISASTER-1)."""
    with play.scope("disaster"):
        yield from lose_fortunes(play, LOSES, rule="HF-DISASTER-1", why=why)


@step
def _meet_with_disaster(play: Play) -> Steps[None]:
    why = yield from play.ask(
        Words(id="calamity", text="What has struck, or what panic spreads?", rule="HF-DISASTER-1", optional=True)
    )
    play.remark("Trouble is announced before it strikes, and the players get a chance to act")
    yield from disaster(play, why)


def would_fall(table: Table) -> str:
    """What a disaster would cost now, in words that stay the same while Fortunes change: no list is painted anew."""
    return f"{LOSES} Fortunes lost" if table.steading.fortunes else "no Fortunes: the GM picks"


def mark_means(mark: Track) -> str:
    """What a mark does while it is on, for people to read (HF-MARKS-1)."""
    return _MEANS[mark][1]


MEET_WITH_DISASTER = Move(
    id="disaster",
    name="Meet with Disaster",
    letter="x",
    short="calamity",
    trigger="Calamity strikes the steading, or panic spreads",
    world="homefront",
    rules=("HF-DISASTER-1", "HF-DISASTER-2", "HF-DISASTER-3"),
    steps=_meet_with_disaster,
    hint=would_fall,
)
