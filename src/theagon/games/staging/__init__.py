"""Scenarios: what the games have in common in reading a file, setting its position up and telling what is the case.

| module | what it has for a game's own `theagon.games.<game>.staging` |
|---|---|
| `format` | what a file says alike in every game: who is to act, what is legal, which events there were |
| `subjects` | names of units and places, which stand in an expectation beside its fields |
| `reading` | a scenario that was read, with the place of everything it says; its clauses and decks |
| `references` | whether what the steps speak of is there |
| `stage` | a scenario under way: units by name, cards by their places, events that are as described |
| `facts` | what is expected, held against what is the case |

`theagon.match.scenario` finds a game's part; `theagon.match.scenario_run` takes the steps.
"""

from __future__ import annotations

from theagon.games.staging.facts import Fact
from theagon.games.staging.reading import Script
from theagon.games.staging.stage import ImpossibleStepError, Stage

__all__ = ["Fact", "ImpossibleStepError", "Script", "Stage"]
