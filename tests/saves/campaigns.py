"""Campaigns for tests: made, played and grown long, with a clock and ids that are always the same."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from rules.answers import Answer
from rules.changes import shown
from rules.homefront.founding import BLANK, FOUND
from rules.registry import MOVES
from rules.run import Done, run
from rules.table import Table, written
from saves.campaign import Committed, OpenCampaign, PlayState, make_campaign, open_campaign
from saves.disk import Disk
from saves.entry import Entry
from saves.lines import read_line, write_line
from saves.opening import CHRONICLE
from saves.storage import TableDatabase
from saves.table_file import NAME, meta_of

STARTS = {"fortunes": 2, "surplus": 1, "population": 1, "prosperity": 1, "defenses": 1}


def a_clock() -> Callable[[], datetime]:
    """A clock that goes on by a minute whenever somebody looks."""
    start, minutes = datetime(2025, 1, 3, 19, 0, tzinfo=UTC), count()
    return lambda: start + timedelta(minutes=next(minutes))


def some_ids(prefix: str = "play") -> Callable[[], str]:
    """Ids in a row."""
    numbers = count(1)
    return lambda: f"{prefix}-{next(numbers)}"


def founded(name: str = "The Marches", steading: str = "Hollow") -> Done:
    """The play that founds a campaign."""
    answers = {"campaign-name": Answer("words", name), "steading-name": Answer("words", steading)}
    answers |= {f"{word}-at-start": Answer("number", value) for word, value in STARTS.items()}
    done = run(FOUND, BLANK, "gm", answers)
    assert isinstance(done, Done)
    return done


def made(folder: Path, disk: Disk | None = None, name: str = "The Marches", ids: str = "play") -> OpenCampaign:
    """A campaign that was just founded."""
    done = founded(name)
    return make_campaign(folder, done, "gm", "gm", done.answers, a_clock(), new_id=some_ids(ids), disk=disk)


def opened(folder: Path, disk: Disk | None = None, ids: str = "later", **more: Any) -> OpenCampaign:
    """A campaign opened again."""
    return open_campaign(folder, clock=a_clock(), new_id=some_ids(ids), disk=disk, **more)


def ready(
    campaign: OpenCampaign, move: str, answers: Mapping[str, Answer], *, who: str = "gm", seat: str = "gm"
) -> PlayState:
    """A play with all its answers, as it stands at its preview."""
    result = run(MOVES[move], campaign.table, who, answers)
    assert isinstance(result, Done), result
    return replace(
        campaign.begin(move, who, seat), answers=answers, shown=tuple(shown(change) for change in result.changes)
    )


def by_hand(step: int, track: str = "steading.surplus") -> dict[str, Answer]:
    """The answers of a change by hand."""
    return {"track": Answer("pick", [track]), f"{track}/step": Answer("number", step)}


def change(
    campaign: OpenCampaign, step: int, track: str = "steading.surplus", *, who: str = "gm", seat: str = "gm"
) -> Entry:
    """Commit a change by hand."""
    return committed(campaign, ready(campaign, "by-hand", by_hand(step, track), who=who, seat=seat)).entry


def noted(campaign: OpenCampaign, words: str, seat: str = "gm", who: str = "gm") -> Entry:
    """Commit a note."""
    return committed(campaign, ready(campaign, "note", {"words": Answer("words", words)}, who=who, seat=seat)).entry


def committed(campaign: OpenCampaign, play: PlayState) -> Committed:
    """Commit a play that nothing stands in the way of."""
    result = campaign.commit(play)
    assert isinstance(result, Committed), result
    return result


def same(one: Table, other: Table) -> bool:
    """Whether two tables are the same."""
    return written(one) == written(other)


def grow(folder: Path, entries: int, *, seats: tuple[str, ...] = ("gm",), move: str = "by-hand") -> None:
    """Make a campaign's chronicle longer, up to `entries`, as fast as can be: Surplus goes up and down by 1.

    Every line is as a commit writes it. Nothing is synced.
    """
    campaign = opened(folder)
    last, table = campaign.last, campaign.table
    assert last is not None
    model = change(campaign, 1)
    last, table = model, campaign.table
    up, lines = False, []
    for n in range(model.n + 1, entries + 1):
        before, after = (1, 2) if up else (2, 1)
        (changed,) = model.changes
        entry = replace(
            model,
            n=n,
            play=f"grown-{n}",
            seat=seats[n % len(seats)],
            move=move,
            answers=by_hand(1 if up else -1),
            changes=(replace(changed, before=before, after=after),),
        )
        raw = write_line(entry, last.sum.encode())
        last = read_line(raw, last.end)
        lines.append(raw)
        up = not up
    if not lines:
        return
    with (folder / CHRONICLE).open("ab") as file:
        file.writelines(lines)
    surplus = last.changes[0].after
    table = table.model_copy(update={"steading": table.steading.model_copy(update={"surplus": surplus})})
    TableDatabase(Disk(), folder / NAME).put(table, meta_of(last, table))
