"""Money that changes hands: one step to pay and one to receive, which everything uses (DG-COIN, DG-FORTUNE-GOLD).

What may come out of a House Account is said here too, once for whoever pays (DG-HOUSE-ACCOUNT).
"""

from rules.asks import LONGEST_CALLED, Money, Option, Pick, Words, YesNo
from rules.coins import GOLD, coins
from rules.errors import Refused
from rules.gm_pools import gain
from rules.leading import nobody_able, who_leads
from rules.moves import Move
from rules.named import called
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.sight import FORTUNE_FOR_GOLD
from rules.table import Table
from rules.track import NOT_GIVEN, Track
from rules.tracks import FORTUNE, on_sheet, word_at
from rules.worlds import in_play

RULE = "DG-COIN-2"
PURSE, ACCOUNT, SPENT = "purse", "signature.account", "spent"
SHEET = "wounds"
ENOUGH = 500 * GOLD  # DG-FORTUNE-GOLD: spent together in a session
FOR_GOLD = 1  # DG-FORTUNE-GOLD: GM Fortune for it
ELSEWHERE = "elsewhere"
LOST = YesNo(id="lost", letter="l", text="It is lost or given away", effect="does not count as spent")
PERSONAL = "DG-HOUSE-ACCOUNT"
NOT_FOR_ARMS = "the House Account neither hires nor pays guards or anybody else who fights: that is personal gold"
FOR_ARMS = YesNo(
    id="armed", letter="g", text="It hires or pays the armed", rule=PERSONAL, effect="never out of a House Account"
)


def purse_of(table: Table, who: str) -> Track:
    """The purse of a character. Raises Refused where their sheet has none."""
    if (purse := on_sheet(table, who, PURSE)) is None:
        one = table.characters.get(who)
        sheet = f": a {one.sheet.WORD}" if one else ""
        raise Refused(f"{called(table, who)} has no purse{sheet}", f"characters.{who}")
    return purse


def purses_of(table: Table, who: str) -> tuple[Track, ...]:
    """What a character can pay out of: their purse, and a House Account."""
    return tuple(track for field in (PURSE, ACCOUNT) if (track := on_sheet(table, who, field)) is not None)


def filled_purse_of(table: Table, who: str) -> Track:
    """The purse of a character, that holds a known sum. Raises Refused where nobody has said, or there is none."""
    purse = purse_of(table, who)
    if purse.value(table) is None:
        raise Refused(_not_given(table, purse), purse.where)
    return purse


def why_not_out_of(table: Table, purse: Track, *, amount: int = 0, armed: bool = False) -> str:
    """Why so much copper can't come out of a purse or an account, or "". `armed`: it is for somebody who fights."""
    if armed and purse.where.endswith(f".{ACCOUNT}"):
        return NOT_FOR_ARMS
    held = purse.value(table)
    if held is None:
        return _not_given(table, purse)
    if held < amount:
        word, short = word_at(table, purse.where), coins(amount - held)
        return f"{coins(amount)} is to be paid, and {word} is {coins(held)}: {short} short"
    return ""


def _not_given(table: Table, purse: Track) -> str:
    return f"{word_at(table, purse.where)} is {NOT_GIVEN}: set it first"


def spent_together(table: Table) -> int:
    """What all characters have spent since the session began, in copper (DG-FORTUNE-GOLD)."""
    tracks = (on_sheet(table, who, SPENT) for who in table.characters)
    return sum(track.value(table) for track in tracks if track is not None)


@step
def pay(
    play: Play,
    purse: Track,
    amount: int,
    *,
    what_for: str,
    to: Track | None = None,
    spent: bool | None = None,
    armed: bool = False,
    rule: str = RULE,
    id: str = "payment",
) -> Steps[None]:
    """So much copper leaves a purse or an account, for another's if `to` says so; both halves go as one.

    `spent`: whether it counts as gold spent; unless said it does where it goes to no other character (DG-FORTUNE-GOLD).
    `armed`: it hires or pays somebody who fights, which no House Account does (DG-HOUSE-ACCOUNT).
    `id` is its scope: another for a second payment in one play. Raises Refused where it is not there (DG-COIN-2).
    """
    yield from ()
    if armed and (reason := why_not_out_of(play.table, purse, armed=True)):
        raise Refused(reason, purse.where)
    if purse == to:
        raise Refused("nobody pays out of a purse into the same one", purse.where)
    if amount < 0:
        raise Refused(f"{coins(amount)} can't be paid: an amount is not below 0", purse.where)
    if amount == 0:
        return
    counts = on_sheet(play.table, purse.thing, SPENT) if (to is None if spent is None else spent) else None
    with play.scope(id):
        with play.together("coins"):
            play.spend(purse, amount, rule=rule, why=what_for)
            if to is not None:
                play.adjust(to, amount, rule=rule, why=what_for)
            if counts is not None:
                play.adjust(counts, amount, rule="DG-FORTUNE-GOLD", why=what_for)
        if counts is not None:
            _fortune_for_gold(play)


