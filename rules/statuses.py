"""What goes without saying: a thing that is as it began, somebody who is here, a threat that looms."""

from rules.combat.sides import Battalion, Fight, Foe
from rules.economy.holdings import Holding, Reputation
from rules.kept import Kept
from rules.table import Character, Debt, Gain, Person, Plan, Resource, Threat

_THINGS: dict[str, type[Kept]] = {
    "characters": Character,
    "people": Person,
    "threats": Threat,
    "gains": Gain,
    "resources": Resource,
    "plans": Plan,
    "owed": Debt,
    "fights": Fight,
    "foes": Foe,
    "battalions": Battalion,
    "holdings": Holding,
    "reputations": Reputation,
}
_USUAL = {kind: str(model.model_fields["status"].default) for kind, model in _THINGS.items()}


def usual(kind: str) -> str:
    """The status of which there is nothing to say, for a kind of thing: `here` of people; "" where there is none."""
    return _USUAL.get(kind, "")


def goes_without_saying(where: str, status: str) -> bool:
    """Whether a status is the usual one of the thing at a place, such as `threats.wolves`."""
    return status == usual(where.partition(".")[0])
