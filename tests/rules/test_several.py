"""Several things in one answer."""

import pytest

from rules.errors import Refused
from rules.several import several


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("Iron", ("Iron",)),
        (" Iron ; A smith;", ("Iron", "A smith")),
        ("Iron;Iron", ("Iron",)),
        ("", ()),
        (";\u200b; ", ()),
        ("w" * 200, ("w" * 200,)),
    ],
)
def test_each_once_and_only_what_can_be_seen(said: str, found: tuple[str, ...]) -> None:
    assert several(said) == found


def test_one_that_is_too_long_is_refused_and_told_to_whom_it_concerns() -> None:
    with pytest.raises(Refused, match="a name of 201 characters is too long: 200 at most") as no:
        several("Iron;" + "w" * 201, about="threats.gm")
    assert no.value.about == "threats.gm"
    with pytest.raises(Refused) as no:
        several("w" * 201)
    assert no.value.about == "steading"
