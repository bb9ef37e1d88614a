"""Matches for Gymnasium, single or vectorized: the learner has one seat, an opponent the others.

`gymnasium.make("theagon.envs.gymnasium:theagon/Match-v0", game="gods-unchained")` makes one, `make_vec` many.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from theagon.errors import TheagonError, extra
from theagon.games.play import asked
from theagon.kernel.rng import MAX_SEED

with extra(__name__):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from theagon.envs.deals import Deals, History, begun, checked_render_mode, checked_steps, chosen, observation
    from theagon.games.base import IllegalActionError
    from theagon.games.learning.batch import MOST_ROWS, marked, one_for_each

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
    for each legal action (int8), and `action_masks()` is the same as booleans. The reward is 1 for a win, -1 for a
    loss, and 0 otherwise. An illegal action changes nothing and sets `info["illegal"]`. With `history`,
    `info["history"]` has the match's last actions: rows of a seat and its action (int32), the latest last, -1 for an
    action that only the other seat may know, and twice -1 before the first one.
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
    ) -> None:
        """Take a game, an opponent, and set-ups, of which each match has a random one.

        `opponent` is a bot's name, such as `level-5`, `greedy:60` or `net:FILE`, a trained network, or a function of
        observations and masks as for `MatchVectorEnv`, with n = 1. After `max_episode_steps` of the learner, illegal
        ones too, a match is truncated; without it an illegal action that is repeated never ends. With `render_mode`
        "ansi", `render` describes the events since the learner's last decision. `history` is how many of the last
        actions `info` has; with any, a step takes several times as long.
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
        number, refused = asked.action("step", action), False
        try:
            self._events = self._carry_out(number)
        except IllegalActionError:
            refused = True
        else:
            self._await_turn()
        seen, info = self._seen(refused)
        self._steps += 1
        # An action after the end is illegal, too, so the reward comes once.
        reward = 0.0 if refused else self.position.returns()[self.seat]
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
        mask = self._deals.mask(self.position, self.seat)
        info = {"action_mask": mask, "illegal": refused, **self._history.seen_by(self.seat)}
        return observation(self.position, self.seat), info


