"""The same matches on two back ends, compared action by action: the state's bytes, the legal list and the log."""

from __future__ import annotations

import pytest

from tests.games.kits import KITS, MODES
from theagon.testing import check_lockstep

PART = 250
MATCHES = 1000                          # of each mode of each game
OTHERS = 100


@pytest.mark.parametrize("first", range(0, MATCHES, PART))
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_python_and_checked_c_play_the_same_matches(name: str, mode: str, first: int) -> None:
    """Checked C raises, as checked Python does, for every index out of its array and every number out of its field."""
    kit = KITS[name]
    check_lockstep(kit.game(), kit.seeds(mode, PART, first), kit.deal, "interpreted", "compiled-checked", every=5)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_c_as_it_is_used_plays_them_too(name: str, mode: str) -> None:
    kit = KITS[name]
    check_lockstep(kit.game(), kit.seeds(mode, MATCHES), kit.deal, "compiled-checked", "compiled")


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_checked_python_plays_them_too(name: str, mode: str) -> None:
    """The oracle, in matches of other seeds, whose states are compared after every action."""
    kit = KITS[name]
    check_lockstep(kit.game(), kit.seeds(mode, OTHERS, MATCHES), kit.deal, "checked", "compiled")
