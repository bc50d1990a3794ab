"""Keys that look: tabs, rows, panes, the help, and the ways out."""

from collections.abc import Mapping

from rules.errors import Refused
from tui.acts.at_board import Act, AtBoard
from tui.endings import ANOTHER
from tui.keys import no_such_tab, tabs_in
from tui.widgets.notice import Notice


class Looking(AtBoard):
    """They change nothing but what is in sight."""

    def acts(self) -> Mapping[str, Act]:
        """By the names of the keys' acts."""
        return {
            "tab": self._tab,
            "choose": self._choose,
            "page": self._page,
            "pane": self._pane,
            "owed": self._owed,
            "help": self._help,
            "leave": self._leave,
            "campaigns": self._campaigns,
            "quit": self._quit,
        }

    async def _tab(self, name: str) -> None:
        there = {tab.digit: tab.id for tab in tabs_in(self.board.view.table)}
        if name in there:
            await self.main.open_tab(there[name])
        else:
            self.main.say(no_such_tab(self.board.view.table), tone="hint")

    async def _choose(self, name: str) -> None:
        self.main.body.choose(-1 if name in ("up", "k") else 1)

    async def _page(self, name: str) -> None:
        self.main.body.turn(name)

    async def _pane(self, name: str) -> None:
        if len(self.main.focus_chain) < 2:
            self.main.say("there is no other pane here", tone="hint")
        elif name == "tab":
            self.main.focus_next()
        else:
            self.main.focus_previous()

    async def _owed(self, _name: str) -> None:
        await self.main.focus_owed()

    async def _help(self, _name: str) -> None:
        from tui.screens.help import Help  # here: a first paint need not wait for it

        await self.main.app.push_screen(Help(self.board.view.table, self.board.seat))

    async def _leave(self, _name: str) -> None:
        self.main.query_one(Notice).put_away()
        self.main.body.leave()
        await self.main.leave_owed()

    async def _campaigns(self, _name: str) -> None:
        """Out of this campaign, to the choice of one: no other seat may know that there are others."""
        if not self.desk.seat.is_gm:
            raise Refused("only the GM opens another campaign")
        self.main.app.exit(ANOTHER)

    async def _quit(self, _name: str) -> None:
        self.main.app.exit()
