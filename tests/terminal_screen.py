"""What a terminal makes of bytes: keys by name, a screen, the modes a program has set, the questions it has asked."""

from __future__ import annotations

import re
from typing import Any

import pyte

KEYS = {
    "enter": "\r", "esc": "\x1b", "tab": "\t", "s-tab": "\x1b[Z", "space": " ", "bs": "\x7f", "lt": "<",
    "up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D",
    "home": "\x1b[H", "end": "\x1b[F", "ins": "\x1b[2~", "del": "\x1b[3~", "pgup": "\x1b[5~", "pgdn": "\x1b[6~",
    "f1": "\x1bOP", "f2": "\x1bOQ", "f3": "\x1bOR", "f4": "\x1bOS", "f5": "\x1b[15~", "f6": "\x1b[17~",
    "f7": "\x1b[18~", "f8": "\x1b[19~", "f9": "\x1b[20~", "f10": "\x1b[21~", "f11": "\x1b[23~", "f12": "\x1b[24~",
}  # fmt: skip

SEQUENCE = re.compile(
    rb"""\x1b(?:
        \[ (?P<csi> [0-?]* [\x20-/]* [@-~])
      | \] [^\x07\x1b]* (?:\x07 | \x1b\\)
      | [PX^_] [^\x1b]* \x1b\\
      | [\x20-/]* [0-OQ-WYZ`-~\\]
    )""",
    re.VERBOSE,
)
UNFINISHED = re.compile(rb"\x1b(?:\[[0-?]*[\x20-/]*|\][^\x07\x1b]*\x1b?|[PX^_][^\x1b]*\x1b?|[\x20-/]*)\Z")
# What pyte knows. It prints the tail of any other sequence as text, so no other reaches it.
KNOWN = re.compile(rb"\x1b(?:\[\?(?!1049[hl])[0-9;]*[hl]|\[[0-9;]*[@A-HJ-MPXade-hlmnr]|[cDEMH78]|[()#%][0-~])")
ALTERNATE = re.compile(rb"\x1b\[\?1049[hl]")
MODE = re.compile(rb"\?([0-9;]*)([hl])")
KITTY_PUSHED, KITTY_POPPED = re.compile(rb">[0-9;]*u"), re.compile(rb"<[0-9;]*u")

MODE_NAMES = {
    1049: "alternate screen", 25: "hidden cursor", 7: "no wrapping", 1: "cursor keys",
    1000: "mouse", 1002: "mouse drags", 1003: "mouse moves", 1006: "mouse numbers", 1015: "mouse numbers, urxvt",
    1016: "mouse pixels", 1004: "focus reports", 2004: "bracketed paste", 2026: "held painting", 2048: "size reports",
}  # fmt: skip
ON_AT_FIRST = {7, 25}

# What kitty, foot, WezTerm, Ghostty and new xterm and VTE have in common. Sizes are not reported in-band (mode 2048),
# because few terminals do it yet and a program must live with the signal alone.
ANSWERS: tuple[tuple[re.Pattern[bytes], bytes], ...] = (
    (re.compile(rb"\x1b\[\?2026\$p"), b"\x1b[?2026;2$y"),
    (re.compile(rb"\x1b\[\?(?!2026)([0-9]+)\$p"), b"\x1b[?%b;0$y"),
    (re.compile(rb"\x1b\[0?c"), b"\x1b[?62;22c"),
    (re.compile(rb"\x1b\[>0?c"), b"\x1b[>1;4000;0c"),
    (re.compile(rb"\x1b\[>0?q"), b"\x1bP>|pseudo-terminal\x1b\\"),
    (re.compile(rb"\x1b\[\?u"), b"\x1b[?0u"),
    (re.compile(rb"\x1b\[5n"), b"\x1b[0n"),
    (re.compile(rb"\x1b\[6n"), b"\x1b[1;1R"),
    (re.compile(rb"\x1b\]10;\?(?:\x07|\x1b\\)"), b"\x1b]10;rgb:eeee/eeee/eeee\x1b\\"),
    (re.compile(rb"\x1b\]11;\?(?:\x07|\x1b\\)"), b"\x1b]11;rgb:1111/1111/1111\x1b\\"),
)
LONGEST_QUESTION = 16


