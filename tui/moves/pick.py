"""A pick in front: a digit is the pick and goes on, where exactly one is picked; arrows choose, Enter goes on; several
are ticked. A long list can be filtered.
"""

from typing import Any

from rules.answers import Answer
from rules.asks import Option, Pick
from rules.errors import NotTaken
from tui.moves.choices import DIGITS, Choices
from tui.moves.drawing import BOLD, KEY, MUT, Pen, say
from tui.moves.field import Field
from tui.moves.front import AskFront, Keys, Reply, Said, Signal, Trouble
from tui.moves.press import Press
from tui.widgets.cells import Line


class PickFront(AskFront[Pick]):
    """`ticked` are the ids that are picked so far, where several can be. `filter` is None while it is not in use."""

    letters = "jk"
    OWN_LETTERS = "jkqiX"  # that do something in a list which is not filtered yet

    def __init__(self, ask: Pick, old: Answer | None = None) -> None:
        self.choices = Choices(ask.options, chosen=None if ask.unchosen else 0)
        self.ticked: list[str] = []
        self.filter: Field | None = None
        self.filtering = False
        self.by_letter = False  # a letter began the filter, and so Enter takes what it found
        super().__init__(ask, old)
        if self.old is None and ask.offered:
            self.recall(ask.offered)

    @property
    def typing(self) -> bool:  # type: ignore[override]
        """Whether letters go into the filter."""
        return self.filtering

    @property
    def escape(self) -> str:  # type: ignore[override]
        """It takes the filter away."""
        return "all of them" if self.filtering else ""

    @property
    def several(self) -> bool:
        """Whether more than one can be picked, or none."""
        return self.ask.most > 1 or self.ask.least != 1

    def recall(self, value: Any) -> None:
        """Those that are still on offer are chosen again."""
        ids = {option.id for option in self.ask.options}
        self.ticked = [one for one in value if one in ids] if self.several else []
        if value:
            self.choices.choose(value[0])

    def stand_at(self, place: str) -> None:
        """Whoever is at this place of the table, or within it, stands chosen, where nobody was answered yet."""
        found = [one.id for one in self.ask.options if one.about == place or one.about.startswith(f"{place}.")]
        if place and found and self.old is None:
            self.choices.choose(found[0])

    def put(self, ask: Pick) -> None:
        """What is not on offer any more is not picked any more."""
        super().put(ask)
        self.ticked = [one for one in self.ticked if one in {option.id for option in ask.options}]
        self._apply_filter()

    def press(self, key: Press) -> Said:
        """Digits, arrows, Enter; `/` filters."""
        if self.filtering and self.filter is not None:
            return self._press_filter(key, self.filter)
        shown = self.choices.shown
        if option := self.choices.digit(key.character):
            if self.several:
                return self._tick(option)
            return self._enter() if self.choices.chosen in shown else Signal.DRAW  # picks nothing that is not in sight
        if self.choices.press(key):
            return Signal.DRAW
        if key.name == "space" and self.several and self.choices.option:
            return self._tick(self.choices.option)
        if key.name == "enter":
            return self._enter()
        if key.character == "/" and len(self.ask.options) > DIGITS:
            self.filter, self.filtering = Field() if self.filter is None else self.filter, True
            return Signal.DRAW
        if self._begins_filter(key):
            self.filter, self.filtering, self.by_letter = Field(), True, True
            return self._press_filter(key, self.filter)
        if key.name == "escape" and self.filter is not None:
            return self._drop_filter()
        return Signal.NOT_MINE

    def _begins_filter(self, key: Press) -> bool:
        """Whether a key is a letter that narrows a long list, as in the list of all moves."""
        letter = key.character or ""
        return letter.isalpha() and letter not in self.OWN_LETTERS and len(self.ask.options) > DIGITS

    def only_choose(self, key: Press) -> str:
        """Choose by digit and pick nothing. Returns what picks."""
        if self.choices.digit(key.character) is None:
            return self.hint(key)
        other = "Space" if self.several else "Enter"
        return f"{key.character} was the last die; {other} or {key.character} picks it here"

    def only_say(self) -> str:
        """What Enter would pick, said to somebody who pressed it right after the dice."""
        if self.several or self.choices.option is None:
            return "the dice went on by themselves; Enter goes on from here"
        return f"the dice went on by themselves; Enter picks {self.choices.option.text} here"

    def hint(self, key: Press) -> str:
        """Its keys, and that a digit is none of them."""
        count = len(self.choices.options)
        if count > DIGITS:
            return "the arrows choose, letters filter, Enter goes on; a digit picks one of the first nine"
        wrong = f"there is no {key.character} here: " if key.character and key.character.isdigit() else ""
        digits = "1" if count == 1 else f"1 to {count}"
        if self.several:
            return f"{wrong}{digits} or Space ticks, Enter goes on"
        return f"{wrong}{digits} picks, or the arrows and Enter"

    def paste(self, text: str) -> Said:
        """Into the filter."""
        if not self.filtering or self.filter is None:
            return Signal.NOT_MINE
        self.filter.insert(text.strip())
        self._apply_filter()
        return Signal.DRAW

    def _press_filter(self, key: Press, field: Field) -> Said:
        if key.name == "escape" or (key.name == "backspace" and not field):
            return self._drop_filter()
        if key.name == "enter" and self.by_letter:
            return self._tick_or_enter()
        if key.name == "enter":
            self.filtering = False
        elif not self.choices.press(key, letters=False) and field.press(key):
            self._apply_filter()
        return Signal.DRAW

    def _drop_filter(self) -> Said:
        self.filter, self.filtering, self.by_letter = None, False, False
        self._apply_filter()
        return Signal.DRAW

    def _apply_filter(self) -> None:
        wanted = self.filter.text.casefold().strip() if self.filter else ""
        options = [option for option in self.ask.options if wanted in option.text.casefold()]
        self.choices.put(options, always=not self.ask.unchosen)

    def _tick_or_enter(self) -> Said:
        """Enter after letters: the chosen one is picked, or ticked with all options in sight again."""
        if not self.several:
            return self._enter()
        said = self._tick(self.choices.option) if self.choices.option else Signal.DRAW
        self._drop_filter()
        return said

    def _tick(self, option: Option) -> Said:
        if option.id in self.ticked:
            self.ticked.remove(option.id)
        elif len(self.ticked) == self.ask.most:
            return Trouble(f"{self.ask.most} at most: take another one away first")
        else:
            self.ticked.append(option.id)
        return Signal.DRAW

    def _enter(self) -> Said:
        value = self._picked()
        try:
            self.ask.take(value)
        except NotTaken as no:
            return Trouble(no.reason)
        return Reply(value)

    def _picked(self) -> list[str]:
        if self.several:
            return [option.id for option in self.ask.options if option.id in self.ticked]
        return [self.choices.option.id] if self.choices.option else []

    def tentative(self) -> Any:
        """What is picked, if that would do."""
        value = self._picked()
        return value if self.ask.least <= len(value) <= self.ask.most else None

    def keys(self) -> Keys:
        """Its keys."""
        if self.filtering:
            enter = ("tick" if self.several else "pick") if self.by_letter else "keep the filter"
            return [("Enter", enter), ("Backspace", "delete")]
        count = len(self.choices.options)
        choose = (f"1-{count}" if count > 1 else "1", "tick" if self.several else "pick")
        if count > DIGITS or not count:
            choose = (f"1-{DIGITS}", choose[1]) if count else ("/", "filter")
        more = [("/", "filter")] if count and len(self.ask.options) > DIGITS else []
        return [choose, *more, ("Enter", "go on"), ("Backspace", "back")]

    def lines(self, pen: Pen) -> list[Line]:
        """The options, with what each would do."""
        head: list[Line] = []
        if self.filter is not None:
            shown = self.filter.line(pen, 40) if self.filtering else say(self.filter.text, BOLD)
            head += [(("  /  ", KEY), *shown)]
            if not self.choices.options:
                head += [say("     nothing here goes by that", MUT)]
        if self.several:
            head += [say(f"     {self._count()}", MUT)]
        rows = self.choices.lines(pen.with_rows(pen.rows - len(head)), self.ticked if self.several else None)
        return [*head, *rows, *self._gone(pen)[: max(0, pen.rows - len(head) - len(rows))]]

    def _gone(self, pen: Pen) -> list[Line]:
        """Those that can't be picked now, and why, as far as there is room below the others."""
        return [pen.spread(say(f"     {one.text}", MUT), say(one.effect, MUT)) for one in self.ask.gone]

    def _count(self) -> str:
        count, least, most = len(self.ticked), self.ask.least, self.ask.most
        return f"{count} of {most} picked" if least == most else f"{count} picked, of {least} to {most}"
