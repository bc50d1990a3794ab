"""Where campaigns live, what is listed, and which was open last."""

from pathlib import Path

import pytest

from saves.folders import campaigns, folder_of, home, last_campaign, new_folder, noted_campaign, remember
from tests.saves.campaigns import change, made


@pytest.fixture
def data(clean_environment: Path) -> Path:
    """The data folder."""
    assert home() == clean_environment
    return clean_environment


def test_the_data_folder_is_the_systems_unless_the_variable_says_another(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HEARTHSIDE_HOME", str(tmp_path / "here"))
    assert home() == tmp_path / "here"
    monkeypatch.delenv("HEARTHSIDE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert tmp_path in home().parents
    assert home().name == "hearthside"


def test_a_name_means_the_data_folder_and_a_path_means_itself(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert folder_of("The Marches") == data / "the-marches"
    assert folder_of(str(tmp_path / "x")) == tmp_path / "x"
    assert folder_of("./x") == Path.cwd() / "x"
    assert folder_of("~nobody-has-this-name") == data / "nobody-has-this-name"
    made(tmp_path / "here")
    monkeypatch.chdir(tmp_path)
    assert folder_of("here") == tmp_path / "here"


def test_a_new_campaign_gets_a_folder_of_its_own(data: Path) -> None:
    assert new_folder("The Marches") == data / "the-marches"
    made(new_folder("The Marches"))
    assert new_folder("The Marches!") == data / "the-marches-2"
    assert new_folder("🐭") == data / "thing"


def test_campaigns_are_listed_the_one_played_last_first(data: Path) -> None:
    assert campaigns() == ()
    assert last_campaign() is None
    made(data / "a", name="Älter [/")
    change(made(data / "b", name="Newer"), 1)
    (data / "no campaign").mkdir()
    assert [(one.folder.name, one.name, one.played[:16]) for one in campaigns()] == [
        ("b", "Newer", "2025-01-03T19:01"),
        ("a", "Älter [/", "2025-01-03T19:00"),
    ]
    assert last_campaign() == data / "b"


def test_a_damaged_campaign_is_listed_all_the_same(data: Path) -> None:
    made(data / "a")
    (data / "a" / "table.json").write_bytes(b"{")
    (data / "a" / "chronicle.jsonl").write_bytes(b"{\n")
    assert [(one.name, one.played) for one in campaigns()] == [("a", "")]


def test_the_last_campaign_is_remembered_while_it_is_there(data: Path, tmp_path: Path) -> None:
    made(tmp_path / "elsewhere")
    made(data / "a")
    remember(tmp_path / "elsewhere")
    assert last_campaign() == tmp_path / "elsewhere"
    (tmp_path / "elsewhere").rename(tmp_path / "gone")
    assert last_campaign() == data / "a"
    assert noted_campaign() == tmp_path / "elsewhere"
    assert [one.folder.name for one in campaigns()] == ["a"]


@pytest.mark.parametrize("noted", [None, b"", b"not/from/the/root"])
def test_a_note_that_names_no_folder_is_none(data: Path, noted: bytes | None) -> None:
    made(data / "a")
    if noted is not None:
        (data / "last-campaign").write_bytes(noted)
    assert noted_campaign() is None
    assert last_campaign() == data / "a"


def test_the_first_campaign_makes_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HEARTHSIDE_HOME", str(tmp_path / "some" / "where"))
    assert campaigns() == ()
    folder = new_folder("The Marches")
    made(folder)
    remember(folder)
    assert last_campaign() == folder
    assert folder.stat().st_mode & 0o777 == 0o700
