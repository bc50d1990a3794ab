"""The scenes of plots over time."""

from pathlib import Path
from typing import Any

from rules.asks import Ask, Dice, Pick
from rules.coins import GOLD
from rules.conversation import Conversation
from rules.registry import MOVES
from rules.run import Open
from rules.seats import GM_SEAT, ONLOOKER, Seat
from saves.campaign import OpenCampaign
from tests.scenes.campaigns import begun, played
from tests.scenes.scene import LARGE, SMALL, WIDE, Scene

BRAM = Seat("Bram", "player", ("bram-oster",))
SURPLUSES = (
    (2, -1),
    (1,),
    (3, -5),
    (0,),
    (4,),
    (3, -1),
    (-6,),
    (2,),
    (5, -3),
    (2,),
    (1, 1),
    (-8,),
    (3,),
    (6, -2),
    (0,),
    (-5,),
)
FORTUNES_WENT = (1, -2, 0, 1, 1, -1, -1, 1)
GIVEN = {"bram-oster": 60 * GOLD, "isolde-marr": 25 * GOLD + 5}
SPENT = ((5, 2), (0, 0), (12, 3), (40, 1))  # gold, by each in turn, in sessions 2 to 5


def evenings(folder: Path) -> OpenCampaign:
    """Five sessions over a year, with gold in two purses, and what was undone."""
    campaign = begun(folder, surplus=4)
    for name, player in (("Bram Oster", "Ann"), ("Isolde Marr", "Lew")):
        played(campaign, "add-character", name, player, ["wounds"], "Rogue")
    played(campaign, "start-session")
    for who, copper in GIVEN.items():
        played(campaign, "set", [f"characters.{who}.sheet.purse"], copper, "the road")
    played(campaign, "by-hand", ["steading.surplus"], 3)
    for number, spent in enumerate(SPENT):
        played(campaign, "end-session")
        played(campaign, "start-session")
        for who, gold in zip(GIVEN, spent, strict=True):
            if gold:
                pay(campaign, who, gold)
        played(campaign, "by-hand", ["steading.surplus"], -1)
        played(campaign, "by-hand", ["gm.dread"], number + 1)
    played(campaign, "by-hand", ["steading.surplus"], 9)
    campaign.undo(GM_SEAT, campaign.last.n if campaign.last else 0)
    return campaign


def years(folder: Path) -> OpenCampaign:
    """Sixteen sessions over two years."""
    campaign = begun(folder, surplus=3)
    for number, steps in enumerate(SURPLUSES):
        played(campaign, "start-session")
        if number % 2 == 0:
            season_changes(campaign)
        for step in filter(None, steps):
            played(campaign, "by-hand", ["steading.surplus"], step)
        if fortunes := FORTUNES_WENT[number % len(FORTUNES_WENT)]:
            played(campaign, "by-hand", ["steading.fortunes"], fortunes)
        played(campaign, "end-session")
    return campaign


def season_changes(campaign: OpenCampaign) -> None:
    """The next season: dice show 3, and of what can be picked the first is."""
    talk, given = Conversation(MOVES["seasons-change"], "gm"), list[Any]()
    while isinstance(now := talk.run(campaign.table), Open):
        ask: Ask[Any] = now.ask
        if isinstance(ask, Dice):
            given.append([3] * ask.count)
        elif isinstance(ask, Pick):
            given.append([one.id for one in ask.options[: ask.least]])
        else:
            given.append("Wen Hale")
        talk = talk.answer(ask, given[-1])
    played(campaign, "seasons-change", *given)


def pay(campaign: OpenCampaign, who: str, gold: int) -> None:
    """So much gold is spent."""
    played(campaign, "pay", [who], gold * GOLD, ["elsewhere"], "rope")


SURPLUS = Scene("plots", years, ("y",))
FORTUNES = Scene("plots-fortunes", years, ("y", "2", "s"))
SPENT_GOLD = Scene("plots-spent", evenings, ("y", "5"))
PURSES = Scene("plots-purses", evenings, ("y", "6", "down"))
DREAD = Scene("plots-dread", evenings, ("y", "3"))
PLAYER = Scene("plots-player", evenings, ("y", "4"), seat=BRAM)
WATCHED = Scene("plots-onlooker", evenings, ("y",), seat=ONLOOKER)

PLOT_SCENES: tuple[Scene, ...] = (
    *SURPLUS.everywhere(),
    *(scene.at(*size) for scene in (FORTUNES, SPENT_GOLD, PURSES) for size in (SMALL, LARGE)),
    PURSES.at(*WIDE),
    *(DREAD, PLAYER, WATCHED),
)
