"""The real program at 80x24 in a real pseudo-terminal: a Wounds character, by keys alone from nothing to the roster.

Left half way, and killed three times on the way: it goes on where it was, and nobody is ever half a character.
"""

import signal
from pathlib import Path

import pytest

from rules.sheets.signatures.contacts import Contacts
from rules.sheets.wounds import WoundsSheet
from rules.table import written
from saves.campaign import OpenCampaign, open_campaign
from tests.programs.campaigns import newest, opened
from tests.programs.test_played_by_keys import wait_for_draft
from tests.scenes import begun
from tests.terminal import Terminal

MAKES = "1mn"  # the Party tab, and the move's letter there
TO_THE_RATINGS = (
    ("Wren Hollis<enter>", "Who plays them"),
    ("Ana<enter>", "Which sheet do they have"),
    ("2", "Which class are they"),
    ("6", "Ratings \\+2 \\+1 0 -2"),
)
TO_THE_CONTACTS = (
    ("Soft step: no sound<enter>", "Name 2 class perks of a Rogue"),
    ("Old locks; High roofs<enter>", "Who are the 11 contacts"),
    ("Mott: sells what was found<enter>", "Starting gold"),
)
TO_THE_CONFIRM = (
    ("42gp 7sp 3cp<enter>", "Starting gear"),
    ("A dark coat<enter>", "Armor"),
    ("1<enter>", "Uses of a healer"),
    ("<enter>", "Rations"),
    ("3<enter>", "What do they look like"),
    ("Thin, grey<enter>", "What is their background"),
    ("<enter>", "Which place is home"),
    ("The Lower Fens<enter>", "History questions of a Rogue"),
    ("<enter>", "What do they want enough"),
    ("A way out<enter>", "Who is the Connection"),
    ("Jon Ferry<enter>", "What do they give access to"),
    ("His boat<enter>", "What has Wren Hollis to offer"),
    ("<enter>", "Enter writes this"),
)


def say(terminal: Terminal, *steps: tuple[str, str]) -> None:
    """Type keys, and wait each time for the next question."""
    for keys, brings in steps:
        terminal.send(keys)
        terminal.wait_for(brings)


def is_as_before(campaign: OpenCampaign, before: bytes) -> bool:
    """Nothing of it is on the table, whoever reads it from the disk."""
    return newest(campaign).move == "found" and written(open_campaign(campaign.folder).table) == before


@pytest.mark.rule("DG-CREATE-1")
def test_a_rogue_from_nothing_left_and_killed_and_taken_up(tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    campaign = begun(folder)
    before = written(campaign.table)
    with opened(folder) as terminal:
        say(terminal, ("1", "nobody is known by name yet"), ("mn", "What is their name"), *TO_THE_RATINGS)
        # A rating used twice is refused where it stands, and nothing that was typed is lost.
        say(terminal, ("+2 +2 0 -2<enter>", "\\+2 stands there 2 times"), ("<bs>" * 10 + "gwp<enter>", "The free perk"))
        terminal.send("<esc>")
        terminal.wait_for("put aside: it waits in Owed")
        assert is_as_before(campaign, before)
        say(terminal, (MAKES, "The free perk.*Taken up where it was left"))
        terminal.send("Soft st")  # half a word: it was no answer yet
        wait_for_draft(folder, answers=5)
        terminal.kill(signal.SIGKILL)
        terminal.finish()
    assert is_as_before(campaign, before)
    with opened(folder) as terminal:
        terminal.wait_for("left open")
        say(terminal, (MAKES, "The free perk.*Taken up where it was left"), *TO_THE_CONTACTS)
        wait_for_draft(folder, answers=8)
        terminal.kill(signal.SIGKILL)
        terminal.finish()
    assert is_as_before(campaign, before)
    with opened(folder) as terminal:
        say(terminal, (MAKES, "Starting gold.*Taken up where it was left"))
        say(terminal, ("12 xp<enter>", "'xp' is no coin"), ("<bs>" * 5 + "-3gp<enter>", "an amount is not below 0"))
        say(terminal, ("<bs>" * 4 + "1e9<enter>", "is no (amount of coins|coin)"), ("<bs>" * 3, "Starting gold"))
        say(terminal, *TO_THE_CONFIRM)
        wait_for_draft(folder, answers=21)
        terminal.kill(signal.SIGKILL)
        terminal.finish()
    assert is_as_before(campaign, before)
    with opened(folder) as terminal:
        say(terminal, (MAKES, "Enter writes this"))
        terminal.send("<enter>")
        terminal.wait_for("Wren Hollis +Rogue")
        terminal.wait_for("42 gp 7 sp 3 cp")
        terminal.wait_for("Jon Ferry")
        terminal.send("q")
        assert terminal.finish() == 0
        assert not terminal.not_restored()
    is_whole(campaign)


def is_whole(campaign: OpenCampaign) -> None:
    """One entry made all of her, and no draft is left."""
    entry = newest(campaign)
    assert (entry.n, entry.move) == (2, "make-character")
    assert open_campaign(campaign.folder).drafts() == ()
    wren = campaign.table.characters["wren-hollis"]
    assert (wren.name, wren.player, wren.status) == ("Wren Hollis", "Ana", "here")
    sheet = wren.sheet
    assert isinstance(sheet, WoundsSheet)
    assert (sheet.calling, sheet.wounds, sheet.purse) == ("Rogue", 0, 4273)
    assert (sheet.grace, sheet.wits, sheet.presence, sheet.might) == (2, 1, 0, -2)
    assert (sheet.armor, sheet.kit, sheet.rations) == (1, 0, 3)
    assert [one.name for one in sheet.perks.values()] == ["High roofs", "Old locks", "Soft step"]
    assert isinstance(sheet.signature, Contacts)
    assert [one.name for one in sheet.signature.contacts.values()] == ["Mott"]
    assert [one.name for one in sheet.connections.values()] == ["Jon Ferry"]
    assert [one.name for one in campaign.table.people.values()] == ["Jon Ferry"]
