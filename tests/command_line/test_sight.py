"""What a player's seat is not to know is neither asked of it line by line nor told."""

import io
import json
from collections import deque
from collections.abc import Callable
from pathlib import Path

import pytest

from rules.asks import Option, Pick, YesNo
from rules.combat.sides import Foe
from rules.errors import Refused
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.registry import WHERE
from rules.run import Open
from rules.seats import GM_SEAT, Seat
from rules.sheets.others import OthersWounds
from rules.tracks import FORTUNES
from saves.campaign import OpenCampaign
from tests.command_line.running import run
from tests.rules.foes_to_meet import at_the_gate
from tests.rules.playing import play, reach
from tui.command_line.as_json import open_play, whole_play
from tui.command_line.console import Console
from tui.command_line.do import make
from tui.command_line.exits import ASK_IS_OPEN, NotAllowed
from tui.command_line.given import Given
from tui.command_line.playing import begin
from tui.command_line.request import Request

PLAYER = Seat("odo", "player", ("odo",))
HIDDEN = "threats.the-thing"


@step
def _listen(play: Play) -> Steps[None]:
    secret = YesNo(id="secret", letter="s", text="The Thing hears it", to="table", about=HIDDEN)
    options = (Option("thing", "The Thing", about=HIDDEN), Option("wind", "Only the wind"))
    (heard,) = yield from play.ask(
        Pick(id="heard", text="What is heard?", to="table", options=options, asides=(secret,))
    )
    if heard == "wind" and play.table.steading.fortunes == 0:
        raise Refused("The Thing drowns it out", HIDDEN)
    play.adjust(FORTUNES, -2, rule="HF-STATS-1")
    play.remark("The Thing listens too", HIDDEN)


LISTEN = Move(id="listen", name="Listen", trigger="A test listens", rules=(), steps=_listen, players=True)


class Heard:
    """One call of `do` at a player's seat, and all that it wrote."""

    def __init__(self, campaign: OpenCampaign, typed: str = "", **fields: object) -> None:
        self.out = io.StringIO()
        self.request = Request()
        for name, value in fields.items():
            setattr(self.request, name, value)
        self.console = Console(io.StringIO(typed), self.out, self.out)
        self.playing = begin(campaign, PLAYER, LISTEN, "odo")

    def make(self, *given: str) -> int:
        return make(self.request, self.console, self.playing, Given(deque(given)))

    @property
    def told(self) -> str:
        return self.out.getvalue()


@pytest.fixture
def hidden(folder: Path, campaign: Callable[[], OpenCampaign], monkeypatch: pytest.MonkeyPatch) -> OpenCampaign:
    """A campaign with a threat that only the GM knows, and a move that knows of it."""
    run("do", "threat", "The Thing", "--aside", "threat/names/hidden")
    monkeypatch.setitem(WHERE["party"], LISTEN.id, f"{__name__}:LISTEN")
    return campaign()


def test_it_is_asked_and_previewed_without_what_is_hidden(hidden: OpenCampaign) -> None:
    heard = Heard(hidden, "/secret\nthing\n2\n1\n/leave\n")
    heard.make()
    assert "1. wind: Only the wind" in heard.told
    assert "There is no /secret here." in heard.told
    assert "'thing' is not on offer: wind." in heard.told
    assert "Fortunes: 2 -> 0" in heard.told
    assert "The Thing" not in heard.told


def test_for_a_program_too(hidden: OpenCampaign) -> None:
    heard = Heard(hidden, json=True)
    assert heard.make() == ASK_IS_OPEN
    assert '"id": "wind"' in heard.told
    assert '"asides": []' in heard.told
    assert "thing" not in heard.told.casefold()


def test_what_is_given_is_only_taken_for_what_is_heard(hidden: OpenCampaign) -> None:
    with pytest.raises(NotAllowed, match=r"is not on offer: wind\.$"):
        Heard(hidden).make("thing")


def test_a_refusal_that_tells_of_it_gives_no_reason(hidden: OpenCampaign) -> None:
    Heard(hidden).make("wind")
    with pytest.raises(NotAllowed, match=r"^The rules do not allow that here\.$"):
        Heard(hidden).make("wind")
    asked = Heard(hidden, "wind\n")
    asked.make()
    assert "The rules do not allow that here." in asked.told
    assert "Thing" not in asked.told


def test_a_refusal_that_comes_with_another_s_change_gives_none_either(
    hidden: OpenCampaign, campaign: Callable[[], OpenCampaign]
) -> None:
    heard = Heard(hidden, "wind\n\n")
    other = campaign()
    original = heard.console.read_line

    def and_meanwhile(prompt: str) -> str | None:
        if "Enter keeps this" in prompt:
            Heard(other).make("wind")
        return original(prompt)

    heard.console.read_line = and_meanwhile  # type: ignore[method-assign]
    with pytest.raises(NotAllowed, match=r"^The rules do not allow that here\.$"):
        heard.make()


@pytest.mark.parametrize("known", [False, True])
def test_a_program_at_a_player_s_seat_reads_no_answer_and_no_key_that_tells_of_a_hidden_foe(known: bool) -> None:
    lurker = Foe(name="Lurker", fight="gate", known=known, sheet=OthersWounds(most_wounds=3, harm=2))
    table = at_the_gate("odo", foes={"lurker": lurker})
    said = {"who": ["lurker"], "lurker/by/ignores": True, "lurker/by": ["3"]}
    player = Seat("odo", "player", ("odo",))
    hurt = play("harm", table, said)
    opened = reach("harm", table, {"who": ["lurker"]})
    assert isinstance(opened, Open)
    answers = {one.ask.key: one.answer for one in hurt.answered}
    for seat, reads in ((player, known), (GM_SEAT, True)):
        told = [whole_play("p", hurt, answers, table, seat), open_play("p", opened, answers, table, seat)]
        assert ("lurker" in json.dumps(told)) is reads
    assert whole_play("p", hurt, answers, table, GM_SEAT)["answers"].keys() == answers.keys()
