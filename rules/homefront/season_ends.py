"""What ends with a season, whether Seasons Change or a hand on the calendar passes it (HF-SEASON-ORDER)."""

from rules.homefront.gains import lapse_gains
from rules.homefront.muster import end_muster
from rules.play import Play


def season_ends(play: Play) -> None:
    """A muster that holds ends, and so do Tor's blessing and a trade opportunity that was not used."""
    if play.table.steading.muster is not None:
        end_muster(play, "the season changes")
    lapse_gains(play)
