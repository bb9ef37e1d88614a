"""The rules of Hand of the Gods, in kernel Python: one plain source, interpreted, checked or compiled."""

from __future__ import annotations

from theagon.compiler.program import Program
from theagon.games.hand_of_the_gods.rules import actions, auras, bots, legal, observation, reading, setup, valid
from theagon.games.hand_of_the_gods.rules.world import (
    ACTIONS,
    CARDS,
    CONDITIONS,
    NEUTRAL,
    TILES,
    Decks,
    State,
    Tables,
    World,
)
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
        *(setup.reset, legal.legal, legal.is_legal, legal.accepts, actions.act, reward, observation.observe),
        *(bots.evaluate, bots.evaluate_leaf, bots.determinize, bots.forget, bots.subject, bots.advise, bots.alike),
        *(side_of, bots.horizon, bots.spread, bots.playout_budget),
        *(reading.meets, setup.empty, setup.put_unit, auras.recompute_auras, valid.valid),
    ),
    buffers=dict.fromkeys(("observe", "witness"), observation.SPACE.size),
    arguments=ARGUMENTS
    | {
        "card": numbers(1, CARDS - 1),
        "owner": numbers(0, NEUTRAL),
        "tile": numbers(0, TILES - 1),
        "index": numbers(0, CONDITIONS - 1),
    },
    action_space=ACTIONS,
    laws=valid.Law,
)
