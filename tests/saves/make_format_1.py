"""Makes the campaign in `format-1/`, which every later Hearthside has to open. Not to be made again.

python -m tests.saves.make_format_1 FOLDER
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from rules.answers import Answer, waiver
from rules.asks import Ask, Dice, Number, Person, Pick, YesNo
from rules.changes import shown
from rules.registry import MOVES
from rules.run import Done, run
from rules.seats import GM_SEAT
from saves.campaign import OpenCampaign
from tests.saves.campaigns import change, committed, made, noted


def plainly(ask: Ask[Any]) -> Any:
    """The first answer that comes to mind."""
    if isinstance(ask, Dice):
        return [4] * ask.count
    if isinstance(ask, Pick):
        return [option.id for option in ask.options[: max(1, ask.least)]]
    if isinstance(ask, Number):
        return ask.lowest or 0
    if isinstance(ask, Person):
        return ask.options[0].id if ask.options else "Odo [/crew] 🐭"
    return True if isinstance(ask, YesNo) else "Words [/ with “quotes” and ümlauts"


def answered(campaign: OpenCampaign, move: str, first: Mapping[str, Answer]) -> dict[str, Answer]:
    """Answers for a whole play: those given, and for the rest the first that comes to mind."""
    answers = dict(first)
    while not isinstance(result := run(MOVES[move], campaign.table, "gm", answers), Done):
        answers[result.ask.key] = Answer(result.ask.kind, plainly(result.ask), "rolled")
    return answers


def play(campaign: OpenCampaign, move: str, **first: Answer) -> None:
    """Commit a whole play."""
    answers = answered(campaign, move, first)
    result = run(MOVES[move], campaign.table, "gm", answers)
    assert isinstance(result, Done)
    state = replace(
        campaign.begin(move, "gm", "gm"), answers=answers, shown=tuple(shown(one) for one in result.changes)
    )
    committed(campaign, state)


def make(folder: Path) -> None:
    """A spring and what came before it, with an undo, a redo, a note, a waived change and a draft."""
    campaign = made(folder, name="The Marches of [/bold] and 🧀")
    play(campaign, "deploy")
    change(campaign, 2)
    noted(campaign, "Rain for a week", seat="ana")
    play(campaign, "threat")
    play(campaign, "seasons-change")
    change(campaign, 1, "steading.prosperity", seat="ana")
    campaign.undo(GM_SEAT, 7)
    campaign.redo(GM_SEAT)
    change(campaign, -1)
    campaign.undo(GM_SEAT, 10)
    play(campaign, "by-hand", surplus=waiver(), track=Answer("pick", ["steading.surplus"]), step=Answer("number", 1))
    draft = campaign.begin("seasons-change", "gm", "gm", "summer-1")
    draft = replace(
        draft,
        answers={"roll": Answer("dice", [5], "rolled"), "who": Answer("person", "Ödo")},
        rolled={"roll": (5,)},
        shown=tuple(shown(one) for one in campaign.entry(6).changes),
    )
    campaign.save_draft(draft)


if __name__ == "__main__":
    make(Path(sys.argv[1]))
