"""The GM spends Dread or Fortune: 1 to 3 before the roll, and one turn comes of it (DG-SPEND).

It is no player's roll: no Dread comes of it, and nobody's bonuses count (DG-ROLL-3). What is about Harm and Armor lands
in the fight by itself.
"""

from collections.abc import Callable, Mapping

from msgspec import Struct

from rules.asks import GM, Dice, Option, Pick, Words, YesNo
from rules.combat.bearers import give, our_bearers, their_bearers, to_pick
from rules.combat.foes import more_foes
from rules.combat.which_fight import ON, fights_that_are, which_fight
from rules.gm.kinds import MEANS, OF_DREAD, OF_FORTUNE, SIZES, Kind, Sharper
from rules.kept import LONGEST_TEXT
from rules.modifier import Modifier, Part
from rules.moves import Move
from rules.named import called
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.pools import TIERS, Tier
from rules.seats import ONLOOKER
from rules.sight import sees
from rules.table import Table
from rules.throws import Throw, tier_of
from rules.track import Track
from rules.tracks import DREAD, FORTUNE

RULE = "DG-SPEND"
MOST_SPENT = 3  # DG-SPEND
NO_POOL = "the GM's turn"  # what comes of a pool that the players do not see


class Purse(Struct, frozen=True):
    """One of the two pools: its track, what can be done for it, the rule of that, and who can be sharper by it."""

    track: Track
    kinds: Mapping[Tier, tuple[Kind, ...]]
    rule: str
    bearers: Callable[[Table], dict[str, str]]
    nobody: str

    def held(self, table: Table) -> int:
        """How much there is."""
        return int(self.track.value(table))

    def name(self, table: Table) -> str:
        """What is named after it: the players read that in their sums, so no pool that is closed to them."""
        return self.track.word if sees(table, ONLOOKER, self.track.where) else NO_POOL


DREADFUL = Purse(DREAD, OF_DREAD, "DG-SPEND-DREAD", their_bearers, "no foe is in a fight that is on")
FORTUNATE = Purse(FORTUNE, OF_FORTUNE, "DG-SPEND-FORTUNE", our_bearers, "nobody of ours is in a fight that is on")


@step
def _spend(play: Play, purse: Purse) -> Steps[None]:
    points = yield from _how_much(play, purse)
    play.spend(purse.track, points, rule=RULE, why="spent before the roll")
    tier = yield from _rolled(play, purse, points)
    told = Words(id="told", letter="t", text="What it is, in words", about=purse.track.where, longest=LONGEST_TEXT)
    with play.scope(SIZES[tier]):
        (picked,) = yield from play.ask(
            Pick(
                id="what",
                text=f"A {SIZES[tier]} turn for {purse.track.word}: what is it?",
                to=GM,
                about=purse.track.where,
                rule=purse.rule,
                options=tuple(Option(one.id, one.text, one.effect, purse.track.where) for one in purse.kinds[tier]),
                asides=(told,),
            )
        )
        kind = next(one for one in purse.kinds[tier] if one.id == picked)
        _said(play, purse, f"{purse.track.word}, {SIZES[tier]}: {kind.text}", play.aside("what", told) or "")
        if kind.sharper is not None:
            yield from _sharper(play, purse, kind, kind.sharper)
        elif kind.foes:
            yield from _more(play, purse)


@step
def _how_much(play: Play, purse: Purse) -> Steps[int]:
    """1 to 3 points, and no more than there are."""
    held, word = purse.held(play.table), purse.track.word
    counts = range(1, MOST_SPENT + 1)
    options = tuple(Option(str(count), f"{count} {word}", f"2d6 +{count}", purse.track.where) for count in counts)
    (points,) = yield from play.ask(
        Pick(
            id="points",
            text=f"How much {word} is spent, of {held}?",
            to=GM,
            about=purse.track.where,
            rule=RULE,
            options=options[:held],
            gone=tuple(Option(one.id, one.text, f"there is {held}, and no more", one.about) for one in options[held:]),
        )
    )
    return int(points)


