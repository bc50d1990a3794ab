"""What the players see of a fight, and what of it is the GM's alone."""

from typing import Any

import pytest

from rules.changes import Change
from rules.combat.sides import Battalion, Edge, Fight, Foe
from rules.heard import answered_for, ask_for, key_for
from rules.places import MISSING, plain, put
from rules.run import Open
from rules.seats import GM_SEAT, ONLOOKER, Seat
from rules.sheets.others import OthersWounds
from rules.sheets.questions import Questions
from rules.sight import changes_seen, remarks_seen, sees, view
from rules.table import Table, written
from tests.rules.fighting import STRONG, SWORD, armed, at_the_gate, band, edge, foe, hound
from tests.rules.foes_to_meet import RHEA as HERSELF
from tests.rules.playing import effect_of, play, reach
from tests.rules.tables import stonewell

RHEA = Seat("rhea", "player", ("rhea",))
TELLING = ("Voss", "sluice", "Bell", "spear", "hush")


def _table(*, open_to_all: bool = False) -> Table:
    hurt = OthersWounds(wounds=3, most_wounds=6, harm=3, armor=1)
    return stonewell(
        settings={"foes_open": open_to_all},
        fights={"gate": Fight(name="The gate"), "sluice": Fight(name="At the sluice", status="kept")},
        foes={
            "reaver": Foe(name="Reaver", fight="gate", sheet=hurt, note="a spear"),
            "voss": Foe(name="Captain Voss", fight="gate", sheet=hurt, known=False),
            "bell": Foe(name="Bell-ringer", fight="sluice", sheet=hurt),
        },
        battalions={
            "militia": Battalion(name="Militia", members=12, quality=1, harm=3, armor=1, note="hush"),
            "band": Battalion(name="Band", side="theirs", members=8, quality=0, harm=2, armor=1, fight="gate"),
        },
        edges={
            "ours": Edge(name="A gap", fight="gate", bearer="rhea", gives="harm", amount=1, lasts="exchange"),
            "theirs": Edge(name="Rage", fight="gate", bearer="reaver", gives="harm", amount=1, lasts="attack"),
        },
    )


@pytest.mark.rule("DG-NPC")
def test_a_player_s_view_holds_no_word_of_a_hidden_foe_or_of_a_fight_kept_for_later() -> None:
    seen = view(_table(), RHEA).table
    text = written(seen).decode()
    assert [word for word in TELLING if word in text] == []
    assert list(seen.foes) == ["reaver"]
    assert list(seen.fights) == ["gate"]


@pytest.mark.rule("DG-NPC")
@pytest.mark.parametrize("open_to_all", [False, True])
def test_how_a_known_foe_fares_is_shown_where_the_campaign_opens_it(open_to_all: bool) -> None:
    table = _table(open_to_all=open_to_all)
    for where in ("foes.reaver.sheet.wounds", "battalions.band.harm", "edges.theirs"):
        assert sees(table, RHEA, where) is open_to_all
    seen = view(table, RHEA)
    assert (seen.table.foes["reaver"].sheet is not None) is open_to_all
    assert ("foes.reaver.sheet" in seen.hidden) is not open_to_all
    assert (seen.table.battalions["band"].harm == 2) is open_to_all
    assert ("theirs" in seen.table.edges) is open_to_all


@pytest.mark.rule("DG-NPC")
def test_what_is_ours_and_what_everybody_sees_is_shown() -> None:
    table = _table()
    for where in ("foes.reaver", "foes.reaver.name", "foes.reaver.many", "battalions.militia.harm", "edges.ours"):
        assert sees(table, RHEA, where)
    for where in ("foes.reaver.note", "foes.reaver.known", "foes.nobody", "fights.sluice", "battalions.militia.note"):
        assert not sees(table, RHEA, where)
        assert sees(table, GM_SEAT, where)
    assert view(table, GM_SEAT).table == table


@pytest.mark.rule("DG-READ-PERSON")
@pytest.mark.parametrize("known", [False, True])
def test_whom_questions_are_about_is_told_where_they_are_known(known: bool) -> None:
    table = put(put(_table(), "foes.voss.known", known), "characters.rhea", HERSELF)
    asks = Questions(name="Read the Person: a foe", move="read-person", of="voss", left=1)
    where = "characters.rhea.questions.one"
    given = Change(where, where, MISSING, plain(asks), "DG-READ-PERSON")
    before, table = table, put(table, where, asks)
    for seat in (RHEA, ONLOOKER):
        assert sees(table, seat, f"{where}.of") is known
        assert view(table, seat).table.characters["rhea"].questions["one"].of == ("voss" if known else "")
        for at in (before, table):
            (seen,) = changes_seen(at, seat, (given,))
            assert seen.after["name"] == "Read the Person: a foe"
            assert ("of" in seen.after) is known
    assert view(table, GM_SEAT).table.characters["rhea"].questions["one"].of == "voss"


