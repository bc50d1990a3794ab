"""The reference: every rule that is played, in our own words. Loaded only when somebody asks."""

from rules.reference.at_table import AT_TABLE, JOURNEYS
from rules.reference.characters import CHARACTERS
from rules.reference.coin import COIN
from rules.reference.entry import Entry, Subject
from rules.reference.evening import EVENING
from rules.reference.fights import FIGHTS
from rules.reference.followers import FOLLOWERS
from rules.reference.gm import GM_POOLS
from rules.reference.gold import GOLD_OVER_TIME
from rules.reference.harm import GROWING, HARM, HEALING
from rules.reference.moves import DEPLOY, DISASTER, MUSTER, PLAN, PULL_TOGETHER, THREATS, TRADE
from rules.reference.rolls import ROLLS
from rules.reference.seasons import GAINS, SEASONS
from rules.reference.steading import DICE, MARKS, STATS, WHO_PICKS
from rules.reference.wounds import WOUNDS

SUBJECTS: tuple[Subject, ...] = (
    DICE,
    STATS,
    MARKS,
    DEPLOY,
    MUSTER,
    PULL_TOGETHER,
    TRADE,
    PLAN,
    DISASTER,
    THREATS,
    SEASONS,
    GAINS,
    WHO_PICKS,
    CHARACTERS,
    ROLLS,
    HARM,
    HEALING,
    GROWING,
    COIN,
    GOLD_OVER_TIME,
    FOLLOWERS,
    EVENING,
    WOUNDS,
    FIGHTS,
    GM_POOLS,
    AT_TABLE,
    JOURNEYS,
)

_BY_ID = {entry.id: entry for subject in SUBJECTS for entry in subject.entries}


def about(id: str) -> Entry | None:
    """The entry of a rule by its id, such as `HF-DEPLOY-1`; None if there is none."""
    return _BY_ID.get(id)


def about_all(ids: tuple[str, ...]) -> tuple[Entry, ...]:
    """The entries of several rules, each once, in the order asked for."""
    return tuple(entry for id in dict.fromkeys(ids) if (entry := _BY_ID.get(id)) is not None)
