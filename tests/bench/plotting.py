"""Plots of a long chronicle: `y` to the first picture and to the whole one, keys that are pressed while it is read
behind the screen and after, and a commit in the midst of it, beside each other in one run.

    python -m tests.bench.plotting [--entries 100000] [--keys 40]

Prints milliseconds; it never fails on a clock.
"""

import argparse
import tempfile
import time
from pathlib import Path
from statistics import median

from msgspec.structs import replace

from rules.places import put
from rules.seats import GM_SEAT
from rules.sight import view
from saves.disk import Disk
from saves.entry import Entry
from saves.lines import read_line, write_line
from saves.opening import CHRONICLE
from saves.storage import TableDatabase
from saves.table_file import NAME, meta_of
from tests.programs.campaigns import HEARTHSIDE
from tests.saves.campaigns import by_hand, change, made, opened
from tests.scenes.campaigns import played
from tests.terminal import Terminal
from tui.plots.backwards import Backwards
from tui.plots.kinds import kinds_for, places_of

SIZE = (120, 36)
A_SESSION = 60  # entries
PURSE, SPENT = "characters.{}.sheet.purse", "characters.{}.sheet.spent"
WHO = tuple(f"rogue-{number}" for number in range(1, 6))


def grow_evenings(folder: Path, entries: int, move: str = "by-hand") -> None:
    """Make a campaign's chronicle as long as that: sessions of sixty entries, a season every second one, Surplus and
    Dread up and down, and five who spend, all of it by one move."""
    campaign = opened(folder)
    for number in range(1, len(WHO) + 1):
        played(campaign, "add-character", f"Rogue {number}", "Ann", ["wounds"], "Rogue")
        played(campaign, "set", [PURSE.format(WHO[number - 1])], 10**9, "the road")
    played(campaign, "start-session")
    model = change(campaign, 1)
    table, (one,) = campaign.table, model.changes
    now = {"campaign.session": 1, "steading.surplus": table.steading.surplus, "gm.dread": 0}
    now |= {SPENT.format(who): 0 for who in WHO} | {PURSE.format(who): 10**9 for who in WHO}
    seasons, year = ("winter", "spring", "summer", "autumn"), 0
    last: Entry = model
    lines = []
    for n in range(model.n + 1, entries + 1):
        who, season = WHO[n % len(WHO)], ""
        if n % A_SESSION == 0:
            steps = {"campaign.session": 1} | {SPENT.format(one): -now[SPENT.format(one)] for one in WHO}
            if n % (2 * A_SESSION) == 0:
                year += 1
                season = seasons[year % 4]
        elif n % 3 == 0:
            steps = {"steading.surplus": 1 if n % 2 else -1 if now["steading.surplus"] else 2}
        elif n % 3 == 1:
            steps = {"gm.dread": 1 if now["gm.dread"] < 10 else -10}
        else:
            steps = {PURSE.format(who): -100 * (n % 7), SPENT.format(who): 100 * (n % 7)}
        changes = tuple(
            replace(one, key=where, where=where, before=now[where], after=now[where] + step)
            for where, step in steps.items()
        )
        if season:
            before = seasons[(year - 1) % 4]
            changes += (replace(one, key="s", where="steading.season", before=before, after=season),)
            if season == "spring":
                years = {"before": year // 4, "after": year // 4 + 1}
                changes += (replace(one, key="y", where="steading.year", **years),)
        now |= {where: now[where] + step for where, step in steps.items()}
        entry = replace(model, n=n, play=f"grown-{n}", move=move, answers=by_hand(1), changes=changes)
        raw = write_line(entry, last.sum.encode())
        last = read_line(raw, last.end)
        lines.append(raw)
    with (folder / CHRONICLE).open("ab") as file:
        file.writelines(lines)
    for where, value in now.items():
        table = put(table, where, value)
    table = put(put(table, "steading.season", seasons[year % 4]), "steading.year", (year + 3) // 4)
    TableDatabase(Disk(), folder / NAME).put(table, meta_of(last, table))


def read_whole(folder: Path) -> float:
    """Milliseconds to read all of it, with nothing else to do."""
    campaign = opened(folder)
    back = Backwards(campaign.table, places_of(kinds_for(view(campaign.table, GM_SEAT))))
    begun, end = time.perf_counter(), None
    while end != 0:
        entries, end = campaign.skim(end, 50)
        for entry in entries:
            back.take(entry)
    return 1000 * (time.perf_counter() - begun)


def pressed(terminal: Terminal, keys: int) -> list[float]:
    """Milliseconds from each key for another plot to its title."""
    found = []
    for number in range(keys):
        name = ("Fortunes", "Surplus")[number % 2]
        sent = terminal.send("2" if name == "Fortunes" else "1")
        while f"{name} by session" not in terminal.text:
            time.sleep(0.0005)
        found.append(1000 * (time.perf_counter() - sent))
    return found


def told(what: str, times: list[float]) -> None:
    """A line of what came of it."""
    worst = sorted(times)[-max(1, len(times) // 100)]
    print(f"{what:<48} median {median(times):7.1f} ms   p99 {worst:7.1f} ms")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--entries", type=int, default=100_000)
    parser.add_argument("--keys", type=int, default=40)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as parent:
        folder = Path(parent) / "long"
        made(folder)
        grow_evenings(folder, given.entries)
        told(f"all {given.entries:,} entries, nothing else to do", [read_whole(folder) for _ in range(3)])
        with Terminal([HEARTHSIDE, "play", str(folder)], *SIZE) as terminal:
            terminal.wait_for("Steading")
            terminal.wait_until_silent(0.5)
            first, whole, helped = [], [], []
            for _ in range(5):
                sent = terminal.send("y")
                while "by session" not in terminal.text:
                    time.sleep(0.0005)
                first.append(1000 * (time.perf_counter() - sent))
                while "reading:" in terminal.text:
                    time.sleep(0.0005)
                whole.append(1000 * (time.perf_counter() - sent))
                terminal.wait_until_silent(0.2)
                terminal.send("\x1b")
                terminal.wait_until_silent(0.2)
                sent = terminal.send("?")
                while "page 1 of" not in terminal.text:
                    time.sleep(0.0005)
                helped.append(1000 * (time.perf_counter() - sent))
                terminal.send("q")
                terminal.wait_until_silent(0.2)
            told("`y` to a picture of the newest", first)
            told("`?` to the help, which reads nothing", helped)
            told("`y` to the whole", whole)
            terminal.send("y")
            terminal.wait_for("reading:")
            told("a key while it is read", pressed(terminal, 6))
            print("it still went on" if "reading:" in terminal.text else "it had ended before")
            while "reading:" in terminal.text:
                time.sleep(0.01)
            told("a key when it is read", pressed(terminal, given.keys))
            terminal.send("\x1b")
            terminal.wait_until_silent(0.3)
            newest = given.entries
            times: dict[bool, list[float]] = {False: [], True: []}
            for number in range(20):
                reading = number % 2 == 1
                if reading:
                    terminal.send("y")
                    terminal.wait_for("reading:")
                    terminal.send("\x1b")
                    terminal.wait_for("choose")
                newest += 1
                sent = terminal.send("+" if number % 4 < 2 else "-")
                while f"#{newest} " not in terminal.text:
                    time.sleep(0.0005)
                times[reading].append(1000 * (time.perf_counter() - sent))
                terminal.wait_until_silent(0.3)
            told("a change by one", times[False])
            told("a change by one, right after leaving half read", times[True])


if __name__ == "__main__":
    main()
