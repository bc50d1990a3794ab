"""Forty fights, worked out by hand from the rules (DG-FIGHT, DG-FIGHT-2, DG-ARMOR, DG-WOUNDS, DG-BATTALION).

Every number here was reckoned on paper and typed in; none is computed. `full`, `deal`, `guard` and `miss` are what a
10+, a 7-9 with 1 more dealt, a 7-9 with 1 less taken and a 6- leave: the foe's Wounds (of a battalion its members), and
the fighter's own. None: no dice come to it. Where it stops at a question, they are as far as it goes before that.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

After = tuple[int, int] | None


@dataclass(frozen=True)
class Fought:
    """One fight. `deals` and `takes` are what gets through before anything is picked; None: not known yet.

    `own` is of Rhea's sheet, `weapons` (name, Harm, stat, in hand?), `foe` of the foe's, `band` members, Harm and Armor
    of a battalion instead, `edges` (whose, what, how much, until when), `bonus` what is ongoing for Rhea. `left` is how
    many alike are left after each of the four; `stops` the beginning of the question at which each stops.
    """

    name: str
    throw: str
    deals: int | None
    takes: int | None
    full: After
    deal: After
    guard: After
    miss: After
    own: Mapping[str, int] = field(default_factory=dict)
    weapons: tuple[tuple[str, int, str, bool], ...] = (("sword", 3, "might", False),)
    foe: Mapping[str, Any] = field(default_factory=dict)
    hp: bool = False
    band: tuple[int, int, int] | None = None
    edges: tuple[tuple[str, str, int, str], ...] = ()
    bonus: int = 0
    left: tuple[int, int, int, int] | None = None
    stops: tuple[str, str, str, str] = ("", "", "", "")


FISTS: tuple[tuple[str, int, str, bool], ...] = ()
KNIFE = (("knife", 2, "grace", False),)
GREAT = (("great axe", 4, "might", False),)
DEATH = "Death comes for Rhea"
FORTY = (
    # -- a weapon against a foe, nothing else
    Fought("a sword and a wolf", "2d6", 3, 2, (4, 1), (4, 2), (3, 1), (2, 3)),
    Fought("both in mail, as in the rules", "2d6 +2", 2, 1, (3, 0), (3, 1), (2, 0), (1, 2),
           own={"might": 2, "armor": 1}, foe={"armor": 1}),
    Fought("fists on one who does nothing", "2d6", 1, 0, (2, 0), (2, 0), (1, 0), (0, 1),
           weapons=FISTS, foe={"harm": 0}),
    Fought("fists on leather", "2d6", 0, 0, (1, 0), (1, 0), (0, 0), (0, 1), weapons=FISTS, foe={"harm": 0, "armor": 1}),
    Fought("fists on a statue: no dice can hurt it", "2d6", 0, 3, (0, 2), (0, 3), (0, 2), (0, 4),
           weapons=FISTS, foe={"harm": 3, "armor": 4}),
    Fought("a knife and a rat", "2d6 +1", 2, 1, (1, 0), (1, 1), (1, 0), (1, 2),
           own={"grace": 1}, weapons=KNIFE, foe={"harm": 1, "most": 1}),
    Fought("a great axe against one like her", "2d6", 2, 2, (3, 1), (3, 2), (2, 1), (1, 3),
           own={"armor": 2}, weapons=GREAT, foe={"harm": 4, "armor": 2}),
    Fought("plate that stops it all", "2d6", 3, 0, (4, 0), (4, 0), (3, 0), (2, 1), own={"armor": 3}, foe={"harm": 3}),
    Fought("a monster", "2d6", 1, 4, (2, 3), (2, 4), (1, 3), (0, 5), own={"armor": 1},
           foe={"harm": 5, "armor": 2, "most": 9}),
    Fought("the one in hand of two", "2d6 +2", 3, 2, (4, 1), (4, 2), (3, 1), (2, 3), own={"grace": 2},
           weapons=(("axe", 4, "might", False), ("bow", 3, "grace", True))),
    # -- how she is
    Fought("Wounded", "2d6", 2, 1, (3, 3), (3, 4), (2, 3), (1, 5),
           own={"wounds": 3, "might": 1, "armor": 1}, foe={"armor": 1}),
    Fought("Wounded, and worse to come", "2d6 -1", 3, 2, (4, 5), (4, 6), (3, 5), (2, 6),
           own={"wounds": 4}, stops=("", "", "", DEATH)),
    Fought("Broken", "2d6", 3, 1, (4, 5), (4, 6), (3, 5), (2, 6),
           own={"wounds": 5, "might": 2, "armor": 1}, stops=("", "", "", DEATH)),
    Fought("Dying in mail", "2d6 -3", 3, 0, None, (4, 6), (3, 6), (2, 6),
           own={"wounds": 6, "might": -1, "armor": 1}, foe={"harm": 1}, stops=("", "", "", DEATH)),
    Fought("Dying", "2d6 -4", 3, 2, None, (4, 6), (3, 6), (2, 6),
           own={"wounds": 6, "might": -2}, stops=("", DEATH, DEATH, DEATH)),
    Fought("Broken and weak: no 10+", "2d6 -4", 3, 0, None, (4, 5), (3, 5), (2, 6),
           own={"wounds": 5, "might": -2}, foe={"harm": 0}),
    Fought("no dice can win it", "2d6 -6", 3, 0, None, None, None, (2, 5),
           own={"wounds": 5, "might": -2, "armor": 2}, foe={"harm": 1}, bonus=-2),
    Fought("all that helps comes to +4", "2d6 +4", 3, 2, (4, 1), (4, 2), (3, 1), (2, 3), own={"might": 2}, bonus=3),
    # -- how they are
    Fought("one box left", "2d6", 3, 2, (6, 1), (6, 2), (6, 1), (6, 3), foe={"wounds": 5}),
    Fought("two of three, in leather", "2d6", 1, 2, (3, 1), (3, 2), (3, 1), (2, 3), weapons=KNIFE,
           foe={"wounds": 2, "most": 3, "armor": 1}),
    Fought("four alike, one of them hurt", "2d6", 3, 2, (0, 1), (0, 2), (0, 1), (0, 3),
           foe={"wounds": 1, "most": 3, "many": 4, "began": 4}, left=(3, 3, 3, 3)),
    Fought("two alike, tougher", "2d6", 2, 2, (3, 1), (3, 2), (2, 1), (1, 3), weapons=KNIFE,
           foe={"many": 2, "began": 2}, left=(2, 2, 2, 2)),
    Fought("the last of four", "2d6", 3, 1, (1, 0), (1, 1), (1, 0), (1, 2),
           foe={"harm": 1, "most": 1, "many": 1, "began": 4}, left=(1, 1, 1, 1)),
    Fought("three with one box each, by fists", "2d6", 1, 2, (0, 1), (0, 2), (0, 1), (0, 3), weapons=FISTS,
           foe={"most": 1, "many": 3, "began": 3}, left=(2, 2, 2, 3)),
    # -- edges
    Fought("1 Harm more for an exchange", "2d6", 4, 2, (5, 1), (5, 2), (4, 1), (3, 3),
           edges=(("rhea", "harm", 1, "exchange"),)),
    Fought("1 Armor more for the conflict", "2d6", 3, 1, (4, 0), (4, 1), (3, 0), (2, 2), own={"armor": 1},
           foe={"harm": 3}, edges=(("rhea", "armor", 1, "conflict"),)),
    Fought("1 Harm more of theirs", "2d6", 3, 3, (4, 2), (4, 3), (3, 2), (2, 4),
           edges=(("wolf", "harm", 1, "conflict"),)),
    Fought("2 more in one attack", "2d6", 3, 4, (4, 3), (4, 4), (3, 3), (2, 5), edges=(("wolf", "harm", 2, "attack"),)),
    Fought("1 Armor more of theirs", "2d6", 1, 2, (2, 1), (2, 2), (1, 1), (0, 3), foe={"armor": 1},
           edges=(("wolf", "armor", 1, "conflict"),)),
    Fought("their Armor undone, and not below 0", "2d6", 3, 2, (4, 1), (4, 2), (3, 1), (2, 3), foe={"armor": 1},
           edges=(("wolf", "armor", -3, "exchange"),)),
    Fought("their Harm undone, and not below 0", "2d6", 3, 0, (4, 0), (4, 0), (3, 0), (2, 0), foe={"harm": 1},
           edges=(("wolf", "harm", -2, "exchange"),)),
    Fought("edges on both sides", "2d6", 3, 2, (4, 1), (4, 2), (3, 1), (2, 3), foe={"armor": 1},
           edges=(("rhea", "harm", 1, "exchange"), ("rhea", "armor", 1, "exchange"), ("wolf", "harm", 1, "conflict"))),
    # -- battalions
    Fought("eight reavers, as in the rules", "2d6", 2, 2, (5, 1), (5, 2), (6, 1), (7, 3), own={"armor": 1},
           band=(8, 2, 0)),
    Fought("twelve in leather", "2d6", 0, 3, (11, 2), (11, 3), (12, 2), (12, 4), own={"armor": 1}, band=(12, 2, 1)),
    Fought("thirty", "2d6", 1, 4, (28, 3), (28, 4), (29, 3), (30, 5), own={"armor": 2}, weapons=GREAT, band=(30, 3, 0)),
    Fought("four, and then fewer than three", "2d6", 2, 2, (1, 1), (1, 2), (2, 1), (3, 3), band=(4, 1, 0),
           stops=("Reavers is no battalion any more. 1 left",) * 2 + ("Reavers is no battalion any more. 2 left", "")),
    # -- what nobody has said yet
    Fought("Armor that nobody gave", "2d6", None, 2, (0, 0), (0, 0), (0, 0), (0, 0), foe={"armor": None},
           stops=("Wolf's armor is not given yet",) * 4),
    Fought("Harm that nobody gave", "2d6", 3, None, (0, 0), (0, 0), (0, 0), (0, 0), foe={"harm": None},
           stops=("Wolf's Harm is not given yet",) * 4),
    Fought("Wounds that nobody gave", "2d6", 3, 2, (0, 0), (0, 0), (0, 0), (0, 0), foe={"most": None},
           stops=("How many Wounds can Wolf take?",) * 4),
    Fought("a hound that has HP", "2d6", None, None, (12, 0), (12, 0), (12, 0), (12, 0), hp=True,
           stops=("Hound strikes (d8)",) * 4),
)  # fmt: skip
