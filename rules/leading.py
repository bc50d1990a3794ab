"""Which character makes a move: the one at whose seat it is made, else it is asked."""

from rules.asks import GM, Option, Pick
from rules.errors import Refused
from rules.named import who_is
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.sheets.sheet import SHEETS
from rules.table import Table


def able(table: Table, sheet: str = "") -> tuple[Option, ...]:
    """The characters who are here, of one kind of sheet if that is said."""
    return tuple(
        Option(id, one.name, who_is(one), f"characters.{id}")
        for id, one in table.characters.items()
        if one.status == "here" and sheet in ("", one.sheet.kind)
    )


def nobody_able(table: Table, who: str, sheet: str = "") -> str | None:
    """Why this character, or nobody at all, can make such a move; for `blocked`. None if one can."""
    options = able(table, sheet)
    if who in table.characters and who not in [option.id for option in options]:
        one = table.characters[who]
        return f"{one.name} is {one.status}" if one.status != "here" else f"{one.name} has a {one.sheet.WORD}"
    if not options:
        return f"nobody here has a {SHEETS[sheet].WORD}" if sheet else "no player's character is here"
    return None


@step
def who_leads(
    play: Play,
    *,
    rule: str,
    text: str = "Who is it?",
    id: str = "who",
    sheet: str = "",
    options: tuple[Option, ...] = (),
) -> Steps[str]:
    """The id of the character who makes the move: whoever sits there, the only one that there is, or one picked.

    `options` are those who can, where a move lists them in its own order or says more of them. Raises Refused where
    none can.
    """
    if reason := nobody_able(play.table, play.who, sheet):
        raise Refused(reason)
    if play.who in play.table.characters:
        return play.who
    options = options or able(play.table, sheet)
    who = yield from the_one(play, Pick(id=id, text=text, to=GM, rule=rule, options=options))
    return who
