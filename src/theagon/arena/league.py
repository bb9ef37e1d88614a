"""A league: entries, each a player with a deck, that meet in pairs of matches until their ratings are sure enough.

Who meets is decided by what is known: the pairing that narrows the ratings most. A result is its match: every action is
kept, so that anyone can play it again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Container, Generator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from theagon.arena.ratings import strengths_of
from theagon.cards.schema import Schema
from theagon.errors import TheagonError
from theagon.kernel.rng import MAX_SEED
from theagon.match.ordered import Workers, ordered
from theagon.match.simulate import decider, tell_end

if TYPE_CHECKING:
    from theagon.games.play.game import Game
    from theagon.match.simulate import Decide

ROUND: Final = 8
"""The pairs that are planned by the same results. So the plan does not depend on how many are played at once."""
UNSURE: Final = 0.25
"""What is known of a player who has not played, in pairs against an equal: with nothing known, all would be alike."""
MOST_SAID: Final = 4000
"""The most bytes that are kept of what a player says of a decision."""
MOST_ENTRIES: Final = 64
Numbers: TypeAlias = "list[list[float]]"


Source = Annotated[str, Meta(min_length=1, max_length=1000)]
"""A deck of the game, or a deck file in the league's folder."""


class Entry(Schema, kw_only=True):
    """An entry: a player with a deck, or with several to choose from."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    player: Annotated[str, Meta(min_length=1, max_length=1000)]
    deck: Source | Annotated[tuple[Source, ...], Meta(min_length=1, max_length=20)]

    @property
    def decks(self) -> tuple[str, ...]:
        """Its decks, by name or file."""
        return (self.deck,) if isinstance(self.deck, str) else self.deck


class League(Schema, kw_only=True):
    """The file of a league."""

    game: str
    mode: str | None = None
    seed: Annotated[int, Meta(ge=0, le=1 << 40)] = 1
    entries: Annotated[tuple[Entry, ...], Meta(min_length=2, max_length=MOST_ENTRIES)]


class Kept(Struct, frozen=True):
    """A match that was played: who was the first contestant, all actions, and how it ended."""

    first: str  # the key of the entry
    second: str
    decks: tuple[str, str]  # that they chose
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)]
    actions: tuple[int, ...]
    score: Annotated[float, Meta(ge=0, le=1)]  # of the first contestant: 1, 0.5 or 0
    final_hash: str
    said: dict[int, Any] = {}  # what players said of a decision, by the number of the action


class Meeting(Struct, frozen=True):
    """A pair of matches with one seed: the second time the other entry is the first contestant."""

    first: Kept
    second: Kept

    @property
    def share(self) -> float:
        """The share that the first entry of the first match won."""
        return (self.first.score + 1 - self.second.score) / 2


@dataclass(frozen=True)
class Player:
    """An entry that plays: its key changes with its player, the file of that and its deck."""

    key: str
    decide: int | Decide
    decks: Mapping[str, Any]  # to choose from, by name or file

    def chosen(self, seed: int) -> str:
        """Return the deck that it chooses for a match: a program decides, all others draw by the seed."""
        choose = getattr(self.decide, "choose", None)
        if choose is None or len(self.decks) == 1:
            return Random(f"{self.key} {seed}").choice([*self.decks])
        return str(choose(self.decks))


def next_pairings(keys: Sequence[str], met: Sequence[tuple[str, str, float]], count: int) -> list[tuple[str, str]]:
    """Return who meets next: in turn the pairing that lowers the sum of the variances of the ratings most.

    The variances are those of the model of Bradley and Terry with what is known so far; a pairing lowers them by the
    formula of Sherman and Morrison. Of equals the first is taken.
    """
    places = {key: place for place, key in enumerate(keys)}
    strengths = strengths_of([(places[a], places[b], share) for a, b, share in met], len(keys))
    known = _unit(len(keys), UNSURE)
    for a, b, _ in met:
        _learn(known, places[a], places[b], _worth(strengths, places[a], places[b]))
    spread = _inverse(known)
    every = list(combinations(range(len(keys)), 2))
    chosen = []
    for _ in range(count):
        gains = [_gain(spread, i, j, _worth(strengths, i, j)) for i, j in every]
        i, j = every[gains.index(max(gains))]
        chosen.append((keys[i], keys[j]))
        _narrow(spread, i, j, _worth(strengths, i, j))
    return chosen


def _worth(strengths: Sequence[float], a: int, b: int) -> float:
    """Return what a meeting tells: most between equals."""
    share = strengths[a] / (strengths[a] + strengths[b])
    return share * (1 - share)


def _unit(size: int, value: float) -> Numbers:
    return [[value * (i == j) for j in range(size)] for i in range(size)]


def _learn(known: Numbers, a: int, b: int, worth: float) -> None:
    for i, j, sign in ((a, a, 1), (b, b, 1), (a, b, -1), (b, a, -1)):
        known[i][j] += sign * worth


def _inverse(known: Numbers) -> Numbers:
    """Return the inverse of a symmetric matrix with dominant diagonal, by Gauss and Jordan."""
    size = len(known)
    rows = [[*row, *unit] for row, unit in zip(known, _unit(size, 1.0), strict=True)]
    for k in range(size):
        rows[k] = [value / rows[k][k] for value in rows[k]]
        for i in range(size):
            if i != k and rows[i][k]:
                factor = rows[i][k]
                rows[i] = [value - factor * other for value, other in zip(rows[i], rows[k], strict=True)]
    return [row[size:] for row in rows]


def _gain(spread: Numbers, a: int, b: int, worth: float) -> float:
    """Return by how much a meeting lowers the sum of the variances."""
    change = [row[a] - row[b] for row in spread]
    return worth * sum(each * each for each in change) / (1 + worth * (change[a] - change[b]))


def _narrow(spread: Numbers, a: int, b: int, worth: float) -> None:
    """Lower the variances by a meeting."""
    change = [row[a] - row[b] for row in spread]
    factor = worth / (1 + worth * (change[a] - change[b]))
    for i, row in enumerate(spread):
        for j in range(len(row)):
            row[j] -= factor * change[i] * change[j]


def play_league(
    game: Game,
    options: Mapping[str, Any],
    players: Mapping[str, Player],
    seed: int,
    done: Sequence[Meeting],
    workers: Workers = 1,
) -> Generator[Meeting]:
    """Play on after the meetings `done`, without an end: close the iterator.

    The number of a meeting gives its seed. Those of entries that are not among the players any more count as played,
    and tell nothing.
    """
    _ = game.backend  # built here if necessary, before the workers use it
    meetings = list(done)

    def play(planned: tuple[int, str, str]) -> Meeting:
        number, a, b = planned
        return Meeting(*(_match(game, options, players[i], players[j], seed + number) for i, j in ((a, b), (b, a))))

    while True:
        first = len(meetings) // ROUND * ROUND
        met = [pair for meeting in meetings[:first] if (pair := who_met(meeting, players)) is not None]
        planned = next_pairings(list(players), met, ROUND)[len(meetings) - first :]
        numbered = [(len(meetings) + k, a, b) for k, (a, b) in enumerate(planned)]
        for meeting in ordered(play, numbered, workers):
            meetings.append(meeting)
            yield meeting


def who_met(meeting: Meeting, players: Container[str]) -> tuple[str, str, float] | None:
    """Return the keys of two that met, and what the first one won; None if one is not among the players."""
    if meeting.first.first not in players or meeting.first.second not in players:
        return None
    return meeting.first.first, meeting.first.second, meeting.share


def _match(game: Game, options: Mapping[str, Any], first: Player, second: Player, seed: int) -> Kept:
    """Play a match in which `first` is the first contestant."""
    players, decks = (first.decide, second.decide), (first.chosen(seed), second.chosen(seed))
    setup = game.setup([first.decks[decks[0]], second.decks[decks[1]]], seed=0, options=options)
    deciders, actions, said = [decider(each) for each in players], list[int](), dict[int, Any]()
    with game.borrowed(setup) as machine:
        machine.reset(seed)
        g = machine.world
        g.bot_seed, g.bot_draws = seed, 0
        while g.winner < 0:
            side, seat = machine.side_of(g.to_act), g.to_act
            action = deciders[side](machine, setup)
            words = _words(players[side], seat)
            if words is not None:
                said[len(actions)] = words
            actions.append(action)
            machine.act(action)
        state = bytes(machine.state())
        finish = game.finish(state)
        tell_end(players, machine, finish)
    return Kept(first.key, second.key, decks, seed, tuple(actions), finish.score(0), hash_of(state), said)


def _words(player: int | Decide, seat: int) -> Any:
    """Return what a player says of its last decision, if it says anything and not too much."""
    ask: Callable[[int], Any] | None = getattr(player, "said", None)
    words = ask(seat) if ask else None
    return words if words is None or len(msgspec.json.encode(words)) <= MOST_SAID else "too long"


def decks_of(kept: Kept, decks: Mapping[str, Mapping[str, Any]]) -> tuple[Any, Any]:
    """Return the decks of both in a match. Raises TheagonError if an entry does not have it."""
    try:
        return decks[kept.first][kept.decks[0]], decks[kept.second][kept.decks[1]]
    except KeyError:
        raise TheagonError("the league has no such entry or deck any more") from None


def hash_of(state: bytes) -> str:
    """Return the hash of the last state of a match."""
    return hashlib.blake2b(state, digest_size=16).hexdigest()


def check_kept(game: Game, options: Mapping[str, Any], kept: Kept, decks: Mapping[str, Mapping[str, Any]]) -> None:
    """Play a match again by its actions. `decks` has those of each entry.

    Raises TheagonError at the first step, counted from 1, that is not possible, or if the end is another one.
    """
    setup = game.setup(list(decks_of(kept, decks)), seed=0, options=options)
    with game.borrowed(setup) as machine:
        machine.reset(kept.seed)
        for step, action in enumerate(kept.actions, 1):
            if machine.world.winner >= 0:
                raise TheagonError(f"step {step} has the action {action}, but the match is over after step {step - 1}")
            try:
                machine.act(action)
            except ValueError:
                told = f"which is none of the {len(machine.legal_list())} legal ones"
                raise TheagonError(f"step {step} has the action {action}, {told}") from None
        state, over = bytes(machine.state()), machine.world.winner >= 0
    last = len(kept.actions)
    if not over:
        raise TheagonError(f"it is recorded as over after step {last}, but is not over there")
    score = game.finish(state).score(0)
    for what, recorded, found in (
        ("the first player's score", kept.score, score),
        ("the hash", kept.final_hash, hash_of(state)),
    ):
        if recorded != found:
            raise TheagonError(f"{what} after step {last}, its last, is recorded as {recorded}, but is {found}")
