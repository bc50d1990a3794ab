"""One play at the modal: what it comes to, what stands in front, and what each key does."""

from enum import Enum
from typing import Any

from rules.asks import Ask, Dice
from rules.changes import Change
from rules.conversation import Conversation
from rules.errors import NotTaken
from rules.run import Done, Open
from rules.seats import Seat, may_answer
from rules.table import Table
from tui.chance import Chance, fair, roll
from tui.moves.asides import YES, Asides
from tui.moves.coming import Coming
from tui.moves.confirm import Confirm
from tui.moves.dice import DiceFront
from tui.moves.front import AskFront, Front, Reply, Said, Signal, Stuck, Trouble, Waive
from tui.moves.fronts import front_for
from tui.moves.in_words import person, value_of
from tui.moves.pick import PickFront
from tui.moves.press import Press
from tui.moves.swap import Swap, swap_of, toggled
from tui.open_play import OpenPlay

WHOM = ("who", "patient")  # ids of asks for whoever something is about
OTHER_FIRST = "Another seat's change came first"
AMONG_ASIDES = "Space or its letter says it; Tab goes back to the field"


class Wish(Enum):
    """What only the screen can do."""

    LEAVE = "leave"
    DISCARD = "discard"
    COMMIT = "commit"
    EXPLAIN = "explain"


