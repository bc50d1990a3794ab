"""Player against player: both Fight in one exchange; or one strikes who can't fight back (DG-PVP-1, DG-PVP-3)."""

from rules.asks import GM, Option, Pick, YesNo
from rules.combat.battalion import ONE
from rules.combat.exchange import clash_is_over, exchange
from rules.combat.landing import land
from rules.combat.strike import Side, strike
from rules.combat.swing import swing
from rules.combat.weapons import arm
from rules.combat.who_fights import as_effect, fights_of, how, out_of_it
from rules.modifier import Part
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.pools import MISS
from rules.roll import lend, lent_by
from rules.table import Table
from rules.table_moves.face_danger import RESULTS
from rules.table_moves.face_danger import RULE as FACE_DANGER
from rules.table_moves.tiered import tiered
from rules.throws import Throw
from rules.wounds.boxes import has_boxes

RULE, ENDS = "DG-PVP-1", "DG-PVP-3"
STRIKE, SUBDUE = "strike", "subdue"


@step
def _versus(play: Play) -> Steps[None]:
    one = yield from _attacker(play)
    other = yield from _target(play, one)
    able = yield from play.ask(
        YesNo(
            id="able",
            text=f"Can {called(play.table, other)} fight back?",
            to=GM,
            about=f"characters.{other}",
            rule=RULE,
            effect="no: they Face Danger, and it is interfered with",
        )
    )
    fight = _in_both(play.table, one, other)
    if able:
        with play.scope(one):
            mine = yield from swing(play, one, other)
        with play.scope(other):
            theirs = yield from swing(play, other, one)
        yield from exchange(play, fight, mine, theirs, rule=RULE)
    else:
        yield from _unready(play, fight, one, other)
    yield from clash_is_over(play, fight, (one, other))
    quarrel_ends(play, one, other)


def quarrel_ends(play: Play, one: str, other: str) -> None:
    """What is said where death came of what one player's character did to another, also where the dead one lives on
    (DG-PVP-3)."""
    if any(ask.key.endswith("death/way") for ask in play.asked):
        names = f"{called(play.table, one)} and {called(play.table, other)}"
        play.remark(f"Death came of it: between {names} it had better end here", f"characters.{other}", to_tell=True)


def _in_both(table: Table, one: str, other: str) -> str:
    """The fight that both are in, whose edges count; "" for none."""
    return next((fight for fight in fights_of(table, one) if fight in fights_of(table, other)), "")


@step
def _unready(play: Play, fight: str, one: str, other: str) -> Steps[None]:
    """One caught unready Faces Danger while the other Interferes; where it fails, it is Harm, or they are subdued."""
    name, whom = called(play.table, one), called(play.table, other)

    @step
    def interferes(play: Play, _throw: Throw, _total: int) -> Steps[tuple[Part, ...]]:
        by = yield from lend(play, one, other, against=True)
        return (Part(lent_by(play.table, one, against=True), by),)

    with play.scope(other):
        rolled = yield from tiered(play, other, ("grace",), RESULTS, rule=FACE_DANGER, between=interferes)
        if rolled.tier != MISS:
            return
        about = f"characters.{other}"
        (does,) = yield from play.ask(
            Pick(
                id="does",
                text=f"What does {name} do to {whom}?",
                to=one,
                about=about,
                rule=RULE,
                options=(
                    Option(STRIKE, "Their attack's Harm", "less Armor", about),
                    Option(SUBDUE, "They are subdued", "no Harm", about),
                ),
            )
        )
        if does == SUBDUE:
            play.remark(f"{whom} is subdued by {name}", about)
            return
        armed = yield from arm(play, one)
        dealt = yield from strike(play, fight, Side(one, ONE, armed.part), Side(other, ONE))
        with play.scope("taken"):
            yield from land(play, other, dealt, rule=RULE)


# -- who, whom


def _cannot(table: Table, who: str) -> str | None:
    """Why a character can't be in it, in words to follow their name."""
    if reason := out_of_it(table, who):
        return reason
    return None if has_boxes(table, who) else "has HP: let them Roll, and Harm says what it does"


def _choices(table: Table, but: str = "") -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """The characters who can be in it, and the others with the reason."""
    able: list[Option] = []
    gone: list[Option] = []
    for who, one in table.characters.items():
        if who == but:
            continue
        reason = _cannot(table, who)
        about = f"characters.{who}"
        if reason is None:
            able.append(Option(who, one.name, how(one), about))
        else:
            gone.append(Option(who, one.name, as_effect(reason), about))
    return tuple(able), tuple(gone)


@step
def _attacker(play: Play) -> Steps[str]:
    if play.who in play.table.characters:
        return play.who
    able, gone = _choices(play.table)
    (who,) = yield from play.ask(Pick(id="who", text="Who attacks?", to=GM, rule=RULE, options=able, gone=gone))
    return who


@step
def _target(play: Play, one: str) -> Steps[str]:
    able, gone = _choices(play.table, but=one)
    (other,) = yield from play.ask(
        Pick(
            id="foe",
            text=f"Whom does {called(play.table, one)} attack?",
            to=one,
            about=f"characters.{one}",
            rule=RULE,
            options=able,
            gone=gone,
        )
    )
    return other


def nobody_to_meet(table: Table, who: str) -> str | None:
    """Why no two players can fight; for `blocked`. None if they can."""
    if who in table.characters and (reason := _cannot(table, who)):
        return f"{called(table, who)} {reason}"
    return None if len(_choices(table)[0]) > 1 else "it takes two players' characters with Wounds"


VERSUS = Move(
    id="versus",
    name="Player against Player",
    letter="v",
    short="both Fight",
    tab="combat",
    trigger="One player's character attacks another's",
    rules=(RULE, ENDS, "DG-FIGHT", "DG-FIGHT-2", FACE_DANGER, "DG-HELP"),
    world="days-of-gold",
    steps=_versus,
    players=True,
    blocked=nobody_to_meet,
)
