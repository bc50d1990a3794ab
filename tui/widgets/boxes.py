"""Boxes that hold widgets, and are painted once when they get another size."""

from textual.containers import Container, Horizontal, Vertical
from textual.geometry import Size
from textual.reactive import Reactive
from textual.widget import Widget


class PaintedOnce(Widget):
    """A widget whose new size is painted by the layout that gave it.

    The framework marks all of it for a second painting besides: a tab with another height than the one before it, as
    the Chronicle has, then sent every row twice.
    """

    virtual_size = Reactive(Size(0, 0), layout=True, repaint=False)


class Box(Container, PaintedOnce):
    """Whatever it holds."""


class Beside(Horizontal, PaintedOnce):
    """What it holds side by side."""


class Below(Vertical, PaintedOnce):
    """What it holds one below the other."""
