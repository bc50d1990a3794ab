"""Every declared move, and what each declares."""

from rules.registry import MOVES, NO_LETTER, WHERE, on_tab
from tests.rules.ledger import ledger
from tests.rules.tables import REAVERS, stonewell


def test_every_move_is_there_by_its_id() -> None:
    assert list(MOVES) == [
        "deploy", "muster", "stand-down", "pull-together", "trade", "seasons-change", "disaster", "harvest",
        "second-meal", "threat", "threat-strikes", "threat-over", "use-gain", "plan", "tick", "also-takes",
        "drop-plan", "fate", "convalesce", "level-up", "keep-company", "start-session", "end-session", "end-day",
        "harm", "recover", "make-camp", "mark-debility", "clear-debility", "wound", "deaths-door", "regain",
        "gain-xp", "roll",
        "first-aid", "night-rest", "heal", "death-comes", "pay", "make-character", "add-character",
        "buy-perk", "connection", "signature", "type-in", "add-person",
        "person-becomes", "journey", "lay-of-the-land",
        "fight", "command", "versus", "add-weapon", "lose-weapon", "face-danger", "upper-hand", "read-moment",
        "read-person", "ask-question", "sway", "endure", "help", "new-fight", "add-foes", "raise-battalion",
        "spotlight", "join-or-leave", "foe-known", "foes-become", "keep-fight", "take-up-fight", "end-fight",
        "give-edge", "class-fortune",
        "income", "lifestyle", "work-the-job", "buy", "receive", "goodwill", "reputation", "property", "sell-property",
        "staffed", "resolve", "hire", "wages", "loyalty", "test-loyalty", "orders", "connection-favor",
        "surplus-for-gold",
        "gold-for-surplus", "skip-duty",
        "bonus", "tick-sheet", "by-hand", "set", "give-numbers", "note", "gain-dread", "gain-fortune", "spend-dread",
        "spend-fortune",
        "found",
    ]  # fmt: skip
    assert all(move.id == id and move.name and move.trigger for id, move in MOVES.items())


def test_each_move_stands_under_the_tab_that_it_declares_or_has_no_letter() -> None:
    for tab, moves in WHERE.items():
        for id in moves:
            assert MOVES[id].id == id
            assert (MOVES[id].tab if MOVES[id].letter else NO_LETTER) == tab, id


def test_every_rule_that_a_move_names_is_in_the_ledger() -> None:
    named = {rule for move in MOVES.values() for rule in move.rules}
    assert named <= set(ledger())


def test_the_moves_of_a_tab_are_those_with_a_letter() -> None:
    assert [move.id for move in on_tab("steading")] == [
        "deploy", "muster", "stand-down", "pull-together", "trade", "seasons-change", "disaster", "harvest",
        "second-meal", "threat", "threat-strikes", "threat-over", "use-gain", "plan", "tick", "also-takes",
        "drop-plan", "fate", "convalesce", "level-up", "keep-company", "start-session", "end-session", "end-day",
    ]  # fmt: skip
    assert [move.id for move in on_tab("party")] == [
        "harm", "recover", "make-camp", "mark-debility", "clear-debility", "wound", "deaths-door", "regain", "gain-xp",
        "roll", "first-aid", "night-rest", "heal", "death-comes", "pay", "make-character", "add-character",
        "buy-perk", "connection", "signature", "type-in", "add-person",
        "person-becomes", "journey", "lay-of-the-land",
    ]  # fmt: skip
    assert [move.id for move in on_tab("combat")] == [
        "fight", "command", "versus", "add-weapon", "lose-weapon", "face-danger", "upper-hand", "read-moment",
        "read-person", "ask-question", "sway", "endure", "help", "new-fight", "add-foes", "raise-battalion",
        "spotlight", "join-or-leave", "foe-known", "foes-become", "keep-fight", "take-up-fight", "end-fight",
        "give-edge", "class-fortune",
    ]  # fmt: skip
    assert [move.id for move in on_tab("economy")] == [
        "income", "lifestyle", "work-the-job", "buy", "receive", "goodwill", "reputation", "property", "sell-property",
        "staffed", "resolve", "hire", "wages", "loyalty", "test-loyalty", "orders", "connection-favor",
        "surplus-for-gold",
        "gold-for-surplus", "skip-duty",
    ]  # fmt: skip


def test_every_move_with_a_letter_has_a_short_trigger_for_a_narrow_list() -> None:
    shorts = {move.id: move.short for move in MOVES.values() if move.letter}
    assert [id for id, short in shorts.items() if not short or len(short) > 13 or len(short.split()) > 3] == []
    assert len(set(shorts.values())) == len(shorts)


def test_what_a_move_would_roll_now_stands_beside_it() -> None:
    table = stonewell(fortunes=3, defenses=2, population=4, prosperity=3, diminished=True)
    pools = {id: move.pool(table).dice for id, move in MOVES.items() if move.pool}
    assert pools == {"deploy": 1, "muster": 3, "pull-together": 3, "trade": 2, "seasons-change": 3}


