"""One play at the modal: its conversation, what that comes to on this table, and what stands in front."""

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum
from typing import Any

from rules.answers import Answer
from rules.asks import Ask, Dice, Person, Pick
from rules.changes import Change, differing, shown
from rules.conversation import Conversation
from rules.errors import NotTaken, Refused
from rules.run import Done, Open
from rules.seats import Seat, may_answer
from rules.sight import changes_seen, remarks_seen, sees
from rules.table import Table
from tui.chance import Chance, fair, roll
from tui.moves.asides import YES, Asides
from tui.moves.confirm import Confirm
from tui.moves.front import AskFront, Front, Reply, Said, Signal, Stuck, Trouble, Waive
from tui.moves.fronts import front_for
from tui.moves.in_words import person, value_of
from tui.moves.press import Press
from tui.open_play import OpenPlay
from tui.telling import told

OTHER_FIRST = "Another seat's change came first"


class Wish(Enum):
    """What only the screen can do."""

    LEAVE = "leave"
    DISCARD = "discard"
    COMMIT = "commit"


class Sitting:
    """`note` is why a key was not taken, `news` what else has to be told. `discarding`: it was asked whether to."""

    def __init__(self, play: OpenPlay, table: Table, seat: Seat, die: Chance = fair) -> None:
        self.play = play
        self.table = table
        self.seat = seat
        self.asides = Asides()
        self.inside: AskFront[Any] | None = None  # an aside that has to be typed
        self.note = ""
        self.news = f"Taken up where it was left, with {_answers(self.conversation)}" if play.taken_up else ""
        self.discarding = False
        self.earlier: dict[str, Change | None] = {}
        self.result: Open | Done | None = None
        self.front: Front = Stuck("")
        self._die = die
        self._run()

    @property
    def conversation(self) -> Conversation:
        """What has been said so far."""
        return self.play.conversation

    @property
    def in_front(self) -> Front:
        """What has the keys."""
        return self.inside or self.front

    @property
    def typing(self) -> bool:
        """Whether letters are text now."""
        return self.in_front.typing and self.asides.chosen is None

    # -- what it comes to

    def rerun(self, table: Table) -> None:
        """The table has changed. What is typed stays; where the confirm shows something else now, that is marked."""
        self.table = table
        before, was_done = self.result, isinstance(self.result, Done)
        self._run()
        if before is not None and was_done and self.result is not None:
            self._mark(before.changes)

    def differs(self, table: Table, shown_before: tuple[Change, ...]) -> None:
        """What was shown is not what would be made any more: the preview returns, with the differences marked."""
        self.table = table
        self._run()
        self._mark(shown_before)

    def _mark(self, before: tuple[Change, ...]) -> None:
        if self.result is None:
            return
        if isinstance(self.result, Open):
            self.news = f"{OTHER_FIRST}: this is asked now, and every other answer stands"
            return
        keys = differing([shown(change) for change in before], self.result.changes)
        old = {change.key: change for change in self._seen(self.result, before)}
        seen = {change.key for change in self._seen(self.result, self.result.changes)} | set(old)
        if self.earlier or keys:
            self.earlier = {key: old.get(key) for key in keys if key in seen}
            self.news = f"{OTHER_FIRST}: what is marked is not as it was shown. Enter writes it as it is now"
            self._set_front()

    def seen_changes(self) -> tuple[Change, ...]:
        """The changes so far, with the answer that Enter would give now, as far as this seat may see them."""
        result = self.result
        if isinstance(result, Open) and (value := self.front.tentative()) is not None:
            try:
                result = self.conversation.answer(result.ask, value).run(self.table)
            except (NotTaken, Refused):
                result = self.result
        if result is None:
            return ()
        return self._seen(result, result.changes)

    def _seen(self, result: Open | Done, changes: tuple[Change, ...]) -> tuple[Change, ...]:
        return told(changes_seen(result.table, self.seat, changes))

    def _run(self) -> None:
        try:
            self.result = self.conversation.run(self.table)
            self._set_front()
        except Refused as no:
            self.result = None
            reason = no.reason if sees(self.table, self.seat, no.about) else "something that is not shown here"
            self.front = Stuck(f"This can't go on as it stands: {reason}")
            self.asides.put(())

    def _set_front(self) -> None:
        result = self.result
        if isinstance(result, Open):
            self._put_ask(result)
        elif result is not None:
            seen = replace(
                result,
                changes=self._seen(result, result.changes),
                remarks=remarks_seen(result.table, self.seat, result.remarks),
            )
            confirm = self.front if isinstance(self.front, Confirm) else Confirm(self.table, seen)
            confirm.put(self.table, seen, self.earlier)
            self.front = confirm
        self.asides.put(self.front.asides)

    def _put_ask(self, now: Open) -> None:
        ask = self._as_seen(now.ask)
        if not may_answer(self.seat, ask.to):
            whom = person(self.table, ask.to)
            self.front = Stuck(f"This is for {whom} to answer. Leave it: the draft waits for them.")
        elif isinstance(self.front, AskFront) and self.front.ask.key == ask.key and type(self.front.ask) is type(ask):
            self.front.put(ask)
        else:
            self.front = front_for(ask, now.old)
        if now.misfit:
            self.note = f"What was answered before does not fit any more: {now.misfit}"

    def _as_seen(self, ask: Ask[Any]) -> Ask[Any]:
        if isinstance(ask, Pick | Person) and not self.seat.is_gm:
            return replace(ask, options=tuple(one for one in ask.options if sees(self.table, self.seat, one.about)))
        return ask

    # -- keys

    def press(self, key: Press) -> Wish | None:
        """Take a key. Returns what is left to the screen."""
        self.note = ""
        if self.discarding:
            self.discarding = False
            return Wish.DISCARD if key.name == "y" else None
        if self.asides.chosen is not None and self._press_asides(key):
            return None
        if not self.typing and (aside := self._meant(key)):
            self._toggle(aside)
            return None
        said = Signal.NOT_MINE if self.asides.chosen is not None else self.in_front.press(key)
        if said is Signal.NOT_MINE:
            return self._own_key(key)
        return self._take(said)

    def paste(self, text: str) -> None:
        """Take text that was pasted."""
        self.note = ""
        if self.asides.chosen is None:
            self._take(self.in_front.paste(text))

    def _meant(self, key: Press) -> Ask[Any] | None:
        """The aside whose letter a key is, unless the front has a use for that letter itself."""
        if self.inside is not None or key.character is None or not key.character.isalpha():
            return None
        return None if key.character in self.front.letters else self.asides.by_letter(key.character)

    def _own_key(self, key: Press) -> Wish | None:
        if key.name == "escape" and self.inside is not None:
            self.inside = None
        elif key.name == "escape" or (key.name == "q" and not self.typing):
            return Wish.LEAVE
        elif key.name == "backspace":
            self._back()
        elif key.name == "X" or key.character == "X":
            return self._ask_discard()
        elif key.name == "tab" and self.in_front.typing and self.inside is None:
            self.asides.chosen = 0
        return None

    def _ask_discard(self) -> Wish | None:
        if not self.conversation.answers:
            return Wish.LEAVE
        self.discarding = True
        self.note = (
            f"Discard this play and its {_answers(self.conversation)} for good?  y discards, any other key does not"
        )
        return None

    def _press_asides(self, key: Press) -> bool:
        """A key while the arrows are among the asides. Returns whether it was one for them."""
        asides = self.asides
        if key.name in ("tab", "escape", "backspace"):
            asides.chosen = None
        elif key.name in ("down", "up"):
            asides.step(1 if key.name == "down" else -1)
        elif key.name in ("space", "enter") and asides.asks and asides.chosen is not None:
            self._toggle(asides.asks[asides.chosen])
        else:
            return False
        return True

    # -- what was said

    def _take(self, said: Said) -> Wish | None:
        match said:
            case Signal.COMMIT:
                return Wish.COMMIT
            case Signal.BACK:
                self._back()
            case Signal.ROLL if isinstance(self.front, AskFront) and isinstance(self.front.ask, Dice):
                ask = self.front.ask
                self._go(self.conversation.with_roll(ask, roll(ask, self._die)))
            case Trouble(reason):
                self.note = reason
            case Waive(key):
                self._go(self.conversation.waive(key))
            case Reply(value, source) if isinstance(self.in_front, AskFront):
                self._go(self.conversation.answer(self.in_front.ask, value, source))
            case _ if isinstance(self.front, Stuck):
                self._run()
        return None

    def _toggle(self, aside: Ask[Any]) -> None:
        """Say an aside, or take it back. One that has to be typed opens a field for it."""
        held = self.conversation.answers.get(aside.key)
        if aside.kind != YES:
            self.inside = front_for(aside, held)
        elif held is not None and held.value is True:
            self._go(self.conversation.without(aside.key))
        else:
            self._go(self.conversation.answer(aside, True))
        self.asides.chosen = None

    def _go(self, conversation: Conversation) -> None:
        """Go on with it, unless the rules refuse what it comes to: then nothing was said."""
        try:
            result = conversation.run(self.table)
        except Refused as no:
            self.note = no.reason if sees(self.table, self.seat, no.about) else "the rules do not allow that"
            return
        self.play.conversation, self.result = conversation, result
        self.inside, self.news, self.earlier = None, "", {}
        self._set_front()
        if isinstance(result, Done) and result.dropped:
            self.news = _dropped(result, conversation.answers)

    def _back(self) -> None:
        if self.inside is not None:
            self.inside = None
            return
        if not self.conversation.answers:
            self.note = "Nothing was answered yet"
            return
        self.play.conversation = self.conversation.back()
        self.news, self.earlier = "", {}
        self._run()


def _answers(conversation: Conversation) -> str:
    count = len(conversation.answers)
    return "1 answer" if count == 1 else f"{count} answers"


def _dropped(done: Done, answers: Mapping[str, Answer]) -> str:
    said = "; ".join(value_of(None, answers[key]) for key in done.dropped)
    return f"Not asked for any more, and left out: {said}"
