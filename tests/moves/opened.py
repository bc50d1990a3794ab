"""A move modal in an app of its own, over a real campaign on the disk: no board, so that only the modal is tried."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.app import App, ComposeResult
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

from rules.changes import Change
from rules.conversation import Conversation
from rules.places import MISSING
from rules.run import Done
from rules.seats import GM_SEAT, Seat
from rules.table import Table
from saves.campaign import OpenCampaign, make_campaign
from saves.writer import Writer
from tests.rules.tables import stonewell
from tests.saves.campaigns import a_clock, some_ids
from tui.chance import Chance
from tui.desk import Desk
from tui.moves.outcome import Outcome
from tui.moves.screen import MoveScreen
from tui.theme import HEARTH_DARK, THEMES

SMALL, LARGE = (80, 24), (120, 36)
BEHIND = "\n".join(["header", "strip", "strip", "tabs", *["board " * 30] * 60])


def fallen(*faces: int) -> Chance:
    """Dice that fall like this, in turn."""
    left = iter(faces)
    return lambda _sides: next(left)


class Board(Screen[None]):
    """Something to lie behind the modal."""

    def compose(self) -> ComposeResult:
        yield Static(BEHIND, markup=False)


class OneMove(App[None]):
    """An app that opens the modal on one move as soon as it runs."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        campaign: OpenCampaign,
        move: str,
        *,
        seat: Seat = GM_SEAT,
        die: Chance | None = None,
        answers: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__()
        self.campaign = campaign
        self.move = move
        self.seat = seat
        self.die = die or fallen()
        self.answers = answers
        self.outcome: Outcome | None = None
        self.troubles: list[str] = []
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = HEARTH_DARK.name

    def get_default_screen(self) -> Screen[None]:
        return Board()

    async def on_mount(self) -> None:
        self.desk = Desk(self.campaign, self.seat, Writer())
        self.desk.on_news = self._news
        self.desk.on_trouble = self.troubles.append
        await self.open()

    async def open(self) -> None:
        """Open the modal, as the board does."""
        play = await self.desk.begin(self.move, self.answers)
        self.modal = MoveScreen(self.desk, play, self.die)
        await self.push_screen(self.modal, self._have)

    def _have(self, outcome: Outcome | None) -> None:
        self.outcome = outcome

    def _news(self) -> None:
        if isinstance(self.screen, MoveScreen):
            self.screen.table_changed()

    @property
    def closed(self) -> bool:
        """Whether the modal is gone."""
        return not isinstance(self.screen, MoveScreen)

    @property
    def conversation(self) -> Conversation:
        """What has been said so far."""
        return self.modal.play.conversation

    @property
    def text(self) -> str:
        """What the modal shows, line by line."""
        page = self.modal.page
        return "\n".join("".join(part for part, _ in line) for line in page.lines(page.size))

    @property
    def told(self) -> str:
        """All of it as one line of words, as if nothing had been wrapped."""
        return " ".join(self.text.replace("│", " ").split())


def campaign_of(folder: Path, table: Table) -> OpenCampaign:
    """A campaign that begins with this table, in a folder that is not there yet."""
    changes: list[Change] = []
    for kind, held in table.model_dump(mode="json").items():
        for name, value in held.items():
            inner = value if name == "settings" else None
            for where, after in ((f".{one}", inner[one]) for one in inner) if inner else (("", value),):
                place = f"{kind}.{name}{where}"
                changes.append(Change(place, place, MISSING, after, "HF-STATS-2"))
    done = Done(table=table, changes=tuple(changes))
    return make_campaign(folder, done, "gm", "gm", {}, a_clock(), new_id=some_ids())


@asynccontextmanager
async def playing(
    folder: Path, move: str, table: Table | None = None, *, size: tuple[int, int] = SMALL, **more: Any
) -> AsyncIterator[tuple[OneMove, Pilot[None]]]:
    """A move that is open in front of somebody. `more` is for `OneMove`."""
    app = OneMove(campaign_of(folder, table or stonewell()), move, **more)
    async with app.run_test(size=size, notifications=True) as pilot:
        yield app, pilot


async def until(pilot: Pilot[None], holds: Callable[[], object], turns: int = 500) -> None:
    """Wait until something holds, for as many turns of the loop. Raises AssertionError if it never does."""
    for _ in range(turns):
        if holds():
            return
        await pilot.pause()
    raise AssertionError("it never came to that")
