"""A new campaign: what the founding asks, one ask after the other, in a form that shows what is still to come."""

from collections.abc import Iterator
from typing import Any

from rules.answers import Answer
from rules.asks import Ask
from rules.conversation import Conversation
from rules.errors import NotTaken
from rules.homefront.founding import BLANK, FOUND, NOT_NAMED
from rules.run import Done, Open
from rules.seats import GM_SEAT
from saves.campaign import OpenCampaign, make_campaign
from saves.folders import new_folder
from tui.first_choice.step import Promise, Said, Step, Way, Work
from tui.moves.drawing import BOLD, KEY, MUT, TXT, Pen, say
from tui.moves.front import AskFront, Keys, Reply, Signal, Trouble
from tui.moves.fronts import front_for
from tui.moves.in_words import value_of
from tui.moves.press import Press
from tui.reading import offered
from tui.widgets.cells import EMPTY, Line

LABEL = 34  # cells: what is asked, and its mark


class FoundingStep(Step):
    """The founding as it stands. `patience`: seconds to wait for another program when it is made."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self.conversation = Conversation(FOUND, GM_SEAT.name)
        self.result: Open | Done
        self.front: AskFront[Any] | None
        self._put(self.conversation)

    def _put(self, conversation: Conversation) -> None:
        self.conversation, self.result = conversation, conversation.run(BLANK)
        self.front = front_for(self.result.ask, self.result.old) if isinstance(self.result, Open) else None
        self.again()

    def again(self) -> None:
        """Find a folder that is free."""
        if isinstance(self.result, Done):
            self.folder = new_folder(self.result.table.campaign.name)

    # -- keys

    def press(self, key: Press) -> Said:
        """Keys of the ask in front; at the end Enter makes it. Escape steps back, Backspace where there is no text."""
        if key.name == "escape":
            return self._back()
        if key.name == "q" and not (self.front and self.front.typing):
            return Way.LEAVE
        if self.front is None:
            return self._press_at_end(key)
        said = self.front.press(key)
        if said is Signal.BACK:
            return self._back()
        if said is Signal.NOT_MINE and (hint := self.front.hint(key)):
            return Trouble(hint)
        if isinstance(said, Reply):
            self._put(self.conversation.answer(self.front.ask, said.value, said.source))
        return said if isinstance(said, Trouble) else Way.STAY

    def _press_at_end(self, key: Press) -> Said:
        if key.name == "backspace":
            return self._back()
        if key.name == "enter" and isinstance(self.result, Done):
            return Work(f"making {self.result.table.campaign.name}", self._make)
        return Way.STAY

    def _back(self) -> Said:
        if not self.conversation.answers:
            return Way.BACK
        self._put(self.conversation.back())
        return Way.STAY

    def paste(self, text: str) -> Said:
        """For the field in front."""
        if self.front:
            self.front.paste(text)
        return Way.STAY

    def _make(self) -> OpenCampaign:
        done, seat = self.result, GM_SEAT.name
        assert isinstance(done, Done)
        return make_campaign(self.folder, done, seat, seat, done.answers, patience=self._patience)

    # -- what is shown

    def keys(self) -> Keys:
        """Those of the ask in front."""
        return self.front.keys() if self.front else [("Enter", "make and open it"), ("Backspace", "back")]

    def promise(self) -> Promise:
        """Only the last Enter makes anything."""
        if isinstance(self.result, Done):
            return Promise(f"Enter makes {self.result.table.campaign.name}", self.folder, makes=True)
        return Promise("Nothing is made before the last Enter")

    def lines(self, pen: Pen) -> list[Line]:
        """Every ask in a row of its own; the one in front has its field below it."""
        asked = list(self._asked())
        said = len(self.result.answered)
        lines = [pen.heading("A new campaign", f"{min(said + 1, len(asked))} of {len(asked)}", lit=True)]
        for number, (ask, value) in enumerate(asked):
            lines += self._row(pen, ask, value, number - said)
        if isinstance(self.result, Done):
            begins = self.result.table.steading
            lines += [EMPTY, pen.cut(say(f"It begins in {begins.season} of year {begins.year}.", MUT))]
        return lines

    def _row(self, pen: Pen, ask: Ask[Any], value: str, place: int) -> list[Line]:
        """One ask. `place` is where it stands from the one in front: less is said, more is to come."""
        glyphs = pen.glyphs
        if place == 0 and self.front:
            row = pen.spread(((f"{glyphs.now} ", KEY), *say(ask.text, BOLD)), say(ask.rule, MUT))
            under = self.front.lines(Pen(glyphs, pen.width - 2, pen.rows))
            return [row, *(pen.cut((("  ", ""), *line)) for line in under)]
        mark, style = ((glyphs.done, "$moss"), BOLD) if place < 0 else ((glyphs.not_now, MUT), MUT)
        label = pen.fill((mark, (" ", ""), *say(ask.text, TXT if place < 0 else MUT)), LABEL)
        return [pen.cut((*label, *say(value, style)))]

    def _asked(self) -> Iterator[tuple[Ask[Any], str]]:
        """Every ask with its value: as it was said, and from the one in front on as it would be by Enter alone."""
        for one in self.result.answered:
            yield one.ask, value_of(one.ask, one.answer)
        conversation, result = self.conversation, self.result
        while isinstance(result, Open):
            value = self._by_enter(result)
            yield result.ask, value_of(result.ask, Answer(result.ask.kind, value))
            try:
                conversation = conversation.answer(result.ask, value)
            except NotTaken:
                return
            result = conversation.run(BLANK)

    def _by_enter(self, result: Open) -> Any:
        """What was said before it was taken back, what is offered, or a dash where nothing is."""
        typed = self.front.tentative() if self.front and self.front.ask.key == result.ask.key else None
        if typed is not None:
            return typed
        if result.old is not None:
            return result.old.value
        offer = offered(result.ask)
        return NOT_NAMED if offer is None else offer
