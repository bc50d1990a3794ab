"""The ledger of the session that runs: what businesses brought at its start."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from tui.desk import Desk


class Ledger(Struct, frozen=True):
    """`earned` is copper by the id of a business, `income` by the id of its owner."""

    earned: Mapping[str, int] = {}
    income: Mapping[str, int] = {}


NO_LEDGER = Ledger()


class Ledgers:
    """Reads it at a desk."""

    def __init__(self, desk: "Desk") -> None:
        self._desk = desk

    def now(self) -> Ledger:
        """As it is by the newest entry."""
        return NO_LEDGER
