"""An evening of gold with the sample, start to end, by keys in a pseudo-terminal; then undone entry by entry.

Odo has five businesses by now, Isolde no ration. All dice are typed; what they bring is worked out here by the rules,
in copper. And once more, with the program killed in the middle of what is due as a session starts: all is paid once.
"""

import re
import signal
from pathlib import Path

from rules.coins import GOLD
from rules.seats import GM_SEAT
from rules.sheets.wounds import WoundsSheet
from rules.table import Table, written
from saves.campaign import OpenCampaign, open_campaign
from saves.verifying import verify
from tests.programs.campaigns import newest, opened
from tests.programs.year import AtTheBoard
from tests.scenes import played, sample

ODO, RHEA, ISOLDE = "odo-finch", "rhea-tarn", "isolde-marr"
BOUGHT = {"Lantern House": 300, "Salt Cellar": 200, "River Barge": 30, "Pilgrim Rest": 25}  # in gp; the pits pay 8
CORE = ("Lantern House", "Salt Cellar", "The charcoal pits")
ODO_AT_FIRST, RHEA_AT_FIRST = 2273, 2100
INCOME = (300 + 200 + 8) * GOLD + (30 + 25) * GOLD // 2
POOR, COMMON, JOB, SMITHY = 5 * GOLD, 10 * GOLD, 300 * GOLD, 6 * GOLD
STONE = 500 * GOLD - POOR - COMMON  # what is spent reaches 500 gp by it, to the copper
MOVES = ("start-session", "income", "lifestyle", "lifestyle", "work-the-job", "pay", "end-day", "end-session")


def before_it(folder: Path) -> OpenCampaign:
    """The sample, where Odo has bought four more businesses, mice were at Isolde's rations, and a session is over."""
    campaign = sample(folder)
    for name, income in BOUGHT.items():
        played(campaign, "property", [ODO], name, ["income"], income * GOLD)
    played(campaign, "set", [f"characters.{ISOLDE}.sheet.rations"], 0, "mice")
    played(campaign, "end-session")
    assert (purse(campaign.table, ODO), purse(campaign.table, RHEA)) == (ODO_AT_FIRST, RHEA_AT_FIRST)
    assert campaign.table.gm.fortune == 3
    return campaign


def sheet(table: Table, who: str) -> WoundsSheet:
    """The Wounds sheet of a character."""
    found = table.characters[who].sheet
    assert isinstance(found, WoundsSheet)
    return found


def purse(table: Table, who: str) -> int | None:
    """What a character has, in copper."""
    return sheet(table, who).purse


def choose(at: AtTheBoard, business: str) -> None:
    """Walk down the businesses to this one, and so to whom it belongs."""
    at.press("3<home>", r"^ ► Half of the s")
    while not re.search(rf"^ ► {business}", at.terminal.text, re.MULTILINE):
        chosen = re.search(r"^ ► (.{9})", at.terminal.text, re.MULTILINE)
        assert chosen is not None, at.terminal.text
        at.press("j", rf"^ ► (?!{re.escape(chosen.group(1))})")


def starts(at: AtTheBoard) -> None:
    """What is due is said as the session starts, and nothing is paid by it."""
    at.press("2mb", "Due this session: Odo Finch, income 563 gp at most")
    at.commit("start-session")
    assert (at.table.campaign.session, at.table.campaign.in_session) == (17, True)
    assert purse(at.table, ODO) == ODO_AT_FIRST


def income_up_to_the_confirm(at: AtTheBoard) -> None:
    """Five earn: three are the core. The others are managed: 5 and 3, Wits 1 and Wounded -1: 8, so each pays half."""
    choose(at, "Lantern House")
    at.press("mi", "5 of Odo Finch's earn. Which 3 are the core")
    at.pick(*CORE, brings="Wits \\+1, Wounded -1 .* 2d6")
    at.press("53", "Enter writes this")


def income(at: AtTheBoard) -> None:
    """It is in his purse, and the tab says of each what it paid."""
    income_up_to_the_confirm(at)
    at.commit("income")
    income_is_there(at)


def income_is_there(at: AtTheBoard) -> None:
    """Once, on the disk and on the screen."""
    assert purse(at.table, ODO) == ODO_AT_FIRST + INCOME
    (rolled,) = (one.text for one in newest(at.campaign).remarks if "5 3" in one.text)
    assert "; 8, 7-9" in rolled
    at.terminal.wait_for("Pilgrim Rest +Odo +25 ✓ half")
    at.terminal.wait_for("Odo Finch +558 +2 +3")


def odo_lives(at: AtTheBoard) -> None:
    """Poor: 5 gp."""
    choose(at, "Lantern House")
    at.press("ml", "How does Odo Finch live in session 17")
    at.pick("Poor", brings="Enter writes this")
    at.commit("lifestyle")
    assert purse(at.table, ODO) == ODO_AT_FIRST + INCOME - POOR
    at.terminal.wait_for("Odo +Poor +5 ✓ paid")


def rhea_lives(at: AtTheBoard) -> None:
    """Common: 10 gp. The row that is chosen is hers."""
    choose(at, "Half of the s")
    at.press("ml", "How does Rhea Tarn live in session 17")
    at.pick("Common", brings="Enter writes this")
    at.commit("lifestyle")
    assert purse(at.table, RHEA) == RHEA_AT_FIRST - COMMON
    at.terminal.wait_for("15/500 gp")


def works(at: AtTheBoard) -> None:
    """6 and 5, Wits 1 and Wounded -1: 11, so the Net Income comes once more."""
    choose(at, "Lantern House")
    at.press("mw", "Odo Finch works at Lantern House")
    at.press("65", "Enter writes this")
    at.commit("work-the-job")
    assert purse(at.table, ODO) == ODO_AT_FIRST + INCOME - POOR + JOB
    at.terminal.wait_for("Odo: job 1 of 2")


