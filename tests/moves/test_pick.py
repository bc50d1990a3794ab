from rules.asks import Option, Pick, Words
from tests.moves.seated import Seated, asking
from tests.rules.tables import REAVERS, stonewell

FRUIT = ("Apple", "Pear", "Plum", "Quince", "Fig", "Grape", "Melon", "Peach", "Lemon", "Lime", "Date", "Mango")


def picking(count, least=1, most=1, offered=()):
    options = tuple(Option(name.lower(), name, f"one {name}") for name in FRUIT[:count])
    return Seated(
        asking(Pick(id="fruit", text="Which fruit?", options=options, least=least, most=most, offered=offered))
    )


def test_a_digit_is_the_pick_and_backspace_takes_it_back():
    seated = picking(4).press("3")
    assert seated.answers["fruit"] == ["plum"]
    assert seated.done
    assert seated.wish is None
    seated.press("backspace")
    assert seated.asked == "fruit"
    assert "► 3  Plum" in seated.text


def test_enter_takes_the_one_that_arrows_chose():
    assert picking(4).press("down", "down", "enter").answers["fruit"] == ["plum"]


def test_the_same_digit_once_more_is_no_waiver():
    gone = stonewell(threats={"reavers": REAVERS})
    seated = Seated("threat", gone).press("1")
    assert seated.done
    seated.press("1")
    assert not any(change.waived for change in seated.sitting.result.changes)
    assert seated.note == "1 was the last pick; Space or 1 waives Grey Reavers: stage here"
    assert seated.press("1").sitting.result.changes[0].waived


def test_arrows_and_j_k_choose():
    seated = picking(4).press("down", "j", "j", "j", "k", "up")
    assert "► 2  Pear" in seated.text


def test_a_digit_beyond_the_list_does_nothing():
    seated = picking(3).press("7", "0")
    assert "► 1  Apple" in seated.text
    assert seated.asked == "fruit"


def test_several_are_ticked_and_counted():
    seated = picking(4, least=2, most=2).press("4")
    assert "1 of 2 picked" in seated.text
    assert "4  ■ Quince" in seated.text
    assert seated.press("enter").note == "pick 2, not 1"
    seated.press("2", "enter")
    assert seated.answers["fruit"] == ["pear", "quince"]


def test_what_is_offered_is_picked_already_and_enter_alone_takes_it():
    seated = picking(4, least=2, most=2, offered=("plum", "quince"))
    assert "2 of 2 picked" in seated.text
    seated.press("enter")
    assert seated.answers["fruit"] == ["plum", "quince"]
    assert picking(4, offered=("plum",)).press("enter").answers["fruit"] == ["plum"]
    other = picking(4, least=2, most=2, offered=("plum", "quince")).press("3", "1", "enter")
    assert other.answers["fruit"] == ["apple", "quince"]


def test_a_pick_too_many_is_refused_and_nothing_is_lost():
    seated = picking(4, least=1, most=2).press("1", "2", "3")
    assert seated.note == "2 at most: take another one away first"
    assert "2 picked, of 1 to 2" in seated.text
    assert seated.press("1", "3", "enter").answers["fruit"] == ["pear", "plum"]


def test_space_ticks_the_chosen_one():
    seated = picking(4, least=2, most=2).press("down", "space", "down", "space", "enter")
    assert seated.answers["fruit"] == ["pear", "plum"]


def test_over_nine_options_arrows_choose_and_a_slash_filters():
    seated = picking(12)
    assert "1  Apple" in seated.text
    assert "9  Lemon" in seated.text
    assert "1-9 pick   / filter   Enter go on" in seated.text
    seated.press(*["down"] * 9)
    assert "►    Lime" in seated.text
    seated.press("slash").type("e")
    seated.type("a")
    assert "Peach" in seated.text
    assert "Lime" not in seated.text
    seated.press("enter", "2")
    assert seated.answers["fruit"] == ["peach"]


