"""The same matches on two back ends, compared after every action: legal list, state bytes and log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.games.support import fields_apart, game, log_bytes, setup_of, start

CHUNK = 50
MATCHES = 1000


def differences(one: str, other: str, seed: int) -> list[str]:
    """Where and how two back ends first differ in a random match; nothing if they agree to its end."""
    setup = setup_of(seed, game(one))
    a, b = (start(game(mode).seated(setup), seed) for mode in (one, other))
    random, before, action, step = Random(seed), a.state(), -1, 0
    while True:
        after, legal = a.state(), a.legal_list()
        found: list[str] = []
        if after != b.state():
            found = fields_apart(after, b.state())
        elif log_bytes(a) != log_bytes(b):
            found = ["the logs differ"]
        elif legal != b.legal_list():
            found = [f"the legal lists differ in {set(legal) ^ set(b.legal_list()) or 'their order'}"]
        if found:
            return [f"seed {seed}, step {step}, after {name_of(seed, before, action)}", *found]
        if not legal:
            return []
        before, action, step = after, random.choice(legal), step + 1
        try:
            a.act(action)
            b.act(action)
        except Exception as fault:
            raise AssertionError(f"seed {seed}, step {step}, {name_of(seed, before, action)}: {fault!r}") from fault


def name_of(seed: int, before: bytes, action: int) -> str:
    """The action in notation, seen from the state that it was chosen in."""
    if action < 0:
        return "the set-up"
    at = game("interpreted")
    return at.restore(setup_of(seed, at), before).notation(action)


@pytest.mark.parametrize("first", range(0, MATCHES, CHUNK))
def test_checked_python_and_compiled_c_play_the_same_matches(first: int) -> None:
    for seed in range(first, first + CHUNK):
        assert differences("checked", "compiled", seed) == []


def test_plain_python_and_checked_c_play_the_same_matches() -> None:
    for seed in range(MATCHES, MATCHES + 25):
        assert differences("interpreted", "compiled-checked", seed) == []


SPOILS: dict[str, Callable[[Any], None]] = {
    "unit[0].health": lambda g: setattr(g.unit[0], "health", 3),
    "rng[3]": lambda g: g.rng.__setitem__(3, 7),
    "hand[1][2]": lambda g: g.hand[1].__setitem__(2, 99),
}


@pytest.mark.parametrize("field", SPOILS)
def test_a_single_number_that_differs_is_found_and_named(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison itself: a number of the one machine is spoilt after the sixth action."""
    machine = game("compiled").seated(setup_of(0, game("compiled")))
    act, done = machine.act, Counter[str]()

    def spoilt(action: int) -> None:
        act(action)
        done["actions"] += 1
        if done["actions"] == 6:
            SPOILS[field](machine.world)

    monkeypatch.setattr(machine, "act", spoilt)
    found = differences("interpreted", "compiled", 0)
    assert found[0].startswith("seed 0, step 6, after ")
    assert found[1].startswith(f"{field}: ")


def test_an_event_that_differs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = game("compiled").seated(setup_of(0, game("compiled")))
    act = machine.act

    def spoilt(action: int) -> None:
        act(action)
        machine.world.event[0].amount += 1

    monkeypatch.setattr(machine, "act", spoilt)
    assert differences("interpreted", "compiled", 0)[1] == "the logs differ"
