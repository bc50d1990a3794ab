"""The stance: how this seat stands before the board. What was pressed and not finished yet, and what has to be said."""

from typing import Literal

from msgspec import Struct
from rich.cells import cell_len

from tui.keys import STEADING

FOOTER_SIGNS = 4  # cells beside the words
Pending = Literal["", "move", "pools", "discard", "undo"]
Tone = Literal["wrong", "hint", "good"]


class Stance(Struct, frozen=True):
    """`tab` is the one in front. `said` are words to be shown until the next key, and `tone` how they are meant.

    `pending`: a key waits for its second one, `about` what it is about: the id of a draft's play, the number
    of an entry.
    """

    tab: str = STEADING
    pending: Pending = ""
    said: str = ""
    tone: Tone = "wrong"
    about: str = ""

    def said_in_footer(self, width: int) -> bool:
        """Whether what is said fits into the footer of a screen so wide; else it stands above the body."""
        return cell_len(self.said) <= width - FOOTER_SIGNS
