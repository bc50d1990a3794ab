from rules.asks import Dice
from rules.pools import pool
from tests.moves.seated import Seated, asking
from tests.rules.tables import REAVERS, stonewell

TWO = stonewell(defenses=2)
NONE = stonewell(defenses=0)


def deploy(table=TWO, faces=()):
    """Deploy with nobody in charge: its dice are in front."""
    return Seated("deploy", table, faces=faces).press("enter")


def test_typed_dice_go_on_by_themselves_after_the_last():
    seated = deploy().press("5")
    assert seated.asked == "roll"
    assert "die 2 of 2" in seated.text
    seated.press("3")
    assert seated.answers["roll"] == [5, 3]
    assert seated.sources["roll"] == "typed"
    assert seated.asked == "cost"


def test_a_face_that_the_die_has_not_is_refused_with_the_reason_and_nothing_is_lost():
    for wrong in ("7", "0", "9"):
        seated = deploy().press("5", wrong)
        assert seated.note == f"a d6 has no {wrong}: 1 to 6"
        assert f"! a d6 has no {wrong}: 1 to 6" in seated.text
        assert seated.press("3").answers["roll"] == [5, 3]


def test_letters_are_no_dice():
    seated = deploy().press("5", "z", "enter")
    assert seated.asked == "roll"
    assert seated.note == "1 die is still to fall"
    assert deploy().press("z").note == "a die is a number of 1-6; Space rolls here"


def test_the_gm_rolls_for_the_community():
    assert "the GM rolls for the community" in deploy().text


def test_a_last_die_that_is_typed_twice_picks_nothing():
    assert deploy().press("5", "3", "3").asked == "cost"
    threats = stonewell(season="summer", year=1, fortunes=2, threats={"reavers": REAVERS})
    seated = Seated("seasons-change", threats).press("enter", "1", "2", "2")
    assert "0 picked" in seated.text
    assert seated.note == "2 was the last die; Space or 2 picks it here"
    assert "1 picked" in seated.press("2").text


def test_an_enter_given_to_dice_that_went_on_by_themselves_picks_nothing():
    seated = deploy().press("5", "3", "enter")
    assert seated.asked == "cost"
    assert seated.note.startswith("the dice went on by themselves; Enter picks ")
    assert seated.press("enter").done


def test_space_rolls_all_of_them_here():
    seated = deploy(faces=(6, 2)).press("space")
    assert seated.answers["roll"] == [6, 2]
    assert seated.sources["roll"] == "rolled"
    assert "rolled here" in seated.text


def test_rolled_faces_are_the_same_after_a_step_back():
    seated = deploy(faces=(4, 2, 6, 6)).press("space", "backspace")
    assert seated.asked == "roll"
    assert "before: 4 2, rolled here" in seated.text
    assert seated.press("space").answers["roll"] == [4, 2]


def test_typed_and_rolled_dice_do_not_mix():
    seated = deploy(faces=(6, 6)).press("5", "space")
    assert "don't mix" in seated.note
    assert seated.asked == "roll"
    seated.press("backspace", "space")
    assert seated.answers["roll"] == [6, 6]


def test_backspace_clears_a_die_and_with_none_goes_a_step_back():
    seated = deploy().press("5", "backspace")
    assert seated.asked == "roll"
    assert "die 1 of 2" in seated.text
    assert seated.press("backspace").asked == "leader"


def test_enter_gives_what_was_answered_before():
    seated = deploy().press("5", "3", "backspace")
    assert "before: 5 3" in seated.text
    assert seated.press("enter").answers["roll"] == [5, 3]


def test_what_each_result_would_mean_is_told_as_the_dice_fall():
    seated = deploy()
    assert seated.text.count("still open") == 3
    seated.press("5")
    tiers = [line for line in seated.lines if any(faces in line for faces in (" 6   ", " 4-5 ", " 1-3 "))]
    assert "still open" in tiers[0]
    assert "► 4-5" in tiers[1]
    assert "with the 5 so far" in tiers[1]
    assert "ruled out" in tiers[2]


def test_no_dice_are_said_to_be_two_of_which_the_lowest_counts():
    seated = deploy(NONE)
    assert "no dice: roll 2, keep the lowest" in seated.text
    assert "2d6, keep the lowest" in seated.text


def test_the_pool_is_itemised():
    seated = deploy(stonewell(defenses=3, diminished=True))
    assert "Defenses 3, diminished -1d" in seated.text
    assert "2d6, keep the highest" in seated.text


def test_a_die_alone_shows_its_text_and_its_sides():
    seated = Seated("harvest", stonewell(season="autumn", year=1))
    assert "The harvest: 1d4 Surplus" in seated.text
    assert "1-4 as it lies on the table" in seated.text
    assert seated.press("5").note == "a d4 has no 5: 1 to 4"
    assert seated.press("4").done


def test_a_die_with_faces_of_two_digits_waits_for_the_second():
    seated = Seated(asking(Dice(id="a", text="Two dozen", count=2, sides=12)))
    seated.press("1")
    assert seated.asked == "a"
    seated.press("2", "7")
    assert seated.answers["a"] == [12, 7]
    seated.press("backspace", "1", "enter", "1", "3")
    assert seated.note == "a d12 has no 13: 1 to 12"
    assert seated.press("1", "enter").answers["a"] == [1, 1]


def test_many_dice_are_drawn_smaller():
    for count in (1, 3, 4, 8, 11, 12, 20):
        seated = Seated(asking(Dice(id="a", text="Many", count=count, pool=pool(count))))
        assert max(map(len, seated.lines)) == 78
        seated.press(*["4"] * (count - 1))
        assert seated.asked == "a"
        assert seated.press("4").answers["a"] == [4] * count
