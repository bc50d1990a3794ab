"""`hearthside show`: the table as it stands, by its tracks; or one place of it."""

from collections.abc import Iterable
from typing import Any

from rules.effects import counted
from rules.errors import NoSuchPlace
from rules.owed import Owed, owed
from rules.registry import MOVES
from rules.seats import Seat
from rules.sight import View, sees, view
from rules.track import Track
from rules.tracks import STATS, tracks_at
from saves.campaign import Draft, OpenCampaign
from tui.change_words import place_in_words, value_in_words
from tui.command_line.called import command
from tui.command_line.campaigns import open_for, same_campaign, seat_for
from tui.command_line.console import Console
from tui.command_line.exits import DONE
from tui.command_line.request import Request
from tui.command_line.set_value import track_called
from tui.telling import entry_seen, name_of, title
from tui.written import written_of

CLOSED = "closed"  # what there is at a place that is kept from this seat
LEDGERS = ("ledger", "ledger.session")  # all that was paid, or in the session that runs


def run(request: Request, console: Console) -> int:
    """Show the whole table, what is owed and what is unfinished; or one place, the ledger, or a rule by its id."""
    if request.where and _show_rule(request, console, request.where):
        return DONE
    seat = seat_for(request)
    campaign = open_for(request, console)
    seen = view(campaign.table, seat)
    if request.where in LEDGERS:
        from tui.command_line.show_ledger import show_ledger  # here: nothing else that is shown needs it

        show_ledger(request, console, campaign, seen)
        return DONE
    if request.where:
        _show_place(request, console, seen, request.where)
        return DONE
    owing = tuple(one for one in owed(campaign.table) if sees(campaign.table, seat, one.about))
    drafts = tuple(draft for draft in campaign.drafts() if seat.is_gm or draft.seat == seat.name)
    if request.json:
        console.say_json(_as_json(campaign, seen, owing, drafts))
        return DONE
    console.say(f"{seen.table.campaign.name}   {campaign.folder}")
    for line in (*_tracks(seen), *_owed(owing), *_unfinished(request, seen, drafts), *_last(campaign, seat)):
        console.say(line)
    return DONE


# -- the whole table


def _tracks(seen: View) -> Iterable[str]:
    group = ""
    for track in sorted(tracks_at(seen.table), key=lambda track: _order(seen, track)):
        if not seen.shows(track.where):
            continue
        kind = track.where.partition(".")[0]
        if kind != group:
            group = kind
            yield "GM" if kind == "gm" else kind.capitalize()
        yield f"  {_line(seen, track)}"


def _order(seen: View, track: Track) -> tuple[int, str]:
    """The steading first, the campaign's settings last; the tracks of one thing together."""
    kinds = ["steading", *(kind for kind in type(seen.table).model_fields if kind not in ("steading", "campaign"))]
    kind = track.where.partition(".")[0]
    return (kinds.index(kind) if kind in kinds else len(kinds), track.thing)


def _line(seen: View, track: Track) -> str:
    line = f"{place_in_words(seen.table, track.where)}: {track.says(track.value(seen.table))}"
    top = track.top(seen.table)
    if top is not None and track.lowest >= 0:
        line += f" of {top}"
    if track in STATS:
        count = counted(seen.table, track)
        if count.because:
            causes = ", ".join(f"{one.cause} {one.by:+d}" for one in count.because)
            line += f", counts as {count.value} ({causes})"
    return f"{line}   [{track.where}]"


def _owed(owing: tuple[Owed, ...]) -> Iterable[str]:
    if owing:
        yield "Owed"
    for one in owing:
        have = f", {one.have}" if one.have else ""
        yield f"  {one.name}: {one.what} {one.due}{have}   ({command()} do {one.settled_by})"


