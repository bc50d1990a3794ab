"""What can be wrong with a campaign or with where it lies: a message, a code, and never a traceback."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from saves.disk import Disk
from saves.lines import read_line, write_line
from saves.sums import NO_SUM
from tests.command_line.running import run
from tui.command_line import campaigns

NOBODY = 65534


@pytest.mark.parametrize("arguments", [["show"], ["do", "deploy"], ["undo"], ["verify"], ["note", "x"]])
def test_a_campaign_that_is_not_there(arguments: list[str]) -> None:
    told = run(*arguments, "--campaign", "nowhere", code=1).err
    assert "There is no campaign in " in told
    assert "The command `list` shows those that there are." in told


def test_a_newer_format_is_refused_and_left_alone(folder: Path) -> None:
    chronicle = folder / "chronicle.jsonl"
    newer = write_line(replace(read_line(chronicle.read_bytes(), 0), format=9), NO_SUM)
    chronicle.write_bytes(newer)
    (folder / "table.json").unlink()
    for arguments in (["show"], ["set", "surplus", "2", "--why", "x"], ["verify"], ["verify", "--repair"]):
        assert "newer Hearthside" in run(*arguments, code=1).err
    assert chronicle.read_bytes() == newer


def test_nothing_left_to_read(folder: Path) -> None:
    (folder / "chronicle.jsonl").unlink()
    assert "Put back a copy" in run("show", "--campaign", str(folder), code=1).err


def test_damage_is_told_and_can_be_checked_and_repaired(folder: Path) -> None:
    run("do", "by-hand", "steading.surplus", "1")
    run("do", "by-hand", "steading.surplus", "1")
    assert run("verify").out == "3 entries: all is well.\n"
    lines = (folder / "chronicle.jsonl").read_bytes().splitlines(keepends=True)
    lines[1] = lines[1].replace(b"by-hand", b"by-hanD")
    (folder / "chronicle.jsonl").write_bytes(b"".join(lines))
    (folder / "table.json").write_text("")
    found = run("verify", code=1)
    assert "is damaged and left out." in found.out
    assert found.out.endswith("2 entries: not all is well.\n")
    assert found.err == "To put right what can be: hearthside verify --repair\n"
    repaired = run("verify", "--repair", "--json").json
    assert (repaired["problems"], len(repaired["repaired"]) > 0) == ([], True)
    assert run("verify", "--seat", "onlooker", code=4).out == ""


def test_what_a_kill_leaves_behind_is_told_as_a_note_and_all_is_well(folder: Path) -> None:
    older = (folder / "table.json").read_bytes()
    run("do", "by-hand", "steading.surplus", "1")
    (folder / "table.json").write_bytes(older)
    with (folder / "chronicle.jsonl").open("ab") as file:
        file.write(b'{"n":3,')
    found = run("verify").out.splitlines()
    assert found[0].startswith("The last line of the chronicle is torn: 7 bytes of an entry that was never kept.")
    assert found[1:] == [
        "table.json stands at entry 1, the chronicle at 2. The next entry brings it up to date.",
        "2 entries: all is well.",
    ]
    assert (len(run("verify", "--json").json["notes"]), run("verify", "--json").json["problems"]) == (2, [])
    run("do", "by-hand", "steading.surplus", "1")
    assert run("verify").out == "3 entries: all is well.\n"


def test_a_table_that_was_edited_by_hand_is_told_with_how_to_take_it_over(folder: Path) -> None:
    text = (folder / "table.json").read_text()
    table = json.loads(text)
    (steading,) = table["steading"].values()
    steading["lacking"] = True
    (folder / "table.json").write_text(json.dumps(table))
    told = run("show", "lacking").err
    assert "set steading.lacking True --why TEXT" in told
    run("set", "steading.lacking", "True", "--why", "as edited")
    assert run("show", "lacking").out == "lacking: marked\n"


def test_a_lock_that_somebody_else_holds(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaigns, "PATIENCE", 0.05)
    with Disk().lock(folder / "lock", 1.0):
        assert run("show", "surplus").out == "Surplus: 1\n"
        for arguments in (["do", "by-hand", "steading.surplus", "1"], ["note", "x"]):
            told = run(*arguments, code=1).err
            assert "Another program has held" in told
            assert "Nothing was written; try again" in told
    run("do", "by-hand", "steading.surplus", "1")


def test_a_lock_is_waited_for_longer_than_a_screen_waits() -> None:
    assert campaigns.PATIENCE == 5.0


@pytest.fixture
def of_nobody() -> Iterator[Path]:
    """A campaign that an account without rights owns and can't write to, and where it can't write either."""
    root = Path(tempfile.mkdtemp(prefix="hearthside-"))
    root.chmod(0o755)
    run("new", "Stonewell", "--campaign", str(root / "stonewell"))
    folders = [root / "stonewell", *(root / "stonewell").iterdir()]
    for path in folders:
        os.chown(path, *(NOBODY, NOBODY) if os.getuid() == 0 else (-1, -1))
        path.chmod(0o555 if path.is_dir() else 0o444)
    yield root / "stonewell"
    for path in folders:
        path.chmod(0o755)
    shutil.rmtree(root)


AS_NOBODY = f"""
import os, sys
import saves.storage, filelock, platformdirs
from tui.command_line import arguments, do, failures, listing, new, note, set_value, show, undo_redo
from tui.command_line.main import main

if os.getuid() == 0:
    os.setgroups([])
    os.setgid({NOBODY})
    os.setuid({NOBODY})
try:
    open(sys.argv[1] + "/probe", "w")
except PermissionError:
    sys.exit(main(sys.argv[2:]))
sys.exit("this account can write there, so nothing would be shown")
"""


def test_a_folder_without_write_permission(of_nobody: Path) -> None:
    """In a program that loads everything first and then gives root's rights up: root may write everywhere."""

    def as_nobody(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", AS_NOBODY, str(of_nobody), *arguments]
        env = os.environ | {"HEARTHSIDE_HOME": str(of_nobody.parent)}
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
        assert "Traceback" not in done.stdout + done.stderr
        return done

    campaign = ("--campaign", str(of_nobody))
    assert as_nobody("show", "surplus", *campaign).stdout == "Surplus: 1\n"
    for arguments in (["do", "deploy", "Hew", "6"], ["note", "x"], ["undo"], ["do", "deploy", "--json"]):
        done = as_nobody(*arguments, *campaign)
        assert (done.returncode, done.stdout) == (1, "")
        assert "get write permission for the folder" in done.stderr
    done = as_nobody("new", "Other")
    assert (done.returncode, done.stdout) == (1, "")
    assert "can't be written: Permission denied. Nothing was kept." in done.stderr


def test_whoever_stops_reading_is_told_nothing_of_it(folder: Path) -> None:
    """As `hearthside --help | head` does."""
    for arguments in (["--help"], ["show", "--campaign", str(folder)]):
        program = subprocess.Popen(
            [str(Path(sys.executable).parent / "hearthside"), *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert program.stdout is not None
        program.stdout.close()
        assert program.stderr is not None
        assert program.stderr.read() == b""
        program.stderr.close()
        program.wait()
