"""DG-FORWARD: a bonus or a penalty is given, with its source, what it is for and until when; and ended by hand."""

import pytest

from rules.errors import NotTaken
from rules.frozen_map import FrozenMap
from rules.places import MISSING
from rules.sheets.bonus import Bonus
from rules.sheets.hit_points import HitPointSheet
from rules.sheets.wounds import WoundsSheet
from rules.table import Character, Table
from tests.rules.playing import Did, asked, assert_did, offers, play, refusal
from tests.rules.tables import stonewell

AT = "characters.rhea.bonuses"


def rhea(**bonuses: Bonus) -> Table:
    """Rhea, who has a Wounds sheet and is the only one."""
    return stonewell(characters={"rhea": Character(name="Rhea", sheet=WoundsSheet(), bonuses=FrozenMap(bonuses))})


def bram() -> Table:
    """Bram, who has a hit-point sheet and is the only one."""
    return stonewell(characters={"bram": Character(name="Bram", sheet=HitPointSheet())})


def written(**more: object) -> dict[str, object]:
    """A bonus as it is written down."""
    return {"kind": "forward", "gives": "number", "amount": 1, "name": "the sluice", "applies": "", "until": "",
            "lasts": "open", "status": "held"} | more  # fmt: skip


@pytest.mark.rule("DG-FORWARD")
def test_what_it_is_from_can_be_left_open() -> None:
    for kind in ("forward", "ongoing"):
        said = {"rhea/what": [kind], "rhea/amount": 1}
        assert asked("bonus", rhea(), "rhea/name", said).optional
        more = {"rhea/name": "", "rhea/applies": ""} | (
            {"rhea/lasts": ["open"], "rhea/until": "it rains"} if kind == "ongoing" else {}
        )
        held = play("bonus", rhea(), said | more).table.characters["rhea"].bonuses
        assert {id: one.name for id, one in held.items()} == {kind: kind}


@pytest.mark.rule("DG-FORWARD")
def test_forward_on_a_wounds_sheet() -> None:
    table = rhea()
    said = {"rhea/what": ["forward"], "rhea/amount": 1, "rhea/name": "the sluice", "rhea/applies": "going in"}
    made = written(applies="going in")
    done = play("bonus", table, said)
    assert_did(done, table, Did(f"rhea/{AT}.the-sluice", MISSING, made, "DG-FORWARD", "+1 forward"))
    assert [one.waived_at for one in done.changes] == [None]


@pytest.mark.rule("DG-FORWARD")
def test_forward_may_lapse_before_any_such_roll() -> None:
    said = {"rhea/what": ["forward"], "rhea/amount": -2, "rhea/name": "mud", "rhea/applies": ""}
    done = play("bonus", rhea(), said | {"rhea/applies/until": "the ford"})
    made = done.table.characters["rhea"].bonuses["mud"]
    assert (made.amount, made.applies, made.until) == (-2, "", "the ford")


@pytest.mark.rule("DG-FORWARD")
@pytest.mark.parametrize(
    ("lasts", "until", "word"), [("open", "dawn", "dawn"), ("day", None, ""), ("session", None, "")]
)
def test_ongoing_lasts_until_its_cause_the_day_or_the_session_ends(lasts: str, until: str | None, word: str) -> None:
    said = {"rhea/what": ["ongoing"], "rhea/amount": 1, "rhea/name": "a blessing", "rhea/applies": ""}
    said |= {"rhea/lasts": [lasts]} | ({} if until is None else {"rhea/until": until})
    made = play("bonus", rhea(), said).table.characters["rhea"].bonuses["a-blessing"]
    assert (made.kind, made.lasts, made.until) == ("ongoing", lasts, word)


@pytest.mark.rule("DG-ROLL-1")
@pytest.mark.rule("DG-FORWARD")
@pytest.mark.parametrize("edge", ["advantage", "disadvantage"])
def test_a_hit_point_sheet_knows_advantage_and_the_other_does_not(edge: str) -> None:
    ask = asked("bonus", bram(), "bram/gives", {"bram/what": ["forward"]})
    assert offers(ask) == ["number", "advantage", "disadvantage"]
    said = {"bram/what": ["forward"], "bram/gives": [edge], "bram/name": "the old notes", "bram/applies": "Know Things"}
    made = play("bonus", bram(), said).table.characters["bram"].bonuses["the-old-notes"]
    assert (made.gives, made.amount, made.applies) == (edge, 0, "Know Things")
    number = said | {"bram/gives": ["number"], "bram/amount": 2}
    assert play("bonus", bram(), number).table.characters["bram"].bonuses["the-old-notes"].amount == 2
    assert asked("bonus", rhea(), "rhea/amount", {"rhea/what": ["forward"]}).offered == 1


@pytest.mark.rule("DG-FORWARD")
def test_what_is_held_can_be_ended_and_what_is_used_can_not() -> None:
    held = Bonus(kind="ongoing", amount=-1, name="a curse")
    table = rhea(curse=held, used=Bonus(kind="forward", amount=1, name="of old", status="used"))
    ask = asked("bonus", table, "rhea/what")
    assert offers(ask) == ["forward", "ongoing", "end-curse"]
    assert [(one.text, one.effect) for one in ask.options][2:] == [("End: a curse", "-1 ongoing")]
    done = play("bonus", table, {"rhea/what": ["end-curse"]})
    assert_did(done, table, Did(f"rhea/{AT}.curse.status", "held", "ended", "DG-FORWARD", "ended by hand"))


@pytest.mark.rule("DG-FORWARD")
def test_two_of_one_name_are_two() -> None:
    table = rhea(**{"the-sluice": Bonus(kind="forward", amount=1, name="the sluice")})
    said = {"rhea/what": ["forward"], "rhea/amount": 1, "rhea/name": "the sluice", "rhea/applies": ""}
    assert set(play("bonus", table, said).table.characters["rhea"].bonuses) == {"the-sluice", "the-sluice-2"}


@pytest.mark.rule("DG-FORWARD")
@pytest.mark.parametrize(
    ("amount", "reason"),
    [(0, "0 adds nothing to a roll"), (10, "10 is too high: 9 at most"), (-10, "-10 is too low: -9 at least")],
)
def test_nothing_and_too_much_are_no_bonus(amount: int, reason: str) -> None:
    ask = asked("bonus", rhea(), "rhea/amount", {"rhea/what": ["forward"]})
    with pytest.raises(NotTaken) as no:
        ask.take(amount)
    assert no.value.reason == reason


@pytest.mark.rule("DG-FORWARD")
def test_whose_it_is_is_asked_of_those_who_are_here() -> None:
    gone = Character(name="Hob", status="dead", sheet=WoundsSheet())
    table = stonewell(characters={**rhea().characters, **bram().characters, "hob": gone})
    assert offers(asked("bonus", table, "who")) == ["bram", "rhea"]
    assert refusal("bonus", stonewell(characters={"hob": gone})) == "no player's character is here"
