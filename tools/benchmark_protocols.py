"""Writes into the protocols of benchmarks what they are frozen to: `python -m tools.benchmark_protocols`.

These are the version of Theagon and, for each game, its rules, its card set and a fingerprint of matches. A protocol
whose version has been released is never written again: results with it are cited. Make another one beside it.
"""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import msgspec
from msgspec.structs import replace

from theagon.arena import protocol
from theagon.arena.protocol import PACKAGED, Protocol, load_protocol
from theagon.games import load_game

FOLDER = Path(protocol.__file__).parent / "protocols"


def frozen(found: Protocol) -> Protocol:
    """Return a protocol, frozen to the present rules, cards, decks and bots."""
    games = {}
    for name, task in found.games.items():
        game = load_game(name)
        games[name] = replace(task, rules=game.rules_version, cards=game.card_set, fingerprint=found.fingerprint(game))
    return replace(found, version=version("theagon"), games=games)


def text(found: Protocol) -> str:
    """Return the text of a protocol's file."""
    return msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n"


def main() -> None:
    """Write the files."""
    for name in PACKAGED:
        (FOLDER / f"{name}.json").write_text(text(frozen(load_protocol(name))), encoding="utf-8")


if __name__ == "__main__":
    main()
