from rules.asks import Words
from rules.moves import Move
from rules.play import Play, step
from rules.tracks import DEFENSES, FORTUNES, LACKING, POPULATION, PROSPERITY, SURPLUS
from tests.moves.seated import Seated
from tests.rules.tables import CULT, stonewell
from tui.moves.sitting import Wish

TWO = stonewell(defenses=2)


def changing(count):
    """A move that adds to the Surplus `count` times, each for itself."""

    @step
    def steps(play: Play):
        yield from play.ask(Words(id="why", text="Why?", optional=True))
        for number in range(count):
            with play.scope(f"time-{number}"):
                play.adjust(SURPLUS, 1, rule="HF-STATS-1", why=f"time {number}")

    return Move(id="changing", name="Changing", trigger="A test changes", rules=(), steps=steps)


def deployed():
    return Seated("deploy", TWO).press("enter", "5", "3", "2", "enter")


def test_everything_that_enter_writes_is_shown_from_old_to_new():
    seated = deployed().press("x")
    assert "Enter writes this" in seated.text
    assert "diminished  □ clear → ■ marked  many are hurt" in seated.text
    assert "Fortunes    ■■□□ 2  → ■□□□ 1    panic spreads" in seated.text
    assert "to say  Who is hurt, and how badly" in seated.text
    assert "#7  GM: Deploy 5 3, Many are hurt" in seated.text
    assert "one u undoes all of it" in seated.text


def test_enter_commits_and_only_there():
    seated = deployed()
    assert seated.wish is None
    assert seated.press("enter").wish is Wish.COMMIT


def test_a_digit_chooses_a_change_and_space_waives_it_and_lifts_the_waiver():
    seated = deployed().press("1")
    assert "► diminished" in seated.text
    assert not seated.sitting.result.changes[0].waived
    seated.press("space")
    assert "waived" in seated.text
    assert seated.sitting.result.changes[0].waived
    assert not seated.sitting.result.table.steading.diminished
    seated.press("space")
    assert "waived" not in seated.text
    assert seated.sitting.result.table.steading.diminished


def test_a_waived_change_is_struck_through_and_says_what_stays():
    seated = deployed().press("1", "x", "space")
    assert seated.answers["cost/panic"] is True
    assert "diminished  stays □ clear" in seated.text
    assert "→ ■ marked" not in seated.text
    parts = [part for line in seated.sitting.front.lines(seated.pen) for part in line]
    assert all("strike" in style for text, style in parts if text == "diminished")


def test_keys_that_were_pressed_twice_waive_nothing():
    for key in ("1", "space"):
        seated = deployed().press(key)
        assert not any(change.waived for change in seated.sitting.result.changes)
    assert seated.note == "a digit or an arrow chooses a change, Space waives it; Enter commits"
    assert deployed().press("7").note == seated.note
    assert Seated("note").type("Rain").press("enter", "space").note == "nothing here can be waived; Enter commits"


def test_x_waives_the_chosen_one_where_no_aside_has_it():
    seated = Seated(changing(2)).press("enter", "2", "x")
    assert [change.waived for change in seated.sitting.result.changes] == [False, True]
    assert "Space make it" in seated.text


def test_past_nine_changes_arrows_choose():
    seated = Seated(changing(12)).press("enter")
    assert "Arrows choose" in seated.text
    seated.press("2", "space")
    assert not any(change.waived for change in seated.sitting.result.changes)
    seated.press(*["down"] * 11, "x")
    assert [change.waived for change in seated.sitting.result.changes] == [False] * 10 + [True, False]
    assert "time 10" not in next(line for line in seated.lines if "►" in line)
    assert "waived" in next(line for line in seated.lines if "►" in line)


def test_more_than_fits_can_be_scrolled():
    seated = Seated(changing(9), rows=12).press("enter")
    assert len(seated.lines) == 14
    assert "time 0" in seated.text
    assert "time 8" not in seated.text
    seated.press(*["down"] * 20)
    assert "time 8" in seated.text


def test_what_follows_from_a_mark_is_shown_though_nobody_writes_it():
    @step
    def steps(play: Play):
        yield from play.ask(Words(id="why", text="Why?", optional=True))
        play.set(LACKING, True, rule="HF-DISASTER-2")

    move = Move(id="lack", name="Lack", trigger="A test lacks", rules=(), steps=steps)
    seated = Seated(move, stonewell(prosperity=2)).press("enter")
    assert "so Prosperity counts  2 → 1  2, lacking -1" in seated.text


def test_numbers_are_a_shape_and_a_number_and_marks_a_shape_and_a_word():
    @step
    def steps(play: Play):
        yield from play.ask(Words(id="why", text="Why?", optional=True))
        for track in (FORTUNES, POPULATION, PROSPERITY, DEFENSES):
            play.adjust(track, 1, rule="HF-STATS-1")
        play.adjust(SURPLUS, 4, rule="HF-STATS-1")

    seated = Seated(Move(id="up", name="Up", trigger="A test goes up", rules=(), steps=steps)).press("enter")
    assert "Fortunes    ■■□□ 2 → ■■■□ 3" in seated.text
    assert "Population  ■□□□ 1 → ■■□□ 2" in seated.text
    assert "Surplus     1      → 5" in seated.text


def test_a_note_says_what_takes_it_back():
    assert "U in the Chronicle takes it back" in Seated("note").type("Rain").press("enter").text


def test_what_only_the_gm_is_to_know_is_not_to_be_said():
    seated = Seated("threat", stonewell(threats={"cult": CULT})).press("1", "enter")
    assert "GM only The Lidless: the players do not know of it" in seated.text
    assert "to say" not in seated.text


def test_a_play_that_changes_nothing_says_so():
    seated = Seated("note").type("The bell rang twice").press("enter")
    assert seated.done
    assert "no change" in seated.text
    assert "The bell rang twice" in seated.text


def test_a_whole_winter_fits_into_the_small_modal_and_all_of_it_can_be_read():
    table = stonewell(season="autumn", year=1, fortunes=0, population=2, done={"harvest-year-1": "HF-SEASON-AUTUMN-2"})
    seated = Seated("seasons-change", table)
    seated.press("enter", "4", "2", "enter", "1", "enter", "6", "5", "2")
    assert seated.done
    read = set(seated.lines)
    for _ in range(30):
        read |= set(seated.press("down").lines)
    together = "\n".join(read)
    for words in ("season", "lacking", "Population", "Second meal", "Fortunes", "Prosperity counts"):
        assert words in together
    assert all(len(line) == 78 for line in seated.lines)
