"""Every track, declared once. Those of sheets are made of the lines that each sheet declares."""

from collections.abc import Iterator
from typing import Any, get_args

from rules.campaign_tracks import CAMPAIGN
from rules.combat.tracks import COMBAT
from rules.economy.tracks import ECONOMY
from rules.errors import NoSuchPlace
from rules.frozen_map import FrozenMap
from rules.kept import Kept, Status
from rules.places import MISSING, look
from rules.sheet_tracks import on_sheets
from rules.sheets.others import OTHERS_SHEETS
from rules.sheets.sheet import SHEETS
from rules.table import LONGEST_EFFECT, LONGEST_LIST, MOST_LOYALTY, MOST_OF_A_POOL, MOST_POPULATION, SEASONS, Table
from rules.track import Track
from rules.worlds import in_play

FORTUNES = Track(
    "steading.fortunes",
    "Fortunes",
    "HF-STATS-2",
    highest=lambda t, _: t.campaign.settings.highest_fortunes,
    world="homefront",
)
SURPLUS = Track("steading.surplus", "Surplus", "HF-STATS-1", world="homefront")
POPULATION = Track("steading.population", "Population", "HF-STATS-1", highest=MOST_POPULATION, world="homefront")
PROSPERITY = Track(
    "steading.prosperity",
    "Prosperity",
    "HF-STATS-2",
    highest=lambda t, _: t.campaign.settings.highest_prosperity,
    world="homefront",
)
DEFENSES = Track(
    "steading.defenses",
    "Defenses",
    "HF-STATS-2",
    highest=lambda t, _: t.campaign.settings.highest_defenses,
    world="homefront",
)
STATS = (FORTUNES, SURPLUS, POPULATION, PROSPERITY, DEFENSES)

DIMINISHED = Track("steading.diminished", "diminished", "HF-MARKS-2", kind="mark", world="homefront")
LACKING = Track("steading.lacking", "lacking", "HF-MARKS-2", kind="mark", world="homefront")
MALCONTENT = Track("steading.malcontent", "malcontent", "HF-MARKS-2", kind="mark", world="homefront")
MARKS = (DIMINISHED, LACKING, MALCONTENT)

SEASON = Track("steading.season", "season", "HF-SEASON-ORDER", kind="choice", choices=SEASONS, world="homefront")
YEAR = Track("steading.year", "year", "HF-SEASON-ORDER", world="homefront")

THREAT_STAGE = Track(
    "threats.*.stage", "stage", "HF-THREATS", highest=lambda table, slug: table.threats[slug].stages, world="homefront"
)
THREAT_STATUS = Track(
    "threats.*.status", "status", "HF-THREATS", kind="choice", choices=("looming", "over"), world="homefront"
)
THREAT_KNOWN = Track(
    "threats.*.known", "known to the players", "HF-THREATS", kind="mark", gm_only=True, world="homefront"
)
THREAT_NEXT = Track(
    "threats.*.next",
    "what it does next",
    "HF-THREATS",
    kind="words",
    gm_only=True,
    longest=LONGEST_EFFECT,
    optional=True,
    world="homefront",
)
GAIN_STATUS = Track(
    "gains.*.status", "status", "HF-GAINS-2", kind="choice", choices=("held", "used", "lapsed"), world="homefront"
)
RESOURCE_STATUS = Track(
    "resources.*.status", "status", "HF-STATS-1", kind="choice", choices=("held", "lost"), world="homefront"
)
PLAN_STATUS = Track(
    "plans.*.status", "status", "HF-PLAN-2", kind="choice", choices=("open", "done", "dropped"), world="homefront"
)
PERSON_STATUS = Track("people.*.status", "status", "HH-SHEETS", kind="choice", choices=get_args(Status))
PERSON_NAME = Track("people.*.name", "name", "HH-SHEETS", kind="words")
PERSON_ROLE = Track("people.*.role", "role", "HH-SHEETS", kind="words", optional=True)
CHARACTER_NAME = Track("characters.*.name", "name", "HH-SHEETS", kind="words")
CHARACTER_PLAYER = Track("characters.*.player", "player", "HH-SHEETS", kind="words", optional=True)
CHARACTER_STATUS = Track("characters.*.status", "status", "HH-SHEETS", kind="choice", choices=get_args(Status))

