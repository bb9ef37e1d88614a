"""Scenarios of Hand of the Gods: the format of their files, the positions they begin with, what they can ask.

`theagon.match.scenario` runs them.
"""

from __future__ import annotations

from theagon.games.hand_of_the_gods.staging.format import Scenario
from theagon.games.hand_of_the_gods.staging.reading import read_script

__all__ = ["Scenario", "read_script"]
