"""What can go wrong in the rules, by cause. Every message is for a person at the table, but `BrokenMove`'s."""


class RulesError(Exception):
    """Any error that `rules` raises on purpose."""


class Refused(RulesError):
    """A move, or a step of one, that the rules do not allow. `reason` says why in plain words.

    `about` names the place in the table that the reason tells of, so that a seat that may not see it is not told.
    """

    def __init__(self, reason: str, about: str = "steading") -> None:
        super().__init__(reason)
        self.reason = reason
        self.about = about


class NotTaken(RulesError):
    """An answer that its ask does not take: a die of 7, a pick too many, letters for a number."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class NoSuchPlace(RulesError):
    """A `where` that names nothing a table can have."""

    def __init__(self, where: str) -> None:
        super().__init__(f"there is no place called {where!r} in a campaign")
        self.where = where


class BrokenMove(RulesError):
    """A fault in a move's own code: a key used twice, a step made and never started. For its author, not the table."""
