"""Harm to whoever has Wounds: how much, what armor takes off, and what follows (DG-HARM, DG-ARMOR, DG-NPC).

with play.scope(who):
    yield from hurt(play, who)            # asks how much
    yield from harm(play, who, 3, by="a sword")      # or knows it
"""

from collections.abc import Sequence

from rules.asks import GM, Number, Option, Pick, YesNo
from rules.combat.alike import more_alike, next_in_front
from rules.combat.as_seen import known_as, own_sheet
from rules.combat.attackers import attack_is_over, attackers, more_for
from rules.modifier import Part
from rules.named import called, everyone, place_of
from rules.play import Play, Steps, step
from rules.sheets.others import OthersHitPoints
from rules.table import Table
from rules.tracks import on_sheet
from rules.wounds.boxes import has_boxes, says, wounds_at
from rules.wounds.given import given
from rules.wounds.marking import mark
from rules.wounds.others import is_out, most_wounds

RULE, ARMOR, SHEETS = "DG-HARM", "DG-ARMOR", "HH-SHEETS"
TYPICAL = {  # DG-HARM; each is picked by its own digit
    1: "fists, something to hand",
    2: "a knife, a club, a bite",
    3: "a sword, a spear, an axe, a bow",
    4: "a great weapon, a heavy crossbow, a charging warhorse",
}
MONSTROUS = 4  # DG-HARM: from there on, a monster, a siege engine, a fall that should kill
MOST_HARM = 99  # a bound, so that a slip of the finger is found
OTHER, FROM = "other", "from-"
IGNORES = YesNo(id="ignores", letter="i", text="Ignores armor", effect="not physical, or past all of it")


@step
def hurt(play: Play, who: str) -> Steps[None]:
    """Somebody who has Wounds takes Harm: how much is asked, and what does it mostly is one digit.

    Raises Refused for who has no Wounds.
    """
    with play.scope(who):
        yield from _asked(play, who)


@step
def _asked(play: Play, who: str) -> Steps[None]:
    table, about = play.table, place_of(play.table, who)
    options = (
        *(Option(str(harm), f"{harm} Harm", by, about) for harm, by in TYPICAL.items()),
        Option(OTHER, "Another number", f"{MONSTROUS} or more from a monster, a siege engine, a deadly fall", about),
        *attacks(table, who),
    )
    (by,) = yield from play.ask(
        Pick(
            id="by",
            text=f"How much Harm does {called(table, who)} take?",
            to=GM,
            about=about,
            rule=RULE,
            options=options,
            asides=(IGNORES,),
        )
    )
    ignores = play.aside("by", IGNORES) or False
    if by == OTHER:
        amount = yield from play.ask(
            Number(
                id="harm", text="How much Harm?", to=GM, about=about, rule=RULE, highest=MOST_HARM, offered=MONSTROUS
            )
        )
        yield from harm(play, who, amount, ignores=ignores)
    elif by.startswith(FROM):
        yield from _from(play, who, by.removeprefix(FROM), ignores=ignores)
    else:
        yield from harm(play, who, int(by), ignores=ignores)


def attacks(table: Table, who: str) -> tuple[Option, ...]:
    """The attacks of those here whose Harm or damage die is known: foes in a fight first (DG-NPC, HH-SHEETS)."""
    foes = ((id, own_sheet(table, id), one) for id, one in attackers(table, who).items())
    others = ((id, place, one) for id, place, one in everyone(table) if id != who and one.status == "here")
    return tuple(
        Option(f"{FROM}{id}", f"{one.name} attacks", strikes, place)
        for id, place, one in (*foes, *others)
        if (strikes := _strikes_with(table, id))
    )


def _strikes_with(table: Table, who: str) -> str:
    """What somebody whom nobody plays strikes with, in a few words; "" where nobody has said."""
    if who in table.characters:
        return ""
    if harm := _harm_of(table, who):
        return f"{harm} Harm"
    die = _die_of(table, who)
    return f"{die}: you say how much Harm" if die else ""


def _harm_of(table: Table, who: str) -> int:
    track = on_sheet(table, who, "harm")
    return 0 if track is None else track.value(table) or 0


