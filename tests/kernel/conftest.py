"""The forms of a record: plain, checked, and a view of memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from theagon.kernel.records import Record

FORMS: dict[str, Callable[[type[Record]], Any]] = {
    "plain": lambda record: record(),
    "checked": lambda record: record.checked(),
    "view": lambda record: record.view()(),
}


@pytest.fixture(params=FORMS)
def form(request: pytest.FixtureRequest) -> Callable[[type[Record]], Any]:
    """Makes an empty record of one form."""
    return FORMS[request.param]
