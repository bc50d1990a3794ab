"""Reading the gold of all time: the newest at once, the rest behind the screen, a little at a time.

No key waits for it. Nothing is kept, as of plots: it begins again where something was committed meanwhile.
"""

from collections.abc import Callable
from time import sleep

from msgspec.structs import replace

from saves.campaign import OpenCampaign
from saves.errors import SavesError
from tui.all_gold import Gold, GoldBack
from tui.desk import Desk
from tui.plots.reading import AT_ONCE, GIVES_WAY, STEP, TOLD_EVERY


class ReadingGold:
    """Reads it in one go; `told` is called, where the screen's loop runs, as it comes."""

    def __init__(self, desk: Desk, told: Callable[[], None]) -> None:
        self._desk = desk
        self._told = told
        self._turn = 0  # which reading this is: what an earlier one still finds does not count
        self.gold = Gold(ended=False)
        self._begin()

    def close(self) -> None:
        """Nobody looks any more."""
        self._turn += 1

    def news(self) -> None:
        """More may have been paid, or taken back: read anew, and show what was there until that is done."""
        if self._desk.campaign.last is not self._newest:
            self._begin()

    def _begin(self) -> None:
        self._turn += 1
        campaign = self._desk.campaign
        last, table = campaign.last, campaign.table
        while last is not campaign.last:  # something was committed in between
            last, table = campaign.last, campaign.table
        self._newest, self._steps = last, 0
        back = GoldBack(table, self._desk.seat)
        blank = Gold(of=last.n if last else 0, ended=False)
        found, end = read_on(campaign, back, blank, last.end if last else None, AT_ONCE)
        self._show(found)
        if not found.ended:
            self._step(back, found, end)

    def _show(self, found: Gold) -> None:
        """What is whole stays until what is read anew is whole as well."""
        if found.ended or not self.gold.ended:
            self.gold = found

    def _step(self, back: GoldBack, so_far: Gold, end: int) -> None:
        turn, campaign = self._turn, self._desk.campaign

        def done(result: tuple[Gold, int]) -> None:
            if turn != self._turn:
                return
            found, further = result
            self._steps += 1
            if not found.ended:
                self._step(back, found, further)
            if found.ended or self._steps % TOLD_EVERY == 0:
                self._show(found)
                self._told()

        self._desk.read(lambda: read_on(campaign, back, so_far, end, STEP), done)


def read_on(campaign: OpenCampaign, back: GoldBack, so_far: Gold, end: int | None, count: int) -> tuple[Gold, int]:
    """Read up to `count` entries more, before `end`; give what is known by now, and the `end` to go on with. Where it
    can't be read it ends, with the reason. For any thread, one at a time."""
    read = so_far.read
    try:
        while end != 0 and read < so_far.read + count:
            entries, end = campaign.skim(end, GIVES_WAY)
            for entry in entries:
                back.take(entry)
            read += len(entries)
            sleep(0)  # else a key, for which the screen's thread wakes, would wait for its turn
    except SavesError as error:
        return replace(back.gold(), read=read, of=so_far.of, ended=True, trouble=str(error)), 0
    return replace(back.gold(), read=read, of=so_far.of, ended=end == 0), end or 0
