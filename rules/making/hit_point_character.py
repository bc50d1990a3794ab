"""A character who has HP: playbook, stats, HP, die, instinct, moves as the table writes them (HH-SHEETS, HH-HP)."""

from rules.asks import GM, Number, Option, Pick
from rules.frozen_map import FrozenMap
from rules.kept import LONGEST_NAME
from rules.making.lines import line, things_of
from rules.making.stats import SIX, SixStats, numbers
from rules.making.things import HOW, each, noted
from rules.play import Play, Steps, step
from rules.sheets.hit_points import DICE, HitPointSheet
from rules.sheets.noted import OwnMove
from rules.table import Character

RULE = "HH-SHEETS"
HP = "HH-HP"
FIRST_LEVEL = 1  # HH-SHEETS
MOST_HP = 99  # a bound, so that a slip of the finger is found

# -- what is asked, in the order of the sheet

PLAYBOOK = line("playbook", "What is their playbook?", rule=RULE, longest=LONGEST_NAME)
STATS = SixStats(
    id="stats",
    text=f"Stats {' '.join(stat.word for stat in HitPointSheet.STATS)}: six numbers, such as 2 0 1 0 1 -1",
    to=GM,
    about="characters",
    rule=RULE,
    optional=True,
)
MAX_HP = Number(
    id="max-hp",
    text="Most HP, and they begin with all",
    to=GM,
    about="characters",
    rule=HP,
    lowest=1,
    highest=MOST_HP,
)
ARMOR = Number(id="armor", text="Armor", to=GM, about="characters", rule=HP, offered=0)
DIE = Pick(
    id="die",
    text="Which damage die?",
    to=GM,
    about="characters",
    rule=HP,
    options=tuple(Option(one, one, about="characters") for one in DICE),
)
STOCK = Number(id="stock", letter="t", text="Stock, where it applies", lowest=1)
SUPPLIES = Number(
    id="supplies", text="Uses of supplies", to=GM, about="characters", rule=RULE, offered=0, asides=(STOCK,)
)
INSTINCT = line("instinct", "What is their instinct?", rule=RULE)
APPEARANCE = line("appearance", "What do they look like?", rule=RULE)
MOVES = things_of("moves", f"Their moves ({HOW})", rule=RULE)
GEAR = things_of("gear", f"What do they carry? ({HOW})", rule=RULE)


@step
def make_hit_point_character(play: Play, new: str, name: str, player: str) -> Steps[None]:
    """All that is said of somebody who begins on the hit-point sheet; then they are on the table, at once."""
    playbook = yield from play.ask(PLAYBOOK)
    stats = yield from play.ask(STATS)
    hp = yield from play.ask(MAX_HP)
    armor = yield from play.ask(ARMOR)
    (die,) = yield from play.ask(DIE)
    supplies = yield from play.ask(SUPPLIES)
    stock = play.aside("supplies", STOCK)
    instinct = yield from play.ask(INSTINCT)
    appearance = yield from play.ask(APPEARANCE)
    moves = yield from play.ask(MOVES)
    gear = yield from play.ask(GEAR)
    sheet = HitPointSheet(
        playbook=playbook,
        hp=hp,
        max_hp=hp,
        armor=armor,
        level=FIRST_LEVEL,
        damage_die=next(one for one in DICE if one == die),
        supplies=supplies,
        stock=stock,
        max_stock=stock,
        instinct=instinct,
        appearance=appearance,
        moves=FrozenMap(each(moves, OwnMove)),
        **numbers(stats, SIX),
    )
    made = Character(name=name, player=player, sheet=sheet, carries=noted(gear))
    play.set(f"characters.{new}", made, rule=RULE, waivable=False)
