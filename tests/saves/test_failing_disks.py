"""A disk that refuses: what fails before the sync is cut back and refused, what fails after it is a warning."""

import errno
import os
import resource
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest
from msgspec.structs import replace

from rules.answers import Answer
from saves.campaign import Committed
from saves.disk import Disk, Writing
from saves.errors import CannotWrite, LockHeld, ReadOnly, SavesError
from saves.opening import CHRONICLE
from saves.verifying import verify
from tests.saves.campaigns import by_hand, change, made, opened, ready

NOBODY = 65534


class FailingDisk(Disk):
    """Fails at one step, counted from 0: part of a write may have been written then."""

    def __init__(self, fails_at: int, times: int = 1) -> None:
        self.fails_at = range(fails_at, fails_at + times)
        self.steps: list[str] = []

    def step(self, what: str) -> None:
        self.steps.append(what)
        if len(self.steps) - 1 in self.fails_at:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    @contextmanager
    def appending(self, path: Path) -> Iterator[Writing]:
        self.step(f"open {path.name}")
        with super().appending(path) as file:
            yield FailingFile(self, file, path.name)

    @contextmanager
    def creating(self, path: Path) -> Iterator[Writing]:
        self.step(f"create {path.name}")
        with super().creating(path) as file:
            yield FailingFile(self, file, path.name)

    def rename(self, old: Path, new: Path) -> None:
        self.step(f"rename {old.name}")
        super().rename(old, new)

    def remove(self, path: Path) -> None:
        self.step(f"remove {path.name}")
        super().remove(path)

    def sync_folder(self, path: Path) -> None:
        self.step(f"sync the folder {path.name}")
        super().sync_folder(path)


