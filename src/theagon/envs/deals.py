"""Seeded matches for an environment, and the observations and masks of a position."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import numpy as np
from gymnasium import spaces
from msgspec.structs import replace

from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.games.bots.players import player_number
from theagon.games.learning.batch import MOST_HISTORY, one_for_each
from theagon.games.play import asked
from theagon.kernel.rng import FIRST_TEST_SEED, MAX_SEED
from theagon.match.match import is_secret

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from theagon.games.base import Event
    from theagon.games.play.game import Game
    from theagon.games.play.position import Position

T = TypeVar("T")
Policy: TypeAlias = "Callable[[NDArray[np.uint8], NDArray[np.int8]], ArrayLike]"
"""A function of observations, n x size, and masks, n x actions, that returns n actions. Both arrays are its own."""
Seated: TypeAlias = "Callable[[NDArray[np.uint8], NDArray[np.int8], NDArray[np.integer]], ArrayLike]"
"""A policy that is told the deciding seat of each row, too."""


class History:
    """The last actions of a match, as each seat may know them."""

    def __init__(self, length: int) -> None:
        """Take the number of actions to keep; with 0 there is no history."""
        self.length = asked.number("matches", "history", length, 0, MOST_HISTORY)
        self._taken: deque[tuple[int, int, bool]] = deque(maxlen=length)

    def clear(self) -> None:
        """Forget the match."""
        self._taken.clear()

    def carry_out(self, position: Position, action: int) -> list[Event]:
        """Carry out an action and keep it. Returns its events."""
        seat, events = position.to_act, position.apply(action)
        self._taken.append((seat, action, is_secret(events)))
        return events

    def seen_by(self, seat: int) -> dict[str, NDArray[np.int32]]:
        """Return what an environment tells a seat: `history`, length x 2, or nothing without a history.

        Each row has a seat and its action, the latest last: -1 for an action that only the other seat may know, and
        twice -1 before the first one.
        """
        if not self.length:
            return {}
        found = np.full((self.length, 2), -1, np.int32)
        for row, (actor, action, secret) in zip(found[self.length - len(self._taken) :], self._taken, strict=True):
            row[:] = actor, -1 if secret and actor != seat else action
        return {"history": found}


class Deals:
    """The matches of a game: each has a random one of some set-ups, and a random seed."""

    def __init__(self, game: Game | str, setups: Sequence[Any] | None) -> None:
        """Take a game or its name, and set-ups; by default, the game's usual one.

        Raises TheagonError for set-ups of another game, or for different numbers of players.
        """
        if not isinstance(game, str) and not hasattr(game, "setup_type"):
            raise TheagonError("matches: game must be a game or its name")
        self.game = load_game(game) if isinstance(game, str) else game
        given = [self.game.setup(seed=0)] if setups is None else setups
        self.setups: list[Any] = asked.setups("matches", given, self.game.setup_type)
        seats = {self.game.new(setup).seats for setup in self.setups}
        if len(seats) != 1:
            raise TheagonError("matches: setups must all have equally many seats")
        self.seats = seats.pop()
        self.observation_space = spaces.Box(0, 255, (self.game.observation_space.size,), np.uint8)

    def deal(self, random: np.random.Generator) -> Position:
        """Return the beginning of a new match, with a seed below those for tests."""
        setup = self.setups[random.integers(len(self.setups))]
        return self.game.new(replace(setup, seed=int(random.integers(FIRST_TEST_SEED))))

    def opponent(self, given: str | Policy) -> str | Seated:
        """Return an opponent: the name of a bot, or a function; of `net:FILE`, the network's.

        Raises TheagonError for anything else.
        """
        if callable(given):
            return lambda observations, masks, _: given(observations, masks)
        asked.is_a("matches", "opponent", given, str, "the name of a bot, or a function")
        if given.startswith("net:"):
            from theagon.train.player import NetworkPlayer

            return NetworkPlayer.load(Path(given.removeprefix("net:")), self.game).actions
        if given.startswith("bot:"):
            raise TheagonError(
                f"matches: {asked.told(given)} is a name for the command line",
                hint="give a function of observations and masks",
            )
        player_number(given, self.game.name)
        return given

    def mask(self, position: Position, seat: int) -> NDArray[np.int8]:
        """Return an array over all actions: 1 for each legal action of the seat; all 0 if another seat decides."""
        mask = np.zeros(self.game.action_space, np.int8)
        if position.to_act == seat:
            mask[position.legal_actions()] = 1
        return mask

    def legal(self, position: Position, seat: int) -> NDArray[np.int32]:
        """Return the legal actions of the seat; none if another seat decides."""
        return np.array(position.legal_actions() if position.to_act == seat else [], np.int32)

    def render(self, events: Iterable[Event]) -> str:
        """Return events as sentences, as a spectator may know them."""
        return "\n".join(self.game.tell(event.seen_by(None)) for event in events)


def chosen(
    policy: Seated, observations: NDArray[np.uint8], masks: NDArray[np.int8], seats: NDArray[Any]
) -> NDArray[Any]:
    """Return an opponent's actions in some matches. Raises TheagonError unless each is legal.

    The opponent may write into the observations, but gets a copy of the masks, by which it is judged.
    """
    actions = one_for_each("opponent", policy(observations, masks.copy(), seats), len(masks))
    for row in np.flatnonzero(illegal(actions, masks)):
        raise no_action(actions[row], masks[row].sum())
    return actions


def no_action(action: np.integer, legal: int) -> TheagonError:
    """Return the error that an opponent's action is none of its legal ones."""
    return TheagonError(f"opponent: {action} is none of the {legal} legal actions", hint="use the masks")


def illegal(actions: NDArray[Any], masks: NDArray[np.int8]) -> NDArray[np.bool_]:
    """Return by row whether the mask forbids the action."""
    unknown = (actions < 0) | (actions >= masks.shape[1])
    found: NDArray[np.bool_] = unknown | (masks[np.arange(len(masks)), np.where(unknown, 0, actions)] == 0)
    return found


def begun(found: T | None) -> T:
    """Return the match or batch that `reset` makes. Raises TheagonError before the first reset."""
    if found is None:
        raise TheagonError("no match has begun", hint="call reset first")
    return found


def checked_steps(most: int | None) -> int:
    """Return the most steps of an episode; None means the most there can be. Raises TheagonError for other things."""
    return MAX_SEED if most is None else asked.number("matches", "max_episode_steps", most, 1, MAX_SEED)


def loses(illegal: str) -> bool:
    """Return whether an illegal action loses the match. Raises TheagonError for anything but its two values."""
    asked.one_of("matches", "illegal", illegal, ("refuse", "lose"))
    return illegal == "lose"


def checked_render_mode(mode: str | None, metadata: Mapping[str, Any]) -> str | None:
    """Return the mode. Raises TheagonError if an environment's metadata do not contain it."""
    if mode is not None:
        asked.one_of("matches", "render_mode", mode, metadata["render_modes"])
    return mode


def observation(position: Position, seat: int) -> NDArray[np.uint8]:
    """Return what the seat may see, as its game's observation: uint8."""
    return np.frombuffer(position.observation(seat), np.uint8).copy()
