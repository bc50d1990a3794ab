"""What is done before the power goes, what has been promised by then, and what has to be true afterwards."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from msgspec.structs import replace

from rules.answers import Answer
from rules.table import written
from saves.campaign import OpenCampaign, PlayState
from saves.disk import Disk
from saves.errors import NoCampaign
from saves.opening import BACKUPS, CHRONICLE, OPEN
from saves.repairing import repair
from saves.table_file import NAME, read_table_file
from saves.verifying import verify
from tests.saves.campaigns import a_clock, by_hand, change, committed, made, opened, ready, some_ids
from tests.saves.forgetful_disk import ForgetfulDisk

FOLDER = Path("/home/marches")


@dataclass
class Told:
    """What the program has let somebody believe so far."""

    made: bool = False
    shown: list[str] = field(default_factory=list)  # plays, as soon as they were shown
    tables: list[bytes] = field(default_factory=list)  # the table that stood then
    returned: int = 0  # the n of the last entry whose commit has returned
    draft: PlayState | None = None
    next_draft: PlayState | None = None  # being written, or committed, right now
    discarding: bool = False
    discarded: bool = False
    repaired: tuple[str, ...] = ()
    precious: bytes = b""  # table.json as it was edited, which must not be lost wherever it stands
    torn: bytes = b""  # the chronicle with its torn line


@dataclass(frozen=True)
class Scene:
    """A scene: what is prepared and synced, what is done then, and what must hold after a crash at any moment of it."""

    name: str
    prepare: Callable[[ForgetfulDisk, Told], None]
    act: Callable[[ForgetfulDisk, Told], None]
    expect: Callable[[Path, Told], None]

    def play(self, skips: int | None = None) -> ForgetfulDisk:
        """Play it, with a snapshot at every point; `skips` is the sync that is left out."""
        told = Told()
        disk = ForgetfulDisk(told=lambda: deepcopy(told), recording=False)
        self.prepare(disk, told)
        settle(disk)
        disk.syncs.clear()
        disk.recording, disk.skips = True, skips
        self.act(disk, told)
        disk.step("the end")
        return disk


def settle(disk: ForgetfulDisk) -> None:
    """Time passes: all that was written is on the platter."""
    for node in disk.now.values():
        node.kept = node.now
    disk.kept, disk.unsynced = dict(disk.now), []


def prepared(disk: ForgetfulDisk, told: Told) -> OpenCampaign:
    """A campaign with two entries that were made long ago."""
    disk.make_folder(FOLDER.parent)
    campaign = made(FOLDER, disk)
    told.made = True
    kept = change(campaign, 1)
    told.shown += ["play-1", kept.play]
    told.tables.append(written(campaign.table))
    told.returned = kept.n
    return campaign


def keep(campaign: OpenCampaign, told: Told, play: PlayState) -> None:
    """Commit a play, and note what is promised when."""

    def shown(_: object) -> None:
        told.shown.append(play.play)
        told.tables.append(written(campaign.table))

    result = campaign.commit(play, shown)
    told.returned = result.entry.n  # type: ignore[union-attr]


# -- making


def _prepare_nothing(disk: ForgetfulDisk, told: Told) -> None:
    """The folder above is not there either."""


def _make(disk: ForgetfulDisk, told: Told) -> None:
    campaign = made(FOLDER, disk)
    told.made = True
    told.shown, told.tables, told.returned = ["play-1"], [written(campaign.table)], 1


def _expect_made(folder: Path, told: Told) -> None:
    if told.made:
        _expect_kept(folder, told)
        return
    try:
        campaign = opened(folder)
    except NoCampaign:
        made(folder)  # it can be made again, in what the attempt left
        return
    assert campaign.last is not None
    assert campaign.last.n == 1
    assert campaign.table.steading.name == "Hollow"


# -- committing


def _commit(disk: ForgetfulDisk, told: Told) -> None:
    campaign = opened(FOLDER, disk)
    for step in (1, 2, -1):
        keep(campaign, told, ready(campaign, "by-hand", by_hand(step)))


def _commit_many(disk: ForgetfulDisk, told: Told) -> None:
    """Several in a row: each is kept when it is shown, table.json only at the end."""
    campaign = opened(FOLDER, disk)
    with campaign.many():
        for step in (1, 2):
            result = campaign.commit(ready(campaign, "by-hand", by_hand(step)), lambda _: _see_newest(campaign, told))
    told.returned = result.entry.n  # type: ignore[union-attr]


def _see_newest(campaign: OpenCampaign, told: Told) -> None:
    assert campaign.last is not None
    told.shown.append(campaign.last.play)
    told.tables.append(written(campaign.table))


def _commit_with_draft(disk: ForgetfulDisk, told: Told) -> None:
    campaign = opened(FOLDER, disk)
    play = ready(campaign, "by-hand", by_hand(3))
    told.next_draft = play
    campaign.save_draft(play)
    told.draft = play
    keep(campaign, told, play)


def _undo(disk: ForgetfulDisk, told: Told) -> None:
    from rules.seats import GM_SEAT

    campaign = opened(FOLDER, disk)

    def shown(kept: object) -> None:
        told.shown.append(kept.entry.play)  # type: ignore[attr-defined]
        told.tables.append(written(campaign.table))

    told.returned = campaign.undo(GM_SEAT, 2, shown=shown).entry.n
    told.returned = campaign.redo(GM_SEAT, shown=shown).entry.n


def _other_writes(disk: ForgetfulDisk, told: Told) -> None:
    """Another program has written a line, and has come no further: it is not synced, and table.json is the old one."""
    line, table, skips = disk.now[FOLDER / CHRONICLE], disk.now[FOLDER / NAME], disk.skips
    before = line.now
    disk.recording, disk.skips = False, None
    other = opened(FOLDER, disk, ids="other")
    told.next_draft = ready(other, "by-hand", by_hand(1))
    committed(other, told.next_draft)
    line.kept = before
    disk.now[FOLDER / NAME] = disk.kept[FOLDER / NAME] = table
    disk.unsynced.clear()
    disk.syncs.clear()
    disk.recording, disk.skips = True, skips


def _see(campaign: OpenCampaign, told: Told) -> None:
    assert told.next_draft is not None
    assert campaign.last is not None
    assert campaign.last.play == told.next_draft.play
    told.shown.append(told.next_draft.play)
    told.tables.append(written(campaign.table))


def _open_beside_a_writer(disk: ForgetfulDisk, told: Told) -> None:
    _other_writes(disk, told)
    _see(opened(FOLDER, disk), told)


def _catch_up_beside_a_writer(disk: ForgetfulDisk, told: Told) -> None:
    campaign = opened(FOLDER, disk)
    _other_writes(disk, told)
    assert campaign.catch_up()
    _see(campaign, told)


def _prepare(disk: ForgetfulDisk, told: Told) -> None:
    prepared(disk, told)


def _prepare_torn(disk: ForgetfulDisk, told: Told) -> None:
    prepared(disk, told)
    disk.now[FOLDER / CHRONICLE].now += b'{"n":3,"format":1,"wh'


def _expect_kept(folder: Path, told: Told) -> None:
    """All that was shown is there, once, and at most the one that was being written besides; nothing needs mending."""
    found = read_table_file(Disk(), folder)
    campaign = opened(folder, ids="retry")
    assert campaign.warnings == ()
    assert not campaign.read_only
    plays = [entry.play for entry in reversed(campaign.entries(None, 100))]
    assert plays[: len(told.shown)] == told.shown
    assert len(plays) == len(set(plays)) <= len(told.shown) + 1
    if len(plays) == len(told.shown):
        assert written(campaign.table) == told.tables[-1]
    assert found.meta is not None
    assert found.meta.n >= told.returned
    play = told.next_draft
    if play is None:
        change(campaign, 1)  # it goes on
        return
    drafts = {draft.play: draft for draft in campaign.drafts()}
    if told.draft is not None and play.play not in plays:
        assert drafts[play.play].answers == play.answers
        assert drafts[play.play].shown == play.shown
    if play.play in plays:
        assert play.play not in drafts
    committed(campaign, play)  # pressed once more: kept once
    assert [entry.play for entry in campaign.entries(None, 100)].count(play.play) == 1


# -- drafts


def _draft(disk: ForgetfulDisk, told: Told) -> None:
    disk.remove(FOLDER / OPEN)
    settle(disk)
    campaign = opened(FOLDER, disk)
    play = campaign.begin("deploy", "gm", "gm")
    for key, answer in (("leader", Answer("person", "Vahid")), ("roll", Answer("dice", [4], "rolled"))):
        play = replace(play, answers={**play.answers, key: answer})
        told.next_draft = play
        campaign.save_draft(play)
        told.draft = play


def _discard(disk: ForgetfulDisk, told: Told) -> None:
    campaign = opened(FOLDER, disk)
    told.discarding = True
    campaign.discard("later-1")
    told.discarded = True


def _prepare_draft(disk: ForgetfulDisk, told: Told) -> None:
    campaign = prepared(disk, told)
    play = replace(campaign.begin("deploy", "gm", "gm"), play="later-1", answers={"leader": Answer("person", "Odo")})
    campaign.save_draft(play)
    told.draft = told.next_draft = play


def _expect_draft(folder: Path, told: Told) -> None:
    campaign = opened(folder)
    assert campaign.warnings == ()
    assert written(campaign.table) == told.tables[-1]
    drafts = campaign.drafts()
    assert campaign.warnings == ()
    allowed = [one.answers for one in (told.draft, told.next_draft) if one is not None]
    assert all(draft.answers in allowed for draft in drafts)
    if told.draft is not None and not told.discarded:
        assert len(drafts) == 1 or told.discarding
    if told.discarded:
        assert drafts == ()


# -- mending and repairing


def _prepare_edited(disk: ForgetfulDisk, told: Told) -> None:
    prepared(disk, told)
    node = disk.now[FOLDER / NAME]
    node.now = told.precious = node.now.replace(b'"surplus":2', b'"surplus":7')


def _mend(disk: ForgetfulDisk, told: Told) -> None:
    campaign = opened(FOLDER, disk)
    told.repaired = campaign.warnings


def _expect_mended(folder: Path, told: Told) -> None:
    if (folder / NAME).read_bytes() != told.precious or told.repaired:
        (aside,) = folder.glob("table-edited-*.json")
        assert aside.read_bytes() == told.precious
    if told.repaired:
        assert aside.name in told.repaired[0]
        assert read_table_file(Disk(), folder).table is not None
    campaign = opened(folder)
    assert written(campaign.table) == told.tables[-1]


def _prepare_broken(disk: ForgetfulDisk, told: Told) -> None:
    _prepare_edited(disk, told)
    node = disk.now[FOLDER / CHRONICLE]
    node.now = told.torn = node.now + b'{"n":3,"format":1,"wh'
    with disk.creating(FOLDER / OPEN / "broken.json") as file:
        file.write(b"{")


def _prepare_without_backups(disk: ForgetfulDisk, told: Told) -> None:
    _prepare_torn(disk, told)
    told.torn, told.precious = disk.now[FOLDER / CHRONICLE].now, disk.now[FOLDER / NAME].now
    disk.remove(FOLDER / BACKUPS)


def _repair(disk: ForgetfulDisk, told: Told) -> None:
    told.repaired = repair(FOLDER, clock=a_clock(), new_id=some_ids("repair"), disk=disk)


def _expect_repaired(folder: Path, told: Told) -> None:
    as_found = {NAME: told.precious, CHRONICLE: told.torn, "broken.json": b"{"}
    edited = (folder / NAME).read_bytes() == told.precious
    torn = (folder / CHRONICLE).read_bytes() == told.torn
    broken = (folder / OPEN / "broken.json").exists()
    if not (edited and torn and broken):  # nothing is touched before the copy is safe
        (backup,) = (folder / BACKUPS).iterdir()
        assert {path.name: path.read_bytes() for path in backup.iterdir()} == as_found
    if not edited:
        (aside,) = folder.glob("table-edited-*.json")
        assert aside.read_bytes() == told.precious
    if told.repaired:
        report = verify(folder)
        assert (report.problems, report.passing) == ((), ())
        assert (folder / OPEN / "broken.json.unreadable").exists()
    campaign = opened(folder)
    assert written(campaign.table) == told.tables[-1]


def _expect_cut(folder: Path, told: Told) -> None:
    if (folder / CHRONICLE).read_bytes() != told.torn:
        (backup,) = (folder / BACKUPS).iterdir()
        as_found = {NAME: told.precious, CHRONICLE: told.torn}
        assert {path.name: path.read_bytes() for path in backup.iterdir()} == as_found
    if told.repaired:
        report = verify(folder)
        assert (report.problems, report.passing) == ((), ())
    assert written(opened(folder).table) == told.tables[-1]


def check(scene: Scene, disk: ForgetfulDisk, folder: Path) -> int:
    """Open what every crash leaves, and see that it holds. Returns how many there were. Raises AssertionError."""
    tried: set[object] = set()
    for point in disk.points:
        for remains in point.remains:
            same = (repr(point.told), tuple(remains.files.items()))
            if same in tried:
                continue
            tried.add(same)
            root = folder / f"crash-{len(tried)}"
            root.mkdir()
            remains.lay_out(root)
            try:
                scene.expect(root / FOLDER.relative_to("/"), point.told)  # type: ignore[arg-type]
            except Exception as error:
                raise AssertionError(f"{scene.name}, before `{point.step}`, {remains.what}: {error!r}") from error
    return len(tried)


SCENES = (
    Scene("make", _prepare_nothing, _make, _expect_made),
    Scene("commit", _prepare, _commit, _expect_kept),
    Scene("commit many", _prepare, _commit_many, _expect_kept),
    Scene("draft and commit", _prepare, _commit_with_draft, _expect_kept),
    Scene("undo and redo", _prepare, _undo, _expect_kept),
    Scene("open beside a writer", _prepare, _open_beside_a_writer, _expect_kept),
    Scene("catch up beside a writer", _prepare, _catch_up_beside_a_writer, _expect_kept),
    Scene("draft", _prepare, _draft, _expect_draft),
    Scene("discard", _prepare_draft, _discard, _expect_draft),
    Scene("mend", _prepare_edited, _mend, _expect_mended),
    Scene("repair", _prepare_broken, _repair, _expect_repaired),
    Scene("repair without backups", _prepare_without_backups, _repair, _expect_cut),
)
TORN = Scene("commit after a torn line", _prepare_torn, _commit, _expect_kept)


def syncs_of(scene: Scene) -> list[str]:
    """The syncs that a scene makes, in order."""
    return scene.play().syncs


def each_sync() -> list[object]:
    """Every sync of every scene, for a test that leaves it out."""
    return [
        pytest.param(scene, number, id=f"{scene.name}-{number}-{name.strip('.')}")
        for scene in SCENES
        for number, name in enumerate(syncs_of(scene))
    ]
