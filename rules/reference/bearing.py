"""Which rules bear on a place of the table, the most telling first."""

from rules.campaign_tracks import DISADVANTAGE
from rules.errors import NoSuchPlace
from rules.tracks import (
    DEFENSES,
    FORTUNES,
    MARKS,
    POPULATION,
    PROSPERITY,
    SEASON,
    SURPLUS,
    YEAR,
    track_at,
)

# Instead of the rule that its track names, which mostly says how far it goes. A place that ends with a dot stands for
# all that lies within it, one that ends with a hyphen for all whose name begins so.
_BEARING: tuple[tuple[str, tuple[str, ...]], ...] = (
    (FORTUNES.where, ("HF-DISASTER-2",)),
    (SURPLUS.where, ("HF-SEASON-WINTER-1",)),
    (POPULATION.where, ("HF-SEASON-WINTER-1",)),
    (PROSPERITY.where, ("HF-TRADE-1",)),
    (DEFENSES.where, ("HF-DEPLOY-1",)),
    *((mark.where, ("HF-MARKS-1", "HF-MARKS-2")) for mark in MARKS),
    (SEASON.where, ("HF-SEASON-ORDER",)),
    (YEAR.where, ("HF-SEASON-ORDER",)),
    ("steading.muster", ("HF-MUSTER-1", "HF-MUSTER-2", "HF-MUSTER-3")),
    ("threats.", ("HF-THREATS",)),
    ("gains.", ("HF-GAINS-2", "HF-GAINS-1")),
    ("plans.", ("HF-PLAN-1", "HF-PLAN-2")),
    ("owed.ration-", ("DG-JOURNEY-3", "DG-FOOD")),
    ("owed.", ("HF-SEASON-WINTER-3", "HF-SEASON-WINTER-2")),
    (DISADVANTAGE.where, ("HF-POOL-3",)),
)
# The same, of things of which there are many.
_OF_EACH: dict[str, tuple[str, ...]] = {
    "people.*.loyalty": ("DG-LOYALTY", "DG-FOLLOWER-2", "DG-TEST-LOYALTY"),
    "holdings.*.income": ("DG-PROPERTY", "DG-BUSINESS-1", "DG-BUSINESS-2"),
    "reputations.*.value": ("DG-REPUTATION-1", "DG-REPUTATION-2"),
    "reputations.*.given": ("DG-GOODWILL-1", "DG-GOODWILL-2"),
}


def bearing_on(where: str) -> tuple[str, ...]:
    """The ids of the rules that bear on a place: those that tell most of it, or else the one that its track names.

    None where there is neither.
    """
    for place, rules in _BEARING:
        if where == place or (place.endswith((".", "-")) and where.startswith(place)):
            return rules
    kind, _, rest = where.partition(".")
    of_each = f"{kind}.*.{rest.partition('.')[2]}"
    if of_each in _OF_EACH:
        return _OF_EACH[of_each]
    try:
        return (track_at(where).rule,)
    except NoSuchPlace:
        return ()
