"""A play that is open on this seat: a conversation, under the id by which its draft and its entry are known."""

from dataclasses import dataclass

from rules.changes import Shown
from rules.conversation import Conversation
from rules.moves import Move
from saves.plays import PlayState


@dataclass(slots=True)
class OpenPlay:
    """One open play. Whoever shows it puts each newer conversation into it, and then calls `Desk.keep`.

    `id` names its draft and its entry, `name` tells two drafts of one move apart, `at` is the newest entry's n when it
    began. `shown` is what its preview showed last. `taken_up`: it was left before, and this goes on with it.
    """

    id: str
    seat: str
    at: int
    name: str
    conversation: Conversation
    shown: tuple[Shown, ...] = ()
    taken_up: bool = False

    @property
    def move(self) -> Move:
        """The move that is being made."""
        return self.conversation.move

    def state(self) -> PlayState:
        """It as it is kept."""
        return PlayState(
            play=self.id,
            move=self.move.id,
            who=self.conversation.who,
            seat=self.seat,
            at=self.at,
            name=self.name,
            answers=self.conversation.answers,
            rolled=self.conversation.rolled,
            shown=self.shown,
        )


def taken_up(kept: PlayState, move: Move) -> OpenPlay:
    """A play that goes on from its draft."""
    conversation = Conversation(move, kept.who, kept.answers, kept.rolled)
    return OpenPlay(kept.play, kept.seat, kept.at, kept.name, conversation, kept.shown, taken_up=True)


def begun(state: PlayState, move: Move) -> OpenPlay:
    """A play that nothing was said to yet."""
    return OpenPlay(state.play, state.seat, state.at, state.name, Conversation(move, state.who))
