"""The app: one seat at one campaign. It owns the desk and the board; everything else is the screens'."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, runtime_checkable

from textual import events
from textual.app import App
from textual.binding import Binding
from textual.screen import Screen

from rules.seats import GM_SEAT, Seat
from saves.campaign import OpenCampaign, open_campaign
from saves.writer import Writer
from tui.board import Board, board_of
from tui.desk import Desk
from tui.endings import terminal_is_gone, watch_for_signals
from tui.glyphs import ASCII, UNICODE
from tui.handed import Handed, bound
from tui.later import load
from tui.look import PLAIN, Look
from tui.moves.press import Press
from tui.screens.gate import Gate, too_small
from tui.screens.main import Main
from tui.theme import THEMES, theme_name

INTERRUPT = "ctrl+c"
DARK = Look()
SECONDS_BETWEEN_LOOKS = 0.2  # at what other programs have done, and whether the terminal is still there


@runtime_checkable
class FollowsTable(Protocol):
    """A screen over the board that shows what would come of the table as it now is."""

    def table_changed(self) -> None:
        """The table is another one."""


class HearthsideApp(App[str]):
    """Opens the campaign at once, before the terminal is touched: raises what `open_campaign` raises.

    Returns ANOTHER where it was left for another campaign.
    """

    ENABLE_COMMAND_PALETTE = False
    ESCAPE_TO_MINIMIZE = False
    # The board's sheets stand here: a default screen's own are not loaded (Textual 8.2.8).
    CSS_PATH = [f"screens/{sheet}.tcss" for sheet in ("main", "steading", "chronicle", "party", "economy", "combat")]
    BINDINGS = [Binding(INTERRUPT, "interrupt", show=False, priority=True)]

    board = Handed[Board | None](None)

    def __init__(
        self,
        folder: Path,
        seat: Seat = GM_SEAT,
        look: Look = DARK,
        *,
        opening: Callable[[Path], OpenCampaign] = open_campaign,
    ) -> None:
        # Said at once: how colours are filtered is settled in there, before there is a theme (Textual 8.2.8).
        super().__init__(ansi_color=True if look.theme == PLAIN else None)
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = theme_name(look.theme)
        self.animation_level = "none"
        self.glyphs = ASCII if look.ascii else UNICODE
        self.look = look
        self.seat = seat
        self.campaign = opening(folder)
        self.desk: Desk | None = None
        self._interrupted = False  # the key before was Ctrl+C

    def get_default_screen(self) -> Screen[None]:
        """The board, with the desk behind it."""
        self.desk = Desk(self.campaign, self.seat, Writer())
        self.desk.know_drafts()
        self.desk.on_news = self._look_again
        self.desk.on_trouble = self._tell
        self.board = board_of(self.desk)
        self._main = bound(self, Main(self.desk, self.size), HearthsideApp.board)
        return self._main

    def on_mount(self) -> None:
        """Look after others, and after the end."""
        if not self.is_headless:
            watch_for_signals(lambda status: self.exit(return_code=status))
        self.set_interval(SECONDS_BETWEEN_LOOKS, self._poll)
        if self.look.trouble:
            self._tell(self.look.trouble)
        self.call_after_refresh(self._load_the_rest)

    async def on_event(self, event: events.Event) -> None:
        """Any other key goes on, as if Ctrl+C had not been pressed; first to a field of the board, in their order."""
        if isinstance(event, events.Key) and event.key != INTERRUPT:
            self._interrupted = False
            if self._main.typed(Press(event.key, event.character)):
                return
        await super().on_event(event)

    def action_interrupt(self) -> None:
        """Ctrl+C, which people also press to copy: once says what it does, twice quits."""
        if self._interrupted:
            self.exit()
        else:
            self._interrupted = True
            self._main.say("Ctrl+C again, or q, quits (all is saved)", tone="hint")

    def on_resize(self, event: events.Resize) -> None:
        """A terminal that is too small shows the gate over whatever is open."""
        gated = isinstance(self.screen, Gate)
        if too_small(event.size) and not gated:
            self.push_screen(Gate())
        elif gated and not too_small(event.size):
            self.pop_screen()

    def refresh_css(self, animate: bool = True) -> None:
        """As the framework does; but before there is a screen no sheet is read: all are, for that."""
        if self.screen_stack:
            super().refresh_css(animate)
        else:
            self.stylesheet.set_variables(self.get_css_variables())

    def on_unmount(self) -> None:
        """Drafts that are still being written get a moment."""
        if self.desk is not None:
            self.desk.close()

    def _look_again(self) -> None:
        if self.desk is not None and self.is_running:
            desk = self.desk
            self.board = desk.read_or(lambda: board_of(desk), self.board)  # else what was shown stays
            for screen in self.screen_stack:
                if isinstance(screen, FollowsTable):
                    screen.table_changed()

    def _tell(self, words: str) -> None:
        self._main.say(words)

    def _poll(self) -> None:
        if not self.is_headless and terminal_is_gone():
            self.exit(return_code=1)
        elif self.desk is not None:
            self.desk.poll()

    def _load_the_rest(self) -> None:
        if self.desk is not None:
            self.desk.ready(load)
