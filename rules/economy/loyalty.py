"""Loyalty, 0 to 3: it rises and falls with pay and treatment, and who has none left to lose goes (DG-LOYALTY)."""

from rules.asks import GM, LONGEST_CALLED, Number, Option, Pick, Words
from rules.economy.followers import nobody_serves, which_follower
from rules.errors import Refused
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.table import MOST_LOYALTY, Table
from rules.track import Track
from rules.tracks import LEAVING, LOYALTY

RULE = "DG-LOYALTY"
MEANS: dict[int, str] = {  # DG-LOYALTY
    0: "new: pay and duty",
    1: "reliable: modest danger",
    2: "loyal: serious risk",
    3: "devoted: beyond wages, and over an ordinary quarrel",
}
RISES: dict[str, tuple[str, str]] = {  # how pay and treatment are, and what comes of it
    "both-good": ("Pay and treatment are both good", "Loyalty rises fast"),
    "made-up-for": ("One makes up for the other", "Loyalty can rise"),
}
FALLS: dict[str, tuple[str, str]] = {
    "harsh": ("Treatment is harsher than the pay is worth", "Loyalty falls"),
    "both-bad": ("Pay and treatment are both bad", "Loyalty falls fast"),
}
TREATED = RISES | FALLS


def loyalty_of(table: Table, who: str) -> int:
    """The Loyalty of a follower; of whom nobody has said it, that of somebody new."""
    return table.people[who].loyalty or 0


def loses(play: Play, who: str, by: int, *, rule: str, why: str) -> None:
    """Loyalty falls. At 0 and losing one more they go as soon as they can; that is no change of their status yet.

    Raises Refused where they are leaving already.
    """
    track, name = _given(play, who), called(play.table, who)
    if play.table.people[who].leaving:
        raise Refused(f"{name} is leaving already: there is no Loyalty left to lose", track.where)
    held = loyalty_of(play.table, who)
    if held:
        play.adjust(track, -min(by, held), rule=rule, why=why)
    if by > held:
        play.set(LEAVING.at(who), True, rule=RULE, why=f"Loyalty {held}, and {by} lost: {why}")
        play.remark(f"{name} goes as soon as they can", f"people.{who}", to_tell=True)


def gains(play: Play, who: str, by: int, *, rule: str, why: str) -> None:
    """Loyalty rises; who was about to go stays. Raises Refused where there is no more of it."""
    track, name = _given(play, who), called(play.table, who)
    if loyalty_of(play.table, who) == MOST_LOYALTY:
        raise Refused(f"{name} is devoted: Loyalty is {MOST_LOYALTY} at most", track.where)
    play.adjust(track, by, rule=rule, why=why)
    if play.table.people[who].leaving:
        play.set(LEAVING.at(who), False, rule=RULE, why="stays after all")


def _given(play: Play, who: str) -> Track:
    """The track of their Loyalty; where nobody has said it, it is written down as that of somebody new."""
    track = LOYALTY.at(who)
    if play.table.people[who].loyalty is None:
        with play.scope("given"):
            play.set(track, 0, rule=RULE, why="new, since nobody has said more", waivable=False)
    return track


# -- the move


@step
def _loyalty(play: Play) -> Steps[None]:
    who = yield from which_follower(play, rule=RULE, text="Whose Loyalty?")
    with play.scope(who):
        how = yield from _treated(play, who)
        by = yield from _by(play, who, how)
        why = yield from play.ask(
            Words(
                id="why",
                text="What for?",
                to=GM,
                about=f"people.{who}",
                rule=RULE,
                optional=True,
                longest=LONGEST_CALLED,
            )
        )
        why = ": ".join(filter(None, (TREATED[how][0], why)))
        if by > 0:
            gains(play, who, by, rule=RULE, why=why)
        elif by < 0:
            loses(play, who, -by, rule=RULE, why=why)
        held = loyalty_of(play.table, who)
        play.remark(f"{called(play.table, who)}: Loyalty {held}, {MEANS[held]}", f"people.{who}")


@step
def _treated(play: Play, who: str) -> Steps[str]:
    one, held = play.table.people[who], loyalty_of(play.table, who)
    (how,) = yield from play.ask(
        Pick(
            id="treated",
            text=f"{one.name}, Loyalty {held}: how are pay and treatment?",
            to=GM,
            about=f"people.{who}",
            rule=RULE,
            options=tuple(Option(id, text, then, f"people.{who}") for id, (text, then) in TREATED.items()),
        )
    )
    return how


@step
def _by(play: Play, who: str, how: str) -> Steps[int]:
    """How far it goes: fast is more than one, as the GM says. One more than there is means that they go."""
    held, up = loyalty_of(play.table, who), how in RISES
    by = yield from play.ask(
        Number(
            id=f"by-{how}",
            text=f"{called(play.table, who)}: Loyalty {'up' if up else 'down'} by how much?",
            to=GM,
            about=f"people.{who}",
            rule=RULE,
            lowest=0,
            highest=max(1, MOST_LOYALTY - held) if up else held + 1,
            offered=1,
            hint="0 leaves it" if up else f"{held + 1}: they go",
        )
    )
    return by if up else -by


LOYALTY_CHANGES = Move(
    id="loyalty",
    name="Loyalty",
    letter="y",
    short="up or down",
    tab="economy",
    trigger="Pay and treatment tell on a follower",
    world="days-of-gold",
    rules=(RULE,),
    steps=_loyalty,
    blocked=nobody_serves,
)
