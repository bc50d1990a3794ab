"""How somebody lives for a session (DG-LIFESTYLE). What each costs stands with the move."""

from typing import Literal

Lifestyle = Literal["none", "poor", "common", "wealthy"]
LIFESTYLES: tuple[Lifestyle, ...] = ("none", "poor", "common", "wealthy")
