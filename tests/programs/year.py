"""Somebody at the board of the real program, by keys alone: what is typed, what it brings, what is on the disk then."""

import re

from rules.table import Table, written
from saves.campaign import OpenCampaign
from saves.entry import UNDO
from tests.programs.campaigns import newest
from tests.terminal import Terminal

CHOSEN = re.compile(r"^ ► (.+?) │", re.MULTILINE)
CHOSEN_ENTRY = re.compile(r"^ ► (\d+) ", re.MULTILINE)
MOST_ROWS = 60


class AtTheBoard:
    """One seat in one pseudo-terminal, and the campaign on the disk beside it, opened on its own.

    `tables` are the tables as they were written: the one at first, and the one after each entry since.
    """

    def __init__(self, terminal: Terminal, campaign: OpenCampaign) -> None:
        self.terminal = terminal
        self.campaign = campaign
        self.tables = [written(campaign.table)]
        assert campaign.last is not None
        self.n = campaign.last.n

    @property
    def table(self) -> Table:
        """The table as it stands on the disk."""
        return self.campaign.table

    def press(self, keys: str, brings: str) -> None:
        """Type keys, and wait for what only they can bring (a regular expression)."""
        self.terminal.send(keys)
        self.terminal.wait_for(brings)

    def choose(self, row: str) -> None:
        """Walk down the steading's rows, from the first, to the one that begins with these words."""
        self.press("2<home>", r"^ ► Fortunes")
        for _ in range(MOST_ROWS):
            chosen = CHOSEN.search(self.terminal.text)
            assert chosen is not None, self.terminal.text
            if chosen.group(1).lstrip("■□ ").startswith(row):
                return
            self.press("j", rf"^ ► (?!{re.escape(chosen.group(1))})")
        raise AssertionError(f"no row {row}\n{self.terminal.text}")

    def pick(self, *options: str, brings: str) -> None:
        """Press the digits of these options, as they stand on the screen, and Enter where that only ticks them."""
        digits, ticked = [], ""
        for option in options:
            row = re.search(rf"^ │  [ ►] (\d)  (□ )?{re.escape(option)}", self.terminal.text, re.MULTILINE)
            assert row is not None, f"no option {option}\n{self.terminal.text}"
            digits.append(row.group(1))
            ticked = row.group(2) or ticked
        self.press("".join(digits) + ("<enter>" if ticked else ""), brings)

    def commit(self, move: str, **steading: object) -> None:
        """Press Enter at the confirm. One entry more is there, on the screen and on the disk, with what it made."""
        self.terminal.wait_for("Enter writes this")
        self.terminal.send("<enter>")
        self.written(move, **steading)

    def written(self, move: str, **steading: object) -> None:
        """The last key made one entry: its number stands in the `last` row, and these values in the table."""
        self.n += 1
        self.terminal.wait_for(rf"^ last  #{self.n} ")
        entry = newest(self.campaign)
        assert (entry.n, entry.move) == (self.n, move)
        held = self.table.steading
        assert {word: getattr(held, word) for word in steading} == steading
        self.tables.append(written(self.table))

    def undo(self, n: int) -> None:
        """Press `u`, which has named entry `n` before: the whole of it is taken back, by one entry more."""
        self.terminal.wait_for(rf"u undo (this|#{n})$")
        self.n += 1
        self.press("u", rf"^ last  #{self.n} GM undid #{n} ")
        self._undone(n)

    def undo_in_the_chronicle(self, n: int) -> None:
        """Choose entry `n` in the Chronicle and take it back there, asked twice."""
        self.press("5", CHOSEN_ENTRY.pattern)
        for _ in range(MOST_ROWS):
            chosen = CHOSEN_ENTRY.search(self.terminal.text)
            assert chosen is not None, self.terminal.text
            if chosen.group(1) == str(n):
                break
            self.press("j", rf"^ ► (?!{chosen.group(1)} )\d+ ")
        self.press("U", f"U again undoes #{n}")
        self.n += 1
        self.press("U", rf"undid #{n} ")
        self._undone(n)

    def _undone(self, n: int) -> None:
        entry = newest(self.campaign)
        assert (entry.n, entry.move, entry.undoes) == (self.n, UNDO, n)
