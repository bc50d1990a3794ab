"""Looks: which theme and glyphs a terminal gets, and that nothing is told by colour alone."""

import io
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from saves.settings import NAME, Settings, settings
from tests.programs.campaigns import HEARTHSIDE
from tests.scenes import hard_winter, sample
from tests.scenes.board import SCREENS, SINGLE
from tests.scenes.moves import ASKS
from tests.scenes.scene import Scene, settled
from tests.terminal import Terminal
from tui.look import Look, look_for
from tui.theme import in_ansi

RICH = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "en_GB.UTF-8"}
COLOURS = re.compile(rb"\x1b\[[0-9;]*?(?:3[0-7]|38|4[0-7]|48|9[0-7])[;m]")


class Utf8(io.StringIO):
    encoding = "utf-8"  # type: ignore[assignment]


@pytest.mark.parametrize(
    ("environ", "theme", "ascii"),
    [
        ({}, "dark", False),
        ({"COLORTERM": ""}, "dark", False),  # 256 colours: the dark greys were chosen for them
        ({"TERM": "xterm", "COLORTERM": ""}, "ansi", False),
        ({"TERM": "linux", "COLORTERM": ""}, "ansi", False),
        ({"NO_COLOR": "1"}, "ansi", False),
        ({"LC_ALL": "C"}, "dark", True),
        ({"LANG": "POSIX", "LC_CTYPE": "C.UTF-8"}, "dark", True),  # which Python itself has put there
        ({"LANG": "C", "LC_CTYPE": "de_DE.UTF-8"}, "dark", False),
        ({"HEARTHSIDE_THEME": "light"}, "light", False),
        ({"HEARTHSIDE_GLYPHS": "ascii"}, "dark", True),
        ({"HEARTHSIDE_GLYPHS": "unicode", "LC_ALL": "C"}, "dark", False),
    ],
)
def test_a_terminal_gets_what_it_can_show(environ: Mapping[str, str], theme: str, ascii: bool) -> None:
    assert look_for(Utf8(), {**RICH, **environ}, Settings()) == Look(theme, ascii)


def test_what_is_asked_for_comes_before_the_environment_and_that_before_the_settings() -> None:
    kept = Settings(theme="light", glyphs="ascii")
    assert look_for(Utf8(), RICH, kept) == Look("light", ascii=True)
    said = {**RICH, "HEARTHSIDE_THEME": "ansi", "HEARTHSIDE_GLYPHS": "unicode"}
    assert look_for(Utf8(), said, kept) == Look("ansi", ascii=False)
    assert look_for(Utf8(), said, kept, theme="dark", ascii=True) == Look("dark", ascii=True)


def test_a_wish_that_can_t_be_met_is_told_and_left_aside() -> None:
    found = look_for(Utf8(), {**RICH, "HEARTHSIDE_THEME": "pink"}, Settings())
    assert found == Look(trouble="HEARTHSIDE_THEME can't be 'pink', only dark or light or ansi")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('theme = "light"\nglyphs = "ascii"\n', Settings("light", "ascii")),
        ('theme = "pink"\n', Settings(trouble="theme can't be 'pink', only dark or light or ansi")),
        ('glyphs = "ascii"\nfont = 3\n', Settings("", "ascii", "font can't be 3: the settings are theme and glyphs")),
        ("theme = [1]\n", Settings(trouble="theme can't be [1], only dark or light or ansi")),
    ],
)
def test_settings_are_read_and_what_is_wrong_in_them_is_told(
    text: str, found: Settings, clean_environment: Path
) -> None:
    path = clean_environment / NAME
    path.write_text(text)
    told = f"{path}: {found.trouble}" if found.trouble else ""
    assert settings() == Settings(found.theme, found.glyphs, told)


def test_a_settings_file_that_is_none_is_told(clean_environment: Path) -> None:
    (clean_environment / NAME).write_bytes(b"theme \xff")
    assert "is not as TOML is written" in settings().trouble
    (clean_environment / NAME).unlink()
    assert settings() == Settings()


@pytest.mark.parametrize(
    ("style", "drawn"),
    [
        ("bold $on-amber on $amber", "reverse bold"),
        ("$mut on $band", "reverse"),
        ("strike $mut", "strike dim"),
        ("bold $amber", "bold"),
        ("bold $rust", "bold $rust"),
        ("$txt", ""),
    ],
)
def test_in_the_ansi_theme_a_ground_is_reversed_and_a_label_dim(style: str, drawn: str) -> None:
    assert in_ansi(style) == drawn


def test_no_color_sends_no_colour_and_tells_everything_all_the_same(tmp_path: Path) -> None:
    sample(tmp_path / "campaign")
    with Terminal([HEARTHSIDE, "play", str(tmp_path / "campaign")], env={"NO_COLOR": "1"}) as terminal:
        terminal.wait_for("Moves ")
        terminal.send("j")
        terminal.wait_for("► Surplus")
        terminal.send("md")
        terminal.wait_for("Enter")
        raw = bytes(terminal.raw)
        assert not COLOURS.search(raw)
        assert re.search(rb"\x1b\[1;7[;m][^\x1b]*2 Steading", raw)  # reversed
        assert re.search(rb"\x1b\[7[;m][^\x1b]*Surplus", raw)
        assert "■ lacking" in terminal.text
        assert "● WINTER" in terminal.text


def test_a_wrong_wish_is_told_on_the_screen(tmp_path: Path) -> None:
    hard_winter(tmp_path / "campaign")
    with Terminal([HEARTHSIDE, "play", str(tmp_path / "campaign")], env={"HEARTHSIDE_THEME": "pink"}) as terminal:
        terminal.wait_for("HEARTHSIDE_THEME can't be 'pink'")


def test_the_theme_can_be_asked_for(tmp_path: Path) -> None:
    hard_winter(tmp_path / "campaign")
    argv = [HEARTHSIDE, "play", str(tmp_path / "campaign"), "--theme", "light", "--ascii"]
    with Terminal(argv) as terminal:
        terminal.wait_for("# lacking")
        assert b"48;2;250;245;236" in bytes(terminal.raw)  # the light page


PLAIN_SCENES = [scene for scene in (*SCREENS, *SINGLE, *ASKS) if scene.columns >= 80]


@pytest.mark.parametrize("scene", PLAIN_SCENES, ids=lambda scene: scene.name)
async def test_in_ascii_there_is_nothing_else(scene: Scene, tmp_path: Path) -> None:
    app = Scene("", scene.made, scene.keys, seat=scene.seat, ascii=True).app(tmp_path / "campaign")
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await scene.act(pilot)
        await settled(pilot)
        lines = app.screen._compositor.render_strips()
        text = "\n".join("".join(part.text for part in line) for line in lines)
        assert [one for one in text if not one.isascii()] == []