@pytest.mark.rule("DG-NPC")
def test_a_key_bears_no_id_of_what_is_hidden() -> None:
    table = _table()
    keys = {
        "rhea/from-voss/by": "rhea/hidden/by",
        "voss/by/ignores": "hidden/by/ignores",
        "rhea/foes.bell.status": "rhea/foes.hidden.status",
        "sluice/reaver": "hidden/reaver",
        "rhea/harm": "rhea/harm",
    }
    for key, read in keys.items():
        assert key_for(table, RHEA, key) == read
        assert key_for(table, GM_SEAT, key) == key


# -- what a play tells


def told(table: Table, move: str, answers: dict[str, Any]) -> str:
    """Everything that Rhea's player reads of a play, with its questions."""
    result = reach(move, table, answers)
    heard: list[Any] = [changes_seen(result.table, RHEA, result.changes)]
    heard += [remarks_seen(result.table, RHEA, result.remarks), answered_for(result.table, RHEA, result.answered)]
    if isinstance(result, Open) and sees(result.table, RHEA, result.ask.about):
        heard.append(ask_for(result.table, RHEA, result.ask))
    return repr(heard)


@pytest.mark.rule("DG-UPPER-HAND")
@pytest.mark.rule("DG-NPC")
def test_who_has_the_upper_hand_is_not_told_how_a_closed_foe_fares() -> None:
    table = at_the_gate(None, {"wolf": foe(wounds=4, most=9), "hound": hound(7)}, odo=armed("Odo", wounds=3))
    ask: Any = reach("upper-hand", table, {}, who="rhea").ask  # type: ignore[union-attr]
    assert [effect_of(ask, one) for one in ("wolf", "hound", "odo")] == ["a foe", "a foe", "3 Wounds, Wounded"]


LURKER = {"lurker": foe("Lurker", known=False)}


@pytest.mark.rule("DG-NPC")
@pytest.mark.parametrize("bearer", ["rhea", "bram"])
def test_the_dice_of_a_fight_name_no_foe_whom_the_players_do_not_know(bearer: str) -> None:
    seen = Seat("Ana", "player", (bearer,))
    table = at_the_gate(None, {"lurker": hound(known=False)} if bearer == "bram" else LURKER, bram={"hp": 9})
    said: dict[str, Any] = {"who": [bearer], "foe": ["lurker"]}
    said |= {} if bearer == "rhea" else {"roll/stat": ["strength"], "roll/dice": [6, 5]}
    ask: Any = reach("fight", table, said).ask  # type: ignore[union-attr]
    assert (ask.kind, ask.to, sees(table, seen, ask.about)) == ("dice", bearer, True)
    assert "a foe" in ask.text
    assert "Hound" not in ask.text
    assert "Lurker" not in ask.text


@pytest.mark.rule("DG-NPC")
def test_nor_do_those_of_a_battalion() -> None:
    table = at_the_gate(None, LURKER, battalions={"ours": band("Militia", 12, commander="rhea")})
    ask: Any = reach("command", table, {"battalion": ["ours"], "foe": ["lurker"]}).ask  # type: ignore[union-attr]
    assert ask.text == "Militia clashes with a foe: Rhea rolls its Quality"


@pytest.mark.rule("DG-SPEND-LAPSE")
@pytest.mark.rule("DG-NPC")
@pytest.mark.parametrize(("known", "why"), [(True, "Wolf 2, picked -1, rage +1, no Armor: 2"),
                                            (False, "a foe 2, picked -1, more +1, no Armor: 2")])  # fmt: skip
def test_what_a_hidden_foe_has_more_counts_without_its_name(known: bool, why: str) -> None:
    rage = {"rage": edge("wolf", "harm", 1, "conflict", "rage")}
    table = at_the_gate(armed("Rhea", SWORD), {"wolf": foe(known=known)}, edges=rage)
    done = reach("fight", table, {"who": ["rhea"], "foe": ["wolf"], "roll/dice": list(STRONG)})
    assert [change.why for change in done.changes if change.where == "characters.rhea.sheet.wounds"] == [why]


