"""A fight that is kept for later, out of the players' sight: prepared or put aside, and taken up (DG-SPOTLIGHT)."""

from rules.asks import GM, Option, Pick
from rules.combat.fights import all_free, begin_fight, name_a_fight, named_by_itself, numbered
from rules.combat.ours import joins, let_go, who_of_ours
from rules.combat.tracks import FIGHT_NAME
from rules.combat.which_fight import (
    GM_ONLY,
    KEPT,
    ON,
    RULE,
    choices,
    fights_that_are,
    next_number,
    was_played,
    which_fight,
)
from rules.moves import Move
from rules.play import Play, Steps, step

NEW = "new"
NONE_KEPT = "no fight is kept for later"


@step
def _keep(play: Play) -> Steps[None]:
    which, on = NEW, fights_that_are(play.table, ON)
    if on:
        options = (*choices(play.table, on), Option(NEW, "A new one, prepared for later", about=GM_ONLY))
        (which,) = yield from play.ask(
            Pick(id="which", text="Which fight is kept for later?", to=GM, about=GM_ONLY, rule=RULE, options=options)
        )
    if which == NEW:
        name = yield from name_a_fight(play, kept=True)
        begin_fight(play, name, status=KEPT)
        return
    play.set(f"fights.{which}.status", KEPT, rule=RULE, waivable=False)
    let_go(play, which, why="the fight is put aside")


@step
def _take_up(play: Play) -> Steps[None]:
    """Who of ours is in it is taken for granted as at any beginning; who was in it and is not any more is out."""
    who = yield from who_of_ours(play, text="Who of ours is in it?")
    id = yield from which_fight(play, fights_that_are(play.table, KEPT), text="Which fight is taken up?")
    with play.scope(id):
        fight = play.table.fights[id]
        if not was_played(fight):
            play.set(f"fights.{id}.begun", next_number(play.table), rule=RULE, waivable=False)
        if named_by_itself(fight.name):
            play.set(FIGHT_NAME.at(id), numbered(play.table), rule=RULE, why="it begins", waivable=False)
        joins(play, id, who)
        for one, held in fight.fighters.items():
            if one not in who and held.status == "in":
                play.set(f"fights.{id}.fighters.{one}.status", "out", rule=RULE)
        play.set(f"fights.{id}.status", ON, rule=RULE, waivable=False)


KEEP_FIGHT = Move(
    id="keep-fight",
    name="Keep a Fight",
    letter="k",
    short="for later",
    tab="combat",
    trigger="A fight is prepared, or waits while something else is played",
    rules=(RULE,),
    steps=_keep,
)
TAKE_UP_FIGHT = Move(
    id="take-up-fight",
    name="Take Up a Fight",
    letter="t",
    short="one kept",
    tab="combat",
    trigger="A fight that was kept for later is here",
    rules=(RULE,),
    steps=_take_up,
    assumes=all_free,
    blocked=lambda table, _who: None if fights_that_are(table, KEPT) else NONE_KEPT,
)