def _unfinished(request: Request, seen: View, drafts: tuple[Draft, ...]) -> Iterable[str]:
    if drafts:
        yield "Unfinished"
    for draft in drafts:
        name = MOVES[draft.move].name if draft.move in MOVES else draft.move
        named = f": {draft.name}" if draft.name else ""
        where = "open in another program" if draft.taken else f"{command()} do {draft.move} --play {draft.play}"
        where += "" if draft.taken else same_campaign(request)
        yield f"  {name}{named}, by {name_of(seen.table, draft.who)}, answers: {len(draft.answers)}   ({where})"


def _last(campaign: OpenCampaign, seat: Seat) -> Iterable[str]:
    newest = campaign.last
    undone = campaign.entry(newest.undoes) if newest is not None and newest.undoes else None
    entry = entry_seen(campaign.table, seat, newest, undone) if newest is not None else None
    if entry is None:
        return
    number = f"#{entry.n} " if seat.is_gm else ""
    undone = undone and entry_seen(campaign.table, seat, undone)
    yield f"Last: {number}{title(entry, campaign.table, undone)}"
    undoable = campaign.undoable(seat)
    if undoable is not None and undoable.n != entry.n:
        its_number = f"#{undoable.n} " if seat.is_gm else ""
        yield f"Undo would take back: {its_number}{title(undoable, campaign.table)}"


def _as_json(campaign: OpenCampaign, seen: View, owing: tuple[Owed, ...], drafts: tuple[Draft, ...]) -> dict[str, Any]:
    keys = ("id", "name", "what", "due", "have", "rule", "settled_by")
    return {
        "folder": str(campaign.folder),
        "table": _as_data(seen),
        "owed": [{key: getattr(one, key) for key in keys} for one in owing],
        "unfinished": [
            {"play": one.play, "move": one.move, "name": one.name, "who": one.who, "seat": one.seat, "taken": one.taken}
            for one in drafts
        ],
    }


def _as_data(seen: View) -> dict[str, Any]:
    """The table as plain JSON, without the fields that are not shown to this seat; null where one is closed to it."""
    table = seen.table.model_dump(mode="json")
    for kind, things in table.items():
        for id, thing in things.items():
            if isinstance(thing, dict):
                things[id] = {field: value for field, value in thing.items() if seen.shows(f"{kind}.{id}.{field}")}
    for where in seen.hidden:
        *way, last = where.split(".")
        within: Any = table
        for part in way:
            within = within.get(part) if isinstance(within, dict) else None
        if isinstance(within, dict) and last in within:
            within[last] = None
    return table


# -- one place


def _show_place(request: Request, console: Console, seen: View, said: str) -> None:
    where, value = _place(seen, said)
    if request.json:
        console.say_json({"where": where, "value": value})
        return
    beneath = [track for track in tracks_at(seen.table) if track.where.startswith(f"{where}.")]
    shown = [track for track in beneath if seen.shows(track.where)]
    for track in shown:
        console.say(_line(seen, track))
    words = written_of(seen, where)
    for one in words:
        console.say(f"{one.name}: {one.text}   [{one.where}]")
    if not shown and not words:
        told = "none" if value in ("", {}) else CLOSED if where in seen.hidden else ""
        told = told or value_in_words(where, value)
        console.say(f"{place_in_words(seen.table, where)}: {told}")


def _show_rule(request: Request, console: Console, said: str) -> bool:
    """Show a rule in our words, if there is one of that id. Needs no campaign."""
    from rules.reference import about  # here: nothing else that is shown needs it

    entry = about(said.upper())
    if entry is None:
        return False
    if request.json:
        console.say_json({"id": entry.id, "title": entry.title, "text": entry.text, "ruling": entry.ruling})
    else:
        console.say(f"{entry.title} ({entry.id}{', settled here' if entry.ruling else ''})")
        console.say(entry.text)
    return True


def _place(seen: View, said: str) -> tuple[str, Any]:
    """A place by its path or its word, and what stands there as plain JSON. Raises NoSuchPlace."""
    try:
        where = track_called(seen.table, said).where
    except NoSuchPlace:
        where = said
    value: Any = _as_data(seen)
    for part in where.split("."):
        if not isinstance(value, dict) or part not in value:
            raise NoSuchPlace(said)
        value = value[part]
    return where, value
