"""One play as it stands at the modal: what it comes to, what stands in front, and what comes of an answer."""

from typing import Any

from rules.asks import Ask
from rules.changes import Change
from rules.conversation import Conversation
from rules.errors import NotTaken
from rules.run import Done, Open
from rules.seats import Seat, may_answer
from rules.table import Table
from tui.moves.asides import YES, Asides, that_stay
from tui.moves.coming import Coming
from tui.moves.confirm import Confirm
from tui.moves.front import AskFront, Front, Reply, Stuck
from tui.moves.fronts import front_for
from tui.moves.in_words import person, value_of
from tui.moves.pick import PickFront
from tui.moves.press import Press
from tui.moves.swap import Swap, swap_of, toggled
from tui.of_whom import near_first, option_at
from tui.open_play import OpenPlay

OTHER_FIRST = "Another seat's change came first"


class Conversing:
    """`note` is why something was not taken, `news` what else has to be told.

    `inside` is an aside that has to be typed, `earlier` what was shown otherwise before another seat's change.
    """

    def __init__(self, play: OpenPlay, table: Table, seat: Seat) -> None:
        self.play = play
        self.coming = Coming(play, table, seat)
        self.asides = Asides()
        self.inside: AskFront[Any] | None = None
        self.note = ""
        self.news = f"Taken up where it was left, with {how_many(play.conversation)}" if play.taken_up else ""
        self.earlier: dict[str, Change | None] = {}
        self.front: Front = Stuck("")
        self.set_front()

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
        self.set_front()

    def differs(self, table: Table, before: tuple[Change, ...]) -> None:
        """What was shown is not what would be made any more: the preview returns, with the differences marked."""
        self.coming.table = table
        self.coming.run()
        self._mark(before)
        self.set_front()

    def _mark(self, before: tuple[Change, ...]) -> None:
        if isinstance(self.result, Open):
            self.news = f"{OTHER_FIRST}: this is asked now, the rest stands"
        elif altered := self.coming.altered(before):
            self.earlier = altered
            self.news = f"{OTHER_FIRST}: what differs is marked"

    # -- what stands in front

    def set_front(self) -> None:
        """Put in front what the play comes to now; the same ask keeps what was typed."""
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
        self.asides.put((*self._that_stay(), *self.front.asides))

    def _that_stay(self) -> tuple[Ask[Any], ...]:
        """Asides of earlier asks, where the letters of one in front are free to say them."""
        if not isinstance(self.front, AskFront) or self.front.typing:
            return ()
        own = {aside.letter for aside in self.front.asides}
        return tuple(one for one in that_stay(self.coming.answered) if one.letter not in own)

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
            front.put(near_first(ask, self.play.near))
        else:
            self.front = front_for(near_first(ask, self.play.near), self.coming.old_as_seen(now))
            if isinstance(self.front, PickFront) and option_at(ask, self.play.near):
                self.front.stand_at(self.play.near)
        if now.misfit:
            self.note = f"The answer before does not fit any more: {now.misfit}"

    # -- what was said

    def answer(self, ask: Ask[Any], said: Reply) -> None:
        """Answer an ask, or say why it does not take that."""
        try:
            answered = self.conversation.answer(ask, said.value, said.source)
        except NotTaken as no:
            self.note = no.reason
            return
        self.go(answered)

    def waive(self, at: str, key: Press) -> None:
        """Waive the change at a key, or lift its waiver, and tell what that was: the digit may have been a die."""
        self.go(self.conversation.waive(at))
        if self.note:
            return
        if isinstance(self.front, Confirm):
            self.note = self.front.told_of(at, key)
        elif at in self.conversation.answers:
            self.note = "a change was waived, and this is asked now; Backspace takes that back"

    def toggle(self, aside: Ask[Any]) -> None:
        """Say an aside, or take it back. One that has to be typed opens a field for it."""
        self.asides.chosen = None
        if aside.kind != YES:
            self.inside = front_for(aside, self.conversation.answers.get(aside.key))
        else:
            self.go(toggled(self.conversation, aside))

    def go(self, conversation: Conversation) -> None:
        """Go on with it, unless the rules refuse what it comes to: then nothing was said."""
        self.note = self.coming.go(conversation)
        if self.note:
            return
        self.inside, self.news, self.earlier = None, "", {}
        self.set_front()
        if isinstance(self.result, Done) and self.result.dropped:
            said = [value_of(None, conversation.answers[key]) for key in self.result.dropped]
            if not self.coming.seat.is_gm:  # some may be another's, of what this seat knows nothing of
                said = [_count(len(said))]
            self.news = f"Not asked for any more, and left out: {'; '.join(said)}"

    def back(self) -> None:
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
            self.set_front()


def how_many(conversation: Conversation) -> str:
    """How many answers there are, in words."""
    return _count(len(conversation.answers))


def _count(answers: int) -> str:
    return "1 answer" if answers == 1 else f"{answers} answers"
