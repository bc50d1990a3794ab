from rules.asks import Number, Option, Pick, Words, YesNo
from tests.moves.seated import Seated, asking
from tests.rules.tables import ODO, REAVERS, stonewell

TWO = stonewell(defenses=2)


def cost(table=TWO):
    """Deploy at its cost: two asides hang on it."""
    return Seated("deploy", table).press("enter", "5", "3")


def test_a_letter_toggles_an_aside_and_costs_nothing_otherwise():
    seated = cost()
    assert "x  □ And panic spreads" in seated.text
    seated.press("x")
    assert "x  ■ And panic spreads" in seated.text
    assert seated.answers["cost/panic"] is True
    seated.press("x")
    assert "cost/panic" not in seated.answers


def test_w_swaps_whose_pick_it_is_and_its_row_says_whose_it_could_be():
    seated = cost()
    assert "● the GM picks   ○ the players: the steading acts from strength  w swaps" in seated.text
    assert "□ The steading acts" not in seated.text
    seated.press("w")
    assert "○ the GM   ● the players pick: the steading acts from strength   w swaps" in seated.text
    assert seated.answers["cost/strength"] is True
    seated.press("w")
    assert "cost/strength" not in seated.answers
    assert "w  □ The steading acts from strength" in seated.press("1").text  # there is no pick in front now


def test_an_aside_that_changes_no_one_s_choice_is_no_swap():
    assert "swaps" not in Seated("deploy", TWO).text
    assert "swaps" not in Seated("deploy", TWO).press("enter", "1", "1").text


def test_an_aside_can_be_added_at_the_confirm_and_later_answers_stay():
    seated = cost().press("2")
    assert seated.done
    assert "x  □ And panic spreads" in seated.text
    seated.press("x")
    assert seated.done
    assert seated.answers["cost"] == ["hurt"]
    assert "Fortunes" in seated.text
    assert "Added     And panic spreads" in seated.text


def test_an_aside_added_at_the_confirm_asks_what_it_has_to():
    seated = cost(stonewell(defenses=2, fortunes=0)).press("2", "x")
    assert seated.asked == "disaster/below-zero/disaster"
    seated.press("1")
    assert seated.done
    assert seated.answers["cost"] == ["hurt"]


def test_with_a_text_field_tab_leads_to_the_asides_and_back():
    seated = Seated("deploy", TWO).type("n")
    assert "leader/nobody" not in seated.answers
    seated.press("backspace", "tab")
    assert "Tab to the field" in seated.text
    seated.press("tab").type("Bo")
    assert seated.press("enter").answers["leader"] == "Bo"


def test_among_the_asides_a_letter_and_space_toggle_and_enter_goes_on():
    for key in ("n", "space"):
        seated = Seated("deploy", TWO).press("tab", key)
        assert seated.answers["leader/nobody"] is True
        assert seated.press("tab", "enter").asked == "decides"
        assert seated.answers["leader/nobody"] is True
    assert Seated("deploy", TWO).press("tab", "enter").asked == "roll"


def test_among_the_asides_enter_goes_on_with_what_was_typed():
    seated = Seated("threat").type("Wolves").press("tab", "space", "tab", "enter")
    assert seated.answers == {"threat/names/hidden": True, "threat/names": "Wolves"}


def test_the_footer_says_what_tab_is_for():
    said = YesNo(id="said", text="It is said aloud", letter="h")
    assert "Tab h it is said aloud" in Seated(asking(Words(id="a", text="A?", asides=(said,)))).type("Wolves").text
    assert "Tab one more choice" in Seated("deploy", TWO).press("enter", "1", "1").text
    assert "Tab one more choice" in Seated("deploy", stonewell(people={"odo": ODO})).text
    asides = (YesNo(id="one", text="One", letter="z"), YesNo(id="two", text="Two", letter="y"))
    assert "Tab more choices" in Seated(asking(Words(id="a", text="A?", asides=asides))).text


def test_another_letter_among_the_asides_says_which_keys_do_something():
    seated = Seated("threat").press("tab", "z")
    assert seated.note == "Space or its letter says it; Tab goes back to the field"


