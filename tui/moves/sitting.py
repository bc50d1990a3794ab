"""The keys at one play: what each does, in front, among the asides and elsewhere, and what is left to the screen."""

from enum import Enum
from typing import Any

from rules.asks import Ask, Dice
from rules.seats import Seat
from rules.table import Table
from tui.chance import Chance, fair, roll
from tui.moves.confirm import Confirm
from tui.moves.conversing import Conversing, how_many
from tui.moves.dice import DiceFront
from tui.moves.front import AskFront, Reply, Said, Signal, Stuck, Trouble, Waive
from tui.moves.pick import PickFront
from tui.moves.press import Press
from tui.open_play import OpenPlay

AMONG_ASIDES = "Space or its letter says it; Tab goes back to the field"


class Wish(Enum):
    """What only the screen can do."""

    LEAVE = "leave"
    DISCARD = "discard"
    COMMIT = "commit"
    EXPLAIN = "explain"


class Sitting(Conversing):
    """`discarding`: it was asked whether to."""

    def __init__(self, play: OpenPlay, table: Table, seat: Seat, die: Chance = fair) -> None:
        super().__init__(play, table, seat)
        self.discarding = False
        self.fell = ""  # the digit that went on by itself: typed twice by mistake, it must not fall through
        self.after_dice = False  # that digit was a die; and an Enter for the dice must not fall through either
        self._die = die

    def press(self, key: Press) -> Wish | None:
        """Take a key. Returns what is left to the screen."""
        self.note, fell, self.fell = "", self.fell, ""
        if self.discarding:
            self.discarding = False
            return Wish.DISCARD if key.name == "y" else None
        if self.asides.chosen is not None and self._press_asides(key):
            return None
        if not self.typing and (aside := self._meant(key)):
            self.toggle(aside)
            return None
        if fell and (words := self._fell_through(key, fell)):
            self.note = words
            return None
        said = Signal.NOT_MINE if self.asides.chosen is not None else self.in_front.press(key)
        if isinstance(said, Reply) and isinstance(self.in_front, DiceFront | PickFront) and key.name.isdigit():
            self.fell, self.after_dice = key.name, isinstance(self.in_front, DiceFront)
        if isinstance(said, Waive):
            self.waive(said.key, key)
            return None
        return self._own_key(key) if said is Signal.NOT_MINE else self._take(said)

    def _fell_through(self, key: Press, fell: str) -> str:
        """What a key that was meant for what stood here before would do now; "" where it is no such key, or would do
        nothing that is not seen.

        The digit that went on by itself, typed once more, and the Enter that somebody gives to dice. Of two picks the
        same digit may well be meant.
        """
        front = self.in_front
        if key.character == fell and isinstance(front, Confirm):
            return front.only_choose(key, was="die" if self.after_dice else "pick")
        if not self.after_dice or not isinstance(front, PickFront):
            return ""
        if key.character == fell:
            return front.only_choose(key)
        return front.only_say() if key.name == "enter" and front.old is None else ""

    def paste(self, text: str) -> None:
        """Take text that was pasted."""
        self.note = ""
        if self.asides.chosen is None and not self.discarding:
            self._take(self.in_front.paste(text))

    def _meant(self, key: Press) -> Ask[Any] | None:
        """The aside whose letter a key is, unless the front has a use for that letter itself."""
        if self.inside is not None or not key.character or key.character in self.front.letters:
            return None
        return self.asides.by_letter(key.character)

    def _press_asides(self, key: Press) -> bool:
        """A key while the arrows are among the asides. Returns whether it was one for them."""
        asides = self.asides
        if key.name in ("tab", "escape", "backspace"):
            asides.chosen = None
        elif key.name in ("down", "up"):
            asides.step(1 if key.name == "down" else -1)
        elif key.name == "space" and asides.asks and asides.chosen is not None:
            self.toggle(asides.asks[asides.chosen])
        elif key.name == "enter":
            asides.chosen = None  # it is the field's: whoever has said all goes on
            return False
        else:
            return False
        return True

    def _own_key(self, key: Press) -> Wish | None:
        """A key that nothing in front has a use for."""
        if key.name == "escape" and self.inside is not None:
            self.inside = None
        elif key.name == "escape" or (key.name == "q" and not self.typing):
            return Wish.LEAVE
        elif key.name == "backspace":
            self.back()
        elif key.character == "X":
            return self._ask_discard()
        elif key.name == "i" and not self.typing:
            return Wish.EXPLAIN
        elif key.name == "tab" and self.in_front.typing and self.inside is None and self.asides.asks:
            self.asides.chosen = 0
        elif key.character and key.character.isprintable():
            self.note = AMONG_ASIDES if self.asides.chosen is not None else self.in_front.hint(key)
        return None

    def _ask_discard(self) -> Wish | None:
        if not self.play.said:
            return Wish.LEAVE
        self.discarding = True
        self.note = f"Discard this play and its {how_many(self.conversation)}?  y discards, any other keeps it"
        return None

    def _take(self, said: Said) -> Wish | None:
        match said:
            case Signal.COMMIT:
                return Wish.COMMIT
            case Signal.BACK:
                self.back()
            case Signal.ROLL if isinstance(self.in_front, AskFront) and isinstance(self.in_front.ask, Dice):
                ask = self.in_front.ask
                self.go(self.conversation.with_roll(ask, roll(ask, self._die)))
            case Trouble(reason):
                self.note = reason
            case Reply() if isinstance(self.in_front, AskFront):
                self.answer(self.in_front.ask, said)
            case _ if isinstance(self.front, Stuck):
                self.coming.run()
                self.set_front()
        return None
