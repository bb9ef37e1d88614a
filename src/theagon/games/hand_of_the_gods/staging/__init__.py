"""Scenarios of Hand of the Gods: the format of their files, the positions they begin with, what they can ask.

`theagon.match.scenario` runs them.
"""

from __future__ import annotations

from theagon.games.hand_of_the_gods.staging.format import scenario_schema
from theagon.games.hand_of_the_gods.staging.script import Script, read_script
from theagon.games.hand_of_the_gods.staging.stage import ImpossibleError, Stage

__all__ = ["ImpossibleError", "Script", "Stage", "read_script", "scenario_schema"]
