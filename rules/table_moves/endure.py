"""Endure: +Might, against fear, poison, exhaustion, magic that coerces, pain that would stop one (DG-ENDURE)."""

from rules.asks import LONGEST_CALLED, Option, Pick, Words
from rules.leading import who_leads
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL
from rules.sheets.noted import Condition
from rules.slugs import slug
from rules.table_moves.tiered import SHEET, Comes, Results, nobody_can, tiered
from rules.wounds.harm import harm

RULE, NOT_PHYSICAL = "DG-ENDURE-1", "DG-ENDURE-2"
HARM = 1  # DG-ENDURE-1
RESULTS: Results = {
    FULL: Comes("it holds", "holds"),
    PARTIAL: Comes("it holds, at a cost"),
    MISS: Comes("overcome", "is overcome: what does it do?", to_tell=True),
}
COSTS = (
    Option("harm", "1 Harm", "Armor does not count"),
    Option("lose", "Something is lost or dropped"),
    Option("opening", "They hesitate", "someone gets an opening"),
    Option("condition", "A lasting condition", "until they recover"),
)


@step
def _endure(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Who endures it?", sheet=SHEET)
    with play.scope(who):
        rolled = yield from tiered(play, who, ("might",), RESULTS, rule=RULE)
        if rolled.tier == PARTIAL:
            yield from _cost(play, who)


@step
def _cost(play: Play, who: str) -> Steps[None]:
    """What holding out costs; it is the player's pick (DG-ENDURE-1)."""
    about, name = f"characters.{who}", called(play.table, who)
    options = tuple(Option(one.id, one.text, one.effect, about) for one in COSTS)
    (cost,) = yield from play.ask(
        Pick(id="cost", text=f"{name} holds. At which cost?", to=who, about=about, rule=RULE, options=options)
    )
    if cost == "harm":
        yield from harm(play, who, HARM, by="held out", ignores=True)  # DG-ENDURE-2
    elif cost == "lose":
        lost = yield from _words(play, who, "lost", f"What does {name} lose or drop?", optional=True)
        play.remark(f"{name} holds, and loses or drops {lost or 'something'}", about, to_tell=not lost)
    elif cost == "opening":
        play.remark(f"{name} holds, but hesitates: who gets the opening?", about, to_tell=True)
    else:
        yield from _condition(play, who)


@step
def _condition(play: Play, who: str) -> Steps[None]:
    """It stands on the sheet until they recover from it (DG-ENDURE-1)."""
    said = yield from _words(play, who, "condition", "Which condition?")
    id = slug(said, getattr(play.table.characters[who].sheet, "conditions", ()))
    place = f"characters.{who}.sheet.conditions.{id}"
    play.set(place, Condition(name=said, source=ENDURE.name), rule=RULE, why="until they recover")


@step
def _words(play: Play, who: str, id: str, text: str, *, optional: bool = False) -> Steps[str]:
    return (
        yield from play.ask(
            Words(
                id=id,
                text=text,
                to=who,
                about=f"characters.{who}",
                rule=RULE,
                optional=optional,
                longest=LONGEST_CALLED,
            )
        )
    )


ENDURE = Move(
    id="endure",
    name="Endure",
    letter="w",
    short="hold, +Might",
    tab="combat",
    trigger="Somebody stands up to fear, poison, magic or pain that would stop them",
    rules=(RULE, NOT_PHYSICAL),
    world="days-of-gold",
    steps=_endure,
    players=True,
    blocked=nobody_can,
)
