"""Boxes that hold widgets, and are painted once when they get another size."""

from textual.containers import Container, Horizontal, Vertical
from textual.geometry import Size
from textual.widget import Widget


class PaintedOnce(Widget):
    """A widget whose new size is painted by the layout that gave it.

    The framework marks all of it for a second painting besides: a tab with another height than the one before it, as
    the Chronicle has, then sent every row twice.
    """

    def _size_updated(self, size: Size, virtual_size: Size, container_size: Size, layout: bool = True) -> bool:
        """As the framework does, but that nothing stays marked: what has changed its place is painted by the layout."""
        changed = super()._size_updated(size, virtual_size, container_size, layout)
        if changed:
            self._exchange_repaint_regions()
        return changed


class Box(Container, PaintedOnce):
    """Whatever it holds."""


class Beside(Horizontal, PaintedOnce):
    """What it holds side by side."""


class Below(Vertical, PaintedOnce):
    """What it holds one below the other."""
