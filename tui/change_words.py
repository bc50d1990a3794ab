"""Changes in words: what they come to in all, and each as its track's word, the value before and the value after."""

from collections.abc import Iterable, Mapping
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import replace

from rules.changes import Change
from rules.effects import Counted, counted
from rules.errors import NoSuchPlace
from rules.homefront.gains import NAMES
from rules.homefront.winter import meal_year
from rules.named import called
from rules.places import MISSING, look
from rules.sessions import IN_SESSION
from rules.sheets.signatures.signature import signature_in_words
from rules.statuses import goes_without_saying
from rules.table import Table
from rules.tracks import SEASON, STATS, YEAR, track_at, word_at
from rules.wounds.missed import who_missed_it
from tui.fight_words import is_no_news, of_a_fight, place_of_a_fight
from tui.newcomers import in_few_words

_APPEARS = {
    "people": "new",
    "characters": "new",
    "threats": "appears",
    "gains": "gained",
    "resources": "gained",
    "owed": "owed",
    "steading": "holds",
    "battalions": "raised",
}
# Places that no track is declared for, since nobody sets them by hand: what they are called, and what yes and no mean.
_SWITCHES = {IN_SESSION: ("the session", ("runs", "is over"))}
_PART_DONE = ("done", "")  # of what a plan takes: nothing is said of what was open before
_READY = ".ready"  # of a contact
_READY_OR_USED = ("ready", "used")
_SIGNATURE = ".signature"  # what makes a class what it is, whole
_YES_OR_NO = ("yes", "no")  # of what is no track
_FOLLOWS = ".follows"  # whom somebody serves, by id
_SAID_BY_VALUE = (": status", ": ready")  # words of tracks whose value says enough beside the thing's name
_AS_IT_BEGINS = ("held", "open", "sworn")  # states of a new thing that somebody has


def told(changes: Iterable[Change]) -> tuple[Change, ...]:
    """The changes that people are told of: all but stamps, which only keep a thing from happening twice, and what only
    counts how often the spotlight moved."""
    return tuple(change for change in changes if not (change.where.startswith("done.") or is_no_news(change.where)))


def net(changes: Iterable[Change]) -> tuple[Change, ...]:
    """What changes come to in all: one a place, from its first before to its last after, with every reason.

    What was waived, stamps, and places that end as they began are left out.
    """
    places: dict[str, Change] = {}
    for change in told(changes):
        if change.waived:
            continue
        first = places.get(change.where)
        if first is None:
            places[change.where] = change
        else:
            why = ", then ".join(filter(None, dict.fromkeys([first.why, change.why])))
            places[change.where] = replace(first, after=change.after, why=why)
    return tuple(change for change in places.values() if change.before != change.after)


def undone(changes: Iterable[Change]) -> tuple[Change, ...]:
    """What taking these changes back does in all: from how each place is left by them to how it was before.

    Why they were made is no reason for that.
    """
    return tuple(replace(one, before=one.after, after=one.before, why="") for one in reversed(net(changes)))


def most_telling_first(changes: Iterable[Change]) -> list[Change]:
    """The steading's tracks first; what a bonus, a fight's count or an edge came to late; a season's turn and a
    session's, which titles name already, last."""
    turn = (SEASON.where, YEAR.where, IN_SESSION)

    def rank(one: Change) -> int:
        if one.where in turn:
            return 3
        if one.where.startswith(("fights.", "edges.")) or ".bonuses." in one.where:
            return 2
        return 0 if one.where.startswith("steading.") else 1

    return sorted(changes, key=rank)


def change_in_words(table: Table, change: Change) -> tuple[str, str, str]:
    """A change as its track's word, the value before and the value after: `("Surplus", "3", "1")`.

    Before is "" where there was nothing: a campaign that begins, or a thing that appears, whose after says so
    (`("Grey Reavers", "", "appears")`). Of a thing that is undone the after is `gone`. `told` leaves out stamps first.
    """
    if (words := of_a_fight(table, change)) is not None:
        return words
    if change.where.endswith(_SIGNATURE):
        owner = change.where.removesuffix(f".sheet{_SIGNATURE}").partition(".")[2]
        return f"{called(table, owner)}: signature", _signature(change.before), _signature(change.after)
    thing, held = _thing(change)
    if held is not None:
        return (
            _whose(table, thing, held),
            "",
            _arrival(table, thing, held) if isinstance(change.after, Mapping) else "gone",
        )
    return (
        place_in_words(table, change.where),
        _value(table, change.where, change.before),
        _value(table, change.where, change.after),
    )


def _signature(held: Any) -> str:
    """What makes a class what it is, in words; `none` for who has nothing of the kind."""
    return signature_in_words(held) if isinstance(held, Mapping) else "none"


def _value(table: Table, where: str, value: Any) -> str:
    """A value as it is told, with names for ids."""
    if where.endswith(_FOLLOWS) and isinstance(value, str):
        return called(table, value) if value else "nobody"
    return value_in_words(where, value)


