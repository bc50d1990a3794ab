"""What `i` explains: how a thing stands, the rules that bear on it, and which places its history is of."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from rules.asks import Ask, Dice
from rules.changes import Change
from rules.conversation import Conversation
from rules.errors import Refused
from rules.homefront.gains import NAMES
from rules.moves import Move
from rules.named import called
from rules.owed import Owed
from rules.places import MISSING, look
from rules.pools import Pool
from rules.reference import about, about_all
from rules.reference.bearing import bearing_on
from rules.reference.entry import Entry
from rules.registry import MOVES
from rules.run import Done, Open
from rules.sight import View, sees
from rules.table import Table
from rules.track import Track
from rules.tracks import LACKING, STATS, track_at, tracks_of, word_at
from rules.wounds.missed import who_missed_it
from tui.board import Told
from tui.change_words import place_in_words, told
from tui.history import Made, made
from tui.moves.front import AskFront
from tui.telling import name_of
from tui.widgets.tracks import Standing, hint, standing
from tui.written import written_of

if TYPE_CHECKING:
    from tui.desk import Desk
    from tui.moves.sitting import Sitting

NOW = "now"
CAUSES = {"lacking": LACKING.where, "muster": "steading.muster"}  # where what makes a track count otherwise stands
NO_RULE = "nothing in it names a rule"


class Ruled(Struct, frozen=True):
    """A rule, and what was done by it."""

    entry: Entry
    changes: tuple[Made, ...] = ()


class Explained(Struct, frozen=True):
    """`facts` are a label and words each. `stands`: the track that it is, to be drawn. `places`: what its history is
    of, none for what has none."""

    title: str
    facts: tuple[tuple[str, str], ...] = ()
    rules: tuple[Ruled, ...] = ()
    stands: Standing | None = None
    places: tuple[str, ...] = ()


# -- a place of the table


def explain_place(desk: "Desk", where: str) -> Explained | None:
    """A track, or a thing by the place of one of its tracks; None if there is none that this seat may see."""
    seen = desk.view
    kind, _, rest = where.partition(".")
    slug = rest.partition(".")[0]
    if kind in ("steading", "campaign"):
        return _track(seen, track_at(where)) if seen.shows(where) else None
    place = f"{kind}.{slug}"
    thing = look(seen.table, place)
    if thing is MISSING or not seen.shows(place):
        return None
    return Explained(
        place_in_words(seen.table, place),
        (*_of_thing(kind, slug, thing), *_tracks_of(seen, kind, slug), *_written(seen, place)),
        _ruled(*bearing_on(where), *_of_gain(kind, thing)),
        places=(place,),
    )


def _track(seen: View, track: Track) -> Explained:
    rules = bearing_on(track.where)
    if track not in STATS:
        return Explained(track.word, ((NOW, _says(seen, track)),), _ruled(*rules), places=(track.where,))
    stands = standing(seen.table, track)
    stat = stands.stat
    facts = [(NOW, _says(seen, track, stat.value))]
    if stat.because:
        causes = ", ".join(f"{one.cause} {one.by:+d}" for one in stat.because)
        facts.append(("", f"{stat.stored} is written down, {causes}"))
    elif follows := hint(seen.table, stands, wide=True):
        facts.append(("", follows))
    places = (track.where, *(CAUSES[one.cause] for one in stat.because if one.cause in CAUSES))
    return Explained(
        track.word, tuple(facts), _ruled(*(one.rule for one in stat.because), *rules), stands=stands, places=places
    )


def _says(seen: View, track: Track, counted: int | None = None) -> str:
    """A track's value in words; of a number, how far it goes. `counted`: what it counts as, where that may differ."""
    value, top = track.value(seen.table), track.top(seen.table)
    if track.kind == "mark" and track.thing:
        return "yes" if value else "no"
    if track.kind != "number" or value is None:
        return track.says(value)
    return f"{value if counted is None else counted}, " + (
        f"not below {track.lowest}" if top is None else f"from {track.lowest} to {top}"
    )


def _tracks_of(seen: View, kind: str, slug: str) -> tuple[tuple[str, str], ...]:
    """What stands at each track of a thing. Of what it has itself, such as a tag, it is said of which."""
    tracks = [track for track in tracks_of(seen.table, kind, slug) if seen.shows(track.where)]
    if kind not in ("characters", "people"):
        return tuple((one.word, _says(seen, one)) for one in tracks)
    owner = f"{called(seen.table, slug)}: "
    return tuple((word_at(seen.table, one.where).removeprefix(owner), _says(seen, one)) for one in tracks)


