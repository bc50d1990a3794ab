"""Endings: a closed terminal, the signals that by default kill a program and leave the terminal as it is, and the board
that is left for another campaign.

Nothing waits here for anything to be saved: what was shown is on the disk.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Callable

ENDED_BY_SIGNAL = 128  # and the signal's number: what a shell reports
ANOTHER = "another campaign"  # what the board ends with where that is wanted; else with nothing
SIGNALS = (signal.SIGHUP, signal.SIGTERM, signal.SIGINT)


def watch_for_signals(leave: Callable[[int], None]) -> None:
    """Have `leave` called with the exit status when one of the signals arrives. Where the screen's loop runs."""
    loop = asyncio.get_running_loop()
    for number in SIGNALS:
        loop.add_signal_handler(number, leave, ENDED_BY_SIGNAL + number)


def terminal_is_gone() -> bool:
    """Whether the keyboard's end of the terminal has been closed: reading on would spin."""
    try:
        return not os.isatty(sys.__stdin__.fileno()) if sys.__stdin__ else True
    except (OSError, ValueError):
        return True
