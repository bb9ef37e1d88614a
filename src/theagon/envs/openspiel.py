"""The games for OpenSpiel, as its game `theagon`: `pyspiel.load_game("theagon(game=gods-unchained,deals=100)")`.

| parameter | meaning |
|---|---|
| `game`, `mode` | the game, and one of its modes, by default the usual one |
| `decks` | names of starter decks, joined by `+`, in turn for all players; by default the first ones |
| `deals` | the number of possible deals, at most 100,000 |
| `position` | instead of all others: a reduced variant of `theagon.envs.reduced`, or a scenario file |

A match begins with a chance node: the deal. Its outcomes are equally likely seeds of a match, which also determine all
later random events: the rules draw from a generator in the state, without a chance node for each draw. So an exact
method solves the game with these deals only. In a reduced variant these are all possible deals.
`resample_from_infostate` redraws everything that the seat cannot know, including future random events, and is not
limited to the deals.

An information state is everything that a seat has seen: the actions and events as it may know them, and its current
view. Its string is a digest of these. The tensor of an observation is the current one, each byte scaled to 0 to
1. It does not recall the past, so information states have no tensor.
"""

from __future__ import annotations

import hashlib
from functools import partial
from itertools import cycle, islice
from typing import TYPE_CHECKING, Any, Final

from msgspec import json

from theagon.cards.error_text import quoted, suggestion
from theagon.envs.reduced import MOST_DEALS, reduced
from theagon.envs.reduced import deals as reduced_deals
from theagon.errors import TheagonError, extra
from theagon.games import load_game
from theagon.games.play import asked
from theagon.match.match import is_secret

with extra(__name__):
    import numpy as np
    import pyspiel

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from theagon.games.play.position import Position

LONGEST: Final = 1 << 16  # more actions than any match has: the turns are limited, and the actions of a long turn

PARAMETERS: Final[Mapping[str, Any]] = {
    "game": "hand-of-the-gods",
    "mode": "",
    "decks": "",
    "deals": 1000,
    "position": "",
}


def game_type(utility: Any = pyspiel.GameType.Utility.GENERAL_SUM) -> Any:
    """Return the description that OpenSpiel needs before a game is loaded."""
    return pyspiel.GameType(
        short_name="theagon",
        long_name="Card games of gods",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=2,
        max_num_players=4,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=dict(PARAMETERS),
    )


def deals_of(game: str, mode: str, decks: str, deals: int, position: str) -> list[tuple[Callable[[], Position], float]]:
    """Return the outcomes of the deal: a function that makes the beginning of the match, and the probability."""
    if position:
        return [(dealt.clone, chance) for dealt, chance in reduced_deals(reduced(position))]
    played = load_game(game)
    if mode and mode not in played.modes:
        raise TheagonError(f"there is no mode {quoted(mode)}", hint=suggestion(mode, played.modes))
    way = played.modes[mode or next(iter(played.modes))]
    named = decks.split("+") if decks else sorted(played.starter_decks())[: way.seats]
    names = list(islice(cycle(named), max(way.seats, len(named))))  # a set-up refuses too many
    deals = asked.number("theagon", "deals", deals, 1, MOST_DEALS)

    def begin(seed: int) -> Position:
        return played.new(played.setup(names, seed=seed, options=way.options))

    return [(partial(begin, seed), 1 / deals) for seed in range(deals)]


class MatchGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel declares no types
    """A game with its possible deals."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self._deals = deals_of(**chosen)
        begun: Any = self.dealt(0)
        self._size = begun.game.observation_space.size
        duel = begun.seats == 2
        super().__init__(
            game_type(pyspiel.GameType.Utility.ZERO_SUM if duel else pyspiel.GameType.Utility.GENERAL_SUM),
            pyspiel.GameInfo(
                num_distinct_actions=begun.game.action_space,
                max_chance_outcomes=len(self._deals),
                num_players=begun.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0 if duel else None,
                max_game_length=LONGEST,
            ),
            chosen,
        )

    def dealt(self, outcome: int) -> Position:
        """Return the beginning of the match with this outcome of the deal."""
        return self._deals[asked.number("dealt", "outcome", outcome, 0, len(self._deals) - 1)][0]()

    def chances(self) -> list[tuple[int, float]]:
        """Return the outcomes of the deal with their probabilities."""
        return [(outcome, chance) for outcome, (_, chance) in enumerate(self._deals)]

    def new_initial_state(self) -> MatchState:
        return MatchState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MatchObserver:  # noqa: ARG002
        return MatchObserver(self._size, iig_obs_type is not None and iig_obs_type.perfect_recall)


class MatchState(pyspiel.State):  # type: ignore[misc]
    """A match, or the deal before it.

    `position` is the whole position, with all secrets but without events.
    """

    def __init__(self, game: MatchGame) -> None:
        super().__init__(game)
        self.position: Position | None = None
        self._seen: list[bytes] = []
        """By seat, a digest of everything that it has seen, except for `_unseen`."""
        self._unseen: list[tuple[Position, int]] = []
        """Positions and actions with events not yet in `_seen`. Playouts never need them."""

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.is_over else self.position.to_act

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances: list[tuple[int, float]] = self.get_game().chances()
        return chances

    def _legal_actions(self, _: int) -> list[int]:
        return self.position.legal_actions() if self.position else []

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.get_game().dealt(action)
            self._seen = [self.position.observation(seat) for seat in range(self.position.seats)]
        else:
            self.position.check_offered(action)
            before = self.position.clone()
            self.position.advance(action)
            self._unseen.append((before, action))

    def _witness(self) -> None:
        """Update `_seen`: each seat sees its own actions, others' unless they are secret, and events as it may know
        them."""
        for position, action in self._unseen:
            actor, events = position.to_act, position.apply(action)
            for seat, seen in enumerate(self._seen):
                taken = [] if seat != actor and is_secret(events) else [b"%d" % action]
                for each in (*taken, *(json.encode(event.seen_by(seat)) for event in events)):
                    self._seen[seat] = seen = digest(seen, each)
        self._unseen = []

    def information(self, seat: int) -> str:
        """Return the information state of a seat, as a digest."""
        if self.position is None:
            return ""
        self._witness()
        return digest(self._seen[seat], self.position.observation(seat)).hex()

    def resample_from_infostate(self, player: int, sampler: Any) -> MatchState:
        """Return a state that the seat cannot distinguish from this one. The other seats forget what they saw."""
        assert self.position is not None
        self._witness()
        twin: MatchState = self.clone()
        twin.position = self.position.determinize(player, int(sampler() * (1 << 53)))
        twin._seen = [seen if seat == player else b"" for seat, seen in enumerate(self._seen)]
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.position is None:
            return f"deal {action}"
        return f"{action} {self.position.notation(action)}"  # two equal cards have two actions and one notation

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.is_over

    def returns(self) -> list[float]:
        return list(self.position.returns()) if self.position else [0.0] * self.num_players()

    def __str__(self) -> str:
        return json.encode(self.position.open_view()).decode() if self.position else "the deal"


class MatchObserver:
    """An observer of a seat: with perfect recall it gives the information state as a string, else the current view."""

    def __init__(self, size: int, recalls: bool) -> None:
        self.tensor = None if recalls else np.zeros(size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}
        self._recalls = recalls

    def set_from(self, state: MatchState, player: int) -> None:
        if self.tensor is not None:
            seen = state.position.observation(player) if state.position else bytes(len(self.tensor))
            self.tensor[:] = np.frombuffer(seen, np.uint8) / np.float32(255)

    def string_from(self, state: MatchState, player: int) -> str:
        if self._recalls:
            return state.information(player)
        return json.encode(state.position.view(player)).decode() if state.position else ""


def digest(before: bytes, more: bytes) -> bytes:
    """Return the digest of an earlier digest and what is seen now."""
    return hashlib.blake2b(before + more, digest_size=16).digest()


pyspiel.register_game(game_type(), MatchGame)