@step
def receive(
    play: Play, purse: Track, amount: int, *, what_for: str, rule: str = RULE, id: str = "receipt"
) -> Steps[None]:
    """So much copper comes into a purse or an account, from no other's. Raises Refused for less than 0."""
    yield from ()
    if amount < 0:
        raise Refused(f"{coins(amount)} can't be received: an amount is not below 0", purse.where)
    if amount:
        with play.scope(id):
            play.adjust(purse, amount, rule=rule, why=what_for)


def _fortune_for_gold(play: Play) -> None:
    """Enough was spent together: GM Fortune, once a session, even where it is lost (DG-FORTUNE-GOLD-2)."""
    table = play.table
    if spent_together(table) < ENOUGH or fortune_brought(table) or not in_play(table, "days-of-gold"):
        return
    again = "the gold of this session has brought its GM Fortune already"
    play.stamp(_fortune_stamp(table), rule="DG-FORTUNE-GOLD", again=again)
    gain(play, FORTUNE, FOR_GOLD, rule="DG-FORTUNE-GOLD", why=f"{coins(ENOUGH)} spent together this session")


def fortune_brought(table: Table) -> bool:
    """Whether the gold of this session has brought its GM Fortune (DG-FORTUNE-GOLD-2)."""
    return _fortune_stamp(table) in table.done


def _fortune_stamp(table: Table) -> str:
    return f"{FORTUNE_FOR_GOLD}{table.campaign.session}"


def begin_counting(play: Play) -> None:
    """A session starts: nothing was spent in it yet (DG-FORTUNE-GOLD, DG-SESSION)."""
    for who in play.table.characters:
        if (track := on_sheet(play.table, who, SPENT)) is not None:
            play.set(track, 0, rule="DG-FORTUNE-GOLD", why="a new session", waivable=False)


@step
def out_of(play: Play, who: str, *, amount: int = 0, armed: bool = False) -> Steps[Track]:
    """Out of which of theirs a character pays so much copper, asked where there are several that can.

    `armed` as for `pay`. Raises Refused with the reason where none can.
    """
    table = play.table
    purse_of(table, who)
    can: list[Option] = []
    cannot: list[Option] = []
    for one in purses_of(table, who):
        reason = why_not_out_of(table, one, amount=amount, armed=armed)
        says = reason or one.says(one.value(table))
        (cannot if reason else can).append(Option(one.where, one.word, says, one.where))
    if not can:
        first, *_ = cannot
        raise Refused(first.effect, first.about)
    where = yield from the_one(
        play,
        Pick(
            id="out-of",
            text="Out of what?",
            to=who,
            about=f"characters.{who}",
            rule=PERSONAL if armed else RULE,
            options=tuple(can),
            gone=tuple(cannot),
        ),
    )
    return next(one for one in purses_of(table, who) if one.where == where)


# -- the move


@step
def _pay(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Who pays?", sheet=SHEET)
    about = f"characters.{who}"
    with play.scope(who):
        purse = yield from out_of(play, who)
        held = int(purse.value(play.table))
        amount = yield from play.ask(
            Money(
                id="amount",
                text="How much?",
                to=who,
                about=purse.where,
                rule=RULE,
                lowest=1,
                highest=held,
                hint=f"{purse.word} {coins(held)}",
            )
        )
        to, lost = yield from _to_whom(play, who, purse)
        asides = (FOR_ARMS,) if purse.where.endswith(f".{ACCOUNT}") else ()
        own = to in purses_of(play.table, who)  # from one's purse into one's account, or back: that says enough
        what_for = yield from play.ask(
            Words(
                id="for",
                text="What for?",
                to=who,
                about=about,
                rule=RULE,
                optional=own,
                longest=LONGEST_CALLED,
                asides=asides,
            )
        )
        armed = bool(asides) and (play.aside("for", FOR_ARMS) or False)
        yield from pay(play, purse, amount, what_for=what_for, to=to, spent=False if lost else None, armed=armed)


@step
def _to_whom(play: Play, who: str, purse: Track) -> Steps[tuple[Track | None, bool]]:
    """Another's purse, or None for what is spent; and whether it is lost instead."""
    table = play.table
    others = {
        track.where: (track, word_at(table, track.where))
        for other in table.characters
        for track in purses_of(table, other)
        if track != purse and track.value(table) is not None and table.characters[other].status == "here"
    }
    options = (
        Option(ELSEWHERE, "It is spent", "counts as gold spent", f"characters.{who}"),
        *(
            Option(where, word, "from hand to hand, not spent", f"characters.{track.thing}")
            for where, (track, word) in others.items()
        ),
    )
    (to,) = yield from play.ask(
        Pick(
            id="to",
            text="Where does it go?",
            to=who,
            about=f"characters.{who}",
            rule=RULE,
            options=options,
            asides=(LOST,),
        )
    )
    if to != ELSEWHERE:
        return others[to][0], False
    lost = play.aside("to", LOST)
    return None, bool(lost)


PAY = Move(
    id="pay",
    name="Pay",
    letter="p",
    short="coin is paid",
    tab="party",
    trigger="Gold leaves a purse",
    rules=("DG-COIN-1", RULE, "DG-FORTUNE-GOLD", "DG-FORTUNE-GOLD-2", PERSONAL),
    world="days-of-gold",
    steps=_pay,
    players=True,
    blocked=lambda table, who: nobody_able(table, who, SHEET),
)
