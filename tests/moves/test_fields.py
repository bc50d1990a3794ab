from rules.asks import Money, Number, Option, Person, Words
from tests.moves.seated import Seated, asking
from tests.rules.tables import GRETE, ISOLDE, ODO, stonewell

FOLK = stonewell(people={"odo": ODO, "isolde": ISOLDE, "grete": GRETE})


def test_a_number_is_typed_and_its_range_is_told():
    seated = Seated(asking(Number(id="n", text="How many?", lowest=0, highest=4)))
    assert "0 to 4" in seated.text
    assert seated.press("7", "enter").note == "7 is too high: 4 at most"
    assert seated.press("backspace", "3", "enter").answers["n"] == 3


def test_a_second_sign_and_a_letter_are_no_number():
    seated = Seated(asking(Number(id="n", text="How many?", lowest=-5))).type("-3-")
    assert seated.note == "one sign, and before the number"
    assert seated.press("z").note == "a whole number is wanted here"
    assert "Backspace delete" in seated.text
    assert seated.press("enter").answers["n"] == -3


def test_fortunes_may_be_set_below_nothing_and_it_is_said_what_that_does():
    seated = Seated("set").press("slash").type("fortunes").press("enter", "enter")
    assert "4 at most; below 0 the GM picks instead" in seated.text


def test_letters_are_no_number_and_can_be_asides():
    seated = Seated(asking(Number(id="n", text="How many?", lowest=-5))).type("z-2")
    assert seated.press("enter").answers["n"] == -2


def test_pasted_letters_are_refused_with_the_reason():
    seated = Seated(asking(Number(id="n", text="How many?")))
    seated.sitting.paste("three")
    assert seated.press("enter").note == "'three' is no whole number"


def test_enter_takes_the_number_that_is_offered():
    seated = Seated(asking(Number(id="n", text="How many?", offered=2)))
    assert "Enter: 2" in seated.text
    assert seated.press("enter").answers["n"] == 2


def test_backspace_takes_away_what_is_offered_and_only_then_goes_back():
    asks = (Words(id="w", text="Why?", optional=True), Number(id="n", text="How many?", offered=2))
    seated = Seated(asking(*asks)).press("enter", "backspace")
    assert seated.asked == "n"
    assert "Enter: 2" not in seated.text
    assert seated.press("enter").note == "a whole number is wanted here"
    assert seated.type("7").press("backspace", "backspace").asked == "w"
    assert Seated(asking(*asks)).press("enter", "backspace").type("4").press("enter").answers["n"] == 4
    bare = Seated(asking(Words(id="w", text="Why?", offered="as it was", optional=True)))
    assert bare.press("backspace", "enter").answers["w"] == ""
    money = Seated(asking(Money(id="m", text="How much?", offered=1250)))
    assert money.press("backspace", "enter").note.startswith("an amount is wanted here")


def test_nothing_offered_and_nothing_typed_is_no_number():
    seated = Seated(asking(Number(id="n", text="How many?")))
    assert seated.press("enter").note == "a whole number is wanted here"


def test_words_are_text_with_every_letter_of_the_keys():
    seated = Seated(asking(Words(id="w", text="Why?"))).type("quick X jinx, 5/3 [/b]")
    assert seated.wish is None
    assert seated.press("enter").answers["w"] == "quick X jinx, 5/3 [/b]"


def test_words_can_be_edited_in_the_middle():
    seated = Seated(asking(Words(id="w", text="Why?"))).type("fog").press("left", "left", "backspace").type("d")
    seated.press("home", "delete").type("D").press("end").type("!")
    assert seated.press("enter").answers["w"] == "Dog!"


def test_words_that_are_needed_can_not_be_left_empty():
    seated = Seated(asking(Words(id="w", text="Why?"))).type("  ")
    assert seated.press("enter").note == "this can't be left empty"


def test_optional_words_may_be_left_empty():
    seated = Seated(asking(Words(id="w", text="Why?", optional=True)))
    assert seated.text.count("Enter: left open") == 2
    assert seated.press("enter").answers["w"] == ""


def test_a_field_says_what_leaving_it_empty_means():
    seated = Seated("deploy", FOLK)
    assert seated.text.count("Enter: a player's character, unnamed") == 2
    seated.press("enter", "1")
    assert "Enter: said, not written" in seated.text
    assert "Named     a player's character, unnamed" in seated.text
    assert "Enter: left open" in Seated("seasons-change", FOLK).text


