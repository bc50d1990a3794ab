"""Ids made from names."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.slugs import slug


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("Grey Reavers", "grey-reavers"),
        ("  The Lidless!  ", "the-lidless"),
        ("Grünwald", "grunwald"),
        ("[/", "thing"),
        ("[crew]", "crew"),
        ("🐭", "thing"),
        ("שלום", "thing"),
        ("\u200b", "thing"),
        ("a\u200bb", "ab"),
        ("…", "thing"),
        ("Odo 2", "odo-2"),
        ("W" * 60, "w" * 60),
        ("W" * 61, "w" * 60),
        ("w" * 59 + " x", "w" * 59),
        ("New", "new-2"),
        ("GM", "gm-2"),
        ("Table", "table-2"),
        ("all", "all-2"),
        ("Other", "other-2"),
    ],
)
def test_a_plain_short_form(name: str, id: str) -> None:
    assert slug(name) == id


def test_it_is_unique_among_its_kind() -> None:
    assert slug("Odo", {"odo"}) == "odo-2"
    assert slug("Odo", {"odo", "odo-2"}) == "odo-3"
    assert slug("🐭", {"thing"}) == "thing-2"
    assert slug("New", {"new-2"}) == "new-3"


@given(st.text(), st.sets(st.sampled_from(["thing", "thing-2", "a", "a-2", "b"])))
def test_any_name_has_one(name: str, taken: set[str]) -> None:
    made = slug(name, taken)
    assert re.fullmatch(r"[a-z0-9][a-z0-9-]*", made)
    assert len(made) <= 80
    assert made not in taken
    assert slug(name, taken | {made}) not in taken | {made}
