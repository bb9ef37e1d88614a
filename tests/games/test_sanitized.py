"""Whole matches in C under AddressSanitizer and UndefinedBehaviorSanitizer, signed overflow included."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from theagon.compiler import sanitize
from theagon.games.hand_of_the_gods.rules.observation import OBSERVATION

ROOT = Path(__file__).parents[2]

MATCHES = f"""
from tests.games.support import RANDOM, game, greedy, setup_of, start

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


def run(code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a process of its own, with the sanitizers' libraries loaded first.

    A machine without them fails here: `BuildError` says what is missing.
    """
    return subprocess.run(
        [sys.executable, "-c", code], env=sanitize.environment() | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_two_hundred_matches_run_clean_under_the_sanitizers() -> None:
    ended = run(MATCHES)
    assert ended.returncode == 0, ended.stderr
    assert "Sanitizer" not in ended.stderr
    assert "runtime error" not in ended.stderr
    said, actions = ended.stdout.split()
    assert said == "actions:"
    assert int(actions) > 20_000


def test_a_fault_in_the_rules_ends_such_a_run() -> None:
    """The watch itself: a hand that no rule could make, larger than its array."""
    ended = run(
        "from tests.games.support import game, setup_of, start\n"
        "machine = start(game().seated(setup_of(0, game())), 0)\n"
        "machine.act(machine.legal_list()[0]), machine.act(machine.legal_list()[0])\n"
        "machine.world.hand_size[0] = 200\n"
        "machine.legal()\n"
    )
    assert ended.returncode != 0
    assert "outside 0..9" in ended.stderr
