"""Make a Character: from a name to a whole sheet, of whichever rules are in play (DG-CREATE-1, HH-SHEETS).

The short way, to name somebody now and fill in their sheet later, is Add a Character.
"""

from rules.characters import first_of_all
from rules.making.hit_point_character import make_hit_point_character
from rules.making.wounds_character import make_wounds_character
from rules.moves import Move
from rules.play import Play, Steps, step

MAKERS = {"hit-points": make_hit_point_character, "wounds": make_wounds_character}


@step
def _make(play: Play) -> Steps[None]:
    first = yield from first_of_all(play)
    with play.scope(first.id):
        yield from MAKERS[first.sheet](play, first.id, first.name, first.player)


MAKE_CHARACTER = Move(
    id="make-character",
    name="Make a Character",
    letter="n",
    short="a whole sheet",
    tab="party",
    trigger="A player makes a character, from a name to a whole sheet",
    rules=(
        "DG-CREATE-1",
        "DG-CREATE-2",
        "DG-CLASSES",
        "DG-REGION",
        "DG-FAMILIAR",
        "DG-UNPRINTED",
        "HH-SHEETS",
        "HH-HP",
    ),
    steps=_make,
)
