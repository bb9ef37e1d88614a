"""Each game in turn, for the tests that all games have."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kits import KITS, Kit


@pytest.fixture(params=KITS)
def name(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture
def kit(name: str) -> Kit:
    return KITS[name]


@pytest.fixture
def game(kit: Kit) -> Any:
    return kit.game()
