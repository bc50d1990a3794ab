"""`hearthside list`, and the list of moves that `hearthside do` gives."""

from rules.homefront.founding import FOUND
from rules.moves import Move
from rules.registry import MOVES
from rules.sight import view
from rules.table import Table
from rules.worlds import in_play
from saves.folders import campaigns, home
from tui.command_line.called import command
from tui.command_line.campaigns import open_for, seat_for, who_for
from tui.command_line.console import Console
from tui.command_line.exits import DONE, sentence
from tui.command_line.request import Request


def run(request: Request, console: Console) -> int:
    """The campaigns that there are, the one played last first."""
    found = campaigns()
    if request.json:
        console.say_json([{"name": one.name, "folder": str(one.folder), "played": one.played} for one in found])
        return DONE
    for one in found:
        console.say(f"{one.name}   {one.folder.name}   {f'played {one.played[:10]}' if one.played else 'not readable'}")
    if not found:
        console.tell(f"There is no campaign in {home()} yet. `{command()} new NAME` makes one.")
    return DONE


def _listed(table: Table, move: Move) -> bool:
    return move is not FOUND and in_play(table, move.world)


def list_moves(request: Request, console: Console) -> int:
    """The moves that there are, and why one can't be made now, as far as this seat may know."""
    seat = seat_for(request)
    table = view(open_for(request, console).table, seat).table
    who = who_for(request, table)
    found = [(move, move.blocked(table, who)) for move in MOVES.values() if _listed(table, move)]
    if request.json:
        console.say_json(
            [{"id": move.id, "name": move.name, "trigger": move.trigger, "blocked": why} for move, why in found]
        )
        return DONE
    for move, why in found:
        console.say(f"{move.id}: {move.name}. {move.trigger}." + (f" Not now: {sentence(why)}" if why else ""))
    return DONE
