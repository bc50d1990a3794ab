"""State on its way down: a child that is bound to its parent's, and has it already when it is first painted."""

from typing import Any, TypeVar

from textual._context import active_message_pump
from textual.dom import DOMNode
from textual.reactive import Reactive
from textual.widget import Widget

W = TypeVar("W", bound=Widget)


def bound(parent: DOMNode, child: W, *reactives: Reactive[Any]) -> W:
    """The child, with these of its parent's reactives from now on.

    `data_bind` alone hands the first values over only after a first painting, which is then empty and for nothing.
    """
    for one in reactives:
        child.set_reactive(getattr(type(child), one.name), getattr(parent, one.name))
    # It takes whoever is at work for the parent; a key is worked off by the app.
    token = active_message_pump.set(parent)
    try:
        return child.data_bind(*reactives)
    finally:
        active_message_pump.reset(token)
