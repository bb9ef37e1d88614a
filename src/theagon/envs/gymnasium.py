"""Matches for Gymnasium, single or vectorized: the learner has one seat, an opponent the others.

`gymnasium.make("theagon.envs.gymnasium:theagon/Match-v0", game="gods-unchained")` makes one, `make_vec` many.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from theagon.errors import extra
from theagon.games.play import asked
from theagon.kernel.rng import MAX_SEED

with extra(__name__):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from theagon.envs.deals import (
        Deals,
        History,
        begun,
        checked_render_mode,
        checked_steps,
        chosen,
        loses,
        no_action,
        observation,
    )
    from theagon.games.base import IllegalActionError
    from theagon.games.learning.batch import MOST_HISTORY, MOST_ROWS, check_room, one_for_each

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from theagon.envs.deals import Policy
    from theagon.games.base import Event
    from theagon.games.learning.batch import Batch
    from theagon.games.play.game import Game
    from theagon.games.play.position import Position


class MatchEnv(gymnasium.Env["NDArray[np.uint8]", "np.int64"]):
    """Matches of the learner, who plays the first deck of a set-up, against an opponent, who plays all others.

    The observation is what the learner's seat may see (uint8, as the game declares it). `info["action_mask"]` has a 1
    for each legal action (int8), and `action_masks()` is the same as booleans; with `sparse`, `info["legal"]` lists
    these actions instead (int32). `info["seat"]` is the learner's seat. The reward is 1 for a win, -1 for a loss, and 0
    otherwise. An illegal action sets `info["illegal"]`. It changes nothing, or with `illegal="lose"` the learner gives
    up by it. With `history`, `info["history"]` has the match's last actions: rows of a seat and its action (int32), the
    latest last, -1 for an action that only the other seat may know, and twice -1 before the first one.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 -- as Gymnasium declares it

    def __init__(
        self,
        game: Game | str,
        opponent: str | Policy = "level-3",
        setups: Sequence[Any] | None = None,
        max_episode_steps: int | None = None,
        render_mode: str | None = None,
        history: int = 0,
        sparse: bool = False,
        illegal: str = "refuse",
    ) -> None:
        """Take a game, an opponent, and set-ups, of which each match has a random one.

        `opponent` is a bot's name, such as `level-5`, `greedy:60` or `net:FILE`, a trained network, or a function of
        observations and masks as for `MatchVectorEnv`, with n = 1. After `max_episode_steps` of the learner, illegal
        ones too, a match is truncated; without it an illegal action that is repeated never ends, unless `illegal` is
        "lose". With `render_mode` "ansi", `render` describes the events since the learner's last decision. `history` is
        how many of the last actions `info` has; with any, a step takes several times as long.
        """
        self.render_mode = checked_render_mode(render_mode, self.metadata)
        self._deals = Deals(game, setups)
        self.opponent = self._deals.opponent(opponent)
        self.observation_space = self._deals.observation_space
        self.action_space = spaces.Discrete(self._deals.game.action_space)
        self.seat = 0
        self._most = checked_steps(max_episode_steps)
        self._steps = 0
        self._position: Position | None = None
        self._events: list[Event] = []
        self._history = History(history)
        self._sparse = sparse
        self._loses = loses(illegal)

    @property
    def position(self) -> Position:
        """The whole position, with all secrets. Raises TheagonError before the first reset.

        Without a `render_mode` it has no `events`.
        """
        return begun(self._position)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._position = self._deals.deal(self.np_random)
        self._steps = 0
        self._history.clear()
        self.seat = self.position.contestants.index(0)
        self._events = list(self.position.events)
        self._await_turn()
        return self._seen(refused=False)

    def step(self, action: int | np.int64) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        number, refused, stays = asked.action("step", action), False, False
        try:
            self.position.check_offered(number)
            self._events = self._carry_out(number)
        except IllegalActionError:
            refused = True
            stays = self.position.is_over or not self._loses  # after the end too, so that its reward comes once
            if not stays:
                self._events = self._carry_out(self._deals.game.concession(self.seat))
        if not stays:
            self._await_turn()
        seen, info = self._seen(refused)
        self._steps += 1
        lost = refused and not stays  # whatever the learner's team reaches without it
        reward = 0.0 if stays else -1.0 if lost else self.position.returns()[self.seat]
        over = self.position.is_over
        return seen, reward, over, not over and self._steps >= self._most, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return a boolean array over all actions, True for legal ones, as sb3-contrib's MaskablePPO needs it."""
        return self._deals.mask(self.position, self.seat).astype(np.bool_)

    def render(self) -> str | None:
        return self._deals.render(self._events) if self.render_mode == "ansi" else None

    def _await_turn(self) -> None:
        """Let the opponent act until the learner decides or the match is over."""
        while (seat := self.position.to_act) not in (self.seat, -1):
            if isinstance(self.opponent, str):
                seed = int(self.np_random.integers(MAX_SEED, endpoint=True))
                action = self.position.decide(self.opponent, seed)
            else:
                seen, mask = observation(self.position, seat), self._deals.mask(self.position, seat)
                action = int(chosen(self.opponent, seen[None], mask[None], np.array([seat]))[0])
            self._events += self._carry_out(action)

    def _carry_out(self, action: int) -> list[Event]:
        """Carry out an action. Returns its events if they are needed; making them takes most of the time."""
        if self.render_mode is None and not self._history.length:
            self.position.advance(action)
            return []
        return list(self._history.carry_out(self.position, action))

    def _seen(self, refused: bool) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        info = {"illegal": refused, "seat": self.seat, **self._history.seen_by(self.seat)}
        name, allowed = ("legal", self._deals.legal) if self._sparse else ("action_mask", self._deals.mask)
        return observation(self.position, self.seat), info | {name: allowed(self.position, self.seat)}


