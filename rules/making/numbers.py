"""How somebody is hurt, said later than who they are: HP, or Wounds and Harm (HH-SHEETS)."""

from rules.asks import GM, Number, Option, Pick
from rules.kept import PRESENT, World
from rules.making.someone import ARMOR, GOLD, HARM, MOST, RULE, OutOf
from rules.moves import Move
from rules.named import place_of
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.sheets.others import OthersHitPoints, OthersSheet, OthersWounds
from rules.table import Table
from rules.worlds import in_play

HIT_POINTS, WOUNDS = "hit-points", "wounds"
KINDS: tuple[tuple[str, type[OthersHitPoints] | type[OthersWounds], str, World], ...] = (
    (HIT_POINTS, OthersHitPoints, "hurt by damage", "homefront"),
    (WOUNDS, OthersWounds, "hurt by Harm", GOLD),
)
NOBODY = "everybody who is about has HP or Wounds"


def without_numbers(table: Table) -> tuple[str, ...]:
    """The ids of those who are about and have neither HP nor Wounds."""
    return tuple(id for id, one in table.people.items() if one.sheet is None and one.status in PRESENT)


@step
def _give(play: Play) -> Steps[None]:
    people = play.table.people
    options = tuple(Option(id, people[id].name, people[id].role, f"people.{id}") for id in without_numbers(play.table))
    who = yield from the_one(play, Pick(id="who", text="Who is it?", to=GM, about="people", rule=RULE, options=options))
    about = place_of(play.table, who)
    with play.scope(who):
        kinds = tuple(
            Option(kind, sheet.WORD, effect, about)
            for kind, sheet, effect, world in KINDS
            if in_play(play.table, world)
        )
        text = f"How is {people[who].name} hurt?"
        kind = yield from the_one(play, Pick(id="sheet", text=text, to=GM, about=about, rule=RULE, options=kinds))
        given = yield from (_hit_points(play, about) if kind == HIT_POINTS else _wounds(play, about))
    play.set(f"{about}.sheet", given, rule=RULE, waivable=False)


@step
def _hit_points(play: Play, about: str) -> Steps[OthersSheet]:
    said = yield from play.ask(
        OutOf(id="hp", text="How many HP, such as 6 or 4/6?", to=GM, about=about, rule=RULE, asides=(ARMOR,))
    )
    held, most = (int(one) for one in said.split("/"))
    armor = play.aside("hp", ARMOR)
    return OthersHitPoints(hp=held, max_hp=most, armor=armor, standing="up" if held else "out")


@step
def _wounds(play: Play, about: str) -> Steps[OthersSheet]:
    most = yield from play.ask(
        Number(
            id="wounds",
            text="How many Wounds can they take?",
            to=GM,
            about=about,
            rule=RULE,
            lowest=1,
            highest=MOST,
            asides=(HARM, ARMOR),
        )
    )
    return OthersWounds(most_wounds=most, harm=play.aside("wounds", HARM), armor=play.aside("wounds", ARMOR))


GIVE_NUMBERS = Move(
    id="give-numbers",
    name="Give HP or Wounds",
    short="how they are hurt",
    trigger="It comes to matter how much somebody can take",
    rules=(RULE,),
    steps=_give,
    blocked=lambda table, _who: None if without_numbers(table) else NOBODY,
)
