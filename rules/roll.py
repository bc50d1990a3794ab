"""The roll of a character: one step that every move with 2d6 uses (DG-ROLL, DG-FORWARD, DG-HELP, HH-ROLL).

    rolled = yield from roll(play, who, ("grace",), MEANS, rule="DG-FACE-DANGER")
    if rolled.tier == MISS: ...

What would be rolled, before anybody asks for dice, is in `forecast`; what can be said besides, in `roll_asides`.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from rules.asks import GM, Ask, Dice, Number, Option, Pick, Words
from rules.forecast import bonuses_held, forecast, stat_place, stat_word
from rules.gm_pools import gain
from rules.modifier import Part
from rules.named import called
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, TIERS, Tier
from rules.roll_asides import DICE, Said, left_out, said_besides, shift
from rules.table import Table
from rules.throws import TOTALS, Throw, tier_of
from rules.track import NOT_GIVEN
from rules.tracks import DREAD, track_at
from rules.worlds import in_play

T = TypeVar("T")

DREAD_FOR_A_MISS = 1  # DG-ROLL-2
LENDS: dict[Tier, int] = {FULL: 2, PARTIAL: 1, MISS: 0}  # DG-HELP: what help adds, and interference takes away
_HELPS: dict[Tier, str] = {FULL: "+2 for them", PARTIAL: "+1 for them", MISS: "no help comes of it"}
_HINDERS: dict[Tier, str] = {FULL: "-2 for them", PARTIAL: "-1 for them", MISS: "it stops nothing"}

Between = Callable[[Play, Throw, int], Steps[tuple[Part, ...]]]


class Rolled(Struct, frozen=True):
    """What a roll came to: the faces in the order of the table, what was added, the total and what it means.

    `tier` is what counts; `shifted` says why, where it is not what the total says.
    """

    who: str
    stat: str
    faces: tuple[int, ...]
    throw: Throw
    total: int
    tier: Tier
    shifted: str = ""


@step
def roll(
    play: Play,
    who: str,
    stats: Sequence[str],
    meanings: Mapping[Tier, str],
    *,
    rule: str,
    id: str = "roll",
    text: str = "",
    parts: Sequence[Part] = (),
    advantages: Sequence[str] = (),
    disadvantages: Sequence[str] = (),
    between: Between | None = None,
    besides: Sequence[Ask[Any]] = (),
    stat_to: str = "",
    stat_text: str = "With which stat?",
    alone: bool = False,
    apart: Collection[str] = (),
) -> Steps[Rolled]:
    """A character rolls 2d6 with one of `stats` (fields of their sheet; several are picked from; none: no stat), by
    DG-ROLL-1 or HH-ROLL, and what is forward is used up (DG-FORWARD).

    `id` is the scope of all that it asks and changes: another for a second roll in one play. `parts` and the edges are
    what the move itself brings, `besides` its asides, which `beside` reads. `between` is a step that runs after the
    dice and before they are judged, with the throw and the total so far, and gives what else counts (DG-ROLL-3).
    `stat_to`: whose pick the stat is, if not the roller's, asked by `stat_text`. `alone`: nobody can help or interfere
    (DG-HELP). `apart` are ids of bonuses that are about another roll: they neither count nor are used up.
    """
    with play.scope(id):
        stat = yield from _which_stat(play, who, stats, rule, stat_to or who, stat_text)
        said = said_besides(play, who, alone=alone, apart=apart)
        fell = play.answered(DICE)  # help may come before the dice or after them: what comes after is asked after
        lent = () if fell else (yield from _lent(play, who, said))
        throw = _throw(play, who, stat, said, (*parts, *lent), advantages, disadvantages)
        faces = yield from play.ask(
            Dice(
                id=DICE,
                text=(text or f"{called(play.table, who)} rolls") + _hurt_by(play.table, who),
                to=who,
                about=f"characters.{who}",
                rule=rule,
                count=throw.dice,
                throw=throw,
                tiers=tuple((tier, meanings[tier]) for tier in TIERS),
                asides=(*besides, *said.asides),
            )
        )
        if fell:
            throw = throw.and_also(*(yield from _lent(play, who, said)))
        if between is not None:
            more = yield from between(play, throw, throw.total(faces))
            throw = throw.and_also(*more)
        total = throw.total(faces)
        tier, shifted = yield from _judged(play, who, total, rule)
        _told(play, who, faces, throw, total, tier, shifted)
        _use_up(play, who, apart)
        dread_for(play, who, tier)
    return Rolled(who, stat, faces, throw, total, tier, shifted)


def beside(play: Play, aside: Ask[T], *, id: str = "roll") -> T | None:
    """What was said to an aside that a move brought to the roll called `id`; None if nothing was."""
    with play.scope(id):
        return play.aside(DICE, aside)


@step
def lend(play: Play, who: str, whom: str, *, against: bool) -> Steps[int]:
    """Somebody helps with another's roll, or interferes, by a roll of their own with the stat that the GM names
    (DG-HELP). Returns what it adds to the other's: +2 to -2."""
    name, other = called(play.table, who), called(play.table, whom)
    does = f"{name} interferes with {other}" if against else f"{name} helps {other}"
    rolled = yield from roll(
        play,
        who,
        tuple(line.field for line in play.table.characters[who].sheet.STATS),
        _HINDERS if against else _HELPS,
        rule="DG-HELP",
        id=who,
        text=does,
        stat_to=GM,
        stat_text=f"{does}: with which stat?",
        alone=True,
    )
    return -LENDS[rolled.tier] if against else LENDS[rolled.tier]


