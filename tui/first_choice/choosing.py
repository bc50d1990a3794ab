"""The choice itself: the sample, a new campaign, a folder, and the campaigns that there are."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from msgspec import Struct
from rich.cells import cell_len

from saves.campaign import open_campaign
from saves.errors import SavesError
from saves.folders import Listed, campaigns, new_folder
from saves.sample import NAME, make_sample
from tui.first_choice.folder import FolderStep
from tui.first_choice.founding import FoundingStep
from tui.first_choice.step import Next, Promise, Said, Step, Way, Work
from tui.first_choice.trouble import told, trouble_lines
from tui.moves.drawing import BOLD, KEY, MUT, RUST, TXT, Pen, say
from tui.moves.front import Keys, Trouble
from tui.moves.press import Press
from tui.widgets.cells import EMPTY, Line

PATIENCE = 5.0  # seconds to wait for another program that writes
LEFT = 5  # cells in front of a row: the mark and the digit
DIGITS = 9
NAMED = 24  # cells of a name, at most, that the footer has room for
WHY = 5  # rows at most for why the choice is shown
_BY = {"up": -1, "k": -1, "down": 1, "j": 1}
_FAR = {"home": -1, "end": 1, "pageup": -1, "pagedown": 1}


GOOD_TO_KNOW = (
    ("?", "shows every key, and all of it is played by keys alone"),
    ("u", "takes back what was done last; nothing that was played is lost"),
    ("q", "leaves, here and there; all is saved as it is played"),
)


class Choice(Struct, frozen=True):
    """One row. `aside` stands at its right end, `about` below it; `does` is what Enter does, in the footer."""

    name: str
    aside: str
    does: str
    promise: Promise
    act: Callable[[], Said]
    about: str = ""
    damaged: bool = False


class ChoosingStep(Step):
    """The rows, of which one is chosen. `trouble` is why the last campaign was not simply opened, `last` its folder.

    `back` is the campaign that somebody came from, to look for another. What is kept is read here: the names of the
    campaigns in the data folder.
    """

    leaves = ("q", "quit")

    def __init__(self, trouble: str = "", last: Path | None = None, back: Listed | None = None) -> None:
        self.trouble = trouble
        self.back = back
        self.there: tuple[Listed, ...]
        self.choices: tuple[Choice, ...]
        self.again()
        others = [number for number, listed in enumerate(self.there) if listed.played and listed.folder != last]
        mine = [number for number, listed in enumerate(self.there) if back and listed.folder == back.folder]
        # Whoever came to open a campaign and can't has another in front, and does not make one by a hasty Enter.
        self.at = len(WAYS) + (others or mine)[0] if others or mine else 0

    def again(self) -> None:
        """Look at the data folder."""
        try:
            self.there = campaigns()
            ways = tuple(way() for way in WAYS)
        except (SavesError, OSError) as error:
            self.there = ()
            self.trouble = "\n".join(filter(None, dict.fromkeys((self.trouble, told(error)))))
            ways = (_a_folder(),)
        self.choices = (*ways, *(_one(listed) for listed in self.there))

    @property
    def choice(self) -> Choice:
        """The chosen row."""
        return self.choices[self.at]

    def press(self, key: Press) -> Said:
        """Digits and arrows choose, Enter goes on."""
        if key.name == "escape" and self.back:
            return _one(self.back).act()
        if key.name in ("q", "escape"):
            return Way.LEAVE
        if key.name == "enter":
            return self.choice.act()
        if key.name in _BY:
            self._choose(self.at + _BY[key.name])
        elif key.name in _FAR:
            far = len(self.choices) if key.name in ("home", "end") else DIGITS
            self._choose(self.at + _FAR[key.name] * far)
        elif key.name.isascii() and key.name.isdigit():
            if not 0 < int(key.name) <= len(self.choices):
                return Trouble(f"there is no {key.name} here")
            self.at = int(key.name) - 1
        return Way.STAY

    def _choose(self, row: int) -> None:
        self.at = max(0, min(len(self.choices) - 1, row))

    def keys(self) -> Keys:
        """Its keys."""
        digits = min(DIGITS, len(self.choices))
        choose = (f"1-{digits} {{arrows}}" if digits > 1 else "1", "choose")
        return [("Enter", self.choice.does), choose, *self._way_back()]

    def _way_back(self) -> Keys:
        if self.back is None:
            return []
        return [("Esc", f"back to {self.back.name}" if cell_len(self.back.name) <= NAMED else "back")]

    def promise(self) -> Promise:
        """Of the chosen row."""
        return self.choice.promise

    def lines(self, pen: Pen) -> list[Line]:
        """Why it is shown, the ways to begin, and below them the campaigns, as many as there is room for."""
        why = [line for said in self.trouble.splitlines() for line in trouble_lines(pen, said, WHY)]
        ways = len(self.choices) - len(self.there)
        lines = [*why, *[EMPTY] * bool(why), pen.heading("Begin", self._heading(), lit=self.at < ways)]
        for number, choice in enumerate(self.choices[:ways]):
            lines += [*[EMPTY] * (number > 0 and not self.there), *self._row(pen, number, choice)]
        if self.there:
            lines += [EMPTY, pen.heading("Campaigns here", str(len(self.there)), lit=self.at >= ways)]
            lines += self._listed(pen.with_rows(pen.rows - len(lines)), ways)
        if pen.rows >= len(lines) + 3 + len(GOOD_TO_KNOW):
            lines += [EMPTY, EMPTY, pen.heading("Good to know"), *(_known(pen, *one) for one in GOOD_TO_KNOW)]
        return lines

    def _heading(self) -> str:
        return "" if self.there or self.trouble else "there is no campaign yet"

    def _listed(self, pen: Pen, ways: int) -> list[Line]:
        """The part of the list around the chosen row; its last line says how many more there are."""
        count = len(self.there)
        if count <= pen.rows:
            top, shown = 0, count
        else:
            shown = max(1, pen.rows - 1)
            top = max(0, min(self.at - ways - shown // 2, count - shown))
        rows = range(ways + top, ways + top + shown)
        lines = [line for number in rows for line in self._row(pen, number, self.choices[number])]
        if more := count - shown:
            lines.append(say(f"{' ' * LEFT}{pen.glyphs.cut} {more} more: {pen.glyphs.arrows}", MUT))
        return lines

    def _row(self, pen: Pen, number: int, choice: Choice) -> list[Line]:
        digit = str(number + 1) if number < DIGITS else " "
        left: Line = (("  ", TXT), (digit, KEY), ("  ", TXT), *say(choice.name, BOLD if choice.about else TXT))
        lines = [pen.spread(left, say(choice.aside, RUST if choice.damaged else MUT))]
        if choice.about:
            lines.append(pen.cut(((" " * LEFT, ""), *say(choice.about, MUT))))
        if number == self.at:
            lines = [pen.chosen(line, first=not row) for row, line in enumerate(lines)]
        return lines


def _sample() -> Choice:
    folder = new_folder(NAME)
    return Choice(
        "Play the sample",
        NAME,
        "make and open it",
        Promise(f"Enter makes {NAME}", folder, makes=True),
        lambda: Work("making the sample", lambda: make_sample(folder, name=NAME, patience=PATIENCE)),
        about="A steading two years in: five characters, threats, plans, things owed",
    )


def _a_new_one() -> Choice:
    return Choice(
        "Begin a new campaign",
        "two names, five numbers",
        "go on",
        Promise("Enter asks for its name. Nothing is made yet"),
        lambda: Next(FoundingStep(PATIENCE)),
        about="The numbers are offered: an Enter takes each",
    )


def _a_folder() -> Choice:
    return Choice(
        "Open a folder",
        "by its path",
        "go on",
        Promise("Enter asks for the folder"),
        lambda: Next(FolderStep()),
        about="A campaign that is kept somewhere else",
    )


WAYS = (_sample, _a_new_one, _a_folder)


def _one(listed: Listed) -> Choice:
    return Choice(
        listed.name,
        f"played {_day(listed.played)}" if listed.played else "! can't be read",
        "open it",
        Promise(f"Enter opens {listed.name}", listed.folder),
        lambda: Work(f"opening {listed.name}", lambda: open_campaign(listed.folder, patience=PATIENCE)),
        damaged=not listed.played,
    )


def _day(moment: str) -> str:
    """The day, here, of a moment of the chronicle; as it stands where it is none."""
    try:
        return datetime.fromisoformat(moment).astimezone().strftime("%Y-%m-%d")
    except ValueError:
        return moment[:10]


def _known(pen: Pen, key: str, words: str) -> Line:
    return pen.cut((("  ", TXT), (key, KEY), ("  ", TXT), *say(words, MUT)))
