"""Making the sample: a steading is founded, and two years of it are played."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from rules.conversation import Conversation
from rules.homefront.founding import BLANK, FOUND
from rules.run import Done, Open
from rules.seats import GM_SEAT
from saves.campaign import PATIENCE, OpenCampaign, make_campaign, open_campaign
from saves.disk import Disk
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

    The same name and seed give the same bytes. Raises AlreadyThere, LockHeld, CannotWrite; NotTaken for a name that no
    campaign can have.
    """
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
    return open_campaign(folder, disk=disk, patience=patience)  # from here on by the real time


def _ids(seed: str) -> Callable[[], str]:
    """Names for plays as a campaign gives them: 16 hexadecimal digits."""
    chance = Random(f"{seed}/plays")
    return lambda: f"{chance.getrandbits(64):016x}"
