"""Who sees what: one function, and the view that every screen is built from."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules.changes import Change, Remark
from rules.combat.sight import KINDS as OF_A_FIGHT
from rules.combat.sight import (
    asking_of_the_seen,
    sees_in_a_fight,
    tells_of_the_unseen,
    unseen,
    without_the_unseen,
)
from rules.combat.sums_as_seen import closed_to_players, sum_as_seen
from rules.frozen_map import FrozenMap
from rules.seats import Seat
from rules.sheets.signatures.household import Household
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, Table
from rules.tracks import TRACKS

GM_ONLY = frozenset(track.where for track in TRACKS if track.gm_only)
GM_POOLS = ("dread", "fortune")
PURSES = ("sheet.purse", "sheet.spent", "sheet.signature.account")
WORTH = ("holdings.income", "reputations.given")  # what is as telling as a purse
FORTUNE_FOR_GOLD = "fortune-for-gold-session-"  # and its number: what is done as a session's gold brings Fortune
ALL_NOTES = "notes.all"  # what a note for everybody is about


def own_notes(who: str) -> str:
    """What a note for its writer alone is about."""
    return f"notes.{who}"


def sees(table: Table, seat: Seat, where: str) -> bool:
    """Whether a seat sees what stands at `where`, or is told of it.

    The GM sees all. Nobody else sees a threat that is not known, or whether one is, or what one does next; nor the
    stages, unless the campaign opens them; nor a foe that is not known, or how one fares that is, unless the campaign
    opens that; nor the GM's notes; nor the GM's pools, and whether gold has brought any of them; nor what is in the
    purses of others, what their property brings in and what they gave for goodwill, where the campaign keeps purses
    closed.
    """
    if seat.is_gm:
        return True
    kind, _, rest = where.partition(".")
    slug, _, field = rest.partition(".")
    if f"{kind}.*.{field}" in GM_ONLY:
        return False
    if kind == "threats":
        return _sees_threat(table, slug, field)
    if kind == "gm":
        return all(getattr(table.campaign.settings, f"{pool}_open") for pool in ([slug] if slug else GM_POOLS))
    if kind == "done" and slug.startswith(FORTUNE_FOR_GOLD):
        return table.campaign.settings.fortune_open
    if kind == "characters" and field in PURSES:
        return table.campaign.settings.purses_open or slug in seat.characters
    if f"{kind}.{field}" in WORTH:
        return table.campaign.settings.purses_open or whose_worth(table, kind, slug) in seat.characters
    if kind in OF_A_FIGHT:
        return sees_in_a_fight(table, where)
    if kind == "characters" and tells_of_the_unseen(table, slug, field):
        return False
    if kind == "notes":
        return where == ALL_NOTES or slug in seat.characters
    return True


def whose_worth(table: Table, kind: str, slug: str) -> str:
    """Whose property or Reputation it is: their id, "" where it is not there."""
    if kind == "holdings":
        return table.holdings[slug].owner if slug in table.holdings else ""
    return table.reputations[slug].of if slug in table.reputations else ""


def _sees_threat(table: Table, slug: str, field: str) -> bool:
    threat = table.threats.get(slug)
    if threat is None or not threat.known:
        return False
    return table.campaign.settings.threats_open or field not in ("stage", "stages")


class View(Struct, frozen=True):
    """A table as one seat sees it. What it does not see is not in `table`; a hidden value is a default there."""

    table: Table
    seat: Seat
    hidden: frozenset[str] = frozenset()

    def shows(self, where: str) -> bool:
        """Whether what stands at `where` is shown to this seat."""
        return sees(self.table, self.seat, where) and where not in self.hidden


def view(table: Table, seat: Seat) -> View:
    """The table with everything taken out that the seat must not see."""
    if seat.is_gm:
        return View(table, seat)
    shown, hidden = {}, set()
    for slug, threat in table.threats.items():
        if not sees(table, seat, f"threats.{slug}"):
            continue
        if threat.next:
            hidden.add(f"threats.{slug}.next")
            threat = threat.model_copy(update={"next": ""})
        if not sees(table, seat, f"threats.{slug}.stage"):
            hidden |= {f"threats.{slug}.stage", f"threats.{slug}.stages"}
            threat = threat.model_copy(update={"stage": 0, "stages": 1})
        shown[slug] = threat
    closed = {pool: 0 for pool in GM_POOLS if not sees(table, seat, f"gm.{pool}")}
    hidden |= {f"gm.{pool}" for pool in closed}
    done = {id: one for id, one in table.done.items() if sees(table, seat, f"done.{id}")}
    characters = {slug: asking_of_the_seen(table, one) for slug, one in table.characters.items()}
    in_fights, kept = without_the_unseen(table)
    hidden |= kept
    seen: dict[str, Any] = {
        "threats": FrozenMap(shown),
        "gm": table.gm.model_copy(update=closed),
        "done": FrozenMap(done),
        "characters": FrozenMap(characters),
        **in_fights,
    }
    if not table.campaign.settings.purses_open:
        seen["characters"] = FrozenMap({slug: _without_purse(seat, slug, one) for slug, one in characters.items()})
        hidden |= {
            f"characters.{slug}.{purse}" for slug in table.characters if slug not in seat.characters for purse in PURSES
        }
        worth, kept = _without_worth(table, seat)
        seen |= worth
        hidden |= kept
    return View(table.model_copy(update=seen), seat, frozenset(hidden))


def _without_purse(seat: Seat, slug: str, one: Character) -> Character:
    if slug in seat.characters or not isinstance(one.sheet, WoundsSheet):
        return one
    closed: dict[str, Any] = {"purse": None, "spent": 0}
    if isinstance(one.sheet.signature, Household):
        closed["signature"] = one.sheet.signature.model_copy(update={"account": None})
    return one.model_copy(update={"sheet": one.sheet.model_copy(update=closed)})


def _without_worth(table: Table, seat: Seat) -> tuple[dict[str, Any], set[str]]:
    """Property without what it brings in, Reputations without what was given for them, of others; and those places."""
    hidden = {
        place
        for kind, things, field in (("holdings", table.holdings, "income"), ("reputations", table.reputations, "given"))
        for slug in things
        if not sees(table, seat, place := f"{kind}.{slug}.{field}")
    }
    worth = {
        "holdings": FrozenMap(
            {
                slug: one.model_copy(update={"income": None}) if f"holdings.{slug}.income" in hidden else one
                for slug, one in table.holdings.items()
            }
        ),
        "reputations": FrozenMap(
            {
                slug: one.model_copy(update={"given": 0}) if f"reputations.{slug}.given" in hidden else one
                for slug, one in table.reputations.items()
            }
        ),
    }
    return worth, hidden


def changes_seen(table: Table, seat: Seat, changes: Iterable[Change]) -> tuple[Change, ...]:
    """Those changes that a seat may be told of, without the fields of a thing that are kept from it, and without the
    numbers in a sum that are."""
    if seat.is_gm:
        return tuple(changes)
    closed = closed_to_players(table)
    return tuple(
        replace(
            change,
            why=sum_as_seen(table, closed, change.why),
            before=_part(table, seat, change.where, change.before),
            after=_part(table, seat, change.where, change.after),
        )
        for change in changes
        if sees(table, seat, change.where)
    )


def _part(table: Table, seat: Seat, where: str, value: Any) -> Any:
    """What stands there, without what is kept from the seat, however deep within it that is."""
    if not isinstance(value, dict):
        return value
    return {
        field: _part(table, seat, place, held)
        for field, held in value.items()
        if sees(table, seat, place := f"{where}.{field}") and not (field == "of" and unseen(table, held))
    }


def remarks_seen(table: Table, seat: Seat, remarks: Iterable[Remark]) -> tuple[Remark, ...]:
    """Those remarks that a seat may be told of, without the numbers in a sum that are kept from it."""
    if seat.is_gm:
        return tuple(remarks)
    closed = closed_to_players(table)
    seen = (remark for remark in remarks if sees(table, seat, remark.about))
    return tuple(replace(remark, text=sum_as_seen(table, closed, remark.text)) for remark in seen)
