"""A change by hand: one step on a number, or a value set with a reason. Any track of the table."""

from collections.abc import Iterable
from typing import Any

from rules.asks import GM, Ask, Money, Number, Option, Pick, Words, YesNo
from rules.coins import GOLD
from rules.errors import NoSuchPlace, Refused
from rules.homefront.autumn import harvest_owed, harvests_passed, settle_harvest
from rules.homefront.calendar import moment
from rules.homefront.disaster import lose_fortunes
from rules.homefront.plans import finish
from rules.homefront.season_ends import season_ends
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.table import Table
from rules.track import NOT_GIVEN, Track
from rules.tracks import FORTUNES, PLAN_STATUS, SEASON, YEAR, is_there, track_at, tracks_at, word_at
from rules.worlds import in_play

BY_HAND = "by hand"
NUMBERS = ("number", "money")
FORCES, MEMBERS = "battalions.", ".members"
HP = ".sheet.hp"  # how the place of anybody's HP ends


def key_at(where: str, ask: str) -> str:
    """The key of what is asked of one track: its `step`, its `value`, or `why`. What was said of it is of no other."""
    return f"{where}/{ask}"


def _said(play: Play, *, numbers_only: bool) -> Track | None:
    """The track that is said already, if it is one that there is: the list of all need not be made to know it again."""
    answer = play.answers.get(play.key("track"))
    where = answer.value[0] if answer is not None and answer.kind == Pick.kind and len(answer.value) == 1 else None
    if not isinstance(where, str):
        return None
    try:
        track = track_at(where)
        there = is_there(track, track.value(play.table)) and in_play(play.table, track.world)
    except NoSuchPlace:
        return None
    return track if there and (track.kind in NUMBERS or not numbers_only) else None


_picks: dict[bool, tuple[Table, Pick]] = {}  # the last of either kind, with the table that it is of


def _pick_track(play: Play, *, numbers_only: bool) -> Pick:
    """Every track, to pick one: made once for a table, on which a play runs again with each answer."""
    table = play.table
    if (said := _said(play, numbers_only=numbers_only)) is not None:
        return _to_pick(table, (said,))
    kept = _picks.get(numbers_only)
    if kept is None or kept[0] is not table:
        kept = _picks[numbers_only] = (table, _tracks_to_pick(table, numbers_only=numbers_only))
    return kept[1]


def _tracks_to_pick(table: Table, *, numbers_only: bool) -> Pick:
    return _to_pick(table, (track for track in tracks_at(table) if track.kind in NUMBERS or not numbers_only))


def _to_pick(table: Table, tracks: Iterable[Track]) -> Pick:
    return Pick(
        id="track",
        text="Which track?",
        to=GM,
        options=tuple(
            Option(track.where, word_at(table, track.where), track.says(track.value(table)), about=track.where)
            for track in tracks
        ),
    )


@step
def _by_step(play: Play) -> Steps[None]:
    """One step up or down (HF-STATS-1)."""
    (where,) = yield from play.ask(_pick_track(play, numbers_only=True))
    track = track_at(where)
    with play.scope(where):
        text = "By how much gold?" if track.kind == "money" else "By how much?"  # DG-COIN-2
        by = yield from play.ask(Number(id="step", text=text, to=GM, about=where, lowest=None, offered=1))
    if (held := track.value(play.table)) is None:
        raise Refused(f"{word_at(play.table, where)} is {NOT_GIVEN}: set it first", where)
    by *= GOLD if track.kind == "money" else 1
    yield from _turn(play, track, held + by)  # HF-SEASON-AUTUMN-2
    yield from _move(play, track, by, why=BY_HAND)
    yield from _fallen(play, track, held)  # HH-ZERO


@step
def _fallen(play: Play, track: Track, held: Any) -> Steps[None]:
    """Who comes to 0 HP by hand is asked about, as everywhere (HH-ZERO). Who was out of it already stays so.

    So is a battalion that is none any more (DG-COMMAND-1).
    """
    if track.where.startswith(FORCES) and track.where.endswith(MEMBERS):
        from rules.combat.members_out import fewer_by_hand  # here: a start need not wait for all that fights

        yield from fewer_by_hand(play, track.thing, held)
        return
    if not track.where.endswith(HP) or held == 0 or track.value(play.table) != 0:
        return
    from rules.harm.bearers import UP, standing  # here: a start need not wait for all that hurts
    from rules.harm.zero import at_zero

    who = track.thing
    if standing(play.table, who) == UP:
        yield from at_zero(play, who)


