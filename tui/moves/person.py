"""Somebody in front: a text field over a list of who is known. Who is typed and is not known is new."""

from typing import Any

from rules.answers import Answer
from rules.asks import Option, Person
from rules.errors import NotTaken
from tui.moves.choices import DIGITS, Choices
from tui.moves.drawing import KEY, MUT, Pen, say
from tui.moves.field import Field
from tui.moves.front import AskFront, Keys, Reply, Said, Signal, Trouble
from tui.moves.press import Press
from tui.widgets.cells import Line

SOMEONE_NEW = "someone new"


class PersonFront(AskFront[Person]):
    """The name as it is typed, and those who could be meant. Who is known by a name that begins so is chosen at once:
    someone new of that name is one row further down.
    """

    typing = True

    def __init__(self, ask: Person, old: Answer | None = None) -> None:
        self.field = Field()
        self.choices = Choices(ask.options, chosen=None)
        super().__init__(ask, old)
        if not self.field and self.choices.chosen is None and ask.offered:
            self.choices.choose(ask.offered)

    def recall(self, value: Any) -> None:
        """The one who was answered is chosen, or stands in the field."""
        if not self.choices.choose(str(value)):
            gone = (option.text for option in self.ask.gone if option.id == value)
            self.field.set(next(gone, str(value)))

    def put(self, ask: Person) -> None:
        """Who is not there any more can't be chosen."""
        super().put(ask)
        self._narrow()

    def press(self, key: Press) -> Said:
        """Text; digits choose while there is none; arrows; Enter takes the chosen one, or who was typed."""
        if key.name == "enter":
            return self._enter()
        if key.name == "backspace" and not self.field:
            if self.choices.chosen is None or self.old is not None:
                return Signal.BACK
            self.choices.chosen = None
            return Signal.DRAW
        if not self.field and self.choices.digit(key.character):
            return Signal.DRAW
        if self.choices.press(key, letters=False):
            return Signal.DRAW
        if self.field.press(key):
            self._narrow()
            return Signal.DRAW
        return Signal.NOT_MINE

    def paste(self, text: str) -> Said:
        """All of it: the ask itself refuses what can't stand in a line."""
        self.field.insert(text)
        self._narrow()
        return Signal.DRAW

    def _narrow(self) -> None:
        """Only those are listed who could be meant, and whoever was chosen before is not any more."""
        wanted = self.field.text.casefold().strip()
        options = [option for option in self.ask.options if wanted in option.text.casefold()]
        if wanted:
            begin = [any(word.startswith(wanted) for word in _words(option.text)) for option in options]
            if any(begin) and wanted not in [option.text.casefold() for option in options]:
                typed = self.field.text.strip()
                options.append(Option(typed, typed, SOMEONE_NEW))
            self.choices = Choices(options, chosen=begin.index(True) if any(begin) else None, marks="")
        else:
            self.choices.put(options, always=False)

    def _said(self) -> str:
        if self.choices.option is not None:
            return self.choices.option.id
        return self.field.text

    def _is_new(self) -> bool:
        """Whether Enter would bring someone new to the table."""
        if not self.field.text.strip():
            return False
        try:
            said = self.ask.take(self._said())
        except NotTaken:
            return False
        return said not in {option.id for option in self.ask.options}

    def _enter(self) -> Said:
        try:
            return Reply(self.ask.take(self._said()))
        except NotTaken as no:
            return Trouble(no.reason)

    def tentative(self) -> Any:
        """Whoever is chosen, or nobody where that would do. What is half typed is nobody yet."""
        said = self._said()
        if self.choices.option is not None and self.choices.option.effect != SOMEONE_NEW:
            return said
        return said if not said.strip() and self.ask.optional else None

    def keys(self) -> Keys:
        """Its keys."""
        nobody = self.ask.optional and not self.field and self.choices.option is None
        enter = ("Enter:", self.ask.empty) if nobody else ("Enter", "go on")
        count = len(self.choices.options)
        if self._is_new() and count:  # some are listed who could be meant
            return [("Enter:", "someone new"), ("Arrows", "choose"), ("Backspace", "delete")]
        if self.field or not count:
            return [enter, ("Backspace", "delete" if self.field else "back")]
        digits = (f"1-{count}" if count > 1 else "1", "choose")
        if count > DIGITS:
            return [(f"1-{DIGITS}", "choose"), ("Letters", "narrow"), enter, ("Backspace", "back")]
        return [digits, enter, ("Backspace", "back")]

    def lines(self, pen: Pen) -> list[Line]:
        """The field, and under it those who are known."""
        placeholder = "a name, or one of these" if self.choices.options else "a name"
        placeholder += f"; Enter: {self.ask.empty}" if self.ask.optional else ""
        mark = pen.glyphs.chosen if self.choices.chosen is None and pen.lit else " "
        line = self.field.line(pen, pen.width - 5, placeholder)
        field = ((f"{mark}  ", KEY), *line)
        listed = self.choices.lines(pen.with_rows(pen.rows - 1)) if pen.rows > 1 else []
        if self.field and not self.choices.options:
            listed = [say("     nobody known goes by that: someone new", MUT)]
        return [field, *listed]


def _words(name: str) -> list[str]:
    """What a name can be begun with: each of its words and what follows it, in small letters."""
    parts = name.casefold().split()
    return [" ".join(parts[at:]) for at in range(len(parts))]
