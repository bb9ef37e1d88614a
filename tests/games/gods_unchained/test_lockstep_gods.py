"""The same matches on two back ends, compared after every action: legal list, state bytes and log."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.gods_unchained.support import fields_apart, game, setup_of
from tests.games.support import log_bytes, start

CHUNK = 100
MATCHES = 1000


def differences(one: str, other: str, seed: int) -> list[str]:
    """Where and how two back ends first differ in a random match; nothing if they agree to its end."""
    setup = setup_of(seed, game(one))
    a, b = (start(game(mode).seated(setup), seed) for mode in (one, other))
    random, step = Random(seed), 0
    while True:
        legal = a.legal_list()
        found: list[str] = []
        if a.state() != b.state():
            found = fields_apart(a.state(), b.state())
        elif log_bytes(a) != log_bytes(b):
            found = ["the logs differ"]
        elif legal != b.legal_list():
            found = [f"the legal lists differ in {set(legal) ^ set(b.legal_list()) or 'their order'}"]
        if found or not legal:
            return [f"seed {seed}, step {step}", *found] if found else []
        action, step = random.choice(legal), step + 1
        a.act(action)
        b.act(action)


@pytest.mark.parametrize("first", range(0, MATCHES, CHUNK))
def test_checked_python_and_compiled_c_play_the_same_matches(first: int) -> None:
    for seed in range(first, first + CHUNK):
        assert differences("checked", "compiled", seed) == []


def test_plain_python_and_checked_c_play_the_same_matches() -> None:
    for seed in range(MATCHES, MATCHES + 50):
        assert differences("interpreted", "compiled-checked", seed) == []


def test_a_number_that_differs_is_found_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison itself: after the sixth action a number of the one machine is spoilt."""
    machine = game("compiled").seated(setup_of(0, game("compiled")))
    act, done = machine.act, [0]

    def spoilt(action: int) -> None:
        act(action)
        done[0] += 1
        if done[0] == 6:
            machine.world.unit[0].health = 3

    monkeypatch.setattr(machine, "act", spoilt)
    found = differences("interpreted", "compiled", 0)
    assert found[0] == "seed 0, step 6"
    assert found[1].startswith("unit[0].health: ")