@step
def _turn(play: Play, track: Track, value: Any) -> Steps[None]:
    """Before the calendar goes on by hand, all ends that its passing ends, as in Seasons Change (HF-SEASON-ORDER).

    A harvest that is out is in or lost (HF-SEASON-AUTUMN-2). A second meal stays owed, in sight, until it is eaten.
    """
    if track not in (SEASON, YEAR):
        return
    steading = play.table.steading
    season, year = (value, steading.year) if track == SEASON else (steading.season, value)
    if moment(season, year) > moment(steading.season, steading.year):
        for out in harvests_passed(play.table, season, year):
            yield from settle_harvest(play, out)
        season_ends(play)
    elif harvest_owed(play.table):
        play.remark(f"The harvest of year {steading.year} is owed again once it is autumn of that year")


@step
def _move(play: Play, track: Track, by: int, *, why: str) -> Steps[None]:
    """A number goes up or down by hand, within its range (HF-STATS-1, HF-STATS-2).

    Fortunes that would go below 0 ask, as they do everywhere (HF-DISASTER-3).
    """
    have, top, word = int(track.value(play.table)), track.top(play.table), word_at(play.table, track.where)
    if by > 0:
        if top is not None and have + by > top:
            raise Refused(f"{word} is {track.says(have)}, and {track.says(top)} at most", track.where)
        play.adjust(track, by, rule=track.rule, why=why)
    elif by == 0:
        raise Refused("a change by 0 changes nothing", track.where)
    elif track == FORTUNES:
        yield from lose_fortunes(play, -by, rule=track.rule, why=why)
    else:
        play.spend(track, -by, rule=track.rule, why=why)


def _ask_value(track: Track, table: Table) -> Ask[Any]:
    held, word = track.value(table), word_at(table, track.where)
    if track.kind == "number":
        lowest = None if track == FORTUNES else track.lowest
        return Number(
            id="value",
            text=f"{word}: what is it now?",
            to=GM,
            about=track.where,
            lowest=lowest,
            highest=track.top(table),
            hint="below 0 the GM picks instead" if track == FORTUNES else "",
        )
    if track.kind == "money":
        return Money(id="value", text=f"{word}: how much is it now?", to=GM, about=track.where)
    if track.kind == "mark":
        return YesNo(id="value", text=f"Is {word} marked now?", to=GM, about=track.where)
    if track.kind == "choice":
        options = tuple(Option(choice, choice, about=track.where) for choice in track.choices)
        return Pick(id="value", text=f"{word}: which is it now?", to=GM, about=track.where, options=options)
    return Words(
        id="value",
        text=f"{word}: what is it now?",
        to=GM,
        about=track.where,
        offered="" if track.optional else str(held),  # Enter takes what is offered, and could not empty it
        longest=track.longest,
        optional=track.optional,
        empty="nothing",
    )


@step
def _set(play: Play) -> Steps[None]:
    """A value, and why (HF-STATS-1, HF-STATS-2, HF-MARKS-2)."""
    (where,) = yield from play.ask(_pick_track(play, numbers_only=False))
    track = track_at(where)
    held = track.value(play.table)
    with play.scope(where):
        said = yield from play.ask(_ask_value(track, play.table))
        (value,) = said if isinstance(said, tuple) else (said,)
        if value == held:
            raise Refused(f"{word_at(play.table, where)} is {track.says(held)} already: nothing to change", where)
        why = yield from play.ask(Words(id="why", text="Why?", to=GM, about=where))
    why = f"{BY_HAND}: {why}"
    yield from _turn(play, track, value)  # HF-SEASON-AUTUMN-2
    if track == PLAN_STATUS.at(track.thing) and value == "done":
        yield from finish(play, track.thing, why)  # HF-PLAN-2
    elif track.kind in NUMBERS and held is not None:  # HH-SHEETS
        yield from _move(play, track, value - held, why=why)
    else:
        play.set(track, value, rule=track.rule, why=why)
    yield from _fallen(play, track, held)  # HH-ZERO


CHANGE_BY_HAND = Move(
    id="by-hand",
    name="By hand",
    trigger="A number on the table is put right by a step",
    rules=("HF-STATS-1", "HF-STATS-2", "HF-DISASTER-3", "HF-SEASON-AUTUMN-2", "HF-SEASON-ORDER", "HH-ZERO"),
    steps=_by_step,
)
SET_BY_HAND = Move(
    id="set",
    name="Set by hand",
    trigger="A value is set, with the reason why",
    rules=(
        "HF-STATS-1",
        "HF-STATS-2",
        "HF-MARKS-2",
        "HF-DISASTER-3",
        "HF-PLAN-2",
        "HF-SEASON-AUTUMN-2",
        "HF-SEASON-ORDER",
        "HH-ZERO",
    ),
    steps=_set,
)
