"""When Death Comes: the four ways, and how whoever lives on stands there (DG-DEATH)."""

from rules.asks import GM, LONGEST_CALLED, Number, Option, Pick, Words
from rules.kept import PRESENT
from rules.leading import nobody_able
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.sheets.noted import Condition
from rules.sheets.wounds import BOXES, WoundsSheet
from rules.slugs import slug
from rules.wounds.boxes import SHEET, dying, has_boxes, says, term_place, wounds_at

RULE, LIVES = "DG-DEATH-1", "DG-DEATH-2"
NAME = "When Death Comes"
STANDS_AT = 5  # DG-DEATH-2: Wounds of whoever lives on
DIES, LOSES, BECOMES, OWES = "dies", "loses", "becomes", "owes"


@step
def death_comes(play: Play, who: str, *, why: str) -> Steps[None]:
    """Death comes for a character with Wounds, and their player picks what becomes of them (DG-DEATH-1).

    To be called in a scope of theirs.
    """
    about = f"characters.{who}"
    play.remark(f"Death comes for {called(play.table, who)}: {why}", about)
    with play.scope("death"):
        afterwards = Number(
            id="after",
            letter="n",
            text="Wounds afterwards",
            to=GM,
            about=about,
            highest=BOXES - 1,
            offered=STANDS_AT,
        )
        ways = (
            Option(DIES, "They die", "how it ends, what is left behind", about),
            Option(LOSES, "They lose something precious", "it is gone for good", about),
            Option(BECOMES, "They become someone else", "another class for the old one", about),
            Option(OWES, "They owe their life", "the GM says to whom, and for what", about),
        )
        (way,) = yield from play.ask(
            Pick(
                id="way",
                text=f"Death comes for {called(play.table, who)}. What becomes of them?",
                to=who,
                about=about,
                rule=RULE,
                options=ways,
                asides=(afterwards,),
            )
        )
        yield from _WAYS[way](play, who)
        if way != DIES:
            said = play.aside("way", afterwards)
            play.set(
                wounds_at(play.table, who),
                STANDS_AT if said is None else said,
                rule=LIVES,
                why="lives on",
                waivable=False,
            )
        play.set(term_place(who), None, rule=RULE, why="death has come", waivable=False)


@step
def _dies(play: Play, who: str) -> Steps[None]:
    ends = yield from _words(play, who, "ends", "How does it end?", to=who, optional=True)
    left = yield from _words(play, who, "left", "What is left behind?", to=who, optional=True)
    play.set(f"characters.{who}.status", "dead", rule=RULE, why=ends, waivable=False)
    _say(play, who, f"leaves behind: {left}" if left else "")


@step
def _loses(play: Play, who: str) -> Steps[None]:
    lost = yield from _words(play, who, "lost", "What is lost for good?", to=who)
    _say(play, who, f"loses for good: {lost}")


@step
def _becomes(play: Play, who: str) -> Steps[None]:
    from rules.wounds.another_class import become_another  # here: a start need not wait for all of making

    yield from become_another(play, who)


@step
def _owes(play: Play, who: str) -> Steps[None]:
    """The GM says to whom and for what, and it stands on the sheet until somebody says otherwise."""
    whom = yield from _words(play, who, "whom", "To whom do they owe their life?", to=GM)
    what = yield from _words(play, who, "what", "For what?", to=GM)
    sheet = play.table.characters[who].sheet
    name = f"Owes their life to {whom}"
    if isinstance(sheet, WoundsSheet):
        place = f"characters.{who}.sheet.conditions.{slug(name, sheet.conditions)}"
        play.set(place, Condition(name=name, text=what, source=NAME), rule=RULE, waivable=False)


_WAYS = {DIES: _dies, LOSES: _loses, BECOMES: _becomes, OWES: _owes}


@step
def _words(play: Play, who: str, id: str, text: str, *, to: str, optional: bool = False) -> Steps[str]:
    said = yield from play.ask(
        Words(
            id=id,
            text=text,
            to=to,
            about=f"characters.{who}",
            rule=RULE,
            optional=optional,
            empty="not written",
            longest=LONGEST_CALLED,
        )
    )
    return said


def _say(play: Play, who: str, words: str) -> None:
    if words:
        play.remark(f"{called(play.table, who)} {words}", f"characters.{who}")


# -- the move


@step
def _comes(play: Play) -> Steps[None]:
    table = play.table
    near = dying(table)
    there = [who for who, one in table.characters.items() if one.status in PRESENT and has_boxes(table, who)]
    options = tuple(
        Option(who, called(table, who), says(table, who), f"characters.{who}")
        for who in sorted(there, key=lambda who: who not in near)
    )
    (who,) = yield from play.ask(Pick(id="who", text="For whom does it come?", to=GM, rule=RULE, options=options))
    with play.scope(who):
        why = yield from _words(play, who, "why", "How so?", to=GM, optional=True)
        yield from death_comes(play, who, why=why or "the GM says so")


DEATH_COMES = Move(
    id="death-comes",
    name=NAME,
    letter="y",
    row="owed",
    short="a life ends",
    tab="party",
    trigger="Somebody with Wounds would die",
    rules=(RULE, LIVES, "DG-WOUNDS-2", "DG-REGION", "DG-CREATE-1", "DG-CLASSES", "DG-UNPRINTED"),
    world="days-of-gold",
    steps=_comes,
    blocked=lambda table, who: nobody_able(table, who, SHEET),
)
