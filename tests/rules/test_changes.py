"""What was shown, and whether a later run still comes to it."""

from rules.changes import Change, Shown, differing, shown
from rules.places import MISSING


def adjusted(before: int, after: int, asked: int, *, key: str = "surplus", waived: bool = False) -> Change:
    return Change(key, "steading.surplus", before, after, "X", "", waived, "adjust", asked, key)


def put(after: object, *, before: object = 1, key: str = "fortunes") -> Change:
    return Change(key, "steading.fortunes", before, after, "X")


def differs(before: Change, now: Change) -> bool:
    return differing([shown(before)], [now]) != ()


def test_an_adjustment_is_the_step_asked_and_the_step_made() -> None:
    assert shown(adjusted(3, 1, -2)) == Shown("surplus", [-2, -2], False)
    assert not differs(adjusted(3, 1, -2), adjusted(7, 5, -2))
    assert differs(adjusted(3, 1, -2), adjusted(1, 0, -2))
    assert differs(adjusted(1, 0, -2), adjusted(1, 0, -1))


def test_a_value_that_is_set_is_its_result() -> None:
    assert shown(put(2)) == Shown("fortunes", 2, False)
    assert not differs(put(2, before=1), put(2, before=4))
    assert differs(put(2), put(3))
    assert shown(put({"name": "Odo"}, before=MISSING)).result == {"name": "Odo"}


def test_a_waiver_makes_a_difference() -> None:
    assert differs(adjusted(3, 1, -2), adjusted(3, 1, -2, waived=True))
    assert not differs(adjusted(3, 1, -2, waived=True), adjusted(4, 2, -2, waived=True))


def test_what_is_new_or_gone_differs() -> None:
    a, b, c = put(1, key="a"), put(1, key="b"), put(1, key="c")
    assert differing([shown(a), shown(b)], [b, c]) == ("c", "a")
    assert differing([shown(a), shown(b)], [b, a]) == ()
    assert differing([], []) == ()


def test_an_adjustment_of_what_is_no_number_is_its_result() -> None:
    assert shown(Change("a", "a", MISSING, 2, "X", how="adjust", asked=2)).result == 2
    assert shown(Change("a", "a", 2, MISSING, "X", how="adjust", asked=2)).result is MISSING
