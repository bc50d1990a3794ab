"""A moment of the chronicle: the session and the season in which an entry was made, worked out while reading back."""

from typing import Any

from msgspec import Struct

from rules.campaign_tracks import SESSION
from rules.places import MISSING
from rules.sessions import IN_SESSION
from rules.table import Table
from rules.tracks import SEASON, YEAR
from saves.entry import Entry

FIELDS: dict[str, str] = {
    SESSION.where: "session",
    IN_SESSION: "running",
    SEASON.where: "season",
    YEAR.where: "year",
}


class Moment(Struct, frozen=True):
    """`session` is the newest that was started, which is over unless it is `running`."""

    session: int = 0
    running: bool = False
    season: str = ""
    year: int = 0

    def before(self, entry: Entry) -> "Moment":
        """The moment before an entry, if this is the one after it."""
        was: dict[str, Any] = {}
        for change in reversed(entry.changes):
            if not change.waived and change.where in FIELDS:
                was[FIELDS[change.where]] = change.before
        if not was:
            return self
        known = {name: value for name, value in was.items() if value is not MISSING}
        kept = {name: getattr(self, name) for name in FIELDS.values() if name not in was}
        return Moment(**(kept | known))

    def of(self, entry: Entry) -> "Moment":
        """The moment to which an entry belongs, if this is the one after it: the session that it starts or ends is its
        own. No session: 0."""
        before = self.before(entry)
        session = self.session if self.running else before.session if before.running else 0
        return Moment(session, session > 0, self.season, self.year)

    def in_words(self) -> str:
        """`Session 7, winter of year 3`."""
        season = f"{self.season} of year {self.year}" if self.season else ""
        words = ", ".join(filter(None, (f"session {self.session}" if self.session else "", season)))
        return words[:1].upper() + words[1:]


def moment_of(table: Table) -> Moment:
    """The moment that a table stands at."""
    campaign, steading = table.campaign, table.steading
    return Moment(campaign.session, campaign.in_session, steading.season, steading.year)
