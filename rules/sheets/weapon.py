"""What a character fights with: its Harm, and the stat that it is used with (DG-FIGHT, DG-HARM)."""

from typing import Literal

from rules.kept import Count, Kept, Name, Text

WeaponStat = Literal["might", "grace", "wits", "presence"]


class Weapon(Kept):
    """A weapon, or an attack that is none: a spell, a beast's bite. It leaves by status; `in-hand` is in use."""

    name: Name
    harm: Count
    stat: WeaponStat = "might"
    text: Text = ""
    status: Literal["held", "in-hand", "lost"] = "held"
