"""A battalion is raised: ours, of followers or of others, or theirs (DG-BATTALION-1)."""

from collections.abc import Sequence
from typing import Any

from rules.asks import GM, LONGEST_CALLED, Ask, Number, Option, Pick, Words
from rules.combat.as_seen import UNSEEN
from rules.combat.battalion import LEAST, RULE, size_of
from rules.combat.fights import begun_by_itself
from rules.combat.foe_numbers import HIDDEN, NOTE
from rules.combat.foes_before import id_for
from rules.combat.sides import MOST_MEMBERS, Battalion, Side
from rules.combat.which_fight import ON, fights_that_are, which_fight
from rules.kept import MOST_STAT
from rules.making.someone import MOST
from rules.moves import Move
from rules.named import called, place_of
from rules.play import Play, Steps, step
from rules.table import Table

OURS: Side = "ours"
THEIRS: Side = "theirs"
NOBODY = "nobody"  # commands it yet
USUAL_HARM = 3  # DG-HARM: a sword, a spear, an axe, a bow


def followers(table: Table) -> tuple[str, ...]:
    """Followers who are here: three or more of a kind can be a battalion."""
    return tuple(id for id, one in table.people.items() if one.follower and one.status == "here")


@step
def _raise(play: Play) -> Steps[None]:
    (side,) = yield from play.ask(
        Pick(
            id="side",
            text="Whose battalion is it?",
            to=GM,
            about=UNSEEN,
            rule=RULE,
            options=(Option(OURS, "Ours", about=UNSEEN), Option(THEIRS, "Theirs", about=UNSEEN)),
        )
    )
    with play.scope(side):
        if side == OURS:
            yield from _ours(play)
        else:
            yield from _theirs(play)


@step
def _ours(play: Play) -> Steps[None]:
    """Of followers, of others, or of both; it goes on from fight to fight."""
    table = play.table
    of: tuple[str, ...] = ()
    if len(able := followers(table)) >= LEAST:
        options = tuple(Option(id, called(table, id), table.people[id].role, place_of(table, id)) for id in able)
        of = yield from play.ask(
            Pick(
                id="of",
                text="Which followers are in it? None: others are",
                to=GM,
                about=UNSEEN,
                rule=RULE,
                options=options,
                least=0,
                most=len(options),
            )
        )
    name, members, _ = yield from _who(play, followers=of)
    commander = yield from _commander(play)
    on = fights_that_are(table, ON)
    fight = (yield from which_fight(play, on, text="In which fight is it?")) if on else ""
    yield from as_a_battalion(play, name, members, fight, side=OURS, commander=commander)
    if of:
        play.remark(f"In {name}: {', '.join(called(table, one) for one in of)}", UNSEEN)


@step
def _theirs(play: Play) -> Steps[None]:
    name, members, said = yield from _who(play, HIDDEN, NOTE)
    on = fights_that_are(play.table, ON)
    fight = (yield from which_fight(play, on, text="In which fight is it?")) if on else begun_by_itself(play)
    yield from as_a_battalion(play, name, members, fight, note=said["note"] or "", known=not said["hidden"])


@step
def _who(play: Play, *asides: Ask[Any], followers: Sequence[str] = ()) -> Steps[tuple[str, int, dict[str, Any]]]:
    """The name, the members, and what was said to the asides. There are as many members as `followers` at least."""
    least = len(followers)
    name = yield from play.ask(
        Words(id="name", text="What is it called?", to=GM, about=UNSEEN, rule=RULE, longest=LONGEST_CALLED)
    )
    members = yield from play.ask(
        Number(
            id="members",
            text="How many members has it?",
            to=GM,
            about=UNSEEN,
            rule=RULE,
            lowest=max(LEAST, least),
            highest=MOST_MEMBERS,
            offered=least if least >= LEAST else None,
            hint="one or two fight each for themselves",
            asides=asides,
        )
    )
    return name, members, {aside.id: play.aside("members", aside) for aside in asides}


@step
def _commander(play: Play) -> Steps[str]:
    """The character who commands it; nobody need yet."""
    here = tuple(id for id, one in play.table.characters.items() if one.status == "here")
    if not here:
        return ""
    options = (
        *(Option(id, called(play.table, id), about=f"characters.{id}") for id in here),
        Option(NOBODY, "Nobody yet", about=UNSEEN),
    )
    (who,) = yield from play.ask(
        Pick(id="commander", text="Who commands it?", to=GM, about=UNSEEN, rule="DG-COMMAND-1", options=options)
    )
    return "" if who == NOBODY else who


@step
def as_a_battalion(
    play: Play,
    name: str,
    members: int,
    fight: str,
    *,
    side: Side = THEIRS,
    harm: int | None = None,
    armor: int | None = None,
    commander: str = "",
    note: str = "",
    known: bool = True,
) -> Steps[None]:
    """So many fight as one from now on. Quality is asked for, and Harm and Armor where they are not known yet.

    Harm and Armor are by what they carry, never by Quality (DG-BATTALION-1).
    """
    quality = yield from play.ask(_number("quality", "Quality: training and order", -MOST_STAT, MOST_STAT, 0))
    if harm is None:
        harm = yield from play.ask(_number("harm", "Harm, by their weapons", 0, MOST, USUAL_HARM))
    if armor is None:
        armor = yield from play.ask(_number("armor", "Armor, by what they wear", 0, MOST, 0))
    id = id_for(play.table, fight, name, known=known)
    made = Battalion(
        name=name, side=side, members=members, began=members, quality=quality, harm=harm, armor=armor,
        commander=commander, fight=fight, note=note, known=known,
    )  # fmt: skip
    why = size_of(members).name if side == OURS else ""  # how large one of theirs is, the players may not know
    play.set(f"battalions.{id}", made, rule=RULE, why=why, waivable=False)


def _number(id: str, text: str, lowest: int, highest: int, offered: int) -> Number:
    return Number(id=id, text=text, to=GM, about=UNSEEN, rule=RULE, lowest=lowest, highest=highest, offered=offered)


RAISE_BATTALION = Move(
    id="raise-battalion",
    name="Raise a Battalion",
    letter="l",
    short="3 or more",
    tab="combat",
    trigger="Three or more of a kind fight as one",
    world="days-of-gold",
    rules=(RULE,),
    steps=_raise,
)
