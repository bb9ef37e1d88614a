"""The sample that `make test` takes of tests with many parameters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def first_of(values: Iterable[Any]) -> list[Any]:
    """Return the values of one parameter, all but the first marked slow."""
    first, *others = values
    return [first, *(pytest.param(each, marks=pytest.mark.slow) for each in others)]