class FailingFile:
    """An open file on a failing disk."""

    def __init__(self, disk: FailingDisk, file: Writing, name: str) -> None:
        self.disk, self.file, self.name = disk, file, name

    def size(self) -> int:
        return self.file.size()

    def write(self, data: bytes) -> None:
        try:
            self.disk.step(f"write {self.name}")
        except OSError:
            self.file.write(data[: len(data) // 2])
            raise
        self.file.write(data)

    def sync(self) -> None:
        self.disk.step(f"sync {self.name}")
        self.file.sync()

    def cut(self, size: int) -> None:
        self.disk.step(f"cut {self.name}")
        self.file.cut(size)


BEFORE_THE_SYNC = ["open chronicle.jsonl", "write chronicle.jsonl", "sync chronicle.jsonl"]
AFTER_THE_SYNC = [
    "create .table.json.new",
    "write .table.json.new",
    "sync .table.json.new",
    "rename .table.json.new",
    "sync the folder a",
    "remove again-1.json",
]


@pytest.mark.parametrize("number", range(3), ids=BEFORE_THE_SYNC)
def test_what_fails_before_the_sync_is_cut_back_and_refused(tmp_path: Path, number: int) -> None:
    change(made(tmp_path / "a"), 1)
    before = {path: path.read_bytes() for path in (tmp_path / "a").rglob("*") if path.is_file()}
    disk = FailingDisk(number)
    campaign = opened(tmp_path / "a", disk, ids="again")
    play = ready(campaign, "by-hand", by_hand(1))
    with pytest.raises(CannotWrite, match=r"No space left on device\. Nothing was kept") as refused:
        campaign.commit(play, lambda _: pytest.fail("it was shown"))
    assert not refused.value.unsure
    assert disk.steps[number] == BEFORE_THE_SYNC[number]
    assert {
        path: path.read_bytes() for path in (tmp_path / "a").rglob("*") if path.name in ("table.json", CHRONICLE)
    } == {path: data for path, data in before.items() if path.name in ("table.json", CHRONICLE)}
    assert campaign.table.steading.surplus == 2
    result = campaign.commit(play)  # pressed again, with room on the disk
    assert isinstance(result, Committed)
    assert (result.entry.n, result.already, result.warnings) == (3, False, ())
    assert opened(tmp_path / "a").table.steading.surplus == 3


@pytest.mark.parametrize("number", range(len(AFTER_THE_SYNC)), ids=AFTER_THE_SYNC)
def test_what_fails_after_the_sync_is_a_warning(tmp_path: Path, number: int) -> None:
    change(made(tmp_path / "a"), 1)
    disk = FailingDisk(3 + number)
    campaign = opened(tmp_path / "a", disk, ids="again")
    shown: list[Committed] = []
    result = campaign.commit(ready(campaign, "by-hand", by_hand(1)), shown.append)
    assert isinstance(result, Committed)
    assert disk.steps[3 + number] == AFTER_THE_SYNC[number]
    assert len(result.warnings) == len(shown) == 1
    assert "No space left" in result.warnings[0]
    again = opened(tmp_path / "a")
    assert again.table.steading.surplus == 3
    assert again.warnings == ()
    assert change(campaign, 1).n == 4  # and the next brings table.json up to date
    assert verify(tmp_path / "a").is_well


def test_when_even_the_cutting_back_fails_it_says_so_and_nothing_is_kept_twice(tmp_path: Path) -> None:
    made(tmp_path / "a")
    campaign = opened(tmp_path / "a", FailingDisk(2, times=2), ids="again")
    play = ready(campaign, "by-hand", by_hand(1))
    with pytest.raises(CannotWrite, match="may have been kept all the same") as refused:
        campaign.commit(play)
    assert refused.value.unsure
    result = campaign.commit(play)
    assert isinstance(result, Committed)
    assert result.already
    assert [entry.n for entry in opened(tmp_path / "a").entries(None, 9)] == [2, 1]
    assert opened(tmp_path / "a").table.steading.surplus == 2


def test_a_draft_that_can_not_be_written_leaves_the_one_before(tmp_path: Path) -> None:
    for number in range(5):
        folder = tmp_path / f"a{number}"
        first = made(folder)
        play = replace(first.begin("deploy", "gm", "gm", "old"), answers={"leader": Answer("person", "Hew")})
        first.save_draft(play)
        first.let_go(play.play)
        campaign = opened(folder, FailingDisk(number))
        campaign.take_up(play.play)
        if number < 4:
            with pytest.raises(CannotWrite):
                campaign.save_draft(ready(campaign, "by-hand", by_hand(1)))
        assert [draft.name for draft in campaign.drafts() if draft.play == play.play] == ["old"]


# -- real disks


def run_child(work: Callable[[], None], prepare: Callable[[], None]) -> str:
    """Do `work` in a child after `prepare`, and return what went wrong there, "" for nothing."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            prepare()
            work()
            said = ""
        except BaseException as error:  # noqa: BLE001 - told to the parent, whatever it is
            said = f"{type(error).__name__}: {error}"
        os.write(write, said.encode())
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        said = pipe.read().decode()
    os.waitpid(child, 0)
    return said


def become_nobody() -> None:
    """Give root's rights up: root may write everywhere."""
    if os.getuid() == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[Path]:
    """A campaign that an account without any rights could write to, in a place that it can reach."""
    import shutil
    import tempfile

    root = Path(tempfile.mkdtemp(prefix="hearthside-"))
    root.chmod(0o755)
    made(root / "a")
    if os.getuid() == 0:
        for path in [root / "a", *(root / "a").rglob("*")]:
            os.chown(path, NOBODY, NOBODY)
    yield root / "a"
    for path in [root / "a", *(root / "a").rglob("*")]:
        if path.is_dir():
            path.chmod(0o755)
    shutil.rmtree(root)


def test_a_folder_without_write_permission_is_opened_for_reading(shared: Path) -> None:
    def work() -> None:
        with pytest.raises(PermissionError):
            (shared / "plain").write_text("x")  # this account really can't write there
        campaign = opened(shared)
        assert campaign.table.steading.surplus == 1
        assert "may read" in campaign.read_only
        assert campaign.warnings == ()
        with pytest.raises(ReadOnly, match="write permission"):
            change(campaign, 1)
        with pytest.raises(CannotWrite, match="Permission denied"):
            campaign.save_draft(campaign.begin("deploy", "gm", "gm"))
        assert verify(shared).is_well

    for path in [*shared.rglob("*"), shared]:
        path.chmod(0o500 if path.is_dir() else 0o400)
    assert run_child(work, become_nobody) == ""


def test_a_folder_that_loses_its_write_permission_while_open_is_refused(shared: Path) -> None:
    def work() -> None:
        campaign = opened(shared)
        change(campaign, 1)
        for path in [*shared.rglob("*"), shared]:
            path.chmod(0o500 if path.is_dir() else 0o400)
        with pytest.raises(PermissionError):
            (shared / "plain").write_text("x")
        before = (shared / CHRONICLE).read_bytes()
        with pytest.raises(CannotWrite, match="Permission denied"):
            change(campaign, 1)
        assert (shared / CHRONICLE).read_bytes() == before
        assert opened(shared).table.steading.surplus == 2

    assert run_child(work, become_nobody) == ""


def test_a_folder_that_may_not_even_be_read_is_a_message(shared: Path) -> None:
    def work() -> None:
        with pytest.raises(PermissionError):
            (shared / CHRONICLE).read_bytes()
        with pytest.raises(SavesError):
            opened(shared)

    for path in [*shared.rglob("*"), shared]:
        path.chmod(0)
    assert run_child(work, become_nobody) == ""


@pytest.mark.parametrize("room", range(0, 2000, 150))
def test_a_full_disk_keeps_all_or_nothing(tmp_path: Path, room: int) -> None:
    """Files may grow no further than the chronicle and a few bytes: as on a full disk, part of a line is written."""
    campaign = made(tmp_path / "a")
    for _ in range(8):
        change(campaign, 1)
    limit = (tmp_path / "a" / CHRONICLE).stat().st_size + room

    def fill() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    def work() -> None:
        with pytest.raises(OSError, match="File too large"):
            (tmp_path / "plain").write_bytes(b"x" * (limit + 1))  # there really is no room
        inside = opened(tmp_path / "a", ids="full")
        kept, unsure = 9, 0
        for _ in range(6):
            try:
                kept = change(inside, 1).n
            except CannotWrite as error:
                unsure += error.unsure
            assert inside.last is not None
            assert inside.last.n == kept
        assert kept < 15
        assert not unsure

    assert run_child(work, fill) == ""
    after = opened(tmp_path / "a")
    assert after.warnings == ()
    assert after.table.steading.surplus == after.last.n if after.last else False
    assert change(after, 1).n == (after.last.n if after.last else 0)
    assert verify(tmp_path / "a").is_well


# -- locks

HOLD = """
import sys
from filelock import FileLock
with FileLock(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""


@contextmanager
def locked_by_another_program(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Another program holds the campaign's lock."""
    program = subprocess.Popen(
        [sys.executable, "-c", HOLD, folder / "lock"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with program:
        assert program.stdout is not None
        assert program.stdout.readline() == "held\n"
        yield program
        program.kill()


def test_a_lock_that_another_program_holds_is_said_within_a_second(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    play = ready(campaign, "by-hand", by_hand(1))
    campaign.save_draft(play)
    before = (tmp_path / "a" / CHRONICLE).read_bytes()
    with locked_by_another_program(tmp_path / "a"):
        begun = monotonic()
        with pytest.raises(LockHeld, match=r"Another program has held .*lock for 0.8 seconds. Nothing was written"):
            campaign.commit(play)
        assert monotonic() - begun < 5  # nobody waits for the other to be done
        assert opened(tmp_path / "a").table.steading.surplus == 1  # reading needs no lock
        campaign.save_draft(play)  # nor does a draft
        assert (tmp_path / "a" / CHRONICLE).read_bytes() == before
    result = campaign.commit(play)
    assert isinstance(result, Committed)
    assert result.entry.n == 2


def test_a_lock_is_waited_for_as_long_as_patience_lasts(tmp_path: Path) -> None:
    made(tmp_path / "a")
    campaign = opened(tmp_path / "a", patience=60)
    with locked_by_another_program(tmp_path / "a") as program:
        kept: list[int] = []
        thread = threading.Thread(target=lambda: kept.append(change(campaign, 1).n))
        thread.start()
        program.kill()
        thread.join(30)
    assert kept == [2]


def test_a_lock_whose_holder_was_killed_is_free(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    with locked_by_another_program(tmp_path / "a") as program:
        program.kill()
        program.wait()
        assert change(campaign, 1).n == 2


def test_a_damaged_table_json_under_anothers_lock_is_mended_later(tmp_path: Path) -> None:
    made(tmp_path / "a")
    (tmp_path / "a" / "table.json").write_bytes(b"")
    with locked_by_another_program(tmp_path / "a"):
        campaign = opened(tmp_path / "a", patience=0.01)
        assert campaign.table.steading.surplus == 1
        assert "with the next entry" in campaign.warnings[0]
    change(campaign, 1)
    assert verify(tmp_path / "a").is_well
