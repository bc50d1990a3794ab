"""A number of a sheet that nobody has given yet is asked for as it is needed, and written down."""

from rules.asks import Number
from rules.named import called, place_of
from rules.play import Play, Steps, step
from rules.track import NOT_GIVEN, Track


@step
def given(play: Play, who: str, track: Track, *, to: str, rule: str) -> Steps[int]:
    """What stands there; asked for where nothing does yet, and the least of it is what Enter gives."""
    return (yield from given_or(play, who, track, to=to, rule=rule, offered=track.lowest))


@step
def given_or(play: Play, who: str, track: Track, *, to: str, rule: str, offered: int | None) -> Steps[int]:
    """The same, where Enter gives what is `offered`, or nothing."""
    held = track.value(play.table)
    if held is not None:
        return int(held)
    value = yield from play.ask(
        Number(
            id=f"{track.where.rpartition('.')[2]}-value",
            text=f"{called(play.table, who)}'s {track.word} is {NOT_GIVEN}. What is it?",
            to=to,
            about=place_of(play.table, who),
            rule=rule,
            lowest=track.lowest,
            highest=track.top(play.table),
            offered=offered,
        )
    )
    with play.scope("given"):  # what happens to the number next has its own key
        play.set(track, value, rule=rule, why="given as it was needed", waivable=False)
    return value
