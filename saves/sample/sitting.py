"""Sitting at the table: moves are made through the open campaign, ask by ask, as somebody at the keys makes them."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any

from msgspec.structs import replace

from rules.answers import Source
from rules.asks import GM, Ask, Dice
from rules.changes import shown
from rules.conversation import Conversation
from rules.homefront.plans import open_work
from rules.homefront.threats import looming
from rules.registry import MOVES
from rules.run import Done, Open
from rules.seats import GM_SEAT
from rules.table import Table
from rules.tracks import track_at
from saves.campaign import Committed, OpenCampaign
from saves.entry import Entry
from saves.sample.evenings import Evenings
from saves.sample.habits import by_habit

Reaction = Callable[[Ask[Any], Table, Random], Any]
Said = Mapping[str, Any]
"""What is said to which ask, by the end of its key (`which`, `gains/which`): a value, or a `Reaction` that gives one.

What is said to an aside stands at its ask's id and its own: `words/for-all`. `next` of a threat is one.
"""

AT_EASE, IN_A_FIGHT = (4, 15), (1, 3)  # minutes from entry to entry
ROLLED_BY_THE_APP = 0.25  # how often; else the dice are typed from the table


class Sitting:
    """The GM's seat at the sample campaign. `seed` decides every die and every small choice."""

    def __init__(self, campaign: OpenCampaign, evenings: Evenings, seed: str) -> None:
        self.campaign = campaign
        self._evenings = evenings
        self._seed = seed
        self._made: Counter[tuple[int, str]] = Counter()  # how often each move was made in each session
        self._pace = AT_EASE

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.campaign.table

    # -- moves

    def play(self, move: str, said: Said | None = None, *, who: str = GM, waives: tuple[str, ...] = ()) -> Entry:
        """Make a move from its first ask to its commit. Raises what the rules and the campaign raise."""
        self._evenings.go_on(*self._pace)
        self._made[self.table.campaign.session, move] += 1
        state = self.campaign.begin(move, who, GM_SEAT.name, MOVES[move].draft(self.table))
        conversation, result = self._talked(Conversation(MOVES[move], who), said or {})
        for key in waives:
            conversation = conversation.waive(key)
            result = conversation.run(self.table)
        assert isinstance(result, Done), f"{move} asks {result.ask.key}"
        ready = replace(
            state,
            answers=conversation.answers,
            rolled=conversation.rolled,
            shown=tuple(shown(change) for change in result.changes),
        )
        kept = self.campaign.commit(ready)
        assert isinstance(kept, Committed)  # nobody else is at this campaign
        return kept.entry

    def leave(self, move: str, said: Said, *, until: str, who: str = GM) -> None:
        """Make a move as far as its ask called `until`, and leave it as a draft."""
        self._evenings.go_on(4, 15)
        state = self.campaign.begin(move, who, GM_SEAT.name, MOVES[move].draft(self.table))
        conversation, result = self._talked(Conversation(MOVES[move], who), said, until=until)
        changes = tuple(shown(change) for change in result.changes)
        self.campaign.save_draft(replace(state, answers=conversation.answers, shown=changes))
        self.campaign.let_go(state.play)

    def take_back(self) -> None:
        """Undo the newest entry."""
        self._evenings.go_on(1, 2)
        newest = self.campaign.undoable(GM_SEAT)
        assert newest is not None
        self.campaign.undo(GM_SEAT, newest.n)

    def put_back(self) -> None:
        """Redo what was undone."""
        self._evenings.go_on(1, 3)
        self.campaign.redo(GM_SEAT)

    def begin_evening(self) -> None:
        """A session starts."""
        self._evenings.begin()
        self.play("start-session")

    @contextmanager
    def evening(self) -> Iterator[None]:
        """A session: it starts, what is played within belongs to it, and it ends."""
        self.begin_evening()
        yield
        self._evenings.end()
        self.play("end-session")

    @contextmanager
    def blow_by_blow(self) -> Iterator[None]:
        """A fight, or what is settled in one go: entries come faster than at ease."""
        self._pace = IN_A_FIGHT
        yield
        self._pace = AT_EASE

    # -- what is often done

    def add(self, name: str, role: str) -> None:
        """Somebody comes into the story."""
        self.play("add-person", {"name": name, "role": role})

    def becomes(self, person: str, status: str, why: str) -> None:
        """Somebody goes, comes back or dies."""
        self.play("person-becomes", {"who": [person], "status": [status], "why": why})

    def note(self, words: str, who: str = GM, *, secret: bool = False) -> None:
        """Write something down, for everybody unless it is `secret`."""
        self.play("note", {"words": words} if secret else {"words": words, "words/for-all": True}, who=who)

    def day(self) -> None:
        """A day ends."""
        self.play("end-day")

    def set(self, where: str, value: Any, why: str) -> None:
        """Set a value by hand, if it is another than it has."""
        if track_at(where).value(self.table) != value:
            said = [value] if track_at(where).kind == "choice" else value
            self.play("set", {"track": [where], f"{where}/value": said, f"{where}/why": why})

    def step(self, where: str, by: int) -> None:
        """Change a number by hand."""
        self.play("by-hand", {"track": [where], f"{where}/step": by})

    def holds(self, kind: str) -> str | None:
        """The id of a gain of this kind that is held."""
        gains = self.table.gains.items()
        return next((id for id, gain in gains if gain.kind == kind and gain.status == "held"), None)

    def looming(self, name: str) -> tuple[str, ...]:
        """The ids of the threats of this name that are not over."""
        return tuple(id for id in looming(self.table) if self.table.threats[id].name == name)

    def waits_for(self, work: str) -> bool:
        """Whether an open plan still takes this: the id of a plan and of what it takes, with a `/` between."""
        return any(option.id == work for option in open_work(self.table))

    # -- answers

    def _talked(self, conversation: Conversation, said: Said, until: str = "") -> tuple[Conversation, Open | Done]:
        """The conversation with all that is asked answered; with `until`, up to that ask."""
        while isinstance(result := conversation.run(self.table), Open) and result.ask.id != until:
            ask = result.ask
            chance = self._chance(ask.key, conversation.move.id)
            value, source = self._answer(ask, result.table, said, chance)
            conversation = conversation.answer(ask, value, source)
            for aside in ask.asides:
                found = said.get(f"{ask.id}/{aside.id}")
                if found is not None:
                    conversation = conversation.answer(aside, found)
        return conversation, result

    def _answer(self, ask: Ask[Any], table: Table, said: Said, chance: Random) -> tuple[Any, Source]:
        found = _said_to(ask.key, said)
        if found is None:
            found = by_habit
        value = found(ask, table, chance) if callable(found) else found
        rolled = isinstance(ask, Dice) and chance.random() < ROLLED_BY_THE_APP
        return value, "rolled" if rolled else "typed"

    def _chance(self, key: str, move: str) -> Random:
        """The chance of one ask, which no other has a part in: what is added to the story moves no die elsewhere."""
        session = self.table.campaign.session
        return Random(f"{self._seed}/{session}/{move}/{self._made[session, move]}/{key}")


def _said_to(key: str, said: Said) -> Any:
    """What is said to an ask: the longest end of its key that anything is said to."""
    parts = key.split("/")
    ends = ("/".join(parts[start:]) for start in range(len(parts)))
    return next((said[end] for end in ends if end in said), None)
