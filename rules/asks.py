"""Asks: the questions that a move puts to someone. Each kind knows which values it takes."""

import unicodedata
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from rules.coins import MOST, coins, read_coins
from rules.errors import NotTaken
from rules.pools import Pool, Tier
from rules.throws import Throw

T = TypeVar("T")

GM = "gm"
TABLE = "table"  # the players together

LONGEST_WORDS = 500
MOST_NAMED = 12  # options, in a message
LONGEST_CALLED = 120  # characters of what somebody or something is called


class Ask(Struct, Generic[T], frozen=True, kw_only=True):
    """One question. `id` is what it is about, unique in its scope; the play makes the full `key` of it.

    `to` is whose answer it is: "gm", "table" or a character's id. `about` is the place in the table that the question
    tells of. An aside has a `letter` and hangs on another ask; one that `stays` is shown at all asks after it too.
    """

    id: str
    text: str
    to: str = GM
    about: str = "steading"
    rule: str = ""
    letter: str = ""
    stays: bool = False
    asides: tuple["Ask[Any]", ...] = ()
    key: str = ""

    kind: ClassVar[str] = ""

    def take(self, value: Any) -> T:
        """The answer as the move wants it. Raises NotTaken with the reason."""
        raise NotImplementedError


class Option(Struct, frozen=True):
    """One thing to pick: `id` is what is stored, `effect` is what it would do, in a few words."""

    id: str
    text: str
    effect: str = ""
    about: str = "steading"


def named(options: Sequence[Option]) -> str:
    """The ids of what can be picked, for a message: of a long list the first few, and how many more there are."""
    few, more = [option.id for option in options[:MOST_NAMED]], len(options) - MOST_NAMED
    return ", ".join(few) + (f", and {more} more" if more > 0 else "")


class Dice(Ask[tuple[int, ...]], frozen=True, kw_only=True):
    """Dice as they fell: `count` faces of 1 to `sides`, in the order of the table."""

    count: int = 1
    sides: int = 6
    pool: Pool | None = None  # of the steading's dice
    throw: Throw | None = None  # of a character's
    tiers: tuple[tuple[Tier, str], ...] = ()  # what each result would mean, for who is about to roll

    kind: ClassVar[str] = "dice"

    def take(self, value: Any) -> tuple[int, ...]:
        """The faces. Raises NotTaken for a wrong number of dice or a face that the die has not."""
        if not isinstance(value, list | tuple) or not all(isinstance(face, int) for face in value):
            raise NotTaken("dice are whole numbers, such as 6,4,1")
        for face in value:
            self.take_face(face)
        if len(value) != self.count:
            raise NotTaken(f"{self.count} {'die is' if self.count == 1 else 'dice are'} rolled here, not {len(value)}")
        return tuple(value)

    def take_face(self, face: int) -> int:
        """One face. Raises NotTaken if this die has no such face."""
        if isinstance(face, bool) or not 1 <= face <= self.sides:
            raise NotTaken(f"a d{self.sides} has no {face}: 1 to {self.sides}")
        return face


class Pick(Ask[tuple[str, ...]], frozen=True, kw_only=True):
    """`least` to `most` different ones of `options`. `offered` are those that Enter alone gives.

    `gone` are those that somebody might look for and that can't be picked now, with the reason as their effect.
    `unchosen`: none stands chosen at first, so that Enter alone picks nothing.
    """

    options: tuple[Option, ...]
    gone: tuple[Option, ...] = ()
    least: int = 1
    most: int = 1
    offered: tuple[str, ...] = ()
    unchosen: bool = False

    kind: ClassVar[str] = "pick"

    def take(self, value: Any) -> tuple[str, ...]:
        """The picked ids, in the order of the options. Raises NotTaken."""
        if not isinstance(value, list | tuple):
            raise NotTaken("a pick is a list of what is picked")
        known = [option.id for option in self.options]
        for one in value:
            if found := next((option for option in self.gone if option.id == one), None):
                raise NotTaken(f"{found.text}: {found.effect}")
            if one not in known:
                raise NotTaken(f"{one!r} is not on offer: {named(self.options)}")
        if len(set(value)) != len(value):
            raise NotTaken("the same one can't be picked twice")
        if not self.least <= len(value) <= self.most:
            raise NotTaken(f"pick {self.how_many()}, not {len(value)}")
        return tuple(one for one in known if one in value)

    def how_many(self) -> str:
        """How many are to be picked, in words: `1`, `2`, `1 to 3`."""
        return str(self.most) if self.least == self.most else f"{self.least} to {self.most}"


