"""Whole matches in C under AddressSanitizer and UndefinedBehaviorSanitizer, signed overflow included."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from theagon.compiler import sanitize

ROOT = Path(__file__).parents[2]
FEWEST = {"hand-of-the-gods": 100, "gods-unchained": 50, "army-of-gods": 250}
"""Actions of a match on average, at least."""

SOME = 40
"""Matches; `make soak` plays two hundred."""

MATCHES = """
import sys

from tests.games.kits import KITS
from tests.games.support import RANDOM, greedy, start

kit = KITS[sys.argv[1]]
game, actions = kit.game(), 0
assert game.backend.mode == "sanitized", game.backend
for seed in range(int(sys.argv[2])):
    setup = kit.setup_of(seed, game)
    machine = start(game.seated(setup), seed)
    player = greedy(40) if seed % 20 == 0 else RANDOM
    actions += machine.match(seed, player, player)
    last = game.restore(setup, machine.state())
    for seat in range(game.seats):
        last.observation(min(seat, last.seats - 1))
        last.determinize(min(seat, last.seats - 1), seed)
    assert last.legal_actions() == []
print("actions:", actions)
"""


def run(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run code in a separate process, with the sanitizers' libraries loaded first.

    A machine without them fails here: `BuildError` says what is missing.
    """
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env=sanitize.environment() | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
    )


def play(name: str, matches: int) -> None:
    """Play whole matches under the sanitizers. Raises `AssertionError` with what they report."""
    ended = run(MATCHES, name, str(matches))
    assert ended.returncode == 0, ended.stderr
    assert "Sanitizer" not in ended.stderr
    assert "runtime error" not in ended.stderr
    said, actions = ended.stdout.split()
    assert said == "actions:"
    assert int(actions) > FEWEST[name] * matches


@pytest.mark.slow
def test_matches_run_clean_under_the_sanitizers(name: str) -> None:
    play(name, SOME)


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        pytest.param(
            """
from tests.games.hand_of_the_gods.support import game, setup_of
from tests.games.support import start
machine = start(game().seated(setup_of(0, game())), 0)
machine.act(machine.legal_list()[0]), machine.act(machine.legal_list()[0])
machine.world.hand_size[0] = 20
machine.legal()
""",
            "outside 0..9",
            id="a hand larger than its array",
        ),
        pytest.param(
            """
from tests.compiler import toy
from theagon.compiler.backend import load
load(toy.PROGRAM).machine().square(1 << 40)
""",
            "signed integer overflow",
            id="a product of more than 64 bits",
        ),
    ],
)
@pytest.mark.slow
def test_a_fault_in_the_rules_ends_such_a_run(fault: str, said: str) -> None:
    ended = run(fault)
    assert ended.returncode != 0
    assert said in ended.stderr
