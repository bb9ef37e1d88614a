"""Simulation of many matches between bots, on threads or a cluster.

A plan gives the decks and the seed of each match; everything else follows from it. Results come in the plan's order, so
the digest and every figure are the same for every number of workers and on every back end.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, product
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import Struct

from theagon.games.base import Finish, Mode
from theagon.kernel.players import KINDS, Player
from theagon.match.ordered import Workers, ordered

if TYPE_CHECKING:
    from theagon.compiler.machine import Machine
    from theagon.games.play.game import Game

Decide: TypeAlias = "Callable[[Machine, Any], int]"
"""A player that is not a bot of the rules: a function from a machine, which it must not change, and a set-up to the
action."""
BATCH: Final = 512  # matches of random players in a batch, which takes some hundredths of a second
_DRAW: Final = hashlib.blake2b(digest_size=8, person=b"decks")
"""The hash of seeds, copied for each; creating it for each seed takes twice as long."""
SLOWER: Final = 32  # the factor by which each next kind of player, and interpreted rules, are slower
TWO: Final = Mode()  # the mode of two players


class Pairing(Struct, frozen=True, gc=False):
    """A match to play: the contestants' decks, as indexes of the plan's, and the seed, which decides who begins."""

    decks: tuple[int, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan of `games` matches with these decks and options. `pairing(k)` is the k-th match."""

    games: int
    decks: tuple[Any, ...]
    pairing: Callable[[int], Pairing]
    options: Mapping[str, Any] = field(default_factory=dict)


class Result(Struct, frozen=True, gc=False):
    """The result of a match."""

    pairing: Pairing
    actions: int
    finish: Finish
    final_hash: bytes


def drawn_decks(decks: Sequence[Any], games: int, seed: int, mode: Mode = TWO) -> Plan:
    """Plan matches with seeds `seed`, `seed + 1` ..., with decks drawn from the seed, which may be equal."""
    all_meetings = list(product(range(len(decks)), repeat=mode.seats))

    def pairing(k: int) -> Pairing:
        return Pairing(all_meetings[_drawn(seed + k) % len(all_meetings)], seed + k)

    return Plan(games, tuple(decks), pairing, mode.options)


def _drawn(seed: int) -> int:
    """Return a 64-bit hash of a seed."""
    draw = _DRAW.copy()
    draw.update(seed.to_bytes(8, "little"))
    return int.from_bytes(draw.digest(), "little")


def fixed_decks(decks: Sequence[Any], games: int, seed: int, mode: Mode = TWO) -> Plan:
    """Plan matches of these decks, one for each contestant, with seeds `seed`, `seed + 1` ..."""
    return Plan(games, tuple(decks), lambda k: Pairing(tuple(range(len(decks))), seed + k), mode.options)


def mirror_decks(decks: Sequence[Any], games: int, seed: int, mode: Mode = TWO) -> Plan:
    """Plan matches with seeds `seed`, `seed + 1` ..., each with one deck for all contestants, drawn from its seed."""
    drawn = drawn_decks(decks, games, seed, Mode())
    return replace(
        drawn, pairing=lambda k: Pairing(drawn.pairing(k).decks[:1] * mode.seats, seed + k), options=mode.options
    )


