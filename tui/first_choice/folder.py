"""A folder by its path: the campaign in it, or plainly why there is none to open."""

from pathlib import Path

from saves.campaign import OpenCampaign, open_campaign
from saves.errors import NoCampaign, SavesError
from tui.first_choice.paths import in_short
from tui.first_choice.step import Promise, Said, Step, Way, Work
from tui.moves.drawing import BOLD, KEY, MUT, Pen, say
from tui.moves.field import Field
from tui.moves.front import Keys, Trouble
from tui.moves.press import Press
from tui.widgets.cells import EMPTY, Line


class NotOpened(SavesError):
    """Why a path leads to no campaign."""


class FolderStep(Step):
    """A field for the path."""

    def __init__(self) -> None:
        self.field = Field()

    def press(self, key: Press) -> Said:
        """All that can be printed is text; Enter opens, Backspace in an empty field goes back."""
        if key.name == "escape" or (key.name == "backspace" and not self.field):
            return Way.BACK
        if key.name != "enter":
            self.field.press(key)
            return Way.STAY
        said = self.field.text.strip()
        if not said:
            return Trouble("the path of a folder is wanted here")
        return Work(f"opening {said}", lambda: open_folder(said))

    def paste(self, text: str) -> Said:
        """A path in a line; dropped files come with quotes around them from some terminals."""
        self.field.insert(text.strip().strip("'\"").replace("\n", " "))
        return Way.STAY

    def again(self) -> None:
        """What was typed stays."""

    def keys(self) -> Keys:
        """Its keys."""
        return [("Enter", "open it"), ("Backspace", "delete" if self.field else "back")]

    def promise(self) -> Promise:
        """It opens what is there."""
        said = self.field.text.strip()
        if not said:
            return Promise("Enter opens the campaign in this folder")
        return Promise("Enter opens the campaign", folder_said(said))

    def lines(self, pen: Pen) -> list[Line]:
        """The field."""
        return [
            pen.heading("Open a folder", lit=True),
            say("Where is the campaign?", BOLD),
            ((f"{pen.glyphs.chosen}  ", KEY), *self.field.line(pen, pen.width - 5, "~/somewhere/stonewell")),
            EMPTY,
            pen.cut(say("It is the folder that holds chronicle.jsonl. ~ is your home.", MUT)),
        ]


def folder_said(said: str) -> Path:
    """The folder that somebody means, with `~` for a home. Raises nothing."""
    try:
        return Path(said).expanduser().absolute()
    except (RuntimeError, OSError):  # nobody of that name, or the folder that we are in is gone
        return Path(said)


def open_folder(said: str) -> OpenCampaign:
    """The campaign in a folder. Raises NotOpened with why there is none, and what opening one raises."""
    folder = folder_said(said)
    shown = in_short(folder)
    try:
        if not folder.exists():
            raise NotOpened(f"There is no folder {shown}.")
        if not folder.is_dir():
            raise NotOpened(f"{shown} is a file, and a campaign is a folder.")
        return open_campaign(folder)
    except NoCampaign as no:
        raise NotOpened(f"There is no campaign in {shown}: it holds no chronicle.jsonl.") from no
    except OSError as error:
        raise NotOpened(f"{shown} can't be read: {error.strerror or error}.") from error
