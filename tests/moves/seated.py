"""A sitting without a screen: keys in, lines out. Most of what the modal does can be seen so, and fast."""

from typing import Any

from rules.asks import Ask
from rules.conversation import Conversation
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.registry import MOVES
from rules.run import Done, Open
from rules.seats import GM_SEAT, Seat
from rules.table import Table
from tests.moves.opened import fallen
from tests.rules.tables import stonewell
from tui.glyphs import UNICODE, Glyphs
from tui.moves.drawing import Pen
from tui.moves.page import framed, page, title_of
from tui.moves.press import Press
from tui.moves.sitting import Sitting, Wish
from tui.open_play import OpenPlay

_CHARACTERS = {"space": " ", "slash": "/", "minus": "-"}


def asking(*asks: Ask[Any]) -> Move:
    """A move that puts these asks and changes nothing."""

    @step
    def steps(play: Play) -> Steps[None]:
        for ask in asks:
            yield from play.ask(ask)

    return Move(id="asking", name="Asking", trigger="A test asks", rules=(), steps=steps)


class Seated:
    """Somebody at a move. `wish` is what the last key left to the screen."""

    def __init__(
        self,
        move: Move | str,
        table: Table | None = None,
        *,
        seat: Seat = GM_SEAT,
        who: str = "gm",
        faces: tuple[int, ...] = (),
        rows: int = 18,
        glyphs: Glyphs = UNICODE,
    ) -> None:
        declared = MOVES[move] if isinstance(move, str) else move
        self.play = OpenPlay("play-1", seat.name, 1, "", Conversation(declared, who))
        self.sitting = Sitting(self.play, table or stonewell(), seat, fallen(*faces))
        self.pen = Pen(glyphs, rows=rows)
        self.wish: Wish | None = None

    def press(self, *keys: str) -> "Seated":
        """Press keys by Textual's names; one of a single character types that."""
        for key in keys:
            self.wish = self.sitting.press(Press(key, key if len(key) == 1 else _CHARACTERS.get(key)))
        return self

    def type(self, text: str) -> "Seated":
        """Type text, character by character."""
        for character in text:
            self.wish = self.sitting.press(Press({" ": "space"}.get(character, character), character))
        return self

    @property
    def lines(self) -> list[str]:
        """What the modal shows, with its frame."""
        shown = framed(self.pen, title_of(self.sitting), page(self.sitting, self.pen, number=7))
        return ["".join(text for text, _ in line) for line in shown]

    @property
    def text(self) -> str:
        """All of it."""
        return "\n".join(self.lines)

    @property
    def told(self) -> str:
        """All of it as one line of words, as if nothing had been wrapped."""
        return " ".join(self.text.replace("│", " ").split())

    @property
    def note(self) -> str:
        """Why the last key was not taken."""
        return self.sitting.note

    @property
    def answers(self) -> dict[str, Any]:
        """The values that were said, by key."""
        return {key: answer.value for key, answer in self.play.conversation.answers.items()}

    @property
    def sources(self) -> dict[str, str]:
        """Where they came from."""
        return {key: answer.source for key, answer in self.play.conversation.answers.items()}

    @property
    def asked(self) -> str:
        """The key of the ask in front, or ""."""
        result = self.sitting.result
        return result.ask.key if isinstance(result, Open) else ""

    @property
    def done(self) -> bool:
        """Whether it stands at the confirm."""
        return isinstance(self.sitting.result, Done)
