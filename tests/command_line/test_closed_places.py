"""`show` at a seat that may not see something: it is closed, and no number stands for it."""

from collections.abc import Callable

from saves.campaign import OpenCampaign
from tests.command_line.running import run

Now = Callable[[], OpenCampaign]


def test_a_closed_pool_is_no_0(campaign: Now) -> None:
    run("set", "gm.dread", "3", "--why", "so many")
    assert run("show", "gm.dread").out == "GM Dread: 3\n"
    assert run("show", "gm.dread", "--seat", "onlooker").out == "GM Dread: closed\n"
    assert run("show", "gm.dread", "--seat", "onlooker", "--json").json == {"where": "gm.dread", "value": None}
    assert run("show", "--seat", "onlooker", "--json").json["table"]["gm"]["dread"] is None
    assert run("show", "--json").json["table"]["gm"]["dread"] == 3
