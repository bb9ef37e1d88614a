"""A match at a terminal or over a pipe, as printed lines.

| module | what it does |
|---|---|
| `session`, `session_state` | play the match: ask the player, and obey what is typed |
| `commands`, `requests` | understand the words that are typed, and answer requests such as `why` |
| `grouping`, `menu` | make the numbered choices of the legal actions |
| `entries`, `tiles`, `described`, `log_text` | put the table and the events into lines of text |
| `lookup` | finds pages about cards, places and clauses |
| `printing` | prints, and reads what is typed |
| `table`, `games` | what every game fills in for its own table |
"""
