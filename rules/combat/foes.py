"""Foes come into a fight: typical ones, those of before, new ones, and in numbers (DG-NPC).

With no fight on, one begins by itself. More than a row holds come in several rows, or as a battalion.
"""

from rules.asks import GM, Number, Option, Pick
from rules.combat.as_seen import UNSEEN
from rules.combat.fights import begun_by_itself
from rules.combat.foe_numbers import HP_RULE, RULE, completed, said_besides, someone_new, with_asides
from rules.combat.foes_before import before, id_for, named_in, of_the_last_fight
from rules.combat.raising import as_a_battalion
from rules.combat.sides import MOST_ALIKE, MOST_MEMBERS, Foe
from rules.combat.templates import Template, numbers, typical
from rules.combat.which_fight import GM_ONLY, KEPT, ON, choices, fights_that_are, which_fight
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.sheets.others import OthersWounds
from rules.table import Table
from rules.worlds import in_play

NEW, LAST = "new", "last"
ROWS, FORCE = "rows", "battalion"
MOST_IN_ROWS = 99  # a bound, so that a slip of the finger is found


@step
def _add(play: Play) -> Steps[None]:
    on, kept = fights_that_are(play.table, ON), fights_that_are(play.table, KEPT)
    fight = ""
    if len(on) > 1:
        fight = yield from which_fight(play, (*on, *kept), text="In which fight?")
    elif on:
        (fight,) = on
    yield from more_foes(play, fight, kept=() if len(on) > 1 else kept)


@step
def more_foes(play: Play, fight: str, *, kept: tuple[str, ...] = ()) -> Steps[None]:
    """Foes are added to a fight, "" for one that begins by itself. They may be for one of those that are `kept`."""
    table = play.table
    asides = (_for_later(table, kept),) if kept else ()
    for aside in asides:
        (fight,) = play.aside("what", aside) or (fight,)
    known = {one.id: one for one in (*typical(table), *before(table))}
    last, again = of_the_last_fight(table, fight)
    options = (
        *(Option(one.id, one.name, one.says, UNSEEN) for one in typical(table)),
        Option(NEW, "Somebody new", "a name and numbers", UNSEEN),
        *((Option(LAST, f"All of {table.fights[last].name}", _listed(again), UNSEEN),) if again else ()),
        *(Option(one.id, one.name, one.says, UNSEEN) for one in before(table)),
    )
    (what,) = yield from play.ask(
        Pick(id="what", text="Who comes?", to=GM, about=UNSEEN, rule=RULE, options=options, asides=asides)
    )
    with play.scope(what):
        if what == LAST:
            fight = fight or begun_by_itself(play)
            for one in again:
                _put(play, fight, one, one.many)
            return
        foe = (yield from someone_new(play)) if what == NEW else (yield from completed(play, known[what]))
        yield from _in_numbers(play, fight, foe)


def _for_later(table: Table, kept: tuple[str, ...]) -> Pick:
    return Pick(
        id="later",
        letter="l",
        text="For a fight kept for later",
        about=GM_ONLY,
        rule=RULE,
        options=choices(table, kept),
    )


def _listed(foes: tuple[Template, ...]) -> str:
    return ", ".join(one.name if one.many == 1 else f"{one.name} x{one.many}" for one in foes)


@step
def _in_numbers(play: Play, fight: str, foe: Template) -> Steps[None]:
    """How many there are, all alike. Too many for a row come in several, or as a battalion (DG-BATTALION-1)."""
    forces = in_play(play.table, "days-of-gold")
    many = yield from play.ask(
        Number(
            id="how-many",
            text=f"{foe.name}: how many, all alike?",
            to=GM,
            about=UNSEEN,
            rule=RULE,
            lowest=1,
            highest=MOST_MEMBERS if forces else MOST_IN_ROWS,
            offered=foe.many,
            hint=numbers(foe.sheet),
            asides=said_besides(foe.sheet),
        )
    )
    foe = with_asides(play, "how-many", foe)
    if many > MOST_ALIKE and forces:
        (how,) = yield from play.ask(_as_what(many))
        if how == FORCE:
            sheet = foe.sheet if isinstance(foe.sheet, OthersWounds) else OthersWounds(armor=foe.sheet.armor)
            fight = fight or begun_by_itself(play)
            name = named_in(play, fight, foe.name, known=foe.known, rule=RULE)
            yield from as_a_battalion(
                play, name, many, fight, harm=sheet.harm, armor=sheet.armor, note=foe.note, known=foe.known
            )
            return
    fight = fight or begun_by_itself(play)
    while many > 0:
        _put(play, fight, foe, min(many, MOST_ALIKE))
        many -= MOST_ALIKE


def _as_what(many: int) -> Pick:
    rows = (Option(ROWS, "In rows", f"of {MOST_ALIKE} at most", UNSEEN),) if many <= MOST_IN_ROWS else ()
    return Pick(
        id="as",
        text=f"{many} are too many for one row: {MOST_ALIKE} at most. How do they come?",
        to=GM,
        about=UNSEEN,
        rule="DG-BATTALION-1",
        options=(Option(FORCE, "As a battalion", "they fight as one", UNSEEN), *rows),
    )


def _put(play: Play, fight: str, foe: Template, many: int) -> None:
    """A row of so many stands in the fight, by a name of its own there."""
    name = named_in(play, fight, foe.name, known=foe.known, rule=RULE)
    id = id_for(play.table, fight, name, known=foe.known)
    made = Foe(name=name, fight=fight, sheet=foe.sheet, many=many, began=many, note=foe.note, known=foe.known)
    rule = RULE if isinstance(foe.sheet, OthersWounds) else HP_RULE
    play.set(f"foes.{id}", made, rule=rule, waivable=False)


ADD_FOES = Move(
    id="add-foes",
    name="Add Foes",
    letter="a",
    short="foes come",
    tab="combat",
    trigger="Foes come into a fight, or begin one",
    rules=(RULE, HP_RULE, "DG-HARM", "HH-SHEETS", "DG-BATTALION-1"),
    steps=_add,
)
