"""The rules of Army of Gods, in kernel Python: one plain source, interpreted, checked or compiled."""

from __future__ import annotations

from theagon.compiler.program import Program
from theagon.games.army_of_gods.rules.actions import act
from theagon.games.army_of_gods.rules.bots import (
    advise,
    alike,
    determinize,
    evaluate,
    evaluate_leaf,
    forget,
    horizon,
    side_of,
    spread,
    subject,
)
from theagon.games.army_of_gods.rules.legal import accepts, is_legal, legal
from theagon.games.army_of_gods.rules.observation import SPACE, observe
from theagon.games.army_of_gods.rules.seats import reward
from theagon.games.army_of_gods.rules.setup import empty, reset
from theagon.games.army_of_gods.rules.valid import Law, valid
from theagon.games.army_of_gods.rules.world import ACTIONS, SEATS, Decks, State, Tables, World
from theagon.kernel.arguments import numbers
from theagon.kernel.bots import playout_budget
from theagon.kernel.players import ARGUMENTS, ENTRIES

PROGRAM = Program(
    name="army-of-gods",
    package="theagon.games.army_of_gods.rules",
    world=World,
    state=State,
    tables=Tables,
    decks=Decks,
    entries=(
        *ENTRIES,
        *(reset, legal, is_legal, accepts, act, reward, observe),
        *(evaluate, evaluate_leaf, determinize, forget, subject, advise, side_of, alike),
        *(horizon, spread, playout_budget),
        *(empty, valid),
    ),
    buffers={"observe": SPACE.size},
    arguments=ARGUMENTS | {"players": numbers(2, SEATS), "teams": numbers(0, 1)},
    seats=SEATS,
    action_space=ACTIONS,
    laws=Law,
)
