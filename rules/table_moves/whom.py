"""Somebody whom a move is about: known by name, or called something now (DG-READ-PERSON, DG-SWAY)."""

from rules.asks import Option, Person
from rules.combat.who_fights import OUT_ALREADY, out_of_it
from rules.named import everyone, who_is
from rules.play import Play, Steps, step
from rules.table import Table


@step
def about_whom(play: Play, who: str, text: str, *, rule: str) -> Steps[str]:
    """The id of somebody other than `who`; or what they are called who have no name here, a guard, the innkeeper; or
    "" where nobody says."""
    return (
        yield from play.ask(
            Person(
                id="whom",
                text=text,
                to=who,
                about=f"characters.{who}",
                rule=rule,
                options=_others(play.table, who),
                optional=True,
                empty="nobody says who",
            )
        )
    )


def _others(table: Table, who: str) -> tuple[Option, ...]:
    """Those who are here: people and foes first, players' characters last."""
    here = [(id, place, one) for id, place, one in everyone(table) if one.status == "here" and id != who]
    people = [Option(id, one.name, who_is(one), place) for id, place, one in here if id in table.people]
    foes = [
        Option(id, one.name, "a foe", f"foes.{id}")
        for id, one in table.foes.items()
        if one.status == "here" and table.fights[one.fight].status == "on" and out_of_it(table, id) != OUT_ALREADY
    ]
    characters = [
        Option(id, one.name, "a player's character", place) for id, place, one in here if id not in table.people
    ]
    return (*foes, *people, *characters)
