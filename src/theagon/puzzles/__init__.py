"""Puzzles: positions with one way to reach an aim, found in play, proved by a solver, and kept as scenarios.

| module | what it has |
|---|---|
| `turn` | all that a player can do in one turn, as a graph of states |
| `steps` | actions as the steps of a scenario, named so that their order does not matter |
| `solver` | proofs: a win this turn, survival of the next one, what will be left |
| `maker` | positions of self-play, tried as puzzles, cut down and graded |
| `library` | the puzzles that come with a game, and the one of a day |
"""