def _of_thing(kind: str, slug: str, thing: Any) -> tuple[tuple[str, str], ...]:
    """What there is to tell of a thing besides its tracks."""
    if kind == "gains":
        return ("brings", NAMES[thing.kind][1]), ("since", f"{thing.season} of year {thing.year}")
    if kind == "plans":
        takes = tuple(("takes", f"{one.text}: {'done' if one.done else 'open'}") for one in thing.requirements.values())
        return *takes, *((("meanwhile", thing.effect),) if thing.effect else ())
    if kind == "owed":
        return (("missed", str(thing.amount)),) if who_missed_it(slug) else (("to eat", f"{thing.amount} Surplus"),)
    return ()


def _written(seen: View, place: str) -> tuple[tuple[str, str], ...]:
    """What the table has written of the things that somebody has, whole."""
    return tuple((one.name, one.text) for one in written_of(seen, place) if one.where != place)


def _of_gain(kind: str, thing: Any) -> tuple[str, ...]:
    return ("HF-PULL-2", "HF-PULL-3") if kind == "gains" and thing.kind == "blessing" else ()


# -- a move


def explain_move(desk: "Desk", move: Move) -> Explained:
    """A move as it would be made now: when, by whom, whom it asks first, and what counts for its pool."""
    table = desk.view.table  # what is hidden is not hinted at
    reason = desk.may_not(move) or move.blocked(table, desk.who) or ""
    pool = move.pool(table) if move.pool is not None else None
    ask = None if reason else _first_ask(desk, move)
    facts = [
        ("when", move.trigger),
        ("made by", "the GM, or a player for a character of theirs" if move.players else "the GM"),
        *([("asks first", _asked(desk, ask))] if ask else []),
        *_rolls(pool),
        *([("not now", reason)] if reason else []),
    ]
    return Explained(move.name, tuple(facts), _ruled(*move.rules, *_of_pool(pool)))


def explain_play(desk: "Desk", sitting: "Sitting") -> Explained:
    """A move that is being made: what it asks now, whose rule comes first; at its end, the rules of its changes."""
    move, front, result = sitting.play.move, sitting.in_front, sitting.result
    if isinstance(result, Done):
        rules = _of_changes(result.table, sitting.coming.done_as_seen(result).changes)
        return Explained(move.name, (("when", move.trigger),), rules or _ruled(*move.rules))
    if not isinstance(front, AskFront):
        return Explained(move.name, (("when", move.trigger),), _ruled(*move.rules))
    ask = front.ask
    pool = ask.pool if isinstance(ask, Dice) else None
    facts = (("when", move.trigger), ("asks now", _asked(desk, ask)), *_rolls(pool))
    return Explained(move.name, facts, _ruled(ask.rule, *_of_pool(pool), *move.rules))


def _first_ask(desk: "Desk", move: Move) -> Ask[Any] | None:
    try:
        begun = Conversation(move, desk.who).run(desk.table)
    except Refused:
        return None
    return begun.ask if isinstance(begun, Open) and sees(desk.table, desk.seat, begun.ask.about) else None


def _asked(desk: "Desk", ask: Ask[Any]) -> str:
    return f"{name_of(desk.table, ask.to)}: {ask.text}"


def _rolls(pool: Pool | None) -> list[tuple[str, str]]:
    return [("rolls", f"{pool.text()} ({', '.join(pool.because)})")] if pool else []


def _of_pool(pool: Pool | None) -> tuple[str, ...]:
    if pool is None:
        return ()
    return ("HF-POOL-1", "HF-POOL-2") if pool.reads == "lowest" else ("HF-POOL-1",)


# -- what is owed, an entry


def explain_owed(one: Owed) -> Explained:
    """What is owed: until when, what is there for it, and the move that settles it."""
    settles = MOVES[one.settled_by]
    facts = [("owed", f"{one.what}, {one.due}"), *([("so far", one.have)] if one.have else [])]
    facts.append(("settled by", f"{settles.name}: {settles.trigger[:1].lower()}{settles.trigger[1:]}"))
    places = (one.about,) if "." in one.about else ()
    return Explained(one.name, tuple(facts), _ruled(one.rule, *bearing_on(one.about), *settles.rules), places=places)


def explain_entry(desk: "Desk", chosen: Told) -> Explained:
    """The rules that an entry's changes name, with what was done by each; else those of its move."""
    rules = _of_changes(desk.table, chosen.entry.changes)
    if not rules and chosen.entry.move in MOVES:
        rules = _ruled(*MOVES[chosen.entry.move].rules)
    return Explained(f"{chosen.number} {chosen.what}".strip(), () if rules else (("", NO_RULE),), rules)


def _of_changes(table: Table, changes: Iterable[Change]) -> tuple[Ruled, ...]:
    done = [one for one in told(changes) if not one.waived]
    named = dict.fromkeys(one.rule for one in done)
    return tuple(
        Ruled(entry, tuple(made(table, one) for one in done if one.rule == rule))
        for rule in named
        if (entry := about(rule)) is not None
    )


def _ruled(*rules: str) -> tuple[Ruled, ...]:
    return tuple(Ruled(entry) for entry in about_all(rules))
