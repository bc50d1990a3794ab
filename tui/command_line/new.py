"""`hearthside new`: a campaign is made, from its name and the steading's numbers."""

from pathlib import Path

from rules.conversation import Conversation
from rules.errors import NotTaken
from rules.homefront.founding import BLANK, FOUND
from rules.run import Open
from rules.slugs import slug
from saves.campaign import OpenCampaign, make_campaign
from saves.folders import folder_of, new_folder
from tui.command_line import as_json
from tui.command_line.called import command
from tui.command_line.campaigns import PATIENCE, note_as_last, seat_for
from tui.command_line.console import Console
from tui.command_line.exits import DONE, AskIsOpen, NotAllowed, Usage, sentence
from tui.command_line.given import Given, answer, given_in, put
from tui.command_line.plain import ask_lines, how_to_answer
from tui.command_line.request import Request
from tui.reading import offered

NAME = "campaign-name"


def run(request: Request, console: Console) -> int:
    """Make a campaign. At a terminal each number is asked for; else, and for a program, the offers are taken."""
    seat = seat_for(request)
    if not seat.is_gm:
        raise NotAllowed(f"The seat called {seat.name} may look on, and nothing else.")
    given = given_in(request)
    folder = folder_of(request.campaign) if request.campaign else None
    if request.sample:
        if given:
            raise Usage("The sample has been played already, with numbers of its own: --answer is not for --sample.")
        campaign = make_the_sample(request.name, folder)
    elif request.name is None:
        raise Usage(f"The following arguments are required: NAME. `{command()} new --help` says how it is used.")
    else:
        campaign = make(request.name, given, console, folder, asks=console.at_terminal and not request.json)
    name = campaign.table.campaign.name
    if not request.campaign and campaign.folder.name != (plain := slug(name)):
        console.tell(
            f"There is something called {plain} already, so this one goes by the name of its folder: "
            f"--campaign {campaign.folder.name}"
        )
    if request.json:
        assert campaign.last is not None
        found = as_json.committed(campaign.last, campaign.table, seat)
        console.say_json({**found, "folder": str(campaign.folder)})
        return DONE
    console.say(str(campaign.folder))
    console.tell(f"{name} is made. `{command()}` opens it.")
    return DONE


def make(name: str, given: Given, console: Console, folder: Path | None = None, *, asks: bool) -> OpenCampaign:
    """Make a campaign and note it as the last one. `asks`: ask for what is not given, else take what is offered.

    Raises NotAllowed, Usage, AskIsOpen at the end of input, and what making a campaign raises.
    """
    given.by_key[NAME] = name
    conversation, result = put(given, Conversation(FOUND, "gm"), BLANK, console.die)
    while isinstance(result, Open):
        said = _ask(result, console) if asks else offered(result.ask)
        conversation = conversation.answer(result.ask, said)
        conversation, result = put(given, conversation, BLANK, console.die)
    if given.by_key:
        keys = ", ".join(one.ask.key for one in result.answered)
        raise Usage(f"Nothing asks for {', '.join(given.by_key)}. What is asked: {keys}. Nothing was made.")
    campaign = make_campaign(folder or new_folder(name), result, "gm", "gm", result.answers, patience=PATIENCE)
    note_as_last(campaign.folder)
    return campaign


def make_the_sample(name: str | None = None, folder: Path | None = None) -> OpenCampaign:
    """Play the sample, under a name of its own unless one is given, and note it as the last one.

    Raises NotAllowed for a name that no campaign can have, and what making a campaign raises.
    """
    from saves import sample  # here: no other campaign needs the story

    name = sample.NAME if name is None else name
    try:
        campaign = sample.make_sample(folder or new_folder(name), name=name, patience=PATIENCE)
    except NotTaken as no:
        raise NotAllowed(f"{name!r} is no answer to {NAME}: {no.reason}.") from no
    note_as_last(campaign.folder)
    return campaign


def _ask(result: Open, console: Console) -> object:
    for line in ask_lines(result.ask, result.table):
        console.tell(line)
    while (typed := console.read_line(f"{how_to_answer(result.ask)}\n> ")) is not None:
        try:
            return answer(Conversation(FOUND, "gm"), result.ask, typed, console.die).answers[result.ask.key].value
        except NotTaken as no:
            console.tell(sentence(no.reason))
    raise AskIsOpen("The input ended before all was answered. Nothing was made.")
