"""A transcript: the chronicle as plain text, oldest first, for reading an evening back. What was undone is left out."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from rules.changes import Change
from rules.places import MISSING
from rules.table import Table
from saves.entry import NOTE
from saves.errors import SavesError
from tui.board import Told
from tui.change_words import change_in_words, most_telling_first, net
from tui.chronicle_filter import Filter, filter_of
from tui.desk import Desk
from tui.moment import FIELDS, Moment
from tui.sifting import STEP, Found, Place, newest_place, read_on
from tui.telling import dice_of, picks

MOST = 1000  # entries at most: more than anybody reads in one go


class Paragraph(Struct, frozen=True):
    """An entry to be read: its moment, when and who, what happened, and all that came of it in sentences."""

    moment: Moment
    when: str
    who: str
    what: str
    sentences: tuple[str, ...] = ()


class Transcript(Struct, frozen=True):
    """What was read so far. `title` says of what it is; `ended`: it is all there."""

    title: str
    paragraphs: tuple[Paragraph, ...] = ()
    progress: str = ""
    ended: bool = False
    cut: bool = False  # older ones are left out: there are too many
    trouble: str = ""  # why it can't be read


def what_to_read(desk: Desk, wanted: Filter) -> tuple[str, Filter]:
    """The title of a transcript and what it is of: what the filter takes; without one, the newest session."""
    if wanted:
        return wanted.text, wanted
    session = desk.table.campaign.session
    return (f"session {session}", filter_of(f"session {session}")) if session else ("all that happened", wanted)


class Transcribing:
    """Reads a transcript in steps behind the screen; `told` is called after each. No file is written."""

    def __init__(self, desk: Desk, wanted: Filter, told: Callable[[], None]) -> None:
        self._desk = desk
        self._told = told
        title, self._wanted = what_to_read(desk, wanted)
        self._newest = newest_place(desk).back_to - 1
        self.transcript = Transcript(title)
        self._found: list[Paragraph] = []  # newest first
        self._closed = False
        self._step(newest_place(desk))

    def close(self) -> None:
        """Nobody reads it any more."""
        self._closed = True

    def _step(self, place: Place) -> None:
        desk, wanted, table = self._desk, self._wanted, self._desk.view.table
        already = len(self._found)

        def work() -> tuple[list[Paragraph], Place] | str:
            try:
                found, further = read_on(desk, wanted, place, STEP)
            except SavesError as error:
                return str(error)
            stands = [one for one in found if one.told.live and not one.told.entry.switches]
            return [paragraph(one, table) for one in stands][: MOST - already], further

        def done(result: tuple[list[Paragraph], Place] | str) -> None:
            if self._closed:
                return
            if isinstance(result, str):
                self.transcript = Transcript(self.transcript.title, trouble=result)
                self._told()
                return
            found, further = result
            self._found += found
            full = len(self._found) >= MOST
            ended = further.ended or full
            self.transcript = Transcript(
                self.transcript.title,
                tuple(reversed(self._found)) if ended else (),
                self._progress(further),
                ended,
                cut=full and not further.ended,
            )
            if not ended:
                self._step(further)
            self._told()

        desk.read(work, done)

    def _progress(self, place: Place) -> str:
        """How far it was read, for whoever may count entries."""
        return f"{self._newest + 1 - place.back_to:,} of {self._newest:,} read" if self._desk.seat.is_gm else ""


def paragraph(found: Found, table: Table) -> Paragraph:
    """An entry as it is read. `table` gives the names of things, as the seat sees them."""
    told = found.told
    if told.entry.move == NOTE:
        return Paragraph(found.moment, told.entry.when, f"{told.who} notes", told.what)
    return Paragraph(found.moment, told.entry.when, told.who, told.what, tuple(_sentences(told, table)))


def _sentences(told: Told, table: Table) -> Iterator[str]:
    """Dice, picks, changes with their reasons, remarks."""
    dice = dice_of(told.entry)
    if dice:
        yield _sentence("Dice " + ", then ".join(" ".join(map(str, one.faces)) for one in dice))
    came = [_changed(one, table) for one in most_telling_first(net(told.entry.changes)) if _tells(one)]
    came += [f"{one.text} (to tell at the table)" if one.to_tell else one.text for one in told.entry.remarks]
    if picked := picks(told.entry, table, told.what + " ".join(came)):
        yield _sentence(f"Picked {', '.join(picked)}")
    yield from map(_sentence, came)


def _tells(change: Change) -> bool:
    """Whether a change is one for readers: not what a heading says already, nor what a new campaign leaves open."""
    begins = change.before is MISSING and (change.after is None or change.where.startswith("campaign."))
    return change.where not in FIELDS and not begins


def _changed(change: Change, table: Table) -> str:
    """`Surplus from 7 to 2 (1d4 4 + Population 1)`."""
    word, before, after = change_in_words(table, change)
    why = f" ({change.why})" if change.why else ""
    return f"{word} from {before} to {after}{why}" if before else f"{word}: {after}{why}"


def _sentence(words: str) -> str:
    words = words[:1].upper() + words[1:]
    return words if words.endswith((".", "!", "?")) else f"{words}."
