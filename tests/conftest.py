"""What holds for all tests."""

from __future__ import annotations

import gc


def pytest_collection_finish() -> None:
    """Look for cycles of garbage seldom, and never among the thousands of collected tests: they stay to the end."""
    gc.freeze()
    gc.set_threshold(20_000)
