"""The ledger of all time: its sums by hand, who sees which payments, how much is made of it, and its keys."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from rules.homefront.founding import BLANK
from rules.places import put
from rules.seats import GM_SEAT
from saves.campaign import OpenCampaign
from saves.disk import Disk
from saves.lines import read_line, write_line
from saves.opening import CHRONICLE
from saves.skimming import Skimmed, SkimmedChange, as_entry, skimmed
from saves.storage import TableDatabase
from saves.table_file import NAME, meta_of
from tests.saves.campaigns import opened
from tests.scenes import played
from tests.scenes.economy import ODO
from tests.scenes.gold import an_evening, begun_evening, between_sessions, closed_purses, no_gold
from tests.screens.sat import Sat, sat
from tests.screens.test_chronicle_filter import SickDisk
from tui.all_gold import Gold, GoldBack, Sums, read_all
from tui.payments import Payment
from tui.screens.ledger import LedgerScreen
from tui.widgets.cells import Line
from tui.widgets.ledger_page import LedgerPage

ANN, BEA = "characters.ann.sheet", "characters.bea.sheet"
MANY = 3000


def coins_of(where: str, before: int, after: int, scope: str = "payment", why: str = "salt") -> SkimmedChange:
    """Copper in a purse, or of what was spent."""
    return SkimmedChange(where, before, after, key=f"{scope}/{where}", why=why)


def entry(n: int, move: str, *changes: SkimmedChange, undoes: int | None = None) -> Skimmed:
    """An entry of a move with these changes."""
    return Skimmed(n, 1, changes, undoes, move)


def found(*entries: Skimmed, session: int = 0) -> Gold:
    """What comes of entries that stand oldest first."""
    back = GoldBack(put(BLANK, "campaign.session", session), GM_SEAT)
    for one in reversed(entries):
        back.take(one)
    return back.gold()


BOUGHT = entry(1, "buy", coins_of(f"{ANN}.purse", 5000, 4200), coins_of(f"{ANN}.spent", 0, 800))
HANDED = entry(2, "pay", coins_of(f"{ANN}.purse", 4200, 4000), coins_of(f"{BEA}.purse", 0, 200))
EARNED = entry(3, "income", coins_of(f"{BEA}.signature.account", 0, 1500, "receipt"))
TWO_AT_ONCE = entry(
    4,
    "wages",
    coins_of(f"{ANN}.purse", 4000, 3700, "a"),
    coins_of(f"{ANN}.spent", 800, 1100, "a"),
    coins_of(f"{ANN}.purse", 3700, 3690, "b"),
)


def test_payments_are_added_up_by_person_and_by_kind() -> None:
    gold = found(BOUGHT, HANDED, EARNED, TWO_AT_ONCE)
    assert [(one.at, one.payer, one.payee, one.amount, one.spent) for one in gold.payments] == [
        (4, "ann", "", 10, False),
        (4, "ann", "", 300, True),
        (3, "", "bea", 1500, False),
        (2, "ann", "bea", 200, False),
        (1, "ann", "", 800, True),
    ]
    assert gold.people == {"ann": Sums(1310, 0, 1100), "bea": Sums(0, 1700, 0)}
    assert gold.kinds == {
        "wages": Sums(310, 0, 300),
        "income": Sums(0, 1500, 0),
        "pay": Sums(200, 0, 0),
        "buy": Sums(800, 0, 800),
    }


def test_what_was_undone_waived_or_put_right_by_hand_is_no_payment() -> None:
    waived = entry(5, "buy", SkimmedChange(f"{ANN}.purse", 100, 50, waived=True, key=f"x/{ANN}.purse"))
    by_a_hand = entry(6, "set", SkimmedChange(f"{ANN}.purse", 100, 50, key=f"{ANN}.purse"))
    never_said = entry(7, "set-up", SkimmedChange(f"{ANN}.purse", None, 5000, key=f"{ANN}.purse"))
    assert found(waived, by_a_hand, never_said).count == 0
    back = tuple(replace(one, before=one.after, after=one.before) for one in BOUGHT.changes)
    undone = entry(8, "undo", *back, undoes=1)
    assert found(BOUGHT, undone).people == {}
    assert found(BOUGHT, undone, entry(9, "redo", *BOUGHT.changes, undoes=1)).people == {"ann": Sums(800, 0, 800)}


def test_of_the_session_are_those_after_its_start_that_stands() -> None:
    start = entry(2, "start-session", SkimmedChange("campaign.session", 0, 1, key="campaign.session"))
    gone = entry(4, "start-session", SkimmedChange("campaign.session", 1, 2, key="campaign.session"))
    undone = entry(5, "undo", SkimmedChange("campaign.session", 2, 1, key="campaign.session"), undoes=4)
    assert found(BOUGHT, start, EARNED, gone, undone, session=1).session == 1
    assert found(BOUGHT, session=1).session is None


def test_a_skimming_has_the_same_payments_as_whole_entries(tmp_path: Path) -> None:
    campaign = an_evening(tmp_path / "one")
    quick = read_all(campaign, GoldBack(campaign.table, GM_SEAT))
    back = GoldBack(campaign.table, GM_SEAT)
    for one in campaign.entries(None, 1000):
        assert as_entry(skimmed(one)).changes == tuple(
            replace(change, rule="", how="set", asked=None, waived_at=None) for change in one.changes
        )
        back.take(skimmed(one))
    assert quick.payments == back.gold().payments
    assert quick.people["odo-finch"] == Sums(32000, 7250, 32000)


# -- the page


def page(seat: Sat) -> LedgerPage:
    """The page that is in front."""
    return seat.app.screen.query_one(LedgerPage)


def rows(seat: Sat) -> list[str]:
    """What is drawn, without the spaces between."""
    return [" ".join(row.strip("│ ").split()) for row in seat.text.splitlines()]


async def test_s_turns_from_the_session_to_all_time_and_back(tmp_path: Path) -> None:
    async with sat(between_sessions, tmp_path, size=(100, 40)) as seat:
        played(seat.campaign, "start-session")
        played(seat.campaign, "pay", ["odo-finch"], 500, ["elsewhere"], "candles")
        await seat.look()
        await seat.press("3", "t")
        assert "1 payment " in seat.text
        assert "Odo Finch 5 gp 5 gp 0 gp" in rows(seat)
        await seat.press("s")
        assert "Gold of all time" in seat.text
        assert "10 payments" in seat.text
        assert "Odo Finch 325 gp 325 gp 72 gp 5 sp" in rows(seat)  # 295, 25 in wages, and 5
        assert "Pay Wages 35 gp 0 gp" in rows(seat)
        assert "Income 0 gp 92 gp 5 sp" in rows(seat)
        paid = [row for row in rows(seat) if "candles" in row or "stone for" in row]
        assert paid == ["Odo Finch -5 gp ✓ candles", "Odo Finch -295 gp ✓ stone for the east wall"]
        played(seat.campaign, "pay", ["odo-finch"], 100, ["elsewhere"], "wicks")
        await seat.look()
        assert "Odo Finch 326 gp 326 gp 72 gp 5 sp" in rows(seat)
        await seat.press("s")
        assert "2 payments" in seat.text
        await seat.press("s", "escape")
        assert not isinstance(seat.app.screen, LedgerScreen)


async def test_where_nothing_was_ever_paid_it_says_so(tmp_path: Path) -> None:
    async with sat(begun_evening, tmp_path) as seat:
        await seat.press("3", "t", "s", "down", "end", "pageup")
        assert "Gold of all time" in seat.text
        assert "0 payments" in seat.text
        assert "nobody has paid or received any gold" in seat.text


async def test_where_nobody_has_a_purse_it_says_the_same(tmp_path: Path) -> None:
    campaign = no_gold(tmp_path / "one")
    assert read_all(campaign, GoldBack(campaign.table, GM_SEAT)) == Gold(payments=[], session=0)


async def test_where_purses_are_closed_a_player_has_their_own_of_all_time_alone(tmp_path: Path) -> None:
    async with sat(closed_purses, tmp_path, seat=ODO, size=(100, 40)) as seat:
        await seat.press("3", "t", "s")
        assert "Odo Finch 320 gp 320 gp 72 gp 5 sp" in rows(seat)
        for stranger in ("Isolde", "Rhea"):
            assert stranger not in seat.text


def with_many(folder: Path) -> OpenCampaign:
    """An evening, and after it very many small payments."""
    campaign = begun_evening(folder)
    played(campaign, "pay", ["odo-finch"], 10, ["elsewhere"], "a candle")
    assert campaign.last is not None
    model = campaign.last
    lines, last = [], model
    for n in range(model.n + 1, MANY + 1):
        raw = write_line(replace(model, n=n, play=f"grown-{n}"), last.sum.encode())
        last = read_line(raw, last.end)
        lines.append(raw)
    with (folder / CHRONICLE).open("ab") as file:
        file.writelines(lines)
    TableDatabase(Disk(), folder / NAME).put(campaign.table, meta_of(last, campaign.table))
    return opened(folder)


async def test_of_very_many_payments_only_those_in_sight_are_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[object] = []
    whole = LedgerPage._payment

    def noted(self: LedgerPage, one: Payment, width: int) -> Line:
        drawn.append(one)
        return whole(self, one, width)

    monkeypatch.setattr(LedgerPage, "_payment", noted)
    async with sat(with_many, tmp_path) as seat:
        await seat.press("3", "t", "s")
        while not page(seat)._gold.ended:
            await seat.look()
        begun = begun_evening(tmp_path / "other").last
        assert begun is not None
        assert page(seat)._gold.count == MANY - begun.n
        first = page(seat).top
        await seat.press("pagedown")
        assert page(seat).top - first == page(seat).size.height - 3 > 10  # title, keys, and a row that stays in sight
        drawn.clear()
        await seat.press("end")
        assert 0 < len(drawn) <= 2 * 24
        assert "0 more below" in seat.text


async def test_what_cannot_be_read_of_it_is_told(tmp_path: Path) -> None:
    sick = SickDisk()

    def made_sick(folder: Path) -> OpenCampaign:
        begun_evening(folder)
        return opened(folder, disk=sick)

    async with sat(made_sick, tmp_path) as seat:
        await seat.press("3", "t")
        sick.sick = True
        await seat.press("s")
        gold = page(seat)._gold
        assert (gold.ended, "disk is sick" in gold.trouble) == (True, True)
        assert "! " in seat.text
