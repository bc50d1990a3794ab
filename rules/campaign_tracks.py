"""The tracks of the campaign as a whole: its evening, its names, its house rules."""

from rules.track import Track

SESSION = Track("campaign.session", "session", "DG-SESSION")
DAY = Track("campaign.day", "day", "DG-SESSION")
STEADING_NAME = Track("steading.name", "steading's name", "HF-STATS-1", kind="words", world="homefront")
CAMPAIGN_NAME = Track("campaign.name", "campaign's name", "HF-STATS-1", kind="words")
HIGHEST_FORTUNES = Track(
    "campaign.settings.highest_fortunes", "most Fortunes", "HF-STATS-2", lowest=1, world="homefront"
)
HIGHEST_PROSPERITY = Track(
    "campaign.settings.highest_prosperity", "most Prosperity", "HF-STATS-2", lowest=1, world="homefront"
)
HIGHEST_DEFENSES = Track(
    "campaign.settings.highest_defenses", "most Defenses", "HF-STATS-2", lowest=1, world="homefront"
)
DISADVANTAGE = Track(
    "campaign.settings.disadvantage",
    "disadvantage",
    "HF-POOL-3",
    kind="choice",
    choices=("fewer", "drop-highest"),
    world="homefront",
)
PLAYS = Track(
    "campaign.settings.plays",
    "rules in play",
    "HH-SHEETS",
    kind="choice",
    choices=("homefront", "days-of-gold", "both"),
)
DREAD_OPEN = Track(
    "campaign.settings.dread_open", "players see GM Dread", "DG-DREAD", kind="mark", world="days-of-gold"
)
FORTUNE_OPEN = Track(
    "campaign.settings.fortune_open", "players see GM Fortune", "DG-DREAD", kind="mark", world="days-of-gold"
)
FOES_OPEN = Track("campaign.settings.foes_open", "players see how hurt foes are", "DG-NPC", kind="mark")
PURSES_OPEN = Track(
    "campaign.settings.purses_open", "players see each other's purses", "DG-COIN-2", kind="mark", world="days-of-gold"
)
DREAD_FROM_HIT_POINTS = Track(
    "campaign.settings.dread_from_hit_points",
    "Dread from the hit-point sheet",
    "HH-ROLL",
    kind="mark",
    world="days-of-gold",
)
RECOVER_HP = Track("campaign.settings.recover_hp", "HP that Recover gives", "HH-RECOVER-2", world="homefront")
THREATS_OPEN = Track(
    "campaign.settings.threats_open", "players see threats' stages", "HF-THREATS", kind="mark", world="homefront"
)
SURPLUS_PRICE = Track(
    "campaign.settings.surplus_price", "price of 1 Surplus", "DG-COIN-2", kind="money", world="days-of-gold"
)

CAMPAIGN: tuple[Track, ...] = (
    SESSION,
    DAY,
    STEADING_NAME,
    CAMPAIGN_NAME,
    HIGHEST_FORTUNES,
    HIGHEST_PROSPERITY,
    HIGHEST_DEFENSES,
    DISADVANTAGE,
    THREATS_OPEN,
    PLAYS,
    DREAD_OPEN,
    FORTUNE_OPEN,
    FOES_OPEN,
    PURSES_OPEN,
    DREAD_FROM_HIT_POINTS,
    RECOVER_HP,
    SURPLUS_PRICE,
)