class Follows(Struct, frozen=True):
    """What comes of changes without being written down: a track, what it counted as, and how it counts now."""

    word: str
    was: int
    now: Counted

    @property
    def why(self) -> str:
        """How it comes to that: `1, lacking -1`."""
        return ", ".join([str(self.now.stored), *(f"{one.cause} {one.by:+d}" for one in self.now.because)])


def follows(before: Table, after: Table) -> tuple[Follows, ...]:
    """What marks and the muster do to the tracks from then on, while they last; or what they do no more."""
    found = []
    for track in STATS:
        then, now = counted(before, track), counted(after, track)
        if then != now and (then.because or now.because):
            found.append(Follows(track.word, then.value, now))
    return tuple(found)


def follows_in_words(before: Table, after: Table) -> tuple[str, ...]:
    """The same as sentences: `Prosperity counts as 0: 1, lacking -1`."""
    return tuple(f"{one.word} counts as {one.now.value}: {one.why}" for one in follows(before, after))


def value_in_words(where: str, value: Any) -> str:
    """A value of a place: marks as `marked` and `clear`, "" for one that is not there."""
    if value is MISSING:
        return ""
    if isinstance(value, bool) and (means := _yes_and_no(where)):
        return means[not value]
    try:
        return track_at(where).says(value)
    except NoSuchPlace:
        return _YES_OR_NO[not value] if isinstance(value, bool) else str(value)


def _yes_and_no(where: str) -> tuple[str, str] | None:
    if where in _SWITCHES:
        return _SWITCHES[where][1]
    if where.endswith(_READY):
        return _READY_OR_USED
    return _PART_DONE if _part(where) is not None else None


def _part(where: str) -> tuple[str, str] | None:
    """The plan and the requirement whose tick stands at a place."""
    kind, *rest = where.split(".")
    return (rest[0], rest[2]) if kind == "plans" and rest[1:2] == ["requirements"] and rest[3:] == ["done"] else None


def _thing(change: Change) -> tuple[str, Mapping[str, Any] | None]:
    """The place of a whole thing that came or went, and what was written of it; None for a value of one."""
    for value in (change.after, change.before):
        if isinstance(value, Mapping):
            return change.where, cast("Mapping[str, Any]", value)
    return change.where, None


def _whose(table: Table, where: str, held: Mapping[str, Any]) -> str:
    """What a thing is called, behind the name of whoever has it."""
    owner = ".".join(where.split(".")[:2])
    name = _thing_name(table, where, held)
    one = look(table, owner) if owner != where else MISSING
    return name if one is MISSING or not hasattr(one, "sheet") else f"{one.name}: {name}"


def _thing_name(table: Table | None, where: str, held: Mapping[str, Any]) -> str:
    kind, _, slug = where.partition(".")
    if kind == "gains" and held.get("kind") in NAMES:
        return NAMES[held["kind"]][0]
    return str(held.get("name") or held.get("text") or _debt_name(table, slug))


def _arrival(table: Table, where: str, held: Mapping[str, Any]) -> str:
    status, kind = str(held.get("status", "")), where.partition(".")[0]
    if where.count(".") > 1 and status in _AS_IT_BEGINS:
        return "new"
    if status and not goes_without_saying(where, status):
        return status
    if kind == "owed" and "amount" in held:
        slug = where.partition(".")[2]
        return f"{held['amount']} Surplus owed" if meal_year(slug) is not None else f"{held['amount']} owed"
    words = _APPEARS.get(kind, "appears")
    if kind in ("characters", "people") and where.count(".") == 1 and (more := in_few_words(table, held)):
        return f"{words}: {more}"
    return words


def _debt_name(table: Table | None, slug: str) -> str:
    year, who = meal_year(slug), who_missed_it(slug)
    if year is not None:
        return f"Second meal of year {year}"
    return f"{called(table, who) if table is not None else who}: ration missed" if who else slug


def place_in_words(table: Table | None, where: str) -> str:
    """What people call a place. The status of a thing goes by the thing's name alone."""
    if where in _SWITCHES:
        return _SWITCHES[where][0]
    if table is not None and (words := place_of_a_fight(table, where)):
        return words
    kind, _, rest = where.partition(".")
    slug, _, field = rest.partition(".")
    if table is not None and (part := _part(where)) and part[0] in table.plans:
        plan = table.plans[part[0]]
        return f"{plan.name}: {plan.requirements[part[1]].text if part[1] in plan.requirements else part[1]}"
    if kind in ("steading", "campaign", "gm") or not slug:
        return word_at(table, where) if table is not None else _word_alone(where)
    if table is not None and kind in ("characters", "people") and field.count(".") > 1:
        words = word_at(table, where)  # of something that they have
        return next((words.removesuffix(one) for one in _SAID_BY_VALUE if words.endswith(one)), words)
    held = look(table, f"{kind}.{slug}") if table is not None else MISSING
    name = slug if held is MISSING else _thing_name(table, f"{kind}.{slug}", held.model_dump())
    name = _debt_name(table, slug) if kind == "owed" else name
    return name if field in ("", "status") else f"{name}: {_word_alone(where)}"


def _word_alone(where: str) -> str:
    try:
        return track_at(where).word
    except NoSuchPlace:
        return where.rpartition(".")[2]
