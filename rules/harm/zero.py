"""At 0 HP: at Death's Door, out of the action, or as the GM says (HH-ZERO, HH-ZERO-2)."""

from rules.asks import GM, Option, Pick, Words, YesNo
from rules.combat.alike import more_alike, next_in_front
from rules.harm.bearers import AT_THE_DOOR, OUT, is_follower, line, standing
from rules.harm.deaths_door import at_deaths_door, to_the_door
from rules.named import called, place_of, speaks_for
from rules.play import Play, Steps, step
from rules.told import told

RULE = "HH-ZERO"
NOW, LATER = "now", "later"
DEAD, DOWN, DOOR = "dead", "out", "door"


@step
def at_zero(play: Play, who: str, *, lethal: bool | None = None) -> Steps[None]:
    """What follows for somebody at 0 HP. `lethal` None: it is asked. Who is at the Door already stays there.

    Of foes alike it is the one in front (DG-NPC).
    """
    name, about = called(play.table, who), place_of(play.table, who)
    if more_alike(play.table, who):
        next_in_front(play, who, rule=RULE)
        play.remark(f"One of {name} is at 0 HP: what becomes of them", about, to_tell=True)
        return
    if standing(play.table, who) == AT_THE_DOOR:
        play.remark(f"{name} is at Death's Door already", about)
        return
    if lethal is None:
        lethal = yield from play.ask(
            YesNo(id="lethal", text=f"{name} is at 0 HP. Could this have killed?", to=GM, about=about, rule=RULE)
        )
    if not lethal:
        yield from _out(play, who)
    elif who in play.table.characters:
        yield from _the_door(play, who)
    else:
        yield from _fate(play, who)


@step
def _out(play: Play, who: str) -> Steps[None]:
    """Out of the action until helped or the GM says; whoever plays them says how (HH-ZERO)."""
    name, about = called(play.table, who), place_of(play.table, who)
    why = "out until helped, or until the GM says"
    if not play.set(line(play.table, who, "standing"), OUT, rule=RULE, why=why):
        return
    to = speaks_for(play.table, who)
    how = Words(id="how", text="How are they out of it?", to=to, about=about, rule=RULE, optional=True)
    yield from told(play, how, f"{name} is out of the action", f"How is {name} out?")


@step
def _the_door(play: Play, who: str) -> Steps[None]:
    """The roll comes now, or at the end of the scene, and is owed until then (HH-DEATH-2)."""
    if not to_the_door(play, who, why="0 HP, by what could kill"):
        return
    about = place_of(play.table, who)
    (when,) = yield from play.ask(
        Pick(
            id="when",
            text=f"{called(play.table, who)} is at Death's Door. When do they roll?",
            to=GM,
            about=about,
            rule="HH-DEATH-2",
            options=(
                Option(NOW, "now", about=about),
                Option(LATER, "by the end of the scene", "it is owed until then", about),
            ),
        )
    )
    if when == NOW:
        yield from at_deaths_door(play, who)


@step
def _fate(play: Play, who: str) -> Steps[None]:
    """Whoever is nobody's character is the GM's: likely dead; a follower can have the Door (HH-ZERO)."""
    about = place_of(play.table, who)
    options = [
        Option(DEAD, "they die", about=about),
        Option(DOWN, "they live, out of the action", about=about),
    ]
    if is_follower(play.table, who):
        options.append(Option(DOOR, "their player rolls Death's Door", about=about))
    (fate,) = yield from play.ask(
        Pick(
            id="fate",
            text=f"{called(play.table, who)} was hurt by what could kill. What becomes of them?",
            to=GM,
            about=about,
            rule=RULE,
            options=tuple(options),
        )
    )
    if fate == DOOR:
        yield from _the_door(play, who)
    elif fate == DOWN:
        yield from _out(play, who)
    else:
        with play.together("died"):
            play.set(line(play.table, who, "standing"), OUT, rule=RULE, why="0 HP")
            play.set(f"{about}.status", "dead", rule=RULE, why="hurt by what could kill")
