"""Four programs write to one campaign at once."""

from pathlib import Path

from tests.programs.processes import together


def test_four_programs_lose_nothing_and_keep_nothing_twice(tmp_path: Path) -> None:
    ran = together(tmp_path / "campaign", processes=4, moves=25)
    assert ran.acknowledged == 100
    assert (ran.lost, ran.twice) == (0, 0)
    assert ran.same_table
    assert ran.problems == ()
    assert ran.changes_of_hand > 0  # they really wrote in turns