def test_offered_words_are_taken_by_enter():
    seated = Seated(asking(Words(id="w", text="Name?", offered="Hollow")))
    assert "Hollow" in seated.text
    assert seated.press("enter").answers["w"] == "Hollow"


def test_control_characters_that_are_pasted_are_refused_and_stay_to_be_put_right():
    seated = Seated(asking(Words(id="w", text="Why?")))
    seated.sitting.paste("one\x1b[31mtwo\nthree")
    assert seated.press("enter").note == "words are one line, without control characters"
    assert "\x1b" not in seated.text
    seated.press("ctrl+u").type("one")
    assert seated.press("enter").answers["w"] == "one"


def test_a_long_text_moves_along_under_the_cursor():
    seated = Seated(asking(Words(id="w", text="Why?"))).type("a" * 100 + "END")
    assert "END" in seated.text
    assert max(map(len, seated.lines)) == 78
    seated.press("home").type("START")
    assert "START" in seated.text


def test_backspace_in_an_empty_field_goes_a_step_back():
    seated = Seated(asking(Number(id="n", text="How many?"), Words(id="w", text="Why?"))).press("4", "enter")
    seated.type("ab").press("backspace", "backspace")
    assert seated.asked == "w"
    seated.press("backspace")
    assert seated.asked == "n"
    assert "before: 4" in seated.text


def test_escape_leaves_where_letters_are_text():
    seated = Seated(asking(Words(id="w", text="Why?")))
    assert "Esc leave, nothing spent" in seated.text
    assert seated.type("q").wish is None
    assert seated.press("escape").wish is not None


def test_nobody_is_the_answer_of_enter_where_it_may_be():
    seated = Seated("deploy", FOLK)
    assert "Enter: a player's character, unnamed" in seated.text
    assert seated.press("enter").answers["leader"] == ""


def test_a_digit_chooses_somebody_while_nothing_is_typed():
    seated = Seated("deploy", FOLK).press("2")
    assert "► 2  Odo" in seated.text
    assert seated.press("enter").answers["leader"] == "odo"
    assert "Deploy, led by Odo" in seated.text


def test_arrows_choose_somebody():
    seated = Seated("deploy", FOLK).press("down", "enter")
    assert seated.answers["leader"] == "isolde"


def test_a_known_name_means_that_person_however_it_is_written():
    seated = Seated("deploy", FOLK).type("ODO").press("enter")
    assert seated.answers["leader"] == "odo"


def test_typing_narrows_the_list():
    seated = Seated("deploy", FOLK).type("is")
    assert "Isolde" in seated.text
    assert "Odo" not in seated.text
    assert seated.press("enter").answers["leader"] == "isolde"


def test_a_number_is_no_name():
    assert Seated(asking(Person(id="p", text="Who?"))).type("22").press("enter").note == "a number is no name"


def test_a_new_name_is_somebody_new_with_digits_in_it_too():
    seated = Seated("deploy", FOLK).type("Jax 12th")
    assert "someone new" in seated.text
    assert seated.press("enter").answers["leader"] == "Jax 12th"


def test_who_is_gone_can_not_be_meant():
    seated = Seated("deploy", FOLK).type("Grete").press("enter")
    assert seated.note == "Grete: dead. Someone else needs another name"
    assert "Grete" in seated.text


def test_somebody_is_needed_where_nobody_will_not_do():
    seated = Seated(asking(Person(id="p", text="Who?", options=(Option("odo", "Odo"),))))
    assert seated.press("enter").note == "this can't be left empty"


def test_somebody_offered_is_chosen_at_first():
    odo, isolde = Option("odo", "Odo"), Option("isolde", "Isolde")
    seated = Seated(asking(Person(id="p", text="Who?", options=(odo, isolde), offered="isolde")))
    assert seated.press("enter").answers["p"] == "isolde"


def test_a_name_that_somebody_s_begins_with_is_theirs_and_someone_new_is_one_row_further_down():
    seated = Seated("deploy", stonewell(people={"odo": ODO})).type("Od")
    assert "someone new" in seated.text
    assert seated.press("enter").answers["leader"] == "odo"
    other = Seated("deploy", stonewell(people={"odo": ODO})).type("Od").press("down")
    assert "Enter: someone new   Arrows choose" in other.text
    assert other.press("enter").answers["leader"] == "Od"


def test_a_name_in_the_middle_of_which_somebody_s_stands_is_new():
    seated = Seated("deploy", stonewell(people={"odo": ODO})).type("do")
    assert "Odo" in seated.text
    assert seated.press("enter").answers["leader"] == "do"
