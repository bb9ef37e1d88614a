"""Whoever reads the log can follow the match: what a seat is told accounts for all that it sees change.

`make soak` follows a thousand matches of each mode.
"""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.kits import KITS, MODES
from theagon.testing import check_log

MATCHES: Final = 50
"""Of each mode."""
FOLLOWED: Final = ("hand-of-the-gods", "gods-unchained")


@pytest.mark.parametrize(("name", "mode"), [each for each in MODES if each[0] in FOLLOWED])
def test_the_log_tells_all_that_changes_in_a_view(name: str, mode: str) -> None:
    kit = KITS[name]
    assert check_log(kit.game(), kit.seeds(mode, MATCHES), kit.deal) >= 50 * MATCHES
