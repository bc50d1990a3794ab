"""Edges: Harm or Armor more or less for somebody in a fight, how they count, and what ends them (DG-SPEND-LAPSE)."""

from collections.abc import Collection, Iterator
from typing import Literal

from rules.combat.as_seen import known_as
from rules.combat.sides import Edge
from rules.modifier import Part
from rules.named import called
from rules.play import Play
from rules.table import Table

RULE = "DG-SPEND-LAPSE"
EXCHANGE, ATTACK = "exchange", "attack"
USED = {EXCHANGE: "it was for that exchange", ATTACK: "it was for that one attack"}


def held(table: Table, fight: str) -> Iterator[tuple[str, Edge]]:
    """The edges in a fight that have not ended, by id."""
    return ((id, edge) for id, edge in table.edges.items() if edge.fight == fight and edge.status == "held")


def as_part(table: Table, edge: Edge) -> Part:
    """What an edge adds, as a sum says it that the players read: no name of what is on a foe whom they do not know."""
    hidden = known_as(table, edge.bearer) != called(table, edge.bearer)
    return Part("more" if hidden else edge.name, edge.amount)


def counting(
    table: Table, fight: str, bearer: str, gives: Literal["harm", "armor"], *, attack: bool = True
) -> tuple[Part, ...]:
    """What the edges of somebody add in an exchange now. `attack` False: those for one attack are kept for another."""
    return tuple(
        as_part(table, edge)
        for _, edge in held(table, fight)
        if edge.bearer == bearer and edge.gives == gives and (attack or edge.lasts != ATTACK)
    )


def use_up(play: Play, fight: str, *bearers: str, idle: Collection[str] = ()) -> None:
    """A clash of these is over: what was for an exchange or an attack of theirs has ended with it (DG-SPEND-LAPSE).

    `idle` are those of them who made no attack in it: what is for one attack, they keep.
    """
    for id, edge in tuple(held(play.table, fight)):
        if edge.bearer not in bearers or (edge.lasts == ATTACK and edge.bearer in idle):
            continue
        if edge.lasts in USED:
            play.set(f"edges.{id}.status", "used", rule=RULE, why=USED[edge.lasts])


def end_with(play: Play, fight: str) -> None:
    """A fight is over: all edges in it that are still held end with it (DG-SPEND-LAPSE)."""
    for id, _ in tuple(held(play.table, fight)):
        play.set(f"edges.{id}.status", "ended", rule=RULE, why="the fight is over")
