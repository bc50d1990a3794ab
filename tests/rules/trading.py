"""Tables with gold to be made: Odo with businesses and what people think of him, Rhea, and Bram who has HP."""

from collections.abc import Mapping
from typing import Any

from rules.economy.holdings import Holding, Reputation
from rules.places import MISSING
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, GmPools, Table
from tests.rules.playing import Did
from tests.rules.tables import BRAM, stonewell

GP, SP = 100, 10
SEVEN = {"session": 7, "in_session": True}
PURSE = "characters.odo.sheet.purse"
SPENT = "characters.odo.sheet.spent"


def trading(
    *,
    purse: int | None = 100 * GP,
    wits: int = 0,
    holdings: Mapping[str, Holding] | None = None,
    reputations: Mapping[str, Reputation] | None = None,
    rhea: Mapping[str, Any] | None = None,
    dread: int = 0,
    table: Mapping[str, Any] | None = None,
    **odo: Any,
) -> Table:
    """Session 7 runs. Odo has 100 gp and Wits 0 but for what is given."""
    characters = {
        "odo": Character(name="Odo", sheet=WoundsSheet(purse=purse, wits=wits, **odo)),
        "rhea": Character(name="Rhea", sheet=WoundsSheet(**({"purse": 10 * GP, "wits": 0} | dict(rhea or {})))),
        "bram": BRAM,
    }
    made = stonewell(
        characters=characters,
        holdings=holdings,
        reputations=reputations,
        **({"campaign": SEVEN} | dict(table or {})),
    )
    return made.model_copy(update={"gm": GmPools(dread=dread)})


def business(name: str, income: int = 10 * GP, **fields: Any) -> Holding:
    """A business of Odo's that pays 10 gp, staffed and working, but for what is given."""
    return Holding(**({"name": name, "owner": "odo", "use": "income", "income": income} | fields))


def businesses(count: int, income: int = 10 * GP, **others: Holding) -> dict[str, Holding]:
    """So many of them: b1, b2 and so on, the first three the core; `others` take the place of theirs."""
    made = {f"b{number}": business(f"B{number}", income, core=number <= 3) for number in range(1, count + 1)}
    return made | others


def known(value: int = 0, name: str = "Osmere", **fields: Any) -> Reputation:
    """What Osmere thinks of Odo."""
    return Reputation(**({"name": name, "of": "odo", "value": value} | fields))


def stamped(name: str, rule: str, scope: str = "odo/") -> Did:
    """A mark that something was done in session 7."""
    return Did(f"{scope}done.session-7-{name}", MISSING, {"rule": rule}, rule)


def got(scope: str, before: int, after: int, rule: str, why: str) -> Did:
    """Gold that came into Odo's purse."""
    return Did(f"odo/{scope}/{PURSE}", before, after, rule, why)


def paid(scope: str, before: int, amount: int, why: str, rule: str = "DG-COIN-2") -> tuple[Did, Did]:
    """Gold that Odo paid, of which none was spent before."""
    return (
        Did(f"{scope}/payment/{PURSE}", before, before - amount, rule, why),
        Did(f"{scope}/payment/{SPENT}", 0, amount, "DG-FORTUNE-GOLD", why),
    )


def purse_of(table: Table, who: str = "odo") -> int:
    """What is in a purse."""
    sheet = table.characters[who].sheet
    assert isinstance(sheet, WoundsSheet)
    assert sheet.purse is not None
    return sheet.purse
