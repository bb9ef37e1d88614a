"""One match: its history, undo, branches, replays and causes of events; scenarios; and matches by the thousand.

This room plays any game through the verbs of `theagon.games.base`, and knows no particular game.
"""
