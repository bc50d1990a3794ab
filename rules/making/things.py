"""Several things in one answer, each with what there is to say of it: `Rope: 30 feet; Lantern`.

What somebody carries, knows and can do is said so (HH-SHEETS, DG-CREATE-1, DG-UNPRINTED).
"""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct

from rules.asks import Words, can_be_seen, one_line
from rules.errors import NotTaken
from rules.frozen_map import FrozenMap
from rules.kept import LONGEST_NAME, LONGEST_TEXT
from rules.several import BETWEEN
from rules.sheets.noted import Noted
from rules.slugs import slug
from rules.table import LONGEST_LIST

T = TypeVar("T")

SAYS = ":"
HOW = f"as Name{SAYS} what it does{BETWEEN} Name{BETWEEN} ..."


class Thing(Struct, frozen=True):
    """A name, and what there is to say of it."""

    name: str
    text: str = ""


class Things(Words, frozen=True, kw_only=True):
    """From `least` to `most` things of different names (None: no end); none at all too where it is `optional`.

    `taken` are names that are there already.
    """

    least: int = 1
    most: int | None = None
    taken: tuple[str, ...] = ()
    longest: int = LONGEST_LIST

    def take(self, value: Any) -> str:
        """The words as they are, for `things`. Raises NotTaken for too few, too many, one twice and one too long."""
        said = one_line(value, longest=self.longest, optional=self.optional)
        found = things(said)
        if not found and self.optional:
            return ""
        for one in found:
            if len(one.name) > LONGEST_NAME:
                raise NotTaken(f"a name of {len(one.name)} characters is too long: {LONGEST_NAME} at most")
            if len(one.text) > LONGEST_TEXT:
                raise NotTaken(f"{len(one.text)} characters of {one.name} are too many: {LONGEST_TEXT} at most")
        if not self.least <= len(found) <= (len(found) if self.most is None else self.most):
            raise NotTaken(f"{self._wanted()} wanted here, not {len(found)}")
        names = [one.name.casefold() for one in found]
        if twice := next((one.name for one in found if names.count(one.name.casefold()) > 1), ""):
            raise NotTaken(f"{twice} stands there twice: say it once")
        there = {name.casefold() for name in self.taken}
        if again := next((one.name for one in found if one.name.casefold() in there), ""):
            raise NotTaken(f"{again} is there already: another name is wanted here")
        return said

    def _wanted(self) -> str:
        if self.most is None:
            return f"{self.least} at least {'is' if self.least == 1 else 'are'}"
        how_many = str(self.most) if self.least == self.most else f"{self.least} to {self.most}"
        return f"{how_many} {'is' if self.most == 1 else 'are'}"


def things(said: str) -> tuple[Thing, ...]:
    """Those in an answer, in its order."""
    found = []
    for part in said.split(BETWEEN):
        name, _, text = part.partition(SAYS)
        if not can_be_seen(name):
            name, text = text, ""
        if can_be_seen(name):
            found.append(Thing(name.strip(), text.strip()))
    return tuple(found)


def by_id(found: tuple[Thing, ...]) -> dict[str, Thing]:
    """The same, each by an id of its own."""
    named: dict[str, Thing] = {}
    for one in found:
        named[slug(one.name, named)] = one
    return named


def each(said: str, kind: Callable[..., T]) -> dict[str, T]:
    """Those in an answer by id, in its order, each as a `kind` of that name and text."""
    return {id: kind(name=one.name, text=one.text) for id, one in by_id(things(said)).items()}


def noted(said: str) -> FrozenMap[Noted]:
    """Those in an answer as they stand on a sheet."""
    return FrozenMap(each(said, Noted))
