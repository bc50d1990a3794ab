"""Changes and remarks: what a play does to the table, and what it has to say besides."""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

How = Literal["adjust", "set", "stamp"]


class Change(Struct, frozen=True):
    """One value that a play sets.

    `key` is its scope and track, unique in the play. `before` and `after` are plain JSON, or MISSING. `rule` is the id
    of the rule that says so and `why` its arithmetic. `asked` is the step that an adjustment asked for, before a range
    cut it. `waived_at` is the key at which it can be waived, or None if it can't be.
    """

    key: str
    where: str
    before: Any
    after: Any
    rule: str
    why: str = ""
    waived: bool = False
    how: How = "set"
    asked: int | None = None
    waived_at: str | None = None


class Remark(Struct, frozen=True):
    """What a play has to say that is no change. `to_tell`: the GM still has to say it at the table."""

    text: str
    about: str = "steading"
    to_tell: bool = False


class Shown(Struct, frozen=True):
    """What a change was when somebody agreed to it: enough to tell whether it is still the same one."""

    key: str
    result: Any  # of an adjustment: the step asked and the step made; of anything else: the value after
    waived: bool


def shown(change: Change) -> Shown:
    """A change as it is held against a later run."""
    if change.how == "adjust" and isinstance(change.before, int) and isinstance(change.after, int):
        return Shown(change.key, [change.asked, change.after - change.before], change.waived)
    return Shown(change.key, change.after, change.waived)


def differing(before: Sequence[Shown], now: Sequence[Change]) -> tuple[str, ...]:
    """The keys of the changes that are not what was shown: new, gone, or with another result."""
    old = {one.key: one for one in before}
    new = {one.key: shown(one) for one in now}
    return tuple(key for key in [*new, *(key for key in old if key not in new)] if old.get(key) != new.get(key))
