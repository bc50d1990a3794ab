"""The boxes themselves: where Wounds stand, how many there are, and who is Dying until when (DG-WOUNDS)."""

from rules.errors import Refused
from rules.kept import PRESENT
from rules.named import called, place_of
from rules.sheets.wounds import BOXES, WoundsSheet, condition
from rules.table import Table
from rules.track import Track
from rules.tracks import on_sheet

SHEET = "wounds"
NEXT = 1  # DG-WOUNDS-2: sessions from the one in which somebody came to 6 to the one whose end they may not see


def wounds_track(table: Table, who: str) -> Track | None:
    """Where somebody's Wounds stand, a character's or anybody else's; None for who has none."""
    return on_sheet(table, who, "wounds")


def wounds_at(table: Table, who: str) -> Track:
    """The same of who has some. Raises Refused for anybody else."""
    if (track := wounds_track(table, who)) is None:
        raise Refused(f"{called(table, who)} has no Wounds", place_of(table, who))
    return track


def wounds_of(table: Table, who: str) -> int:
    """How many Wounds somebody has. Raises Refused for who can have none."""
    return int(wounds_at(table, who).value(table))


def has_boxes(table: Table, who: str) -> bool:
    """Whether it is a player's character with six boxes: nobody else is Wounded, Broken or Dying (DG-NPC)."""
    return who in table.characters and isinstance(table.characters[who].sheet, WoundsSheet)


def ends_with(table: Table) -> int:
    """The session at whose end death comes to one who is Dying from now on: the next one (DG-WOUNDS-2)."""
    return table.campaign.session + NEXT


def term_place(who: str) -> str:
    """Where the session stands at whose end death comes."""
    return f"characters.{who}.sheet.dies_with"


def dying(table: Table) -> dict[str, int | None]:
    """Who is Dying and lives still, and the session at whose end death comes; None where none is written down."""
    found = {}
    for who, one in table.characters.items():
        if isinstance(one.sheet, WoundsSheet) and one.sheet.wounds == BOXES and one.status in PRESENT:
            found[who] = one.sheet.dies_with
    return found


def says(table: Table, who: str) -> str:
    """How somebody is, in a few words: `3 Wounds, Wounded`."""
    wounds = wounds_of(table, who)
    many = f"{wounds} Wound{'' if wounds == 1 else 's'}"
    if has_boxes(table, who):
        return f"{many}, {condition(wounds)}"
    track = wounds_track(table, who)
    most = None if track is None else track.top(table)
    return many if most is None else f"{many} of {most}"
