"""Errors: by cause, each with a message for a person."""

from rules.errors import BrokenMove, NoSuchPlace, NotTaken, Refused, RulesError


def test_each_says_why() -> None:
    assert str(Refused("no threat looms")) == "no threat looms"
    assert Refused("no threat looms").about == "steading"
    hidden = Refused("it sleeps", "threats.cult")
    assert (str(hidden), hidden.reason, hidden.about) == ("it sleeps", "it sleeps", "threats.cult")
    assert str(NotTaken("a d6 has no 7")) == "a d6 has no 7"
    assert NotTaken("a d6 has no 7").reason == "a d6 has no 7"
    assert str(NoSuchPlace("horses")) == "there is no place called 'horses' in a campaign"


def test_all_have_one_family() -> None:
    for kind in (Refused, NotTaken, NoSuchPlace, BrokenMove):
        assert issubclass(kind, RulesError)
