"""Scenarios of Gods Unchained: the format of their files, the positions they begin with, what they can ask.

`theagon.match.scenario` runs them.
"""

from __future__ import annotations

from theagon.games.gods_unchained.staging.format import Scenario
from theagon.games.gods_unchained.staging.reading import read_script

__all__ = ["Scenario", "read_script"]
