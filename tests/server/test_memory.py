"""How the growth of a server's memory is found. The run itself is `python -m tests.soak memory`."""

from __future__ import annotations

import pytest

from tests.soak.memory import Sample, growth


def samples(*resident: float) -> list[Sample]:
    """A sample each minute, of so many MB."""
    return [Sample(60.0 * minute, round(1e6 * size), 0, 0, 0) for minute, size in enumerate(resident)]


def test_memory_that_grows_by_a_megabyte_a_minute_grows_by_sixty_an_hour() -> None:
    found = growth(samples(100, 101, 102, 103))
    assert found.slope == pytest.approx(60)
    assert found.error == pytest.approx(0, abs=1e-6)


def test_memory_that_goes_up_and_down_does_not_grow_by_more_than_chance() -> None:
    found = growth(samples(100, 103, 99, 104, 98, 102, 100))
    assert abs(found.slope) < found.error
