"""A fight begins, and ends; more than one can be on at once (DG-SPOTLIGHT)."""

from collections.abc import Mapping
from typing import Any, Literal

from rules.asks import GM, LONGEST_CALLED, Words
from rules.combat.as_seen import UNSEEN
from rules.combat.edges import end_with
from rules.combat.ours import free, joins, leaves, let_go, who_of_ours
from rules.combat.sides import Battalion, Fight, Fighter, Foe
from rules.combat.which_fight import GM_ONLY, KEPT, ON, RULE, fights_that_are, next_number, which_fight
from rules.frozen_map import FrozenMap
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.slugs import slug
from rules.table import Table
from rules.table_moves.questions import acts_no_more

LAPSE = "DG-SPEND-LAPSE"
NAME, KEPT_NAME = "Fight", "Kept fight"
NONE_ON = "no fight is on"
NEITHER = "no fight is on, and none is kept for later"


@step
def name_a_fight(play: Play, *, kept: bool = False) -> Steps[str]:
    """What a fight is called; Enter alone gives it its number."""
    name = yield from play.ask(
        Words(
            id="name",
            text="What is the fight called?",
            to=GM,
            about=GM_ONLY,
            rule=RULE,
            offered=numbered(play.table, kept=kept),
            longest=LONGEST_CALLED,
        )
    )
    return name


def numbered(table: Table, *, kept: bool = False) -> str:
    """What the next fight is called if nobody says: `Fight 3`; `Kept fight 4` until it is taken up."""
    return f"{KEPT_NAME if kept else NAME} {next_number(table, kept=kept)}"


def named_by_itself(name: str) -> bool:
    """Whether it is the name of a kept fight that nobody gave it: its number is the GM's alone."""
    return name.startswith(f"{KEPT_NAME} ") and name.removeprefix(f"{KEPT_NAME} ").isdecimal()


def begin_fight(
    play: Play, name: str, who: tuple[str, ...] = (), *, status: Literal["on", "kept"] = "on", why: str = ""
) -> str:
    """A fight is there, with those of ours who are in it and now in no other. Returns its id."""
    kept = status == KEPT
    id = slug(name, play.table.fights)
    in_person = tuple(one for one in who if one not in play.table.battalions)
    for one in in_person:
        leaves(play, one, why=f"in {name} now")
    fighters = FrozenMap({one: Fighter() for one in in_person})
    fight = Fight(name=name, status=status, begun=next_number(play.table, kept=kept), fighters=fighters)
    play.set(f"fights.{id}", fight, rule=RULE, why=why, waivable=False)
    joins(play, id, (one for one in who if one in play.table.battalions))
    return id


def begun_by_itself(play: Play) -> str:
    """The fight that begins with its first foe: all of ours who are in no other are in it. Returns its id."""
    return begin_fight(play, numbered(play.table), free(play.table), why="it begins with its first foe")


def all_free(table: Table, _who: str) -> Mapping[str, Any]:
    """All of ours who are here and in no other fight are in it."""
    return {"who": list(free(table))}


@step
def _new(play: Play) -> Steps[None]:
    who = yield from who_of_ours(play, text="Who of ours is in it?")
    name = yield from name_a_fight(play)
    begin_fight(play, name, who)


def _can_end(table: Table) -> tuple[str, ...]:
    """Those that are on; where none is, those that are kept for later and may be dropped."""
    return fights_that_are(table, ON) or fights_that_are(table, KEPT)


@step
def _end(play: Play) -> Steps[None]:
    """A fight is over: what was for the conflict ends, foes stay written down, our battalions go on."""
    id = yield from which_fight(play, _can_end(play.table), text="Which fight is over?")
    with play.scope(id):
        play.set(f"fights.{id}.status", "over", rule=RULE, waivable=False)
        end_with(play, id)
        for who, held in play.table.fights[id].fighters.items():
            if held.status == "in" and who in play.table.characters:
                acts_no_more(play, who, why="the fight is over")
        let_go(play, id, why="the fight is over")
        _left_standing(play, id)


def _left_standing(play: Play, fight: str) -> None:
    """What the GM has to tell of those of theirs who are here still."""
    theirs: list[Foe | Battalion] = [*play.table.foes.values(), *play.table.battalions.values()]
    there = [one for one in theirs if one.fight == fight]
    for known, about in ((True, f"fights.{fight}"), (False, UNSEEN)):
        names = ", ".join(one.name for one in there if one.status == "here" and one.known is known)
        if names:
            play.remark(f"What becomes of {names}", about, to_tell=True)


NEW_FIGHT = Move(
    id="new-fight",
    name="A Fight Begins",
    letter="n",
    short="it begins",
    tab="combat",
    trigger="It comes to blows, or is about to",
    rules=(RULE,),
    steps=_new,
    assumes=all_free,
)
END_FIGHT = Move(
    id="end-fight",
    name="A Fight Ends",
    letter="e",
    short="it is over",
    tab="combat",
    trigger="The fight is over",
    rules=(RULE, LAPSE),
    steps=_end,
    blocked=lambda table, _who: None if _can_end(table) else NEITHER,
)
