"""Every track, declared once."""

from typing import get_args

from rules.errors import NoSuchPlace
from rules.kept import Status
from rules.places import MISSING, look
from rules.table import LONGEST_EFFECT, MOST_POPULATION, SEASONS, Table
from rules.track import Track

FORTUNES = Track(
    "steading.fortunes", "Fortunes", "HF-STATS-2", highest=lambda t, _: t.campaign.settings.highest_fortunes
)
SURPLUS = Track("steading.surplus", "Surplus", "HF-STATS-1")
POPULATION = Track("steading.population", "Population", "HF-STATS-1", highest=MOST_POPULATION)
PROSPERITY = Track(
    "steading.prosperity", "Prosperity", "HF-STATS-2", highest=lambda t, _: t.campaign.settings.highest_prosperity
)
DEFENSES = Track(
    "steading.defenses", "Defenses", "HF-STATS-2", highest=lambda t, _: t.campaign.settings.highest_defenses
)
STATS = (FORTUNES, SURPLUS, POPULATION, PROSPERITY, DEFENSES)

DIMINISHED = Track("steading.diminished", "diminished", "HF-MARKS-2", kind="mark")
LACKING = Track("steading.lacking", "lacking", "HF-MARKS-2", kind="mark")
MALCONTENT = Track("steading.malcontent", "malcontent", "HF-MARKS-2", kind="mark")
MARKS = (DIMINISHED, LACKING, MALCONTENT)

SEASON = Track("steading.season", "season", "HF-SEASON-ORDER", kind="choice", choices=SEASONS)
YEAR = Track("steading.year", "year", "HF-SEASON-ORDER")

THREAT_STAGE = Track("threats.*.stage", "stage", "HF-THREATS", highest=lambda table, slug: table.threats[slug].stages)
THREAT_STATUS = Track("threats.*.status", "status", "HF-THREATS", kind="choice", choices=("looming", "over"))
THREAT_KNOWN = Track("threats.*.known", "known to the players", "HF-THREATS", kind="mark", gm_only=True)
THREAT_NEXT = Track(
    "threats.*.next",
    "what it does next",
    "HF-THREATS",
    kind="words",
    gm_only=True,
    longest=LONGEST_EFFECT,
    optional=True,
)
GAIN_STATUS = Track("gains.*.status", "status", "HF-GAINS-2", kind="choice", choices=("held", "used", "lapsed"))
RESOURCE_STATUS = Track("resources.*.status", "status", "HF-STATS-1", kind="choice", choices=("held", "lost"))
PLAN_STATUS = Track("plans.*.status", "status", "HF-PLAN-2", kind="choice", choices=("open", "done", "dropped"))
PERSON_STATUS = Track("people.*.status", "status", "HF-STATS-1", kind="choice", choices=get_args(Status))
CHARACTER_STATUS = Track("characters.*.status", "status", "HF-STATS-1", kind="choice", choices=get_args(Status))

SESSION = Track("campaign.session", "session", "DG-SESSION")
DAY = Track("campaign.day", "day", "DG-SESSION")
STEADING_NAME = Track("steading.name", "steading's name", "HF-STATS-1", kind="words")
CAMPAIGN_NAME = Track("campaign.name", "campaign's name", "HF-STATS-1", kind="words")
HIGHEST_FORTUNES = Track("campaign.settings.highest_fortunes", "most Fortunes", "HF-STATS-2", lowest=1)
HIGHEST_PROSPERITY = Track("campaign.settings.highest_prosperity", "most Prosperity", "HF-STATS-2", lowest=1)
HIGHEST_DEFENSES = Track("campaign.settings.highest_defenses", "most Defenses", "HF-STATS-2", lowest=1)
DISADVANTAGE = Track(
    "campaign.settings.disadvantage", "disadvantage", "HF-POOL-3", kind="choice", choices=("fewer", "drop-highest")
)
THREATS_OPEN = Track("campaign.settings.threats_open", "players see threats' stages", "HF-THREATS", kind="mark")

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
    PERSON_STATUS,
    SESSION,
    DAY,
    STEADING_NAME,
    CAMPAIGN_NAME,
    HIGHEST_FORTUNES,
    HIGHEST_PROSPERITY,
    HIGHEST_DEFENSES,
    DISADVANTAGE,
    THREATS_OPEN,
)


ANY = "*"
_BY_PLACE = {track.where: track for track in TRACKS}


def track_at(where: str) -> Track:
    """The track of a place, its `*` filled in. Raises NoSuchPlace."""
    track = _BY_PLACE.get(where)
    if track is None:
        kind, _, rest = where.partition(".")
        thing, _, field = rest.partition(".")
        track = _BY_PLACE.get(f"{kind}.*.{field}")
        if track is None or thing == ANY:
            raise NoSuchPlace(where)
        return track.at(thing)
    if ANY in where:
        raise NoSuchPlace(where)
    return track


def tracks_at(table: Table) -> tuple[Track, ...]:
    """Every track that this table has, with those of the things that are on it."""
    found: list[Track] = []
    for track in TRACKS:
        things, star, _ = track.where.partition(".*")
        found += [track.at(slug) for slug in look(table, things)] if star else [track]
    return tuple(found)


def word_at(table: Table, where: str) -> str:
    """What people call a place: `Surplus`, `Grey Reavers: stage`, `Grey Reavers`."""
    plain = _BY_PLACE.get(where)
    if plain is not None:
        return plain.word
    kind, _, rest = where.partition(".")
    slug = rest.partition(".")[0]
    try:
        thing = look(table, f"{kind}.{slug}")
    except NoSuchPlace:
        thing = MISSING
    name = slug if thing is MISSING else getattr(thing, "name", slug)
    try:
        track = track_at(where)
    except NoSuchPlace:
        return name or where
    return f"{name}: {track.word}" if track.thing else track.word
