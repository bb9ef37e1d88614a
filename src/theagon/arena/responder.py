"""A best response by search: a player that knows its opponent's policy, and so shows how far this can be exploited.

At each decision it draws worlds that agree with what its seat may see, carries out each action there, and plays on: the
opponent by its own policy, itself by a quick bot. Sequential halving finds the action with the best trials. A true best
response wins at least as much, so the share of its pairs is a lower bound of what the policy loses. (Lisý and Bowling
2017, "Equilibrium Approximation Quality of Current No-Limit Poker Bots", have this as local best response, with one
action for the look ahead.)

Worlds are drawn by `determinize`, and not weighed by how likely the opponent's actions were there. This makes the bound
weaker, never wrong.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from theagon.games.bots.chances import Trials
from theagon.games.bots.players import player_number
from theagon.games.bots.thinking import think
from theagon.kernel.chances import CERTAIN
from theagon.kernel.rng import MAX_SEED
from theagon.match.simulate import decider

if TYPE_CHECKING:
    from theagon.compiler.machine import Machine
    from theagon.games.play.position import Position
    from theagon.match.simulate import Decide

TRIALS: Final = 128
"""The usual number of trials for a decision."""
TURNS: Final = 4
"""The usual number of turns (of all players) after which a trial is judged."""
OWN: Final = player_number("greedy:20")
"""The bot that makes its own later decisions in a trial."""


class Responder:
    """A player against one that it knows: a number of `player_number`, or a function."""

    def __init__(self, opponent: int | Decide, trials: int = TRIALS, turns: int = TURNS) -> None:
        """Take the opponent, the number of trials for a decision, and after how many turns a trial is judged."""
        self._opponent = opponent
        self._trials = trials
        self._turns = turns

    def __call__(self, position: Position, seed: int) -> int:
        """Return the action in a position. Equal seeds give equal actions."""
        machine = position.game.pool(position.game.variant(position.setup)).machine()
        return self._best(machine, position.setup, position.state_bytes(), seed)

    def on_machine(self, machine: Machine, setup: Any) -> int:
        """Return the action in the position on a machine, for the arena."""
        g, state = machine.world, machine.state()
        bot_seed, bot_draws = g.bot_seed, g.bot_draws + 1
        action = self._best(machine, setup, state, Random(f"{bot_seed} {bot_draws}").randrange(MAX_SEED))
        machine.load_state(state)
        g.bot_seed, g.bot_draws = bot_seed, bot_draws
        return action

    def _best(self, machine: Machine, setup: Any, state: bytes, seed: int) -> int:
        machine.load_state(state)
        g = machine.world
        seat, side, last = int(g.to_act), int(machine.side_of(g.to_act)), g.turn + self._turns
        actions = sorted({int(machine.alike(action)) for action in machine.legal_list()})

        def tried(action: int, first: int, worlds: int) -> Trials:
            found = Trials()
            for world in range(first, first + worlds):
                chance = Random(f"{seed} {world}")
                machine.load_state(state)
                machine.redraw(seat, chance.randrange(MAX_SEED))
                machine.act(action)
                self._play_on(machine, setup, side, chance.randrange(MAX_SEED), last)
                found += _judged(machine, seat)
            return found

        return think(actions, tried, self._trials, 1, None).actions[0]

    def _play_on(self, machine: Machine, setup: Any, side: int, seed: int, last: int) -> None:
        """Play until a turn begins or the match ends."""
        g, opponent = machine.world, self._opponent
        if isinstance(opponent, int):
            machine.playout(*((opponent, OWN) if side else (OWN, opponent)), seed, max(0, last - g.turn))
            return
        g.bot_seed, g.bot_draws = seed, 0
        own = decider(OWN)
        while g.winner < 0 and g.turn < last:
            machine.act((own if machine.side_of(g.to_act) == side else opponent)(machine, setup))


def _judged(machine: Machine, seat: int) -> Trials:
    """Return the result of one trial, at its end, for a seat."""
    if machine.world.winner < 0:
        score = int(machine.evaluate_leaf(seat))
        return Trials(score * CERTAIN // (abs(score) + int(machine.spread())), worlds=1)
    result = int(machine.reward(seat))
    return Trials(result * CERTAIN, result > 0, result < 0, result == 0, 1)
