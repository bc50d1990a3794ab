"""Healing: Wounds are cleared, as far as what heals can reach (DG-HEAL-LIMIT)."""

from typing import Literal

from rules.asks import GM, LONGEST_CALLED, Number, Option, Pick, Words
from rules.errors import Refused
from rules.moves import Move
from rules.named import called, everyone, place_of
from rules.play import Play, Steps, step
from rules.sheets.wounds import BOXES, BROKEN, condition
from rules.table import Table
from rules.wounds.boxes import has_boxes, says, term_place, wounds_at, wounds_of, wounds_track

RULE = "DG-HEAL-LIMIT"
Heals = Literal["ordinary", "broken", "dying"]
REACHES: dict[Heals, int] = {"ordinary": BROKEN - 1, "broken": BROKEN, "dying": BOXES}  # DG-HEAL-LIMIT: Wounds at most
KINDS: dict[Heals, tuple[str, str]] = {
    "ordinary": ("Ordinary", f"a healer, a temple, a salve: at 1-{REACHES['ordinary']} Wounds"),
    "broken": ("It heals the Broken", f"expressly: at {BROKEN} Wounds too"),
    "dying": ("It heals the Dying", f"expressly: at {BOXES} Wounds too"),
}


def out_of_reach(table: Table, who: str, heals: Heals = "ordinary") -> str | None:
    """Why such healing does nothing for somebody, or None (DG-HEAL-LIMIT). Only six boxes know Broken and Dying."""
    wounds, name = wounds_of(table, who), called(table, who)
    if not wounds:
        return f"{name} has no Wounds"
    if wounds <= REACHES[heals] or not has_boxes(table, who):
        return None
    how = condition(wounds)
    return f"{name} is {how}, at {wounds} Wounds: only what expressly heals the {how} does anything"


@step
def clear(play: Play, who: str, boxes: int, *, rule: str, why: str, heals: Heals = "ordinary") -> Steps[None]:
    """Clear so many Wounds. Below six, nobody is Dying any more (DG-WOUNDS-3).

    To be called in a scope of theirs. Raises Refused where such healing does not reach them.
    """
    yield from ()
    if reason := out_of_reach(play.table, who, heals):
        raise Refused(reason, place_of(play.table, who))
    if play.adjust(wounds_at(play.table, who), -boxes, rule=rule, why=why) and has_boxes(play.table, who):
        play.set(term_place(who), None, rule="DG-WOUNDS-3", why="Dying no more", waivable=False)


def patients(table: Table, heals: Heals = "ordinary") -> tuple[Option, ...]:
    """All who can have Wounds and are here, each with how they are, or with why such healing does nothing; those whom
    it can help come first."""
    there = [
        Option(id, one.name, out_of_reach(table, id, heals) or says(table, id), place)
        for id, place, one in everyone(table)
        if one.status == "here" and wounds_track(table, id) is not None
    ]
    return tuple(sorted(there, key=lambda option: out_of_reach(table, option.id, heals) is not None))


def nobody_hurt(table: Table, _who: str) -> str | None:
    """Why nobody can be healed; for `blocked`."""
    if any(wounds_of(table, option.id) for option in patients(table)):
        return None
    return "nobody here has a Wound"


# -- the move


@step
def _heal(play: Play) -> Steps[None]:
    hurt = tuple(
        Option(one.id, one.text, says(play.table, one.id), one.about)
        for one in patients(play.table)
        if wounds_of(play.table, one.id)
    )
    (who,) = yield from play.ask(Pick(id="who", text="Who is healed?", to=GM, rule=RULE, options=hurt))
    about, wounds = place_of(play.table, who), wounds_of(play.table, who)
    with play.scope(who):
        heals: Heals = "ordinary"
        if has_boxes(play.table, who) and wounds >= BROKEN:
            heals = yield from _which(play, who)
        boxes = yield from play.ask(
            Number(
                id="boxes",
                text="How many Wounds does it clear?",
                to=GM,
                about=about,
                rule=RULE,
                lowest=1,
                highest=wounds,
                offered=1,
            )
        )
        by = yield from play.ask(
            Words(
                id="by",
                text="By what?",
                to=GM,
                about=about,
                rule=RULE,
                optional=True,
                empty="not written",
                longest=LONGEST_CALLED,
            )
        )
        yield from clear(play, who, boxes, rule=RULE, why=by, heals=heals)


@step
def _which(play: Play, who: str) -> Steps[Heals]:
    """What heals somebody who is Broken or Dying. Raises Refused where it does not reach them."""
    about = place_of(play.table, who)
    options = tuple(
        Option(id, text, out_of_reach(play.table, who, id) or effect, about) for id, (text, effect) in KINDS.items()
    )
    (picked,) = yield from play.ask(
        Pick(id="heals", text="What kind of healing is it?", to=GM, about=about, rule=RULE, options=options)
    )
    heals = next(id for id in KINDS if id == picked)
    if reason := out_of_reach(play.table, who, heals):
        raise Refused(reason, about)
    return heals


HEAL = Move(
    id="heal",
    name="Healing",
    letter="t",
    short="Wounds go",
    tab="party",
    trigger="A healer, a temple, a rite or a grove clears Wounds",
    rules=(RULE, "DG-WOUNDS-3"),
    world="days-of-gold",
    steps=_heal,
    blocked=nobody_hurt,
)