def test_what_is_in_the_way_of_each_move() -> None:
    table = stonewell()
    reasons = {id: reason for id, move in MOVES.items() if (reason := move.blocked(table, "gm"))}
    assert reasons == {
        "stand-down": "no muster holds",
        "harvest": "the harvest is brought in from autumn on",
        "second-meal": "no second meal is owed",
        "threat-strikes": "no threat looms",
        "threat-over": "no threat looms",
        "use-gain": "no gain is held that could be used",
        "tick": "no plan waits for anything",
        "also-takes": "no plan is open",
        "drop-plan": "no plan is open",
        "convalesce": "nobody here has anything to mend",
        "level-up": "nobody here has a Hit-point sheet",
        "keep-company": "no player's character is here",
        "end-session": "no session is running",
        "harm": "nobody here has a sheet to be hurt on",
        "recover": "nobody here could recover",
        "make-camp": "nobody here could make camp",
        "mark-debility": "nobody here can bear a debility",
        "clear-debility": "nobody here bears a debility",
        "wound": "nobody is known by name yet",
        "deaths-door": "nobody waits at Death's Door",
        "regain": "nobody here has HP to regain",
        "gain-xp": "nobody here has a Hit-point sheet",
        "roll": "nobody here has a Hit-point sheet",
        "first-aid": "nobody here has a Wounds sheet",
        "night-rest": "nobody here has a Wound",
        "heal": "nobody here has a Wound",
        "death-comes": "nobody here has a Wounds sheet",
        "pay": "nobody here has a Wounds sheet",
        "receive": "nobody here has a Wounds sheet",
        "buy-perk": "nobody here has a Wounds sheet",
        "connection": "nobody here has a Wounds sheet",
        "signature": "nobody here has a Wounds sheet",
        "person-becomes": "nobody is known by name yet",
        "journey": "nobody here has a Wounds sheet",
        "lay-of-the-land": "nobody here has a Wounds sheet",
        "fight": "no fight is on: begin one first",
        "command": "no fight is on: begin one first",
        "versus": "it takes two players' characters with Wounds",
        "add-weapon": "nobody here has a Wounds sheet",
        "lose-weapon": "nobody here has a Wounds sheet",
        "face-danger": "nobody here has a Wounds sheet",
        "upper-hand": "nobody here has a Wounds sheet",
        "read-moment": "nobody here has a Wounds sheet",
        "read-person": "nobody here has a Wounds sheet",
        "ask-question": "nobody here has a Wounds sheet",
        "sway": "nobody here has a Wounds sheet",
        "endure": "nobody here has a Wounds sheet",
        "help": "it takes two players' characters here",
        "spotlight": "no fight is on",
        "join-or-leave": "no fight is on",
        "foe-known": "no foe is kept from the players",
        "foes-become": "no foe is in a fight that is on",
        "take-up-fight": "no fight is kept for later",
        "end-fight": "no fight is on, and none is kept for later",
        "give-edge": "nobody is in a fight that is on",
        "class-fortune": "no character here has one of the seven classes",
        "income": "nobody here has a Wounds sheet",
        "lifestyle": "nobody here has a Wounds sheet",
        "work-the-job": "nobody here has a Wounds sheet",
        "buy": "nobody here has a Wounds sheet",
        "goodwill": "nobody here has a Wounds sheet",
        "reputation": "nobody here has a Wounds sheet",
        "property": "nobody here has a Wounds sheet",
        "sell-property": "nobody has any property",
        "staffed": "nobody has any property",
        "resolve": "no trouble stops any property",
        "wages": "nobody here has a Wounds sheet",
        "loyalty": "no follower is here",
        "test-loyalty": "no player's character is here",
        "orders": "no follower is here",
        "connection-favor": "nobody here has a Wounds sheet",
        "surplus-for-gold": "nobody here has a Wounds sheet",
        "gold-for-surplus": "nobody here has a Wounds sheet",
        "skip-duty": "no session is running",
        "spend-dread": "there is no GM Dread to spend",
        "spend-fortune": "there is no GM Fortune to spend",
        "bonus": "no player's character is here",
        "tick-sheet": "nobody here has a Wounds sheet",
        "give-numbers": "everybody who is about has HP or Wounds",
        "found": "this campaign has begun already",
    }
    assert MOVES["threat-over"].blocked(stonewell(threats={"reavers": REAVERS}), "gm") is None


def test_who_may_make_them() -> None:
    assert [id for id, move in MOVES.items() if move.players] == [
        "deploy", "muster", "stand-down", "pull-together", "trade", "plan", "convalesce", "level-up",
        "keep-company", "recover", "make-camp", "deaths-door", "gain-xp", "roll", "first-aid", "pay",
        "buy-perk", "connection", "signature", "journey", "lay-of-the-land", "fight", "command", "versus",
        "add-weapon", "lose-weapon", "face-danger", "upper-hand", "read-moment", "read-person", "ask-question",
        "sway", "endure", "help", "income", "lifestyle", "work-the-job", "buy", "receive", "goodwill", "property",
        "hire", "wages", "test-loyalty", "orders", "connection-favor", "gold-for-surplus", "tick-sheet", "note",
    ]  # fmt: skip
