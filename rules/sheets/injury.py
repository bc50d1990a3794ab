"""A problematic wound: one that has consequences in the story, on any kind of character (HH-WOUND-1, HH-WOUND-2)."""

from typing import Literal

from rules.kept import Flag, Kept, Name, Text


class Injury(Kept):
    """What it is called, what it hinders, whether it is for good, how it was treated and what that still requires."""

    name: Name
    hinders: Text = ""
    permanent: Flag = False
    treated: Text = ""
    requires: Text = ""
    status: Literal["open", "healed", "adapted"] = "open"
