"""Shared by the tests of Army of Gods: set-ups of every mode by seed, and whole matches to walk through."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.games.support import walk
from theagon.games.army_of_gods.game import ArmyOfGods, ArmyPosition, Setup
from theagon.games.army_of_gods.rules.cards import card_of, owner_of
from theagon.games.army_of_gods.rules.world import SET, SETS, STACKS, State

MODES: tuple[tuple[int, dict[str, Any]], ...] = ((2, {}), (3, {}), (4, {}), (4, {"teams": True}))
"""Players and options of each mode."""

READINGS: tuple[dict[str, Any], ...] = (
    {},
    {"finish_round": True, "attack_sum": False},
    {"lock_sets": False, "starter_second_turn_actions": 1},
    {"whole_draws": True, "team_rule": "together"},
)


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
    """The positions of the match of a seed, as `walk` gives them."""
    return walk(game(mode).new(setup_of(seed, game(mode))), seed, every, player)


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
