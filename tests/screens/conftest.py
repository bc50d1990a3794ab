"""Tests that are coroutines are run to their end; times are shown by the clock of Greenwich."""

import time
from collections.abc import Iterator

import pytest

from tests.moves.conftest import pytest_pyfunc_call as pytest_pyfunc_call


@pytest.fixture(autouse=True)
def greenwich(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Snapshots show times."""
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()
