"""Playing: one play as this command works on it, begun anew or taken up where it was left."""

from dataclasses import dataclass

from msgspec.structs import replace

from rules.changes import differing, shown
from rules.conversation import Conversation
from rules.errors import Refused
from rules.heard import why_not
from rules.moves import Move
from rules.registry import MOVES
from rules.run import Done, Open
from rules.seats import Seat
from rules.slugs import slug
from saves.campaign import Committed, Differs, Draft, OpenCampaign, PlayState
from tui.command_line.called import command
from tui.command_line.exits import NotAllowed, Usage, sentence


@dataclass(slots=True)
class Playing:
    """A play, its answers and where it is kept. `taken_up`: it was left unfinished before.

    `stale` are the keys of changes that are not any more what was shown when it was left.
    """

    campaign: OpenCampaign
    seat: Seat
    state: PlayState
    conversation: Conversation
    taken_up: bool = False
    stale: tuple[str, ...] = ()

    @property
    def move(self) -> Move:
        """The move that is made."""
        return self.conversation.move

    def run(self) -> Open | Done:
        """The play on the newest table. Raises Refused."""
        self.campaign.catch_up()
        return self.conversation.run(self.campaign.table)

    def keep(self, result: Open | Done) -> None:
        """Keep the draft, with what was shown. Raises CannotWrite."""
        self.campaign.save_draft(self._as_shown(result))

    def leave(self, result: Open | Done) -> bool:
        """Leave it: with answers it is kept, without any it is gone. Returns whether it is kept."""
        if self.conversation.answers:
            self.keep(result)
            return True
        self.campaign.discard(self.state.play)
        return False

    def commit(self, result: Done) -> Committed | Differs:
        """Commit it, as it was shown. Raises what `OpenCampaign.commit` raises."""
        return self.campaign.commit(self._as_shown(result))

    def _as_shown(self, result: Open | Done) -> PlayState:
        return replace(
            self.state,
            answers=self.conversation.answers,
            rolled=self.conversation.rolled,
            withdrawn=self.conversation.withdrawn,
            shown=tuple(shown(change) for change in result.changes),
        )


def move_called(said: str) -> Move:
    """A move by its id or its name. Raises Usage."""
    for move in MOVES.values():
        if said in (move.id, move.name) or slug(said) in (move.id, slug(move.name)):
            return move
    raise Usage(f"There is no move called {said!r}. The moves are: {', '.join(MOVES)}.")


def begin(campaign: OpenCampaign, seat: Seat, move: Move, who: str) -> Playing:
    """A new play. Raises NotAllowed where it can't begin by what this seat sees."""
    if reason := why_not(campaign.table, seat, move, who):
        raise NotAllowed(sentence(reason))
    state = campaign.begin(move.id, who, seat.name, move.draft(campaign.table))
    return Playing(campaign, seat, state, Conversation(move, who))


def waiting(campaign: OpenCampaign, seat: Seat, move: Move, who: str) -> Draft | None:
    """The unfinished play of this move that is free to be taken up."""
    draft = campaign.draft_for(move.id, who, seat.name, move.draft(campaign.table))
    return None if draft is None or draft.taken else draft


def take_up(campaign: OpenCampaign, seat: Seat, play: str, move: Move | None) -> Playing:
    """An unfinished play by its id. Raises Usage, NotAllowed, and what `OpenCampaign.take_up` raises."""
    draft = campaign.take_up(play)
    its_move = MOVES.get(draft.move)
    if its_move is None:
        raise Usage(f"This Hearthside has no move called {draft.move!r}, which the play {play} is of.")
    if move is not None and move is not its_move:
        raise Usage(
            f"The play {play} is {its_move.name}, not {move.name}: `{command()} do {its_move.id} --play {play}`."
        )
    if draft.seat != seat.name and not seat.is_gm:
        raise NotAllowed(f"The play {play} belongs to another seat.")
    conversation = Conversation(its_move, draft.who, draft.answers, draft.rolled, draft.withdrawn)
    return Playing(campaign, seat, draft, conversation, taken_up=True, stale=_stale(draft, conversation, campaign))


def _stale(draft: Draft, conversation: Conversation, campaign: OpenCampaign) -> tuple[str, ...]:
    if not draft.answers:
        return ()
    try:
        return differing(draft.shown, conversation.run(campaign.table).changes)
    except Refused:
        return ()  # the next run says so
