"""The environments to learn in for a benchmark: mirrors of the decks that its protocol gives to learners.

`gymnasium.make("theagon.envs.benchmark:theagon/gods-unchained-v1")` makes one for Gymnasium, `make_vec` many matches
side by side, and `aec` one for PettingZoo. As in every environment, no seed is one of the tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from theagon.arena.protocol import environments, load_protocol
from theagon.errors import extra
from theagon.games import load_game
from theagon.games.play import asked

with extra("theagon.envs.gymnasium"):
    import gymnasium

    from theagon.envs.gymnasium import MatchEnv, MatchVectorEnv

if TYPE_CHECKING:
    from theagon.envs.pettingzoo import MatchAEC


def match_env(name: str, **options: Any) -> MatchEnv:
    """Return the environment of an id for Gymnasium. `options` are those of `MatchEnv`, but for game and set-ups."""
    game, setups = _matches(name)
    return MatchEnv(game, setups=setups, **options)


def match_vector_env(name: str, num_envs: int, **options: Any) -> MatchVectorEnv:
    """Return many matches of it side by side. `options` are those of `MatchVectorEnv`, but for game and set-ups."""
    game, setups = _matches(name)
    return MatchVectorEnv(game, num_envs, setups=setups, **options)


def aec(name: str, **options: Any) -> MatchAEC:
    """Return the environment of an id for PettingZoo, which has no registry of them.

    `options` are those of `MatchAEC`, but for game and set-ups.
    """
    from theagon.envs.pettingzoo import MatchAEC

    return MatchAEC(*_matches(name), **options)


def _matches(name: str) -> tuple[Any, list[Any]]:
    """Return the game and the set-ups of an environment."""
    asked.one_of("benchmark", "name", name, environments())
    game, protocol = environments()[name]
    return load_protocol(protocol).training(load_game(game))


for each in environments():
    gymnasium.register(
        each,
        entry_point="theagon.envs.benchmark:match_env",
        vector_entry_point="theagon.envs.benchmark:match_vector_env",
        kwargs={"name": each},
    )
