"""Boxes that hold widgets, and are painted once when they get another size."""

from functools import lru_cache

from textual.color import Color
from textual.containers import Container, Horizontal, Vertical
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.style import Style
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


class Ground(Widget):
    """A widget with nothing of its own but its ground: no row of it need be asked for borders, titles and text."""

    def render_lines(self, crop: Region) -> list[Strip]:
        """Blanks in the colour of the ground alone, as what stands beside them may have any other."""
        _behind, ground = self.background_colors
        return [_blank(crop.width, ground)] * crop.height


@lru_cache(maxsize=64)
def _blank(width: int, ground: Color) -> Strip:
    return Strip.blank(width, Style(background=ground).rich_style)


class Box(Container, PaintedOnce, Ground):
    """Whatever it holds."""


class Beside(Horizontal, PaintedOnce, Ground):
    """What it holds side by side."""


class Below(Vertical, PaintedOnce, Ground):
    """What it holds one below the other."""
