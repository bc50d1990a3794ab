"""What every season's change has in common: its face, its roll of Fortunes, the reset, and what comes of the roll."""

from collections.abc import Mapping

from rules.asks import GM
from rules.homefront.people import name_someone
from rules.homefront.pools import steading_pool
from rules.homefront.rolling import roll
from rules.play import Play, Steps, step
from rules.pools import Pool, Tier
from rules.table import Table
from rules.tracks import FORTUNES

RESET_TO = 2  # HF-SEASON-SPRING: Fortunes, whatever the roll was
RESET_WHEN_MALCONTENT = 1  # HF-MARKS-1


def fortunes_pool(table: Table) -> Pool:
    """What a season's roll is now."""
    return steading_pool(table, FORTUNES)


@step
def season_face(play: Play, mood: str, *, rule: str) -> Steps[None]:
    """The GM names the one in whom the season shows; it may be left open."""
    text = f"Who in the steading is the {mood}?"
    name = yield from name_someone(play, mood.replace(" ", "-"), text, rule=rule, to=GM, empty="left open")
    if name:
        play.remark(f"{name} is the {mood}")


@step
def season_roll(play: Play, meanings: Mapping[Tier, str], *, rule: str) -> Steps[Tier]:
    """Fortunes, as they now stand, are rolled for the season."""
    tier = yield from roll(play, "roll", fortunes_pool(play.table), meanings, rule=rule)
    return tier


def reset_to(table: Table) -> int:
    """What a season's end sets Fortunes to (HF-MARKS-1), under the campaign's cap (HF-STATS-2)."""
    to = RESET_WHEN_MALCONTENT if table.steading.malcontent else RESET_TO
    return min(to, table.campaign.settings.highest_fortunes)


def reset_fortunes(play: Play, *, rule: str) -> None:
    """Whatever the season brought, Fortunes start again."""
    with play.scope("reset"):
        why = "the season's reset, malcontent" if play.table.steading.malcontent else "the season's reset"
        play.set(FORTUNES, reset_to(play.table), rule=rule, why=why)