DREAD = Track("gm.dread", "GM Dread", "DG-DREAD", highest=MOST_OF_A_POOL, world="days-of-gold")
FORTUNE = Track("gm.fortune", "GM Fortune", "DG-DREAD", highest=MOST_OF_A_POOL, world="days-of-gold")
GM_POOLS = (DREAD, FORTUNE)

BONUS_STATUS = Track(
    "characters.*.bonuses.*.status", "bonus", "DG-FORWARD", kind="choice", choices=("held", "used", "ended")
)
INJURY = ("open", "healed", "adapted")
CHARACTER_INJURY = Track("characters.*.injuries.*.status", "injury", "HH-SHEETS", kind="choice", choices=INJURY)
PERSON_INJURY = Track("people.*.injuries.*.status", "injury", "HH-SHEETS", kind="choice", choices=INJURY)
CARRIES = Track("characters.*.carries.*.status", "carried", "HH-SHEETS", kind="choice", choices=("held", "lost"))
LOYALTY = Track("people.*.loyalty", "loyalty", "HH-SHEETS", highest=MOST_LOYALTY, once_given=True)
WAGE = Track("people.*.wage", "wage", "DG-COIN-2", kind="money", world="days-of-gold", once_given=True)
WAGE_FOR = Track(
    "people.*.wage_for", "wage for", "DG-FOLLOWER-2", kind="words", optional=True, world="days-of-gold", once_given=True
)
UNPAID = Track("people.*.unpaid", "unpaid wages", "DG-FOLLOWER-2", kind="money", world="days-of-gold", once_given=True)
ARMED = Track("people.*.armed", "armed", "DG-HOUSE-ACCOUNT", kind="mark", world="days-of-gold", once_given=True)
LEAVING = Track("people.*.leaving", "leaving", "DG-LOYALTY", kind="mark", world="days-of-gold", once_given=True)
INSTINCT = Track(
    "people.*.instinct", "instinct", "HH-SHEETS", kind="words", longest=LONGEST_EFFECT, optional=True, once_given=True
)
TYPED = (
    *(
        Track(
            f"typed.*.{field}",
            word,
            "DG-UNPRINTED",
            kind="words",
            longest=longest,
            optional=True,
            once_given=True,
            world="days-of-gold",
        )
        for field, word, longest in (
            ("gear", "starting gear", LONGEST_LIST),
            ("questions", "history questions", LONGEST_LIST),
            ("fortune", "GM Fortune trigger", LONGEST_EFFECT),
            ("perks.*.text", "what it does", LONGEST_EFFECT),
        )
    ),
    Track("typed.*.gold", "starting gold", "DG-UNPRINTED", kind="money", once_given=True, world="days-of-gold"),
    Track("listed.*.price", "price", "DG-UNPRINTED", kind="money", once_given=True, world="days-of-gold"),
    Track("listed.*.value", "Value", "DG-UNPRINTED", once_given=True),
)
TAG = Track("people.*.tags.*.status", "tag", "HH-SHEETS", kind="choice", choices=("held", "gone"))


ON_SHEETS = on_sheets("characters", (sheet.LINES for sheet in SHEETS.values()))
ON_OTHERS_SHEETS = on_sheets("people", (sheet.LINES for sheet in OTHERS_SHEETS.values()))

TRACKS: tuple[Track, ...] = (
    *STATS,
    *MARKS,
    SEASON,
    YEAR,
    THREAT_STAGE,
    THREAT_STATUS,
    THREAT_KNOWN,
    THREAT_NEXT,
    GAIN_STATUS,
    RESOURCE_STATUS,
    PLAN_STATUS,
    CHARACTER_STATUS,
    *ON_SHEETS,
    BONUS_STATUS,
    CHARACTER_INJURY,
    CARRIES,
    PERSON_STATUS,
    PERSON_NAME,
    PERSON_ROLE,
    CHARACTER_NAME,
    CHARACTER_PLAYER,
    *ON_OTHERS_SHEETS,
    LOYALTY,
    WAGE,
    WAGE_FOR,
    UNPAID,
    ARMED,
    LEAVING,
    INSTINCT,
    TAG,
    PERSON_INJURY,
    *TYPED,
    *COMBAT,
    *ECONOMY,
    *GM_POOLS,
    *CAMPAIGN,
)


