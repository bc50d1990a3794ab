"""What is typed while a character is made: ratings, six stats, several things at once, and what is wrong with each."""

import pytest

from rules.asks import Words
from rules.errors import NotTaken
from rules.making.someone import OutOf
from rules.making.stats import FOUR, SIX, Ratings, SixStats, numbers
from rules.making.things import Thing, Things, by_id, noted, things
from rules.sheets.noted import Noted

RATINGS = Ratings(id="ratings", text="?")
STATS = SixStats(id="stats", text="?", optional=True)
EACH = "each of +2 +1 0 -2 goes to one stat"
HOW = "say the stats from best to worst, such as gwp, or four numbers"


def no(ask: Words, said: object) -> str:
    with pytest.raises(NotTaken) as no:
        ask.take(said)
    return no.value.reason


def yes(ask: Words, said: str) -> str:
    """What an ask takes of it; a refusal fails the test."""
    try:
        return ask.take(said)
    except NotTaken as no:
        pytest.fail(no.reason)


# -- four ratings


@pytest.mark.rule("DG-CREATE-1", case=2)
@pytest.mark.parametrize(
    ("said", "four"),
    [
        ("+2 +1 0 -2", (2, 1, 0, -2)),
        ("-2 +2 +1 0", (-2, 2, 1, 0)),
        ("-2,2,1,0", (-2, 2, 1, 0)),
        ("\u22122 2 1 +0", (-2, 2, 1, 0)),
        ("gwp", (-2, 2, 1, 0)),
        ("GWPM", (-2, 2, 1, 0)),
        ("p g m", (0, 1, -2, 2)),
        ("presence grace might", (0, 1, -2, 2)),
        ("mig pre wits gr", (2, -2, 0, 1)),
    ],
)
def test_each_rating_goes_to_one_stat(said: str, four: tuple[int, ...]) -> None:
    taken = yes(RATINGS, said)
    assert numbers(taken, FOUR) == dict(zip(("might", "grace", "wits", "presence"), four, strict=True))
    assert yes(RATINGS, taken) == taken


@pytest.mark.rule("DG-CREATE-1", case=1)
@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("+2 +2 0 -2", f"+2 stands there 2 times: {EACH}"),
        ("0 0 0 0", f"0 stands there 4 times: {EACH}"),
        ("+2 +1 0 -1", f"-1 is no rating to begin with: {EACH}"),
        ("+3 +1 0 -2", f"+3 is no rating to begin with: {EACH}"),
        ("+2 +1 0", f"four ratings are wanted here, not 3: {EACH}"),
        ("2 1 0 -2 0", f"four ratings are wanted here, not 5: {EACH}"),
        ("5", f"four ratings are wanted here, not 1: {EACH}"),
        ("ggw", f"Grace stands there twice: {EACH}"),
        ("g g w", f"Grace stands there twice: {EACH}"),
        ("gw", f"three stats at least are wanted here, not 2: {HOW}"),
        ("gwx", f"'x' is no stat: {HOW}"),
        ("+2 g 0 w", f"'+2' is no stat: {HOW}"),
        ("1e9", f"'1e9' is no stat: {HOW}"),
        ("12 xp", f"'12' is no stat: {HOW}"),
        ("", "this can't be left empty"),
        (7, "words are wanted here"),
        ("g" * 81, "81 characters are too many: 80 at most"),
    ],
)
def test_what_are_no_ratings_is_refused_with_the_reason(said: object, reason: str) -> None:
    assert no(RATINGS, said) == reason


# -- six stats


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.rule("HH-ROLL")
def test_six_stats_as_the_table_has_them() -> None:
    taken = yes(STATS, "2 0 +1, 1 -9 9")
    assert taken == "+2 0 +1 +1 -9 +9"
    assert numbers(taken, SIX) == {
        "strength": 2, "dexterity": 0, "intelligence": 1, "wisdom": 1, "constitution": -9, "charisma": 9,
    }  # fmt: skip
    assert numbers(yes(STATS, "  "), SIX) == dict.fromkeys(SIX)


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.rule("HH-ROLL")
@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (
            "2 0 1 1 -1",
            "six whole numbers are wanted here, in the order STR DEX INT WIS CON CHA, such as 2 0 1 0 1 -1",
        ),
        (
            "2 0 1 1 -1 x",
            "six whole numbers are wanted here, in the order STR DEX INT WIS CON CHA, such as 2 0 1 0 1 -1",
        ),
        ("2 0 1 1 -1 10", "a stat of +10 is too far off: -9 to +9"),
        ("2 0 1 1 -10 0", "a stat of -10 is too far off: -9 to +9"),
        ("1" * 81, "81 characters are too many: 80 at most"),
    ],
)
def test_what_are_no_six_stats(said: str, reason: str) -> None:
    assert no(STATS, said) == reason


