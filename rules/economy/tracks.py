"""The tracks of what belongs to characters, and of what places and groups think of them."""

from rules.economy.holdings import MOST_REPUTATION, USES
from rules.kept import LONGEST_TEXT, World
from rules.track import Track

_DG: World = "days-of-gold"

HOLDING_NAME = Track("holdings.*.name", "name", "DG-PROPERTY", kind="words", world=_DG)
HOLDING_USE = Track("holdings.*.use", "use", "DG-PROPERTY", kind="choice", choices=USES, world=_DG)
HOLDING_INCOME = Track("holdings.*.income", "Net Income", "DG-PROPERTY", kind="money", once_given=True, world=_DG)
STAFFED = Track("holdings.*.staffed", "staffed", "DG-PROPERTY", kind="mark", world=_DG)
CORE = Track("holdings.*.core", "core business", "DG-BUSINESS-1", kind="mark", world=_DG)
HALTED = Track("holdings.*.halted", "halted by", "DG-BUSINESS-1", kind="words", optional=True, world=_DG)
STOPPED = Track("holdings.*.stopped", "no work there for", "DG-WORK", kind="words", optional=True, world=_DG)
HOLDING_TEXT = Track(
    "holdings.*.text", "what it is", "DG-PROPERTY", kind="words", longest=LONGEST_TEXT, optional=True, world=_DG
)
PAYS_FROM = Track("holdings.*.pays_from", "pays from session", "DG-PROPERTY", once_given=True, world=_DG)
HOLDING_STATUS = Track(
    "holdings.*.status", "status", "DG-PROPERTY", kind="choice", choices=("held", "sold", "lost"), world=_DG
)
REPUTATION_NAME = Track("reputations.*.name", "name", "DG-REPUTATION-1", kind="words", world=_DG)
SETTLEMENT = Track("reputations.*.settlement", "settlement", "DG-GOODWILL-1", kind="mark", world=_DG)
REPUTATION_STATUS = Track(
    "reputations.*.status", "status", "DG-REPUTATION-1", kind="choice", choices=("held", "gone"), world=_DG
)
REPUTATION = Track(
    "reputations.*.value",
    "Reputation",
    "DG-REPUTATION-1",
    lowest=-MOST_REPUTATION,
    highest=MOST_REPUTATION,
    world=_DG,
)
GIVEN = Track("reputations.*.given", "given towards the next", "DG-GOODWILL-1", kind="money", world=_DG)

ECONOMY: tuple[Track, ...] = (
    HOLDING_NAME,
    HOLDING_USE,
    HOLDING_INCOME,
    STAFFED,
    CORE,
    HALTED,
    STOPPED,
    HOLDING_TEXT,
    PAYS_FROM,
    HOLDING_STATUS,
    REPUTATION_NAME,
    REPUTATION,
    SETTLEMENT,
    GIVEN,
    REPUTATION_STATUS,
)
