"""`show RULE`: a rule in our words, by its id."""

from rules.reference import about
from tests.command_line.running import run

POOL = about("HF-POOL-4")


def test_a_rule_is_shown_by_its_id_and_needs_no_campaign() -> None:
    assert POOL is not None
    shown = f"No Dread (HF-POOL-4, settled here)\n{POOL.text}\n"
    assert run("show", "HF-POOL-4").out == shown
    assert run("show", "hf-pool-4").out == shown
    assert run("show", "HF-DEPLOY-2").out.startswith("Who picks the cost (HF-DEPLOY-2)\n")


def test_a_rule_as_json() -> None:
    assert POOL is not None
    assert run("show", "HF-POOL-4", "--json").json == {
        "id": "HF-POOL-4",
        "title": "No Dread",
        "text": POOL.text,
        "ruling": True,
    }