ANY = "*"
_BY_PLACE = {track.where: track for track in TRACKS}
_PATHS = tuple((track, track.where.split(".") if ANY in track.where else []) for track in TRACKS)


def track_at(where: str) -> Track:
    """The track of a place, its `*` filled in. Raises NoSuchPlace."""
    track = _BY_PLACE.get(where)
    if track is not None and ANY not in where:
        return track
    kind, *rest = where.split(".")
    if len(rest) < 2 or ANY in rest:
        raise NoSuchPlace(where)
    thing, *fields = rest
    track = _BY_PLACE.get(".".join((kind, ANY, *fields)))
    if track is not None:
        return track.at(thing)
    for at, slug in enumerate(fields[1:-1], start=1):
        track = _BY_PLACE.get(".".join((kind, ANY, *fields[:at], ANY, *fields[at + 1 :])))
        if track is not None:
            return track.at(thing, slug)
    raise NoSuchPlace(where)


def tracks_at(table: Table) -> tuple[Track, ...]:
    """Every track that this table has, with those of the things that are on it; none of rules that it does not play."""
    found: list[Track] = []
    for track, path in _PATHS:
        if not in_play(table, track.world):
            continue
        if path:
            found += [track.at(*slugs) for slugs, value in _filled(table, path) if is_there(track, value)]
        else:
            found.append(track)
    return tuple(found)


def _filled(value: Any, path: list[str]) -> Iterator[tuple[tuple[str, ...], Any]]:
    """What its `*` can be at this table, and the value there, for each thing that has such a place."""
    for at, part in enumerate(path):
        if part == ANY:
            for slug, item in value.items():
                for rest, held in _filled(item, path[at + 1 :]):
                    yield (slug, *rest), held
            return
        if not isinstance(value, Kept) or part not in value.__dict__:
            return
        value = value.__dict__[part]
    yield (), value


def tracks_of(table: Table, kind: str, slug: str) -> tuple[Track, ...]:
    """The tracks of one thing: of `characters` the one called `rhea`."""
    found: list[Track] = []
    for track, path in _PATHS:
        if path[:2] == [kind, ANY] and slug in look(table, kind) and in_play(table, track.world):
            inner = _filled(look(table, f"{kind}.{slug}"), path[2:])
            found += [track.at(slug, *slugs) for slugs, value in inner if is_there(track, value)]
    return tuple(found)


def is_there(track: Track, value: Any) -> bool:
    """Whether a thing has a track whose value is this."""
    return value is not MISSING and not (track.once_given and (value is False or value in (None, "")))


def on_sheet(table: Table, who: str, field: str) -> Track | None:
    """The track of a line of somebody's sheet, character or not; None where their sheet has no such line."""
    kind = "characters" if who in table.characters else "foes" if who in table.foes else "people"
    try:
        track = track_at(f"{kind}.{who}.sheet.{field}")
        return track if track.value(table) is not MISSING else None
    except NoSuchPlace:
        return None


def word_at(table: Table, where: str) -> str:
    """What people call a place: `Surplus`, `Grey Reavers: stage`, `Grey Reavers`, `Rhea: Fence: ready`."""
    plain = _BY_PLACE.get(where)
    if plain is not None:
        return plain.word
    names = _names(table, where)
    try:
        track = track_at(where)
    except NoSuchPlace:
        return ": ".join(names) or where
    return ": ".join((*names, track.word)) if track.thing else track.word


def _names(table: Table, where: str) -> tuple[str, ...]:
    """What the things on the way to a place are called, by their slug where they have no name."""
    kind, *rest = where.split(".")
    if not rest:
        return ()
    names: list[str] = []
    value: Any = getattr(table, kind, FrozenMap())
    for part in rest:
        if isinstance(value, FrozenMap):
            value = value.get(part, MISSING)
            names.append(getattr(value, "name", part) if isinstance(value, Kept) else part)
        elif isinstance(value, Kept):
            value = getattr(value, part, MISSING)
    return tuple(names)
