"""The rules of Hand of the Gods, in kernel Python: one plain source, interpreted, checked or compiled."""

from __future__ import annotations

from theagon.compiler.program import Program
from theagon.games.hand_of_the_gods.rules.actions import act
from theagon.games.hand_of_the_gods.rules.bots import (
    advise,
    alike,
    determinize,
    evaluate,
    evaluate_leaf,
    forget,
    horizon,
    playout_budget,
    spread,
    subject,
)
from theagon.games.hand_of_the_gods.rules.legal import accepts, is_legal, legal
from theagon.games.hand_of_the_gods.rules.observation import SPACE, observe
from theagon.games.hand_of_the_gods.rules.setup import empty, put_unit, refresh, reset
from theagon.games.hand_of_the_gods.rules.valid import Law, valid
from theagon.games.hand_of_the_gods.rules.world import ACTIONS, CARDS, NEUTRAL, TILES, Decks, State, Tables, World
from theagon.kernel.arguments import numbers
from theagon.kernel.match import reward, side_of
from theagon.kernel.players import ARGUMENTS, ENTRIES

PROGRAM = Program(
    name="hand-of-the-gods",
    package="theagon.games.hand_of_the_gods.rules",
    world=World,
    state=State,
    tables=Tables,
    decks=Decks,
    entries=(
        *ENTRIES,
        *(reset, legal, is_legal, accepts, act, reward, observe),
        *(evaluate, evaluate_leaf, determinize, forget, subject, advise, side_of, alike),
        *(horizon, spread, playout_budget),
        *(empty, put_unit, refresh, valid),
    ),
    buffers={"observe": SPACE.size},
    arguments=ARGUMENTS | {"card": numbers(1, CARDS - 1), "owner": numbers(0, NEUTRAL), "tile": numbers(0, TILES - 1)},
    action_space=ACTIONS,
    laws=Law,
)