def test_of_a_long_list_a_digit_picks_one_of_the_first_nine():
    assert picking(12).press("9").answers["fruit"] == ["lemon"]


def test_a_digit_picks_nothing_that_is_not_in_sight():
    seated = Seated("set").press(*["down"] * 30)
    assert "1  Fortunes" not in seated.text
    seated.press("2")
    assert seated.asked == "track"
    assert "► 2  Surplus" in seated.text
    assert seated.press("2").answers["track"] == ["steading.surplus"]


def test_in_the_filter_letters_are_text_q_and_j_too():
    seated = picking(12).press("slash").type("q")
    assert seated.wish is None
    assert "1  Quince" in seated.text
    assert "Esc all of them" in seated.text
    seated.press("backspace", "j")
    assert "nothing here goes by that" in seated.text
    assert seated.press("enter").press("enter").note == "pick 1, not 0"
    seated.press("escape")
    assert "Apple" in seated.text
    assert seated.press("enter").answers["fruit"] == ["apple"]


def test_a_long_list_scrolls_with_the_chosen_one():
    seated = Seated("set")
    seated.press(*["down"] * 15)
    assert sum("►" in line for line in seated.lines) == 1
    assert "the others" in seated.text
    assert len(seated.lines) == 20


def test_the_preview_shows_what_the_chosen_one_would_do():
    seated = Seated("deploy", stonewell(defenses=2)).press("enter", "5", "3")
    assert "no change so far" in seated.text
    seated.press("down")
    assert "diminished  □ clear → ■ marked  many are hurt" in seated.text
    assert "nothing is spent yet" in seated.text


def test_an_option_with_a_long_effect_has_it_on_a_second_line():
    seated = Seated("disaster", stonewell(fortunes=0)).press("enter")
    lines = seated.lines
    at = next(number for number, line in enumerate(lines) if "mark diminished" in line)
    assert "disadvantage on Deploy, Muster and Pull Together" in lines[at + 1]
    assert "┃" in lines[at + 1]


def test_in_a_long_list_what_each_would_do_is_told_as_far_as_it_fits():
    why = "a reason that is far too long for what is left of a line beside a name"
    options = tuple(Option(name.lower(), f"{name} of the long orchard", why) for name in FRUIT)
    lines = Seated(asking(Pick(id="fruit", text="Which fruit?", options=options))).lines
    shown = [line for line in lines if "of the long orchard" in line]
    assert len(shown) > 8
    assert all("a reason that is far" in line for line in shown)


def test_whose_choice_it_is_and_the_rule_stand_beside_the_ask():
    seated = Seated("deploy", stonewell(defenses=2)).press("enter", "5", "3")
    lines = [" ".join(line.strip("│ ").split()) for line in seated.lines]
    assert "It works, and one of these comes with it HF-DEPLOY-1" in lines
    assert any(line.startswith("● the GM picks") for line in lines)
    assert "● the players pick" in seated.press("w").text
    said = Seated(asking(Words(id="w", text="W?", to="table", rule="HF-THREATS")))
    assert "the players say  HF-THREATS" in said.text


def test_in_a_long_list_a_letter_narrows_and_enter_takes_what_it_found():
    seated = picking(12).type("pea")
    assert "1  Pear" in seated.text
    assert "Apple" not in seated.text
    assert "Enter pick" in seated.text
    assert seated.press("down", "enter").answers["fruit"] == ["peach"]
    assert "► 1  Apple" in picking(4).type("p").text


def test_of_several_enter_ticks_what_letters_found_and_all_are_in_sight_again():
    seated = picking(12, least=2, most=2).type("fig").press("enter")
    assert "■ Fig" in seated.text
    assert "□ Apple" in seated.text
    assert seated.press("1", "enter").answers["fruit"] == ["apple", "fig"]


def test_backspace_takes_the_letters_away_again():
    seated = picking(12).type("f").press("backspace", "backspace")
    assert "Apple" in seated.text
    assert seated.asked == "fruit"
