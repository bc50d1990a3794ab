"""The smallest program that could stand in Hearthside's place: what a start or a key costs before we add anything.

One Static, and the same libraries, loaded when Hearthside loads them: those of the writing side after the first paint.
`+` counts, `q` leaves.
"""

import msgspec  # noqa: F401
import platformdirs
from pydantic import BaseModel
from textual.app import App, ComposeResult
from textual.widgets import Static


class Count(BaseModel, frozen=True):
    number: int = 0


class Bare(App[None]):
    BINDINGS = [("+", "add", "Add"), ("q", "quit", "Quit")]
    count = Count()

    def compose(self) -> ComposeResult:
        yield Static("number 0")

    def on_mount(self) -> None:
        platformdirs.user_data_path("hearthside")
        self.call_after_refresh(self.load_the_rest)

    def load_the_rest(self) -> None:
        import filelock  # noqa: F401
        import tinydb  # noqa: F401

    def action_add(self) -> None:
        self.count = Count(number=self.count.number + 1)
        self.query_one(Static).update(f"number {self.count.number}", layout=False)


if __name__ == "__main__":
    Bare().run(mouse=False)
