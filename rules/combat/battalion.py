"""A battalion: its size, what that is worth against a smaller one, and how it loses members (DG-BATTALION)."""

from msgspec import Struct

from rules.asks import GM, Option, Pick
from rules.combat.foes_before import id_for
from rules.combat.sides import Battalion, Foe
from rules.combat.tracks import BATTALION_STATUS, MEMBERS
from rules.modifier import Part
from rules.named import called
from rules.play import Play, Steps, step
from rules.sheets.others import OthersWounds
from rules.table import Table

RULE, LOSSES, TAKES = "DG-BATTALION-1", "DG-COMMAND-1", "DG-BATTALION-2"
LEAST = 3  # DG-BATTALION-1: members; one or two are individuals
FIGHT_ON, GONE = "fight-on", "gone"


class Size(Struct, frozen=True):
    """How large a force is; its `rank` above another's is what it has more against that, on Harm and on Armor."""

    rank: int
    name: str


ONE = Size(0, "one")  # an individual, and two of them
SMALL, MEDIUM, LARGE = Size(1, "small"), Size(2, "medium"), Size(3, "large")
_FROM = ((30, LARGE), (11, MEDIUM), (LEAST, SMALL))  # DG-BATTALION-1: members from which on it is that


def size_of(members: int) -> Size:
    """The size of so many who fight as one (DG-BATTALION-1, DG-BATTALION-2)."""
    return next((size for least, size in _FROM if members >= least), ONE)


def size_in(table: Table, who: str) -> Size:
    """How large somebody is in a clash: of a battalion its size, anybody else is one."""
    return size_of(table.battalions[who].members) if who in table.battalions else ONE


def bonus(mine: Size, theirs: Size) -> tuple[Part, ...]:
    """What a force has more against a smaller one, on Harm as on Armor (DG-BATTALION-1)."""
    more = mine.rank - theirs.rank
    return (Part(f"{mine.name} against {theirs.name}", more),) if more > 0 else ()


def lose_members(play: Play, id: str, count: int, *, rule: str, why: str) -> None:
    """Each Harm left takes one member out (DG-COMMAND-1, DG-COMMAND-3). Its size is judged when the clash is over."""
    play.adjust(MEMBERS.at(id), -count, rule=rule, why=why)


@step
def judge_size(play: Play, id: str, before: Size) -> Steps[None]:
    """A clash is over: the size is found anew, and under 3 it is no battalion any more (DG-COMMAND-1)."""
    one, name = play.table.battalions[id], called(play.table, id)
    now = size_of(one.members)
    if now == before:
        return
    about = f"battalions.{id}.members"
    if now != ONE:
        play.remark(f"{name} is {now.name} now, with {one.members}", about)
        return
    with play.scope(id):
        why = f"under {LEAST}: no battalion any more"
        if not play.set(BATTALION_STATUS.at(id), "left", rule=LOSSES, why=why):
            return
        if one.members:
            yield from _survivors(play, id, one)
        else:
            play.remark(f"Nobody of {name} is left: what became of them", about, to_tell=True)


@step
def _survivors(play: Play, id: str, one: Battalion) -> Steps[None]:
    """One or two are left, and they are individuals (DG-BATTALION-2): foes of their own, if they fight on."""
    about = f"battalions.{id}.members"
    (what,) = yield from play.ask(
        Pick(
            id="survivors",
            text=f"{one.name} is no battalion any more. {one.members} left: what becomes of them?",
            to=GM,
            about=about,
            rule=LOSSES,
            options=(
                Option(FIGHT_ON, "They fight on", "each for themselves, as ordinary NPCs", about),
                Option(GONE, "They are out of it", "fled, taken, hurt: the GM says", about),
            ),
        )
    )
    if what == GONE:
        play.remark(f"{one.name}, {one.members} left and out of it: what became of them", about, to_tell=True)
    elif one.side == "theirs" and one.fight:
        new = id_for(play.table, one.fight, one.name, known=one.known)
        sheet = OthersWounds(harm=one.harm, armor=one.armor)
        foe = Foe(
            name=one.name, fight=one.fight, sheet=sheet, many=one.members, began=one.members, note=one.note,
            known=one.known,
        )  # fmt: skip
        play.set(f"foes.{new}", foe, rule=TAKES, why="each for themselves", waivable=False)
    else:
        play.remark(f"{one.name}, {one.members} left, ordinary NPCs from now on: who they are", about, to_tell=True)
