"""Tables for the tests of rules: a steading called Stonewell, with whatever a case is given."""

from collections.abc import Mapping
from typing import Any

from rules.combat.sides import Battalion, Edge, Fight, Foe
from rules.economy.holdings import Holding, Reputation
from rules.frozen_map import FrozenMap
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.wounds import WoundsSheet
from rules.table import (
    Campaign,
    Character,
    Debt,
    Gain,
    Person,
    Plan,
    Resource,
    Settings,
    Stamp,
    Steading,
    Table,
    Threat,
)


def stonewell(
    *,
    settings: Mapping[str, Any] | None = None,
    characters: Mapping[str, Character] | None = None,
    people: Mapping[str, Person] | None = None,
    resources: Mapping[str, Resource] | None = None,
    threats: Mapping[str, Threat] | None = None,
    gains: Mapping[str, Gain] | None = None,
    plans: Mapping[str, Plan] | None = None,
    owed: Mapping[str, Debt] | None = None,
    fights: Mapping[str, Fight] | None = None,
    foes: Mapping[str, Foe] | None = None,
    battalions: Mapping[str, Battalion] | None = None,
    edges: Mapping[str, Edge] | None = None,
    holdings: Mapping[str, Holding] | None = None,
    reputations: Mapping[str, Reputation] | None = None,
    done: Mapping[str, str] | None = None,
    campaign: Mapping[str, Any] | None = None,
    **steading: Any,
) -> Table:
    """Stonewell in the winter of year 0 with Fortunes 2 and 1 of everything else, but for what is given.

    `done` has stamps, each with the id of its rule; `campaign` its session and day.
    """
    numbers: dict[str, Any] = {
        "fortunes": 2, "surplus": 1, "population": 1, "prosperity": 1, "defenses": 1, "season": "winter", "year": 0,
    }  # fmt: skip
    return Table(
        campaign=Campaign(name="The Long Watch", settings=Settings(**(settings or {})), **(campaign or {})),
        steading=Steading(name="Stonewell", **(numbers | steading)),
        characters=FrozenMap(characters),
        people=FrozenMap(people),
        resources=FrozenMap(resources),
        threats=FrozenMap(threats),
        gains=FrozenMap(gains),
        plans=FrozenMap(plans),
        owed=FrozenMap(owed),
        fights=FrozenMap(fights),
        foes=FrozenMap(foes),
        battalions=FrozenMap(battalions),
        edges=FrozenMap(edges),
        holdings=FrozenMap(holdings),
        reputations=FrozenMap(reputations),
        done=FrozenMap({name: Stamp(rule=rule) for name, rule in (done or {}).items()}),
    )


REAVERS = Threat(name="Grey Reavers", stage=2, stages=4)
ROT = Threat(name="Rot in the grain", stage=4, stages=4)
CULT = Threat(name="The Lidless", stage=1, stages=3, known=False)
PAST = Threat(name="Old feud", stage=3, stages=4, status="over")

ODO = Person(name="Odo", role="miller")
ISOLDE = Person(name="Isolde", role="warden")
VAHID = Person(name="Vahid", role="healer", status="away")
GRETE = Person(name="Grete", role="smith", status="dead")

RHEA = Character(name="Rhea", player="Ana", sheet=WoundsSheet(calling="Duelist"))
BRAM = Character(name="Bram", sheet=HitPointSheet(playbook="Heavy"))
TOMAS = Character(name="Tomas", player="Jo", status="dead", sheet=HitPointSheet())
