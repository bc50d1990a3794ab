"""Every declared move, by id, and in which file it is declared. A file is loaded when somebody looks at a move of it.

So a start loads the moves of the tab that it paints and no others, however many there are
(docs/decisions/what-a-start-loads.md).
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from rules.kept import Plays
from rules.moves import Move
from rules.worlds import BOTH, plays

NO_LETTER = ""
# By the tab on which a letter makes them, in the order of its list.
WHERE: dict[str, dict[str, str]] = {
    "steading": {
        "deploy": "rules.homefront.deploy:DEPLOY",
        "muster": "rules.homefront.muster:MUSTER",
        "stand-down": "rules.homefront.muster:STAND_DOWN",
        "pull-together": "rules.homefront.pull_together:PULL_TOGETHER",
        "trade": "rules.homefront.trade:TRADE",
        "seasons-change": "rules.homefront.seasons:SEASONS_CHANGE",
        "disaster": "rules.homefront.disaster:MEET_WITH_DISASTER",
        "harvest": "rules.homefront.autumn:HARVEST",
        "second-meal": "rules.homefront.winter:SECOND_MEAL",
        "threat": "rules.homefront.threats:THREAT_GROWS",
        "threat-strikes": "rules.homefront.threats:THREAT_STRIKES",
        "threat-over": "rules.homefront.threats:THREAT_OVER",
        "use-gain": "rules.homefront.gains:USE_A_GAIN",
        "plan": "rules.homefront.plans:MAKE_A_PLAN",
        "tick": "rules.homefront.plans:TICK",
        "also-takes": "rules.homefront.plans:ALSO_TAKES",
        "drop-plan": "rules.homefront.plans:DROP_A_PLAN",
        "fate": "rules.homefront.die_of_fate:DIE_OF_FATE",
        "convalesce": "rules.harm.convalesce:CONVALESCE",
        "level-up": "rules.harm.level_up:LEVEL_UP",
        "keep-company": "rules.harm.company:KEEP_COMPANY",
        "start-session": "rules.sessions:START_SESSION",
        "end-session": "rules.sessions:END_SESSION",
        "end-day": "rules.sessions:END_DAY",
    },
    "party": {
        "harm": "rules.harm.harm:HARM",
        "recover": "rules.harm.recover:RECOVER",
        "make-camp": "rules.harm.camp:MAKE_CAMP",
        "mark-debility": "rules.harm.debilities:MARK_A_DEBILITY",
        "clear-debility": "rules.harm.debilities:CLEAR_A_DEBILITY",
        "wound": "rules.harm.injuries:WOUND",
        "deaths-door": "rules.harm.deaths_door:DEATHS_DOOR",
        "regain": "rules.harm.regain:REGAIN",
        "gain-xp": "rules.harm.xp:GAIN_XP",
        "roll": "rules.open_roll:OPEN_ROLL",
        "first-aid": "rules.wounds.first_aid:FIRST_AID",
        "night-rest": "rules.wounds.rest:REST",
        "heal": "rules.wounds.healing:HEAL",
        "death-comes": "rules.wounds.death:DEATH_COMES",
        "pay": "rules.coin:PAY",
        "make-character": "rules.making.character:MAKE_CHARACTER",
        "add-character": "rules.characters:ADD_CHARACTER",
        "buy-perk": "rules.making.perks:BUY_PERK",
        "connection": "rules.making.connections:A_CONNECTION",
        "signature": "rules.making.signatures:SIGNATURE",
        "type-in": "rules.making.unprinted:TYPE_IN",
        "add-person": "rules.people:ADD_PERSON",
        "person-becomes": "rules.people:PERSON_BECOMES",
        "journey": "rules.table_moves.journey:JOURNEY",
        "lay-of-the-land": "rules.table_moves.lay_of_the_land:LAY_OF_THE_LAND",
    },
    "combat": {
        "fight": "rules.combat.fight:FIGHT",
        "command": "rules.combat.command:COMMAND",
        "versus": "rules.combat.versus:VERSUS",
        "add-weapon": "rules.combat.weapons:ADD_WEAPON",
        "lose-weapon": "rules.combat.weapons:LOSE_WEAPON",
        "face-danger": "rules.table_moves.face_danger:FACE_DANGER",
        "upper-hand": "rules.table_moves.upper_hand:UPPER_HAND",
        "read-moment": "rules.table_moves.read_the_moment:READ_MOMENT",
        "read-person": "rules.table_moves.read_the_person:READ_PERSON",
        "ask-question": "rules.table_moves.ask_question:ASK_QUESTION",
        "sway": "rules.table_moves.sway:SWAY",
        "endure": "rules.table_moves.endure:ENDURE",
        "help": "rules.table_moves.help:HELP",
        "new-fight": "rules.combat.fights:NEW_FIGHT",
        "add-foes": "rules.combat.foes:ADD_FOES",
        "raise-battalion": "rules.combat.raising:RAISE_BATTALION",
        "spotlight": "rules.combat.spotlight:SPOTLIGHT",
        "join-or-leave": "rules.combat.join_or_leave:JOIN_OR_LEAVE",
        "foe-known": "rules.combat.foes_change:FOE_KNOWN",
        "foes-become": "rules.combat.foes_change:FOES_BECOME",
        "keep-fight": "rules.combat.kept_fights:KEEP_FIGHT",
        "take-up-fight": "rules.combat.kept_fights:TAKE_UP_FIGHT",
        "end-fight": "rules.combat.fights:END_FIGHT",
        "give-edge": "rules.combat.give_edge:GIVE_EDGE",
        "class-fortune": "rules.gm.class_fortune:CLASS_FORTUNE",
    },
    "economy": {
        "income": "rules.economy.business:INCOME",
        "lifestyle": "rules.economy.lifestyle:LIFESTYLE",
        "work-the-job": "rules.economy.work_the_job:WORK_THE_JOB",
        "buy": "rules.economy.prices:BUY",
        "receive": "rules.economy.receiving:RECEIVE",
        "goodwill": "rules.economy.goodwill:GOODWILL",
        "reputation": "rules.economy.reputation:REPUTATION_CHANGES",
        "property": "rules.economy.property:PROPERTY",
        "sell-property": "rules.economy.property:SELL_PROPERTY",
        "staffed": "rules.economy.standstill:STAFF",
        "resolve": "rules.economy.standstill:RESOLVE",
        "hire": "rules.economy.hiring:HIRE",
        "wages": "rules.economy.wages:WAGES",
        "loyalty": "rules.economy.loyalty:LOYALTY_CHANGES",
        "test-loyalty": "rules.economy.testing_loyalty:TEST_LOYALTY",
        "orders": "rules.economy.orders:ORDERS",
        "connection-favor": "rules.economy.favors:CONNECTION_FAVOR",
        "surplus-for-gold": "rules.economy.exchange_of_worlds:SURPLUS_FOR_GOLD",
        "gold-for-surplus": "rules.economy.exchange_of_worlds:GOLD_FOR_SURPLUS",
        "skip-duty": "rules.economy.skip_duty:SKIP_DUTY",
    },
    NO_LETTER: {
        "bonus": "rules.bonuses:BONUS",
        "tick-sheet": "rules.wounds.ticks:TICK_SHEET",
        "by-hand": "rules.by_hand:CHANGE_BY_HAND",
        "set": "rules.by_hand:SET_BY_HAND",
        "give-numbers": "rules.making.numbers:GIVE_NUMBERS",
        "note": "rules.notes:NOTE",
        "gain-dread": "rules.gm.gaining:GAIN_DREAD",
        "gain-fortune": "rules.gm.gaining:GAIN_FORTUNE",
        "spend-dread": "rules.gm.spending:SPEND_DREAD",
        "spend-fortune": "rules.gm.spending:SPEND_FORTUNE",
        "found": "rules.homefront.founding:FOUND",
    },
}


class Moves(Mapping[str, Move]):
    """The moves by id, in the order of the lists. To ask whether there is one loads nothing."""

    def __getitem__(self, id: str) -> Move:
        for there in WHERE.values():
            if id in there:
                return _declared(there[id])
        raise KeyError(id)

    def __contains__(self, id: object) -> bool:
        return any(id in there for there in WHERE.values())

    def __iter__(self) -> Iterator[str]:
        return (id for there in WHERE.values() for id in there)

    def __len__(self) -> int:
        return sum(map(len, WHERE.values()))


MOVES = Moves()


def on_tab(tab: str, in_play: Plays = BOTH) -> tuple[Move, ...]:
    """The moves that a letter after `m` makes on a tab where a campaign plays these rules, in the order of its list."""
    return tuple(move for move in map(_declared, WHERE.get(tab, {}).values()) if plays(in_play, move.world))


@cache
def _declared(where: str) -> Move:
    """The move that a file declares, as `module:NAME`."""
    module, _, name = where.partition(":")
    move: Move = getattr(import_module(module), name)
    return move
