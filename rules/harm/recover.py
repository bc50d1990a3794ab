"""Recover: a breather and a use of supplies; HP, a debility with it, or a wound that is tended (HH-RECOVER)."""

from rules.asks import GM, Option, Pick, Words
from rules.effects import now
from rules.errors import Refused
from rules.harm.bearers import (
    AT_THE_DOOR,
    OUT,
    UP,
    borne,
    given,
    hp_given,
    line,
    number,
    party,
    sheet_of,
    standing,
    whom,
)
from rules.harm.debilities import clear, to_pick
from rules.harm.hp import regain
from rules.harm.injuries import injuries_open, treat, wounds_to_pick
from rules.moves import Move
from rules.named import called, place_of, speaks_for
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Tier
from rules.roll import roll
from rules.sheets.hit_points import HitPointSheet
from rules.table import Table
from rules.told import told
from rules.tracks import PROSPERITY

RULE, LIMIT = "HH-RECOVER-1", "HH-RECOVER-2"
TENDS = "HH-RECOVER-3"
COSTS = 1  # use of supplies
HP, DEBILITY, WOUND = "hp", "debility", "wound"
NO_DEBILITY, NO_ROLL = "none", "no-roll"
ONE_MORE, LESS = "one-more", "less"
MEANS: dict[Tier, str] = {
    FULL: "it is done, and they are up",
    PARTIAL: "a hard bargain: more supplies, or less of it",
    MISS: "it goes badly: the GM says how",
}
NOBODY = "nobody here could recover"


def worth(table: Table) -> int:
    """How many HP it gives back: 4, or the campaign's other base, and Prosperity as it counts (HF-MARKS-2)."""
    return table.campaign.settings.recover_hp + now(table, PROSPERITY)


def can_recover(table: Table) -> tuple[str, ...]:
    """The party, but for those at the Door."""
    return tuple(id for id in party(table) if standing(table, id) != AT_THE_DOOR)


@step
def _recover(play: Play) -> Steps[None]:
    who = yield from whom(play, can_recover(play.table), rule=RULE, text="Who recovers?", nobody=NOBODY)
    with play.scope(who):
        hp, most = yield from hp_given(play, who)
        what = yield from _what(play, who, hp, most)
        if what == WOUND:  # HH-RECOVER-3
            yield from _tend(play, who)  # HH-RECOVER-3
            return
        yield from use_supplies(play, who)
        if what == HP:
            regain(play, who, worth(play.table), rule=RULE, why=f"a breather: {worth(play.table)} HP")
            play.set(line(play.table, who, "recovered"), True, rule=LIMIT, why="not again before more damage")
            yield from _debility_too(play, who)
        else:
            yield from _treated(play, who, borne(play.table, who))


@step
def _what(play: Play, who: str, hp: int, most: int) -> Steps[str]:
    """HP, a debility alone, or a wound: of what there is. Raises Refused where there is nothing (HH-RECOVER-2)."""
    about, name = place_of(play.table, who), called(play.table, who)
    sheet = sheet_of(play.table, who)
    again = sheet is not None and sheet.recovered
    options = []
    if hp < most and not again:
        options.append(Option(HP, "regain HP", f"{worth(play.table)}, to {min(most, hp + worth(play.table))}", about))
    if held := borne(play.table, who):
        options.append(Option(DEBILITY, "treat a debility alone", ", ".join(held), about))
    if wounds := injuries_open(play.table, who):
        names = ", ".join(one.name for one in wounds.values())
        options.append(Option(WOUND, "tend a problematic wound", names, about))  # HH-RECOVER-3
    if not options:
        reason = "has recovered already: not again before more damage" if again and hp < most else "has nothing to mend"
        raise Refused(f"{name} {reason}", about)
    what = yield from the_one(
        play,
        Pick(id="what", text="What does the breather do?", to=speaks_for(play.table, who), about=about, rule=RULE,
             options=tuple(options)),
    )  # fmt: skip
    return what


@step
def use_supplies(play: Play, who: str, *, id: str = "supplies") -> Steps[None]:
    """One use of supplies goes: their own, else of somebody else who is here. Raises Refused where there is none."""
    with play.scope(id):
        own = who in play.table.characters
        if own and (yield from given(play, who, "supplies")) >= COSTS:
            giver = who
        else:
            having = tuple(one for one in _with_supplies(play.table) if one != who)
            if not having:
                raise Refused("there are no supplies left to recover with", place_of(play.table, who))
            options = tuple(
                Option(one, called(play.table, one), f"supplies {number(play.table, one, 'supplies')}",
                       place_of(play.table, one))
                for one in having
            )  # fmt: skip
            giver = yield from the_one(
                play, Pick(id="giver", text="Whose supplies are used?", to=GM, rule=LIMIT, options=options)
            )
        play.spend(line(play.table, giver, "supplies"), COSTS, rule=RULE, why=f"for {called(play.table, who)}")


def _with_supplies(table: Table) -> tuple[str, ...]:
    return tuple(
        id
        for id, one in table.characters.items()
        if one.status == "here" and isinstance(one.sheet, HitPointSheet) and _has_some(one.sheet)
    )


