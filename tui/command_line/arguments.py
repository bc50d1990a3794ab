"""What was typed after `hearthside`, read into a request."""

import re
from argparse import SUPPRESS, ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from typing import NoReturn

from tui.command_line.called import command
from tui.command_line.exits import Usage
from tui.command_line.request import Request

HELP = """\
hearthside: a dashboard for the person who runs a tabletop game

    hearthside                            open the campaign that was open last, or make the first one
    hearthside play [CAMPAIGN]            open a campaign, by its name or its folder
    hearthside new NAME                   make a campaign
    hearthside new [NAME] --sample        make the sample: two years of a steading, to look at and to try things on
    hearthside list                       the campaigns that there are
    hearthside show [WHERE]               the table as it stands, or one place; a rule
    hearthside do [MOVE] [ANSWER ...]     make a move without the screen; without MOVE: what moves there are
    hearthside set WHERE VALUE --why TEXT set a value by hand
    hearthside note TEXT [--all]          write something down
    hearthside undo [--entry N]           take the newest entry back, as a whole, or entry N
    hearthside redo                       put back what was undone last
    hearthside verify [--repair]          check a campaign through and through

With every command, before or after it:
    --campaign NAME    a campaign by its name, or the path of its folder (else the one that was open last)
    --seat NAME        who is looking: gm (unless said otherwise) or onlooker
    --as WHO           who makes the move: gm, or the id or name of somebody in the campaign
    --json             for programs: never asks, and prints JSON

hearthside COMMAND --help says more of each. Exit: 0 done, 1 could not, 2 usage, 3 something is still to be answered,
4 refused by the rules or the seat."""

_BELOW_NOTHING = re.compile(r"-[0-9]")
WITH_VALUE = ("--campaign", "--seat", "--as", "--theme")


class _Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Usage(f"{message[:1].upper()}{message[1:]}. `{self.prog} --help` says how it is used.")


def _campaign(parser: ArgumentParser) -> None:
    parser.add_argument("campaign", nargs="?", default=SUPPRESS, metavar="CAMPAIGN", help="a name or a folder")


def _look(parser: ArgumentParser) -> None:
    from saves.settings import CHOICES  # here: help must not wait for all that stands behind it

    parser.add_argument(
        "--theme", choices=CHOICES["theme"], help="colours: dark, light, or the terminal's own (as NO_COLOR gets them)"
    )
    parser.add_argument("--ascii", action="store_true", help="draw with plain ASCII signs")


def _new(parser: ArgumentParser) -> None:
    parser.add_argument(
        "name", nargs="?", metavar="NAME", help="what the campaign is called; may be left out with --sample"
    )
    parser.add_argument("--sample", action="store_true", help="the sample campaign: two years that were played already")
    _by_key(parser)


def _show(parser: ArgumentParser) -> None:
    parser.add_argument(
        "where", nargs="?", metavar="WHERE", help="a place, such as steading.surplus or threats; ledger, ledger.session"
    )


def _do(parser: ArgumentParser) -> None:
    parser.add_argument("move", nargs="?", metavar="MOVE", help="the move's id or name; without it: what there is")
    parser.add_argument("given", nargs="*", metavar="ANSWER", help="answers, in the order in which they are asked")
    _by_key(parser)
    parser.add_argument(
        "--aside", action="append", metavar="KEY/ID=VALUE", help="something that need not be answered; =VALUE: yes"
    )
    parser.add_argument("--play", metavar="ID", help="go on with an unfinished play")
    parser.add_argument("--preview", action="store_true", help="show what it would change, and stop there")
    parser.add_argument("--waive", action="append", metavar="KEY", help="leave the change with this key out")
    parser.add_argument("--discard", action="store_true", help="drop the unfinished play")


def _by_key(parser: ArgumentParser) -> None:
    parser.add_argument("--answer", action="append", metavar="KEY=VALUE", help="an answer by the key of its question")


