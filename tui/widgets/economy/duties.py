"""The duties of the session that runs, gathered as they are settled: income by whose it is, the rest by kind."""

from msgspec import Struct

from rules.economy.business import businesses_of
from rules.economy.duties import Duty, duties
from rules.economy.work_the_job import MOST, times_worked, why_not_worked
from rules.table import Table

WORK = "work-the-job"
AT_MOST = " at most"
WORDS = {"lifestyle": "Lifestyles", "wages": "wages"}


class Task(Struct, frozen=True):
    """Something to be seen to in this session. `id` is its row, `says` what it is, longest first, without a name.

    `of` is the id of the one character whose it is, "" for several. `waits` are the duties that are open still.
    """

    id: str
    move: str
    of: str
    says: tuple[str, ...]
    settled: bool
    owed: bool = False
    waits: tuple[Duty, ...] = ()


def tasks(table: Table) -> list[Task]:
    """In the rule's order (DG-SESSION); who owns a business can Work the Job besides."""
    there = duties(table)
    found = [_income(one) for one in there if one.kind == "income"]
    for kind, word in WORDS.items():
        if some := [one for one in there if one.kind == kind]:
            waits = tuple(one for one in some if one.state == "open")
            says = f"{word}, {len(some) - len(waits)} of {len(some)}"
            found.append(Task(kind, some[0].settled_by, "", (says,), not waits, waits=waits))
    if before := tuple(one for one in there if one.kind == "unpaid"):
        found.append(Task("unpaid", before[0].settled_by, "", (f"unpaid before, {len(before)}",), False, True, before))
    return [*found, *_jobs(table)]


def open_tasks(there: list[Task]) -> int:
    """How many wait still; a job need not be done."""
    return sum(not one.settled for one in there if one.move != WORK)


def _income(one: Duty) -> Task:
    waits = (one,) if one.state == "open" else ()
    return Task(one.id, one.settled_by, one.who, _income_says(one), not waits, waits=waits)


def _income_says(one: Duty) -> tuple[str, ...]:
    """`income 80 gp at most`, `income max 80 gp`, `max 80 gp`, `income`; where it is settled, how."""
    if one.state == "skipped":
        return "income skipped", "skipped"
    if one.state == "done":
        return ("income",)
    amount = one.what.removeprefix("income ").removesuffix(AT_MOST)
    short = (f"income max {amount}", f"max {amount}") if one.what.endswith(AT_MOST) else ()
    return one.what, *short, "income"


def _jobs(table: Table) -> list[Task]:
    """Who could Work the Job in this session, and how often they have."""
    if not table.campaign.in_session:
        return []
    found = []
    for who, one in table.characters.items():
        times = times_worked(table, who)
        if one.status == "here" and (times or not all(map(why_not_worked, businesses_of(table, who).values()))):
            says = (f"Work the Job, {times} of {MOST}", f"job {times} of {MOST}")
            found.append(Task(f"{WORK}-{who}", WORK, who, says, times >= MOST))
    return found