@step
def _rolled(play: Play, purse: Purse, points: int) -> Steps[Tier]:
    """2d6 + what was spent: the GM's own dice, which earn nothing (DG-ROLL-3)."""
    throw = Throw(Modifier((Part(f"{purse.track.word} spent", points),)))
    faces = yield from play.ask(
        Dice(
            id="dice",
            text=f"{points} {purse.track.word}: what comes of it",
            to=GM,
            about=purse.track.where,
            rule=RULE,
            count=throw.dice,
            throw=throw,
            tiers=tuple((tier, MEANS[tier]) for tier in TIERS),
        )
    )
    total = throw.total(faces)
    tier = tier_of(total)
    said = f"The GM rolls {' '.join(map(str, faces))}: {', '.join(throw.because)}; {total}, {SIZES[tier]}"
    play.remark(said, purse.track.where)
    return tier


def _said(play: Play, purse: Purse, what: str, words: str) -> None:
    play.remark(f"{what}, {words}" if words else what, purse.track.where, to_tell=not words)


@step
def _sharper(play: Play, purse: Purse, kind: Kind, more: Sharper) -> Steps[None]:
    """Somebody has Harm or Armor more in the fight; where no such one is in one, it is told alone."""
    bearers = purse.bearers(play.table)
    if not bearers:
        play.remark(f"{purse.nobody}: {kind.text} is yours to count", purse.track.where, to_tell=True)
        return
    who = yield from the_one(
        play,
        Pick(
            id="whom",
            text=f"{kind.text}: who is it?",
            to=GM,
            about=purse.track.where,
            rule=purse.rule,
            options=to_pick(play.table, bearers),
        ),
    )
    amount = yield from _amount(play, purse, called(play.table, who), more.most)
    name = purse.name(play.table)
    with play.scope(who):
        give(play, name, who, bearers[who], more.gives, amount, more.lasts, rule=purse.rule, why=kind.text)


@step
def _amount(play: Play, purse: Purse, name: str, most: int) -> Steps[int]:
    """How much more it is, where there is a choice."""
    options = tuple(Option(str(one), f"+{one}", about=purse.track.where) for one in range(1, most + 1))
    amount = yield from the_one(
        play,
        Pick(
            id="amount",
            text=f"How much more Harm for {name}?",
            to=GM,
            about=purse.track.where,
            rule=purse.rule,
            options=options,
        ),
    )
    return int(amount)


@step
def _more(play: Play, purse: Purse) -> Steps[None]:
    """Those who come can be added to the fight at once."""
    now = yield from play.ask(
        YesNo(id="add", text="Are they added to the fight now?", to=GM, about=purse.track.where, rule=purse.rule)
    )
    if not now:
        return
    on = fights_that_are(play.table, ON)
    fight = (yield from which_fight(play, on, text="In which fight?")) if on else ""
    with play.scope("foes"):
        yield from more_foes(play, fight)


def _none(purse: Purse) -> Callable[[Table, str], str | None]:
    return lambda table, _who: None if purse.held(table) else f"there is no {purse.track.word} to spend"


SPEND_DREAD = Move(
    id="spend-dread",
    name="Spend GM Dread",
    trigger="The GM makes the world darker, for GM Dread",
    world="days-of-gold",
    rules=(RULE, "DG-SPEND-DREAD", "DG-SPEND-LAPSE", "DG-ROLL-3"),
    steps=lambda play: _spend(play, DREADFUL),
    blocked=_none(DREADFUL),
    tells_of=DREAD.where,
)
SPEND_FORTUNE = Move(
    id="spend-fortune",
    name="Spend GM Fortune",
    trigger="The GM makes the world kinder, for GM Fortune",
    world="days-of-gold",
    rules=(RULE, "DG-SPEND-FORTUNE", "DG-SPEND-LAPSE", "DG-ROLL-3"),
    steps=lambda play: _spend(play, FORTUNATE),
    blocked=_none(FORTUNATE),
    tells_of=FORTUNE.where,
)
