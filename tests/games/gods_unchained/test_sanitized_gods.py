"""Whole matches in C under AddressSanitizer and UndefinedBehaviorSanitizer, signed overflow included."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from theagon.compiler import sanitize
from theagon.games.gods_unchained.rules.observation import OBSERVATION

ROOT = Path(__file__).parents[3]

MATCHES = f"""
from tests.games.gods_unchained.support import game, setup_of
from tests.games.support import RANDOM, greedy, start

assert game().backend.mode == "sanitized", game().backend
actions, observation = 0, bytearray({OBSERVATION})
for seed in range(200):
    machine = start(game().seated(setup_of(seed, game())), seed)
    player = greedy(40) if seed % 20 == 0 else RANDOM
    actions += machine.match(seed, player, player)
    for seat in range(2):
        machine.observe(seat, observation)
        machine.redraw(seat, seed)
    assert machine.legal_list() == []
print("actions:", actions)
"""


def test_two_hundred_matches_run_clean_under_the_sanitizers() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", MATCHES], env=sanitize.environment() | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr
    assert "Sanitizer" not in ended.stderr
    assert "runtime error" not in ended.stderr
    said, actions = ended.stdout.split()
    assert said == "actions:"
    assert int(actions) > 10_000
