"""The roll of a character: one step that every move with 2d6 uses (DG-ROLL, DG-FORWARD, HH-ROLL).

    rolled = yield from roll(play, who, ("grace",), MEANS, rule="DG-FACE-DANGER")
    if rolled.tier == MISS: ...

What would be rolled, before anybody asks for dice, is in `forecast`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from rules.asks import GM, Ask, Dice, Number, Option, Pick, Words, YesNo
from rules.forecast import bonuses_held, forecast, stat_place, stat_word
from rules.gm_pools import gain
from rules.modifier import Part
from rules.named import called
from rules.play import Play, Steps, step
from rules.pools import MISS, TIERS, Tier
from rules.sheets.bonus import MOST as MOST_BONUS
from rules.sheets.bonus import Bonus
from rules.table import Table
from rules.throws import TOTALS, Throw, tier_of
from rules.track import NOT_GIVEN
from rules.tracks import DREAD, track_at
from rules.worlds import in_play

DREAD_FOR_A_MISS = 1  # DG-ROLL-2

Between = Callable[[Play, int], Steps[tuple[Part, ...]]]


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
    stat_to: str = "",
) -> Steps[Rolled]:
    """A character rolls 2d6 with one of `stats` (fields of their sheet; several are picked from; none: no stat), by
    DG-ROLL-1 or HH-ROLL, and what is forward is used up (DG-FORWARD).

    `id` is the scope of all that it asks and changes: another for a second roll in one play. `parts` and the edges are
    what the move itself brings. `between` is a step that runs after the dice and before they are judged, with the total
    so far, and gives what else counts (DG-ROLL-3). `stat_to`: whose pick the stat is, if not the roller's.
    """
    with play.scope(id):
        stat = yield from _which_stat(play, who, stats, rule, stat_to or who)
        throw, asides = _with_asides(play, who, stat, parts, advantages, disadvantages)
        faces = yield from play.ask(
            Dice(
                id="dice",
                text=(text or f"{called(play.table, who)} rolls") + _hurt_by(play.table, who),
                to=who,
                about=f"characters.{who}",
                rule=rule,
                count=throw.dice,
                throw=throw,
                tiers=tuple((tier, meanings[tier]) for tier in TIERS),
                asides=asides,
            )
        )
        if between is not None:
            more = yield from between(play, throw.total(faces))
            throw = throw.and_also(*more)
        total = throw.total(faces)
        tier, shifted = yield from _judged(play, who, total, rule)
        _told(play, who, faces, throw, total, tier, shifted)
        _use_up(play, who)
        if tier == MISS and earns_dread(play.table, who):
            gain(
                play, DREAD, DREAD_FOR_A_MISS, rule="DG-ROLL-2", why=f"{called(play.table, who)} rolled {TOTALS[MISS]}"
            )
    return Rolled(who, stat, faces, throw, total, tier, shifted)


def _hurt_by(table: Table, who: str) -> str:
    """The problematic wounds of who rolls, which may bear on it (HH-WOUND-2): `, hurt: knee (running)`."""
    wounds = [one for one in table.characters[who].injuries.values() if one.status == "open"]
    said = "; ".join(f"{one.name} ({one.hinders})" if one.hinders else one.name for one in wounds)
    return f", hurt: {said}" if said else ""


def earns_dread(table: Table, who: str) -> bool:
    """Whether a player's 6- earns Dread here: where it is played, and on this sheet (DG-ROLL-2, HH-ROLL)."""
    if not in_play(table, "days-of-gold"):
        return False
    own = table.characters[who].sheet.WORLD == "days-of-gold"
    return own or table.campaign.settings.dread_from_hit_points


@step
def _which_stat(play: Play, who: str, stats: Sequence[str], rule: str, to: str) -> Steps[str]:
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
        (stat,) = yield from play.ask(
            Pick(id="stat", text="With which stat?", to=to, about=about, rule=rule, options=options)
        )
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


def _with_asides(
    play: Play,
    who: str,
    stat: str,
    parts: Sequence[Part],
    advantages: Sequence[str],
    disadvantages: Sequence[str],
) -> tuple[Throw, tuple[Ask[Any], ...]]:
    """The throw as the asides make it, and the asides."""
    about, table = f"characters.{who}", play.table
    situation = Number(
        id="situation",
        letter="s",
        text="Situation",
        to=who,
        about=about,
        lowest=-MOST_BONUS,
        highest=MOST_BONUS,
        offered=1,
        hint="+1 helps, -1 hinders",
    )
    asides: list[Ask[Any]] = [situation]
    apart: tuple[str, ...] = ()
    if bonuses := bonuses_held(table, who):
        aside = _apart(who, bonuses)
        asides.append(aside)
        apart = play.aside("dice", aside) or ()
    if table.characters[who].sheet.HAS_ADVANTAGE:
        helps = YesNo(id="advantage", letter="v", text="Advantage", to=GM, about=about, effect="3d6, the best two")
        hinders = YesNo(
            id="disadvantage", letter="d", text="Disadvantage", to=GM, about=about, effect="3d6, the worst two"
        )
        asides += [helps, hinders]
        advantages = (*advantages, *(("the situation",) if play.aside("dice", helps) else ()))
        disadvantages = (*disadvantages, *(("the situation",) if play.aside("dice", hinders) else ()))
    asides.append(_shift(who))
    parts = (*parts, Part("situation", play.aside("dice", situation) or 0))
    throw = forecast(table, who, stat, parts=parts, advantages=advantages, disadvantages=disadvantages, apart=apart)
    return throw, tuple(asides)


def _apart(who: str, bonuses: Mapping[str, Bonus]) -> Pick:
    """Which of the bonuses that are held do not apply to this roll (DG-FORWARD)."""
    about = f"characters.{who}"
    options = tuple(Option(id, one.name, _bonus_words(one), about) for id, one in bonuses.items())
    return Pick(
        id="apart",
        letter="a",
        text="Leave a bonus out",
        to=who,
        about=about,
        options=options,
        most=len(options),
    )


def _bonus_words(bonus: Bonus) -> str:
    gives = f"{bonus.amount:+d}" if bonus.gives == "number" else bonus.gives
    return ", ".join(filter(None, (f"{gives} {bonus.kind}", bonus.applies)))


def _shift(who: str) -> Pick:
    """The roll is read as another tier, with a reason."""
    options = tuple(Option(tier, f"as a {TOTALS[tier]}") for tier in TIERS)
    return Pick(id="tier", letter="t", text="Another result", to=GM, about=f"characters.{who}", options=options)


@step
def _judged(play: Play, who: str, total: int, rule: str) -> Steps[tuple[Tier, str]]:
    """The tier, and why it is another than the total says."""
    tier = tier_of(total)
    (other,) = play.aside("dice", _shift(who)) or (tier,)
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


def _use_up(play: Play, who: str) -> None:
    """Forward that counted is gone; what was put aside is kept (DG-FORWARD)."""
    held = bonuses_held(play.table, who)
    apart = (play.aside("dice", _apart(who, held)) or ()) if held else ()
    for id, bonus in held.items():
        if bonus.kind == "forward" and id not in apart:
            place = f"characters.{who}.bonuses.{id}.status"
            play.set(place, "used", rule="DG-FORWARD", why="it counted into this roll")
