"""What the players see of a fight: no foe that they do not know of, nor how hurt one is unless that is open."""

from typing import Any

from rules.combat.sides import Battalion, Foe
from rules.frozen_map import FrozenMap
from rules.table import Character, Table

KINDS = ("fights", "foes", "battalions", "edges")
_BEARERS = ("foes", "battalions")
OF_ANY_FOE = ("", "name", "fight", "status", "many", "began")  # of one that is known: players count those before them
OF_ANY_FORCE = ("", "name", "side", "fight", "status")  # how many one is of, nobody counts


def sees_in_a_fight(table: Table, where: str) -> bool:
    """Whether the players see what stands at `where`, of a kind in KINDS (DG-NPC).

    A fight that is kept for later is the GM's alone, with all who are in it.
    """
    kind, _, rest = where.partition(".")
    slug, _, field = rest.partition(".")
    if kind == "fights":
        return slug in table.fights and table.fights[slug].status != "kept"
    if kind == "foes":
        foe = table.foes.get(slug)
        return foe is not None and _known(table, foe) and (field in OF_ANY_FOE or table.campaign.settings.foes_open)
    if kind == "battalions":
        one = table.battalions.get(slug)
        return one is not None and _known(table, one) and (_ours(one) or field in OF_ANY_FORCE or _open(table))
    edge = table.edges.get(slug)
    return edge is not None and sees_in_a_fight(table, f"fights.{edge.fight}") and _bearer_seen(table, edge.bearer)


def _open(table: Table) -> bool:
    return table.campaign.settings.foes_open


def _ours(one: Battalion) -> bool:
    return one.side == "ours"


def _known(table: Table, one: Foe | Battalion) -> bool:
    return one.known and (not one.fight or sees_in_a_fight(table, f"fights.{one.fight}"))


def _bearer_seen(table: Table, bearer: str) -> bool:
    """An edge is seen where its bearer is, with what it comes to."""
    if bearer in table.foes:
        return sees_in_a_fight(table, f"foes.{bearer}.sheet")
    if bearer in table.battalions:
        return sees_in_a_fight(table, f"battalions.{bearer}.harm")
    return True


def unseen(table: Table, who: str) -> bool:
    """Whether somebody is in a fight and the players do not know of them."""
    return any(who in getattr(table, kind) and not sees_in_a_fight(table, f"{kind}.{who}") for kind in _BEARERS)


def tells_of_the_unseen(table: Table, who: str, field: str) -> bool:
    """Whether a field of a character says that their questions are about one of those."""
    kind, _, rest = field.partition(".")
    slug, _, part = rest.partition(".")
    if kind != "questions" or part != "of" or who not in table.characters:
        return False
    held = table.characters[who].questions.get(slug)
    return held is not None and unseen(table, held.of)


def asking_of_the_seen(table: Table, one: Character) -> Character:
    """A character whose questions name none of those."""
    if not any(unseen(table, held.of) for held in one.questions.values()):
        return one
    questions = {
        slug: held.model_copy(update={"of": ""}) if unseen(table, held.of) else held
        for slug, held in one.questions.items()
    }
    return one.model_copy(update={"questions": FrozenMap(questions)})


def without_the_unseen(table: Table) -> tuple[dict[str, Any], set[str]]:
    """The kinds of a fight as the players see them, and the places of what is kept from them in what they do see."""
    hidden: set[str] = set()
    seen: dict[str, Any] = {}
    for kind in KINDS:
        things: FrozenMap[Any] = getattr(table, kind)
        shown = {slug: one for slug, one in things.items() if sees_in_a_fight(table, f"{kind}.{slug}")}
        if kind in ("foes", "battalions"):
            shown = {slug: _closed(table, kind, slug, one, hidden) for slug, one in shown.items()}
        seen[kind] = FrozenMap(shown)
    return seen, hidden


def _closed(table: Table, kind: str, slug: str, one: Foe | Battalion, hidden: set[str]) -> Foe | Battalion:
    """A foe or a battalion with what is kept from the players as if nobody had said it yet."""
    blank: dict[str, Any] = {"note": ""}
    if not sees_in_a_fight(table, f"{kind}.{slug}.harm"):
        blank |= {"sheet": None} if isinstance(one, Foe) else {"quality": None, "harm": None, "armor": None}
    hidden |= {f"{kind}.{slug}.{field}" for field in blank}
    if not sees_in_a_fight(table, f"{kind}.{slug}.members") and isinstance(one, Battalion):
        hidden |= {f"{kind}.{slug}.{field}" for field in ("members", "began", "commander")}
    return one.model_copy(update=blank)
