"""Scenes: campaigns with something on the table, and the keys that bring a screen up. Snapshots and screenshots alike.

`python -m tests.scenes` draws them into screenshots/.
"""

from tests.scenes.campaigns import (
    LONG_NAME,
    MARKUP,
    answered,
    begun,
    crowded,
    empty,
    hard_winter,
    left_open,
    odd_names,
    played,
    read_only,
    sample,
    unfinished,
)
from tests.scenes.scene import LARGE, MEDIUM, SIZES, SMALL, WIDE, Scene, settled

__all__ = [
    "LARGE",
    "LONG_NAME",
    "MARKUP",
    "MEDIUM",
    "SIZES",
    "SMALL",
    "WIDE",
    "Scene",
    "answered",
    "begun",
    "crowded",
    "empty",
    "hard_winter",
    "left_open",
    "odd_names",
    "played",
    "read_only",
    "sample",
    "settled",
    "unfinished",
]
