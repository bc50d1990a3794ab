"""What every act works with: the desk, the board's screen, and a way to say what goes wrong."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rules.errors import NoSuchPlace, NotTaken, Refused
from rules.heard import reason_for
from saves.errors import SavesError
from tui.desk import Desk

if TYPE_CHECKING:
    from tui.board import Board
    from tui.screens.main import Main

Act = Callable[[str], Awaitable[None]]  # is given the key's name

READ_ONLY = "read only: nothing can be changed here"


class AtBoard:
    """Acts of one kind at a desk; `acts` has them by the names that the keys give them."""

    def __init__(self, desk: Desk, main: "Main") -> None:
        self.desk = desk
        self.main = main

    def acts(self) -> Mapping[str, Act]:
        """What this kind does."""
        raise NotImplementedError

    @property
    def board(self) -> "Board":
        """What is shown."""
        board = self.main.board
        assert board is not None
        return board

    def check_may_write(self) -> None:
        """Raises Refused where nothing can be written."""
        if self.board.read_only:
            raise Refused(READ_ONLY)

    @contextmanager
    def said(self) -> Iterator[None]:
        """What is refused or goes wrong within is said, and that is all."""
        try:
            yield
        except Refused as no:
            self.main.say(reason_for(self.desk.table, self.desk.seat, no))
        except (NotTaken, NoSuchPlace, SavesError) as error:
            self.main.say(str(error))
