"""What a build prepares of the package's files, so that nobody reads them again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from theagon.games import load_game
from theagon.prepared import collected

GAME = "army-of-gods"
COLLECT = f"""
import sys
from pathlib import Path
from theagon.prepared import collected, file_of
from theagon.games import load_game
with collected() as ready:
    game = load_game("{GAME}")
    game.decks(), game.cards.digest, game.new(game.setup(seed=1))
    game.teller("en")
    from theagon.games.packaged import texts
    texts("{GAME}").has("x")
for key, data in ready.items():
    file = Path(sys.argv[1], file_of(key))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
"""
USE = f"""
import sys
from pathlib import Path
from theagon import prepared
prepared.use(Path(sys.argv[1]))
from theagon.cards import source
def fail(*_): raise AssertionError("a file is read")
source.parse_yaml = source.read_yaml = fail
from theagon.games import load_game
from theagon.games.packaged import texts
game = load_game("{GAME}")
position = game.new(game.setup(seed=1))
print(game.card_set, position.state_hash(), texts("{GAME}").has("x"), sorted(game.decks()))
"""


def ran(code: str, folder: Path) -> str:
    run = subprocess.run([sys.executable, "-c", code, str(folder)], capture_output=True, check=True, text=True)
    return run.stdout.strip()


def test_a_game_that_was_prepared_is_the_game_that_would_be_read(tmp_path: Path) -> None:
    game = load_game(GAME)
    told = f"{game.card_set} {game.new(game.setup(seed=1)).state_hash()} False {sorted(game.decks())}"
    ran(COLLECT, tmp_path)
    assert ran(USE, tmp_path) == told


def test_what_is_known_before_is_not_collected() -> None:
    load_game(GAME).cards  # noqa: B018 -- read now, if it was not
    with collected() as ready:
        load_game(GAME).cards  # noqa: B018
    assert ready == {}
