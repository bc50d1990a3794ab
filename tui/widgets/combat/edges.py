"""What helps or hinders somebody in a fight, in words: `+1 Harm`, `-1 Armor`, and until when."""

from rules.combat.edges import held
from rules.combat.sides import Edge
from rules.table import Table
from tui.glyphs import Glyphs
from tui.widgets.cells import Line, Part
from tui.widgets.combat.field import id_of

UNTIL = {"exchange": "this exchange", "conflict": "the conflict", "attack": "one attack"}


def edges_of(table: Table, fight: str, place: str) -> list[Edge]:
    """The edges that somebody holds in a fight."""
    id = id_of(place)
    return [edge for _, edge in held(table, fight) if edge.bearer == id]


def edge_word(edge: Edge) -> str:
    """What it gives, in two words."""
    return f"{edge.amount:+d} {edge.gives.capitalize()}"


def edge_part(edge: Edge) -> Part:
    """The same, coloured as it helps or hinders its bearer."""
    return edge_word(edge), "bold $moss" if edge.amount > 0 else "bold $rust"


def in_full(edge: Edge) -> str:
    """What it gives, where it is from, and what ends it."""
    return f"{edge_word(edge)} for {UNTIL[edge.lasts]}, {edge.name}"


def with_edges(value: int | None, edges: list[Edge], gives: str, width: int, glyphs: Glyphs) -> Line:
    """Harm or Armor as it counts now, in so many cells: raised or lowered for now has its sign."""
    by = sum(one.amount for one in edges if one.gives == gives)
    if value is None:
        return ((" " * width, ""),)
    sign: Part = (glyphs.up, "$moss") if by > 0 else (glyphs.down, "$rust") if by < 0 else ("", "")
    number = str(max(0, value + by))
    return (" " * (width - len(number) - len(sign[0])), ""), sign, (number, "bold $txt")
