"""Matches: history, undo, branches, replays and causes of events; scenarios; and simulation in bulk.

This room plays any game through the interface in `theagon.games.base`, and contains nothing about a particular game.
"""
