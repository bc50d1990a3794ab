"""Players' characters in short: who they are, who plays them, and on which sheet they are hurt.

So somebody can be named in the middle of an evening and have their sheet filled in later. `rules/making/` makes a whole
one, and begins in the same way.
"""

from msgspec import Struct

from rules.asks import GM, Option, Pick, Words
from rules.kept import LONGEST_NAME
from rules.moves import Move
from rules.named import taken
from rules.people import name_a_stranger
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.sheets.sheet import SHEETS
from rules.slugs import slug
from rules.table import Character
from rules.worlds import in_play

RULE = "HH-SHEETS"


class First(Struct, frozen=True):
    """What is said of every new character first: the id that they will have, the name, who plays them, the sheet."""

    id: str
    name: str
    player: str
    sheet: str


@step
def first_of_all(play: Play) -> Steps[First]:
    """Name, player and sheet. Only sheets of rules that are in play are offered, and nothing is asked where one is."""
    name = yield from name_a_stranger(play, rule=RULE)
    new = slug(name, taken(play.table))
    with play.scope(new):
        player = yield from play.ask(
            Words(id="player", text="Who plays them?", to=GM, rule=RULE, optional=True, longest=LONGEST_NAME)
        )
        options = tuple(
            Option(kind, sheet.WORD, f"and a {sheet.ROLE}")
            for kind, sheet in SHEETS.items()
            if in_play(play.table, sheet.WORLD)
        )
        kind = yield from the_one(
            play, Pick(id="sheet", text="Which sheet do they have?", to=GM, rule=RULE, options=options)
        )
    return First(new, name, player, kind)


@step
def _add(play: Play) -> Steps[None]:
    first = yield from first_of_all(play)
    sheet = SHEETS[first.sheet]
    with play.scope(first.id):
        role = yield from play.ask(
            Words(
                id=sheet.ROLE,
                text=f"What is their {sheet.ROLE}?",
                to=GM,
                rule=RULE,
                optional=True,
                longest=LONGEST_NAME,
            )
        )
    made = Character(name=first.name, player=first.player, sheet=sheet.made(role))
    play.set(f"characters.{first.id}", made, rule=RULE, waivable=False)


ADD_CHARACTER = Move(
    id="add-character",
    name="Add a Character",
    letter="c",
    short="of a player",
    tab="party",
    trigger="A player brings a character to the table",
    rules=(RULE,),
    steps=_add,
)
