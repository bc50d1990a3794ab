"""How a command ends: the codes that scripts go by, and the errors that carry one."""

DONE = 0
CANNOT = 1  # the disk, a lock, a damaged campaign
USAGE = 2  # what was typed is no command, or no place to run it
ASK_IS_OPEN = 3  # something has still to be answered or confirmed
REFUSED = 4  # by the rules or the seat
STOPPED = 130  # Ctrl+C


class Stop(Exception):
    """A command that ends here. Its text is for the person at the keys and says what to do next."""

    code = CANNOT


class Cannot(Stop):
    """It could not be done: the disk, a lock, a damaged campaign."""


class Usage(Stop):
    """What was typed can't be taken."""

    code = USAGE


class AskIsOpen(Stop):
    """Something has still to be answered. What was answered so far is kept."""

    code = ASK_IS_OPEN


class NotAllowed(Stop):
    """The rules or the seat do not allow it."""

    code = REFUSED


def sentence(reason: str) -> str:
    """A reason of the rules as a sentence of its own."""
    text = reason[:1].upper() + reason[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."
