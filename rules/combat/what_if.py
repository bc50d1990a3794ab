"""The forecast: what each result of a clash would do to both, before there are dice (DG-FIGHT, DG-COMMAND-1).

It holds no rule. It makes the declared move with every sum of the two dice and everything that can be picked then, and
says what came of it.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations

from msgspec import Struct

from rules.answers import Answer
from rules.asks import Dice, Pick
from rules.changes import Change
from rules.combat.as_seen import known_as
from rules.combat.command import COMMAND
from rules.combat.fight import FIGHT
from rules.combat.landing import nothing_for
from rules.combat.strike import Side, armor_track, attack_of, harm_track, put_together, side_of
from rules.combat.weapons import BARE, at_hand
from rules.combat.who_fights import fights_of
from rules.errors import Refused
from rules.harm.bearers import sheet_of
from rules.modifier import Part
from rules.moves import Move
from rules.named import place_of
from rules.pools import TIERS, Tier
from rules.run import Done, Open, run
from rules.table import Table
from rules.throws import COUNTED, SIDES, Throw
from rules.wounds.boxes import has_boxes

WEAPON, PICK = "weapon", "pick"  # asks that are answered here: the one in hand, and each that there is
DEATH = "death/way"  # DG-DEATH-1: how the key of that question ends
NO_ARMOR_SAID = "Armor not given yet"


class Outcome(Struct, frozen=True):
    """What comes of a result with these picks (what they say), as far as it goes without another question, which is
    `stops_at`, if there is one. `death` is the place of whoever death comes for there, if that is the question;
    `unhurt` are the places of those who have taken nothing by then."""

    picks: tuple[str, ...]
    changes: tuple[Change, ...]
    stops_at: str = ""
    death: str = ""
    unhurt: tuple[str, ...] = ()


class TierOutlook(Struct, frozen=True):
    """A result: whether any dice reach it, what it does for each pick, and the question at which it stops, if any."""

    tier: Tier
    reachable: bool
    outcomes: tuple[Outcome, ...] = ()
    stops_at: str = ""


class WhatIf(Struct, frozen=True):
    """What is thrown, what either side deals before any pick, and the results. `blocked`: why it can't be made."""

    throw: Throw | None = None
    deals: str = ""
    takes: str = ""
    tiers: tuple[TierOutlook, ...] = ()
    blocked: str = ""


def what_if(table: Table, fighter: str, foe: str) -> WhatIf:
    """What would come of it if `fighter`, a character or a battalion of ours, met `foe`. Nothing is changed."""
    ours = fighter in table.battalions
    move = COMMAND if ours else FIGHT
    said = {"battalion" if ours else "who": picks(fighter), "foe": picks(foe)}
    try:
        now = run(move, table, "gm", said)
        while isinstance(now, Open) and now.ask.key == WEAPON and isinstance(now.ask, Pick) and not now.misfit:
            said[WEAPON] = picks(now.ask.options[0].id)
            now = run(move, table, "gm", said)
        if isinstance(now, Open) and now.misfit:
            return WhatIf(blocked=now.misfit)
        deals, takes = _before_any_pick(table, fighter, foe)
        if not isinstance(now, Open) or not isinstance(now.ask, Dice) or now.ask.throw is None:
            stops = now.ask.text if isinstance(now, Open) else ""
            tiers = tuple(TierOutlook(tier, reachable=True, stops_at=stops) for tier in TIERS)
            return WhatIf(None, deals, takes, tiers)
        throw = now.ask.throw
        return WhatIf(throw, deals, takes, _tiers(move, table, said, now.ask, throw))
    except Refused as no:
        return WhatIf(blocked=no.reason)


def picks(*ids: str) -> Answer:
    """A pick that is taken for granted."""
    return Answer("pick", list(ids), "assumed")


# -- what comes of each result


