from rules.asks import Dice, Words
from rules.moves import Move
from rules.play import Play, step
from rules.tracks import DEFENSES, FORTUNES, LACKING, POPULATION, PROSPERITY, SURPLUS, THREAT_STAGE
from tests.moves.seated import Seated
from tests.rules.tables import CULT, REAVERS, stonewell
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


def falling():
    """A move with one die and two changes."""

    @step
    def steps(play: Play):
        yield from play.ask(Dice(id="die", text="A die"))
        play.adjust(FORTUNES, 1, rule="HF-STATS-1")
        play.adjust(SURPLUS, 1, rule="HF-STATS-1")

    return Move(id="falling", name="Falling", trigger="A test rolls", rules=(), steps=steps)


def deployed():
    return Seated("deploy", TWO).press("enter", "5", "3", "2")


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


def test_a_digit_waives_its_change_and_takes_that_back():
    seated = deployed().press("x", "2")
    assert [change.waived for change in seated.sitting.result.changes] == [False, True]
    assert seated.sitting.result.table.steading.fortunes == 2
    assert "► 2 Fortunes stays ■■□□ 2 waived" in seated.told
    assert seated.note == "waived: Fortunes; 2 takes that back"
    assert "! waived: Fortunes; 2 takes that back" in seated.text
    seated.press("2")
    assert seated.note == "made again: Fortunes"
    assert seated.sitting.result.table.steading.fortunes == 1
    assert "► 2 Fortunes    ■■□□ 2  → ■□□□ 1" in seated.text


def test_several_can_be_waived_and_keep_their_digits():
    seated = deployed().press("x", "1", "2")
    assert all(change.waived for change in seated.sitting.result.changes)
    assert "  1 diminished  stays □ clear" in seated.text
    assert "► 2 Fortunes    stays" in seated.text
    assert not seated.press("1").sitting.result.changes[0].waived


def test_space_waives_what_an_arrow_chose_and_lifts_the_waiver():
    seated = deployed().press("down")
    assert "► 1 diminished" in seated.text
    assert not seated.sitting.result.changes[0].waived
    assert seated.press("space").note == "waived: diminished; Space takes that back"
    assert seated.sitting.result.changes[0].waived
    assert not seated.sitting.result.table.steading.diminished
    assert seated.press("space").note == "made again: diminished"
    assert seated.sitting.result.table.steading.diminished


def test_a_waived_change_is_struck_through_and_says_what_stays():
    seated = deployed().press("1", "x")
    assert seated.answers["cost/panic"] is True
    assert "diminished  stays □ clear" in seated.text
    assert "→ ■ marked" not in seated.text
    parts = [part for line in seated.sitting.front.lines(seated.pen) for part in line]
    assert all("strike" in style for text, style in parts if text == "diminished")


def test_the_last_die_pressed_once_more_only_chooses_and_says_what_waives():
    seated = Seated(falling()).press("2")
    assert seated.done
    seated.press("2")
    assert not any(change.waived for change in seated.sitting.result.changes)
    assert "► 2 Surplus" in seated.text
    assert seated.note == "2 was the last die; Space or 2 waives Surplus here"
    assert seated.press("2").sitting.result.changes[1].waived


def test_another_digit_than_the_last_die_s_is_told_when_it_waives():
    seated = Seated(falling()).press("2", "1")
    assert seated.sitting.result.changes[0].waived
    assert seated.note == "waived: Fortunes; 1 takes that back"


def test_what_is_asked_because_of_a_waiver_says_so():
    @step
    def steps(play: Play):
        yield from play.ask(Words(id="why", text="Why?", optional=True))
        play.adjust(SURPLUS, 1, rule="HF-STATS-1")
        if play.table.steading.surplus == 1:
            yield from play.ask(Words(id="else", text="What else?", optional=True))

    move = Move(id="less", name="Less", trigger="A test asks more", rules=(), steps=steps)
    seated = Seated(move).press("enter", "1")
    assert seated.asked == "else"
    assert seated.note == "a change was waived, and this is asked now; Backspace takes that back"
    assert seated.press("backspace").done


def test_keys_that_name_no_change_waive_nothing():
    for key in ("space", "7"):
        seated = deployed().press(key)
        assert not any(change.waived for change in seated.sitting.result.changes)
        assert seated.note == "its digit waives a change; Enter commits"
    assert Seated("note").type("Rain").press("enter", "space").note == "nothing here can be waived; Enter commits"


def test_x_waives_the_chosen_one_where_no_aside_has_it():
    seated = Seated(changing(2)).press("enter", "down", "down", "x")
    assert [change.waived for change in seated.sitting.result.changes] == [False, True]
    assert "1-2 waive" in seated.text


def test_past_nine_changes_arrows_choose():
    seated = Seated(changing(12)).press("enter")
    assert "Arrows choose" in seated.text
    assert seated.press("2").note == "an arrow chooses a change, Space waives it; Enter commits"
    assert not any(change.waived for change in seated.sitting.result.changes)
    seated.press(*["down"] * 11, "x")
    assert [change.waived for change in seated.sitting.result.changes] == [False] * 10 + [True, False]
    assert "time 10" not in next(line for line in seated.lines if "►" in line)
    assert "waived" in next(line for line in seated.lines if "►" in line)
    assert "Space make it" in seated.text


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
    seated = Seated("threat", stonewell(threats={"cult": CULT})).press("1")
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
    seated.press("enter", "4", "2", "1", "6", "5", "2")
    assert seated.done
    read = set(seated.lines)
    for _ in range(30):
        read |= set(seated.press("down").lines)
    together = "\n".join(read)
    for words in ("season", "lacking", "Population", "Second meal", "Fortunes", "Prosperity counts"):
        assert words in together
    assert all(len(line) == 78 for line in seated.lines)


def test_a_long_name_is_cut_only_where_a_reason_needs_the_room():
    name = "Reavers of the Long Acre"

    def row(why):
        @step
        def steps(play: Play):
            yield from play.ask(Words(id="why", text="Why?", optional=True))
            play.set(THREAT_STAGE.at("reavers"), 3, rule="HF-THREATS", why=why)

        move = Move(id="long", name="Long", trigger="A test names", rules=(), steps=steps)
        table = stonewell(threats={"reavers": REAVERS.model_copy(update={"name": name})})
        return next(line for line in Seated(move, table).press("enter").lines if "1 Reavers" in line)

    assert f"1 {name}: stage  ■■□□ 2 → ■■■□ 3  so" in row("so")
    assert "1 Reavers of the Long Acr…  ■■□□ 2 → ■■■□ 3  because nobody went" in row("because nobody went there")