def round_robin(decks: Sequence[Any], games: int, seed: int, mode: Mode = TWO) -> Plan:
    """Plan `games` matches of every two decks. Each seed is used twice, the second time with the decks swapped."""
    pairs = list(combinations(range(len(decks)), 2))

    def pairing(k: int) -> Pairing:
        pair, n = divmod(k, games)
        i, j = pairs[pair]
        return Pairing((j, i) if n % 2 else (i, j), seed + pair * -(-games // 2) + n // 2)

    return Plan(len(pairs) * games, tuple(decks), pairing, mode.options)


def play(
    game: Game, plan: Plan, players: Sequence[int | Decide], workers: Workers = 1, done: int = 0
) -> Generator[list[Result]]:
    """Play a plan after its first `done` matches. Yields the results in order, a batch at a time.

    There are two players: one for the first contestant and its team, one for all others. Bots of the rules are given
    as by `player_number`. Closing the iterator, or an exception thrown into it, ends it after the current batches.
    """
    size = batch_size(game, players)
    batches = (range(k, min(k + size, plan.games)) for k in range(done, plan.games, size))
    yield from ordered(Work(game, plan, players).play, batches, workers)


def batch_size(game: Game, players: Sequence[int | Decide]) -> int:
    """Return the number of matches that a worker plays at a time: fewer of slow players, or by interpreted rules."""
    slower = max(Player.SEARCH if callable(player) else player % KINDS for player in players)
    return max(1, BATCH // int(SLOWER ** (slower + (game.backend.code is None))))


def decider(player: int | Decide) -> Decide:
    """Return a player as a function."""
    return player if callable(player) else lambda machine, _setup: int(machine.decide(player))


def tell_end(players: Sequence[int | Decide], machine: Machine, finish: Finish) -> None:
    """Tell the players who want to know it, by a method `over`, how the match on a machine has ended for each seat."""
    g = machine.world
    scores = [finish.score(g.contestant[seat]) for seat in range(len(finish.order))]
    for player in players:
        over = getattr(player, "over", None)
        if over is not None:
            over(scores)


def sides(game: Game, plan: Plan) -> list[int]:
    """Return the player of each contestant in `play`: 0 for the first, 1 for the other."""
    decks = plan.pairing(0).decks
    with game.borrowed(game.setup([plan.decks[i] for i in decks], seed=0, options=plan.options)) as machine:
        machine.reset(0)
        by_contestant = {machine.world.contestant[seat]: machine.side_of(seat) for seat in range(len(decks))}
    return [side for _, side in sorted(by_contestant.items())]


class Work:
    """The data that the workers share, read-only."""

    def __init__(self, game: Game, plan: Plan, players: Sequence[int | Decide]) -> None:
        self.game = game
        self.plan = plan
        first, others = players
        self._bots = (first, others) if isinstance(first, int) and isinstance(others, int) else None
        self._deciders = decider(first), decider(others)
        _ = game.backend  # built here if necessary, before the threads use it
        wanted = product(range(len(plan.decks)), repeat=len(plan.pairing(0).decks))
        self.setups = {each: game.setup([plan.decks[i] for i in each], seed=0, options=plan.options) for each in wanted}
        self.decks = {each: game.laid_out(setup) for each, setup in self.setups.items()}
        self.setup = next(iter(self.setups.values()))

    def play(self, batch: range) -> list[Result]:
        """Play some matches of the plan, in one series if both players are bots of the rules."""
        pairings = [self.plan.pairing(k) for k in batch]
        if self._bots is None:
            with self.game.borrowed(self.setup) as machine:
                return [self._by_steps(machine, pairing) for pairing in pairings]
        size, count = self.game.backend.program.state.layout.size, len(batch)
        seeds = array("q", [pairing.seed for pairing in pairings])
        decks = bytearray().join([self.decks[pairing.decks] for pairing in pairings])
        states, lengths = bytearray(size * count), array("i", bytes(4 * count))
        with self.game.borrowed(self.setup) as machine:
            machine.series(seeds, *self._bots, decks, states, lengths)
        whole = memoryview(states)
        finals = [whole[at : at + size] for at in range(0, len(states), size)]
        return list(map(self.result, pairings, lengths, finals))

    def _by_steps(self, machine: Machine, pairing: Pairing) -> Result:
        actions = 0
        self.begin(machine, pairing)
        while machine.world.winner < 0:
            self.move(machine, pairing)
            actions += 1
        result = self.result(pairing, actions, machine.state())
        tell_end(self._deciders, machine, result.finish)
        return result

    def begin(self, machine: Machine, pairing: Pairing) -> None:
        """Lay out the decks of a match and begin it."""
        machine.load_decks(self.decks[pairing.decks])
        machine.begin(pairing.seed)

    def decide(self, machine: Machine, pairing: Pairing) -> int:
        """Return the action of the player to act."""
        player = 1 if machine.side_of(machine.world.to_act) else 0
        return self._deciders[player](machine, self.setups[pairing.decks])

    def move(self, machine: Machine, pairing: Pairing) -> int:
        """Let the player to act decide and act. Returns the action."""
        if self._bots is not None:
            return int(machine.move(*self._bots))
        action = self.decide(machine, pairing)
        machine.act(action)
        return action

    def result(self, pairing: Pairing, actions: int, final: bytes | memoryview) -> Result:
        """Return the result of a match by its final state."""
        digest = hashlib.blake2b(final, digest_size=16).digest()
        return Result(pairing, actions, self.game.finish(final, self.setup), digest)
