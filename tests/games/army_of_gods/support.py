"""Shared by the tests of Army of Gods: set-ups of every mode by seed, and whole matches to walk through."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from theagon.games.army_of_gods.game import ArmyOfGods
from theagon.games.army_of_gods.position import ArmyPosition, Setup
from theagon.games.army_of_gods.rules.cards import card_of, owner_of
from theagon.games.army_of_gods.rules.world import SET, SETS, STACKS, State
from theagon.kernel.forms import packer

MODES: tuple[tuple[int, dict[str, Any]], ...] = ((2, {}), (3, {}), (4, {}), (4, {"teams": True}))
"""Players and options of each mode."""

READINGS: tuple[dict[str, Any], ...] = (
    {}, {"finish_round": True, "attack_sum": False}, {"lock_sets": False, "starter_second_turn_actions": 1},
    {"whole_draws": True, "team_rule": "together"})


@cache
def game(mode: str | None = None) -> ArmyOfGods:
    """The game on one back end, shared by the tests of a process."""
    return ArmyOfGods(mode=mode)


def setup_of(seed: int, at: ArmyOfGods) -> Setup:
    """The set-up of a seed: the modes in turn, and in each the readings of the rulebook in turn."""
    players, options = MODES[seed % len(MODES)]
    reading = READINGS[seed // len(MODES) % len(READINGS)]
    return at.setup(["house"] * players, seed=seed, options=options | reading)


def positions(seed: int, every: int = 1, mode: str | None = None, player: str | None = None) -> Iterator[ArmyPosition]:
    """Positions of one match, the last one included: before each `every`-th action. Who acts is a random player, or
    both random and `player` in turn."""
    at = game(mode)
    position, random, step = at.new(setup_of(seed, at)), Random(seed), 0
    while not position.is_over:
        if step % every == 0:
            yield position.clone()
        legal = position.legal_actions()
        act = player if player is not None and step % 2 else None
        position.apply(position.decide(act, 60, step) if act else random.choice(legal))
        step += 1
    yield position.clone()


def cards_from(state: State, seat: int) -> Counter[int]:
    """All cards of a seat's deck, wherever they are; of those that were removed with armies nothing is known."""
    found: Counter[int] = Counter()
    for pile in ("deck", "hand", "discard"):
        found.update(getattr(state, pile)[seat][: getattr(state, f"{pile}_size")[seat]])
    lying = [card for stack in range(STACKS) for card in state.stack[stack] if card]
    lying += [card for one in range(len(state.sets)) for card in state.finished[one][: SET * SETS] if card]
    lying += [state.attacker] if state.attacker else []
    found.update(card_of(card) for card in lying if owner_of(card) == seat)
    if state.active == seat:
        found.update(state.aside[: state.looked])
        found.update([state.now[0].source] if state.now[0].source else [])
    return found


def fields_apart(one: bytes, other: bytes, most: int = 8) -> list[str]:
    """The first fields of the state in which two states differ, with both values."""
    first, second = record(one), record(other)
    pairs = zip(State.labels(), first.values(), second.values(), strict=True)
    return [f"{name}: {a} and {b}" for name, a, b in pairs if a != b][:most]


def record(state: bytes) -> State:
    """The records of a state, to be read and changed."""
    found = State()
    found.load(state)
    return found


def restored(position: ArmyPosition, change: Callable[[State], None]) -> ArmyPosition:
    """The position with its records changed."""
    state = record(position.state_bytes())
    change(state)
    return position.game.restore(position.setup, packer(State.layout).pack(*state.values()))