# -- several things


@pytest.mark.rule("DG-CREATE-1")
@pytest.mark.rule("HH-SHEETS")
def test_things_with_what_there_is_to_say_of_them() -> None:
    said = " Rope: 30 feet: strong ;Lantern; ; :Oil "
    assert things(said) == (Thing("Rope", "30 feet: strong"), Thing("Lantern"), Thing("Oil"))
    assert dict(noted(said)) == {
        "rope": Noted(name="Rope", text="30 feet: strong"), "lantern": Noted(name="Lantern"), "oil": Noted(name="Oil"),
    }  # fmt: skip
    assert list(by_id(things("A!; A?"))) == ["a", "a-2"]
    assert yes(Things(id="a", text="?"), said) == said.strip()


@pytest.mark.rule("DG-CREATE-1")
@pytest.mark.rule("HH-SHEETS")
@pytest.mark.parametrize(
    ("ask", "said", "reason"),
    [
        (Things(id="a", text="?"), "", "this can't be left empty"),
        (Things(id="a", text="?"), ";:;", "1 at least is wanted here, not 0"),
        (Things(id="a", text="?", least=2), "a", "2 at least are wanted here, not 1"),
        (Things(id="a", text="?", most=1), "a; b", "1 is wanted here, not 2"),
        (Things(id="a", text="?", least=2, most=2), "a", "2 are wanted here, not 1"),
        (Things(id="a", text="?", most=3, optional=True), "a;b;c;d", "1 to 3 are wanted here, not 4"),
        (Things(id="a", text="?"), "Rope: x; ROPE", "Rope stands there twice: say it once"),
        (Things(id="a", text="?", taken=("Rope",)), "Oil; rope", "rope is there already: another name is wanted here"),
        (Things(id="a", text="?"), "x" * 201, "a name of 201 characters is too long: 200 at most"),
        (Things(id="a", text="?"), "x:" + "y" * 501, "501 characters of x are too many: 500 at most"),
        (Things(id="a", text="?"), "y;" * 3001, "6002 characters are too many: 6000 at most"),
    ],
)
def test_what_can_t_stand_in_a_list(ask: Things, said: str, reason: str) -> None:
    assert no(ask, said) == reason


@pytest.mark.rule("DG-CREATE-1")
@pytest.mark.rule("HH-SHEETS")
def test_the_longest_things_and_none_at_all() -> None:
    longest = "x" * 200 + ":" + "y" * 500
    assert yes(Things(id="a", text="?"), longest) == longest
    assert yes(Things(id="a", text="?", least=2, optional=True), " ; ") == ""
    assert yes(Things(id="a", text="?", least=2, most=2), "a;b") == "a;b"


# -- some out of some


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.parametrize(
    ("said", "taken"), [("6", "6/6"), ("4/6", "4/6"), ("0 / 1", "0/1"), ("99", "99/99"), ("1", "1/1")]
)
def test_some_out_of_some(said: str, taken: str) -> None:
    assert yes(OutOf(id="hp", text="?"), said) == taken


@pytest.mark.rule("HH-SHEETS")
@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("7/6", "7 is too high: HP 6 at most"),
        ("0", "HP has a most of 1 to 99, not 0"),
        ("1/100", "HP has a most of 1 to 99, not 100"),
        ("-1/6", "HP is a whole number such as 6, or two such as 4/6"),
        ("1e9", "HP is a whole number such as 6, or two such as 4/6"),
        ("12 xp", "HP is a whole number such as 6, or two such as 4/6"),
        ("4/", "HP is a whole number such as 6, or two such as 4/6"),
        ("\u0663", "HP is a whole number such as 6, or two such as 4/6"),
        ("1" * 21, "21 characters are too many: 20 at most"),
    ],
)
def test_what_is_not_some_out_of_some(said: str, reason: str) -> None:
    assert no(OutOf(id="hp", text="?"), said) == reason