def _set(parser: ArgumentParser) -> None:
    parser.add_argument("where", metavar="WHERE", help="a place, such as steading.surplus, or its word")
    parser.add_argument("value", metavar="VALUE", help="a number, a word, or marked and clear")
    parser.add_argument("--why", metavar="TEXT", help="the reason, for the chronicle")


def _note(parser: ArgumentParser) -> None:
    parser.add_argument("text", metavar="TEXT", help="the words")
    parser.add_argument("--all", dest="for_all", action="store_true", help="for every seat to read")


def _undo(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--entry", type=int, metavar="N", help="the entry with this number, if nothing later builds on it; the GM only"
    )


def _verify(parser: ArgumentParser) -> None:
    parser.add_argument("--repair", action="store_true", help="put right what can be, after a backup")


def _none(_parser: ArgumentParser) -> None:
    pass


ANSWERS = """\
Answers: dice 6,4,1 or 641 or roll; a pick by number or id, several bounty,boom or 1,3; a number; an amount 12gp 5sp;
words; a person's id or name; yes, no. What is not given is asked for line by line. If one answer is refused, none of
the call is kept."""

COMMANDS: dict[str, tuple[Callable[[ArgumentParser], None], str]] = {
    "play": (_campaign, "Open a campaign on the whole screen."),
    "new": (
        _new,
        "Make a campaign. At a terminal it asks for its numbers; Enter takes what is offered. --sample asks nothing.",
    ),
    "list": (_none, "The campaigns that there are, the one played last first."),
    "show": (
        _show,
        (
            "The table as it stands, what is owed and what is unfinished; or one place of it; or a rule, by its id; or "
            "what was paid: `ledger` of all time, `ledger.session` of the session that runs."
        ),
    ),
    "do": (_do, f"Make a move without the screen.\n\n{ANSWERS}"),
    "set": (_set, "Set a value by hand. The reason goes into the chronicle."),
    "undo": (_undo, "Take an entry back, as a whole: the newest, or the one that is named. `redo` puts it back."),
    "redo": (_none, "Put back what was undone last, if nothing was done since."),
    "note": (_note, "Write something down: for yourself, or for all."),
    "verify": (_verify, "Check every line of a campaign, and whether they give the table as it stands."),
}


def parse(arguments: Sequence[str]) -> Request:
    """The request. Raises Usage, and SystemExit once help was printed."""
    name, rest = _command_of(arguments)
    if name is None and any(one in ("-h", "--help") for one in rest):
        print(HELP.replace("    hearthside", f"    {command()}"))
        raise SystemExit(0)
    if name is None and "--version" in rest:
        from importlib.metadata import version

        print(f"hearthside {version('hearthside')}")
        raise SystemExit(0)
    add, about = COMMANDS[name or "play"]
    called = command()
    parser = _Parser(
        prog=f"{called} {name}" if name else called,
        description=about,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
        argument_default=SUPPRESS,
    )
    parser.add_argument("--campaign", metavar="NAME", help="a name or a folder; else the one that was open last")
    parser.add_argument("--seat", metavar="NAME", help="who is looking: gm or onlooker")
    parser.add_argument("--as", dest="who", metavar="WHO", help="who makes the move: gm, or somebody's id or name")
    parser.add_argument("--json", action="store_true", help="never ask, and print JSON")
    if name in (None, "play"):
        _look(parser)
    if name:
        add(parser)
    request = Request()
    parser._negative_number_matcher = _BELOW_NOTHING  # so that `-3gp` is an answer, and is told what is wrong with it
    parser.parse_intermixed_args(rest, request)
    request.command = name or "play"
    return request


def _command_of(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The command, which may come after options that all commands take, and everything else."""
    is_value = False
    for index, one in enumerate(arguments):
        if is_value:
            is_value = False
        elif one in WITH_VALUE:
            is_value = True
        elif not one.startswith("-"):
            if one not in COMMANDS:
                raise Usage(f"There is no command {one!r}. `{command()} --help` lists them.")
            return one, [*arguments[:index], *arguments[index + 1 :]]
    return None, list(arguments)
