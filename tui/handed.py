"""Handed down: state that a node of the screen is given by the one above it, and hands on to those below.

The framework's `reactive` with `data_bind` does the same, in a tenth of a millisecond for each value and node: for the
board and its seventeen readers that was a quarter of the time from a key to its new number.
"""

from typing import Any, Generic, TypeVar, overload

from textual.dom import DOMNode

T = TypeVar("T")
N = TypeVar("N", bound=DOMNode)


class Handed(Generic[T]):
    """A value that comes from above. Setting it tells the node, by its method `NAME_changed(before, after)` once it is
    on screen, and then every node that was `bound` to it. What equals the value before is no change.
    """

    def __init__(self, first: T) -> None:
        self._first = first
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, node: None, owner: type) -> "Handed[T]": ...
    @overload
    def __get__(self, node: DOMNode, owner: type) -> T: ...
    def __get__(self, node: DOMNode | None, owner: type) -> "T | Handed[T]":
        if node is None:
            return self
        found: T = node.__dict__.get(self.name, self._first)
        return found

    def __set__(self, node: DOMNode, value: T) -> None:
        before = self.__get__(node, type(node))
        if before is value or before == value:
            return
        node.__dict__[self.name] = value
        if node.is_running:
            changed = getattr(node, f"{self.name}_changed", None)
            if changed is not None:
                changed(before, value)
        for child in _bound_to(node, self.name):
            setattr(child, self.name, value)


def bound(parent: DOMNode, child: N, *values: Handed[Any]) -> N:
    """The child, with these values of its parent's from now on, and from before it is first painted."""
    for one in values:
        child.__dict__[one.name] = getattr(parent, one.name)
        _bound_to(parent, one.name).append(child)
    return child


def _bound_to(node: DOMNode, name: str) -> list[DOMNode]:
    """Who is handed a value of a node."""
    readers: dict[str, list[DOMNode]] = node.__dict__.setdefault("_handed_on", {})
    return readers.setdefault(name, [])
