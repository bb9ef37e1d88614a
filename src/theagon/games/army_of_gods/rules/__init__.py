"""The rules of Army of Gods, in kernel Python: one plain source, interpreted, checked or compiled."""

from __future__ import annotations

from theagon.compiler.program import Program
from theagon.games.army_of_gods.rules import actions, bots, legal, observation, seats, setup, valid
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
        *(setup.reset, legal.legal, legal.is_legal, legal.accepts, actions.act, seats.reward, observation.observe),
        *(bots.evaluate, bots.evaluate_leaf, bots.determinize, bots.forget, bots.subject, bots.advise, bots.alike),
        *(bots.side_of, bots.horizon, bots.spread, playout_budget),
        *(setup.empty, valid.valid),
    ),
    buffers=dict.fromkeys(("observe", "witness"), observation.SPACE.size),
    arguments=ARGUMENTS | {"players": numbers(2, SEATS), "teams": numbers(0, 1)},
    seats=SEATS,
    action_space=ACTIONS,
    laws=valid.Law,
)