def lent_by(table: Table, who: str, *, against: bool) -> str:
    """What it is called where it counts."""
    return f"{called(table, who)} against it" if against else f"help from {called(table, who)}"


@step
def _lent(play: Play, who: str, said: Said) -> Steps[tuple[Part, ...]]:
    """What others make of this roll, each by a roll of their own (DG-HELP)."""
    found = []
    for id, against in (*((one, False) for one in said.helpers), *((one, True) for one in said.against)):
        with play.scope("against" if against else "help"):
            by = yield from lend(play, id, who, against=against)
        found.append(Part(lent_by(play.table, id, against=against), by))
    return tuple(found)


def _throw(
    play: Play,
    who: str,
    stat: str,
    said: Said,
    parts: Sequence[Part],
    advantages: Sequence[str],
    disadvantages: Sequence[str],
) -> Throw:
    """The throw with all that the move brings and all that was said besides."""
    return forecast(
        play.table,
        who,
        stat,
        parts=(*parts, Part("situation", said.situation)),
        advantages=(*advantages, *said.advantages),
        disadvantages=(*disadvantages, *said.disadvantages),
        apart=said.apart,
    )


def _hurt_by(table: Table, who: str) -> str:
    """The problematic wounds of who rolls, which may bear on it (HH-WOUND-2): `, hurt: knee (running)`."""
    wounds = [one for one in table.characters[who].injuries.values() if one.status == "open"]
    said = "; ".join(f"{one.name} ({one.hinders})" if one.hinders else one.name for one in wounds)
    return f", hurt: {said}" if said else ""


def dread_for(play: Play, who: str, tier: Tier) -> None:
    """The GM gains Dread for a player's 6-, for a character or a follower of theirs (DG-ROLL-2)."""
    if tier == MISS and _earns_dread(play.table, who):
        gain(play, DREAD, DREAD_FOR_A_MISS, rule="DG-ROLL-2", why=f"{called(play.table, who)} rolled {TOTALS[MISS]}")


def _earns_dread(table: Table, who: str) -> bool:
    """Whether a 6- earns Dread here: where it is played, and on this sheet (DG-ROLL-2, HH-ROLL)."""
    if not in_play(table, "days-of-gold"):
        return False
    own = who in table.characters and table.characters[who].sheet.WORLD == "days-of-gold"
    return own or table.campaign.settings.dread_from_hit_points


@step
def _which_stat(play: Play, who: str, stats: Sequence[str], rule: str, to: str, text: str) -> Steps[str]:
    """The stat, asked for where there are several; one that nobody has given yet is asked for and written down."""
    if not stats:
        return ""
    stat, *others = stats
    about = f"characters.{who}"
    if others:
        options = tuple(
            Option(
                one,
                stat_word(play.table, who, one),
                ", ".join((track_at(stat_place(who, one)).says(_value(play, who, one)), *_edge(play, who, one))),
                about,
            )
            for one in stats
        )
        (stat,) = yield from play.ask(Pick(id="stat", text=text, to=to, about=about, rule=rule, options=options))
    if _value(play, who, stat) is None:
        track = track_at(stat_place(who, stat))
        value = yield from play.ask(
            Number(
                id=f"{stat}-value",
                text=f"{called(play.table, who)}'s {track.word} is {NOT_GIVEN}. What is it?",
                to=to,
                about=about,
                rule=rule,
                lowest=track.lowest,
                highest=track.top(play.table),
            )
        )
        play.set(track, value, rule=track.rule, why="given as it was rolled", waivable=False)
    return stat


def _value(play: Play, who: str, stat: str) -> int | None:
    value: int | None = track_at(stat_place(who, stat)).value(play.table)
    return value


def _edge(play: Play, who: str, stat: str) -> tuple[str, ...]:
    against = play.table.characters[who].sheet.disadvantages(stat)
    return (f"disadvantage: {', '.join(against)}",) if against else ()


@step
def _judged(play: Play, who: str, total: int, rule: str) -> Steps[tuple[Tier, str]]:
    """The tier, and why it is another than the total says."""
    tier = tier_of(total)
    (other,) = play.aside(DICE, shift(who)) or (tier,)
    read_as = next(one for one in TIERS if one == other)
    if read_as == tier:
        return tier, ""
    why = yield from play.ask(
        Words(
            id="tier-why",
            text=f"Why is {total} read as {TOTALS[read_as]}?",
            to=GM,
            about=f"characters.{who}",
            rule=rule,
        )
    )
    return read_as, why


def _told(play: Play, who: str, faces: Sequence[int], throw: Throw, total: int, tier: Tier, shifted: str) -> None:
    said = " ".join(map(str, faces))
    read_as = f"{TOTALS[tier]} because: {shifted}" if shifted else TOTALS[tier]
    play.remark(
        f"{called(play.table, who)} rolls {said}: {'; '.join(filter(None, (', '.join(throw.because), str(total))))}, "
        f"{read_as}",
        f"characters.{who}",
    )


def _use_up(play: Play, who: str, others: Collection[str]) -> None:
    """Forward that counted is gone; what was put aside is kept (DG-FORWARD)."""
    apart = left_out(play, who, others)
    for id, bonus in bonuses_held(play.table, who).items():
        if bonus.kind == "forward" and id not in apart:
            place = f"characters.{who}.bonuses.{id}.status"
            play.set(place, "used", rule="DG-FORWARD", why="it counted into this roll")
