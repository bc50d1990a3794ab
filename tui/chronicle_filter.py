"""The Chronicle's filter: words that people type, and whether an entry, as their seat may read it, is what they mean.

    session 3, s3     made in that session; `session 0` for what was made in none
    year 2, y2        made in that year
    winter            made in that season
    who:bram          made by somebody called so
    dice              with dice
    undone            taken back
    notes             a note
    paid              gold changed hands
    anything else     stands in who, what, the changes, the remarks

All of it must fit, in any case of letters.
"""

import re

from msgspec import Struct

from rules.campaign_tracks import SESSION
from rules.homefront.seasons import SEASONS_CHANGE
from rules.sessions import START_SESSION
from rules.table import SEASONS
from rules.tracks import YEAR
from saves.entry import NOTE, Entry
from tui.board import Told
from tui.moment import Moment
from tui.payments import payments_of
from tui.telling import dice_of

WHO = "who:"
EXAMPLES = "session 3, winter, dice, undone, notes, a name"

_NUMBERED = re.compile(r"\b(session|s|year|y) ?([0-9]{1,6})(?=\s|$)", re.IGNORECASE)


class Filter(Struct, frozen=True):
    """What is wanted. `text` is what was typed; without any, everything is."""

    text: str = ""
    session: int | None = None
    year: int | None = None
    season: str = ""
    who: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    dice: bool = False
    undone: bool = False
    notes: bool = False
    paid: bool = False

    def __bool__(self) -> bool:
        return bool(self.text)

    def takes(self, told: Told, moment: Moment) -> bool:
        """Whether an entry is meant. `moment` is the one that it belongs to."""
        return (
            self.session in (None, moment.session)
            and self.year in (None, moment.year)
            and self.season in ("", moment.season)
            and all(name in told.who.casefold() for name in self.who)
            and not (self.dice and not dice_of(told.entry))
            and not (self.undone and told.live)
            and not (self.notes and told.entry.move != NOTE)
            and not (self.paid and not any(payments_of(told.entry)))
            and (not self.words or _holds(told, self.words))
        )

    def begins_with(self, entry: Entry) -> bool:
        """Whether an entry that stands is the start of the session or the year that is meant: nothing older can be.

        Sessions start once, and so do years: only by hand does either number ever go down, and that starts none.
        """
        starts = ((START_SESSION.id, SESSION.where, self.session), (SEASONS_CHANGE.id, YEAR.where, self.year))
        return any((entry.move, one.where, one.after) == start for start in starts if start[2] for one in entry.changes)

    @property
    def time(self) -> str:
        """`session 7, winter of year 3`; "" for any."""
        session = "" if self.session is None else f"session {self.session}" if self.session else "between sessions"
        return ", ".join(filter(None, (session, self.season, "" if self.year is None else f"year {self.year}")))

    @property
    def what(self) -> str:
        """What else is wanted, in words; "" for anything."""
        kinds = (("with dice", self.dice), ("undone", self.undone), ("notes", self.notes), ("gold paid", self.paid))
        return ", ".join([*(word for word, wanted in kinds if wanted), *(f'"{word}"' for word in self.words)])


def filter_of(text: str) -> Filter:
    """The filter that words mean; they are never wrong."""
    text = " ".join(text.split())
    numbers: dict[str, int] = {}
    for name, number in _NUMBERED.findall(text):
        numbers["session" if name[0] in "sS" else "year"] = int(number)
    season, kinds, who, words = "", set[str](), list[str](), list[str]()
    for word in _NUMBERED.sub(" ", text).casefold().split():
        if word in SEASONS:
            season = word
        elif word in ("dice", "undone", "paid"):
            kinds.add(word)
        elif word in ("note", "notes"):
            kinds.add("notes")
        elif word.startswith(WHO):
            who += [word.removeprefix(WHO)] * (word != WHO)
        else:
            words.append(word)
    return Filter(
        text,
        numbers.get("session"),
        numbers.get("year"),
        season,
        tuple(who),
        tuple(words),
        dice="dice" in kinds,
        undone="undone" in kinds,
        notes="notes" in kinds,
        paid="paid" in kinds,
    )


def _holds(told: Told, words: tuple[str, ...]) -> bool:
    """Whether every word stands somewhere in what can be read of an entry."""
    parts = [told.number, told.who, told.what, told.gist]
    parts += [" ".join(change) for change in told.changes]
    parts += [remark.text for remark in told.entry.remarks]
    parts += [change.why for change in told.entry.changes]
    text = "\n".join(parts).casefold()
    return all(word in text for word in words)
