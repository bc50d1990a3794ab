"""Every declared move, by id."""

from rules.by_hand import CHANGE_BY_HAND, SET_BY_HAND
from rules.characters import ADD_CHARACTER
from rules.coin import PAY
from rules.harm.camp import MAKE_CAMP
from rules.harm.company import KEEP_COMPANY
from rules.harm.convalesce import CONVALESCE
from rules.harm.deaths_door import DEATHS_DOOR
from rules.harm.debilities import CLEAR_A_DEBILITY, MARK_A_DEBILITY
from rules.harm.harm import HARM
from rules.harm.injuries import WOUND
from rules.harm.level_up import LEVEL_UP
from rules.harm.recover import RECOVER
from rules.harm.regain import REGAIN
from rules.harm.xp import GAIN_XP
from rules.homefront.autumn import HARVEST
from rules.homefront.deploy import DEPLOY
from rules.homefront.die_of_fate import DIE_OF_FATE
from rules.homefront.disaster import MEET_WITH_DISASTER
from rules.homefront.founding import FOUND
from rules.homefront.gains import USE_A_GAIN
from rules.homefront.muster import MUSTER, STAND_DOWN
from rules.homefront.plans import ALSO_TAKES, DROP_A_PLAN, MAKE_A_PLAN, TICK
from rules.homefront.pull_together import PULL_TOGETHER
from rules.homefront.seasons import SEASONS_CHANGE
from rules.homefront.threats import THREAT_GROWS, THREAT_OVER, THREAT_STRIKES
from rules.homefront.trade import TRADE
from rules.homefront.winter import SECOND_MEAL
from rules.kept import Plays
from rules.making.character import MAKE_CHARACTER
from rules.making.connections import A_CONNECTION
from rules.making.perks import BUY_PERK
from rules.making.signatures import SIGNATURE
from rules.making.unprinted import TYPE_IN
from rules.moves import Move
from rules.notes import NOTE
from rules.open_roll import OPEN_ROLL
from rules.people import ADD_PERSON, PERSON_BECOMES
from rules.sessions import END_DAY, END_SESSION, START_SESSION
from rules.worlds import BOTH, plays
from rules.wounds.death import DEATH_COMES
from rules.wounds.first_aid import FIRST_AID
from rules.wounds.healing import HEAL
from rules.wounds.rest import REST

_ALL: tuple[Move, ...] = (
    DEPLOY,
    MUSTER,
    STAND_DOWN,
    PULL_TOGETHER,
    TRADE,
    SEASONS_CHANGE,
    MEET_WITH_DISASTER,
    HARVEST,
    SECOND_MEAL,
    THREAT_GROWS,
    THREAT_STRIKES,
    THREAT_OVER,
    USE_A_GAIN,
    MAKE_A_PLAN,
    TICK,
    ALSO_TAKES,
    DROP_A_PLAN,
    DIE_OF_FATE,
    CONVALESCE,
    LEVEL_UP,
    KEEP_COMPANY,
    START_SESSION,
    END_SESSION,
    END_DAY,
    HARM,
    RECOVER,
    MAKE_CAMP,
    MARK_A_DEBILITY,
    CLEAR_A_DEBILITY,
    WOUND,
    DEATHS_DOOR,
    REGAIN,
    GAIN_XP,
    OPEN_ROLL,
    FIRST_AID,
    REST,
    HEAL,
    DEATH_COMES,
    PAY,
    MAKE_CHARACTER,
    ADD_CHARACTER,
    BUY_PERK,
    A_CONNECTION,
    SIGNATURE,
    TYPE_IN,
    ADD_PERSON,
    PERSON_BECOMES,
    CHANGE_BY_HAND,
    SET_BY_HAND,
    NOTE,
    FOUND,
)

MOVES: dict[str, Move] = {move.id: move for move in _ALL}


def on_tab(tab: str, in_play: Plays = BOTH) -> tuple[Move, ...]:
    """The moves that a letter after `m` makes on a tab, in the order of its list."""
    return tuple(move for move in with_letters(in_play) if move.tab == tab)


def with_letters(in_play: Plays = BOTH) -> tuple[Move, ...]:
    """The moves that a letter makes on some tab where a campaign plays these rules, in the order of the lists."""
    return tuple(move for move in _ALL if move.letter and plays(in_play, move.world))
