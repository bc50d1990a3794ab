"""The driver of programs in a pseudo-terminal does what the tests that stand on it need."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest

from tests.terminal import Terminal, TerminalError
from tests.terminal_screen import Display, Questions, key_bytes

BARE = [sys.executable, str(Path(__file__).parent / "bench" / "bare.py")]


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_a_textual_app_is_driven_by_keys_and_leaves_the_terminal_as_it_was() -> None:
    with Terminal(BARE, columns=60, rows=10) as terminal:
        assert terminal.wait_for("number 0") > 0
        terminal.send("+")
        seconds = terminal.wait_for("number 1")
        assert 0 < seconds < 15
        assert b"number 1" in terminal.raw_since_keys
        assert {"alternate screen", "hidden cursor", "bracketed paste", "line settings"} <= set(terminal.not_restored())
        terminal.send("q")
        assert terminal.finish() == 0
        assert terminal.not_restored() == []
        assert terminal.text.strip() == ""


def test_what_a_killed_app_leaves_behind_is_named() -> None:
    with Terminal(BARE) as terminal:
        terminal.wait_for("number 0")
        terminal.kill()
        assert terminal.finish() == -signal.SIGKILL
        assert {"alternate screen", "hidden cursor", "line settings"} <= set(terminal.not_restored())


def test_a_resize_reaches_the_program() -> None:
    code = """
import os, signal
signal.signal(signal.SIGWINCH, lambda *_: print(*os.get_terminal_size(), flush=True))
print("ready", *os.get_terminal_size(), flush=True)
input()
"""
    with Terminal(python(code), columns=80, rows=24) as terminal:
        terminal.wait_for("ready 80 24")
        terminal.resize(100, 30)
        terminal.wait_for("^100 30")


def test_the_terminal_is_the_programs_own_and_signals_are_not_inherited_as_ignored() -> None:
    code = """
