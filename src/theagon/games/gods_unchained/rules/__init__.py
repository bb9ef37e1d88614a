"""The rules of Gods Unchained, in kernel Python: one plain source, interpreted, checked or compiled."""

from __future__ import annotations

from theagon.compiler.program import Program
from theagon.games.gods_unchained.rules import actions, auras, bots, legal, observation, reading, setup, valid
from theagon.games.gods_unchained.rules.world import ACTIONS, CARDS, CONDITIONS, SEATS, Decks, State, Tables, World
from theagon.kernel.arguments import numbers
from theagon.kernel.bots import playout_budget
from theagon.kernel.match import reward, side_of
from theagon.kernel.players import ARGUMENTS, ENTRIES

PROGRAM = Program(
    name="gods-unchained",
    package="theagon.games.gods_unchained.rules",
    world=World,
    state=State,
    tables=Tables,
    decks=Decks,
    entries=(
        *ENTRIES,
        *(setup.reset, legal.legal, legal.is_legal, legal.accepts, actions.act, reward, observation.observe),
        *(bots.evaluate, bots.evaluate_leaf, bots.determinize, bots.forget, bots.subject, bots.advise, bots.alike),
        *(side_of, bots.horizon, bots.spread, playout_budget),
        *(reading.meets, setup.empty, setup.put_unit, auras.recompute_auras, valid.valid),
    ),
    buffers=dict.fromkeys(("observe", "witness"), observation.SPACE.size),
    arguments=ARGUMENTS
    | {"card": numbers(1, CARDS - 1), "owner": numbers(0, SEATS - 1), "index": numbers(0, CONDITIONS - 1)},
    seats=SEATS,
    action_space=ACTIONS,
    laws=valid.Law,
)
