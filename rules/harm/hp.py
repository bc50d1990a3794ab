"""HP go down and come back: the two changes that everything else here is made of (HH-HP)."""

from rules.combat.as_seen import own_sheet
from rules.harm.bearers import OUT, UP, line, number, standing
from rules.named import called
from rules.play import Play


def lose(play: Play, who: str, amount: int, *, rule: str, why: str, damage: bool) -> None:
    """HP go down by that much, not below 0. By `damage` they may recover again; by a price they may not
    (HH-RECOVER-2)."""
    if number(play.table, who, "hp") == 0:
        play.remark(f"{called(play.table, who)} is at 0 HP already: {why}", own_sheet(play.table, who))
        return
    with play.together("hurt"):
        play.adjust(line(play.table, who, "hp"), -amount, rule=rule, why=why)
        if damage:
            play.set(line(play.table, who, "recovered"), False, rule="HH-RECOVER-1", why="damage since")


def regain(play: Play, who: str, amount: int, *, rule: str, why: str) -> None:
    """HP come back, up to the most. Who was out for want of them is in the action again (HH-ZERO: somebody helped)."""
    with play.together("regained"):
        got = play.adjust(line(play.table, who, "hp"), amount, rule=rule, why=why)
        if got and standing(play.table, who) == OUT:
            play.set(line(play.table, who, "standing"), UP, rule="HH-ZERO", why="helped, and up again")


def half(most: int) -> int:
    """Half of the most HP, an odd number rounded up (HH-CAMP-2)."""
    return (most + 1) // 2
