"""Making the sample: a steading is founded, and two years of it are played, all of it or nothing."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

from rules.conversation import Conversation
from rules.homefront.founding import BLANK, FOUND
from rules.run import Done, Open
from rules.seats import GM_SEAT
from saves.campaign import PATIENCE, OpenCampaign, make_campaign, open_campaign
from saves.disk import Disk
from saves.errors import AlreadyThere, CannotWrite
from saves.making import is_free, take_away
from saves.outside import new_id
from saves.sample.evenings import Evenings
from saves.sample.habits import by_habit
from saves.sample.sitting import Sitting
from saves.sample.story import FOUNDED, tell

NAME = "The Long Thaw"
SEED = "osmere"


def make_sample(
    folder: Path,
    *,
    name: str = NAME,
    seed: str = SEED,
    disk: Disk | None = None,
    patience: float = PATIENCE,
) -> OpenCampaign:
    """Play the sample campaign into a folder that is empty or not there, and return it open.

    It is played in a folder beside that one, which has its name once all of it is there: whoever interrupts it leaves
    nothing. The same name and seed give the same bytes. Raises AlreadyThere, CannotWrite; NotTaken for a name that no
    campaign can have.
    """
    disk = disk or Disk()
    if not is_free(disk, folder):
        raise AlreadyThere(folder)
    beside = folder.with_name(f".{folder.name}.{new_id()}")
    try:
        _play(beside, name, seed, disk, patience)
        _rename(disk, beside, folder)
    finally:
        with suppress(OSError):  # what went wrong first is told
            take_away(disk, beside)
    return open_campaign(folder, disk=disk, patience=patience)  # from here on by the real time


def _play(folder: Path, name: str, seed: str, disk: Disk, patience: float) -> None:
    """Found the steading, and play what the story tells."""
    evenings = Evenings(Random(f"{seed}/evenings"))
    conversation = Conversation(FOUND, GM_SEAT.name)
    said = {"campaign-name": name, **FOUNDED}
    while isinstance(result := conversation.run(BLANK), Open):
        value = said.get(result.ask.key)
        conversation = conversation.answer(
            result.ask, by_habit(result.ask, BLANK, Random(seed)) if value is None else value
        )
    assert isinstance(result, Done)
    campaign = make_campaign(
        folder,
        result,
        GM_SEAT.name,
        GM_SEAT.name,
        result.answers,
        evenings.now,
        new_id=_ids(seed),
        disk=disk,
        patience=patience,
    )
    with campaign.many():
        tell(Sitting(campaign, evenings, seed))


def _rename(disk: Disk, beside: Path, folder: Path) -> None:
    """Give the finished campaign its name. Raises AlreadyThere where somebody was faster, and CannotWrite."""
    if not is_free(disk, folder):
        raise AlreadyThere(folder)
    try:
        take_away(disk, folder)
        disk.rename(beside, folder)
        disk.sync_folder(folder.parent)
    except OSError as error:
        raise CannotWrite(folder, error) from error


def _ids(seed: str) -> Callable[[], str]:
    """Names for plays as a campaign gives them: 16 hexadecimal digits."""
    chance = Random(f"{seed}/plays")
    return lambda: f"{chance.getrandbits(64):016x}"