class MatchVectorEnv(VectorEnv["NDArray[np.uint8]", "NDArray[np.int32]", "NDArray[Any]"]):
    """N matches as in `MatchEnv`, played by `game.batch`, each with a random set-up.

    When a match ends, or is truncated after `max_episode_steps`, its row begins the next match in the same step. There
    `info["_final_obs"]` is true, and `info["final_obs"]` has the last observation, zeros elsewhere.
    `info["seats"]` has the learner's seats (int8), `info["action_mask"]` is N x actions (int8), `info["illegal"]` N
    booleans. With `sparse`, the legal actions of row k are `info["legal"][info["offsets"][k] : info["offsets"][k + 1]]`
    instead, which takes a fraction of the time. With `past`, `info["past"]` is what the learner saw at its last
    decisions in the match, N x past x size, now last, zeros before the first one.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 -- as Gymnasium declares it

    def __init__(
        self,
        game: Game | str,
        num_envs: int,
        opponent: str | Policy = "level-3",
        setups: Sequence[Any] | None = None,
        threads: int = 1,
        max_episode_steps: int | None = None,
        sparse: bool = False,
        illegal: str = "refuse",
        past: int = 0,
    ) -> None:
        """Take a game, a number of matches, and an opponent. The results are the same for every number of threads.

        `max_episode_steps` are steps of the learner in one match, illegal ones too. `illegal` is as for `MatchEnv`.

        `opponent` is a bot's name, a network's, `net:FILE`, or a function, such as a copy of the learner, of the
        observations (n x size, uint8) and masks (n x actions, int8) of the n rows in which it decides, each as its seat
        sees it. It returns n legal actions.
        """
        self.num_envs = asked.number("matches", "num_envs", num_envs, 1, MOST_ROWS)
        self.threads = asked.number("matches", "threads", threads, 1, num_envs)
        self._deals = Deals(game, setups)
        self.opponent = self._deals.opponent(opponent)
        check_room("matches", self._deals.game, num_envs)
        self.single_observation_space = self._deals.observation_space
        self.single_action_space = spaces.Discrete(self._deals.game.action_space)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        setups = self._deals.setups
        self._laid_out = self._deals.game.batch(len(setups), setups).decks
        self._batch: Batch | None = None
        self._most = checked_steps(max_episode_steps)
        self._sparse = sparse
        self._loses = loses(illegal)
        self._past = asked.number("matches", "past", past, 0, MOST_HISTORY)

    @property
    def batch(self) -> Batch:
        """The batch of matches. Raises TheagonError before the first reset."""
        return begun(self._batch)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        chosen = self.np_random.integers(len(self._deals.setups), size=self.num_envs)
        bot: Any = {"player": self.opponent, "contestant": 0} if isinstance(self.opponent, str) else {}
        self._batch = self._deals.game.batch(
            self.num_envs,
            [self._deals.setups[k] for k in chosen],
            seed=int(self.np_random.integers(MAX_SEED, endpoint=True)),
            threads=self.threads,
            history=self._past,
            **bot,
        )
        self._steps = np.zeros(self.num_envs, np.int64)
        self._choose_decks(np.arange(self.num_envs))
        self._begin_step()
        self._seats = self.batch.to_act.copy()
        self._await_turns()
        return self._seen(np.zeros(self.num_envs, np.bool_))

    def step(
        self, actions: NDArray[np.int32]
    ) -> tuple[NDArray[np.uint8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        actions = one_for_each("step", actions, self.num_envs)
        self.batch.step(actions)
        refused = (actions < 0) | (self.batch.refused == 1)
        self._begin_step()
        self._note_ends()
        self._await_turns()
        if self._loses and refused.any():
            self._rewards[refused] = -1
            self._stop(refused)
        ended = self._over.copy()
        self._steps += 1
        truncated = (self._steps >= self._most) & ~ended
        if truncated.any():
            self._stop(truncated)
        self._steps[self._over] = 0
        last = {"final_obs": self._final, "_final_obs": self._over} if self._over.any() else {}
        seen, info = self._seen(refused)
        return seen, self._rewards, ended, truncated, info | last

    def _begin_step(self) -> None:
        """Note that no match has ended in this step."""
        self._over, self._rewards = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs)
        self._final = np.zeros((self.num_envs, self._deals.game.observation_space.size), np.uint8)

    def _note_ends(self) -> None:
        """Note the matches that the last step of the batch ended: rewards, and what the learner saw."""
        ended = np.flatnonzero(self.batch.dones)
        self._choose_decks(ended)
        new = ended[~self._over[ended]]  # another one of the same row would have begun and ended without the learner
        seats = self._seats[new]
        self._rewards[new], self._final[new] = self.batch.rewards[new, seats], self.batch.final[new, seats]
        self._over[new] = True

    def _stop(self, rows: NDArray[np.bool_]) -> None:
        """Begin the next match in some rows, in which the learner is to decide."""
        chosen = np.flatnonzero(rows)
        self._over[chosen], self._final[chosen] = True, self.batch.observations[chosen]
        self.batch.restart(chosen)
        self._choose_decks(chosen)
        self._await_turns()

    def _choose_decks(self, rows: NDArray[np.intp]) -> None:
        """Choose a random set-up for the next match of some rows."""
        if len(self._laid_out) > 1:
            self.batch.decks[rows] = self._laid_out[self.np_random.integers(len(self._laid_out), size=len(rows))]

    def _await_turns(self) -> None:
        """Let an opponent that is a function act until the learner decides in every row. A bot acts in the batch."""
        if isinstance(self.opponent, str):
            return
        batch, rows = self.batch, np.flatnonzero(self.batch.deciders)
        actions = np.full(self.num_envs, -1)
        while len(rows):
            masks = self._masks(rows)
            policy = self.opponent(batch.observations[rows], masks, batch.to_act[rows])
            given = one_for_each("opponent", policy, len(rows))
            actions[rows] = np.minimum(given, self._deals.game.action_space)
            batch.step(actions, rows)
            for k in np.flatnonzero((given < 0) | (batch.refused[rows] == 1)):
                raise no_action(given[k], np.diff(batch.offsets)[rows[k]])
            self._note_ends()
            rows = rows[batch.deciders[rows] != 0]

    def _masks(self, rows: NDArray[np.intp] | slice = slice(None)) -> NDArray[np.int8]:
        count = self._deals.game.action_space
        return np.unpackbits(self.batch.masks[rows], axis=1, count=count, bitorder="little").view(np.int8)

    def _seen(self, refused: NDArray[np.bool_]) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        self._seats = self.batch.to_act.copy()
        info: dict[str, Any] = {"illegal": refused, "seats": self._seats.copy()}
        if self._sparse:
            info |= {"legal": self.batch.legal, "offsets": self.batch.offsets.copy()}
        else:
            info["action_mask"] = self._masks()
        if self._past:
            info["past"] = self.batch.history.copy()
        return self.batch.observations.copy(), info


gymnasium.register(
    "theagon/Match-v0",
    entry_point="theagon.envs.gymnasium:MatchEnv",
    vector_entry_point="theagon.envs.gymnasium:MatchVectorEnv",
)
