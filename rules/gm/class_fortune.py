"""What a class does of its own earns the GM Fortune, more where others helped (DG-FORTUNE-CLASS)."""

from rules.asks import GM, Number, Option, Pick
from rules.gm_pools import gain
from rules.making.classes import class_of
from rules.making.unprinted import typed_of
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.sheets.wounds import WoundsSheet
from rules.table import MOST_OF_A_POOL, Table
from rules.tracks import FORTUNE

RULE, RULING = "DG-FORTUNE-CLASS", "DG-FORTUNE-CLASS-2"
ITSELF = 1  # DG-FORTUNE-CLASS-2: what the trigger gives
EACH_OTHER = 1  # DG-FORTUNE-CLASS: for each other character who helped
NO_TEXT = "what earns it is not typed in: From the Book"
NOBODY = "no character here has one of the seven classes"
ABOUT = FORTUNE.where

OTHERWISE = Number(
    id="gives",
    letter="g",
    text="The class's text gives more than 1",
    about=ABOUT,
    rule=RULING,
    lowest=ITSELF,
    highest=MOST_OF_A_POOL,
    offered=ITSELF + 1,
    hint="for the trigger itself, without those who helped",
)


def with_a_class(table: Table) -> tuple[Option, ...]:
    """The characters here who have one of the seven classes, each with what earns the GM Fortune, as it was typed."""
    found = []
    for id, one in table.characters.items():
        if one.status != "here" or not isinstance(one.sheet, WoundsSheet):
            continue
        its_class = class_of(one.sheet.calling)
        if its_class is not None:
            says = typed_of(table, its_class).fortune or NO_TEXT
            found.append(Option(id, f"{one.name}, {its_class.name}", says, ABOUT))
    return tuple(found)


@step
def _earned(play: Play) -> Steps[None]:
    options = with_a_class(play.table)
    (who,) = yield from play.ask(
        Pick(
            id="who",
            text="Whose class was lived up to?",
            to=GM,
            about=ABOUT,
            rule=RULE,
            options=options,
            asides=(OTHERWISE,),
        )
    )
    itself = play.aside("who", OTHERWISE) or ITSELF
    with play.scope(who):
        helped = yield from _who_helped(play, who)
    name = next(option.text for option in options if option.id == who)
    others = ", ".join(called(play.table, one) for one in helped)
    why = f"{name} {itself}" + (f", helped by {others} {len(helped) * EACH_OTHER:+d}" if helped else "")
    gain(play, FORTUNE, itself + len(helped) * EACH_OTHER, rule=RULE, why=why)


@step
def _who_helped(play: Play, who: str) -> Steps[tuple[str, ...]]:
    """The other characters who helped in earnest, if there are others."""
    options = tuple(
        Option(id, one.name, about=ABOUT)
        for id, one in play.table.characters.items()
        if id != who and one.status == "here"
    )
    if not options:
        return ()
    helped = yield from play.ask(
        Pick(
            id="helped",
            text="Who else helped in earnest?",
            to=GM,
            about=ABOUT,
            rule=RULE,
            options=options,
            least=0,
            most=len(options),
        )
    )
    return helped


CLASS_FORTUNE = Move(
    id="class-fortune",
    name="GM Fortune by Class",
    letter="z",
    short="GM Fortune",
    tab="combat",
    trigger="Somebody did what their class earns the GM Fortune by",
    world="days-of-gold",
    rules=(RULE, RULING),
    steps=_earned,
    blocked=lambda table, _who: None if with_a_class(table) else NOBODY,
)
