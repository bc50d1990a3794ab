"""Behind the screen: work for the writer's thread, and what comes of it, back where the screen's loop runs."""

import asyncio
import contextvars
from collections.abc import Callable
from time import sleep
from typing import Any, TypeVar

from saves.errors import SavesError
from saves.writer import Writer

T = TypeVar("T")

# Python lets one thread run at a time, and a busy one goes on for 5 ms before another gets its turn. So the writer's
# stands still for a moment between the synced line and table.json, in which the screen paints the new number.
SECONDS_TO_GIVE_WAY = 0.01


class Behind:
    """Gives work to the writer. To be made where the screen's loop runs; all that it calls is called there.

    `on_trouble` gets the words of what went wrong with work that nobody waits for.
    """

    def __init__(self, writer: Writer) -> None:
        self.on_trouble: Callable[[str], None] = lambda _words: None
        self._writer = writer
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._context = contextvars.copy_context()

    def send(
        self, work: Callable[[], T], then: Callable[[T], None] = lambda _result: None, *, newest_of: str = ""
    ) -> None:
        """Have something done that nobody waits for, and `then` called with what came of it.

        `newest_of`: older work of that name which has not begun is dropped.
        """

        def finish(result: T | Exception) -> None:
            if isinstance(result, SavesError):
                self.on_trouble(str(result))
            elif isinstance(result, Exception):
                raise result
            else:
                then(result)

        self._writer.submit(work, lambda result: self._here(lambda: finish(result)), newest_of=newest_of)

    async def done(self, work: Callable[[], T]) -> T:
        """Have something done and wait for it. Raises what it raises."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._writer.submit(work, lambda result: self._here(lambda: _settle(future, result)))
        return await future

    async def synced(
        self,
        work: Callable[[Callable[[Any], None]], T],
        on_disk: Callable[[], None],
        after: Callable[[T | Exception], None],
    ) -> T:
        """Have something done that calls what it is given as soon as its result is on the disk; waits no longer.

        `on_disk` is called then, `after` once all of it is done.
        """
        future: asyncio.Future[T] = self._loop.create_future()

        def show(result: Any) -> None:
            on_disk()
            _settle(future, result)

        def shown(result: Any) -> None:
            self._here(lambda: show(result))
            sleep(SECONDS_TO_GIVE_WAY)

        def finish(result: T | Exception) -> None:
            after(result)
            _settle(future, result)

        self._writer.submit(
            lambda: work(shown),
            lambda result: self._here(lambda: finish(result)),
        )
        return await future

    def close(self, seconds: float) -> None:
        """Take no more work, and wait for what there is, so long at most. Nobody hears what comes of it."""
        self._closed = True
        self._writer.close(seconds)

    def _here(self, what: Callable[[], None]) -> None:
        """Do something where the screen's loop runs; nothing once this is closed, or the loop has ended."""

        def unless_closed() -> None:
            if not self._closed:
                what()

        try:
            self._loop.call_soon_threadsafe(unless_closed, context=self._context)
        except RuntimeError:
            return


def _settle(future: "asyncio.Future[T]", result: T | Exception) -> None:
    if future.done():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