def test_half_typed_text_survives_an_aside():
    seated = Seated("threat").type("Wolves").press("tab", "h").type(" at the door").press("enter")
    assert seated.answers["threat/names"] == "Wolves at the door"
    assert seated.answers["threat/names/hidden"] is True


def test_arrows_choose_among_the_asides():
    seated = Seated("deploy", TWO).press("enter", "1", "1", "tab")
    assert "x  □ And panic spreads" in seated.text
    assert "►" in next(line for line in seated.lines if "And panic spreads" in line)


def test_an_aside_that_has_to_be_typed_opens_a_field_for_it():
    bribe = Number(id="bribe", text="A bribe, in silver", letter="b", lowest=1, offered=5)
    seated = Seated(asking(Pick(id="p", text="Which?", options=(Option("a", "A"), Option("b", "B")), asides=(bribe,))))
    seated.press("j", "b")
    assert "A bribe, in silver" in seated.text
    seated.press("7", "enter")
    assert seated.answers["p/bribe"] == 7
    assert "► 2  B" in seated.text
    assert "b  ■ A bribe, in silver" in seated.text
    seated.press("b")
    assert "before: 7" in seated.text
    seated.press("escape")
    assert seated.wish is None
    assert seated.press("enter").done


def test_of_two_asides_with_one_letter_the_first_has_it_at_the_confirm():
    one = YesNo(id="one", text="First aside", letter="z")
    two = YesNo(id="two", text="Second aside", letter="z")
    seated = Seated(
        asking(Words(id="a", text="A?", optional=True, asides=(one,)), YesNo(id="b", text="B?", asides=(two,)))
    )
    seated.press("enter", "y")
    assert seated.done
    assert "First aside" in seated.text
    assert "Second aside" not in seated.text
    assert seated.press("z").answers["a/one"] is True


def test_an_aside_never_takes_a_letter_that_the_ask_itself_uses():
    aside = YesNo(id="n", text="Nobody", letter="n")
    seated = Seated(asking(YesNo(id="b", text="B?", asides=(aside,)))).press("n")
    assert seated.answers == {"b": False}


def test_a_threat_that_is_kept_from_the_players():
    seated = Seated("threat", stonewell(threats={"reavers": REAVERS})).press("2").type("Cult")
    seated.press("tab", "h", "enter")
    assert seated.done
    assert "Cult" in seated.text


def test_many_asides_stand_beside_each_other_and_each_is_whole():
    words = ("Others who strike with it", "Piercing", "Ignores armor", "Forceful", "Messy", "A wound with it")
    many = tuple(YesNo(id=f"a{at}", letter="abcdef"[at], text=text) for at, text in enumerate(words))
    seated = Seated(asking(Pick(id="p", text="Which?", options=(Option("x", "X"),), asides=many)), rows=10)
    assert "a  □ Others who strike with it" not in seated.text
    for text in words:
        assert f"□ {text}" in seated.text
    assert len([line for line in seated.lines if "□" in line]) == 2
    short = Seated(asking(Pick(id="p", text="Which?", options=(Option("x", "X"),), asides=many)), rows=7)
    (line,) = [line for line in short.lines if "□" in line]
    assert "a □ Others who strike with it" in line  # whole ones, and how many more there are
    assert "more" in line
    assert "…" not in line
    (line,) = [line for line in short.press("f").lines if "■" in line or "□" in line]
    assert line.index("A wound with it") < line.index("Others who strike")  # what is said stays in sight


def test_an_aside_that_stays_can_be_said_at_every_ask_after_its_own():
    stays = YesNo(id="too", text="They too", letter="z", stays=True)
    once = YesNo(id="once", text="Just here", letter="y")
    first = Pick(id="p", text="Which?", options=(Option("x", "X"), Option("w", "W")), asides=(stays, once))
    seated = Seated(asking(first, YesNo(id="b", text="B?"))).press("1")
    assert seated.asked == "b"
    assert "□ They too" in seated.text
    assert "Just here" not in seated.text
    seated.press("z")
    assert seated.answers["p/too"] is True
    assert seated.asked == "b"
