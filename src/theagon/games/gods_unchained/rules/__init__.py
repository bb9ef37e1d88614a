"""The rules of Gods Unchained, in kernel Python: one plain source, interpreted, checked or compiled."""

from __future__ import annotations

from theagon.compiler.program import Program
from theagon.games.gods_unchained.rules.actions import act
from theagon.games.gods_unchained.rules.bots import (
    advise,
    alike,
    determinize,
    evaluate,
    evaluate_leaf,
    forget,
    horizon,
    spread,
    subject,
)
from theagon.games.gods_unchained.rules.legal import accepts, is_legal, legal
from theagon.games.gods_unchained.rules.observation import SPACE, observe
from theagon.games.gods_unchained.rules.setup import empty, put_unit, reset
from theagon.games.gods_unchained.rules.valid import Law, valid
from theagon.games.gods_unchained.rules.world import ACTIONS, CARDS, SEATS, Decks, State, Tables, World
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
        *(reset, legal, is_legal, accepts, act, reward, observe),
        *(evaluate, evaluate_leaf, determinize, forget, subject, advise, side_of, alike),
        *(horizon, spread, playout_budget),
        *(empty, put_unit, valid),
    ),
    buffers={"observe": SPACE.size},
    arguments=ARGUMENTS | {"card": numbers(1, CARDS - 1), "owner": numbers(0, SEATS - 1)},
    seats=SEATS,
    action_space=ACTIONS,
    laws=Law,
)
