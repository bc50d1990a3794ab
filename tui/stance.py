"""The stance: how this seat stands before the board. What was pressed and not finished yet, and what has to be said."""

from dataclasses import dataclass
from typing import Literal

from tui.keys import STEADING

Pending = Literal["", "move", "discard"]


@dataclass(frozen=True, slots=True)
class Stance:
    """`tab` is the one in front. `said` are words for the footer, until the next key.

    `pending`: a key waits for its second one, `about` what it is about: the id of a draft's play.
    """

    tab: str = STEADING
    pending: Pending = ""
    said: str = ""
    about: str = ""
