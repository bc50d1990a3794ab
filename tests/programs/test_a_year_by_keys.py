"""A whole year of the sample by keys in a pseudo-terminal, then undone entry by entry: the same table.

Third year: a second meal that is still owed is settled, the muster ends with its season and so does a new one, the
harvest comes late, and winter's second meal is half brought and half short. All dice are typed; what they make is
worked out here by the rules, in the comments.
"""

from pathlib import Path

from rules.seats import GM_SEAT
from rules.table import Debt, written
from saves.campaign import Entry, OpenCampaign, open_campaign
from saves.entry import REDO, UNDO
from saves.sample import make_sample
from saves.verifying import verify
from tests.programs.campaigns import newest, opened
from tests.programs.year import AtTheBoard

MOVES = (
    "second-meal", "deploy",
    "seasons-change", "note", "plan", "pull-together", "tick", "trade", "threat",
    "seasons-change", "muster",
    "seasons-change", "end-day",
    "seasons-change", "second-meal",
)  # fmt: skip
STARTS = {"fortunes": 1, "surplus": 1, "population": 1, "prosperity": 1, "defenses": 1}
MARKS = {"diminished": False, "lacking": True, "malcontent": False}


def put_right(at: AtTheBoard) -> None:
    """By hand, whatever the sample's dice made of it: so that the sums below hold."""
    for word, value in STARTS.items():
        if getattr(at.table.steading, word) != value:
            at.choose(word.capitalize())
            at.press("e", f"{word.capitalize()}: what is it now")
            at.press(f"{value}<enter>", "Why")
            at.press("Counted again<enter>", "Enter writes this")
            at.commit("set", **{word: value})
    for word, marked in MARKS.items():
        if getattr(at.table.steading, word) != marked:
            at.choose(word)
            at.press("x", "Why")
            at.press("Counted again<enter>", "Enter writes this")
            at.commit("set", **{word: marked})


def rest_of_winter(at: AtTheBoard) -> None:
    """What is missing is brought by hand, and the meal that is still owed is eaten without a shortage."""
    meal = at.table.owed["second-meal-year-2"]
    assert meal.status == "open"
    assert meal.amount > STARTS["surplus"]
    at.choose("Surplus")
    for brought in range(STARTS["surplus"] + 1, meal.amount + 1):
        at.press("+", rf"Surplus {brought}\b")
        at.written("by-hand", surplus=brought)
    at.press("o", "► Winter")
    at.press("<enter>", "The second meal of a hard winter is eaten")
    at.commit("second-meal", surplus=0, fortunes=1)
    assert at.table.owed["second-meal-year-2"] == Debt(amount=meal.amount, year=2, status="settled")


def deploy(at: AtTheBoard) -> None:
    """Defenses 1 and the muster's 1 are 2 dice; 5 and 3: it works, and many are hurt."""
    at.press("md", "2d6")
    at.press("53", "It works, and one of these comes with it")
    at.pick("Many are hurt", brings="Enter writes this")
    at.commit("deploy", diminished=True)


def spring(at: AtTheBoard) -> None:
    """Fortunes 1 roll one die; 5: a gain, and a threat appears. Fortunes are 2 again. The muster is over."""
    at.press("o", "► Muster")
    at.press("ms", "Who in the steading is the most hopeful")
    at.press("Nell Ashby<enter>", "1d6")
    at.press("5", "Which gain does the season bring")
    at.pick("Tor's blessing", brings="Which threat makes itself known")
    at.pick("A new one appears", brings="What is the new threat called")
    at.press("Tithe riders<enter>", "Enter writes this")
    at.commit("seasons-change", season="spring", year=3, fortunes=2, muster=None, surplus=0)
    at.terminal.wait_for("Spring, year 3")
    at.terminal.wait_for("Def 1 ")
    assert "► Muster" not in at.terminal.text
    assert at.table.gains["blessing-spring-3"].status == "held"
    assert at.table.threats["tithe-riders"].stage == 1
    assert at.table.people["nell-ashby"].name == "Nell Ashby"


