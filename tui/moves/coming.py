"""What a play comes to on the table as it is now, and as one seat may see it."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from rules.answers import Answer
from rules.asks import Ask
from rules.changes import Change, differing, shown
from rules.conversation import Conversation
from rules.errors import NotTaken, Refused
from rules.heard import answered_for, ask_for, reason_for
from rules.run import Answered, Done, Open
from rules.seats import Seat, may_answer
from rules.sight import changes_seen, remarks_seen, sees
from rules.table import Table
from tui.change_words import told
from tui.open_play import OpenPlay


class Coming:
    """The play's run on `table`: `result`, or None where the rules refuse it, and then `refused` says why.

    `begun_for`: it was begun for another season than the move would play now, and so does not run at all.
    """

    def __init__(self, play: OpenPlay, table: Table, seat: Seat) -> None:
        self.play = play
        self.table = table
        self.seat = seat
        self.result: Open | Done | None = None
        self.refused = ""
        self.run()

    @property
    def begun_for(self) -> str:
        """What it was begun for, if the move would play something else now: its answers are to other questions."""
        return self.play.name if self.play.name != self.now_for else ""

    @property
    def now_for(self) -> str:
        """What tells this play of the move from another now: `winter of year 1`, or "" where nothing does."""
        return self.play.move.draft(self.table)

    def run(self) -> None:
        """Run it again."""
        if self.begun_for:
            self.result, self.refused = None, ""
            return
        try:
            self.result, self.refused = self.play.conversation.run(self.table), ""
        except Refused as no:
            self.result, self.refused = None, self.reason(no)

    def go(self, conversation: Conversation) -> str:
        """Go on with another conversation. Where the rules refuse what it comes to nothing is done, and the reason
        is returned."""
        try:
            result = conversation.run(self.table)
        except Refused as no:
            return self.reason(no)
        self.play.conversation, self.result, self.refused = conversation, result, ""
        return ""

    def reason(self, no: Refused) -> str:
        """Why the rules refuse something, as far as this seat may know."""
        return reason_for(self.table, self.seat, no)

    def changes(self, tentative: Any = None) -> tuple[Change, ...]:
        """The changes so far; with `tentative`, those that this answer to the ask in front would come to."""
        result = self.result
        if isinstance(result, Open) and tentative is not None:
            try:
                result = self.play.conversation.answer(result.ask, tentative).run(self.table)
            except (NotTaken, Refused):
                result = self.result
        return () if result is None else self._seen(result, result.changes)

    def as_seen(self, ask: Ask[Any]) -> Ask[Any]:
        """An ask, with those of its options and asides that this seat may see."""
        return ask_for(self._so_far, self.seat, ask)

    def old_as_seen(self, now: Open) -> Answer | None:
        """What was answered before to the ask in front, if this seat may read that."""
        if now.old is None or not answered_for(now.table, self.seat, [Answered(now.ask, now.old)]):
            return None
        return now.old

    @property
    def answered(self) -> tuple[Answered, ...]:
        """What was answered, as far as this seat may read it."""
        return answered_for(self._so_far, self.seat, self.result.answered) if self.result else ()

    @property
    def granted(self) -> tuple[Answered, ...]:
        """What was not asked, as there is one answer only; as far as this seat may read it."""
        return answered_for(self._so_far, self.seat, self.result.granted) if self.result else ()

    def done_as_seen(self, done: Done) -> Done:
        """What is to be written, with those of its changes, remarks and answers that this seat may see."""
        remarks, answered = remarks_seen(done.table, self.seat, done.remarks), self.answered
        return replace(done, changes=self._seen(done, done.changes), remarks=remarks, answered=answered)

    def altered(self, before: Sequence[Change]) -> dict[str, Change | None]:
        """Of the changes that were shown before, those that are not as they were, by key; None for one that is new."""
        if self.result is None:
            return {}
        now = self.result.changes
        old = {change.key: change for change in self._seen(self.result, before)}
        seen = {change.key for change in self._seen(self.result, now)} | set(old)
        keys = differing([shown(change) for change in before], now)
        return {key: old.get(key) for key in keys if key in seen}

    def may_hear(self, ask: Ask[Any]) -> bool:
        """Whether this seat may be asked this: it may answer it, and sees what the question tells of."""
        return may_answer(self.seat, ask.to) and sees(self._so_far, self.seat, ask.about)

    @property
    def _so_far(self) -> Table:
        """The table as the answers so far make it."""
        return self.table if self.result is None else self.result.table

    def _seen(self, result: Open | Done, changes: Sequence[Change]) -> tuple[Change, ...]:
        return told(changes_seen(result.table, self.seat, changes))
