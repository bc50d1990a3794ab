"""Campaigns with something on the table: real ones in real folders, played through the rules and the saves, with a
clock and ids that are always the same.
"""

import shutil
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from rules.changes import shown
from rules.conversation import Conversation
from rules.homefront.founding import BLANK, FOUND
from rules.registry import MOVES
from rules.run import Done, Open
from rules.seats import GM_SEAT
from saves.campaign import Committed, OpenCampaign, make_campaign, open_campaign
from saves.lines import write_line
from saves.opening import CHRONICLE
from saves.sample import make_sample
from tests.saves.campaigns import a_clock, some_ids

LONG_NAME = "Old Maren of the Long Acre, who kept the bees before the thaw"
MARKUP = "[crew] of the [/b] 🐉 Wyrm's Rest"
MANY = 40


def begun(folder: Path, name: str = "The Long Thaw", home: str = "Osmere", **starts: int) -> OpenCampaign:
    """A campaign that was just founded, with these numbers."""
    talk = answered(Conversation(FOUND, "gm"), BLANK, name, home)
    for word in ("fortunes", "surplus", "population", "prosperity", "defenses"):
        default = getattr(BLANK.steading, word)
        talk = answered(talk, BLANK, starts.get(word, default))
    done = talk.run(BLANK)
    assert isinstance(done, Done)
    return make_campaign(folder, done, "gm", "gm", done.answers, a_clock(), new_id=some_ids("scene"))


def answered(talk: Conversation, table: Any, *values: Any) -> Conversation:
    """A conversation with its next asks answered, in turn. A dict answers the asides of an ask."""
    for value in values:
        now = talk.run(table)
        assert isinstance(now, Open), f"{value!r} answers nothing"
        if isinstance(value, dict):
            for aside in now.ask.asides:
                if aside.id in value:
                    talk = talk.answer(aside, value[aside.id])
        else:
            talk = talk.answer(now.ask, value)
    return talk


def played(campaign: OpenCampaign, move: str, *values: Any) -> None:
    """Make a move with these answers, in turn, and commit it."""
    talk = answered(Conversation(MOVES[move], "gm"), campaign.table, *values)
    done = talk.run(campaign.table)
    assert isinstance(done, Done), done
    play = replace(
        campaign.begin(move, "gm", "gm"), answers=talk.answers, shown=tuple(shown(one) for one in done.changes)
    )
    kept = campaign.commit(play)
    assert isinstance(kept, Committed)


def left_open(campaign: OpenCampaign, move: str, *values: Any) -> None:
    """Begin a move, answer so much of it, and put it aside."""
    talk = answered(Conversation(MOVES[move], "gm"), campaign.table, *values)
    name = MOVES[move].draft(campaign.table)
    state = replace(campaign.begin(move, "gm", "gm", name), answers=talk.answers)
    campaign.save_draft(state)
    campaign.let_go(state.play)


def empty(folder: Path) -> OpenCampaign:
    """A campaign of which nothing was played yet."""
    return begun(folder)


def hard_winter(folder: Path) -> OpenCampaign:
    """A year played, a winter that ran short, and something of everything on the table."""
    campaign = begun(folder, population=1, surplus=2)
    played(campaign, "seasons-change", "Wen Hale", [6, 4], ["news"])
    played(campaign, "threat", "Grey Reavers")
    played(campaign, "deploy", "Bram Oster", [4], ["hurt"])
    played(campaign, "seasons-change", "Isolde Marr", [4, 2], ["insight"], [3])
    played(campaign, "threat", ["new"], {"hidden": True}, "The damp cough")
    played(campaign, "note", "Aldous seen at the granary by night")
    played(campaign, "seasons-change", "", [5, 5], ["bounty"], ["grey-reavers"])
    played(campaign, "harvest", [2])
    played(campaign, "by-hand", ["steading.defenses"], 1)
    played(campaign, "set", ["steading.lacking"], True, "the mill burned down")
    played(campaign, "seasons-change", "Old Hob", [4], [5, 1], [2])
    played(campaign, "by-hand", ["steading.surplus"], -1)
    campaign.undo(GM_SEAT, campaign.last.n if campaign.last else 0)
    played(campaign, "threat", ["grey-reavers"])
    return campaign


def unfinished(folder: Path) -> OpenCampaign:
    """The same, with a move put aside."""
    campaign = hard_winter(folder)
    left_open(campaign, "deploy", "Bram Oster")
    return campaign


def odd_names(folder: Path) -> OpenCampaign:
    """Names that a screen may stumble over: markup, a sign of two cells, sixty characters."""
    campaign = begun(folder, MARKUP, MARKUP)
    played(campaign, "threat", "[/] The [red]Wyrm[/red]")
    played(campaign, "threat", ["new"], "🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉 and their brood")
    played(campaign, "deploy", LONG_NAME, [6])
    played(campaign, "deploy", "[crew] 🧀 [/", [6])
    played(campaign, "add-character", f"{MARKUP} again", LONG_NAME, ["wounds"], "[/] [b]Rogue")
    played(campaign, "add-character", LONG_NAME.replace("Maren", "Marek"), "🧀 [/crew]", ["hit-points"], MARKUP)
    played(campaign, "plan", MARKUP, f"{LONG_NAME}; [/; 🧀 and [b]bread[/b]")
    played(campaign, "note", "[link=x]look[/link] [/ " + LONG_NAME)
    return campaign


def read_only(folder: Path) -> OpenCampaign:
    """A chronicle whose newest line does not fit what came before it."""
    campaign = hard_winter(folder)
    last = campaign.last
    assert last is not None
    (change,) = last.changes
    misfit = replace(last, n=last.n + 1, play="scene-misfit", changes=(replace(change, before=4, after=3),))
    with (folder / CHRONICLE).open("ab") as file:
        file.write(write_line(misfit, last.sum.encode()))
    return open_campaign(folder, clock=a_clock(), new_id=some_ids("later"))


def sample(folder: Path) -> OpenCampaign:
    """The sample campaign, played once and copied."""
    shutil.copytree(_sample(), folder)
    return open_campaign(folder, clock=a_clock(), new_id=some_ids("after"))


@cache
def _sample() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="hearthside-sample-")) / "campaign"
    make_sample(folder)
    return folder


def crowded(folder: Path) -> OpenCampaign:
    """Forty of everything: threats, plans, people, and moves that were left open."""
    campaign = hard_winter(folder)
    for first in (3, 23):
        names = (f"The {number}th of the wolves" for number in range(first, min(first + 20, MANY + 1)))
        played(campaign, "threat", ["new"], "; ".join(names))
    for number in range(1, MANY + 1):
        played(campaign, "plan", *(["own"],) * (number > 1), f"Palisade {number}", "an engineer; timber")
    for number in range(MANY):
        left_open(campaign, "deploy", f"Captain {number}")
    return campaign
