"""Sifting the chronicle: looking through it for what is meant, from the newest entry back, in steps behind the screen.

Nothing is kept of it but the numbers of what was found. No key waits for it: a first page is looked through at once,
all else on the writer's thread, a little at a time, so that a commit is never far behind.
"""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from time import sleep

from msgspec import Struct

from saves.entry import Entry
from saves.errors import SavesError
from tui.board import Told, tell
from tui.chronicle_filter import Filter
from tui.desk import Desk
from tui.moment import Moment, moment_of

AT_ONCE = 60  # entries that are read before anything is shown
STEP = 60  # entries that are read in one step behind the screen
TOLD_EVERY = 10  # steps after which it is told how far it has come
FURTHER = 5000  # entries that are read before somebody is asked whether to go on

SIGHT = ("threats.", "campaign.settings")  # changes here may show a player what was hidden, or hide it


class Place(Struct, frozen=True):
    """How far a reading has come: the number of the oldest entry that was read, the moment before it, and whether
    that was all."""

    back_to: int
    moment: Moment
    ended: bool = False


class Found(Struct, frozen=True):
    """An entry that is meant, and the moment to which it belongs."""

    told: Told
    moment: Moment


class Sifted(Struct, frozen=True):
    """How a sifting stands. `back_to`: the oldest entry that was read; `going`: it reads on by itself."""

    filter: Filter = Filter()
    found: int = 0
    read: int = 0
    back_to: int = 0
    ended: bool = True
    going: bool = False


def newest_place(desk: Desk) -> Place:
    """Where a reading begins."""
    last = desk.campaign.last
    place = Place((last.n if last else 0) + 1, moment_of(desk.table))
    return place if last is desk.campaign.last else newest_place(desk)  # something was committed in between


def read_on(desk: Desk, wanted: Filter, place: Place, count: int) -> tuple[tuple[Found, ...], Place]:
    """Read up to `count` entries more, and give what is meant of them, newest first. For any thread.

    Gives way after each entry: else a key, for which the screen's thread wakes, would wait for its turn.
    """
    entries = desk.campaign.entries(place.back_to, count)
    found: list[Found] = []
    moment = place.moment
    for entry in entries:
        told = tell(desk, entry)
        its = moment.of(entry)
        if told is not None and wanted.takes(told, its):
            found.append(Found(told, its))
        moment = moment.before(entry)
        if wanted.begins_with(entry) and desk.campaign.live(entry):
            return tuple(found), Place(entry.n, moment, ended=True)
        sleep(0)
    if not entries:
        return (), Place(place.back_to, moment, ended=True)
    return tuple(found), Place(entries[-1].n, moment, ended=entries[-1].n <= 1)


class Sifting:
    """The numbers of the entries that are meant, newest first, as far as they were looked for.

    `told` is called, where the screen's loop runs, whenever a step behind the screen has found something, every so many
    steps, and at their end.
    """

    def __init__(self, desk: Desk, wanted: Filter, told: Callable[[], None]) -> None:
        self.wanted = wanted
        self.numbers: list[int] = []
        self._desk = desk
        self._told = told
        self._turn = 0  # which reading this is: what an earlier one still finds does not count
        self._upto = 0  # the newest entry that was read
        self._budget = 0
        self._steps = 0
        self._going = False
        self._place = newest_place(desk)
        self._begin(FURTHER)

    @property
    def state(self) -> Sifted:
        """How it stands."""
        back_to = self._place.back_to
        read = self._upto + 1 - back_to
        return Sifted(self.wanted, len(self.numbers), read, back_to, self._place.ended, self._going)

    def index(self, n: int) -> int:
        """Where an entry stands among those that were found, or where it would."""
        return bisect_left(self.numbers, -n, key=lambda one: -one)

    def further(self, most: int = FURTHER) -> None:
        """Look through so many entries more."""
        self._budget = max(self._budget, most)
        if not self._going and not self._place.ended:
            self._going = True
            self._step()

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._turn += 1
        self._going = False

    def news(self) -> None:
        """The table may be another one: look at what is new, or again at everything where that may read otherwise."""
        place = newest_place(self._desk)
        count = place.back_to - 1 - self._upto
        if count == 0:
            return
        new = self._desk.campaign.entries(place.back_to, count) if 0 < count <= AT_ONCE else ()
        if not new or new[-1].n != self._upto + 1 or self._reads_otherwise(new):
            self.stop()
            self._begin(max(FURTHER, self.state.read))
            return
        found, _ = read_on(self._desk, self.wanted, place, count)
        self.numbers[:0] = [one.told.at for one in found]
        self._upto = place.back_to - 1

    def _reads_otherwise(self, new: Sequence[Entry]) -> bool:
        """Whether what is new may have changed whether an older entry is meant, or seen."""
        if self.wanted.undone and any(entry.switches for entry in new):
            return True
        places = [place for entry in new for place in entry.places]
        return not self._desk.seat.is_gm and any(place.startswith(SIGHT) for place in places)

    def _begin(self, budget: int) -> None:
        """Look through the newest at once, and the rest behind the screen."""
        self._place = newest_place(self._desk)
        self._upto = self._place.back_to - 1
        found, place = read_on(self._desk, self.wanted, self._place, AT_ONCE)
        self.numbers = []
        self._take(found, place)
        self.further(budget)

    def _take(self, found: tuple[Found, ...], place: Place) -> None:
        self.numbers += [one.told.at for one in found]
        self._place = place

    def _step(self) -> None:
        """One step behind the screen, and then the next one."""
        desk, wanted, place, turn = self._desk, self.wanted, self._place, self._turn

        def work() -> tuple[tuple[Found, ...], Place] | str:
            try:
                return read_on(desk, wanted, place, STEP)
            except SavesError as error:
                return str(error)

        def done(result: tuple[tuple[Found, ...], Place] | str) -> None:
            if turn != self._turn:
                return
            if isinstance(result, str):
                self._going = False
                self._told()
                desk.on_trouble(result)
                return
            self._take(*result)
            self._budget -= STEP
            if self._place.ended or self._budget <= 0:
                self._going = False
            else:
                self._step()
            self._steps += 1
            if result[0] or not self._going or self._steps % TOLD_EVERY == 0:
                self._told()

        desk.read(work, done)
