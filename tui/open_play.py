"""A play that is open on this seat: a conversation, under the id by which its draft and its entry are known."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.answers import Answer, Source
from rules.by_hand import SET_BY_HAND
from rules.changes import Shown
from rules.conversation import Conversation
from rules.moves import Move
from rules.run import Open
from rules.seats import Seat
from rules.table import Table
from saves.campaign import OpenCampaign
from saves.errors import NotFound
from saves.plays import Draft, PlayState
from tui.of_whom import about_another


@dataclass(slots=True)
class OpenPlay:
    """One open play. Whoever shows it puts each newer conversation into it, and then calls `Desk.keep`.

    `id` names its draft and its entry, `name` tells two drafts of one move apart, `at` is the newest entry's n when it
    began. `shown` is what its preview showed last. `taken_up`: it was left before, and this goes on with it.
    `begun_with` are the answers that it was begun with, such as the track whose row was chosen: nobody said them.
    `near` is the place of whoever is chosen at the board: where it is asked who it is about, they stand chosen.
    """

    id: str
    seat: str
    at: int
    name: str
    conversation: Conversation
    shown: tuple[Shown, ...] = ()
    taken_up: bool = False
    begun_with: Mapping[str, Answer] = field(default_factory=dict)
    near: str = ""

    @property
    def said(self) -> bool:
        """Whether anything was said to it, besides what it was begun with."""
        answers = self.conversation.answers
        return any(answer != self.begun_with.get(key) for key, answer in answers.items())

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
            withdrawn=self.conversation.withdrawn,
            shown=self.shown,
        )


def taken_up(kept: PlayState, move: Move) -> OpenPlay:
    """A play that goes on from its draft."""
    conversation = Conversation(move, kept.who, kept.answers, kept.rolled, kept.withdrawn)
    return OpenPlay(kept.play, kept.seat, kept.at, kept.name, conversation, kept.shown, kept.was_answered)


def begun(state: PlayState, move: Move) -> OpenPlay:
    """A play that nothing was said to yet."""
    return OpenPlay(state.play, state.seat, state.at, state.name, Conversation(move, state.who))


def left_open(
    campaign: OpenCampaign, seat: Seat, move: Move, who: str, name: str, said: Mapping[str, Any], near: str = ""
) -> OpenPlay | None:
    """The play of a move that was left open and takes up again, if there is one that `said` fits, and that is about
    nobody else than whoever is at `near`, the chosen one's place. Raises DraftTaken."""
    if move is SET_BY_HAND and not said:
        return None  # one of no track yet is none that was left at some track
    same = (move.id, who, seat.name, name)
    found = [
        draft
        for draft in campaign.drafts()
        if (draft.move, draft.who, draft.seat, draft.name) == same
        and _holds(draft, said)
        and not (near and about_another(Conversation(move, who, draft.answers), campaign.table, near))
    ]
    if not found:
        return None
    draft = min(found, key=lambda draft: (draft.taken, -draft.at))
    try:
        return taken_up(campaign.take_up(draft.play), move)
    except NotFound:
        return None  # finished or discarded elsewhere in this moment


def _holds(draft: Draft, said: Mapping[str, Any]) -> bool:
    """Whether a draft was answered so: one that was answered otherwise, or not yet, is another play."""
    return all(key in draft.answers and draft.answers[key].value == said[key] for key in said)


def said_in_turn(
    conversation: Conversation, table: Table, answers: Mapping[str, Any], assumed: Collection[str] = ()
) -> Conversation:
    """Say what is asked in turn, as far as it is among the answers; those at the keys `assumed`, nobody said."""
    while isinstance(now := conversation.run(table), Open) and now.ask.key in answers:
        if now.old is not None:
            break
        source: Source = "assumed" if now.ask.key in assumed else "typed"
        conversation = conversation.answer(now.ask, answers[now.ask.key], source)
    return conversation
