"""`hearthside verify`: a campaign checked through and through, and put right where that can be."""

from saves.repairing import repair
from saves.verifying import verify
from tui.command_line.called import command
from tui.command_line.campaigns import PATIENCE, folder_for, same_campaign, seat_for
from tui.command_line.console import Console
from tui.command_line.exits import CANNOT, DONE, NotAllowed
from tui.command_line.request import Request


def run(request: Request, console: Console) -> int:
    """Check, and with --repair put right. Ends with 0 if all is well then, else with 1."""
    seat = seat_for(request)
    if not seat.is_gm:
        raise NotAllowed(f"The seat called {seat.name} may look on, and nothing else.")
    folder = folder_for(request)
    repaired = repair(folder, patience=PATIENCE) if request.repair else ()
    report = verify(folder, patience=PATIENCE)
    if request.json:
        found = {
            "entries": report.entries,
            "problems": list(report.problems),
            "notes": [*report.notes, *report.passing],
        }
        console.say_json(found | ({"repaired": list(repaired)} if request.repair else {}))
        return DONE if report.is_well else CANNOT
    for line in (*repaired, *report.problems, *report.notes, *report.passing):
        console.say(line)
    count = "1 entry" if report.entries == 1 else f"{report.entries} entries"
    console.say(f"{count}: {'all is well.' if report.is_well else 'not all is well.'}")
    if not report.is_well and not request.repair:
        console.tell(f"To put right what can be: {command()} verify --repair{same_campaign(request)}")
    return DONE if report.is_well else CANNOT
