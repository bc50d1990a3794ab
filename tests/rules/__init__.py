"""Tests of the rules, by subject."""

import pytest

pytest.register_assert_rewrite("tests.rules.playing")  # so that it too says what differs
