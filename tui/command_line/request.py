"""A request: what was typed after `hearthside`, by field."""

from collections.abc import Sequence


class Request:
    """What is wanted. Each command looks at its own fields, and all of them at the first five."""

    command: str = "play"
    campaign: str | None = None
    theme: str = ""
    ascii: bool = False
    seat: str = "gm"
    who: str | None = None
    json: bool = False

    name: str | None = None
    sample: bool = False
    where: str | None = None
    value: str = ""
    why: str | None = None
    text: str = ""
    for_all: bool = False
    repair: bool = False
    entry: int | None = None

    move: str | None = None
    given: Sequence[str] = ()
    answer: list[str] = []  # argparse copies a list before it appends
    aside: list[str] = []
    waive: list[str] = []
    play: str | None = None
    preview: bool = False
    discard: bool = False


def plain_start(arguments: Sequence[str]) -> Request | None:
    """The request of `hearthside` alone and of `hearthside play NAME`; None for all that needs to be parsed.

    A start to the screen need not wait for argparse, which takes as long as opening a campaign.
    """
    request = Request()
    words = arguments[1:] if arguments[:1] == ["play"] else arguments
    if len(words) > 1 or (words and (words is arguments or words[0].startswith("-") or not words[0])):
        return None
    if words:
        request.campaign = words[0]
    return request
