"""A character who has HP: playbook, stats, HP, die, instinct, moves as the table writes them (HH-SHEETS, HH-HP)."""

from rules.asks import GM, Number, Option, Pick, Words
from rules.frozen_map import FrozenMap
from rules.kept import LONGEST_NAME, LONGEST_TEXT
from rules.making.stats import SIX, SixStats, numbers
from rules.making.things import HOW, Things, by_id, noted, things
from rules.play import Play, Steps, step
from rules.sheets.hit_points import DICE, HitPointSheet
from rules.sheets.noted import OwnMove
from rules.table import Character

RULE = "HH-SHEETS"
HP = "HH-HP"
FIRST_LEVEL = 1  # HH-SHEETS
MOST_HP = 99  # a bound, so that a slip of the finger is found
STOCK = Number(id="stock", letter="k", text="Stock, where it applies", lowest=1)


@step
def make_hit_point_character(play: Play, new: str, name: str, player: str) -> Steps[None]:
    """All that is said of somebody who begins on the hit-point sheet; then they are on the table, at once."""
    playbook = yield from play.ask(_line("playbook", "What is their playbook?", longest=LONGEST_NAME))
    order = " ".join(line.word for line in HitPointSheet.STATS)
    stats = yield from play.ask(
        SixStats(id="stats", text=f"Stats: {order}", to=GM, about="characters", rule=RULE, optional=True)
    )
    hp = yield from play.ask(
        Number(
            id="max-hp",
            text="Most HP, and they begin with all",
            to=GM,
            about="characters",
            rule=HP,
            lowest=1,
            highest=MOST_HP,
        )
    )
    armor = yield from play.ask(Number(id="armor", text="Armor", to=GM, about="characters", rule=HP, offered=0))
    (die,) = yield from play.ask(
        Pick(
            id="die",
            text="Which damage die?",
            to=GM,
            about="characters",
            rule=HP,
            options=tuple(Option(one, one, about="characters") for one in DICE),
        )
    )
    supplies = yield from play.ask(
        Number(
            id="supplies",
            text="Uses of supplies",
            to=GM,
            about="characters",
            rule=RULE,
            offered=0,
            asides=(STOCK,),
        )
    )
    stock = play.aside("supplies", STOCK)
    instinct = yield from play.ask(_line("instinct", "What is their instinct?"))
    appearance = yield from play.ask(_line("appearance", "What do they look like?"))
    moves = yield from play.ask(_several("moves", f"Their moves ({HOW})"))
    gear = yield from play.ask(_several("gear", f"What do they carry? ({HOW})"))
    own = {id: OwnMove(name=one.name, text=one.text) for id, one in by_id(things(moves)).items()}
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
        moves=FrozenMap(own),
        **numbers(stats, SIX),
    )
    made = Character(name=name, player=player, sheet=sheet, carries=noted(gear))
    play.set(f"characters.{new}", made, rule=RULE, waivable=False)


def _line(id: str, text: str, *, longest: int = LONGEST_TEXT) -> Words:
    return Words(id=id, text=text, to=GM, about="characters", rule=RULE, optional=True, longest=longest)


def _several(id: str, text: str) -> Things:
    return Things(id=id, text=text, to=GM, about="characters", rule=RULE, optional=True)
