"""What a build prepares of the package's files, so that nobody reads them again."""

from __future__ import annotations

import subprocess
import sys

from theagon.games import load_game
from theagon.prepared import collected

GAME = "army-of-gods"
COLLECT = f"""
import pickle, sys
from theagon.prepared import collected
from theagon.games import load_game
with collected() as ready:
    game = load_game("{GAME}")
    game.decks(), game.cards.digest, game.new(game.setup(seed=1))
    game.teller("en")
    from theagon.games.packaged import texts
    texts("{GAME}").has("x")
pickle.dump(ready, sys.stdout.buffer)
"""
USE = f"""
import pickle, sys
from theagon import prepared
prepared.use(pickle.load(sys.stdin.buffer))
from theagon.cards import source
def fail(*_): raise AssertionError("a file is read")
source.parse_yaml = source.read_yaml = fail
from theagon.games import load_game
from theagon.games.packaged import texts
game = load_game("{GAME}")
position = game.new(game.setup(seed=1))
print(game.card_set, position.state_hash(), texts("{GAME}").has("x"), sorted(game.decks()))
"""


def ran(code: str, given: bytes = b"") -> bytes:
    return subprocess.run([sys.executable, "-c", code], input=given, capture_output=True, check=True).stdout


def test_a_game_that_was_prepared_is_the_game_that_would_be_read() -> None:
    game = load_game(GAME)
    told = f"{game.card_set} {game.new(game.setup(seed=1)).state_hash()} False {sorted(game.decks())}"
    assert ran(USE, ran(COLLECT)).decode().strip() == told


def test_what_is_known_before_is_not_collected() -> None:
    load_game(GAME).cards  # noqa: B018 -- read now, if it was not
    with collected() as ready:
        load_game(GAME).cards  # noqa: B018
    assert ready == {}