class MatchVectorEnv(VectorEnv["NDArray[np.uint8]", "NDArray[np.int32]", "NDArray[Any]"]):
    """N matches as in `MatchEnv`, played by `game.batch`, each with a random set-up.

    When a match ends, or is truncated after `max_episode_steps`, its row begins the next match in the same step.
    `info["action_mask"]` is N x actions (int8), `info["illegal"]` N booleans. With `sparse`, the legal actions of row k
    are `info["legal"][info["offsets"][k] : info["offsets"][k + 1]]` instead, which takes a fraction of the time. Where
    `info["_final_obs"]` is true, the match was truncated, and `info["final_obs"]` has its last observation; nothing
    follows the end of a match, so its last observation is not kept.
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
    ) -> None:
        """Take a game, a number of matches, and an opponent. The results are the same for every number of threads.

        `max_episode_steps` are steps of the learner in one match, illegal ones too; without it an illegal action that
        is repeated never ends.

        `opponent` is a bot's name, a network's, `net:FILE`, or a function, such as a copy of the learner, of the
        observations (n x size, uint8) and masks (n x actions, int8) of the n rows in which it decides, each as its seat
        sees it. It returns n legal actions.
        """
        self.num_envs = asked.number("matches", "num_envs", num_envs, 1, MOST_ROWS)
        self.threads = asked.number("matches", "threads", threads, 1, num_envs)
        self._deals = Deals(game, setups)
        self.opponent = self._deals.opponent(opponent)
        self.single_observation_space = self._deals.observation_space
        self.single_action_space = spaces.Discrete(self._deals.game.action_space)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        setups = self._deals.setups
        self._laid_out = self._deals.game.batch(len(setups), setups).decks
        self._batch: Batch | None = None
        self._most = checked_steps(max_episode_steps)
        self._sparse = sparse

    @property
    def batch(self) -> Batch:
        """The batch of matches. Raises TheagonError before the first reset."""
        return begun(self._batch)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        game, setups = self._deals.game, self._deals.setups
        chosen = self.np_random.integers(len(setups), size=self.num_envs)
        first = int(self.np_random.integers(MAX_SEED, endpoint=True))
        self._batch = game.batch(self.num_envs, [setups[k] for k in chosen], seed=first, threads=self.threads)
        self._steps = np.zeros(self.num_envs, np.int64)
        self._choose_decks(np.arange(self.num_envs))
        self._await_turns()
        return self._seen(np.zeros(self.num_envs, np.bool_))

    def step(
        self, actions: NDArray[np.int32]
    ) -> tuple[NDArray[np.uint8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        actions = one_for_each("step", actions, self.num_envs)
        refused = ~marked(self.batch.masks, actions)
        rewards, dones = self._act(np.where(refused, -1, actions))
        later = self._await_turns()
        rewards, dones = np.where(dones, rewards, later[0]), dones | later[1]
        self._steps = np.where(dones, 0, self._steps + 1)
        truncated = self._steps >= self._most
        last = self._begin_anew(truncated) if truncated.any() else {}
        seen, info = self._seen(refused)
        return seen, rewards, dones, truncated, info | last

    def _begin_anew(self, rows: NDArray[np.bool_]) -> dict[str, Any]:
        """Begin the next match in some rows. Returns the last observations of the present ones."""
        last = {"final_obs": np.where(rows[:, None], self.batch.observations, 0), "_final_obs": rows}
        program = self.batch.machine.program
        self.batch.states[rows, program.state.layout.offset["winner"]] = program.seats
        self.batch.step(np.full(self.num_envs, -1))
        self._choose_decks(np.flatnonzero(rows))
        self._steps[rows] = 0
        self._await_turns()
        return last

    def _choose_decks(self, rows: NDArray[np.intp]) -> None:
        """Choose a random set-up for the next match of some rows."""
        if len(self._laid_out) > 1:
            self.batch.decks[rows] = self._laid_out[self.np_random.integers(len(self._laid_out), size=len(rows))]

    def _await_turns(self) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """Let the opponent act until the learner decides in every row. Returns rewards, and the ended rows."""
        rewards, ended = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        while (waiting := self.batch.to_act != (seats := self._seats())).any():
            if isinstance(self.opponent, str):
                gained, dones = self._reply(np.flatnonzero(waiting), seats, self.opponent)
            else:
                actions = np.full(self.num_envs, -1)
                seen, masks, others = self.batch.observations[waiting], self._masks(waiting), self.batch.to_act[waiting]
                actions[waiting] = chosen(self.opponent, seen, masks, others)
                gained, dones = self._act(actions)
            rewards, ended = np.where(ended, rewards, gained), ended | dones
        return rewards, ended

    def _reply(
        self, waiting: NDArray[np.intp], seats: NDArray[np.intp], bot: str
    ) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """Let a bot play on in some rows, without a step of the batch for each action. Returns what `_act` does."""
        states, rewards = self.batch.states[waiting], np.zeros(self.num_envs)
        seeds = self.np_random.integers(MAX_SEED, size=len(waiting), endpoint=True)
        self.batch.reply(states, seats[waiting], bot, seeds)
        rewards[waiting] = self.batch.returns(states)[np.arange(len(waiting)), seats[waiting]]
        self.batch.states[waiting] = states
        self.batch.step(np.full(self.num_envs, -1))
        self._choose_decks(np.flatnonzero(self.batch.dones))
        return rewards, self.batch.dones.astype(np.bool_)

    def _act(self, actions: NDArray[Any]) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """Carry out an action in each row, -1 for none. Returns the learner's rewards, and the ended rows.

        Raises TheagonError for an illegal one: the masks, by which all have been judged, were written into.
        """
        seats = self._seats()
        if illegal := self.batch.step(actions):
            raise TheagonError(f"step: {illegal} actions are illegal, though batch.masks lists them")
        self._choose_decks(np.flatnonzero(self.batch.dones))
        return self.batch.rewards[np.arange(self.num_envs), seats].astype(np.float64), self.batch.dones.astype(np.bool_)

    def _seats(self) -> NDArray[np.intp]:
        """Return the learner's seat in each row: that of the first contestant. Seats that are not taken come last."""
        program = self.batch.machine.program
        first = program.state.layout.offset["contestant"]
        seats: NDArray[np.intp] = np.argmin(self.batch.states[:, first : first + program.seats], axis=1)
        return seats

    def _masks(self, rows: NDArray[np.bool_] | slice = slice(None)) -> NDArray[np.int8]:
        count = self._deals.game.action_space
        return np.unpackbits(self.batch.masks[rows], axis=1, count=count, bitorder="little").view(np.int8)

    def _seen(self, refused: NDArray[np.bool_]) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        info: dict[str, Any] = {"illegal": refused}
        if self._sparse:
            info |= {"legal": self.batch.legal.copy(), "offsets": self.batch.offsets.copy()}
        else:
            info["action_mask"] = self._masks()
        return self.batch.observations.copy(), info


gymnasium.register(
    "theagon/Match-v0",
    entry_point="theagon.envs.gymnasium:MatchEnv",
    vector_entry_point="theagon.envs.gymnasium:MatchVectorEnv",
)