def key_bytes(keys: str) -> bytes:
    """The bytes that a terminal sends for `keys`: plain text, names such as `<enter>` or `<f1>`, and `<c-x>` for ctrl.

    Raises ValueError for a name that is not there, and for an `<esc>` with more after it: a program tells Escape from
    alt and from the start of a longer key by the pause that follows, so it has to be sent alone.
    """

    def one(name: re.Match[str]) -> str:
        key = name.group(1)
        if re.fullmatch(r"c-[a-z\\\]^_]", key):
            return chr(ord(key[2].upper()) & 31)
        if key not in KEYS:
            raise ValueError(f"no key is named <{key}>; a plain < is <lt>")
        return KEYS[key]

    if re.search("<esc>.", keys, re.DOTALL):
        raise ValueError("send <esc> alone, and wait for what it does")
    return re.sub("<([^<>]*)>", one, keys).encode()


class Questions:
    """Finds what a program asks its terminal, also when a question arrives in two pieces."""

    def __init__(self) -> None:
        self._tail = b""

    def answers(self, data: bytes) -> bytes:
        """What to write back for the questions that are complete with `data`, in the order in which they were asked."""
        data = self._tail + data
        found = sorted(
            (asked.start(), asked.end(), answer % asked.groups())
            for question, answer in ANSWERS
            for asked in question.finditer(data)
        )
        answered = found[-1][1] if found else 0
        self._tail = data[max(answered, len(data) - LONGEST_QUESTION) :]
        return b"".join(answer for _, _, answer in found)


class Display:
    """The picture that a terminal shows, and the modes that it is in.

    pyte does the drawing. What it lacks is here: the alternate screen, so that after the end one sees what a person
    would see then, and a way past everything that it does not know.
    """

    def __init__(self, columns: int, rows: int) -> None:
        self._main = pyte.Screen(columns, rows)
        self._alternate = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._main)
        self._unfinished = b""
        self._modes: dict[int, bool] = {}
        self._kitty = 0

    @property
    def _shown(self) -> Any:
        """The screen that takes what comes: the main one or the alternate."""
        return self._stream.listener

    @property
    def text(self) -> str:
        """The lines on show, each without the blanks at its end."""
        lines: list[str] = self._shown.display
        return "\n".join(line.rstrip() for line in lines)

    @property
    def cursor(self) -> tuple[int, int]:
        """Column and row of the cursor, from 0."""
        cursor = self._shown.cursor
        return cursor.x, cursor.y

    def resize(self, columns: int, rows: int) -> None:
        for screen in (self._main, self._alternate):
            screen.resize(rows, columns)

    def feed(self, data: bytes) -> None:
        """Draw what a program wrote. A sequence that is cut off at the end waits for the rest."""
        data = self._unfinished + data
        cut = UNFINISHED.search(data)
        self._unfinished = cut.group() if cut else b""
        end = len(data) - len(self._unfinished)
        # Gathered into one piece, because a feed for each run of style would take most of the time.
        known, drawn_to = bytearray(), 0
        for sequence in SEQUENCE.finditer(data, 0, end):
            known += data[drawn_to : sequence.start()]
            drawn_to = sequence.end()
            if sequence.group("csi") is not None:
                self._note(sequence.group("csi"))
            if KNOWN.fullmatch(sequence.group()):
                known += sequence.group()
            elif ALTERNATE.fullmatch(sequence.group()):
                self._stream.feed(bytes(known))
                known.clear()
                self._switch(to_alternate=sequence.group().endswith(b"h"))
        self._stream.feed(bytes(known) + data[drawn_to:end])

    def left_set(self) -> list[str]:
        """The modes that are not as they were at first, by name."""
        changed = [mode for mode, on in self._modes.items() if on != (mode in ON_AT_FIRST)]
        names = [MODE_NAMES.get(mode, f"mode {mode}") for mode in sorted(changed)]
        return names + ["kitty keyboard"] * (self._kitty > 0)

    def _note(self, control: bytes) -> None:
        mode = MODE.fullmatch(control)
        if mode:
            for number in map(int, filter(None, mode.group(1).split(b";"))):
                self._modes[number] = mode.group(2) == b"h"
        elif KITTY_PUSHED.fullmatch(control):
            self._kitty += 1
        elif KITTY_POPPED.fullmatch(control):
            self._kitty -= 1

    def _switch(self, to_alternate: bool) -> None:
        if to_alternate:
            self._alternate.reset()
        # Detached first, because pyte warns of a screen that takes the place of another.
        self._stream.detach(self._shown)
        self._stream.attach(self._alternate if to_alternate else self._main)
