"""The person: the sheet of the chosen one of the roster, and what the chronicle says of them lately."""

from collections.abc import Sequence

from textual.geometry import Size

from rules.places import MISSING, look
from rules.table import Character, Person
from tui.board import Board
from tui.handed import Handed
from tui.named_lately import Someone
from tui.widgets.cells import EMPTY, Line, clean, cut, heading, width_of
from tui.widgets.lately import number_width, told_lines
from tui.widgets.pane import Pane
from tui.widgets.sheets.others import others_lines
from tui.widgets.sheets.roster import role_of, status_part
from tui.widgets.sheets.sheet import sheet_lines
from tui.widgets.sheets.subject import Subject, worded

MOST_TOLD, MOST_TOLD_TALL = 1, 3  # entries below a sheet: each new one moves all of them, which costs bytes
TALL = 36  # rows


class PersonPane(Pane):
    """The right of the Party tab. Where there is more than fits it can have the focus, and arrows scroll it."""

    someone = Handed[Someone | None](None)

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._longest = 0  # how far it can be scrolled
        self._at = 0  # the first line below the heading that is in sight

    def part(self, board: Board) -> object:
        """What is drawn of it."""
        table = board.view.table
        return table.characters, table.people, table.steading.muster, table.campaign.settings

    def someone_changed(self, before: Someone | None, after: Someone | None) -> None:
        """Another is chosen, or there is more to say of them."""
        if before is None or after is None or before.place != after.place:
            self._at = 0
        self.redraw()

    def allow_focus(self) -> bool:
        """Only to see what is below."""
        return self._longest > 0

    @property
    def choice(self) -> str:
        """The place of the status of whoever is shown."""
        return f"{self.someone.place}.status" if self.someone is not None else ""

    def step(self, by: int) -> None:
        """Scroll by so many lines, as far as there are any."""
        self._at = max(0, min(self._longest, self._at + by))
        self.redraw()

    def page(self, key: str) -> None:
        """Scroll by a page, or to either end."""
        page = max(1, self.size.height - 2)
        self.step({"pageup": -page, "pagedown": page, "home": -self._longest, "end": self._longest}[key])

    def lines(self, size: Size) -> Sequence[Line]:
        """The heading, what is written of them, and what the chronicle says."""
        if self.board is None or self.someone is None:
            return ()
        one = look(self.board.view.table, self.someone.place)
        if one is MISSING:
            return ()
        width = size.width - 1
        head, *more = self._head(one, width)
        lines = [*more, *self._written(one, width), *self._sheet(one, width)]
        lines += self._lately(self.someone, width, size.height - 1 - len(lines))
        room = size.height - 1
        self._longest = max(0, len(lines) - room)
        self._at = min(self._at, self._longest)
        shown = lines[self._at : self._at + room]
        if self._at < self._longest:
            shown[-1] = self._more(len(lines) - self._at - room + 1)
        return [head, *shown]

    def _more(self, count: int) -> Line:
        keys: Line = (
            ((f", {self.glyphs.arrows}", "bold $amber"),)
            if self.has_focus
            else ((", ", "$mut"), ("Tab", "bold $amber"))
        )
        return ((f"{self.glyphs.cut} {count} more", "$mut"), *keys)

    def _head(self, one: Character | Person, width: int) -> list[Line]:
        """Name and what they are, and which sheet they have; the name goes on below where it is too long."""
        sheet: Line = ((one.sheet.WORD, "$mut"),) if isinstance(one, Character) else ()
        room = width - width_of(sheet) - 4
        name, whole, short = clean(one.name), clean(_role_and_level(one)), clean(role_of(one))
        shown = cut(name, room, self.glyphs)
        role = whole if width_of(((shown + whole, ""),)) + 2 <= room else short  # its XP say the level too
        fits = width_of(((shown + role, ""),)) + 2 <= room
        head: Line = ((shown, "bold $txt"), *((f"  {role}", "$mut") for _ in range(fits and bool(role))))
        rule = heading("", sheet, width - width_of(head), self.glyphs, focused=self.has_focus)[1:]
        lines: list[Line] = [(*head, *rule)]
        if shown != name:
            lines += worded("Name", (name, "bold $txt"), width, self.glyphs)
        if role and not fits:
            lines += worded(_role_word(one), (role, "$txt"), width, self.glyphs)
        return lines

    def _written(self, one: Character | Person, width: int) -> list[Line]:
        """What has become of them, where they are not here."""
        if one.status == "here":
            return []
        return worded("Status", status_part(one.status), width, self.glyphs)

    def _sheet(self, one: Character | Person, width: int) -> list[Line]:
        assert self.board is not None
        assert self.someone is not None
        view, place = self.board.view, self.someone.place
        if isinstance(one, Person):
            return others_lines(view, place, one, width, self.glyphs)
        subject = Subject(view, place.rpartition(".")[2], one, width, self.glyphs)
        player = worded("Player", (one.player, "$txt"), width, self.glyphs)
        return [*sheet_lines(subject, one.sheet), *([EMPTY, *player] if player else [])]

    def _lately(self, someone: Someone, width: int, room: int) -> list[Line]:
        """What the chronicle says of them, as far as there is room for at least one entry; it is all in its own tab."""
        number = number_width(someone.lately)
        has_sheet = someone.place.startswith("characters.")
        most = len(someone.lately) if not has_sheet else MOST_TOLD_TALL if self.size.height >= TALL else MOST_TOLD
        told = [told_lines(one, width, number, self.glyphs) for one in someone.lately[:most]]
        found: list[Line] = [EMPTY, heading("In the chronicle", (), width, self.glyphs)]
        for lines in told:
            if len(found) + len(lines) <= room:
                found += lines
        return found if len(found) > 2 else []


def _role_and_level(one: Character | Person) -> str:
    level = getattr(one.sheet, "level", None)
    return ", ".join(filter(None, (role_of(one), f"level {level}" if level is not None else "")))


def _role_word(one: Character | Person) -> str:
    return one.sheet.ROLE.capitalize() if isinstance(one, Character) else "Role"
