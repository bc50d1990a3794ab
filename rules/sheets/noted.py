"""Something on a sheet that the table writes itself: a move of a playbook, a perk, a thing that is carried."""

from typing import ClassVar, Literal

from rules.kept import Count, Flag, Kept, Name, NameOrNone, Sparse, Text


class Noted(Kept):
    """A name and, in the table's words, what it does. It leaves by status."""

    name: Name
    text: Text = ""
    status: Literal["held", "lost"] = "held"


class OwnMove(Noted):
    """A move that a character has, or an invocation, as the table writes it."""

    kind: Literal["move", "invocation"] = "move"


class Perk(Noted):
    """A perk: free with the class, chosen at the beginning, or bought later. `used_in` is the session of its last use,
    for one that works once a session."""

    source: Literal["free", "chosen", "bought"] = "chosen"
    once_a_session: Flag = False
    used_in: Count | None = None


class Condition(Noted):
    """A condition that lasts until somebody says otherwise. `source` is the move or thing that it came from."""

    source: NameOrNone = ""


class Connection(Sparse, Noted):
    """Somebody known: `text` is what door they open, `why` why they value it too. `person` is their id, if they are
    of the people. `gave` are favors that were done for them, `got` those that they did; None: none yet."""

    WRITTEN: ClassVar[frozenset[str]] = frozenset({"name", "text", "status", "why", "person"})

    why: Text = ""
    person: NameOrNone = ""
    gave: Count | None = None
    got: Count | None = None


class Answered(Kept):
    """A question about one's history and what was answered."""

    name: Name
    text: Text = ""
