"""The Die of Fate: one d6 for what nobody decides, high is good (HF-GAINS-2)."""

from rules.asks import GM, TABLE, Dice, Option, Pick, Words, YesNo
from rules.homefront.gains import blessing
from rules.moves import Move
from rules.play import Play, Steps, step

RULE = "HF-GAINS-2"
DICE_BLESSED = 2  # for the weather, under Tor's blessing; the players choose
WEATHER = YesNo(id="weather", letter="w", text="It is about the weather", effect="the blessing's second die")


@step
def _die_of_fate(play: Play) -> Steps[None]:
    blessed = bool(blessing(play.table))
    asides: tuple[YesNo, ...] = (WEATHER,) if blessed else ()
    question = yield from play.ask(
        Words(
            id="question",
            text="What is left to fate?",
            to=GM,
            rule=RULE,
            optional=True,
            asides=asides,
        )
    )
    if blessed and play.aside("question", WEATHER):
        face = yield from _twice(play)
    else:
        (face,) = yield from play.ask(Dice(id="roll", text="The Die of Fate: high is good", to=GM, rule=RULE))
    play.remark(f"Fate says {face}" + (f": {question}" if question else ""))


@step
def _twice(play: Play) -> Steps[int]:
    """Two dice for the weather, and the players choose."""
    faces = yield from play.ask(
        Dice(id="roll", text="The Die of Fate, twice: high is good", to=GM, rule=RULE, count=DICE_BLESSED)
    )
    high, low = max(faces), min(faces)
    if high == low:
        return high
    with play.scope(f"{high}-{low}"):  # a choice between other dice is no choice between these
        (chosen,) = yield from play.ask(
            Pick(
                id="which",
                text="Tor's blessing: which die counts?",
                to=TABLE,
                rule=RULE,
                options=(Option(str(high), f"The {high}"), Option(str(low), f"The {low}")),
            )
        )
    return int(chosen)


DIE_OF_FATE = Move(
    id="fate",
    name="Die of Fate",
    letter="f",
    short="one d6",
    trigger="Nobody at the table decides it: fate does",
    world="homefront",
    rules=(RULE, "HF-GAINS-1"),
    steps=_die_of_fate,
)
