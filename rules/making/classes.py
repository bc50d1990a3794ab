"""The seven classes: what each has of its own, where it knows its way, whom it knows (DG-CLASSES, DG-REGION)."""

from msgspec import Struct

from rules.sheets.signatures.contacts import Contacts
from rules.sheets.signatures.faithful import Faithful
from rules.sheets.signatures.grove import Grove
from rules.sheets.signatures.household import Household
from rules.sheets.signatures.oaths import Oaths
from rules.sheets.signatures.renown import Renown
from rules.sheets.signatures.signature import SomeSignature
from rules.sheets.signatures.spellbook import Spellbook

CLASS_PERKS = 10  # DG-CREATE-1: of each class, besides the free one
CHOSEN_PERKS = 2  # DG-CREATE-1


class Class(Struct, frozen=True, kw_only=True):
    """One class. `region` is its Regional Knowledge and `places` what that covers; `offers` what others come for.

    `connections` is how many one begins with (DG-CREATE-2).
    """

    id: str
    name: str
    signature: type[SomeSignature]
    region: str
    places: str
    offers: str
    connections: int = 1


_ALL = (
    Class(
        id="lord",
        name="Lord",
        signature=Household,
        region="Inner Cities",
        places="noble wards, palaces, courts, embassies, guildhalls, academies, high markets, walled estates",
        offers="money and standing",
        connections=2,
    ),
    Class(
        id="knight",
        name="Knight",
        signature=Oaths,
        region="Outer Cities",
        places="gates, walls, barracks, stables, watch posts, slums, suburbs along the road, outer markets",
        offers="honor and protection",
    ),
    Class(
        id="warrior",
        name="Warrior",
        signature=Renown,
        region="Roads and Battlegrounds",
        places="highways, passes, bridges, border trails, army camps, siege lines, ruined forts",
        offers="might",
    ),
    Class(
        id="wizard",
        name="Wizard",
        signature=Spellbook,
        region="Ruins",
        places="fallen keeps, empty temples, buried streets, tunnels, dead cities, sealed vaults",
        offers="knowledge and magical tools",
    ),
    Class(
        id="druid",
        name="Druid",
        signature=Grove,
        region="Forests",
        places="old woods, thickets, hunting trails, hidden springs, wooded swamps, far groves",
        offers="healing and safety",
    ),
    Class(
        id="rogue",
        name="Rogue",
        signature=Contacts,
        region="Backstreets",
        places="alleys, sewers, docks, rooftops, black markets, secret ways, dens of thieves",
        offers="contacts for any job",
    ),
    Class(
        id="priest",
        name="Priest",
        signature=Faithful,
        region="Sacred Sites",
        places="temples, shrines, monasteries, cemeteries, pilgrim roads, catacombs, holy springs",
        offers="the faithful, and miracles",
    ),
)
CLASSES: dict[str, Class] = {one.id: one for one in _ALL}


def class_of(calling: str) -> Class | None:
    """The class that goes by this name; None for a calling that is none of the seven."""
    return CLASSES.get(calling.strip().casefold())
