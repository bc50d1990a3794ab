"""Where campaigns live: the data folder, what is in it, and which one was open last."""

import os
from pathlib import Path

from msgspec import Struct

from rules.slugs import slug
from saves.chronicle import Chronicle
from saves.disk import Disk
from saves.errors import CannotRead, CannotWrite, SavesError
from saves.opening import CHRONICLE
from saves.table_file import read_table_file

VARIABLE = "HEARTHSIDE_HOME"
_LAST = "last-campaign"


class Listed(Struct, frozen=True):
    """A campaign in the data folder. `played` is when its newest entry was made, ISO, "" if that can't be read."""

    folder: Path
    name: str
    played: str


def home() -> Path:
    """The data folder: HEARTHSIDE_HOME, or where this system keeps the data of programs."""
    if said := os.environ.get(VARIABLE):
        return _expanded(said).absolute()
    from platformdirs import user_data_path  # here: not needed where the variable or a path says it

    return user_data_path("hearthside", appauthor=False)


def folder_of(said: str) -> Path:
    """The folder that somebody means: a path where there is one, else a campaign of the data folder by its name."""
    path = _expanded(said)
    if os.sep in said or _is_campaign(Disk(), path):
        return path.absolute()
    return home() / slug(said)


def new_folder(name: str) -> Path:
    """A folder in the data folder for a new campaign, not in use yet."""
    return home() / slug(name, Disk().names(home()))


def campaigns(disk: Disk | None = None) -> tuple[Listed, ...]:
    """The campaigns in the data folder, the one played last first. A damaged one goes by its folder's name.

    One whose name begins with a dot is being made, or never was finished.

    Raises CannotRead if the data folder can't be.
    """
    disk = disk or Disk()
    try:
        names = disk.names(home())
    except OSError as error:
        raise CannotRead(home(), error) from error
    whole = [home() / name for name in names if not name.startswith(".")]
    found = [_listed(disk, folder) for folder in whole if _is_campaign(disk, folder)]
    return tuple(sorted(found, key=lambda one: (one.played, one.folder.name), reverse=True))


def remember(folder: Path, disk: Disk | None = None) -> None:
    """Note that this campaign was opened last. Raises CannotWrite.

    Where it was so before, nothing is written: a start would wait for the disk, for nothing new.
    """
    disk, path = disk or Disk(), home() / _LAST
    if noted_campaign(disk) == folder.absolute():
        return
    try:
        for missing in reversed([one for one in (home(), *home().parents) if not disk.is_there(one)]):
            disk.make_folder(missing)
        disk.write_whole(path, os.fsencode(folder.absolute()))
    except OSError as error:
        raise CannotWrite(path, error) from error


def noted_campaign(disk: Disk | None = None) -> Path | None:
    """The folder of the campaign that was opened last, there or not; None if none is noted, or it can't be read."""
    try:
        noted = Path(os.fsdecode((disk or Disk()).read(home() / _LAST)))
    except OSError:
        return None
    return noted if noted.is_absolute() else None


def last_campaign(disk: Disk | None = None) -> Path | None:
    """The campaign that was opened last, if it is still there; else the one played last; None if there is none."""
    disk = disk or Disk()
    noted = noted_campaign(disk)
    if noted is not None and _is_campaign(disk, noted):
        return noted
    listed = campaigns(disk)
    return listed[0].folder if listed else None


def _expanded(said: str) -> Path:
    """A path with `~` for somebody's home; as it stands where there is no such somebody."""
    try:
        return Path(said).expanduser()
    except RuntimeError:
        return Path(said)


def _is_campaign(disk: Disk, folder: Path) -> bool:
    try:
        return disk.is_there(folder / CHRONICLE)
    except OSError:
        return False  # another account's: no campaign of this one


def _listed(disk: Disk, folder: Path) -> Listed:
    name, played = folder.name, ""
    try:
        table = read_table_file(disk, folder).table
        name = table.campaign.name if table else name
        chronicle = Chronicle(disk.open_reading(folder / CHRONICLE))
        newest = next((line for line in chronicle.backwards(chronicle.whole_end()) if line.good), None)
        played = newest.entry().when if newest else ""
    except (OSError, SavesError, ValueError):
        pass  # it is listed all the same, and says what is wrong when it is opened
    return Listed(folder, name, played)