def _die_of(table: Table, who: str) -> str:
    """The damage die of somebody who has HP, with what is added to it: `d8+1`."""
    one = table.foes.get(who) or table.people.get(who)
    sheet = None if one is None else one.sheet
    if not isinstance(sheet, OthersHitPoints) or sheet.damage_die is None:
        return ""
    return f"{sheet.damage_die}{sheet.damage_bonus:+d}" if sheet.damage_bonus else sheet.damage_die


@step
def _from(play: Play, who: str, whose: str, *, ignores: bool) -> Steps[None]:
    """Somebody's own attack: the Harm on their sheet; of one who has HP the GM says how much it is (HH-SHEETS)."""
    name = known_as(play.table, whose)
    amount = _harm_of(play.table, whose)
    if not amount:
        amount = yield from play.ask(
            Number(
                id="harm",
                text=f"{called(play.table, whose)} strikes with {_die_of(play.table, whose)}: how much Harm is that?",
                to=GM,
                about=own_sheet(play.table, whose),
                rule=SHEETS,
                highest=MOST_HARM,
            )
        )
    yield from harm(play, who, amount, by=name, ignores=ignores, more=more_for(play.table, whose, "harm"))
    attack_is_over(play, whose)


@step
def harm(
    play: Play, who: str, amount: int, *, by: str = "", ignores: bool = False, more: Sequence[Part] = ()
) -> Steps[None]:
    """Somebody takes so much Harm, less their Armor unless it `ignores` that (DG-ARMOR).

    `more` is what else counts into the Harm; what counts into the Armor is theirs in the fight that they are in.
    To be called in a scope of theirs. Raises Refused for who has no Wounds.
    """
    if who in play.table.battalions:
        from rules.combat.members_out import members_out  # here: it knows of all that a fight is, and that of this

        worn = () if ignores else more_for(play.table, who, "armor")
        yield from members_out(play, who, amount, by=by, ignores=ignores, more=more, worn=worn)
        return
    wounds_at(play.table, who)
    armor = 0
    track = on_sheet(play.table, who, "armor")
    if track is not None and not ignores:
        armor = yield from given(play, who, track, to=who if has_boxes(play.table, who) else GM, rule=ARMOR)
    worn = () if ignores else more_for(play.table, who, "armor")
    whole = amount + sum(part.by for part in more)
    through = max(0, whole - max(0, armor + sum(part.by for part in worn)))
    said = (by, f"Harm {amount}", *map(str, more), _less(armor, ignores=ignores), *map(str, worn))
    why = ", ".join(filter(None, said))
    if not through:
        play.remark(f"{called(play.table, who)} takes nothing: {why}", own_sheet(play.table, who))
    else:
        yield from take(play, who, through, why=f"{why}: {through}")


@step
def take(play: Play, who: str, boxes: int, *, why: str, rule: str = "") -> Steps[None]:
    """So many boxes are marked, at least one, with all that follows: Dying, death, out of it, the next in front.

    `boxes` is what is left after Armor, `rule` the id of the move's if it is not Harm alone.
    """
    if has_boxes(play.table, who):
        yield from mark(play, who, boxes, rule=rule or ARMOR, why=why)
    else:
        yield from _hurt_other(play, who, boxes, rule=rule or "DG-NPC", why=why)


def _less(armor: int, *, ignores: bool) -> str:
    if ignores:
        return "armor ignored"
    return f"less armor {armor}" if armor else "no armor"


@step
def _hurt_other(play: Play, who: str, boxes: int, *, rule: str, why: str) -> Steps[None]:
    """Somebody whom nobody plays is out at the last of the Wounds that the GM set (DG-NPC).

    Of foes alike it is the one in front.
    """
    yield from most_wounds(play, who)
    was_out = is_out(play.table, who)
    play.adjust(wounds_at(play.table, who), boxes, rule=rule, why=why)
    if not is_out(play.table, who) or was_out:
        return
    about = own_sheet(play.table, who)
    if more_alike(play.table, who):
        next_in_front(play, who)
        play.remark(f"One of {called(play.table, who)} is out: what becomes of them", about, to_tell=True)
    else:
        words = f"{called(play.table, who)} is out, with {says(play.table, who)}: what becomes of them"
        play.remark(words, about, to_tell=True)