def what_was_done_in_spring(at: AtTheBoard) -> None:
    """A note; a plan is made, worked on and ticked off; a mark is cleared; something is sold; a threat grows."""
    at.press("n", "─ Note ")
    at.press("The ice is off the ford<enter>", "Enter writes this")
    at.commit("note")
    at.press("ma", "What is it for")
    at.pick("A goal of its own", brings="What is to be achieved")
    at.press("A beacon<enter>", "What does it take")
    at.press("dry wood; a keeper<enter>", "Enter writes this")
    at.commit("plan")
    # Population 1, +1 by the blessing, -1 as they are diminished: one die. 4: done, and other work is not.
    at.press("mp", "What is the work")
    at.pick("dry wood", brings="What Surplus does the GM ask")
    at.press("<enter>", "1d6")
    at.press("4", "What is the catch")
    at.pick("It is done, and other work is not", brings="Enter writes this")
    at.commit("pull-together", fortunes=2 - 1, surplus=0)
    assert at.table.plans["a-beacon"].requirements["dry-wood"].done
    at.choose("diminished")
    at.press("x", "Why")
    at.press("Rested<enter>", "Enter writes this")
    at.commit("set", diminished=False)
    at.choose("A beacon")
    at.press("x", "A beacon is done")
    at.pick("An improvement", brings="Enter writes this")
    at.commit("tick")
    assert at.table.plans["a-beacon"].status == "done"
    assert at.table.resources["a-beacon"].status == "held"
    # Prosperity 1, -1 as they are lacking, -1 for its Value: two dice, of which the lowest counts. 4: below its worth.
    at.press("mt", "Is it bought or sold")
    at.pick("It is sold", brings="What is it\\?")
    at.press("A silver cup<enter>", "What is its Value")
    at.press("1<enter>", "keep the lowest")
    at.press("64", "Enter writes this")
    at.commit("trade", fortunes=1, surplus=0)
    at.choose("Tithe riders")
    at.press("x", "Enter writes this")
    at.commit("threat")
    assert at.table.threats["tithe-riders"].stage == 1 + 1


def summer(at: AtTheBoard) -> None:
    """Fortunes 1 roll one die; 6: two gains, of which one is Population and one Surplus. The yield is 3 - 1."""
    at.press("ms", "Who in the steading is the most content")
    at.press("<enter>", "1d6")
    at.press("6", "Which 2 gains does the season bring")
    at.pick("Population boom", "Unexpected bounty", brings="What the summer yields")
    at.press("3", "Enter writes this")
    at.commit("seasons-change", season="summer", year=3, fortunes=2, population=1 + 1, surplus=1 + (3 - 1))
    assert at.table.gains["blessing-spring-3"].status == "lapsed"
    # Population 2: two dice. 6: it stands ready, lends 1 to Defenses, and costs nothing.
    at.press("mm", "Who oversees it")
    at.press("Nell<enter>", "2d6")
    at.press("62", "What comes with it")
    at.pick("The defenses are the stronger", "Everyone helps gladly", brings="Enter writes this")
    at.commit("muster", fortunes=2, defenses=1)
    at.terminal.wait_for("Def 2▲")
    muster = at.table.steading.muster
    assert muster is not None
    assert (muster.lends, muster.overseer) == (1, "Nell Ashby")


def autumn(at: AtTheBoard) -> None:
    """Fortunes 2 roll two dice; 4: a gain, and a threat grows. The muster ends with summer; the harvest is out."""
    at.press("ms", "Who in the steading is the most determined")
    at.press("<enter>", "2d6")
    at.press("41", "Which gain does the season bring")
    at.pick("Valuable insight", brings="Which threat makes itself known")
    at.pick("Tithe riders", brings="Enter writes this")
    at.commit("seasons-change", season="autumn", year=3, fortunes=2, muster=None, surplus=3)
    at.terminal.wait_for("Def 1 ")
    at.terminal.wait_for("! Harvest")
    assert at.table.gains["insight-autumn-3"].status == "held"
    assert at.table.threats["tithe-riders"].stage == 2 + 1
    day = at.table.campaign.day
    at.press("mz", "Who is not fed")  # Odo pays for no Lifestyle: he is ticked, and eats a ration
    at.press("<enter>", "Enter writes this")
    at.commit("end-day")
    assert at.table.campaign.day == day + 1


