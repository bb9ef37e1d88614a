"""Games of other projects, played at random, to compare with. None of them is needed otherwise."""

from __future__ import annotations

import importlib
from random import Random
from time import perf_counter, process_time
from typing import Final

BATCH: Final = 1024  # matches side by side, where a peer plays in batches


def catanatron_speed(seconds: float) -> float:
    """Return actions a second of two random players in Catanatron. Raises `ImportError` if it is missing."""
    catanatron = importlib.import_module("catanatron")
    colours = list(catanatron.Color)[:2]
    actions, seed, began = 0, 0, perf_counter()
    while perf_counter() - began < seconds:
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)
        game.play()
        actions += len(game.state.actions)
        seed += 1
    return actions / (perf_counter() - began)


def hanabi_speed(seconds: float) -> float:
    """Return steps a second of OpenSpiel's hanabi from Python: observed, with the legal list, a random action.

    Raises `ImportError` if OpenSpiel is not installed.
    """
    game, dice = importlib.import_module("pyspiel").load_game("hanabi"), Random(0)
    steps, began = 0, perf_counter()
    while perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(actions, weights)[0])
            else:
                state.observation_tensor()
                state.apply_action(dice.choice(state.legal_actions()))
                steps += 1
    return steps / (perf_counter() - began)


def mahjong_speed(seconds: float) -> float:
    """Return steps a CPU-second of pgx's sparrow_mahjong in a compiled batch: observed, a random legal action.

    Raises `ImportError` if pgx is not installed.
    """
    jax, pgx = importlib.import_module("jax"), importlib.import_module("pgx")
    env = pgx.make("sparrow_mahjong")
    restart = importlib.import_module("pgx.experimental").auto_reset

    def step(state: object, key: object) -> tuple[object, object]:
        key, draw, deal = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)  # type: ignore[attr-defined]
        actions = jax.random.categorical(draw, logits)
        return jax.vmap(restart(env.step, env.init))(state, actions, jax.random.split(deal, BATCH)), key

    advance, key = jax.jit(step), jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))
    state, key = advance(state, key)  # compiled here
    jax.block_until_ready(state)
    steps, began = 0, process_time()
    while process_time() - began < seconds:
        state, key = advance(state, key)
        jax.block_until_ready(state)
        steps += BATCH
    return steps / (process_time() - began)