class Sitting:
    """`note` is why a key was not taken, `news` what else has to be told. `discarding`: it was asked whether to.

    `inside` is an aside that has to be typed, `earlier` what was shown otherwise before another seat's change.
    """

    def __init__(self, play: OpenPlay, table: Table, seat: Seat, die: Chance = fair) -> None:
        self.play = play
        self.coming = Coming(play, table, seat)
        self.asides = Asides()
        self.inside: AskFront[Any] | None = None
        self.note = ""
        self.news = f"Taken up where it was left, with {_answers(play.conversation)}" if play.taken_up else ""
        self.discarding = False
        self.earlier: dict[str, Change | None] = {}
        self.front: Front = Stuck("")
        self.fell = ""  # the digit that went on by itself: typed twice by mistake, it must not fall through
        self.after_dice = False  # that digit was a die; and an Enter for the dice must not fall through either
        self._die = die
        self._set_front()

    @property
    def conversation(self) -> Conversation:
        """What has been said so far."""
        return self.play.conversation

    @property
    def result(self) -> Open | Done | None:
        """What it comes to; None where the rules refuse it."""
        return self.coming.result

    @property
    def in_front(self) -> Front:
        """What has the keys."""
        return self.inside or self.front

    @property
    def typing(self) -> bool:
        """Whether letters are text now."""
        return self.in_front.typing and self.asides.chosen is None

    # -- another table

    def rerun(self, table: Table) -> None:
        """The table has changed. What is typed stays; where the confirm shows something else now, that is marked."""
        was = self.result
        self.coming.table = table
        self.coming.run()
        if isinstance(was, Done):
            self._mark(was.changes)
        self._set_front()

    def differs(self, table: Table, before: tuple[Change, ...]) -> None:
        """What was shown is not what would be made any more: the preview returns, with the differences marked."""
        self.coming.table = table
        self.coming.run()
        self._mark(before)
        self._set_front()

    def _mark(self, before: tuple[Change, ...]) -> None:
        if isinstance(self.result, Open):
            self.news = f"{OTHER_FIRST}: this is asked now, the rest stands"
        elif altered := self.coming.altered(before):
            self.earlier = altered
            self.news = f"{OTHER_FIRST}: what differs is marked"

    # -- what stands in front

    def _set_front(self) -> None:
        result, coming = self.result, self.coming
        if result is None and coming.begun_for:
            self.news, self.inside = "", None
            self.front = Stuck(
                f"Begun for {coming.begun_for}; now it would be {coming.now_for}: X discards it, q leaves it.",
                past=True,
            )
        elif result is None:
            self.front = Stuck(f"This can't go on as it stands: {coming.refused}")
        elif isinstance(result, Open):
            self._put_ask(result)
        else:
            seen = coming.done_as_seen(result)
            confirm = (
                self.front if isinstance(self.front, Confirm) else Confirm(coming.table, seen, gm=coming.seat.is_gm)
            )
            confirm.put(coming.table, seen, self.earlier)
            self.front = confirm
        self.asides.put(self.front.asides)

    @property
    def swap(self) -> Swap | None:
        """The aside that would give the choice in front to others, if one would."""
        front, now = self.in_front, self.result
        if not isinstance(now, Open) or not isinstance(front, AskFront) or front.typing or self.inside is not None:
            return None
        return swap_of(self.conversation, now, front.asides, self.coming.table)

    def _put_ask(self, now: Open) -> None:
        ask, front = self.coming.as_seen(now.ask), self.front
        if not self.coming.may_hear(ask):
            whom = person(self.coming.table, ask.to) if not may_answer(self.coming.seat, ask.to) else "the GM"
            self.front = Stuck(f"This is for {whom} to answer. Leave it here: the draft waits for them.")
            return
        if isinstance(front, AskFront) and front.ask.key == ask.key and type(front.ask) is type(ask):
            front.put(ask)
        else:
            self.front = front_for(ask, self.coming.old_as_seen(now))
            if isinstance(self.front, PickFront) and ask.id in WHOM:
                self.front.stand_at(self.play.near)
        if now.misfit:
            self.note = f"The answer before does not fit any more: {now.misfit}"

    # -- keys

    def press(self, key: Press) -> Wish | None:
        """Take a key. Returns what is left to the screen."""
        self.note, fell, self.fell = "", self.fell, ""
        if self.discarding:
            self.discarding = False
            return Wish.DISCARD if key.name == "y" else None
        if self.asides.chosen is not None and self._press_asides(key):
            return None
        if not self.typing and (aside := self._meant(key)):
            self._toggle(aside)
            return None
        if fell and (words := self._fell_through(key, fell)):
            self.note = words
            return None
        said = Signal.NOT_MINE if self.asides.chosen is not None else self.in_front.press(key)
        if isinstance(said, Reply) and isinstance(self.in_front, DiceFront | PickFront) and key.name.isdigit():
            self.fell, self.after_dice = key.name, isinstance(self.in_front, DiceFront)
        if isinstance(said, Waive):
            self._waive(said.key, key)
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
            self._toggle(asides.asks[asides.chosen])
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
            self._back()
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
        self.note = f"Discard this play and its {_answers(self.conversation)}?  y discards, any other keeps it"
        return None

    # -- what was said

    def _take(self, said: Said) -> Wish | None:
        match said:
            case Signal.COMMIT:
                return Wish.COMMIT
            case Signal.BACK:
                self._back()
            case Signal.ROLL if isinstance(self.in_front, AskFront) and isinstance(self.in_front.ask, Dice):
                ask = self.in_front.ask
                self._go(self.conversation.with_roll(ask, roll(ask, self._die)))
            case Trouble(reason):
                self.note = reason
            case Reply() if isinstance(self.in_front, AskFront):
                self._answer(self.in_front.ask, said)
            case _ if isinstance(self.front, Stuck):
                self.coming.run()
                self._set_front()
        return None

    def _answer(self, ask: Ask[Any], said: Reply) -> None:
        try:
            answered = self.conversation.answer(ask, said.value, said.source)
        except NotTaken as no:
            self.note = no.reason
            return
        self._go(answered)

    def _waive(self, at: str, key: Press) -> None:
        """Waive the change at a key, or lift its waiver, and tell what that was: the digit may have been a die."""
        self._go(self.conversation.waive(at))
        if self.note:
            return
        if isinstance(self.front, Confirm):
            self.note = self.front.told_of(at, key)
        elif at in self.conversation.answers:
            self.note = "a change was waived, and this is asked now; Backspace takes that back"

    def _toggle(self, aside: Ask[Any]) -> None:
        """Say an aside, or take it back. One that has to be typed opens a field for it."""
        self.asides.chosen = None
        if aside.kind != YES:
            self.inside = front_for(aside, self.conversation.answers.get(aside.key))
        else:
            self._go(toggled(self.conversation, aside))

    def _go(self, conversation: Conversation) -> None:
        """Go on with it, unless the rules refuse what it comes to: then nothing was said."""
        self.note = self.coming.go(conversation)
        if self.note:
            return
        self.inside, self.news, self.earlier = None, "", {}
        self._set_front()
        if isinstance(self.result, Done) and self.result.dropped:
            said = [value_of(None, conversation.answers[key]) for key in self.result.dropped]
            if not self.coming.seat.is_gm:  # some may be another's, of what this seat knows nothing of
                said = [_count(len(said))]
            self.news = f"Not asked for any more, and left out: {'; '.join(said)}"

    def _back(self) -> None:
        """The newest answer is taken back, and shown again."""
        if self.inside is not None:
            self.inside = None
        elif isinstance(self.front, Stuck) and self.front.past:
            self.note = self.front.reason
        elif not self.conversation.answers:
            self.note = "Nothing was answered yet"
        else:
            self.play.conversation = self.conversation.back()
            self.news, self.earlier = "", {}
            self.coming.run()
            self._set_front()


def _answers(conversation: Conversation) -> str:
    return _count(len(conversation.answers))


def _count(answers: int) -> str:
    return "1 answer" if answers == 1 else f"{answers} answers"
