"""Damage: by what, what armor takes of it, what its tags do, and what follows at 0 HP (HH-DAMAGE, HH-ARMOR, HH-TAGS).

`hurt_hit_points` is the whole conversation for one who has HP, as a step.
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from rules.asks import GM, Ask, Dice, Number, Option, Pick, Words, YesNo
from rules.combat.as_seen import own_sheet
from rules.combat.attackers import attack_is_over, attackers, more_for
from rules.harm.armor import Blow, in_words
from rules.harm.attack import BETWEEN, MOST, Attack, AttackWords, read_attacks, together
from rules.harm.bearers import given, hp_given, line, number, sheet_of
from rules.harm.debilities import which as which_debility
from rules.harm.hp import lose
from rules.harm.injuries import new_injury
from rules.harm.zero import at_zero
from rules.kept import PRESENT
from rules.named import called, place_of
from rules.play import Play, Steps, step
from rules.sheets.others import OthersHitPoints, OthersWounds
from rules.table import Table
from rules.told import told

RULE = "HH-DAMAGE-3"
SEVERITIES: Mapping[str, tuple[int, str]] = {  # HH-DAMAGE-3: the worst that it is likely to do to an ordinary person
    "d4": (4, "bruises, scrapes, pain, light burns"),
    "d6": (6, "nasty flesh wounds, bruises or burns"),
    "d8": (8, "broken bones, deep or wide burns, crippling pain"),
    "d10": (10, "death, or the loss of a limb"),
}
TYPED, ROLLED, PRICE, FALL = "typed", "rolled", "price", "fall"
FOE = "foe-"

OTHERS = Number(
    id="others", letter="n", text="Others who strike with it", lowest=1, highest=MOST, offered=1, hint="+1 for each"
)
PIERCING = Number(
    id="piercing", letter="p", text="Piercing", lowest=1, highest=MOST, offered=1, hint="points of armor passed over"
)
IGNORES = YesNo(id="ignores", letter="i", text="Ignores armor", effect="all of it is passed over")
FORCEFUL = YesNo(id="forceful", letter="f", text="Forceful", effect="it throws them about")
MESSY = YesNo(id="messy", letter="m", text="Messy", effect="it tears and breaks")
MOVE_AFTER = YesNo(id="move", letter="g", text="The GM's move comes of it", effect="said once the damage is known")
WITH_WOUND = YesNo(id="wound", letter="w", text="A problematic wound with it")
WITH_DEBILITY = YesNo(id="debility", letter="d", text="A debility with it")


def foes(table: Table, who: str) -> dict[str, Attack]:
    """The attacks of those at the table who have a damage die of their own, by their id: foes in a fight first."""
    found = {}
    people = {id: one.sheet for id, one in table.people.items() if one.status in PRESENT and id != who}
    for id, sheet in (*((id, foe.sheet) for id, foe in attackers(table, who).items()), *people.items()):
        if isinstance(sheet, OthersHitPoints) and sheet.damage_die:
            more = sum(part.by for part in more_for(table, id, "harm"))
            found[id] = Attack(int(sheet.damage_die[1:]), sheet.damage_bonus + more)
    return found


def by_harm(table: Table, who: str) -> dict[str, int]:
    """The Harm of foes in a fight who have no die, with what an edge adds (DG-SPEND-LAPSE); how much damage that is, is
    the GM's to say (HH-SHEETS)."""
    return {
        id: foe.sheet.harm + sum(part.by for part in more_for(table, id, "harm"))
        for id, foe in attackers(table, who).items()
        if isinstance(foe.sheet, OthersWounds) and foe.sheet.harm
    }


@step
def hurt_hit_points(play: Play, who: str) -> Steps[None]:
    """Somebody who has HP is hurt: by what, how badly, and what comes of it."""
    with play.scope(who):
        yield from hp_given(play, who)  # HH-HP
        (by,) = yield from play.ask(_by_what(play.table, who))
        with play.scope(by):
            if by == FALL:
                yield from _fallen(play, who)  # HH-ZERO
            elif by == PRICE:
                yield from _price(play, who)
            else:
                yield from _damage(play, who, by)


def _by_what(table: Table, who: str) -> Pick:
    about = place_of(table, who)
    return Pick(
        id="by",
        text=f"{called(table, who)} is hurt. By what?",
        to=GM,
        about=about,
        rule=RULE,
        options=(
            *(Option(id, id, worst, about) for id, (_, worst) in SEVERITIES.items()),
            Option(TYPED, "an attack, typed", "d8+3 forceful, or several", about),
            Option(ROLLED, "damage, a number", "rolled or known already", about),
            Option(PRICE, "HP lost, a number", "a move's price: armor never counts", about),
            Option(FALL, "what nobody survives", "0 HP, with no damage rolled", about),
            # Last, so that the digits of the others stay what they are when a fight begins.
            *(Option(f"{FOE}{id}", called(table, id), says, own_sheet(table, id)) for id, says in _foes(table, who)),
        ),
    )


def _foes(table: Table, who: str) -> tuple[tuple[str, str], ...]:
    """Everybody whose own attack is on offer, with what it is."""
    return (
        *((id, one.text()) for id, one in foes(table, who).items()),
        *((id, f"Harm {harm}: you say how much damage") for id, harm in by_harm(table, who).items()),
    )


@step
def _fallen(play: Play, who: str) -> Steps[None]:
    """The fiction alone puts them at 0 HP, and a character at the Door (HH-ZERO)."""
    if number(play.table, who, "hp"):
        play.set(line(play.table, who, "hp"), 0, rule="HH-ZERO", why="nobody survives this")
    if number(play.table, who, "hp") == 0:
        yield from at_zero(play, who, lethal=True)


