"""What a character would roll now, before anybody asks for dice: the bonuses that count, and the throw (DG-ROLL-1)."""

from collections.abc import Sequence

from rules.modifier import Modifier, Part
from rules.sheets.bonus import Bonus
from rules.table import Table
from rules.throws import Throw, thrown
from rules.tracks import track_at


def bonuses_held(table: Table, who: str) -> dict[str, Bonus]:
    """The bonuses of a character that count now, by id: those held, of a kind that their sheet knows (DG-FORWARD)."""
    character = table.characters[who]
    knows_edges = character.sheet.HAS_ADVANTAGE
    return {
        id: bonus
        for id, bonus in character.bonuses.items()
        if bonus.status == "held" and (bonus.gives == "number" or knows_edges)
    }


def forecast(
    table: Table,
    who: str,
    stat: str = "",
    *,
    parts: Sequence[Part] = (),
    advantages: Sequence[str] = (),
    disadvantages: Sequence[str] = (),
    apart: Sequence[str] = (),
) -> Throw:
    """What a character would roll now with a stat of their sheet ("" for none), with every part and its source.

    `parts`, `advantages` and `disadvantages` are what the move itself brings; `apart` are ids of bonuses that do not
    apply. A stat that nobody has given yet counts nothing.
    """
    sheet = table.characters[who].sheet
    bonuses = [one for id, one in bonuses_held(table, who).items() if id not in apart]
    held = [Part(f"{one.kind}, {one.name}", one.amount) for one in bonuses if one.gives == "number"]
    value = track_at(stat_place(who, stat)).value(table) if stat else None
    base = (Part(stat_word(table, who, stat), value),) if value is not None else ()
    modifier = Modifier(base, sheet.MOST_MODIFIER).and_also(*parts, *held, *sheet.penalties)
    return thrown(
        modifier,
        (*advantages, *(one.name for one in bonuses if one.gives == "advantage")),
        (*disadvantages, *sheet.disadvantages(stat), *(one.name for one in bonuses if one.gives == "disadvantage")),
    )


def stat_place(who: str, stat: str) -> str:
    """Where a stat of a character stands."""
    return f"characters.{who}.sheet.{stat}"


def stat_word(table: Table, who: str, stat: str) -> str:
    """What a stat of somebody's sheet is called: `Might`, `STR`; "" for none."""
    return next((line.word for line in table.characters[who].sheet.STATS if line.field == stat), "")
