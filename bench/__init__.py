"""The benchmarks behind the documentation's figures: `python -m bench`, from the repository's root.

| module | what it measures |
|---|---|
| `rules` | a game's rules: play, batches, search, start |
| `peers` | games of other projects, for comparison |
| `cluster` | worker processes of a Ray cluster |
| `server.table` | the play server and its pages |
| `server.attack_figures` | how fast the play server answers others during an attack, or with a crowd |
"""
