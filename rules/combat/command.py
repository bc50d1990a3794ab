"""Command a Battalion: it clashes with an enemy force, and its commander's player rolls its Quality (DG-COMMAND)."""

from collections.abc import Mapping
from typing import Any

from rules.asks import GM, Number, Option, Pick, YesNo
from rules.combat.battalion import size_in
from rules.combat.exchange import clash_is_over, exchange
from rules.combat.fight import MEANS, OURS, THEIRS, aimed, past_armor, picked, rule_against, swing
from rules.combat.strike import Side, side_of
from rules.combat.tracks import QUALITY
from rules.combat.who_fights import (
    NO_FIGHT,
    against,
    anybody_to_fight,
    as_effect,
    cannot_fight,
    fights_of,
    fights_on,
    out_of_it,
)
from rules.errors import Refused
from rules.kept import MOST_STAT
from rules.leading import able, nobody_able
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
FIGHTS_TOO = YesNo(id="fights-too", letter="f", text="The commander fights too", effect="Fight as well, apart")


@step
def _command(play: Play) -> Steps[None]:
    id = yield from _battalion(play)
    who = yield from _commander(play, id)
    foe = yield from _foe(play, id)
    fight = next(iter(fights_of(play.table, id)))
    past = play.aside("foe", past_armor(who)) or ()
    theirs, size = side_of(play.table, foe, past=OURS in past), size_in(play.table, id)
    person = yield from _who_fights_too(play, who, fight, foe)
    quality = yield from _quality(play, id)
    text = (
        f"{called(play.table, id)} clashes with {called(play.table, foe)}: {called(play.table, who)} rolls its Quality"
    )
    rolled = yield from roll(play, who, (), COMMAND_MEANS, rule=RULE, text=text, parts=(Part("Quality", quality),))
    deals, takes = yield from picked(play, who, rolled.tier, rule=RULE, fails=FAILS)
    ours = Side(id, size, None, deals, takes, THEIRS in past)
    at = yield from aimed(play, fight, foe, (who, id) if person is not None else (id,))
    if person is not None:
        with play.scope(who):
            rule = rule_against(play.table, foe)
            yield from exchange(play, fight, person, theirs, rule=rule, attack=at == who)
    yield from exchange(play, fight, ours, theirs, rule=RULE, attack=at == id)
    leaders = (who,) if person is not None else ()
    yield from clash_is_over(play, fight, leaders, ours, theirs)


@step
def _battalion(play: Play) -> Steps[str]:
    options, gone = battalions(play.table, play.who)
    if not options:
        raise Refused(nobody_to_command(play.table, play.who) or "no battalion can clash")
    (id,) = yield from play.ask(
        Pick(id="battalion", text="Which battalion?", to=_asks(play), rule=RULE, options=options, gone=gone)
    )
    return id


def _asks(play: Play) -> str:
    return play.who if play.who in play.table.characters else GM


def battalions(table: Table, who: str) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """The battalions of ours that can clash now, of a character those that they command or that nobody does; and the
    others, each with the reason."""
    options: list[Option] = []
    gone: list[Option] = []
    for id, one in table.battalions.items():
        if one.side != "ours":
            continue
        reason = cannot_clash(table, id)
        if reason is None and who in table.characters and one.commander not in ("", who):
            reason = f"is commanded by {called(table, one.commander)}"
        about = f"battalions.{id}"
        if reason is None:
            options.append(Option(id, one.name, f"{size_in(table, id).name}, {one.members}", about))
        else:
            gone.append(Option(id, one.name, as_effect(reason), about))
    return tuple(options), tuple(gone)


def cannot_clash(table: Table, id: str) -> str | None:
    """Why a battalion of ours can't clash, in words to follow its name; None if it can."""
    if reason := out_of_it(table, id):
        return reason
    there = fights_of(table, id)
    if not there:
        return "is in no fight that is on"
    return None if anybody_to_fight(table, there) else "has nobody left to clash with"


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
def _who_fights_too(play: Play, who: str, fight: str, foe: str) -> Steps[Side | None]:
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
        return (yield from swing(play, who, foe))


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


def nobody_to_command(table: Table, who: str) -> str | None:
    """Why no battalion can clash; for `blocked`. None if one can."""
    if not fights_on(table):
        return NO_FIGHT
    options, gone = battalions(table, who)
    if options:
        return nobody_able(table, who)  # DG-ROLL-3: it is a player's roll
    return f"{gone[0].text}: {gone[0].effect}" if gone else "no battalion of ours is in the fight"


def only_ones(table: Table, who: str) -> Mapping[str, Any]:
    """Which battalion clashes, and with whom, where there is but one: nobody need say it."""
    assumed: dict[str, Any] = {}
    ours = tuple(option.id for option in battalions(table, who)[0])
    if len(ours) == 1:
        assumed["battalion"] = ours
    foes = {option.id for one in ours for option in against(table, fights_of(table, one))[0]}
    if len(foes) == 1:
        assumed["foe"] = tuple(foes)
    return assumed


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