import os, signal
print("leader", os.getsid(0) == os.getpid(), "foreground", os.tcgetpgrp(0) == os.getpgrp())
print("hangup", signal.getsignal(signal.SIGHUP) == signal.SIG_DFL)
"""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with Terminal(python(code)) as terminal:
            assert terminal.finish() == 0
            assert "leader True foreground True" in terminal.text
            assert "hangup True" in terminal.text
    finally:
        signal.signal(signal.SIGHUP, before)


def test_ctrl_c_is_a_signal_from_the_terminal() -> None:
    with Terminal(["cat"]) as terminal:
        terminal.send("hello<enter>")
        terminal.wait_for("hello.*hello")
        terminal.send("<c-c>")
        assert terminal.finish() == -signal.SIGINT


def test_a_lost_terminal_hangs_the_program_up() -> None:
    with Terminal(["cat"]) as terminal:
        terminal.send("here<enter>")
        terminal.wait_for("here.*here")
        terminal.hang_up()
        assert terminal.finish() == -signal.SIGHUP


def test_two_programs_are_driven_at_once() -> None:
    with Terminal(["cat"]) as one, Terminal(["cat"]) as other:
        one.send("first<enter>")
        other.send("second<enter>")
        one.wait_for("first.*first")
        other.wait_for("second.*second")
        assert "second" not in one.text


def test_nothing_stands_still_when_nobody_looks() -> None:
    code = "import sys; sys.stdout.write('x' * 1_000_000 + 'end'); sys.stdout.flush()"
    with Terminal(python(code)) as terminal:
        assert terminal.finish() == 0
        assert len(terminal.raw) == 1_000_003
        assert terminal.wait_for_bytes(b"end") > 0


def test_a_wait_in_vain_tells_the_screen_and_the_state() -> None:
    with Terminal(["cat"]) as terminal:
        terminal.send("what is there<enter>")
        terminal.wait_for("what is there")
        with pytest.raises(TerminalError, match=r"no /absent/ within 0\.05 s; still running(.|\n)*what is there"):
            terminal.wait_for("absent", timeout=0.05)
        with pytest.raises(TerminalError, match="no bytes b'absent'"):
            terminal.wait_for_bytes(b"absent", timeout=0.05)


def test_a_wait_ends_with_the_program() -> None:
    ends = python("print('bye'); raise SystemExit(3)")
    with Terminal(ends) as terminal, pytest.raises(TerminalError, match=r"ended with 3(.|\n)*bye"):
        terminal.wait_for("absent", timeout=600)


def test_what_is_gone_can_be_waited_for() -> None:
    with Terminal(python(r"print('old'); input(); print('\x1b[2J\x1b[Hnew'); input()")) as terminal:
        terminal.wait_for("old")
        terminal.send("<enter>")
        terminal.wait_until_gone("old")
        terminal.wait_for("new")


def test_a_program_that_is_not_there_is_an_error_at_once() -> None:
    with pytest.raises(FileNotFoundError, match="no-such-program"):
        Terminal(["no-such-program"])


def test_the_environment_is_that_of_a_current_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "7")
    monkeypatch.setenv("OUT", "1")
    code = "import os; print(*(os.environ.get(name) for name in ('TERM', 'COLORTERM', 'COLUMNS', 'IN', 'OUT')))"
    with Terminal(python(code), env={"IN": "2", "OUT": None}) as terminal:
        terminal.finish()
        assert terminal.text.strip() == "xterm-256color truecolor None 2 None"


def test_memory_and_processor_time_are_read_from_the_program() -> None:
    code = "held = bytearray(b'x') * 50_000_000; print('held'); input()"
    with Terminal(python(code)) as terminal:
        terminal.wait_for("held")
        assert 47 < terminal.rss_mb() < 150
        assert terminal.cpu_s() >= 0


def test_silence_is_waited_for_only_to_count_bytes() -> None:
    with Terminal(["cat"]) as terminal:
        terminal.send("count<enter>")
        terminal.wait_until_silent(0.05)
        assert terminal.raw_since_keys == b"count\r\ncount\r\n"


@pytest.mark.parametrize(
    ("keys", "sent"),
    [
        ("m<enter>", b"m\r"),
        ("<esc>", b"\x1b"),
        ("<up><down><left><right>", b"\x1b[A\x1b[B\x1b[D\x1b[C"),
        ("<bs><tab><space><s-tab>", b"\x7f\t \x1b[Z"),
        ("<c-c><lt><f1>", b"\x03<\x1bOP"),
        ("Ætla", "Ætla".encode()),
    ],
)
def test_keys_have_the_bytes_that_terminals_send(keys: str, sent: bytes) -> None:
    assert key_bytes(keys) == sent


@pytest.mark.parametrize("keys", ["<return>", "<esc>u", "<esc><enter>", "<>"])
def test_keys_that_would_not_do_what_they_say_are_refused(keys: str) -> None:
    with pytest.raises(ValueError, match="<"):
        key_bytes(keys)


def test_questions_are_answered_once_also_when_cut_in_two() -> None:
    questions = Questions()
    assert questions.answers(b"\x1b[?2026$p text \x1b[c") == b"\x1b[?2026;2$y\x1b[?62;22c"
    assert questions.answers(b"\x1b[?20") == b""
    assert questions.answers(b"48$p") == b"\x1b[?2048;0$y"
    assert questions.answers(b"\x1b[2026m nothing asked") == b""


def test_the_display_draws_what_it_knows_and_prints_nothing_of_the_rest() -> None:
    unknown = (
        b"\x1b[>1u", b"\x1b[<u", b"\x1b[?2026$p", b"\x1b]0;a title\x07", b"\x1b]8;;https://example.org\x1b\\",
        b"\x1bP>|who\x1b\\", b"\x1b[4:3m", b"\x1b[>4;1m", b"\x1b[ q", b"\x1b=", b"\x1b(B",
    )  # fmt: skip
    display = Display(40, 3)
    display.feed(b"a" + b"b".join(unknown) + "\x1b[38;2;1;2;3mÞór".encode() + b"\x1b[0m")
    assert display.text.splitlines()[0] == "a" + "b" * (len(unknown) - 1) + "Þór"


def test_the_display_does_not_care_where_its_bytes_are_cut() -> None:
    data = "\x1b[2J\x1b[2;3H\x1b[38;2;9;9;9m→ ■□\x1b[0m\x1b]2;title\x1b\\\x1b[?1049h\x1b[1;1Hshown".encode()
    whole, pieces = Display(20, 4), Display(20, 4)
    whole.feed(data)
    for byte in data:
        pieces.feed(bytes([byte]))
    assert pieces.text == whole.text == "shown\n\n\n"
    pieces.feed(b"\x1b[?1049l")
    assert pieces.text == "\n  → ■□\n\n"


def test_the_display_bears_any_words() -> None:
    display = Display(40, 3)
    display.feed("[crew] [/ 👩‍👩‍👧 e\u0301 \u200b漢字".encode())
    assert display.text.startswith("[crew] [/ ")
