"""Tables with people who have Wounds: Rhea with whatever a case gives her, Odo unhurt, Hilde whom nobody plays."""

from collections.abc import Mapping
from typing import Any

from rules.answers import Answer
from rules.frozen_map import FrozenMap
from rules.moves import Move
from rules.play import Play, Steps
from rules.sheets.bonus import Bonus
from rules.sheets.others import OthersWounds
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, GmPools, Person, Table
from rules.wounds.harm import hurt
from tests.rules.moves_to_try import a_move
from tests.rules.playing import Did
from tests.rules.tables import BRAM, stonewell

SHEET = "characters.rhea.sheet"
BOXES = f"{SHEET}.wounds"
TERM = f"{SHEET}.dies_with"
HILDE = OthersWounds(most_wounds=3, harm=2, armor=0)


def wounded(
    wounds: int = 0,
    *,
    session: int = 4,
    running: bool = True,
    odo: Mapping[str, Any] | None = None,
    hilde: OthersWounds | None = None,
    bonuses: Mapping[str, Bonus] | None = None,
    dread: int = 0,
    table: Mapping[str, Any] | None = None,
    **rhea: Any,
) -> Table:
    """Rhea, a Warrior with so many Wounds, Armor 0, a kit of 2 and 2 rations; Odo, a Rogue, with the same and none;
    Bram, who has HP; with a sheet for her also Hilde."""
    usual = {"calling": "Warrior", "armor": 0, "kit": 2, "rations": 2, "might": 2, "wits": 1}
    characters = {
        "rhea": Character(
            name="Rhea", sheet=WoundsSheet(**(usual | {"wounds": wounds} | rhea)), bonuses=FrozenMap(bonuses)
        ),
        "odo": Character(name="Odo", sheet=WoundsSheet(**(usual | {"calling": "Rogue"} | dict(odo or {})))),
        "bram": BRAM,
    }
    people = {} if hilde is None else {"hilde": Person(name="Hilde", role="guard", sheet=hilde)}
    campaign = {"session": session, "in_session": running}
    made = stonewell(characters=characters, people=people, **({"campaign": campaign} | dict(table or {})))
    return made.model_copy(update={"gm": GmPools(dread=dread)})


def harmed(who: str = "rhea") -> Move:
    """A move that is nothing but Harm to somebody."""

    def steps(play: Play) -> Steps[None]:
        yield from hurt(play, who)

    return a_move(steps)


def boxes(before: int, after: int, rule: str, why: str, *, who: str = "rhea", scope: str = "rhea/") -> Did:
    """Wounds go from one number to another."""
    kind = "people" if who == "hilde" else "characters"
    return Did(f"{scope}{kind}.{who}.sheet.wounds", before, after, rule, why)


def term(before: int | None, after: int | None, rule: str, why: str, *, scope: str = "rhea/") -> Did:
    """The session at whose end Rhea dies."""
    return Did(f"{scope}{TERM}", before, after, rule, why)


def answers(said: Mapping[str, tuple[str, Any]]) -> dict[str, Answer]:
    """Answers by key, each with its kind."""
    return {key: Answer(kind, value) for key, (kind, value) in said.items()}
