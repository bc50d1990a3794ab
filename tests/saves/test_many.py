"""Many entries in a row, under one lock: each is kept at once, and table.json is written when they are done."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rules.seats import GM_SEAT
from saves.disk import Disk, Hold, Writing
from saves.errors import CannotUndo, CannotWrite, LockHeld
from saves.table_file import NAME, read_table_file
from saves.verifying import verify
from tests.saves.campaigns import change, made, opened, same


class HalfWritten(Disk):
    """While it `breaks`, half of what is appended is written, and nothing can be cut back."""

    breaks = False

    @contextmanager
    def appending(self, path: Path) -> Iterator[Writing]:
        with super().appending(path) as file:
            yield Breaking(file) if self.breaks else file


class Breaking:
    """A file that takes half of what is written."""

    def __init__(self, file: Writing) -> None:
        self._file = file
        self.sync = file.sync

    def write(self, data: bytes) -> None:
        self._file.write(data[: len(data) // 2])
        raise OSError(errno.EIO, "half of it")

    def cut(self, size: int) -> None:
        raise OSError(errno.EIO, f"not cut at {size}")


def held_in_table_file(folder: Path) -> int:
    """The number of the last entry that table.json has taken up."""
    meta = read_table_file(Disk(), folder).meta
    assert meta is not None
    return meta.n


def test_each_entry_is_kept_at_once_and_the_table_is_written_at_the_end(tmp_path: Path) -> None:
    campaign = made(tmp_path / "marches")
    with campaign.many():
        for n in (2, 3, 4):
            assert change(campaign, 1).n == n
            assert held_in_table_file(campaign.folder) == 1
            other = opened(campaign.folder)  # as after a kill at this moment
            assert same(other.table, campaign.table)
            assert (other.last, other.warnings) == (campaign.last, ())
    assert held_in_table_file(campaign.folder) == 4
    assert change(campaign, 1).n == 5
    assert held_in_table_file(campaign.folder) == 5
    assert verify(campaign.folder).is_well


def test_undo_and_redo_are_among_them(tmp_path: Path) -> None:
    campaign = made(tmp_path / "marches")
    with campaign.many():
        changed = change(campaign, 2)
        campaign.undo(GM_SEAT, changed.n)
        campaign.redo(GM_SEAT)
    assert campaign.table.steading.surplus == 3
    assert held_in_table_file(campaign.folder) == 4


def test_nobody_else_writes_meanwhile(tmp_path: Path) -> None:
    campaign = made(tmp_path / "marches")
    other = opened(campaign.folder, patience=0)
    with campaign.many():
        change(campaign, 1)
        with pytest.raises(LockHeld):
            change(other, 1)
    assert change(other, 1).n == 3
    assert change(campaign, 1).n == 4


def test_what_was_kept_before_something_went_wrong_is_in_the_table_file_too(tmp_path: Path) -> None:
    campaign = made(tmp_path / "marches")
    with pytest.raises(CannotUndo), campaign.many():
        campaign.undo(GM_SEAT, change(campaign, 1).n + 1)
    assert held_in_table_file(campaign.folder) == 2
    assert change(campaign, 1).n == 3


def test_where_nothing_was_kept_the_table_file_is_left_alone(tmp_path: Path) -> None:
    campaign = made(tmp_path / "marches")
    before = (campaign.folder / NAME).stat()
    with campaign.many():
        pass
    assert (campaign.folder / NAME).stat().st_ino == before.st_ino


class FullDisk(Disk):
    """A disk without room for a new table.json."""

    full = False

    def write_whole(self, path: Path, data: bytes, *, held: bool = False) -> Hold | None:
        if self.full and path.name == NAME:
            raise OSError(28, "No space left on device")
        return super().write_whole(path, data, held=held)


def test_a_table_file_that_can_not_be_written_is_told_and_made_up_for(tmp_path: Path) -> None:
    disk = FullDisk()
    campaign = made(tmp_path / "marches", disk)
    with campaign.many():
        change(campaign, 1)
        disk.full = True
    assert campaign.warnings == (
        "What was done is kept, but table.json can't be written: No space left on device. The next entry tries again.",
    )
    assert held_in_table_file(campaign.folder) == 1
    disk.full = False
    assert change(campaign, 1).n == 3
    assert held_in_table_file(campaign.folder) == 3


def test_a_write_that_may_or_may_not_have_been_kept_is_looked_at_before_the_next(tmp_path: Path) -> None:
    """Half a line is written and can't be cut back: the next entry must not be appended behind it."""
    disk = HalfWritten()
    campaign = made(tmp_path / "marches", disk=disk)
    with campaign.many():
        change(campaign, 1)
        disk.breaks = True
        with pytest.raises(CannotWrite, match="may have been kept"):
            change(campaign, 1)
        disk.breaks = False
        assert change(campaign, 2).n == 3
    other = opened(campaign.folder)
    assert (other.last, other.warnings, other.table.steading.surplus) == (campaign.last, (), 4)
    assert verify(campaign.folder).is_well


def test_many_within_many_holds_one_lock(tmp_path: Path) -> None:
    campaign = made(tmp_path / "marches")
    with campaign.many():
        with campaign.many():
            change(campaign, 1)
        assert change(campaign, 1).n == 3
        assert held_in_table_file(campaign.folder) == 1
    assert held_in_table_file(campaign.folder) == 3
