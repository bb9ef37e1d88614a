"""The same matches on all back ends, compared action by action: the state's bytes, the legal list and the log."""

from __future__ import annotations

import pytest

from tests.games.kits import KITS, MODES
from theagon.testing import check_lockstep

PART = 250
MATCHES = 1000  # of each mode of each game
OTHERS = 120  # of each game


@pytest.mark.parametrize("first", range(0, MATCHES, PART))
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_python_and_c_play_the_same_matches(name: str, mode: str, first: int) -> None:
    """Checked C raises, as checked Python does, for every index out of its array and every number out of its field."""
    kit = KITS[name]
    back_ends = ("interpreted", "compiled-checked", "compiled")
    check_lockstep(kit.game(), kit.seeds(mode, PART, first), kit.deal, back_ends, every=5)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_checked_python_plays_them_too(name: str, mode: str) -> None:
    """The oracle, in matches of other seeds, whose states are compared after every action."""
    kit = KITS[name]
    check_lockstep(kit.game(), kit.seeds(mode, OTHERS // len(kit.modes), MATCHES), kit.deal)
