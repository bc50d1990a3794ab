"""What a foe is asked for as it is added: a name, the sheet, its numbers (DG-NPC, HH-HP, HH-SHEETS)."""

from collections.abc import Mapping
from typing import Any

from rules.asks import GM, LONGEST_CALLED, Ask, Number, Option, Pick, Words, YesNo
from rules.combat.as_seen import UNSEEN
from rules.combat.templates import Template
from rules.kept import LONGEST_TEXT
from rules.making.someone import MOST
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.sheets.hit_points import DICE
from rules.sheets.others import OTHERS_SHEETS, OthersHitPoints, OthersSheet, OthersWounds
from rules.table import Table
from rules.worlds import in_play
from rules.wounds.others import OFFERED, OTHER

RULE, HP_RULE = "DG-NPC", "HH-HP"
USUAL_HARM = 3  # DG-HARM: a sword, a spear, an axe, a bow
USUAL_HP = 6  # what Enter alone gives; no rule prints it
NO_DIE = "none"

NAME = Words(id="name", letter="n", text="Name", about=UNSEEN, longest=LONGEST_CALLED)
HARM = Number(id="harm", letter="m", text="Harm", about=UNSEEN, highest=MOST)
ARMOR = Number(id="armor", letter="r", text="Armor", about=UNSEEN, highest=MOST, offered=1)
HIDDEN = YesNo(id="hidden", letter="h", text="Keep them from the players", effect="till they show", about=UNSEEN)
NOTE = Words(
    id="note", letter="o", text="How they fight, what they want", about=UNSEEN, longest=LONGEST_TEXT, optional=True
)


def said_besides(sheet: OthersSheet) -> tuple[Ask[Any], ...]:
    """What can be said of a foe besides, at no key where nobody says it."""
    harm = (HARM,) if isinstance(sheet, OthersWounds) else ()
    return (NAME, *harm, ARMOR, HIDDEN, NOTE)


def with_asides(play: Play, of: str, foe: Template) -> Template:
    """The foe with what was said to the asides of the ask `of`."""
    said: dict[str, Any] = {aside.id: play.aside(of, aside) for aside in said_besides(foe.sheet)}
    numbers = {field: said[field] for field in ("harm", "armor") if said.get(field) is not None}
    return Template(
        foe.id,
        said["name"] or foe.name,
        foe.says,
        foe.sheet.model_copy(update=numbers),
        said["note"] or foe.note,
        foe.known if said["hidden"] is None else not said["hidden"],
        foe.many,
    )


@step
def completed(play: Play, foe: Template) -> Steps[Template]:
    """The foe with the numbers that it does not have yet: Wounds or HP. No armor unless that is said (DG-NPC)."""
    sheet = foe.sheet
    if isinstance(sheet, OthersWounds) and sheet.most_wounds is None:
        most = yield from _wounds(play)
        sheet = sheet.model_copy(update={"most_wounds": most})
    elif isinstance(sheet, OthersHitPoints) and sheet.max_hp is None:
        hp = yield from play.ask(_number("hp", "HP of each", HP_RULE, lowest=1, offered=USUAL_HP))
        sheet = sheet.model_copy(update={"hp": hp, "max_hp": hp})
    return foe.of(sheet if sheet.armor is not None else sheet.model_copy(update={"armor": 0}))


@step
def _wounds(play: Play) -> Steps[int]:
    """How many Wounds each can take: 1, 3, 6 or 9 by a digit, or another number (DG-NPC)."""
    options = (
        *(Option(str(most), f"{most} Wound{'' if most == 1 else 's'}", about=UNSEEN) for most in OFFERED),
        Option(OTHER, "Another number", about=UNSEEN),
    )
    (picked,) = yield from play.ask(
        Pick(id="wounds", text="How many Wounds can each take?", to=GM, about=UNSEEN, rule=RULE, options=options)
    )
    if picked != OTHER:
        return int(picked)
    most = yield from play.ask(_number("most-wounds", "How many Wounds?", RULE, lowest=1, offered=OFFERED[0]))
    return most


@step
def someone_new(play: Play) -> Steps[Template]:
    """A foe that nobody has met: a name, HP or Wounds, what they deal, armor."""
    name = yield from play.ask(
        Words(id="name", text="What are they called?", to=GM, about=UNSEEN, rule=RULE, longest=LONGEST_CALLED)
    )
    options = tuple(
        Option(kind, OTHERS_SHEETS[kind].WORD, effect, UNSEEN) for kind, effect in _sheets(play.table).items()
    )
    kind = yield from the_one(
        play,
        Pick(id="sheet", text=f"How is {name} hurt?", to=GM, about=UNSEEN, rule="HH-SHEETS", options=options),
    )
    sheet: OthersSheet
    if kind == "wounds":
        harm = yield from play.ask(_number("harm", "Harm that they deal", RULE, offered=USUAL_HARM))
        sheet = OthersWounds(harm=harm)
    else:
        sheet = yield from _with_a_die(play)
    armor = yield from play.ask(_number("armor", "Armor", RULE, offered=0))
    made = yield from completed(play, Template("new", name, "", sheet.model_copy(update={"armor": armor})))
    return made


def _sheets(table: Table) -> Mapping[str, str]:
    """The sheets that are in play."""
    wounds = {"wounds": "Harm, Armor, as many Wounds as you say"} if in_play(table, "days-of-gold") else {}
    return wounds | ({"hit-points": "HP and a damage die"} if in_play(table, "homefront") else {})


@step
def _with_a_die(play: Play) -> Steps[OthersHitPoints]:
    options = (
        *(Option(die, die, about=UNSEEN) for die in DICE),
        Option(NO_DIE, "no damage die of their own", about=UNSEEN),
    )
    (picked,) = yield from play.ask(
        Pick(id="die", text="What do they deal?", to=GM, about=UNSEEN, rule=HP_RULE, options=options)
    )
    if picked == NO_DIE:
        return OthersHitPoints()
    more = yield from play.ask(_number("bonus", f"What is added to the {picked}?", HP_RULE, offered=0))
    return OthersHitPoints(damage_die=next(die for die in DICE if die == picked), damage_bonus=more)


def _number(id: str, text: str, rule: str, *, lowest: int = 0, offered: int) -> Number:
    return Number(id=id, text=text, to=GM, about=UNSEEN, rule=rule, lowest=lowest, highest=MOST, offered=offered)
