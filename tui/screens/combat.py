"""The Combat tab: who fights on either side, battalions, and what a fight of the chosen two would do to both."""

from types import NoneType

from textual.app import ComposeResult
from textual.widget import Widget

from rules.combat.sides import Battalion
from rules.combat.who_fights import fights_on
from rules.places import look
from tui.handed import Handed, bound
from tui.keys import COMBAT
from tui.screens.body import Body
from tui.stance import Stance
from tui.widgets.boxes import Below, Beside
from tui.widgets.combat.battalions_pane import BattalionsPane
from tui.widgets.combat.dread_pane import DreadPane
from tui.widgets.combat.field import battalions
from tui.widgets.combat.fight_pane import FightPane
from tui.widgets.combat.no_fight import NoFight
from tui.widgets.combat.ours_pane import OursPane
from tui.widgets.combat.outlook_pane import OutlookPane, Pair
from tui.widgets.combat.room import shared
from tui.widgets.combat.spotlight_line import SpotlightLine
from tui.widgets.combat.theirs_pane import TheirsPane
from tui.widgets.divider import Divider
from tui.widgets.pane import Pane
from tui.widgets.tab_moves import TabMoves


class CombatTab(Body):
    """One fight is in front: of several that are on, a key goes to the next one."""

    stance = Handed[Stance](Stance())
    fight = Handed[str]("")
    pair = Handed[Pair](Pair())

    def __init__(self) -> None:
        super().__init__()
        self._fought = False  # a fight was on when it was last arranged
        self._on: tuple[str, ...] | None = None  # which were on then; None before the first time
        self._had_focus: Widget | None = None  # before the moves came up

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield bound(self, SpotlightLine(), CombatTab.board, CombatTab.fight)
        with Beside(id="sides"):
            yield bound(self, OursPane(), CombatTab.board, CombatTab.fight)
            yield Divider()
            with Below(id="foes"):
                yield bound(self, TheirsPane(), CombatTab.board, CombatTab.fight)
        lone = bound(self, NoFight(), CombatTab.board)
        lone.display = self.board is None or not fights_on(self.board.view.table)  # also before there is a layout
        yield lone
        with Below(id="under"):
            yield bound(self, BattalionsPane(), CombatTab.board, CombatTab.fight)
            yield bound(self, OutlookPane(), CombatTab.board, CombatTab.pair)
            yield bound(self, DreadPane(), CombatTab.board)
        yield bound(self, TabMoves(COMBAT), CombatTab.board, CombatTab.stance)

    @property
    def first(self) -> Widget:
        """Theirs, where there is a foe to choose: a fight begins with whom it is against."""
        if not self.fight:
            return self.query_one(NoFight)
        return self.query_one(TheirsPane)

    @property
    def chosen_of_ours(self) -> str:
        """The place of the chosen one of ours; "" for nobody."""
        return self.query_one(OursPane).place

    @property
    def chosen_of_theirs(self) -> str:
        """The place of the chosen foe; "" for none."""
        return self.query_one(TheirsPane).place

    @property
    def _in_ranks(self) -> str:
        """The place of the chosen battalion while those have the focus; "" otherwise."""
        pane = self.screen.focused
        return pane.place if isinstance(pane, BattalionsPane) else ""

    @property
    def fighter(self) -> str:
        """The place of who would fight: the chosen one of ours, or our battalion while battalions have the focus."""
        return self._in_ranks if self._side(self._in_ranks) == "ours" else self.chosen_of_ours

    @property
    def foe(self) -> str:
        """The place of whom they would fight: the chosen one of theirs, or a battalion against ours."""
        if self._side(self._in_ranks) == "theirs":
            return self._in_ranks
        if self._side(self._in_ranks) == "ours" and self.board is not None:
            there = battalions(self.board.view.table, self.fight)
            others = (place for place, one in there if one.side == "theirs" and one.status == "here")
            return next(others, self.chosen_of_theirs)
        return self.chosen_of_theirs

    def _side(self, place: str) -> str:
        assert self.board is not None
        one = look(self.board.view.table, place) if place else None
        return one.side if isinstance(one, Battalion) else ""

    def on_descendant_focus(self) -> None:
        """Another pane has the focus: what is forecast may be another fight."""
        if self.board is not None:
            self._show()

    @property
    def chosen(self) -> str:
        """The place of whoever is chosen in the pane that has the focus; "" for nobody."""
        pane = self._pane
        return pane.place if isinstance(pane, FightPane) else ""

    @property
    def kept(self) -> str:
        """The id of the chosen fight of those kept for later, where none is on; "" for none."""
        return "" if self.fight else self.query_one(NoFight).kept

    def on_mount(self) -> None:
        """As the fights stand."""
        self._arrange()

    def on_resize(self) -> None:
        """There is more room, or less."""
        self._arrange()

    def board_changed(self, *_values: object) -> None:
        """There may be another fight, or others in it."""
        if self.display:
            self.call_next(self.look)  # once the panes have the new board

    def look(self) -> None:
        """It is in front."""
        self._arrange()

    def stance_changed(self, before: Stance, after: Stance) -> None:
        """After `m` the moves stand where the forecast was, until the next key; whoever had the focus there has it
        again then."""
        if "move" not in (before.pending, after.pending) or before.pending == after.pending or not self.display:
            return
        if after.pending == "move":
            self._had_focus = self.screen.focused
        self._arrange()
        if before.pending == "move" and self._had_focus is not None:
            self.screen.set_focus(self._had_focus, scroll_visible=False)

    def choose(self, by: int) -> None:
        """In the pane that has the focus."""
        self._pane.step(by)
        self._show()

    def turn(self, key: str) -> None:
        """A page of it."""
        self._pane.page(key)
        self._show()

    def next_fight(self) -> bool:
        """Bring another fight that is on to the front. Returns whether there is one."""
        assert self.board is not None
        there = fights_on(self.board.view.table)
        if len(there) < 2:
            return False
        self.fight = there[(there.index(self.fight) + 1) % len(there)] if self.fight in there else there[0]
        self._arrange()
        return True

    @property
    def _pane(self) -> Pane:
        focused = self.screen.focused
        return focused if isinstance(focused, Pane) else self._first_pane

    @property
    def _first_pane(self) -> Pane:
        first = self.first
        assert isinstance(first, Pane)
        return first

    # -- what is shown

    def _show(self) -> None:
        """The chosen ones stay chosen by name, whoever else comes or goes."""
        for pane in self.query(FightPane):
            pane.chosen = pane.choice
        lone = self.query_one(NoFight)
        lone.chosen = lone.choice
        self.pair = Pair(self.fighter, self.foe) if self.fight else Pair()

    def _arrange(self) -> None:
        """Which fight is in front, which parts there are, and how many rows each has."""
        if self.board is None or not self.size:
            return
        there = fights_on(self.board.view.table)
        newest = [id for id in there if self._on is not None and id not in self._on]
        self._on = there
        if newest:
            self.fight = newest[-1]  # it was begun or taken up just now
        elif self.fight not in there:
            self.fight = there[0] if there else ""
        before, fights = self._fought, bool(self.fight)
        waits = self.stance.pending == "move" and self.stance.tab == COMBAT
        raised = len(self.query_one(BattalionsPane).choices())
        self._fought = fights
        for part in (SpotlightLine, "#sides"):
            _shown(self.query_one(part), there=fights)
        _shown(self.query_one("#under"), there=not waits and (fights or bool(raised)))
        _shown(self.query_one(BattalionsPane), there=bool(raised))
        _shown(self.query_one(OutlookPane), there=fights)
        _shown(self.query_one(TabMoves), there=waits)
        _shown(self.query_one(NoFight), there=not fights and not waits)
        self._give_rows(raised)
        self._show()
        self._keep_focus(turned=before != fights, raised=raised)

    def _give_rows(self, raised: int) -> None:
        """Every part has its rows; where no fight is on, only that page and battalions are there."""
        sides = [pane for pane in self.query(FightPane) if not isinstance(pane, BattalionsPane)]
        room = shared(
            self.size.height,
            sides=max(pane.room_for() for pane in sides),
            battalions=raised,
            forecast=all(pane.choices() for pane in sides),
        )
        dread = room.dread if self.fight else 0
        lone = self.query_one(NoFight)
        _tall(lone, lone.room_for() + 1 if raised else self.size.height)
        _tall(self.query_one("#sides"), room.sides)
        _tall(self.query_one(BattalionsPane), room.battalions, above=room.above_battalions if self.fight else 0)
        _tall(self.query_one(OutlookPane), room.outlook, above=room.above_outlook)
        _shown(self.query_one(DreadPane), there=bool(dread))
        _tall(self.query_one(DreadPane), dread, above=1)

    def _keep_focus(self, *, turned: bool, raised: int) -> None:
        """A fight has begun, or the last one is over, or the last battalion is gone: who had the focus may be gone."""
        focused = self.screen.focused
        gone = isinstance(focused, BattalionsPane) and not raised
        if self.display and (gone or (turned and isinstance(focused, FightPane | NoFight | NoneType))):
            self.screen.set_focus(self.first, scroll_visible=False)


def _shown(widget: Widget, *, there: bool) -> None:
    if widget.display != there:
        widget.display = there


def _tall(widget: Widget, height: int, *, above: int = 0) -> None:
    """So many rows, and so many empty ones above."""
    styles = widget.styles
    if styles.height is None or styles.height.value != height:
        styles.height = height
    if styles.margin.top != above:
        styles.margin = (above, 0, 0, 0)
