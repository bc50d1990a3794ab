"""What is laid over the board: the board stays in sight behind it, dimmed."""

from typing import TypeVar

from rich.console import RenderableType
from textual.renderables.background_screen import BackgroundScreen
from textual.screen import ModalScreen

from tui.glyphs import ASCII, glyphs_of
from tui.screens.dimmed import Dimmed

Result = TypeVar("Result")


class Overlay(ModalScreen[Result]):
    """`lit_rows` of the board, from its top, are not dimmed."""

    lit_rows = 0

    def on_mount(self) -> None:
        """Frames follow the glyphs."""
        self.set_class(glyphs_of(self.app) is ASCII, "-ascii")

    def render(self) -> RenderableType:
        """The board behind."""
        behind = super().render()
        if not isinstance(behind, BackgroundScreen):
            return behind
        return Dimmed(behind, self.styles.background, self.lit_rows)
