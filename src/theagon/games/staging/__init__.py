"""Scenarios: their files, the positions they begin with, what is done in them, and what is the case.

| module | what it has |
|---|---|
| `staging` | what a game says of its scenarios: its `theagon.games.<game>.staging` has one, `STAGING` |
| `format` | what a file says alike in every game |
| `deeds` | the actions of steps, by the verbs of the game |
| `shown` | what can be expected, by the fields of the game's views |
| `schema` | the format of a game's files, of all these |
| `subjects` | names of units and places, which stand in an expectation beside its fields |
| `references` | whether what a scenario speaks of is there |
| `placing`, `checks` | what games have in common in setting a position up, and in saying what none can be |
| `reading` | a scenario that was read, with the place of everything it says |
| `stage` | a scenario under way: units by name, actions by their numbers, events that are as described |
| `facts` | what is expected, held against what is the case |

`theagon.match.scenario` finds a game's part; `theagon.match.scenario_run` takes the steps.
"""

from __future__ import annotations

from theagon.games.staging.facts import facts_of
from theagon.games.staging.reading import Script, read_script
from theagon.games.staging.stage import ImpossibleStepError, Stage

__all__ = ["ImpossibleStepError", "Script", "Stage", "facts_of", "read_script"]
