"""The writer: one thread, jobs in order, the newest draft only, and no error is lost."""

import threading
from pathlib import Path

import pytest

from rules.seats import GM_SEAT
from saves.campaign import Committed
from saves.errors import CannotUndo
from saves.writer import Writer
from tests.saves.campaigns import by_hand, made, opened, ready


def test_jobs_are_done_in_order_on_one_thread_that_is_not_this_one() -> None:
    writer, seen = Writer(), []
    for number in range(20):
        writer.submit(lambda number=number: number, lambda got: seen.append((got, threading.current_thread())))
    assert writer.close(30)
    assert [got for got, _ in seen] == list(range(20))
    assert len({thread for _, thread in seen}) == 1
    assert threading.current_thread() not in {thread for _, thread in seen}


def test_only_the_newest_of_what_waits_is_done() -> None:
    writer, begin, done = Writer(), threading.Event(), []
    begun = threading.Event()
    writer.submit(lambda: (begun.set(), begin.wait(30)), lambda _: None)
    assert begun.wait(30)
    for number in range(10):
        writer.submit(lambda number=number: number, done.append, newest_of="draft")
        writer.submit(lambda number=number: -number, done.append, newest_of="other draft")
    writer.submit(lambda: "commit", done.append)
    begin.set()
    assert writer.close(30)
    assert done == [9, -9, "commit"]


def test_an_error_comes_back_to_who_asked_and_the_writer_goes_on(tmp_path: Path) -> None:
    campaign, writer, done = made(tmp_path / "a"), Writer(), []
    writer.submit(lambda: campaign.undo(GM_SEAT, 7), done.append)
    writer.submit(lambda: campaign.commit(ready(campaign, "by-hand", by_hand(1))), done.append)
    assert writer.close(30)
    assert isinstance(done[0], CannotUndo)
    assert isinstance(done[1], Committed)
    assert opened(tmp_path / "a").table.steading.surplus == 2


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_callback_that_fails_is_reported_and_the_writer_goes_on() -> None:
    writer, done = Writer(), []
    reported = []
    hook, threading.excepthook = threading.excepthook, reported.append
    try:
        import saves.writer as module

        module.excepthook, kept = reported.append, module.excepthook
        writer.submit(lambda: 1, lambda _: 1 // 0)
        writer.submit(lambda: 2, done.append)
        assert writer.close(30)
        module.excepthook = kept
    finally:
        threading.excepthook = hook
    assert done == [2]
    assert reported[0].exc_type is ZeroDivisionError


def test_a_closed_writer_takes_nothing_more() -> None:
    writer = Writer()
    assert writer.close(1)
    with pytest.raises(RuntimeError, match="closed"):
        writer.submit(lambda: 1, lambda _: None)


def test_closing_does_not_wait_for_ever() -> None:
    writer, end = Writer(), threading.Event()
    writer.submit(lambda: end.wait(30), lambda _: None)
    assert not writer.close(0.01)
    end.set()
    assert writer.wait(30)


def test_reading_never_waits_for_the_writer(tmp_path: Path) -> None:
    campaign = made(tmp_path / "a")
    writer, inside, end = Writer(), threading.Event(), threading.Event()

    def shown(_: Committed) -> None:
        inside.set()
        end.wait(30)

    writer.submit(lambda: campaign.commit(ready(campaign, "by-hand", by_hand(1)), shown), lambda _: None)
    assert inside.wait(30)
    assert campaign.table.steading.surplus == 2  # synced, and so it may be shown
    assert campaign.catch_up()
    assert campaign.undoable(GM_SEAT) == campaign.last == campaign.entries(None, 1)[0]
    assert campaign.drafts() == ()
    end.set()
    assert writer.close(30)
