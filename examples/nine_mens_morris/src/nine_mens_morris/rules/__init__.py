"""The rules of nine men's morris, in kernel Python: one plain source, interpreted, checked or compiled."""

from __future__ import annotations

from nine_mens_morris.rules.actions import act, empty, reset
from nine_mens_morris.rules.bots import evaluate, horizon, spread, subject
from nine_mens_morris.rules.legal import accepts, is_legal, legal
from nine_mens_morris.rules.observation import SPACE, observe
from nine_mens_morris.rules.valid import Law, valid
from nine_mens_morris.rules.world import ACTIONS, SEATS, State, Tables, World
from theagon.compiler.program import Program
from theagon.kernel.bots import evaluate_leaf, playout_budget
from theagon.kernel.match import reward, side_of
from theagon.kernel.perfect_information import advise, alike, determinize, forget
from theagon.kernel.players import ARGUMENTS, ENTRIES

PROGRAM = Program(
    name="nine-mens-morris",
    package="nine_mens_morris.rules",
    world=World,
    state=State,
    tables=Tables,
    entries=(
        *ENTRIES,
        *(reset, legal, is_legal, accepts, act, reward, observe, empty, valid),
        *(evaluate, evaluate_leaf, horizon, spread, playout_budget),
        *(subject, determinize, forget, advise, alike, side_of),
    ),
    buffers=dict.fromkeys(("observe", "witness"), SPACE.size),
    arguments=ARGUMENTS,
    seats=SEATS,
    action_space=ACTIONS,
    laws=Law,
)
