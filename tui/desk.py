"""The desk: the one owner of the state on this seat. Screens show what it holds and ask it for everything that changes.

Reading is at once. Whatever may wait for the disk or for another program is done on the writer's thread, and awaited:
the screen goes on meanwhile. An `await` ends as soon as the new line is on the disk; `on_news` has been called by then,
so the new number is on its way to the terminal before table.json is written.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeVar

from msgspec.structs import replace

from rules.answers import Answer
from rules.by_hand import key_at
from rules.changes import Change, shown
from rules.errors import Refused
from rules.heard import why_not
from rules.moves import Move
from rules.registry import MOVES
from rules.run import Done
from rules.seats import Seat
from rules.sight import View, view
from rules.table import Table
from saves.campaign import Committed, Differs, Draft, Entry, OpenCampaign
from saves.errors import NotFound, SavesError
from saves.writer import Writer
from tui.behind import Behind
from tui.open_play import OpenPlay, begun, left_open, said_in_turn, taken_up
from tui.waiting import Waiting

T = TypeVar("T")

BY_HAND = "by-hand"
NOTHING: Mapping[str, Any] = MappingProxyType({})
SECONDS_TO_CLOSE = 0.5  # how long leaving the program may wait for drafts that are still being written


class Desk:
    """One seat at an open campaign. To be made and used where the screen's loop runs.

    `on_news` is called there when the table, what can be undone or the drafts may have changed. `on_trouble` is called
    there with words to show when something went wrong that nobody waits for.
    """

    def __init__(self, campaign: OpenCampaign, seat: Seat, writer: Writer | None = None) -> None:
        self.campaign = campaign
        self.seat = seat
        self.on_news: Callable[[], None] = lambda: None
        self.on_trouble: Callable[[str], None] = lambda _words: None
        self.old = ""  # why what is shown may be old, or ""
        self._behind = Behind(writer or Writer())
        self._behind.on_trouble = lambda words: self.on_trouble(words)
        self._waiting = Waiting(campaign, seat, self._behind, self._look)
        self._view: tuple[Table | None, View | None] = None, None  # of which table, and it
        self._looked_at: object = None  # what there was when something new was last told

    # -- what there is

    @property
    def table(self) -> Table:
        """The whole table. What is shown is made from `view`."""
        return self.campaign.table

    @property
    def view(self) -> View:
        """The table as this seat sees it; made once for each table."""
        table, (of, made) = self.campaign.table, self._view
        if made is None or of is not table:
            made = view(table, self.seat)
            self._view = table, made  # as one: what is read behind the screen is told from it too
        return made

    @property
    def drafts(self) -> tuple[Draft, ...]:
        """What was left open at this seat; for the GM's, at any."""
        return self._waiting.drafts

    @property
    def who(self) -> str:
        """Who makes a move at this seat, unless someone else is named: the GM, or the player's first character."""
        return self.seat.characters[0] if self.seat.characters else "gm"

    @property
    def undoable(self) -> Entry | None:
        """What `u` would take back."""
        return self.campaign.undoable(self.seat)

    @property
    def redoable(self) -> Entry | None:
        """What `r` would put back."""
        return self.campaign.redoable(self.seat)

    def may_not(self, move: Move) -> str:
        """Why this seat may not make a move, whatever the rules say of it; or ""."""
        if self.seat.kind == "onlooker":
            return "whoever looks on makes no moves"
        return "" if self.seat.is_gm or move.players else "only the GM makes this"

    def read_or(self, work: Callable[[], T], otherwise: T) -> T:
        """What reading the chronicle gives; or `otherwise`, and what is wrong is told, where it can't be read."""
        try:
            return work()
        except SavesError as error:
            self.on_trouble(str(error))
            return otherwise

    # -- plays

    async def begin(
        self,
        move: str,
        answers: Mapping[str, Any] | None = None,
        who: str | None = None,
        assumed: Mapping[str, Any] = NOTHING,
        *,
        near: str = "",
        anew: bool = False,
    ) -> OpenPlay:
        """A play of a move: the one that was left open, if there is one that fits, or else a new one.

        `answers` are said to its first asks, by key; a draft that was answered otherwise does not fit. `assumed` are
        said besides where it is a new one. `near` is the place of whoever is chosen: a draft about somebody else does
        not fit either. `anew`: none does. Raises Refused where the rules do not allow it, and DraftTaken if it is open
        in another program.
        """
        declared, who = MOVES[move], who or self.who
        self._check_seat(declared, who)
        name = declared.draft(self.table)
        said = answers or {}
        play = None
        if not anew:
            play = await self._behind.done(lambda: left_open(self.campaign, self.seat, declared, who, name, said, near))
        if play is None:
            play = begun(self.campaign.begin(move, who, self.seat.name, name), declared)
            said = {**assumed, **said}
        play.conversation.run(self.table)  # raises Refused before anything is shown
        play.conversation = said_in_turn(play.conversation, self.table, said, assumed.keys() - (answers or {}).keys())
        play.begun_with = {key: one for key, one in play.conversation.answers.items() if key in said}
        play.near = near
        self._waiting.opened(play.id)
        if play.taken_up:
            self._waiting.look()
        return play

    async def take_up(self, draft: str) -> OpenPlay:
        """Go on with a draft by the id of its play. Raises NotFound, DraftTaken."""
        kept = await self._behind.done(lambda: self.campaign.take_up(draft))
        if kept.move not in MOVES:
            self._behind.send(lambda: self.campaign.let_go(draft))
            raise NotFound(f"This Hearthside has no move called {kept.move!r}: a newer one began it, perhaps.")
        self._waiting.opened(draft)
        self._waiting.look()
        return taken_up(kept, MOVES[kept.move])

    def keep(self, play: OpenPlay) -> None:
        """Have the play's draft written, behind the screen. Only the newest state need reach the disk.

        Once all of it was taken back again, none is left there, unless dice were rolled.
        """
        state = play.state()
        keep, drop = (lambda: self.campaign.save_draft(state)), (lambda: self.campaign.discard(play.id))
        self._behind.send(keep if play.said or state.rolled else drop, newest_of=f"draft {play.id}")

    def leave(self, play: OpenPlay) -> bool:
        """The play is put aside. True: it has answers and its draft is kept. False: nothing was said, nothing stays.

        What it was begun with, such as the track whose row was chosen, is nothing that was said.
        """
        kept = play.said
        self._waiting.put_aside(play.id)
        if kept:
            self.keep(play)
            self._behind.send(lambda: self.campaign.let_go(play.id))
        else:
            self._behind.send(lambda: self.campaign.discard(play.id))
        self._waiting.look()
        return kept

    async def discard(self, play: str) -> None:
        """Take a draft away for good, by the id of its play. Raises DraftTaken, CannotWrite."""
        await self._behind.done(lambda: self.campaign.discard(play))
        self._waiting.put_aside(play)
        self._waiting.look()

    async def commit(self, play: OpenPlay, changes: Sequence[Change]) -> Committed | Differs:
        """Keep a play whose preview showed `changes`. Returns as soon as its line is on the disk.

        Differs: on the newest table it is not what was shown; nothing was kept, and its draft stands. Raises Refused,
        and what `OpenCampaign.commit` raises; nothing was kept then either.
        """
        play.shown = tuple(shown(change) for change in changes)
        state = play.state()
        return await self._synced(lambda tell: self.campaign.commit(state, tell))

    async def by_step(self, where: str, by: int) -> Committed | OpenPlay:
        """Change a number by hand. What has to be asked first comes back as an open play.

        Raises Refused, and as `commit` does.
        """
        declared = MOVES[BY_HAND]
        self._check_seat(declared)
        play = begun(self.campaign.begin(BY_HAND, self.who, self.seat.name), declared)
        answers = {"track": Answer("pick", [where]), key_at(where, "step"): Answer("number", by)}
        play.conversation, play.begun_with = replace(play.conversation, answers=answers), answers
        return await self._commit_or_open(play)

    async def at_once(self, move: str, answers: Mapping[str, Any]) -> Committed | OpenPlay:
        """Make a move with all that it asks answered, by key. What it still asks comes back as an open play.

        Raises Refused, NotTaken, and as `commit` does.
        """
        declared = MOVES[move]
        self._check_seat(declared)
        play = begun(self.campaign.begin(move, self.who, self.seat.name), declared)
        play.conversation = said_in_turn(play.conversation, self.table, answers)
        play.begun_with = play.conversation.answers
        return await self._commit_or_open(play)

    async def _commit_or_open(self, play: OpenPlay) -> Committed | OpenPlay:
        """Keep a play that asks nothing any more; one that does is open on this screen."""
        result = play.conversation.run(self.table)
        if isinstance(result, Done):
            kept = await self.commit(play, result.changes)
            if isinstance(kept, Committed):
                return kept
        self._waiting.opened(play.id)
        return play

    # -- undo and redo

    async def undo(self, n: int, *, chosen: bool = False) -> Committed:
        """Take back entry `n`, which must still be the newest; or, `chosen` in the Chronicle, any.

        Raises CannotUndo.
        """
        return await self._synced(lambda tell: self.campaign.undo(self.seat, n, chosen=chosen, shown=tell))

    async def redo(self) -> Committed:
        """Put back what was undone last. Raises CannotUndo."""
        return await self._synced(lambda tell: self.campaign.redo(self.seat, shown=tell))

    # -- others

    def poll(self) -> None:
        """Take in what other programs have done. Cheap when that is nothing; to be called every 0.2 seconds."""
        was = self.old
        try:
            news = self.campaign.catch_up()
            self.old = ""
        except SavesError as error:
            news, self.old = False, str(error)
        if news or was != self.old:
            self._look()
        self._waiting.poll()

    def know_drafts(self) -> None:
        """Read the drafts at once, for a first painting that knows them."""
        self._waiting.know()

    async def idle(self) -> None:
        """Until all that was asked for so far has been done."""
        await self._behind.done(lambda: None)

    def ready(self, work: Callable[[], None]) -> None:
        """Have something done behind the screen that the first keys will need, such as imports."""
        self._behind.send(work)

    def read(self, work: Callable[[], T], then: Callable[[T], None], *, newest_of: str = "") -> None:
        """Have a step of some long reading done behind the screen, and `then` called with what was found.

        `newest_of`: older reading of that name which has not begun is dropped.
        """
        self._behind.send(work, then, newest_of=newest_of)

    def close(self) -> None:
        """Let what is still being written reach the disk, for a moment. Nothing that was shown depends on it."""
        self._behind.close(SECONDS_TO_CLOSE)

    # -- inside

    def _look(self) -> None:
        """Say that there is something new, if there is."""
        campaign = self.campaign
        now = (id(campaign.table), campaign.last, self.drafts, self.old, campaign.read_only, campaign.warnings)
        if now != self._looked_at:
            self._looked_at = now
            self.on_news()

    def _check_seat(self, move: Move, who: str = "") -> None:
        if reason := self.may_not(move) or why_not(self.table, self.seat, move, who or self.who):
            raise Refused(reason)

    async def _synced(self, work: Callable[[Callable[[Committed], None]], T]) -> T:
        """Do something that writes an entry. Ends when its line is on the disk, while table.json is still written."""

        def after(result: T | Exception) -> None:
            self._look()
            for warning in getattr(result, "warnings", ()):
                self.on_trouble(warning)
            self._waiting.look()

        return await self._behind.synced(work, self._look, after)
