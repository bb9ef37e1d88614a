"""Scenarios: their files, the positions they begin with, the actions in them, and checks of their expectations.

| module | contents |
|---|---|
| `staging` | a game's part of its scenarios: the `STAGING` of `theagon.games.<game>.staging` |
| `format` | the parts of a file that are the same in every game |
| `deeds` | the actions of steps, by the verbs of the game |
| `shown` | the expectations that the fields of the game's views allow |
| `schema` | the format of a game's files, made from all these |
| `subjects` | names of units and places, which are among the fields of an expectation |
| `references` | whether the things that a scenario names exist |
| `columns` | the form of each column of a state in a file |
| `saving`, `comparing` | a position as the fields of a file, and all that a file must keep |
| `placing` | shared parts of setting up positions and refusing impossible ones |
| `happened` | expected events compared with those of an action |
| `reading` | a scenario read from its file, with the place of every value |
| `stage` | a scenario under way: its position, its units by name, its actions by number |
| `facts` | expectations compared with the view |

`theagon.match.scenario` finds a game's part; `theagon.match.scenario_run` takes the steps.
"""

from __future__ import annotations

from theagon.games.staging.facts import facts_of
from theagon.games.staging.reading import Script, read_script
from theagon.games.staging.stage import ImpossibleStepError, Stage

__all__ = ["ImpossibleStepError", "Script", "Stage", "facts_of", "read_script"]