def winter(at: AtTheBoard) -> None:
    """The harvest comes late: 3 + 2. The meal is 3 + Population 2: all of it. 5: a second meal, 2 + Population 2."""
    at.press("ms", "the harvest is still out")
    at.pick("It was brought in", brings="The harvest: 1d4 Surplus")
    at.press("2", "Who in the steading is the weariest")
    at.press("<enter>", "What the steading eats")
    at.press("3", "2d6")
    at.press("53", "The second meal, eaten before spring")
    at.press("2", "Enter writes this")
    at.commit("seasons-change", season="winter", year=3, surplus=3 + 2 - (3 + 2), fortunes=2, population=2)
    assert "harvest-year-3" in at.table.done
    assert at.table.owed["second-meal-year-3"] == Debt(amount=2 + 2, year=3)
    at.terminal.wait_for("4 Surplus")


def half_a_meal(at: AtTheBoard) -> None:
    """2 of the 4 are brought. The other 2 are a shortage: a point of Fortunes, and something that they had."""
    at.choose("Surplus")
    at.press("e", "Surplus: what is it now")
    at.press("2<enter>", "Why")
    at.press("Two sacks from the mill<enter>", "Enter writes this")
    at.commit("set", surplus=2)
    at.press("o", "► Winter")
    at.press("<enter>", "4 to eat, 2 there")
    at.pick("Something the steading needs", brings="Which resource is lost")
    at.pick("A beacon", brings="Enter writes this")
    at.commit("second-meal", surplus=0, fortunes=2 - 1, population=2)
    assert at.table.owed["second-meal-year-3"] == Debt(amount=4, year=3, status="settled")
    assert at.table.resources["a-beacon"].status == "lost"


YEAR = (rest_of_winter, deploy, spring, what_was_done_in_spring, summer, autumn, winter, half_a_meal)


def test_a_year_of_the_sample_is_undone_entry_by_entry_to_the_same_table(tmp_path: Path) -> None:
    folder = tmp_path / "osmere"
    make_sample(folder)
    campaign = open_campaign(folder)
    sample, newest_of_sample, next_to_undo = written(campaign.table), newest(campaign), campaign.undoable(GM_SEAT)
    assert next_to_undo is not None
    assert (campaign.table.steading.season, campaign.table.steading.year) == ("winter", 2)
    assert campaign.table.steading.muster is not None
    with opened(folder) as terminal:
        at = AtTheBoard(terminal, campaign)
        put_right(at)
        for part in YEAR:
            part(at)
        by_keys = tuple(reversed(campaign.entries(None, at.n - newest_of_sample.n)))
        assert tuple(entry.move for entry in by_keys if entry.move not in ("by-hand", "set")) == MOVES
        assert [entry.n for entry in by_keys] == list(range(newest_of_sample.n + 1, at.n + 1))
        assert {answer.source for entry in by_keys for answer in entry.answers.values()} <= {"typed", "assumed"}
        (note,) = (entry.n for entry in by_keys if entry.move == "note")
        for entry, before in reversed(list(zip(by_keys, at.tables, strict=False))):
            if entry.n != note:
                at.undo(entry.n)
            assert written(at.table) == before, f"#{entry.n} {entry.move}"
        terminal.wait_for(rf"u undo #{next_to_undo.n}$")
        terminal.wait_for("Winter, year 2")
        at.undo_in_the_chronicle(note)
        terminal.send("q")
        assert terminal.finish() == 0
    assert at.n == newest_of_sample.n + 2 * len(by_keys)
    assert written(campaign.table) == sample
    again = open_campaign(folder)
    assert written(again.table) == sample
    assert again.undoable(GM_SEAT) == next_to_undo
    assert live(again, at.n)[-1] == newest_of_sample
    assert verify(folder).is_well
    with opened(folder) as terminal:
        terminal.wait_for("Winter, year 2")
        terminal.wait_for(rf"u undo #{next_to_undo.n}$")
        terminal.send("q")
        assert terminal.finish() == 0
    assert written(open_campaign(folder).table) == sample


def live(campaign: OpenCampaign, count: int) -> list[Entry]:
    """Those of the entries that stand, the oldest first."""
    entries = campaign.entries(None, count)
    undone = {entry.undoes for entry in entries if entry.move == UNDO}
    return [entry for entry in reversed(entries) if entry.n not in undone and entry.move not in (UNDO, REDO)]
