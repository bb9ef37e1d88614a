"""Reads the games when it is imported: in the process that killable servers are forked from, so that none has to."""

from theagon.games import NAMES, load_game
from theagon.server.matches.hub import warm_up

for _name in NAMES:
    warm_up(load_game(_name))