def pays(at: AtTheBoard) -> None:
    """With these, 500 gp are spent in this session: GM Fortune goes up, once."""
    at.press("p", "How much.*purse 853 gp 2 sp 3 cp")
    at.press(f"{STONE // GOLD}gp<enter>", "Where does it go")
    at.pick("It is spent", brings="What for")
    at.press("Stone for the east wall<enter>", "Enter writes this")
    at.commit("pay")
    assert purse(at.table, ODO) == ODO_AT_FIRST + INCOME - POOR + JOB - STONE
    assert at.table.gm.fortune == 3 + 1
    at.terminal.wait_for("500/500 gp")


def day_ends(at: AtTheBoard) -> None:
    """Isolde is not fed, and has no ration: a Wound. The others are fed, by the Lifestyle that they have paid."""
    day, wounds = at.table.campaign.day, sheet(at.table, ISOLDE).wounds
    at.press("2mz", "1 picked, of 0 to 3")
    at.press("<enter>", "Enter writes this")
    at.commit("end-day")
    assert (at.table.campaign.day, sheet(at.table, ISOLDE).wounds) == (day + 1, wounds + 1)
    assert [sheet(at.table, who).rations for who in (ODO, RHEA, ISOLDE)] == [1, 3, 0]


def ends(at: AtTheBoard) -> None:
    """What was left open is said."""
    at.press("2mn", "Enter writes this")
    at.commit("end-session")
    assert not at.table.campaign.in_session
    at.terminal.wait_for("after session 17")


EVENING = (starts, income, odo_lives, rhea_lives, works, pays, day_ends, ends)


def test_an_evening_of_the_sample_is_undone_entry_by_entry_to_the_same_table(tmp_path: Path) -> None:
    folder = tmp_path / "osmere"
    campaign = before_it(folder)
    first, begun, next_to_undo = newest(campaign).n, written(campaign.table), campaign.undoable(GM_SEAT)
    with opened(folder) as terminal:
        at = AtTheBoard(terminal, campaign)
        for part in EVENING:
            part(at)
        by_keys = tuple(reversed(campaign.entries(None, at.n - first)))
        assert tuple(entry.move for entry in by_keys) == MOVES
        assert {answer.source for entry in by_keys for answer in entry.answers.values()} <= {"typed", "assumed"}
        for entry, before in reversed(list(zip(by_keys, at.tables, strict=False))):
            at.undo(entry.n)
            assert written(at.table) == before, f"#{entry.n} {entry.move}"
        terminal.wait_for("after session 16")
        terminal.send("q")
        assert terminal.finish() == 0
    assert at.n == first + 2 * len(MOVES)
    again = open_campaign(folder)
    assert written(again.table) == begun
    assert again.undoable(GM_SEAT) == next_to_undo
    assert verify(folder).is_well


def kill_at_the_confirm(at: AtTheBoard, move: str, answers: int) -> None:
    """As soon as all that was answered is in the move's draft, which is written behind the screen."""
    for _ in range(1_000):
        kept = [draft for draft in open_campaign(at.campaign.folder).drafts() if draft.move == move]
        if kept and len(kept[0].answers) == answers:
            at.terminal.kill(signal.SIGKILL)
            at.terminal.finish()
            return
    raise AssertionError(f"no draft of {move} with {answers} answers")


def test_a_start_killed_in_the_middle_and_taken_up_pays_nothing_twice(tmp_path: Path) -> None:
    folder = tmp_path / "osmere"
    campaign = before_it(folder)
    with opened(folder) as terminal:
        at = AtTheBoard(terminal, campaign)
        starts(at)
        income_up_to_the_confirm(at)
        kill_at_the_confirm(at, "income", answers=3)
    assert newest(campaign).n == at.n
    assert purse(campaign.table, ODO) == ODO_AT_FIRST
    with opened(folder) as terminal:
        at = AtTheBoard(terminal, campaign)
        choose(at, "Lantern House")
        at.press("mi", "Enter writes this")
        at.commit("income")
        income_is_there(at)
        choose(at, "Half of the s")
        at.press("ml", "How does Rhea Tarn live in session 17")
        at.pick("Common", brings="Enter writes this")
        kill_at_the_confirm(at, "lifestyle", answers=2)
    assert (purse(campaign.table, ODO), purse(campaign.table, RHEA)) == (ODO_AT_FIRST + INCOME, RHEA_AT_FIRST)
    with opened(folder) as terminal:
        at = AtTheBoard(terminal, campaign)
        choose(at, "Lantern House")
        at.press("mi", "─ Income: Rhea Tarn ─.*Enter writes this")  # his is settled: hers is all that is left
        at.commit("income")
        at.press("mi", "no income of session 17 is due")
        choose(at, "Half of the s")
        at.press("ml", "Enter writes this")
        at.commit("lifestyle")
        at.press(
            "ml", "Whose Lifestyle.*Isolde Marr +last: none *│\n │    2  Odo Finch +last: poor *│\n │ +│"
        )  # not hers
        at.press("<esc>", "^ ► Half of the s")
        terminal.send("q")
        assert terminal.finish() == 0
    assert (purse(campaign.table, ODO), purse(campaign.table, RHEA)) == (
        ODO_AT_FIRST + INCOME,
        RHEA_AT_FIRST + SMITHY - COMMON,
    )
    assert [entry.move for entry in campaign.entries(None, 4)] == ["lifestyle", "income", "income", "start-session"]
    assert [draft.move for draft in open_campaign(folder).drafts()] == ["deploy"]  # the sample's own
    assert verify(folder).is_well
