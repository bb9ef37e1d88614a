"""Scenarios of Army of Gods: the format of their files, the positions they begin with, what they can ask.

`theagon.match.scenario` runs them.
"""

from __future__ import annotations

from theagon.games.army_of_gods.staging.format import Scenario
from theagon.games.army_of_gods.staging.reading import read_script

__all__ = ["Scenario", "read_script"]
