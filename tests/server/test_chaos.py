"""Whatever happens to servers while people play, nothing is lost. The long runs are `python -m tests.soak chaos`."""

from __future__ import annotations

import pytest

from tests.server.postgres import BINARIES, own_postgres
from tests.soak.chaos import Fault, chaos


def test_one_process_killed_at_random_loses_and_doubles_nothing(database: str) -> None:
    figures = chaos(database, [Fault.KILL] * 3)
    assert figures.is_whole, figures
    assert figures.acknowledged > figures.matches


@pytest.mark.xdist_group("postgresql")
def test_three_processes_that_are_killed_frozen_and_cut_off_lose_and_double_nothing() -> None:
    if not BINARIES:
        pytest.skip("there is no PostgreSQL here")
    with own_postgres() as postgres:
        figures = chaos(postgres.url, [*Fault, Fault.KILL], processes=3, postgres=postgres)
    assert figures.is_whole, figures
    assert figures.acknowledged > figures.matches
