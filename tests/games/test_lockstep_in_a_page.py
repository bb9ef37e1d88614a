"""The same matches natively and in a page of Chromium: states, legal lists and logs, action by action.

`make soak` plays three hundred of each mode.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.games import played
from tests.games.kits import Kit
from tests.site.in_chromium import python_in_chromium
from theagon.kernel.players import KINDS, Player

PLAYERS: Final = [Player.SEARCH + KINDS * 8, *[Player.RANDOM] * 9]
"""They act in turn, so that there are decisions of the bots' search among many more that come to pass by chance."""


def matches(kit: Kit, seeds: Iterable[int]) -> Iterator[dict[str, Any]]:
    """What a machine needs for the matches of these seeds."""
    game = kit.game()
    for seed in seeds:
        with game.borrowed(kit.deal(game, seed)) as machine:
            decks = machine._read(machine.program.decks)
            yield {"players": PLAYERS, "tables": machine.tables().hex(), "decks": decks.hex(), "seed": seed}


def play(kit: Kit, seeds: Iterable[int]) -> int:
    """Play the matches of these seeds on both; return how many actions were the same.

    Raises `AssertionError` with the seed, the action and what differs after it.
    """
    actions = 0
    native = played.machine_of(kit.name)
    with python_in_chromium() as page:
        page.run("import json, theagon.page.start")
        page.run(Path(played.__file__).read_text("utf-8"))
        page.run(f"machine = machine_of({kit.name!r})")
        for match in matches(kit, seeds):
            ours = played.played(native, **match)
            theirs: played.Told = json.loads(
                page.run(f"json.dumps(played(machine, **json.loads({json.dumps(match)!r})))")
            )
            for step, (one, other) in enumerate(zip(ours, theirs, strict=True)):
                parts = zip(("state", "legal list", "log"), one, other, strict=True)
                differing = [name for name, a, b in parts if a != b]
                assert not differing, (kit.name, match["seed"], step, differing)
            assert len(ours) > 10
            actions += len(ours) - 1
    return actions


@pytest.mark.slow
def test_a_page_plays_the_same_matches(kit: Kit) -> None:
    assert play(kit, [seed for mode in kit.modes for seed in kit.seeds(mode, 10)]) > 0