@step
def _price(play: Play, who: str) -> Steps[None]:
    """To lose HP is not damage: armor never counts, and one may not recover again for it (HH-ARMOR, HH-RECOVER-2)."""
    amount = yield from play.ask(_how_much(place_of(play.table, who), "How many HP are lost?"))
    before = number(play.table, who, "hp")
    lose(play, who, amount, rule="HH-ARMOR", why=f"{amount} HP lost, armor or not", damage=False)
    if before and number(play.table, who, "hp") == 0:
        yield from at_zero(play, who)


def _how_much(about: str, text: str, asides: tuple[Ask[Any], ...] = ()) -> Number:
    return Number(id="amount", text=text, to=GM, about=about, rule="HH-ARMOR", lowest=1, highest=999, asides=asides)


@step
def _damage(play: Play, who: str, by: str) -> Steps[None]:
    worn = yield from given(play, who, "armor", offered=0)
    worn = max(0, worn + sum(part.by for part in more_for(play.table, who, "armor")))
    about = own_sheet(play.table, who)
    whose = by.removeprefix(FOE) if by.startswith(FOE) else ""
    harm = by_harm(play.table, who).get(whose)
    if by == ROLLED or harm is not None:
        asides = _asides(play.table, who, others=False)
        text, tells_of = "How much damage, before armor?", place_of(play.table, who)
        if harm is not None:  # HH-SHEETS
            text = f"{called(play.table, whose)}, Harm {harm} against HP: {text.lower()}"
            tells_of = own_sheet(play.table, whose)
        amount = yield from play.ask(_how_much(tells_of, text, asides))
        attack, asked = _tagged(play, "amount", Attack(0)), "amount"
        blow = Blow(amount, attack.piercing, attack.ignores)
    else:
        attack = yield from _attack(play, who, by)
        attack, asked = _tagged(play, "dice", attack), "dice"
        against = in_words(worn, attack.piercing, ignores=attack.ignores)
        (face,) = yield from play.ask(
            Dice(
                id="dice",
                text=f"{attack.text()} against {called(play.table, who)}, {against}",
                to=GM,
                about=about,
                rule="HH-DAMAGE-1",
                sides=attack.sides,
                asides=_asides(play.table, who, others=True),
            )
        )
        blow = Blow(max(0, face + attack.bonus), attack.piercing, attack.ignores)
    lost = blow.lost(worn)
    if lost:
        lose(play, who, lost, rule="HH-ARMOR", why=blow.sum(worn), damage=True)
    else:
        play.remark(f"{called(play.table, who)} loses no HP: {blow.sum(worn)}", about)
    if whose:
        attack_is_over(play, whose)
    yield from _told(play, who, asked, attack)
    if lost and number(play.table, who, "hp") == 0:  # HH-ZERO
        yield from at_zero(play, who)  # HH-ZERO


@step
def _attack(play: Play, who: str, by: str) -> Steps[Attack]:
    """The attack: of a severity, a foe's own, or typed."""
    if by in SEVERITIES:
        return Attack(SEVERITIES[by][0])
    if by != TYPED:
        return foes(play.table, who)[by.removeprefix(FOE)]
    said = yield from play.ask(
        AttackWords(
            id="attack",
            text=f"Die, bonus and tags ({BETWEEN} between several; 6 d6 are six who strike)",
            to=GM,
            about=place_of(play.table, who),
            rule="HH-DAMAGE-1",
        )
    )
    return together(read_attacks(said))


def _asides(table: Table, who: str, *, others: bool) -> tuple[Ask[Any], ...]:
    about = place_of(table, who)
    asides: list[Ask[Any]] = [OTHERS] if others else []
    asides += [PIERCING, IGNORES, FORCEFUL, MESSY, MOVE_AFTER]
    asides += [] if who in table.foes else [WITH_WOUND, WITH_DEBILITY]  # a foe bears neither
    return tuple(replace(aside, about=about) for aside in asides)


def _tagged(play: Play, of: str, attack: Attack) -> Attack:
    """The attack with what the asides say of it."""
    others: int = play.aside(of, OTHERS) or 0
    return replace(
        attack,
        bonus=attack.bonus + others,
        piercing=max(attack.piercing, play.aside(of, PIERCING) or attack.piercing),
        ignores=attack.ignores or (play.aside(of, IGNORES) or False),
        forceful=attack.forceful or (play.aside(of, FORCEFUL) or False),
        messy=attack.messy or (play.aside(of, MESSY) or False),
    )


@step
def _told(play: Play, who: str, asked: str, attack: Attack) -> Steps[None]:
    """What the tags call for, damage got through or not (HH-TAGS), and what else comes with the hit."""
    if attack.forceful:
        yield from _words(play, who, "moved", "What did it throw, move or turn?", "Forceful", "HH-TAGS")
    if attack.messy:
        yield from _words(play, who, "torn", "What did it tear, break or leave?", "Messy", "HH-TAGS")
    if play.aside(asked, MOVE_AFTER):
        yield from _words(play, who, "gm-move", "What is the GM's move?", "The GM's move", "HH-DAMAGE-5")
    if who in play.table.foes:
        return
    if play.aside(asked, WITH_WOUND):
        yield from new_injury(play, who)  # HH-WOUND-1
    if play.aside(asked, WITH_DEBILITY) and sheet_of(play.table, who) is not None:
        yield from which_debility(play, who, id="which-debility")  # HH-DEBILITY-2


@step
def _words(play: Play, who: str, id: str, text: str, says: str, rule: str) -> Steps[None]:
    about = place_of(play.table, who)
    question = Words(id=id, text=text, to=GM, about=about, rule=rule, optional=True, empty="told, not written")
    yield from told(play, question, says, f"{says}: {text}")