@pytest.mark.rule("DG-NPC")
@pytest.mark.parametrize("open_to_all", [False, True])
@pytest.mark.parametrize("known", [False, True])
def test_the_sum_of_one_s_own_wounds_tells_no_harm_of_a_closed_foe(open_to_all: bool, known: bool) -> None:
    rage = {"rage": edge("wolf", "harm", 1, "conflict", "rage"), "mine": edge("rhea", "armor", 1, "conflict", "a wall")}
    table = at_the_gate(armed("Rhea", SWORD, armor=1), {"wolf": foe(known=known, harm=3)}, edges=rage)
    table = put(table, "campaign.settings.foes_open", open_to_all)
    name, more = ("Wolf", "rage") if known else ("a foe", "more")
    whole = f"{name} 3, 6- +1, {more} +1, less Armor 1 and a wall +1: 3"
    closed = f"{name}, 6- +1, less Armor 1 and a wall +1: 3"
    done = reach("fight", table, {"who": ["rhea"], "foe": ["wolf"], "roll/dice": [1, 1]})
    told = {
        seat: [
            one.why for one in changes_seen(table, seat, done.changes) if one.where == "characters.rhea.sheet.wounds"
        ]
        for seat in (RHEA, GM_SEAT)
    }
    assert told == {RHEA: [whole if open_to_all and known else closed], GM_SEAT: [whole]}
    hit = reach("harm", table, {"who": ["rhea"], "rhea/by": ["from-wolf"]})
    (why,) = (one.why for one in changes_seen(table, RHEA, hit.changes) if "wounds" in one.where)
    assert (f"{name}, Harm 3" in why) is (open_to_all and known)
    assert (" 3," in why) is (open_to_all and known)
    (mine,) = (
        one.why for one in changes_seen(table, RHEA, done.changes) if one.where == "characters.rhea.sheet.wounds"
    )
    assert "Armor 1 and a wall +1" in mine


@pytest.mark.rule("DG-NPC")
def test_nor_does_what_is_said_where_nothing_came_through() -> None:
    table = at_the_gate(armed("Rhea", SWORD, armor=9), {"wolf": foe(harm=3)})
    done = reach("fight", table, {"who": ["rhea"], "foe": ["wolf"], "roll/dice": [1, 1]})
    nothing = "Rhea takes nothing: Wolf 3, 6- +1, less Armor 9: 0"
    assert nothing in [one.text for one in remarks_seen(table, GM_SEAT, done.remarks)]
    assert nothing.replace("Wolf 3", "Wolf") in [one.text for one in remarks_seen(table, RHEA, done.remarks)]


@pytest.mark.rule("HH-ZERO-2")
@pytest.mark.rule("DG-NPC")
def test_a_hit_on_one_who_is_down_tells_nothing_of_their_armor() -> None:
    table = at_the_gate(None, {"wolf": hound(0, armor=3)})
    said = {"who": ["wolf"], "wolf/by": ["rolled"], "wolf/rolled/amount": 9}
    done = reach("harm", table, said)
    assert [one.text for one in done.remarks] == ["Hound is at 0 HP already: 9 damage, armor 3: 6 lost"]
    assert "armor 3" not in told(table, "harm", said)


@pytest.mark.rule("DG-SWAY")
@pytest.mark.rule("DG-READ-PERSON")
def test_whom_nobody_knows_is_named_neither_in_a_bribe_nor_in_questions_held() -> None:
    table = at_the_gate(armed("Rhea", presence=0, wits=0, purse=2000), LURKER)
    bribed = {"rhea/whom": "lurker", "rhea/roll/dice": [2, 2], "rhea/roll/bribe": 1000}
    assert "a bribe for a foe" in told(table, "sway", bribed)
    assert "Lurker" not in told(table, "sway", bribed)
    read = {"rhea/whom": "lurker", "rhea/roll/dice": [6, 5], "rhea/asked": []}
    assert "Read the Person: a foe" in told(table, "read-person", read)
    assert "Lurker" not in told(table, "read-person", read)


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.rule("DG-NPC")
def test_neither_the_harm_of_a_closed_foe_nor_how_it_fares_is_read_in_what_was_asked() -> None:
    table = at_the_gate(None, {"wolf": foe(harm=5)}, bram={"hp": 9})
    said = {"who": ["bram"], "bram/by": ["foe-wolf"], "bram/foe-wolf/amount": 2}
    assert reach("harm", table, said).answered[-1].ask.text == "Wolf, Harm 5 against HP: how much damage, before armor?"
    assert "Harm 5" not in told(table, "harm", said)
    boxes = {"who": ["rhea"], "rhea/by": ["from-wolf"]}
    assert "5 Harm" not in told(table, "harm", boxes)
    hit = {"who": ["wolf"], "wolf/by": ["1"]}
    assert "0 Wounds of 6" not in told(table, "harm", hit)


@pytest.mark.rule("DG-NPC")
@pytest.mark.parametrize("open_to_all", [False, True])
def test_neither_how_many_nor_how_large_a_force_of_theirs_is_is_shown_where_foes_are_closed(open_to_all: bool) -> None:
    table = _table(open_to_all=open_to_all)
    for field in ("members", "began", "commander"):
        assert sees(table, RHEA, f"battalions.band.{field}") is open_to_all
        assert view(table, RHEA).shows(f"battalions.band.{field}") is open_to_all
        assert sees(table, RHEA, f"battalions.militia.{field}")
    said = {"side": ["theirs"], "theirs/name": "Host", "theirs/members": 30, "theirs/quality": 1, "theirs/harm": 3}
    made = play("raise-battalion", table, said | {"theirs/armor": 1})
    (told,) = changes_seen(made.table, RHEA, made.changes)
    assert ("members" in told.after, "began" in told.after, told.why) == (open_to_all, open_to_all, "")
