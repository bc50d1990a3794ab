"""Tables with followers: Tam who scouts for Odo, Ivo who serves the party, Pike's guards who bear arms."""

from collections.abc import Mapping
from typing import Any

from rules.places import MISSING
from rules.sheets.signatures.household import Household
from rules.table import Person, Table
from tests.rules.playing import Did
from tests.rules.trading import GP, trading

TAM = {"name": "Tam Reed", "role": "scout", "follows": "odo", "loyalty": 1, "wage": 15 * GP}
IVO = {"name": "Ivo", "role": "clerk", "loyalty": 0, "wage": 10 * GP}
PIKE = {"name": "Pike Six", "role": "guards", "follows": "odo", "loyalty": 0, "wage": 60 * GP, "armed": True}


def follower(**said: Any) -> Person:
    """Somebody who serves."""
    return Person(**({"follower": True} | said))


def tam(**said: Any) -> Person:
    """Tam Reed, Odo's scout for 15 gp a session, Loyalty 1, but for what is given."""
    return follower(**(TAM | said))


def ivo(**said: Any) -> Person:
    """Ivo, who serves the party for 10 gp a session."""
    return follower(**(IVO | said))


def pike(**said: Any) -> Person:
    """Six guards of Odo's for 60 gp a session."""
    return follower(**(PIKE | said))


def serving(
    people: Mapping[str, Person] | None = None,
    *,
    account: int | None = None,
    table: Mapping[str, Any] | None = None,
    **odo: Any,
) -> Table:
    """Session 7 runs. Odo has 100 gp and, where it is said, a House Account; Tam serves him unless others are given."""
    people = {"tam": tam()} if people is None else people
    lord = {} if account is None else {"calling": "Lord", "signature": Household(account=account)}
    return trading(table={"people": people} | dict(table or {}), **lord, **odo)


def settled(who: str, scope: str) -> Did:
    """The mark that a wage of session 7 is settled."""
    return Did(f"{scope}done.session-7-wages-{who}", MISSING, {"rule": "DG-SESSION"}, "DG-SESSION")


def skipped(duty: str, scope: str) -> Did:
    """The mark that a duty of session 7 was skipped."""
    return Did(f"{scope}done.skipped-session-7-{duty}", MISSING, {"rule": "DG-SESSION"}, "DG-SESSION")


def paid(
    who: str, before: int, amount: int, why: str, *, rule: str = "DG-FOLLOWER-2", spent: int = 0, scope: str = "now"
) -> tuple[Did, Did]:
    """A wage out of Odo's purse."""
    sheet = f"odo/{who}/{scope}/wage/characters.odo.sheet"
    return (
        Did(f"{sheet}.purse", before, before - amount, rule, why),
        Did(f"{sheet}.spent", spent, spent + amount, "DG-FORTUNE-GOLD", why),
    )
