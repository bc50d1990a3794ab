"""Favors on a Connection, both ways: who owes whom, and who only gives (DG-CONNECTIONS)."""

from rules.asks import GM, LONGEST_CALLED, Option, Pick, Words, YesNo
from rules.leading import nobody_able, who_leads
from rules.making.bearer import SHEET, sheet_of
from rules.moves import Move
from rules.named import called
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.sheets.noted import Connection
from rules.table import Table

RULE = "DG-CONNECTIONS"
THEIRS, OURS, STOPS = "theirs", "ours", "stops"
NOBODY_OWES = "nobody owes"
SWAY = YesNo(id="sway", letter="s", text="It took a Sway", rule="DG-SWAY", effect="rolled before, on its own")


def owes(one: Connection) -> int:
    """How many favors they did more than were done for them; less than 0 where they owe."""
    return (one.got or 0) - (one.gave or 0)


def balance(table: Table, who: str, one: Connection) -> str:
    """Who owes whom a favor, in a few words: `Rhea owes 2`, `Hale owes 1`, `nobody owes`."""
    more = owes(one)
    if more > 0:
        return f"{called(table, who)} owes {more}"
    return f"{one.name} owes {-more}" if more < 0 else NOBODY_OWES


def may_stop(one: Connection) -> bool:
    """Whether somebody has only given so far, and so may stop being a Connection."""
    return bool(one.got) and not one.gave


@step
def _favor(play: Play) -> Steps[None]:
    able = _with_connections(play.table)
    who = yield from who_leads(play, rule=RULE, text="Whose Connection?", sheet=SHEET, options=able)
    about = f"characters.{who}"
    held = {id: one for id, one in sheet_of(play.table, who).connections.items() if one.status == "held"}
    with play.scope(who):
        which = yield from the_one(
            play,
            Pick(
                id="which",
                text="Which Connection?",
                to=who,
                about=about,
                rule=RULE,
                options=tuple(Option(id, one.name, balance(play.table, who, one), about) for id, one in held.items()),
            ),
        )
        with play.scope(which):
            yield from _between(play, who, which)


@step
def _between(play: Play, who: str, which: str) -> Steps[None]:
    one, name, about = sheet_of(play.table, who).connections[which], called(play.table, who), f"characters.{who}"
    place = f"{about}.sheet.connections.{which}"
    stops = Option(STOPS, f"{one.name} stops being one", "they gave more than they got", about)
    gives_more = owes(one) > 0
    (way,) = yield from play.ask(
        Pick(
            id="way",
            text=f"{one.name}: {balance(play.table, who, one)}. And now?",
            to=who,
            about=about,
            rule=RULE,
            options=(
                Option(THEIRS, f"{one.name} does {name} a favor", "it may take a Sway", about),
                Option(OURS, f"{name} does one for {one.name}", one.why, about),
                *((stops,) if gives_more else ()),
            ),
            gone=() if gives_more else (Option(STOPS, stops.text, "they did not give more than they got", about),),
            asides=(SWAY,),
        )
    )
    what = yield from play.ask(
        Words(
            id="what",
            text="Why?" if way == STOPS else "What favor is it?",
            to=GM if way == STOPS else who,
            about=about,
            rule=RULE,
            optional=True,
            empty="not written",
            longest=LONGEST_CALLED,
        )
    )
    if way == STOPS:
        play.set(f"{place}.status", "lost", rule=RULE, why=what or "only gave", waivable=False)
        return
    field, count = ("got", one.got) if way == THEIRS else ("gave", one.gave)
    swayed = "after a Sway" if play.aside("way", SWAY) else ""
    play.set(
        f"{place}.{field}", (count or 0) + 1, rule=RULE, why=", ".join(filter(None, (what, swayed))), waivable=False
    )
    _say(play, who, which)


def _say(play: Play, who: str, which: str) -> None:
    one = sheet_of(play.table, who).connections[which]
    stops = ", who has only given so far and may stop" if may_stop(one) else ""
    play.remark(f"{one.name}{stops}: {balance(play.table, who, one)}", f"characters.{who}")


def _with_connections(table: Table) -> tuple[Option, ...]:
    """The characters who have one, each with how many."""
    found = []
    for id, one in table.characters.items():
        if one.status == "here" and one.sheet.kind == SHEET:
            held = [known for known in sheet_of(table, id).connections.values() if known.status == "held"]
            if held:
                found.append(Option(id, one.name, f"{len(held)} of them", f"characters.{id}"))
    return tuple(found)


def _blocked(table: Table, who: str) -> str | None:
    if reason := nobody_able(table, who, SHEET):
        return reason
    able = [option.id for option in _with_connections(table)]
    if who in table.characters:
        return None if who in able else f"{called(table, who)} has no Connection"
    return None if able else "nobody here has a Connection"


CONNECTION_FAVOR = Move(
    id="connection-favor",
    name="A Favor",
    letter="f",
    short="who owes whom",
    tab="economy",
    trigger="A Connection does somebody a favor, or is done one",
    world="days-of-gold",
    rules=(RULE, "DG-SWAY"),
    steps=_favor,
    players=True,
    blocked=_blocked,
)
