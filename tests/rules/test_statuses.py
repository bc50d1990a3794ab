"""What goes without saying of a thing, and what ids and stamps say of the year."""

import pytest

from rules.homefront.autumn import harvest_stamp, harvest_year
from rules.homefront.calendar import in_year, year_in
from rules.homefront.seasons import stamped
from rules.homefront.winter import meal_year
from rules.statuses import goes_without_saying, usual
from rules.table import Table


def test_each_kind_of_thing_has_a_status_that_goes_without_saying() -> None:
    assert {kind: usual(kind) for kind in (*Table.model_fields, "horses")} == {
        "campaign": "", "gm": "", "steading": "", "characters": "here", "people": "here", "resources": "held",
        "threats": "looming", "gains": "held", "plans": "open", "owed": "open", "done": "", "horses": "",
        "typed": "", "listed": "", "fights": "on", "foes": "here", "battalions": "here", "edges": "",
        "holdings": "held", "reputations": "held",
    }  # fmt: skip
    assert goes_without_saying("people.odo", "here")
    assert goes_without_saying("threats.wolves", "looming")
    assert not goes_without_saying("people.odo", "dead")
    assert not goes_without_saying("threats.wolves", "here")


@pytest.mark.rule("HF-SEASON-ORDER")
def test_a_stamp_says_which_season_of_which_year_has_been_played() -> None:
    assert stamped("done.spring-year-2") == ("spring", 2)
    assert stamped("done.winter-year-10") == ("winter", 10)
    for other in ("done.harvest-year-1", "done.spring-year-", "done.spring", "owed.spring-year-2", "spring-year-2"):
        assert stamped(other) is None


@pytest.mark.rule("HF-SEASON-ORDER")
@pytest.mark.rule("HF-SEASON-AUTUMN-2")
@pytest.mark.rule("HF-SEASON-WINTER-3")
def test_an_id_says_of_which_year_it_is() -> None:
    assert (in_year("meal", 3), year_in("meal-year-3", "meal"), year_in("meal-year-3", "mea")) == (
        "meal-year-3",
        3,
        None,
    )
    assert (year_in("meal-year-x", "meal"), year_in("meal-year-\u0663", "meal"), year_in("meal", "meal")) == (
        None, None, None,
    )  # fmt: skip
    assert harvest_year(f"done.{harvest_stamp(4)}") == 4
    assert (harvest_year("done.spring-year-4"), harvest_year("owed.harvest-year-4")) == (None, None)
    assert (meal_year("second-meal-year-0"), meal_year("a-favour")) == (0, None)
