"""Matches for PettingZoo: an agent in each seat, acting one at a time (AEC), for two to four seats and teams.

Decisions come one after another, sometimes out of turn, so there is no parallel environment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from theagon.errors import TheagonError, extra
from theagon.games.play import asked
from theagon.kernel.rng import MAX_SEED

with extra(__name__):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv

    from theagon.envs.deals import Deals, History, begun, checked_render_mode, observation

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from theagon.games.play.game import Game
    from theagon.games.play.position import Position


class MatchAEC(AECEnv):  # type: ignore[misc]  # PettingZoo declares no types
    """Matches in which each seat is an agent: `player_0` is seat 0, and so on.

    An agent observes a dictionary: `observation` is what its seat may see (uint8, as the game declares it), and
    `action_mask` has a 1 for each of its legal actions (int8), all 0 while others decide. Rewards come at the end of a
    match: 1 for a win, -1 for a loss, 0 for a draw. An illegal action raises `IllegalActionError` and changes nothing.
    With `history`, the agent's information has the match's last actions as `history`: rows of a seat and its action
    (int32), the latest last, -1 for an action that only the other seat may know, and twice -1 before the first one.
    With `sparse`, there is no mask, and the information has the legal actions as a list, `legal` (int32).
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "theagon_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: Game | str,
        setups: Sequence[Any] | None = None,
        render_mode: str | None = None,
        history: int = 0,
        sparse: bool = False,
    ) -> None:
        """Take a game and set-ups with equal numbers of seats; each match has a random one, and a random seed.

        With `render_mode` "ansi", `render` returns the events of the last action as sentences; with "human" it prints
        them. `history` is how many of the last actions an agent is told; with any, a step takes several times as long.
        """
        super().__init__()
        self.render_mode = checked_render_mode(render_mode, self.metadata)
        self._deals = Deals(game, setups)
        self._random = np.random.default_rng()
        self._position: Position | None = None
        self._history = History(history)
        self._sparse = sparse
        self.possible_agents = [f"player_{seat}" for seat in range(self._deals.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen: dict[str, spaces.Space[Any]] = {"observation": self._deals.observation_space}
        if not sparse:
            seen["action_mask"] = spaces.Box(0, 1, (self._deals.game.action_space,), np.int8)
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._deals.game.action_space) for agent in self.possible_agents}

    @property
    def position(self) -> Position:
        """The whole position, with all secrets. Raises TheagonError before the first reset.

        Without a `render_mode` it has no `events`.
        """
        return begun(self._position)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a match. Equal seeds give equal series of matches; without a seed, the series continues."""
        if seed is not None:
            self._random = np.random.default_rng(asked.number("reset", "seed", seed, 0, MAX_SEED))
        self._position = self._deals.deal(self._random)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._history.clear()
        self._inform()
        self.agent_selection = self.possible_agents[self.position.to_act]

    def last(self, observe: bool = True) -> Any:
        begun(self._position)
        return super().last(observe)

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        asked.one_of("observe", "agent", agent, self._seat)
        seat = self._seat[agent]
        seen: dict[str, NDArray[Any]] = {"observation": observation(self.position, seat)}
        return seen if self._sparse else seen | {"action_mask": self._deals.mask(self.position, seat)}

    def step(self, action: Any) -> None:
        """Carry out an action of the agent to act; None after the end of the match."""
        position = self.position
        if not self.agents:
            raise TheagonError("step: the match is over for every agent", hint="call reset")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = asked.action("step", action)
        position.check_offered(number)
        if self.render_mode is None and not self._history.length:
            position.advance(number)
        else:
            self._history.carry_out(position, number)  # makes the events, which takes most of the time
        if self._history.length or self._sparse:
            self._inform()
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if position.is_over:
            self.rewards = dict(zip(self.possible_agents, position.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[position.to_act]
        self._accumulate_rewards()

    def _inform(self) -> None:
        """Tell each agent the last actions, as it may know them, and its legal ones if no mask does."""
        self.infos: dict[str, dict[str, Any]] = {
            agent: dict(self._history.seen_by(seat)) for agent, seat in self._seat.items()
        }
        if self._sparse:
            for agent, seat in self._seat.items():
                self.infos[agent]["legal"] = self._deals.legal(self.position, seat)

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        sentences = self._deals.render(self.position.events)
        if self.render_mode == "ansi":
            return sentences
        print(sentences)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
