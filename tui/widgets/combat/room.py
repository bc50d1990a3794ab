"""How many rows each part of the Combat tab has: what is needed least gives way first."""

from msgspec import Struct

OUTLOOK = 8  # rows of the forecast: its heading, what is rolled, dealt and taken, names, and the results
DREAD = 8  # rows of what GM Dread buys
LEAST_SIDES = 4  # rows
MOST_BATTALIONS = 4  # rows at the smallest size
ROOMY = 22  # rows of the tab from which there is an empty one below the spotlight
TALL = 36  # rows of the tab from which it says what GM Dread buys, if they are free
BELOW = 3  # rows that stay free above that


class Room(Struct, frozen=True):
    """Rows of each part, and the empty ones above two of them."""

    sides: int
    battalions: int
    outlook: int
    dread: int
    above_battalions: int
    above_outlook: int


def shared(height: int, *, sides: int, battalions: int, forecast: bool) -> Room:
    """The rows of a tab of `height` rows. `sides` is how many the longer side would fill, with its heading;
    `battalions` how many there are.

    Both sides have as many as they need, as far as the forecast and the battalions leave them; they can be scrolled.
    """
    roomy = height >= ROOMY
    rest = height - (2 if roomy else 1)
    raised = battalions + 1 if battalions else 0
    raised = raised if roomy else min(raised, MOST_BATTALIONS)
    outlook = OUTLOOK if forecast else 0
    sides = max(LEAST_SIDES, min(sides, rest - raised - outlook))
    left = max(0, rest - sides - raised - outlook)
    above_outlook = min(1, left)
    above_battalions = min(1, left - above_outlook) if raised else 0
    left -= above_outlook + above_battalions
    dread = DREAD if height >= TALL and left >= DREAD + BELOW else 0
    spare = left - dread - 1 if dread else left
    return Room(sides, raised, outlook + spare, dread, above_battalions, above_outlook)
