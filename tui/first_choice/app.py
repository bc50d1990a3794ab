"""The app of the first choice. It ends with the campaign that was made or opened, or with none."""

import asyncio
from pathlib import Path

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.screen import Screen

from rules.errors import NotTaken
from saves.campaign import OpenCampaign
from saves.errors import SavesError
from saves.folders import Listed
from tui.command_line.exits import sentence
from tui.endings import terminal_is_gone, watch_for_signals
from tui.first_choice.choosing import ChoosingStep
from tui.first_choice.page import ChoicePage
from tui.first_choice.step import Next, Said, Step, Way, Work
from tui.first_choice.trouble import told
from tui.glyphs import ASCII, UNICODE
from tui.look import PLAIN, Look
from tui.moves.front import Trouble
from tui.moves.press import Press
from tui.screens.gate import Gate, too_small
from tui.theme import THEMES, theme_name

DARK = Look()
SECONDS_BETWEEN_LOOKS = 0.2  # whether the terminal is still there


class ChoiceScreen(Screen[None]):
    """The steps, one over the other. Nothing in it has the focus: the keys are the screen's own."""

    CSS_PATH = "choice.tcss"
    AUTO_FOCUS = None

    def __init__(self, first: Step, note: str = "") -> None:
        super().__init__()
        self._steps = [first]
        self.page = ChoicePage(first)
        self.page.note = note

    def compose(self) -> ComposeResult:
        """One page."""
        yield self.page

    def on_key(self, event: events.Key) -> None:
        """Every key, as it was typed; none while something is being done."""
        event.stop()
        event.prevent_default()
        if not self.page.doing:
            self._take(self._steps[-1].press(Press(event.key, event.character)))

    def on_paste(self, event: events.Paste) -> None:
        """Text for the field in front, if there is one."""
        event.stop()
        if not self.page.doing:
            self._take(self._steps[-1].paste(event.text))

    def _take(self, said: Said) -> None:
        self.page.note = ""
        match said:
            case Trouble(reason):
                self.page.note = sentence(reason)
            case Next(step):
                self._steps.append(step)
            case Work(doing):
                self.page.doing = doing
                self.call_after_refresh(lambda: self.run_worker(self._do(said)))
            case Way.LEAVE:
                self.app.exit()
            case Way.BACK:
                self._steps.pop()
            case Way.STAY:
                pass
        self.page.step = self._steps[-1]
        self.page.redraw()

    async def _do(self, work: Work) -> None:
        """In a thread, so that the screen says meanwhile what is being done."""
        try:
            campaign = await asyncio.to_thread(work.run)
        except (SavesError, NotTaken, OSError) as error:
            self.page.note = told(error)
        else:
            self.app.exit(campaign)
            return
        self.page.doing = ""
        self.page.step.again()
        self.page.redraw()


class FirstChoice(App[OpenCampaign]):
    """Returns the campaign that was chosen, open; None if it was left.

    `trouble` is why the campaign that was open last could not be opened, in words, and `last` its folder. `back` is the
    campaign that was left for this: Escape opens it again.
    """

    ENABLE_COMMAND_PALETTE = False
    ESCAPE_TO_MINIMIZE = False
    BINDINGS = [Binding("ctrl+c", "quit", show=False, priority=True)]

    def __init__(
        self, look: Look = DARK, trouble: str = "", last: Path | None = None, back: Listed | None = None
    ) -> None:
        # Said at once: how colours are filtered is settled in there, before there is a theme (Textual 8.2.8).
        super().__init__(ansi_color=True if look.theme == PLAIN else None)
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = theme_name(look.theme)
        self.animation_level = "none"
        self.glyphs = ASCII if look.ascii else UNICODE
        self._look = look
        self._first = ChoosingStep(trouble, last, back)

    def get_default_screen(self) -> Screen[None]:
        """The choice."""
        return ChoiceScreen(self._first, self._look.trouble)

    def on_mount(self) -> None:
        """Look after the end."""
        if not self.is_headless:
            watch_for_signals(lambda status: self.exit(return_code=status))
            self.set_interval(SECONDS_BETWEEN_LOOKS, self._look_at_terminal)

    def on_resize(self, event: events.Resize) -> None:
        """A terminal that is too small shows the gate over it."""
        gated = isinstance(self.screen, Gate)
        if too_small(event.size) and not gated:
            self.push_screen(Gate())
        elif gated and not too_small(event.size):
            self.pop_screen()

    def _look_at_terminal(self) -> None:
        if terminal_is_gone():
            self.exit(return_code=1)
