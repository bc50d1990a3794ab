"""Two programs on one campaign: what the other does while a move is open, and what of it the first must be told."""

from pathlib import Path

from saves.campaign import Entry
from tests.programs.campaigns import newest, opened
from tests.scenes import begun
from tests.terminal import Terminal


def typed(entry: Entry) -> dict[str, object]:
    """What the line says was typed, by key."""
    assert {answer.source for answer in entry.answers.values()} == {"typed"}
    return {key: answer.value for key, answer in entry.answers.items()}


def step_by_hand(terminal: Terminal, keys: str, shows: str) -> None:
    terminal.send(keys)
    terminal.wait_for(shows)


def deploy_up_to_the_confirm(terminal: Terminal) -> None:
    """Led by Bram, with one die that fell on 6."""
    terminal.send("md<bs>")
    terminal.wait_for("before: a player")
    terminal.send("Bram<enter>")
    terminal.wait_for("1d6")
    terminal.send("6")
    terminal.wait_for("Enter commit")


def test_the_others_change_alters_a_shown_result(tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    campaign = begun(folder, surplus=1)
    with opened(folder) as one, opened(folder) as other:
        one.send("je")
        one.wait_for("Surplus: what is it now")
        one.send("5<enter>")
        one.wait_for("Why")
        one.send("counted again<enter>")
        one.wait_for("1 → 5.*Enter commit")
        step_by_hand(other, "j+", "Surplus 2")
        one.wait_for("2 → 5")
        one.wait_for("was: 1 → 5")  # the difference is named, and it takes an Enter on what is shown now
        assert newest(campaign).move == "by-hand"
        one.send("<enter>")
        one.wait_for("Surplus 5")
    assert typed(newest(campaign)) == {
        "track": ["steading.surplus"],
        "steading.surplus/value": 5,
        "steading.surplus/why": "counted again",
    }
    assert campaign.table.steading.surplus == 5


def test_the_others_change_alters_an_ask(tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    campaign = begun(folder, defenses=1)
    with opened(folder) as one, opened(folder) as other:
        deploy_up_to_the_confirm(one)
        step_by_hand(other, "jjjj+", "Def 2")
        one.wait_for("2d6")  # only the dice are asked for again
        assert "Bram" in one.text
        one.send("35")
        one.wait_for("It works, and one of these")
        one.send("1")
        one.wait_for("Enter commit")
        one.send("<enter>")
        one.wait_until_gone("Enter commit")
        one.wait_for("last .*Deploy")
    assert typed(newest(campaign)) == {"leader": "Bram", "roll": [3, 5], "cost": ["less"]}


def test_the_others_change_touches_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    campaign = begun(folder, defenses=1)
    with opened(folder) as one, opened(folder) as other:
        deploy_up_to_the_confirm(one)
        step_by_hand(other, "j+", "Surplus 2")
        one.wait_for("Surplus 2")
        one.send("<enter>")
        one.wait_for("last .*Deploy")
    assert typed(newest(campaign)) == {"leader": "Bram", "roll": [6]}
    assert campaign.table.steading.surplus == 2
