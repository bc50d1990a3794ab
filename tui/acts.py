"""Acts: what each key of the board does. Whatever can't be done is said, in words, and nothing else happens."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from rules.errors import NotTaken, Refused
from rules.homefront.gains import KEPT_FOR_USE
from rules.registry import MOVES
from rules.tracks import track_at
from saves.errors import SavesError
from tui.desk import Desk
from tui.keys import STEADING, TABS
from tui.moves.outcome import Left
from tui.open_play import OpenPlay
from tui.widgets.moves_pane import MovesPane
from tui.widgets.notice import Notice
from tui.widgets.owed_pane import DRAFT, OwedPane
from tui.widgets.steading_pane import SteadingPane

if TYPE_CHECKING:
    from tui.board import Board
    from tui.moves.outcome import Outcome
    from tui.screens.main import Main

READ_ONLY = "read only: nothing can be changed here"
LEAVES = ("escape", "q")
LISTS = ("M", "question_mark", "slash")


class Acts:
    """The acts of the board, at a desk."""

    def __init__(self, desk: Desk, main: "Main") -> None:
        self.desk = desk
        self._main = main
        self._acts: dict[str, Callable[[str], Awaitable[None]]] = {
            "tab": self._tab,
            "choose": self._choose,
            "page": self._page,
            "pane": self._pane,
            "enter": self._enter,
            "move": self._move,
            "move_list": self._move_list,
            "by_step": self._by_step,
            "set": self._set,
            "set_any": self._set_any,
            "owed": self._owed,
            "undo": self._undo,
            "undo_chosen": self._undo_chosen,
            "redo": self._redo,
            "note": self._note,
            "discard": self._discard,
            "help": self._help,
            "leave": self._leave,
            "quit": self._quit,
        }

    async def do(self, action: str, name: str) -> None:
        """Do what a key is for. `name` is the key's."""
        with self._said():
            await self._acts[action](name)

    # -- looking

    async def _tab(self, name: str) -> None:
        await self._main.open_tab(next(tab.id for tab in TABS if tab.digit == name))

    async def _choose(self, name: str) -> None:
        self._main.body.choose(-1 if name in ("up", "k") else 1)

    async def _page(self, name: str) -> None:
        self._main.body.turn(name)

    async def _pane(self, name: str) -> None:
        if name == "tab":
            self._main.focus_next()
        else:
            self._main.focus_previous()

    async def _owed(self, _name: str) -> None:
        await self._main.focus_pane(OwedPane)

    async def _help(self, _name: str) -> None:
        from tui.screens.help import Help

        await self._main.app.push_screen(Help())

    async def _leave(self, _name: str) -> None:
        self._main.query_one(Notice).put_away()

    async def _quit(self, _name: str) -> None:
        self._main.app.exit()

    # -- moves

    async def make(self, move: str, answers: Mapping[str, Any] | None = None) -> None:
        """Open a move, or say why it can't be made."""
        self._check_may_write()
        row = next((row for row in self._board.moves if row.move.id == move), None)
        if row is not None and row.blocked:
            raise Refused(f"{row.move.name}: {row.blocked}")
        await self._open(await self.desk.begin(move, answers))

    async def letter(self, name: str) -> None:
        """The key after `m`."""
        with self._said():
            if name in LEAVES:
                return
            if name in LISTS:
                await self._move_list(name)
                return
            move = next((row.move for row in self._board.moves if row.move.letter == name), None)
            if move is None:
                raise Refused(f"no move has the letter {name}" if len(name) == 1 else "no move was chosen")
            await self.make(move.id)

    async def _move(self, name: str) -> None:
        if self._main.stance.tab == STEADING:
            self._main.stance = replace(self._main.stance, pending="move")
        else:
            await self._move_list(name)

    async def _move_list(self, _name: str) -> None:
        from tui.screens.move_list import MoveList

        await self._main.app.push_screen(MoveList(self._board.moves), self._picked)

    async def _picked(self, move: str | None) -> None:
        if move is not None:
            with self._said():
                await self.make(move)

    async def _enter(self, _name: str) -> None:
        pane = self._main.focused
        if isinstance(pane, OwedPane):
            await self._settle(pane.choice)
        elif isinstance(pane, SteadingPane):
            await self._open_row(pane.choice)
        elif isinstance(pane, MovesPane):
            await self.make(pane.choice)

    async def _settle(self, choice: str) -> None:
        if choice.startswith(DRAFT):
            self._check_may_write()
            await self._open(await self.desk.take_up(choice.removeprefix(DRAFT)))
        elif choice:
            await self.make(next(one.settled_by for one in self._board.owed if one.id == choice))

    async def _open_row(self, where: str) -> None:
        kind, _, rest = where.partition(".")
        slug = rest.partition(".")[0]
        if kind == "gains" and self.desk.table.gains[slug].kind in KEPT_FOR_USE:
            await self.make("use-gain", {"which": [slug]})
        elif where:
            await self.make("set", {"track": [where]})

    async def _note(self, _name: str) -> None:
        await self.make("note")

    async def _open(self, play: OpenPlay) -> None:
        from tui.moves.screen import MoveScreen  # here: a first paint need not wait for it

        await self._main.app.push_screen(MoveScreen(self.desk, play), self._closed)

    def _closed(self, outcome: "Outcome | None") -> None:
        if isinstance(outcome, Left) and (outcome.kept or outcome.discarded):
            self._main.say("put aside: it waits in Owed" if outcome.kept else "discarded")

    # -- by hand

    async def _by_step(self, name: str) -> None:
        where = self._main.query_one(SteadingPane).choice
        track = track_at(where)
        if track.kind != "number":
            raise Refused("+ and - change numbers; e sets this")
        self._check_may_write()
        result = await self.desk.by_step(where, -1 if name == "minus" else 1)
        if isinstance(result, OpenPlay):
            await self._open(result)

    async def _set(self, _name: str) -> None:
        await self.make("set", {"track": [self._main.query_one(SteadingPane).choice]})

    async def _set_any(self, _name: str) -> None:
        await self.make("set")

    # -- undo, redo, discard

    async def _undo(self, _name: str) -> None:
        self._check_may_write()
        if self._board.undo is None:
            raise Refused("there is nothing to undo")
        await self.desk.undo(self._board.undo.at)

    async def _undo_chosen(self, _name: str) -> None:
        self._check_may_write()
        from tui.screens.chronicle import ChronicleTab  # here: a first paint need not wait for it

        chosen = self._main.query_one(ChronicleTab).window.choice
        if chosen is None:
            raise Refused("no entry is chosen")
        await self.desk.undo(chosen.at, chosen=True)

    async def _redo(self, _name: str) -> None:
        self._check_may_write()
        await self.desk.redo()

    async def _discard(self, _name: str) -> None:
        drafts = self._board.drafts
        choice = self._main.query_one(OwedPane).choice if isinstance(self._main.focused, OwedPane) else ""
        chosen = [draft for draft in drafts if DRAFT + draft.play == choice] or list(drafts)
        if not chosen:
            raise Refused("no move was left open")
        if len(chosen) > 1:
            raise Refused("several moves were left open: o, then choose one")
        draft = chosen[0]
        name = MOVES[draft.move].name if draft.move in MOVES else draft.move
        count = len(draft.answers)
        words = f"Discard {name}, with {count} answer{'' if count == 1 else 's'}?"
        self._main.stance = replace(self._main.stance, pending="discard", said=words, about=draft.play)

    async def discard_answered(self, name: str, play: str) -> None:
        """The key after `X`: `y`, or any other one for no."""
        with self._said():
            if name == "y":
                await self.desk.discard(play)

    # -- inside

    @property
    def _board(self) -> "Board":
        board = self._main.board
        assert board is not None
        return board

    def _check_may_write(self) -> None:
        if self._board.read_only:
            raise Refused(READ_ONLY)

    @contextmanager
    def _said(self) -> Iterator[None]:
        """What is refused or goes wrong within is said, and that is all."""
        try:
            yield
        except (Refused, NotTaken, SavesError) as error:
            self._main.say(str(error))
