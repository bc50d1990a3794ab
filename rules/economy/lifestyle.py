"""Lifestyle: how somebody lives for a session, and what it costs (DG-LIFESTYLE)."""

from rules.asks import LONGEST_CALLED, Option, Pick, Words
from rules.coin import SHEET, out_of, pay, purses_of, why_not_out_of
from rules.coins import GOLD, coins
from rules.economy.running import none_running
from rules.leading import able, nobody_able, who_leads
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.sheets.lifestyle import LIFESTYLES, Lifestyle
from rules.sheets.wounds import WoundsSheet
from rules.table import Table
from rules.worlds import in_play

RULE = "DG-LIFESTYLE"
COSTS: dict[Lifestyle, int] = {"none": 0, "poor": 5 * GOLD, "common": 10 * GOLD, "wealthy": 15 * GOLD}  # DG-LIFESTYLE
MEANS: dict[Lifestyle, str] = {
    "none": "a guest, or hungry and out in the open",
    "poor": "bare; better circles look away",
    "common": "decent",
    "wealthy": "fine rooms and servants; respectable doors are open",
}
GUEST = Words(
    id="guest", letter="g", text="A guest, and whose (of None)", rule=RULE, optional=True, longest=LONGEST_CALLED
)


def lifestyle_stamp(table: Table, who: str) -> str:
    """The mark that how somebody lives in this session is settled."""
    return f"session-{table.campaign.session}-lifestyle-{who}"


def lifestyle_due(table: Table) -> tuple[str, ...]:
    """The ids of those whose Lifestyle of the session that runs is not settled yet (DG-SESSION)."""
    if not table.campaign.in_session or not in_play(table, "days-of-gold"):
        return ()
    return tuple(one.id for one in able(table, SHEET) if lifestyle_stamp(table, one.id) not in table.done)


def lives_by(table: Table, who: str) -> Lifestyle | None:
    """By which Lifestyle somebody lived last; None if nobody has said yet."""
    sheet = table.characters[who].sheet
    return sheet.lifestyle if isinstance(sheet, WoundsSheet) else None


def fed_by_lifestyle(table: Table, who: str) -> str:
    """The Lifestyle that feeds somebody in a settled place in this session, or "" (DG-FOOD)."""
    sheet = table.characters[who].sheet
    if not isinstance(sheet, WoundsSheet) or sheet.lived_in != table.campaign.session:
        return ""
    return sheet.lifestyle if sheet.lifestyle is not None and COSTS[sheet.lifestyle] else ""


@step
def _lifestyle(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Whose Lifestyle?", sheet=SHEET, options=_due(play.table))
    about = f"characters.{who}"
    with play.scope(who):
        play.stamp(lifestyle_stamp(play.table, who), rule="DG-SESSION", again=_again(play.table, who))
        lives = yield from _which(play, who)
        host = play.aside("lives", GUEST) or ""
        if cost := COSTS[lives]:
            purse = yield from out_of(play, who, amount=cost)
            yield from pay(play, purse, cost, what_for=f"Lifestyle: {lives}", rule=RULE)
        play.set(f"{about}.sheet.lifestyle", lives, rule=RULE, waivable=False)
        play.set(f"{about}.sheet.lived_in", _number(play.table), rule=RULE, waivable=False)
        play.set(f"{about}.sheet.guest_of", "" if cost else host, rule=RULE, waivable=False)
        guest = f", a guest of {host}" if host and not cost else ""
        says = (
            "fed and housed in a settled place; on the road rations count" if cost else f"fed as the story says{guest}"
        )
        play.remark(f"{called(play.table, who)} lives {_word(lives)} for session {_number(play.table)}: {says}", about)


@step
def _which(play: Play, who: str) -> Steps[Lifestyle]:
    """The Lifestyle: what can be paid is on offer, the last one first of all."""
    table, about = play.table, f"characters.{who}"
    reasons = {one: _too_dear(table, who, COSTS[one]) for one in LIFESTYLES}
    options = tuple(Option(one, one.capitalize(), _effect(one), about) for one in LIFESTYLES if not reasons[one])
    gone = tuple(
        Option(one, one.capitalize(), reasons[one], f"{about}.sheet.purse") for one in LIFESTYLES if reasons[one]
    )
    last = lives_by(table, who)
    (picked,) = yield from play.ask(
        Pick(
            id="lives",
            text=f"How does {called(table, who)} live in session {_number(table)}?",
            to=who,
            about=about,
            rule=RULE,
            options=options,
            gone=gone,
            offered=(last,) if last is not None and not reasons[last] else (),
            asides=(GUEST,),
        )
    )
    return next(one for one in LIFESTYLES if one == picked)


def _effect(one: Lifestyle) -> str:
    return f"{coins(COSTS[one])}: {MEANS[one]}"


def _word(one: Lifestyle) -> str:
    return "by no Lifestyle" if one == "none" else f"by the {one} Lifestyle"


def _number(table: Table) -> int:
    return table.campaign.session


def _too_dear(table: Table, who: str, cost: int) -> str:
    """Why somebody can't pay so much out of any of theirs, or ""."""
    reasons = [why_not_out_of(table, purse, amount=cost) for purse in purses_of(table, who)]
    return reasons[0] if cost and all(reasons) else ""


def _due(table: Table) -> tuple[Option, ...]:
    """Those whose Lifestyle is due, each with the last one."""
    due = lifestyle_due(table)
    return tuple(
        Option(one.id, one.text, f"last: {lives}" if (lives := lives_by(table, one.id)) else "", one.about)
        for one in able(table, SHEET)
        if one.id in due
    )


def _again(table: Table, who: str) -> str:
    return f"{called(table, who)}'s Lifestyle of session {_number(table)} is settled already"


def _blocked(table: Table, who: str) -> str | None:
    if reason := nobody_able(table, who, SHEET) or none_running(table):
        return reason
    if who in table.characters and lifestyle_stamp(table, who) in table.done:
        return _again(table, who)
    return None if lifestyle_due(table) else f"every Lifestyle of session {_number(table)} is settled"


def _hint(table: Table) -> str:
    due = len(lifestyle_due(table))
    return f"{due} due" if due else ""


LIFESTYLE = Move(
    id="lifestyle",
    name="Lifestyle",
    letter="l",
    short="food and bed",
    tab="economy",
    trigger="A session begins: somebody lives somehow",
    world="days-of-gold",
    rules=(RULE, "DG-SESSION", "DG-FOOD", "DG-COIN-2", "DG-FORTUNE-GOLD"),
    steps=_lifestyle,
    players=True,
    blocked=_blocked,
    hint=_hint,
)
