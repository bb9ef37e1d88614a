"""The same matches natively and in a page without a server: states, legal lists and logs, action by action.

Pyodide, the Python of a page, runs under Node with nothing but the package's code and the side module of a game.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from tests.games.in_a_page import played
from tests.games.in_a_page.played import tell
from tests.games.kits import Kit
from theagon.kernel.players import KINDS, Player
from tools.in_page import run_in_page

PLAYERS: Final = [Player.SEARCH + KINDS * 8, *[Player.RANDOM] * 9]
"""They act in turn, so that there are decisions of the bots' search among many more that come to pass by chance."""


def write_matches(kit: Kit, seeds: list[int], folder: Path) -> None:
    """Write what a machine needs for the matches of these seeds."""
    matches = []
    for seed in seeds:
        game = kit.game()
        with game.borrowed(kit.deal(game, seed)) as machine:
            decks = machine._read(machine.program.decks)
            matches.append({"tables": machine.tables().hex(), "decks": decks.hex(), "seed": seed})
    given = {"game": kit.name, "players": PLAYERS, "matches": matches}
    (folder / "matches.json").write_text(json.dumps(given), "ascii")


def difference(told: list[list[dict[str, str]]], other: list[list[dict[str, str]]]) -> Any:
    """The first match, action and part that differ."""
    for match, (ours, theirs) in enumerate(zip(told, other, strict=True)):
        for step, (one, another) in enumerate(zip(ours, theirs, strict=True)):
            if one != another:
                return match, step, [part for part in one if one[part] != another[part]]
    return None


@pytest.mark.slow
def test_a_page_plays_the_same_matches(kit: Kit, tmp_path: Path) -> None:
    write_matches(kit, [seed for mode in kit.modes for seed in kit.seeds(mode, 10)], tmp_path)
    tell(tmp_path, "native.json")
    code = "from pathlib import Path; from played import tell; tell(Path('/given'), 'page.json')"
    run_in_page(kit.game().program, tmp_path, Path(played.__file__), code)
    native, page = (json.loads((tmp_path / f"{name}.json").read_text("ascii")) for name in ("native", "page"))
    assert difference(native, page) is None
    assert len(native) == 10 * len(kit.modes)
    assert min(map(len, native)) > 10
