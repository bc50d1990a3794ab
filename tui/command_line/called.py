"""What the program is called where it was started: hints that can be typed as they stand begin with it."""

import os

VARIABLE = "HEARTHSIDE_COMMAND"


def command() -> str:
    """`hearthside`, or what whoever started it says, such as `python3 start.py`: there it is not on the path."""
    return os.environ.get(VARIABLE) or "hearthside"
