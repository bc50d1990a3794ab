"""When the sample was played: an evening a week, some three hours each, and some minutes from entry to entry."""

from datetime import UTC, datetime, timedelta
from random import Random

FIRST = datetime(2025, 9, 5, 17, 45, tzinfo=UTC)  # a Friday; the first evening begins early, with the founding
WEEK = timedelta(days=7)
BEGINS = timedelta(hours=1, minutes=15)  # after `FIRST`, on each Friday
LASTS = timedelta(minutes=165)  # an evening at least


class Evenings:
    """A clock that nobody has to wait for. It goes on between two entries, and never while one is written."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._now = FIRST
        self._began = FIRST
        self._weeks = 0

    def now(self) -> datetime:
        """This moment of the story's evenings, in UTC."""
        return self._now

    def begin(self) -> None:
        """The next evening begins: a week after the last, and a few minutes late."""
        self._began = FIRST + self._weeks * WEEK + BEGINS + timedelta(minutes=self._chance.randrange(12))
        self._now = max(self._began, self._now)
        self._weeks += 1

    def end(self) -> None:
        """It is late: the evening is about to end."""
        self._now = max(self._now + timedelta(minutes=3), self._began + LASTS)

    def go_on(self, least: int, most: int) -> None:
        """Between `least` and `most` minutes pass, and some seconds."""
        self._now += timedelta(minutes=self._chance.randint(least, most), seconds=self._chance.randrange(60))