class Number(Ask[int], frozen=True, kw_only=True):
    """A whole number from `lowest` to `highest` (None: no end). `offered` is what Enter alone gives.

    `hint` is what one should know of the numbers that it takes, in a few words.
    """

    lowest: int | None = 0
    highest: int | None = None
    offered: int | None = None
    hint: str = ""

    kind: ClassVar[str] = "number"

    def take(self, value: Any) -> int:
        """The number. Raises NotTaken for anything else and for one out of range."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise NotTaken("a whole number is wanted here")
        if self.lowest is not None and value < self.lowest:
            raise NotTaken(f"{value} is too low: {self.lowest} at least")
        if self.highest is not None and value > self.highest:
            raise NotTaken(f"{value} is too high: {self.highest} at most")
        return value


class Money(Ask[int], frozen=True, kw_only=True):
    """An amount of coins, in copper: `12gp 5sp`, `3 cp`, a bare number of gold; or whole copper from a program.

    `offered` is what Enter alone gives, in copper; `highest` the most that there is.
    """

    lowest: int = 0
    highest: int | None = None
    offered: int | None = None
    hint: str = ""

    kind: ClassVar[str] = "money"

    def take(self, value: Any) -> int:
        """The amount in copper. Raises NotTaken for what is no amount, and for one out of range."""
        if isinstance(value, str):
            value = read_coins(value)
        if not isinstance(value, int) or isinstance(value, bool):
            raise NotTaken("an amount is wanted here, such as 12gp 5sp")
        if value < self.lowest:
            raise NotTaken(f"{coins(value)} is too little: {coins(self.lowest)} at least")
        highest = MOST if self.highest is None else self.highest
        if value > highest:
            raise NotTaken(f"{coins(value)} is too much: {coins(highest)} at most")
        return value


class Words(Ask[str], frozen=True, kw_only=True):
    """Words of the table's own, on one line. `optional`: may be left empty, and `empty` says what that means."""

    optional: bool = False
    empty: str = "left open"
    offered: str = ""
    longest: int = LONGEST_WORDS

    kind: ClassVar[str] = "words"

    def take(self, value: Any) -> str:
        """The words, trimmed. Raises NotTaken for none where some are needed, too many, or control characters."""
        return one_line(value, longest=self.longest, optional=self.optional)


class Person(Ask[str], frozen=True, kw_only=True):
    """Somebody: the id of one of `options`, or the name of someone new. `optional`: may be left empty, which
    is "", and `empty` says what that means.

    `gone` are those who are known and can't be meant any more, with the reason as their effect. `offered` is the id
    that Enter alone gives.
    """

    options: tuple[Option, ...] = ()
    gone: tuple[Option, ...] = ()
    optional: bool = False
    empty: str = "nobody"
    offered: str = ""

    kind: ClassVar[str] = "person"

    def take(self, value: Any) -> str:
        """The id, or the new name. Raises NotTaken as `Words` does."""
        name = one_line(value, longest=LONGEST_CALLED, optional=self.optional)
        if name.isdigit():
            raise NotTaken("a number is no name")
        if meant := _meant(name, self.options):
            return meant.id
        if meant := _meant(name, self.gone):
            raise NotTaken(f"{meant.text}: {meant.effect}. Someone else needs another name")
        return name


def _meant(name: str, options: tuple[Option, ...]) -> Option | None:
    """Whom a name means: an id goes before a name, so that whoever is called like another's id is not taken for it."""
    by_id = (option for option in options if option.id == name)
    by_name = (option for option in options if name.casefold() in (option.id, option.text.casefold()))
    return next(by_id, None) or next(by_name, None)


class YesNo(Ask[bool], frozen=True, kw_only=True):
    """Yes or no."""

    effect: str = ""

    kind: ClassVar[str] = "yes"

    def take(self, value: Any) -> bool:
        """The answer. Raises NotTaken for anything but a bool."""
        if not isinstance(value, bool):
            raise NotTaken("yes or no")
        return value


def one_line(value: Any, *, longest: int, optional: bool) -> str:
    """Words as people may enter them: trimmed, one line, nothing that steers a terminal. Raises NotTaken."""
    if not isinstance(value, str):
        raise NotTaken("words are wanted here")
    words = value.strip()
    if any(unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp") for character in words):
        raise NotTaken("words are one line, without control characters")
    if len(words) > longest:
        raise NotTaken(f"{len(words)} characters are too many: {longest} at most")
    if not can_be_seen(words):
        if not optional:
            raise NotTaken("this can't be left empty")
        return ""
    return words


def can_be_seen(words: str) -> bool:
    """Whether there is anything but spaces and characters without a shape (joiners, marks of direction)."""
    return any(unicodedata.category(character) not in ("Cf", "Zs") for character in words)
