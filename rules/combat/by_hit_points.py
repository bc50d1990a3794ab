"""A character with HP fights: the open roll of their sheet, then their damage die (HH-ROLL, HH-DAMAGE-1, HH-SHEETS).

The rules of harm print no move for a fight. So the roll says whether they strike, and the GM whether they are struck.
"""

from rules.asks import GM, Dice, Option, Pick, YesNo
from rules.combat.as_seen import known_as, own_sheet
from rules.combat.exchange import has_a_sheet
from rules.combat.landing import SHEETS, land, lose_hp
from rules.combat.strike import Side, armor_of, put_together, strike
from rules.harm.armor import Blow
from rules.harm.attack import Attack
from rules.harm.bearers import hp_given, line, sheet_of
from rules.modifier import Part
from rules.named import called, speaks_for
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Tier
from rules.roll import roll
from rules.sheets.hit_points import DICE

RULE, DAMAGE = "HH-ROLL", "HH-DAMAGE-1"
MEANS: dict[Tier, str] = {
    FULL: "it goes well: they strike",
    PARTIAL: "they strike, at a price or in part",
    MISS: "it fails, or worse",
}


@step
def fight_by_hit_points(play: Play, fight: str, one: Side, foe: Side) -> Steps[tuple[str, ...]]:
    """They roll a stat of theirs, strike unless it fails, and the GM says whether the other strikes back.

    Returns who struck.
    """
    who, about = one.who, f"characters.{one.who}"
    name, whom = called(play.table, who), known_as(play.table, foe.who)
    stats = tuple(line.field for line in play.table.characters[who].sheet.STATS)
    rolled = yield from roll(play, who, stats, MEANS, rule=RULE, text=f"{name} fights {whom}")
    yield from has_a_sheet(play, foe.who)
    struck: tuple[str, ...] = ()
    if rolled.tier != MISS:
        with play.scope("dealt"):
            yield from _strikes(play, fight, one, foe)
        struck = (who,)
    if rolled.tier == FULL:
        return struck
    back = yield from play.ask(YesNo(id="struck", text=f"Does {whom} strike {name}?", to=GM, about=about, rule=RULE))
    if back:
        with play.scope("taken"):
            yield from _strikes(play, fight, foe, one)
        return (*struck, foe.who)
    play.remark(f"{name}: {MEANS[rolled.tier]}", about, to_tell=True)
    return struck


@step
def _strikes(play: Play, fight: str, one: Side, other: Side) -> Steps[None]:
    """HP against HP is a damage die; between HP and Wounds the GM gives a number (HH-SHEETS)."""
    if sheet_of(play.table, one.who) is not None and sheet_of(play.table, other.who) is not None:
        yield from _with_a_die(play, fight, one, other)
        return
    dealt = yield from strike(play, fight, one, other)
    yield from land(play, other.who, dealt, rule=SHEETS)


@step
def _with_a_die(play: Play, fight: str, one: Side, other: Side) -> Steps[None]:
    """A damage die, less armor (HH-DAMAGE-1, HH-ARMOR). What edges add of Harm and Armor is added as it stands."""
    yield from hp_given(play, other.who)
    die = yield from _die(play, one.who)
    sheet = sheet_of(play.table, one.who)
    attack = Attack(int(die[1:]), getattr(sheet, "damage_bonus", 0), ignores=one.past)
    worn = yield from armor_of(play, other.who)
    whole = put_together(play.table, fight, one, other, Part(attack.dice, 0), worn)
    (face,) = yield from play.ask(
        Dice(
            id="dice",
            text=f"{called(play.table, one.who)} strikes {known_as(play.table, other.who)}: {attack.text()}",
            to=speaks_for(play.table, one.who),
            about=own_sheet(play.table, one.who),
            rule=DAMAGE,
            sides=attack.sides,
        )
    )
    more = sum(part.by for part in whole.parts)
    blow = Blow(max(0, face + attack.bonus + more), ignores=one.past)
    yield from lose_hp(play, other.who, blow.lost(whole.worn), rule=DAMAGE, why=blow.sum(whole.worn))


@step
def _die(play: Play, who: str) -> Steps[str]:
    """Somebody's damage die; one that nobody has given yet is asked for and written down."""
    track = line(play.table, who, "damage_die")
    held: str | None = track.value(play.table)
    if held is not None:
        return held
    about = own_sheet(play.table, who)
    options = tuple(Option(die, die, about=about) for die in DICE)
    (die,) = yield from play.ask(
        Pick(id="die", text=f"What is the damage die of {called(play.table, who)}?", to=GM, about=about, rule=DAMAGE,
             options=options)
    )  # fmt: skip
    play.set(track, die, rule=DAMAGE, why="given as it was needed", waivable=False)
    return die
