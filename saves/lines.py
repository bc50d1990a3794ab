"""Lines: an entry as one line of JSON, and back."""

import json
from typing import Any

from rules.answers import Answer
from rules.changes import Change, Remark
from rules.places import MISSING, plain
from saves.entry import Entry
from saves.sums import SUM_LENGTH, sum_of

_MARK = b',"sum":"'
TAIL = len(_MARK) + SUM_LENGTH + len(b'"}\n')  # bytes from the mark to the end of a line

_UNSAFE = {0x2028: "\\u2028", 0x2029: "\\u2029", 0x85: "\\u0085"}  # some programs end a line at these


class BadLine(ValueError):
    """A line that is no entry, or whose sum is not right."""


def compact(value: Any) -> str:
    """JSON on one line that stays one line in every program, in the characters that people typed."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=_plain).translate(_UNSAFE)


def encoded(text: str) -> bytes:
    """UTF-8; half a surrogate pair, which is no character, becomes its escape in JSON."""
    return text.encode("utf-8", "backslashreplace")


def write_line(entry: Entry, before: bytes) -> bytes:
    """The line of an entry, with its newline and its sum. `before` is the sum of the line before it."""
    body = encoded(compact(_fields(entry)))
    return body[:-1] + _MARK + sum_of(body, before) + b'"}\n'


def is_closed(line: bytes) -> bool:
    """Whether a line ends as every line does, with a sum in its place."""
    return line[-TAIL : -SUM_LENGTH - 3] == _MARK and line[-3:] == b'"}\n'


def stated_sum(line: bytes) -> bytes:
    """The sum that a line bears, right or wrong; of a line too short to have one, what there is."""
    return line[-SUM_LENGTH - 3 : -3]


def true_sum(line: bytes, before: bytes) -> bytes:
    """The sum that a line should bear."""
    return sum_of(line[:-TAIL] + b"}", before)


def read_line(line: bytes, offset: int) -> Entry:
    """The entry of a line, whose sum is the caller's to check. Raises BadLine."""
    try:
        found = json.loads(line)
        return Entry(
            n=found["n"],
            format=found["format"],
            when=found["when"],
            seat=found["seat"],
            who=found["who"],
            play=found["play"],
            move=found["move"],
            answers={key: answer_of(one) for key, one in found["answers"].items()},
            changes=tuple([_change(one) for one in found["changes"]]),
            remarks=tuple([Remark(one["text"], one["about"], one["to_tell"]) for one in found["remarks"]]),
            undoes=found.get("undoes"),
            amends=found.get("amends"),
            sum=found["sum"],
            offset=offset,
            length=len(line),
        )
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadLine(f"not an entry: {error}") from error


def format_of(line: bytes) -> int:
    """The format that a line says it is in; 0 for one that says none."""
    try:
        return int(json.loads(line)["format"])
    except (ValueError, TypeError, KeyError):
        return 0


def answer_of(found: Any) -> Answer:
    """An answer from its JSON form. Raises KeyError, TypeError."""
    return Answer(found["kind"], found["value"], found["source"])


def answer_to(answer: Answer) -> dict[str, Any]:
    """An answer in its JSON form."""
    return {"kind": answer.kind, "value": answer.value, "source": answer.source}


def _fields(entry: Entry) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "n": entry.n,
        "format": entry.format,
        "when": entry.when,
        "seat": entry.seat,
        "who": entry.who,
        "play": entry.play,
        "move": entry.move,
        "answers": {key: answer_to(one) for key, one in entry.answers.items()},
        "changes": [_change_to(one) for one in entry.changes],
        "remarks": [{"text": one.text, "about": one.about, "to_tell": one.to_tell} for one in entry.remarks],
    }
    if entry.undoes is not None:
        fields["undoes"] = entry.undoes
    if entry.amends is not None:
        fields["amends"] = entry.amends
    return fields


def _change_to(change: Change) -> dict[str, Any]:
    fields = {"key": change.key, "where": change.where}
    if change.before is not MISSING:
        fields["before"] = change.before
    if change.after is not MISSING:
        fields["after"] = change.after
    return fields | {"rule": change.rule, "why": change.why, "waived": change.waived}


def _change(found: Any) -> Change:
    return Change(
        found["key"],
        found["where"],
        found.get("before", MISSING),
        found.get("after", MISSING),
        found["rule"],
        found["why"],
        found["waived"],
    )


def _plain(value: Any) -> Any:
    made = plain(value)
    if made is value:
        raise TypeError(f"{type(value).__name__} can't be kept")
    return made
