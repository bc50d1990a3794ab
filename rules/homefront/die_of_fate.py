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
    blessed = blessing(play.table)
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
    weather = play.aside("question", WEATHER) or False
    twice = bool(blessed) and weather
    faces = yield from play.ask(
        Dice(id="roll", text="The Die of Fate: high is good", to=GM, rule=RULE, count=DICE_BLESSED if twice else 1)
    )
    face = faces[0]
    if twice and faces[0] != faces[1]:
        (chosen,) = yield from play.ask(
            Pick(
                id="which",
                text="Tor's blessing: which die counts?",
                to=TABLE,
                rule=RULE,
                options=tuple(Option(str(one), f"The {one}") for one in sorted(faces, reverse=True)),
            )
        )
        face = int(chosen)
    play.remark(f"Fate says {face}" + (f": {question}" if question else ""))


DIE_OF_FATE = Move(
    id="fate",
    name="Die of Fate",
    letter="f",
    trigger="Nobody at the table decides it: fate does",
    rules=(RULE,),
    steps=_die_of_fate,
)
