"""One match: its history, undo, branches, replays, and why everything happened; scenarios; and matches by the thousand.

This room plays any game through the verbs of `theagon.games.base` and knows none.
"""