@step
def _debility_too(play: Play, who: str) -> Steps[None]:
    """A debility goes with it, if the player says how it is treated (HH-RECOVER-1)."""
    held, about = borne(play.table, who), place_of(play.table, who)
    if not held:
        return
    options = (
        *to_pick(held, about),
        Option(NO_DEBILITY, "none of them", about=about),
    )
    (name,) = yield from play.ask(
        Pick(id="with-it", text="Which debility goes with it?", to=speaks_for(play.table, who), about=about, rule=RULE,
             options=options)
    )  # fmt: skip
    if name != NO_DEBILITY:
        yield from _treated(play, who, (name,))


@step
def _treated(play: Play, who: str, held: tuple[str, ...]) -> Steps[None]:
    about = place_of(play.table, who)
    name = yield from the_one(
        play,
        Pick(
            id="which",
            text="Which debility?",
            to=speaks_for(play.table, who),
            about=about,
            rule=LIMIT,
            options=to_pick(held, about),
        ),
    )
    how = yield from play.ask(
        Words(
            id="how",
            text=f"How do they treat it, being {name}?",
            to=speaks_for(play.table, who),
            about=about,
            rule=RULE,
        )
    )
    clear(play, who, name, rule="HH-DEBILITY-4", why=how)


def _has_some(sheet: HitPointSheet) -> bool:
    return sheet.supplies is not None and sheet.supplies >= COSTS


# -- a wound that is tended


@step
def _tend(play: Play, who: str) -> Steps[None]:
    """A problematic wound: a use of supplies, what the GM requires, and a bargain on a 7-9 (HH-RECOVER-3)."""
    about = place_of(play.table, who)
    known = injuries_open(play.table, who)
    id = yield from the_one(
        play,
        Pick(
            id="wound",
            text="Which wound is tended?",
            to=GM,
            about=about,
            rule=TENDS,
            options=wounds_to_pick(known, about),
        ),
    )
    with play.scope(id):
        needs = yield from play.ask(
            Words(
                id="needs",
                text="What else does it take?",
                to=GM,
                about=about,
                rule=TENDS,
                optional=True,
                empty="supplies alone",
                offered=known[id].requires,
            )
        )
        yield from use_supplies(play, who)
        if needs:
            play.remark(f"{known[id].name}: it takes {needs}", about)
        tier = yield from _by_a_roll(play, who)
        done = tier == FULL or (tier == PARTIAL and (yield from _bargain(play, who)))
        if tier == MISS:
            badly = Words(id="badly", text="How does it go badly?", to=GM, about=about, rule=TENDS, optional=True)
            yield from told(play, badly, "Badly", "How does the tending go badly?")
            return
        if number(play.table, who, "hp") == 0:
            _awake(play, who, done)
    yield from treat(play, who, id)


@step
def _by_a_roll(play: Play, who: str) -> Steps[Tier]:
    """Who rolls for it, if anybody must, and with what the GM says."""
    able = tuple(
        id for id, one in play.table.characters.items() if one.status == "here" and one.sheet.kind == "hit-points"
    )
    about = place_of(play.table, who)
    options = (
        Option(NO_ROLL, "nobody rolls", "it is done", about),
        *(Option(id, f"{called(play.table, id)} rolls", about=place_of(play.table, id)) for id in able),
    )
    (by,) = yield from play.ask(
        Pick(id="by", text="Does it take a roll?", to=GM, about=about, rule=TENDS, options=options)
    )
    if by == NO_ROLL:
        return FULL
    stats = tuple(one.field for one in play.table.characters[by].sheet.STATS)
    rolled = yield from roll(play, by, stats, MEANS, rule=TENDS, stat_to=GM)
    return rolled.tier


@step
def _bargain(play: Play, who: str) -> Steps[bool]:
    """Another use of supplies for the whole of it, or less. Whether it was paid."""
    about = place_of(play.table, who)
    down = number(play.table, who, "hp") == 0
    (what,) = yield from play.ask(
        Pick(
            id="bargain",
            text="A hard bargain: which?",
            to=GM,
            about=about,
            rule=TENDS,
            options=(
                Option(ONE_MORE, "another use of supplies", f"awake at {worth(play.table)} HP" if down else "all of it",
                       about),
                Option(LESS, "no more than this", "stable, and out of the action" if down else "it takes more still",
                       about),
            ),
        )
    )  # fmt: skip
    if what == LESS:
        return False
    yield from use_supplies(play, who, id="more-supplies")
    return True


def _awake(play: Play, who: str, done: bool) -> None:
    """At 0 HP: awake with what a breather gives, or stable and out."""
    if done:
        with play.together("awake"):
            play.adjust(line(play.table, who, "hp"), worth(play.table), rule=TENDS, why="tended, and awake")
            play.set(line(play.table, who, "standing"), UP, rule=TENDS, why="tended, and awake")
    else:
        play.set(line(play.table, who, "standing"), OUT, rule=TENDS, why="stable, out of the action")
        play.remark(f"{called(play.table, who)} is stable, and out of the action", place_of(play.table, who))


RECOVER = Move(
    id="recover",
    name="Recover",
    letter="v",
    short="a breather",
    tab="party",
    trigger="A breather: somebody sees to what hurts, with supplies",
    rules=("HH-RECOVER-1", "HH-RECOVER-2", "HH-RECOVER-3", "HH-REGAIN-1"),
    world="homefront",
    steps=_recover,
    players=True,
    blocked=lambda table, _who: None if can_recover(table) else NOBODY,
    hint=lambda table: f"{worth(table)} HP",
)
