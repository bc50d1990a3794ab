"""Command a Battalion: it clashes with an enemy force, and its commander's player rolls its Quality (DG-COMMAND)."""

from rules.asks import GM, Number, Pick, YesNo
from rules.combat.as_seen import known_as
from rules.combat.battalion import size_in
from rules.combat.besides import OURS, THEIRS, aimed, past_armor
from rules.combat.exchange import clash_is_over, exchange
from rules.combat.fight import rule_against
from rules.combat.strike import Side, side_of
from rules.combat.swing import MEANS, picked, swing
from rules.combat.tracks import QUALITY
from rules.combat.who_commands import battalions, nobody_to_command, only_ones
from rules.combat.who_fights import against, cannot_fight, fights_of
from rules.errors import Refused
from rules.forecast import bonuses_held
from rules.kept import MOST_STAT
from rules.leading import able
from rules.modifier import Part
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.pools import MISS, Tier
from rules.roll import roll
from rules.table import Table
from rules.track import NOT_GIVEN
from rules.wounds.boxes import has_boxes

RULE, BOTH = "DG-COMMAND-1", "DG-COMMAND-2"
FAILS = (0, 1)  # DG-COMMAND-1: what a 6- adds to what is dealt, and to what is taken
COMMAND_MEANS: dict[Tier, str] = MEANS | {MISS: "the battalion takes 1 more"}
OF_A_BATTALION = ("battalion", "command", "quality")  # what a bonus applies to that is about one
FIGHTS_TOO = YesNo(id="fights-too", letter="f", text="The commander fights too", effect="Fight as well, apart")


@step
def _command(play: Play) -> Steps[None]:
    id = yield from _battalion(play)
    who = yield from _commander(play, id)
    foe = yield from _foe(play, id)
    fight = next(iter(fights_of(play.table, id)))
    past = play.aside("foe", past_armor(who)) or ()
    theirs, size = side_of(play.table, foe, past=OURS in past), size_in(play.table, id)
    person = yield from _who_fights_too(play, who, id, fight, foe)
    quality = yield from _quality(play, id)
    whom = known_as(play.table, foe)
    text = f"{called(play.table, id)} clashes with {whom}: {called(play.table, who)} rolls its Quality"
    own = () if person is None else _bonuses(play.table, who, id, of_the_battalion=False)  # DG-COMMAND-2
    parts = (Part("Quality", quality),)
    rolled = yield from roll(play, who, (), COMMAND_MEANS, rule=RULE, text=text, parts=parts, apart=own)
    deals, takes = yield from picked(play, who, rolled.tier, rule=RULE, fails=FAILS)
    ours = Side(id, size, None, deals, takes, THEIRS in past)
    both = (id,) if person is None else (who, id)  # DG-COMMAND-2
    at = yield from aimed(play, fight, foe, both)
    if person is not None:
        with play.scope(who):
            rule = rule_against(play.table, foe)
            yield from exchange(play, fight, person, theirs, rule=rule, attack=at == who)  # DG-COMMAND-2
    yield from exchange(play, fight, ours, theirs, rule=RULE, attack=at == id)  # DG-COMMAND-2
    yield from clash_is_over(play, fight, both, ours, theirs)


@step
def _battalion(play: Play) -> Steps[str]:
    options, gone = battalions(play.table, play.who)
    (id,) = yield from play.ask(
        Pick(id="battalion", text="Which battalion?", to=_asks(play), rule=RULE, options=options, gone=gone)
    )
    return id


def _asks(play: Play) -> str:
    return play.who if play.who in play.table.characters else GM


@step
def _commander(play: Play, id: str) -> Steps[str]:
    """Whose roll it is: the commander's player's (DG-ROLL-3). One that nobody has named yet is asked for."""
    one = play.table.battalions[id]
    who = one.commander
    if not who:
        who = play.who
        if who not in play.table.characters:
            (who,) = yield from play.ask(
                Pick(
                    id="commander",
                    text=f"Who commands {one.name}?",
                    to=GM,
                    about=f"battalions.{id}",
                    rule=RULE,
                    options=able(play.table),
                )
            )
        play.set(f"battalions.{id}.commander", who, rule=RULE, why="takes command", waivable=False)
    if who not in play.table.characters or play.table.characters[who].status != "here":
        raise Refused(
            f"{called(play.table, who)}, who commands {one.name}, is not here: name another", f"battalions.{id}"
        )
    return who


@step
def _foe(play: Play, id: str) -> Steps[str]:
    options, gone = against(play.table, fights_of(play.table, id))
    who = play.table.battalions[id].commander
    (foe,) = yield from play.ask(
        Pick(
            id="foe",
            text=f"Whom does {called(play.table, id)} clash with?",
            to=who,
            about=f"battalions.{id}",
            rule=RULE,
            options=options,
            gone=gone,
            asides=(FIGHTS_TOO, past_armor(who)),
        )
    )
    return foe


@step
def _who_fights_too(play: Play, who: str, id: str, fight: str, foe: str) -> Steps[Side | None]:
    """A commander who fights the same force rolls Fight as well: what helps the person counts there (DG-COMMAND-2)."""
    if not play.aside("foe", FIGHTS_TOO):
        return None
    about = f"characters.{who}"
    if reason := cannot_fight(play.table, who):
        raise Refused(f"{called(play.table, who)} {reason}", about)
    if fight not in fights_of(play.table, who):
        raise Refused(f"{called(play.table, who)} is in another fight", about)
    if not has_boxes(play.table, who):
        raise Refused(f"{called(play.table, who)} has HP: let them Fight apart from this", about)
    with play.scope(who):
        apart = _bonuses(play.table, who, id, of_the_battalion=True)
        return (yield from swing(play, who, foe, apart=apart))


def _bonuses(table: Table, who: str, id: str, *, of_the_battalion: bool) -> tuple[str, ...]:
    """The ids of a commander's bonuses that are about the battalion, as they say themselves, or of the others: each
    counts in its own roll where both are made (DG-COMMAND-2)."""
    words = (*OF_A_BATTALION, called(table, id).casefold())
    held = bonuses_held(table, who).items()
    return tuple(one for one, bonus in held if any(w in bonus.applies.casefold() for w in words) is of_the_battalion)


@step
def _quality(play: Play, id: str) -> Steps[int]:
    held = play.table.battalions[id].quality
    if held is not None:
        return held
    quality = yield from play.ask(
        Number(
            id="quality-value",
            text=f"The Quality of {called(play.table, id)} is {NOT_GIVEN}. What is it?",
            to=GM,
            about=f"battalions.{id}",
            rule="DG-BATTALION-1",
            lowest=-MOST_STAT,
            highest=MOST_STAT,
            offered=0,
        )
    )
    play.set(QUALITY.at(id), quality, rule="DG-BATTALION-1", why="given as it was needed", waivable=False)
    return quality


COMMAND = Move(
    id="command",
    name="Command a Battalion",
    letter="b",
    short="its Quality",
    tab="combat",
    trigger="A battalion clashes with an enemy force",
    rules=(RULE, BOTH, "DG-BATTALION-1", "DG-BATTALION-2", "DG-SPEND-LAPSE"),
    world="days-of-gold",
    steps=_command,
    players=True,
    blocked=nobody_to_command,
    assumes=only_ones,
)