def _tiers(move: Move, table: Table, said: Mapping[str, Answer], dice: Dice, throw: Throw) -> tuple[TierOutlook, ...]:
    """Every sum of the dice that count, and for each result what comes of it.

    What a clash does follows from the result alone, so the move is made with the first sum that comes to each.
    """
    found: dict[Tier, dict[tuple[str, ...], Outcome]] = {}
    stops: dict[Tier, str] = {}
    for total in range(COUNTED, COUNTED * SIDES + 1):
        faces = _faces(throw, total)
        tier = throw.tier(faces)
        if tier in found:
            continue
        with_dice = {**said, dice.key: Answer(dice.kind, list(faces), "assumed")}
        for outcome in _outcomes(move, table, with_dice):
            found.setdefault(tier, {})[outcome.picks] = outcome
            if outcome.stops_at:
                stops.setdefault(tier, outcome.stops_at)
    return tuple(
        TierOutlook(tier, tier in found, tuple(found.get(tier, {}).values()), stops.get(tier, "")) for tier in TIERS
    )


def _faces(throw: Throw, total: int) -> tuple[int, ...]:
    """Dice of which those that count come to `total`."""
    low = max(1, total - SIDES)
    counted = (total - low, low)
    return counted if throw.dice == COUNTED else (*counted, 1 if throw.reads == "best" else SIDES)


def _outcomes(move: Move, table: Table, said: Mapping[str, Answer]) -> Iterator[Outcome]:
    """What comes of these dice, for everything that can be picked, and the question at which it stops."""
    now = run(move, table, "gm", said)
    if isinstance(now, Open) and isinstance(now.ask, Pick) and now.ask.key == PICK:
        for chosen in combinations(now.ask.options, now.ask.most):
            with_pick = {**said, PICK: picks(*(option.id for option in chosen))}
            then = run(move, table, "gm", with_pick)
            yield _outcome(then, *(option.text for option in chosen))
    else:
        yield _outcome(now)


def _outcome(now: Open | Done, *picked: str) -> Outcome:
    if isinstance(now, Done):
        return Outcome(picked, now.changes)
    table = now.table
    everybody = (*table.characters, *table.foes, *table.battalions)
    said = [remark.text for remark in now.remarks]
    unhurt = (one for one in everybody if any(text.startswith(f"{nothing_for(table, one)}:") for text in said))
    death = now.ask.about if now.ask.key.endswith(DEATH) else ""
    return Outcome(picked, now.changes, now.ask.text, death, tuple(place_of(table, one) for one in unhurt))


# -- what is dealt before any of it


def _before_any_pick(table: Table, fighter: str, foe: str) -> tuple[str, str]:
    """What either side deals as they stand, in words; "" where that is not known yet."""
    fight = next(iter(fights_of(table, foe)), "")
    ours, theirs = side_of(table, fighter), side_of(table, foe)
    if has_boxes(table, fighter):
        armed = next(iter(at_hand(table, fighter).values()), None)
        base = BARE.part if armed is None else Part(armed.name, armed.harm)
        ours = Side(fighter, ours.size, base)
    return _sum(table, fight, ours, theirs), _sum(table, fight, theirs, ours)


def _sum(table: Table, fight: str, one: Side, other: Side) -> str:
    base, worn = one.base, armor_track(table, other.who)
    if base is None:
        track = harm_track(table, one.who)
        harm = None if track is None else track.value(table)
        base = None if harm is None else Part(known_as(table, one.who), harm)
    armor = None if worn is None else worn.value(table)
    if base is None:
        return _by_a_die(table, fight, one, other, armor)
    if armor is None:
        return ""
    dealt = put_together(table, fight, one, other, base, armor)
    return dealt.text() if sheet_of(table, other.who) is None else f"{dealt.sum()}, in HP as the GM says"  # HH-SHEETS


def _by_a_die(table: Table, fight: str, one: Side, other: Side, armor: int | None) -> str:
    """What somebody deals who has HP: the die, as far as it goes before it is rolled (HH-DAMAGE-1, HH-SHEETS)."""
    attack = attack_of(table, one.who)
    if attack is None:
        return ""
    dealt = put_together(table, fight, one, other, Part(attack.dice, 0), armor)
    die = ", ".join((attack.dice, *(str(part) for part in dealt.parts[1:] if part.by)))
    if sheet_of(table, other.who) is None:
        return f"{die}, GM says the Harm"
    return f"{die}, {NO_ARMOR_SAID if armor is None else dealt.against()}"
