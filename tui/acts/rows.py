"""What the keys mean at a row of the steading or the party: the move that each makes, with its first asks answered."""

from collections.abc import Mapping
from typing import Any

from rules.by_hand import SET_BY_HAND
from rules.errors import Refused
from rules.homefront.gains import KEPT_FOR_USE, USE_A_GAIN
from rules.homefront.plans import ALSO_TAKES, DROP_A_PLAN, TICK, work_on
from rules.homefront.threats import NEW, THREAT_GROWS
from rules.moves import Move
from rules.people import PERSON_BECOMES
from rules.places import look
from rules.table import Table
from rules.tracks import track_at
from rules.wounds.boxes import wounds_of, wounds_track
from rules.wounds.first_aid import FIRST_AID
from rules.wounds.healing import out_of_reach

Begun = tuple[str, Mapping[str, Any]]  # the id of a move, and what is answered to it already

FOR_SEVERAL = ("make-camp", "night-rest", "keep-company")  # moves that ask at once for all whom they are about

ADDS = "a adds at a row of Threats or Plans; m a makes a plan"


def marked(table: Table, row: str) -> Begun:
    """What `x` does at a row: a threat comes a stage further, a plan's next part is done, a gain is used, a mark is set
    or cleared, a resource is lost. Of somebody it is asked what becomes of them.

    A row is the place of a track, `threats.ID`, or `plans.ID.requirements.ID`. Raises Refused where `x` means nothing.
    """
    kind, slug, part = _parts(row)
    if kind == "threats":
        return THREAT_GROWS.id, {"threat/which": [slug]}
    if kind == "plans":
        return TICK.id, {"which": [_work(table, slug, part)]}
    if kind in ("characters", "people"):
        return PERSON_BECOMES.id, {"who": [slug]}
    if kind == "resources":
        return SET_BY_HAND.id, {"track": [row], f"{row}/value": ["lost"]}
    if kind == "gains":
        if table.gains[slug].kind not in KEPT_FOR_USE:
            raise Refused("this gain holds by itself until its season ends")
        return USE_A_GAIN.id, {"which": [slug]}
    track = track_at(row)
    if track.kind != "mark":
        raise Refused(f"{track.word} is a number: + and - change it, e sets it")
    return SET_BY_HAND.id, {"track": [row], f"{row}/value": not track.value(table)}


def added(row: str) -> Begun:
    """What `a` adds at a row: another threat, or another part of a plan. Raises Refused elsewhere."""
    kind, slug, _ = _parts(row)
    if kind == "threats":
        return THREAT_GROWS.id, {"threat/which": [NEW]}
    if kind == "plans":
        return ALSO_TAKES.id, {"plan": [slug]}
    raise Refused(ADDS)


def begun_at(table: Table, move: Move, row: str) -> Mapping[str, Any]:
    """What is answered already to a move that is made while this row is chosen: which threat, gain or plan.

    Raises Refused for a part of a plan that can't be ticked.
    """
    kind, slug, part = _parts(row)
    if not move.row or move.row != kind:
        return {}
    if move in (ALSO_TAKES, DROP_A_PLAN):
        return {"plan": [slug]}
    return {"which": [_work(table, slug, part) if move == TICK else slug]}


def main_number(table: Table, place: str) -> str:
    """Where the Wounds or the HP of somebody stand. Raises Refused for who has neither."""
    sheet = look(table, f"{place}.sheet")
    if sheet is None:
        raise Refused(f"{look(table, f'{place}.name')} has neither HP nor Wounds: e gives some")
    return f"{place}.sheet.{'wounds' if sheet.kind == 'wounds' else 'hp'}"


def chosen_first(table: Table, move: Move, place: str) -> Mapping[str, Any]:
    """What is answered already to a move that is made while this one of the party is chosen.

    Nothing to one that is for several at once. Whoever First Aid could help is the one whom it is for; somebody else
    who has a healer's kit gives it.
    """
    if move.id in FOR_SEVERAL:
        return {}
    id = place.rpartition(".")[2]
    if move != FIRST_AID:
        return {"who": [id]}
    has_kit = place.startswith("characters.") and getattr(table.characters[id].sheet, "kit", None)
    return {"healer": [id]} if has_kit and not near_to(table, move, place) else {}


def near_to(table: Table, move: Move, place: str) -> str:
    """The place again, of somebody whom the move may well be about; "" where it could do nothing for them."""
    who = place.rpartition(".")[2]
    if move == FIRST_AID and (wounds_track(table, who) is None or out_of_reach(table, who)):
        return ""
    return place


def past_first_aid(table: Table, place: str) -> str:
    """Why First Aid can do nothing for somebody who is hurt; "" where it can, and for who is not."""
    who = place.rpartition(".")[2]
    if wounds_track(table, who) is None or not wounds_of(table, who):
        return ""
    return out_of_reach(table, who) or ""


def _parts(row: str) -> tuple[str, str, str]:
    """The kind of thing, its id, and the id of a plan's requirement, or ""."""
    kind, _, rest = row.partition(".")
    slug, _, rest = rest.partition(".")
    field, _, part = rest.partition(".")
    return kind, slug, part if field == "requirements" else ""


def _work(table: Table, plan: str, part: str) -> str:
    """The work that a row of a plan stands for: that part, or the next one that can be done. Raises Refused."""
    there = [option.id for option in work_on(table, plan)]
    wanted = [one for one in there if not part or one == f"{plan}/{part}"]
    if wanted:
        return wanted[0]
    if part and table.plans[plan].requirements[part].done:
        raise Refused("this is there already: u takes back the newest entry, the Chronicle's U any")
    raise Refused("this waits for a plan of its own: tick that one's parts")
