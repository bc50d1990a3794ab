"""Several things in one answer, with a sign between them."""

from rules.asks import can_be_seen
from rules.errors import Refused
from rules.table import LONGEST_NAME

BETWEEN = ";"


def several(said: str, *, about: str = "steading") -> tuple[str, ...]:
    """The names in an answer, each once. Raises Refused for one that is too long."""
    names = tuple(dict.fromkeys(part.strip() for part in said.split(BETWEEN) if can_be_seen(part)))
    for name in names:
        if len(name) > LONGEST_NAME:
            raise Refused(f"a name of {len(name)} characters is too long: {LONGEST_NAME} at most", about)
    return names
