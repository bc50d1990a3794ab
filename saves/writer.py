"""The writer: one thread of the program that does everything that may wait for the disk or for another program."""

from collections import deque
from collections.abc import Callable
from threading import Condition, ExceptHookArgs, Thread, current_thread, excepthook
from typing import Any, TypeVar

from msgspec import Struct

T = TypeVar("T")


class _Job(Struct, frozen=True):
    work: Callable[[], Any]
    callback: Callable[[Any], None]
    newest_of: str


class Writer:
    """Does jobs one after the other, in the order in which they came, and never waits for whoever gave them."""

    def __init__(self) -> None:
        self._jobs: deque[_Job] = deque()
        self._changed = Condition()
        self._busy = False
        self._closed = False
        self._thread: Thread | None = None

    def submit(
        self,
        work: Callable[[], T],
        callback: Callable[[T | Exception], None],
        *,
        newest_of: str = "",
    ) -> None:
        """Have `work` done. `callback` gets what it returned or the error that it raised, on the writer's thread.

        `newest_of`: an older job of the same name that has not begun is dropped, callback and all: only the newest
        state of a draft need reach the disk. Raises RuntimeError once the writer is closed.
        """
        with self._changed:
            if self._closed:
                raise RuntimeError("the writer is closed")
            if newest_of:
                self._jobs = deque(job for job in self._jobs if job.newest_of != newest_of)
            self._jobs.append(_Job(work, callback, newest_of))
            if self._thread is None:
                self._thread = Thread(target=self._run, name="writer", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def wait(self, seconds: float) -> bool:
        """Wait until nothing is left to do. Returns False if that took longer."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._jobs and not self._busy, seconds)

    def close(self, seconds: float) -> bool:
        """Take no more jobs and wait for those that there are. Returns False if that took longer."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        return self.wait(seconds)

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._jobs or self._closed)
                if not self._jobs:
                    return
                job = self._jobs.popleft()
                self._busy = True
            try:
                _do(job)
            finally:
                with self._changed:
                    self._busy = False
                    self._changed.notify_all()


def _do(job: _Job) -> None:
    try:
        result = job.work()
    except Exception as error:  # noqa: BLE001 - whoever waits for the job has to hear of it
        result = error
    try:
        job.callback(result)
    except Exception as error:  # noqa: BLE001 - reported, and the writer goes on: other jobs are waiting
        excepthook(ExceptHookArgs((type(error), error, error.__traceback__, current_thread())))
