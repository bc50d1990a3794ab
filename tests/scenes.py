"""Scenes: campaigns with something on the table, and the keys that bring a screen up. Snapshots and screenshots alike.

Each is a real campaign in a real folder, played through the rules and the saves, with a clock and ids that are always
the same. `python -m tests.scenes` draws them all into screenshots/.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from textual.pilot import Pilot

from rules.changes import shown
from rules.conversation import Conversation
from rules.homefront.founding import BLANK, FOUND
from rules.registry import MOVES
from rules.run import Done, Open
from rules.seats import GM_SEAT, ONLOOKER, Seat
from saves.campaign import Committed, OpenCampaign, make_campaign, open_campaign
from saves.lines import write_line
from saves.opening import CHRONICLE
from tests.saves.campaigns import a_clock, some_ids
from tui.app import HearthsideApp

SCREENSHOTS = Path(__file__).parent.parent / "screenshots"
LONG_NAME = "Old Maren of the Long Acre, who kept the bees before the thaw"
MARKUP = "[crew] of the [/b] 🐉 Wyrm's Rest"


class Scene(Struct, frozen=True):
    """A campaign, what was pressed since, and how large the screen is."""

    name: str
    made: Callable[[Path], OpenCampaign]
    keys: tuple[str, ...] = ()
    columns: int = 80
    rows: int = 24
    seat: Seat = GM_SEAT
    ascii: bool = False

    def at(self, columns: int, rows: int) -> "Scene":
        """The same, larger or smaller."""
        return replace(self, name=f"{self.name}-{columns}x{rows}", columns=columns, rows=rows)

    def app(self, folder: Path) -> HearthsideApp:
        """The app at this campaign, which is made anew in `folder`."""
        campaign = self.made(folder)
        return HearthsideApp(folder, self.seat, self.ascii, opening=lambda _folder: campaign)

    async def act(self, pilot: Pilot[Any]) -> None:
        """Press the keys, each when all that came before is on screen."""
        await settled(pilot)
        for key in self.keys:
            await pilot.press(key)
            await settled(pilot)


async def settled(pilot: Pilot[Any]) -> None:
    """Until what the writer had to do is done and shown."""
    app = pilot.app
    assert isinstance(app, HearthsideApp)
    assert app.desk is not None
    await app.desk.idle()
    app.desk.poll()
    await app.desk.idle()
    await pilot.pause()


# -- campaigns


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


STEADING = Scene("steading", hard_winter)
EMPTY = Scene("steading-empty", empty)
UNFINISHED = Scene("steading-unfinished", unfinished, ("o",))
NAMES = Scene("steading-names", odd_names)
PENDING = Scene("steading-m", hard_winter, ("m",))
BLOCKED = Scene("steading-blocked", hard_winter, ("m", "h"))
READ_ONLY = Scene("read-only", read_only)
PLAYER = Scene("steading-player", hard_winter, seat=Seat("Odo", "player", ("bram-oster",)))
IN_ASCII = Scene("steading-ascii", unfinished, ascii=True)
CHRONICLE_TAB = Scene("chronicle", hard_winter, ("5",))
CHRONICLE_EMPTY = Scene("chronicle-empty", empty, ("5",))
CHRONICLE_NAMES = Scene("chronicle-names", odd_names, ("5",))
CHRONICLE_CHOSEN = Scene("chronicle-chosen", hard_winter, ("5", *["down"] * 3))
ENTRY = Scene("chronicle-entry", hard_winter, ("5", *["down"] * 3, "enter"))
UNDO_ASKED = Scene("chronicle-undo-asked", hard_winter, ("5", *["down"] * 4, "U"))
ONLOOKER_S = Scene("steading-onlooker", hard_winter, seat=ONLOOKER)
CHRONICLE_MOVES = Scene("chronicle-m", hard_winter, ("5", "m"))
HELP = Scene("help", hard_winter, ("question_mark",))
GATE = Scene("gate-60x20", hard_winter, columns=60, rows=20)

SMALL, LARGE = (80, 24), (120, 36)
SCENES: tuple[Scene, ...] = (
    *(
        scene.at(*size)
        for scene in (STEADING, EMPTY, NAMES, CHRONICLE_TAB, CHRONICLE_NAMES, ENTRY)
        for size in (SMALL, LARGE)
    ),
    *(UNFINISHED, PENDING, BLOCKED, READ_ONLY, PLAYER, IN_ASCII, CHRONICLE_EMPTY, CHRONICLE_MOVES, HELP, GATE),
    *(CHRONICLE_CHOSEN, UNDO_ASKED, ONLOOKER_S),
)


async def draw(scene: Scene, folder: Path) -> str:
    """The scene as SVG."""
    app = scene.app(folder)
    async with app.run_test(size=(scene.columns, scene.rows), notifications=True) as pilot:
        await scene.act(pilot)
        return app.export_screenshot(title=f"Hearthside, {scene.name}")


def main(names: list[str]) -> None:
    """Draw all scenes, or those whose names begin with one of `names`."""
    os.environ["TZ"] = "UTC"
    time.tzset()
    SCREENSHOTS.mkdir(exist_ok=True)
    from tests.moves.scenes import MOVE_SCENES  # here: they are made of what stands in this file

    for scene in (*SCENES, *MOVE_SCENES):
        if not names or scene.name.startswith(tuple(names)):
            with tempfile.TemporaryDirectory() as folder:
                drawing = asyncio.run(draw(scene, Path(folder) / "campaign"))
            (SCREENSHOTS / f"{scene.name}.svg").write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
