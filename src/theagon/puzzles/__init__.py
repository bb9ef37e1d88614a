"""Puzzles: positions with one way to reach an aim, found in play, proved by a solver, and kept as scenarios.

| module | what it has |
|---|---|
| `turn` | all that a player can do in one turn, as a graph of states |
| `steps` | actions as the steps of a scenario, named so that their order does not matter |
| `solver` | proofs: a win this turn, survival of the next one, what will be left |
| `maker` | matches of bots, and the turns of them that are tried |
| `draft` | a position as a file, while parts of it are tried |
| `finding` | a win or a survival, cut down to what it needs |
| `foretelling` | actions with many consequences |
| `likeness` | which puzzles are alike |
| `grading` | how hard a puzzle is, and who misses it |
| `library` | the puzzles that come with a game, and the one of a day |
"""
