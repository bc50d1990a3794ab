"""What a seat may not see does not come up in its modal."""

from msgspec.structs import replace

from rules.asks import Option, Pick, Words, YesNo
from rules.errors import Refused
from rules.moves import Move
from rules.play import Play, step
from rules.seats import GM_SEAT, Seat
from rules.tracks import SURPLUS, THREAT_STAGE
from tests.moves.seated import Seated, asking
from tests.rules.tables import CULT, ODO, REAVERS, stonewell
from tui.moves.front import AskFront
from tui.moves.sitting import Sitting

TABLE = stonewell(people={"odo": ODO}, threats={"cult": CULT, "reavers": REAVERS})
PLAYER = Seat("odo", "player", ("odo",))
WHICH = Pick(
    id="which",
    text="Which threat?",
    to="table",
    options=(
        Option("cult", "The Lidless", about="threats.cult"),
        Option("reavers", "Grey Reavers", about="threats.reavers"),
    ),
)


@step
def _grow(play: Play):
    yield from play.ask(Words(id="why", text="Why?", to="table", optional=True))
    play.adjust(SURPLUS, 1, rule="HF-STATS-1")
    play.adjust(THREAT_STAGE.at("cult"), 1, rule="HF-THREATS", why="it grows")
    play.remark("The Lidless gather", about="threats.cult")


GROW = Move(id="grow", name="Grow", trigger="A test grows", rules=(), steps=_grow)


def test_a_player_is_offered_only_what_the_player_knows_of():
    assert "The Lidless" in Seated(asking(WHICH), TABLE).text
    seated = Seated(asking(WHICH), TABLE, seat=PLAYER, who="odo")
    assert "The Lidless" not in seated.text
    assert "► 1  Grey Reavers" in seated.text
    assert seated.press("enter").answers["which"] == ["reavers"]


def test_a_player_is_shown_only_such_changes_and_remarks():
    gm = Seated(GROW, TABLE).press("enter")
    assert "The Lidless: stage" in gm.text
    assert "The Lidless gather" in gm.text
    player = Seated(GROW, TABLE, seat=PLAYER, who="odo").press("enter")
    assert "Lidless" not in player.text
    assert "Surplus  1 → 2" in player.text


def test_another_s_hidden_change_is_not_marked_for_a_player():
    player = Seated(GROW, TABLE, seat=PLAYER, who="odo").press("enter")
    before = player.sitting.result.changes
    player.sitting.differs(stonewell(people={"odo": ODO}, threats={"cult": CULT, "reavers": REAVERS}), before[:1])
    assert "Lidless" not in player.text
    assert "not shown before" not in player.text


def test_an_ask_to_the_gm_is_left_for_the_gm():
    seated = Seated(asking(Words(id="w", text="A secret?")), TABLE, seat=PLAYER, who="odo")
    assert "A secret?" not in seated.text
    assert "This is for the GM to answer" in seated.text
    assert seated.press("x", "enter").answers == {}


SECRET = YesNo(id="secret", letter="s", text="The Lidless hear of it", to="table", about="threats.cult")


def test_an_aside_about_what_is_hidden_is_not_offered_at_the_ask_or_at_the_confirm():
    ask = Words(id="what", text="What is said?", to="table", optional=True, asides=(SECRET,))
    gm = Seated(asking(ask), TABLE)
    assert "The Lidless hear of it" in gm.text
    assert "The Lidless hear of it" in gm.press("enter").text
    player = Seated(asking(ask), TABLE, seat=PLAYER, who="odo")
    assert "Lidless" not in player.text
    assert "Tab" not in player.text
    player.press("enter", "s")
    assert player.done
    assert "Lidless" not in player.text
    assert "what/secret" not in player.answers


def test_an_answer_that_names_what_is_hidden_is_not_shown_to_a_player():
    player = Seated(asking(WHICH, Words(id="why", text="Why?", to="table")), TABLE, seat=PLAYER, who="odo")
    gm = Seated(asking(WHICH, Words(id="why", text="Why?", to="table")), TABLE).press("1")
    assert "The Lidless" in gm.text
    player.sitting.play.conversation = gm.play.conversation
    player.sitting.rerun(TABLE)
    assert player.asked == "why"
    assert "Lidless" not in player.text
    assert "Lidless" not in player.type("so").press("enter").text


def test_a_question_about_what_is_hidden_is_left_for_the_gm():
    ask = Words(id="w", text="What do the Lidless want?", to="table", about="threats.cult")
    assert "Lidless" in Seated(asking(ask), TABLE).text
    player = Seated(asking(ask), TABLE, seat=PLAYER, who="odo")
    assert "Lidless" not in player.text
    assert "This is for the GM to answer" in player.text


@step
def _refuse(play: Play):
    yield from play.ask(Words(id="why", text="Why?", to="table", optional=True))
    raise Refused("The Lidless are in the way", "threats.cult")


def test_a_refusal_about_what_is_hidden_gives_a_player_no_reason():
    move = Move(id="refuse", name="Refuse", trigger="A test refuses", rules=(), steps=_refuse)
    assert Seated(move, TABLE).press("enter").note == "The Lidless are in the way"
    player = Seated(move, TABLE, seat=PLAYER, who="odo").press("enter")
    assert player.note == "the rules do not allow that here"
    assert "Lidless" not in player.text


def test_what_another_picked_before_of_what_is_hidden_is_not_shown_again():
    gm = Seated(asking(WHICH), TABLE).press("1", "backspace")
    assert "before: The Lidless" in gm.text
    player = Seated(asking(WHICH), TABLE, seat=PLAYER, who="odo")
    player.sitting.play.conversation = gm.play.conversation
    player.sitting.coming.run()
    fresh = Sitting(player.sitting.play, TABLE, PLAYER)
    assert isinstance(fresh.front, AskFront)
    assert fresh.front.old is None
    player.sitting.play.conversation = Seated(asking(WHICH), TABLE).press("2", "backspace").play.conversation
    mine = Sitting(player.sitting.play, TABLE, PLAYER).front
    assert isinstance(mine, AskFront)
    assert mine.old is not None
    assert mine.old.value == ["reavers"]


@step
def _perhaps(play: Play):
    if (yield from play.ask(YesNo(id="more", text="More?", to="table"))):
        yield from play.ask(WHICH)


def test_answers_that_are_left_out_are_only_counted_for_a_player():
    move = Move(id="perhaps", name="Perhaps", trigger="A test asks", rules=(), steps=_perhaps)
    for seat, words in ((GM_SEAT, "left out: cult"), (PLAYER, "left out: 1 answer")):
        gm = Seated(move, TABLE).press("y", "1")
        seated = Seated(move, TABLE, seat=seat, who="odo")
        kept = {key: one for key, one in gm.play.conversation.answers.items() if key == "which"}
        seated.sitting.play.conversation = replace(seated.play.conversation, answers=kept)
        seated.sitting.rerun(TABLE)
        assert words in seated.press("n").text
