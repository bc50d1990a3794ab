"""What comes in from outside, so that tests can give it exactly: the time, and names for new plays."""

import os
from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], datetime]  # an aware time
NewId = Callable[[], str]


def now() -> datetime:
    """This moment, in UTC."""
    return datetime.now(UTC)


def new_id() -> str:
    """A name for a play that no other has: 16 hexadecimal digits."""
    return os.urandom(8).hex()  # `secrets` would do the same, and import 5 ms of other things


def stamp(clock: Clock) -> str:
    """A moment as the chronicle writes it: ISO, in UTC, with its offset, to the second."""
    return clock().astimezone(UTC).isoformat(timespec="seconds")
