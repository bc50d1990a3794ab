"""The worked examples of the roll, of help and of Dread, each in a move as it is declared (DG-ROLL, DG-HELP)."""

from typing import Any

import pytest

from rules.table import GmPools
from tests.rules.company import bonus, company, dread, used
from tests.rules.playing import assert_did, play, remarks
from tests.rules.trading import GP, business, purse_of, trading

DANGER = "rhea/roll/"
TEN = [6, 4]


def in_danger(*faces: int, **said: Any) -> dict[str, Any]:
    """Rhea faces danger, with these dice; what others do first is said by `help` or `against`, each by Might."""
    lent: dict[str, Any] = {}
    for how, aside in (("help", "help"), ("against", "interfere")):
        if them := said.pop(how, ()):
            lent[f"{DANGER}dice/{aside}"] = list(them)
            for one in them:
                lent |= {f"{DANGER}{how}/{one}/stat": ["might"], f"{DANGER}{how}/{one}/dice": TEN}
    return {"who": ["rhea"], **said, **lent, f"{DANGER}dice": list(faces)}


@pytest.mark.rule("DG-ROLL-1", case=1)
def test_five_and_six_more_are_nine() -> None:
    table = company(rhea={"wits": 2, "bonuses": {"sluice": bonus(name="by the sluice")}}, odo={})
    said = in_danger(4, 1, help=["odo"]) | {f"{DANGER}dice/situation": 1, "rhea/asked": ["danger"]}
    done = play("read-moment", table, said)
    assert remarks(done)[1] == (
        "Rhea rolls 4 1: Wits +2, situation +1, forward, by the sluice +1, help from Odo +2, +6, +4 at most; 9, 7-9"
    )
    assert done.changes[0].where == "characters.rhea.bonuses.sluice.status"


@pytest.mark.rule("DG-ROLL-1", case=2)
@pytest.mark.rule("DG-WOUNDS-1")
def test_nine_for_the_clumsy_and_broken_is_five() -> None:
    table = company(rhea={"grace": -2, "wounds": 5})
    done = play("face-danger", table, {f"{DANGER}dice": [5, 4]})
    assert remarks(done)[0] == "Rhea rolls 5 4: Grace -2, Wounded -1, Broken -1; 5, 6-"
    assert_did(done, table, dread(0, 1))


@pytest.mark.rule("DG-ROLL-1", case=3)
def test_six_more_less_the_wound_is_cut_to_four() -> None:
    held = {"oath": bonus(4, name="an oath")}
    table = company(rhea={"grace": 2, "wounds": 3, "bonuses": held})
    done = play("face-danger", table, {f"{DANGER}dice": [1, 2]})
    assert remarks(done)[0] == "Rhea rolls 1 2: Grace +2, forward, an oath +4, Wounded -1, +5, +4 at most; 7, 7-9"
    assert_did(done, table, used("rhea", "oath"))


@pytest.mark.rule("DG-ROLL-2", case=1)
@pytest.mark.rule("DG-ROLL-2", case=2)
@pytest.mark.parametrize(("had", "has"), [(4, 5), (9, 10), (10, 10)])
def test_a_six_earns_a_point_up_to_ten(had: int, has: int) -> None:
    table = company(dread=had)
    done = play("face-danger", table, {f"{DANGER}dice": [3, 3]})
    assert_did(done, table, *([dread(had, has)] if has > had else []))
    assert done.table.gm == GmPools(dread=has)
    lost = [one for one in remarks(done) if "lost" in one]
    assert lost == (["GM Dread is 10 at most: 1 lost (Rhea rolled 6-)"] if had == has else [])
    assert_did(play("face-danger", table, {f"{DANGER}dice": [4, 3]}), table)


@pytest.mark.rule("DG-HELP", case=1)
def test_an_eight_that_is_interfered_with_is_a_six_and_earns_dread() -> None:
    table = company(odo={})
    done = play("face-danger", table, in_danger(4, 4, against=["odo"]))
    assert remarks(done)[1] == "Rhea rolls 4 4: Grace +0, Odo against it -2; 6, 6-"
    assert_did(done, table, dread(0, 1))


@pytest.mark.rule("DG-HELP", case=2)
@pytest.mark.rule("DG-HELP", case=3)
@pytest.mark.parametrize(("grace", "sum"), [(0, "Grace +0, {}; 7, 7-9"), (2, "Grace +2, {}, +6, +4 at most; 7, 7-9")])
def test_two_who_help_at_ten(grace: int, sum: str) -> None:
    table = company(rhea={"grace": grace}, odo={}, isolde={})
    done = play("face-danger", table, in_danger(2, 1, help=["odo", "isolde"]))
    assert remarks(done)[2] == "Rhea rolls 2 1: " + sum.format("help from Isolde +2, help from Odo +2")
    assert_did(done, table)


@pytest.mark.rule("DG-COIN-2", case=2)
@pytest.mark.rule("DG-WORK")
def test_half_of_fifteen_gold_and_a_copper() -> None:
    table = trading(purse=0, holdings={"mill": business("Mill", 15 * GP + 1)})
    done = play("work-the-job", table, {"odo/where": ["mill"], "odo/mill/roll/dice": [4, 4]})
    assert purse_of(done.table) == 751
