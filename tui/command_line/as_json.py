"""The JSON that programs get."""

from collections.abc import Iterable, Mapping
from typing import Any

from rules.answers import Answer
from rules.asks import Ask, Dice, Money, Number, Option, Person, Pick, Words
from rules.changes import Change, Remark
from rules.heard import answered_for, ask_for, key_for
from rules.places import MISSING, plain
from rules.run import Done, Open
from rules.seats import Seat
from rules.sight import changes_seen, remarks_seen
from rules.table import Table
from saves.entry import Entry


def open_play(play: str, result: Open, answers: Mapping[str, Answer], table: Table, seat: Seat) -> dict[str, Any]:
    """A play that waits for an answer."""
    heard = ask(ask_for(result.table, seat, result.ask), result.table, seat)
    return {"play": play, "ask": heard, **_so_far(result, answers, table, seat)}


def whole_play(play: str, result: Done, answers: Mapping[str, Answer], table: Table, seat: Seat) -> dict[str, Any]:
    """A play with all its answers that is not committed."""
    return {"play": play, **_so_far(result, answers, table, seat)}


def committed(entry: Entry, table: Table, seat: Seat) -> dict[str, Any]:
    """A play that is kept. Only the GM is told the number of its entry."""
    number = {"entry": entry.n} if seat.is_gm else {}
    return {
        "play": entry.play,
        **number,
        "changes": changes(changes_seen(table, seat, entry.changes), table, seat),
        "remarks": remarks(remarks_seen(table, seat, entry.remarks)),
    }


def _so_far(result: Open | Done, answers: Mapping[str, Answer], table: Table, seat: Seat) -> dict[str, Any]:
    """What was answered and what it comes to, as a seat may read it: nothing of answers that tell it more."""
    seen = changes_seen(table, seat, result.changes)
    may_read = {one.ask.key for one in answered_for(result.table, seat, result.answered)}
    may_read |= {one.waived_at for one in seen if one.waived_at}
    return {
        "answers": {
            key_for(result.table, seat, key): {"kind": one.kind, "value": one.value, "source": one.source}
            for key, one in answers.items()
            if seat.is_gm or key in may_read
        },
        "changes": changes(seen, result.table, seat),
        "remarks": remarks(remarks_seen(table, seat, result.remarks)),
    }


def ask(ask_: Ask[Any], table: Table, seat: Seat) -> dict[str, Any]:
    """A question, as a seat may hear it. `dice` is such as `2d6`; `min` and `max` are of a face, of how many picks, of
    a number, of how many characters; what a kind has not is null."""
    least, most = _ends(ask_)
    options = ask_.options if isinstance(ask_, Pick | Person) else ()
    return {
        "key": key_for(table, seat, ask_.key),
        "to": ask_.to,
        "kind": ask_.kind,
        "text": ask_.text,
        "dice": f"{ask_.count}d{ask_.sides}" if isinstance(ask_, Dice) else None,
        "min": least,
        "max": most,
        "options": [_option(one) for one in options],
        "asides": [ask(one, table, seat) for one in ask_.asides],
    }


def _option(option: Option) -> dict[str, str]:
    return {"id": option.id, "text": f"{option.text}: {option.effect}" if option.effect else option.text}


def _ends(ask_: Ask[Any]) -> tuple[int | None, int | None]:
    if isinstance(ask_, Dice):
        return 1, ask_.sides
    if isinstance(ask_, Pick):
        return ask_.least, ask_.most
    if isinstance(ask_, Number | Money):
        return ask_.lowest, ask_.highest
    if isinstance(ask_, Words):
        return int(not ask_.optional), ask_.longest
    if isinstance(ask_, Person):
        return int(not ask_.optional), 1
    return None, None


def changes(of: Iterable[Change], table: Table, seat: Seat) -> list[dict[str, Any]]:
    """Changes; a before or an after that is not there is left out."""
    found = []
    for one in of:
        fields: dict[str, Any] = {"key": key_for(table, seat, one.key), "where": one.where}
        if one.before is not MISSING:
            fields["before"] = plain(one.before)
        if one.after is not MISSING:
            fields["after"] = plain(one.after)
        found.append(fields | {"rule": one.rule, "why": one.why, "waived": one.waived})
    return found


def remarks(of: Iterable[Remark]) -> list[dict[str, Any]]:
    """Remarks."""
    return [{"text": one.text, "about": one.about, "to_tell": one.to_tell} for one in of]
