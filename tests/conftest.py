"""Fixtures and rules of all tests."""

from __future__ import annotations

import gc
import signal
from contextlib import suppress
from typing import Any, Final

import pytest

with suppress(ImportError):  # `make test-learners` has no Hypothesis
    from hypothesis import settings

    settings.load_profile("ci")  # Hypothesis's own: the same examples in each run, however long they take

SHARED: Final = {
    "tests/packaging/test_wheel.py": "a wheel, and an environment that it is installed in",
    "tests/packaging/test_lock.py": "a wheel, and an environment that it is installed in",
    **{
        f"tests/server/test_{name}.py": f"a PostgreSQL server, the {half} half"
        for half, names in (
            ("first", ("chaos", "damage", "leases", "storage")),
            ("second", ("process_ends", "processes", "upkeep")),
        )
        for name in names
    },
}
"""What several files share that takes long to make: one process runs them all."""


def pytest_configure() -> None:
    """Let tests interrupt processes: a run in the background ignores Ctrl-C, and so does all that it starts."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """Look for cycles of garbage seldom, and never among the thousands of collected tests: they stay to the end."""
    gc.freeze()
    gc.set_threshold(20_000)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what to run to see failures again."""
    if terminalreporter.stats.get("failed") or terminalreporter.stats.get("error"):
        terminalreporter.write_line("To see them again: .venv/bin/pytest --last-failed")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """With `-n 2`, one process runs all tests of a file, so that what they share is made once."""
    from xdist.scheduler import LoadScopeScheduling

    def share(nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return SHARED.get(file, file)

    config.option.loadscopereorder = False  # the folders that come last have short files, so that both end together
    scheduling = LoadScopeScheduling(config, log)
    scheduling._split_scope = share
    return scheduling
