"""How many bytes a Wound more costs on the Party tab, in a real pseudo-terminal: on a slow line it must be few."""

import sys
from pathlib import Path

from tests.scenes.parties import five
from tests.terminal import Terminal

HEARTHSIDE = Path(sys.executable).parent / "hearthside"
MOST = 1_000  # bytes for a box within one state
MOST_ACROSS = 2_000  # where a state is reached: its word, what it takes off each stat


def test_a_changed_wounds_box_sends_few_bytes(tmp_path: Path) -> None:
    five(tmp_path / "campaign")
    with Terminal([HEARTHSIDE, "play", str(tmp_path / "campaign")], columns=120, rows=36) as terminal:
        terminal.wait_for("Deploy")
        terminal.send("1")
        terminal.wait_for("Hit-point sheet")
        terminal.send("jj")
        terminal.wait_for("Rogue ─+ Wounds sheet")
        terminal.send("+")  # the first one clears longer words of another entry
        terminal.wait_for("Wounds  3 → 4")
        for shown, most in (("Wounds  4 → 3", MOST), ("Wounds  3 → 2", MOST_ACROSS)):
            terminal.wait_until_silent(0.4)
            terminal.send("-")
            terminal.wait_for(shown)
            terminal.wait_until_silent(0.4)
            assert 100 < len(terminal.raw_since_keys) < most
