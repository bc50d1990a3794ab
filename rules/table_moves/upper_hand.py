"""Get the Upper Hand: someone unaware or helpless is struck or subdued, with no roll (DG-UPPER-HAND)."""

from rules.asks import GM, Option, Pick, YesNo
from rules.combat.alike import more_alike, next_in_front
from rules.combat.attackers import attack_is_over, more_for
from rules.combat.present import foes_there
from rules.combat.versus import ENDS, quarrel_ends
from rules.combat.weapons import at_hand
from rules.combat.who_fights import OUT_ALREADY, as_effect, out_of_it
from rules.harm.bearers import sheet_of
from rules.harm.damage import hurt_hit_points
from rules.harm.harm import who_can_be_hurt
from rules.leading import able, nobody_able, who_leads
from rules.moves import Move
from rules.named import called, place_of
from rules.play import Play, Steps, step
from rules.table import Table
from rules.table_moves.tiered import SHEET
from rules.wounds.harm import harm, hurt

RULE = "DG-UPPER-HAND"
SUBDUED, OTHER, COULD_MISS = "subdue", "another", "could-miss"
WITH = "with-"  # and the id of a weapon


@step
def _upper_hand(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Who has the upper hand?", sheet=SHEET)
    with play.scope(who):
        (whom,) = yield from play.ask(
            Pick(
                id="whom",
                text="Who is unaware, or helpless?",
                to=who,
                about=f"characters.{who}",
                rule=RULE,
                options=_targets(play.table, who),
                gone=_out_already(play.table),
            )
        )
        yield from _strikes(play, who, whom)


@step
def _strikes(play: Play, who: str, whom: str) -> Steps[None]:
    """The attack's Harm, or they are subdued; unless the GM says that one could miss."""
    table, about = play.table, place_of(play.table, whom)
    name, other = called(table, who), called(table, whom)
    if play.who in table.characters and (yield from _could_miss(play, name, other, about)):
        _takes_a_roll(play, name, other, about)
        return
    (does,) = yield from play.ask(
        Pick(id="does", text=f"What does {name} do?", to=who, about=about, rule=RULE, options=_does(play, who, about))
    )
    if does == COULD_MISS:
        _takes_a_roll(play, name, other, about)
    elif does == SUBDUED:
        _subdued(play, whom, f"subdued by {name}")
    elif sheet_of(table, whom) is not None:
        yield from hurt_hit_points(play, whom)
    elif does == OTHER:
        yield from hurt(play, whom)
    else:
        weapon = at_hand(table, who)[does.removeprefix(WITH)]
        with play.scope(whom):
            more = more_for(table, who, "harm")
            yield from harm(play, whom, weapon.harm, by=f"{weapon.name}, unaware or helpless", more=more)
        attack_is_over(play, who)
    if whom in table.characters:
        quarrel_ends(play, who, whom)


@step
def _could_miss(play: Play, name: str, other: str, about: str) -> Steps[bool]:
    """Where a player makes the move the GM says first whether it is one; at the GM's own seat it is one more pick."""
    text, effect = f"Could {name} still miss {other}?", "yes: then it takes a roll"
    return (yield from play.ask(YesNo(id=COULD_MISS, text=text, to=GM, about=about, rule=RULE, effect=effect)))


def _takes_a_roll(play: Play, name: str, other: str, about: str) -> None:
    play.remark(f"{name} could still miss {other}: roll what fits, a Fight or Face Danger", about, to_tell=True)


def _subdued(play: Play, whom: str, how: str) -> None:
    """They are out of it; of foes alike, the one in front."""
    if more_alike(play.table, whom):
        next_in_front(play, whom, rule=RULE)
    elif whom in play.table.foes:
        play.set(f"foes.{whom}.status", "left", rule=RULE, why=how)
    play.remark(f"{called(play.table, whom)} is {how}", place_of(play.table, whom))


def _does(play: Play, who: str, about: str) -> tuple[Option, ...]:
    """What can be done: the Harm of each weapon that they have, the one in hand first."""
    table = play.table
    misses = Option(COULD_MISS, "The GM says: one could miss", "then it takes a roll", about)
    return (
        *(Option(f"{WITH}{id}", one.name, f"Harm {one.harm}", about) for id, one in at_hand(table, who).items()),
        Option(OTHER, "Another attack", "how much Harm is asked", about),
        Option(SUBDUED, "They are subdued", "no Harm", about),
        *(() if play.who in table.characters else (misses,)),
    )


def _targets(table: Table, who: str) -> tuple[Option, ...]:
    """Everybody else who can be hurt, foes in a fight first; how hurt those are, a player may not know (DG-NPC)."""
    out = {option.id for option in _out_already(table)}
    others = [option for option in who_can_be_hurt(table) if option.id != who and option.id not in out]
    foes = [Option(one.id, one.text, "a foe", place_of(table, one.id)) for one in others if one.id in table.foes]
    return (*foes, *(one for one in others if one.id not in table.foes))


def _out_already(table: Table) -> tuple[Option, ...]:
    """Foes who are there and out of it already, with the reason (DG-NPC)."""
    return tuple(
        Option(id, foe.name, as_effect(reason), f"foes.{id}")
        for id, foe in foes_there(table).items()
        if (reason := out_of_it(table, id)) == OUT_ALREADY
    )


def _blocked(table: Table, who: str) -> str | None:
    if reason := nobody_able(table, who, SHEET):
        return reason
    leaders = [who] if who in table.characters else [option.id for option in able(table, SHEET)]
    return None if any(_targets(table, one) for one in leaders) else "nobody else here has a sheet to be hurt on"


UPPER_HAND = Move(
    id="upper-hand",
    name="Get the Upper Hand",
    letter="u",
    short="one unaware",
    tab="combat",
    trigger="Somebody attacks one who is unaware or helpless",
    rules=(RULE, "DG-HARM", "DG-ARMOR", ENDS),
    world="days-of-gold",
    steps=_upper_hand,
    players=True,
    blocked=_blocked,
)
