"""An unfinished play as it is kept, and its JSON form."""

import json
import re
from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from rules.answers import Answer
from rules.changes import Shown
from rules.places import MISSING
from saves.entry import FORMAT
from saves.errors import NewerFormat, NotFound
from saves.lines import answer_of, answer_to, compact, encoded

_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,63}")


class PlayState(Struct, frozen=True, kw_only=True):
    """A play as far as it has come.

    `play` is its id, `move` the move's, `name` tells two drafts of one move apart. `who` makes the move, `seat` is the
    name of the seat at the keys. `at` is the n of the newest entry when it began. `rolled` holds the faces that the app
    rolled, by the ask's key; they survive stepping back. `withdrawn` are answers that were taken back, to be shown
    again. `shown` is what the preview showed last.
    """

    play: str
    move: str
    who: str
    seat: str
    at: int
    name: str = ""
    answers: Mapping[str, Answer] = field(default_factory=dict)
    rolled: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    withdrawn: Mapping[str, Answer] = field(default_factory=dict)
    shown: tuple[Shown, ...] = ()

    @property
    def was_answered(self) -> bool:
        """Whether anything was said to it, or rolled for it."""
        return bool(self.answers or self.rolled)


class Draft(PlayState, frozen=True, kw_only=True):
    """A play that lies in the folder. `taken`: another program has it open."""

    taken: bool = False


def check_id(play: str) -> str:
    """The id of a play, which names its file. Raises NotFound for one that no play can have."""
    if not _ID.fullmatch(play):
        raise NotFound(f"{play!r} is not the id of a play.")
    return play


def write_play(state: PlayState) -> bytes:
    """The JSON form of a play."""
    fields = {
        "format": FORMAT,
        "play": state.play,
        "move": state.move,
        "name": state.name,
        "who": state.who,
        "seat": state.seat,
        "at": state.at,
        "answers": {key: answer_to(one) for key, one in state.answers.items()},
        "rolled": {key: list(faces) for key, faces in state.rolled.items()},
        **({"withdrawn": {key: answer_to(one) for key, one in state.withdrawn.items()}} if state.withdrawn else {}),
        "shown": [_shown_to(one) for one in state.shown],
    }
    return encoded(compact(fields)) + b"\n"


def read_play(data: bytes) -> PlayState:
    """A play from its JSON form. Raises ValueError for one that is damaged, and NewerFormat."""
    try:
        found = json.loads(data)
        if found["format"] > FORMAT:
            raise NewerFormat("A draft", found["format"])
        return PlayState(
            play=check_id(found["play"]),
            move=str(found["move"]),
            name=str(found["name"]),
            who=str(found["who"]),
            seat=str(found["seat"]),
            at=int(found["at"]),
            answers={str(key): answer_of(one) for key, one in found["answers"].items()},
            rolled={str(key): tuple(faces) for key, faces in found["rolled"].items()},
            withdrawn={str(key): answer_of(one) for key, one in found.get("withdrawn", {}).items()},
            shown=tuple(_shown(one) for one in found["shown"]),
        )
    except (KeyError, TypeError, AttributeError, NotFound) as error:
        raise ValueError(f"not a draft: {error}") from error


def _shown_to(one: Shown) -> dict[str, Any]:
    result = {} if one.result is MISSING else {"result": one.result}
    return {"key": one.key, **result, "waived": one.waived}


def _shown(found: Any) -> Shown:
    return Shown(found["key"], found.get("result", MISSING), found["waived"])
