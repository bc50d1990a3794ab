"""DG-NPC: foes who are out of it already are struck, swayed and made sharper no more."""

import pytest

from rules.sheets.others import OthersWounds
from tests.rules.foes_to_meet import REAVER, at_the_gate
from tests.rules.playing import asked, offers

DOWN = REAVER.model_copy(update={"name": "Down", "many": 1, "sheet": OthersWounds(most_wounds=3, wounds=3, harm=3)})
TABLE = at_the_gate(
    "rhea", foes={"down": DOWN, "reaver": REAVER, "wolf": REAVER.model_copy(update={"name": "Wolf"})}, dread=3
)


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("DG-UPPER-HAND")
def test_nobody_has_the_upper_hand_of_one_who_is_out_of_it() -> None:
    ask = asked("upper-hand", TABLE, "rhea/whom", {"who": ["rhea"]})
    assert "down" not in offers(ask)
    assert "reaver" in offers(ask)
    assert [(one.id, one.effect) for one in ask.gone] == [("down", "out of it already")]


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("DG-SWAY")
def test_nobody_sways_one_who_is_out_of_it() -> None:
    ids = offers(asked("sway", TABLE, "rhea/whom", {"who": ["rhea"]}))
    assert ids[:2] == ["reaver", "wolf"]
    assert "down" not in ids


@pytest.mark.rule("DG-NPC")
@pytest.mark.rule("DG-SPEND-DREAD")
def test_no_edge_is_given_to_one_who_is_out_of_it() -> None:
    assert offers(asked("give-edge", TABLE, "who")) == ["rhea", "reaver", "wolf"]
    said = {"points": ["1"], "dice": [3, 3], "moderate/what": ["harm"]}
    assert offers(asked("spend-dread", TABLE, "moderate/whom", said)) == ["reaver", "wolf"]
