"""What belongs to a character, and what a place or a group thinks of one (DG-PROPERTY, DG-REPUTATION-1)."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from rules.kept import Count, Flag, Name, NameOrNone, Sparse, Text

MOST_REPUTATION = 5  # DG-REPUTATION-1, either way

Use = Literal["shelter", "storage", "defence", "income", "other"]
USES: tuple[Use, ...] = ("shelter", "storage", "defence", "income", "other")


class Holding(Sparse):
    """A property of the character with the id `owner`, and what it is used for (DG-PROPERTY).

    `income` is copper a session, for a business; None: it brings none, or nobody has said yet. `core`: one of the three
    that were chosen last to stand outside the management roll (DG-BUSINESS-2). `halted` is the trouble that stops it
    until it is resolved (DG-BUSINESS-1), `stopped` what keeps one from working the job there (DG-WORK). `pays_from` is
    the first session at whose start it pays: of one gained while a session runs, the next. None: no waiting.
    """

    WRITTEN: ClassVar[frozenset[str]] = frozenset({"name", "owner", "use"})

    name: Name
    owner: Name
    use: Use = "other"
    income: Count | None = None
    staffed: Flag = True
    core: Flag = False
    halted: NameOrNone = ""
    stopped: NameOrNone = ""
    pays_from: Count | None = None
    text: Text = ""
    status: Literal["held", "sold", "lost"] = "held"


class Reputation(Sparse):
    """What a place or a group thinks of the character with the id `of` (DG-REPUTATION-1).

    `settlement`: goodwill can be bought there; `given` is copper towards the next point (DG-GOODWILL-1).
    """

    WRITTEN: ClassVar[frozenset[str]] = frozenset({"name", "of"})

    name: Name
    of: Name
    value: Annotated[int, Field(ge=-MOST_REPUTATION, le=MOST_REPUTATION, strict=True)] = 0
    settlement: Flag = False
    given: Count = 0
    status: Literal["held", "gone"] = "held"
