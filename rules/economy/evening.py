"""What an evening begins with and ends with, where gold is played: what is due, and what came of it (DG-SESSION)."""

from collections.abc import Iterable

from rules.coin import SPENT, spent_together
from rules.coins import coins
from rules.economy.duties import Duty, duties, open_duties
from rules.economy.wages import go_unpaid
from rules.named import called
from rules.play import Play
from rules.table import Table
from rules.tracks import on_sheet
from rules.worlds import in_play

SESSION = "campaign.session"
FEW = 6  # who are named; more are counted


def say_what_is_due(play: Play) -> None:
    """A session has started: its duties in order, each who has to see to it told once for each kind."""
    for told in _grouped(open_duties(play.table)):
        first, *more = told
        if more and first.kind == "wages":
            whose = called(play.table, first.whose) if first.whose else "the party"
            play.remark(f"Due {first.due}: wages of {len(told)} who serve {whose}", first.about)
        else:
            for one in told:
                play.remark(f"Due {one.due}: {one.name}, {one.what}", one.about)


def _grouped(there: Iterable[Duty]) -> list[list[Duty]]:
    """Duties of one kind that one character has to see to, together, in the order of the first of each."""
    found: dict[tuple[str, str], list[Duty]] = {}
    for one in there:
        found.setdefault((one.kind, one.whose), []).append(one)
    return list(found.values())


def close_the_evening(play: Play) -> None:
    """A session is about to end: wages that nobody paid stay owed, what else was left open lapses, and it is summed up.

    To be called while it still runs.
    """
    session = play.table.campaign.session
    _sum_up(play)
    for one in open_duties(play.table):
        if one.kind == "wages":
            with play.scope(one.who):
                go_unpaid(play, one.who, f"not paid in session {session}", told=False)
        elif one.stamp:
            play.remark(f"Lapses with session {session}: {one.name}, {one.what}", one.about)


def _sum_up(play: Play) -> None:
    """Gold spent, by each and together, and which duties were settled or skipped."""
    table = play.table
    if not in_play(table, "days-of-gold"):
        return
    for who in table.characters:
        track = on_sheet(table, who, SPENT)
        if track is not None and track.value(table):
            play.remark(f"{called(table, who)} spent {coins(track.value(table))}", track.where)
    if together := spent_together(table):
        # Where purses are closed, all together would tell each what the others spent.
        about = SESSION if table.campaign.settings.purses_open else "gm"
        play.remark(f"Spent together in session {table.campaign.session}: {coins(together)}", about)
    there = duties(table)
    for one in there:
        if one.kind == "income" and one.state == "done":
            play.remark(f"Settled: {one.name}'s income", one.about)
    _say_settled(play, table, [one for one in there if one.kind == "lifestyle" and one.state == "done"], "Lifestyle")
    _say_settled(play, table, [one for one in there if one.kind == "wages" and one.state == "done"], "Wages")
    for one in there:
        if one.state == "skipped":
            play.remark(f"Skipped: {one.name}, {one.what}", one.about)


def _say_settled(play: Play, table: Table, done: list[Duty], word: str) -> None:
    """Who was seen to, by name while they are few."""
    if not done:
        return
    names = ", ".join(one.name for one in done) if len(done) <= FEW else f"{len(done)} of them"
    play.remark(f"Settled in session {table.campaign.session}: {word} of {names}", SESSION)
