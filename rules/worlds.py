"""Which rules a campaign plays: the homefront with harm and healing, Days of Gold, or both (HH-SHEETS)."""

from rules.kept import Plays, World
from rules.table import Table

BOTH: Plays = "both"
NAMES: dict[World, str] = {"homefront": "The homefront", "days-of-gold": "Days of Gold"}


def plays(campaign_plays: Plays, world: World) -> bool:
    """Whether something of these rules is in play where the campaign plays those; what is of none always is."""
    return not world or campaign_plays in (BOTH, world)


def in_play(table: Table, world: World) -> bool:
    """Whether something of these rules is in play at this table."""
    return plays(table.campaign.settings.plays, world)


def not_in_play(table: Table, world: World) -> str | None:
    """Why something of these rules can't be done at this table, or None."""
    return None if in_play(table, world) else f"{NAMES[world]} is not played in this campaign"
