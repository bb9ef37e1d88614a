"""Matches on compiled rules, natively or in a page: a digest of everything that each action leads to.

This runs on the compiler and the rules alone, which need no library.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from theagon.compiler.backend import load
from theagon.compiler.machine import Machine
from theagon.games import load_program


def tell(folder: Path, name: str) -> None:
    """Play the matches of `matches.json` in a folder, and write what they come to into a file of this name there."""
    given = json.loads((folder / "matches.json").read_text("ascii"))
    machine = load(load_program(given["game"]), "compiled").machine()
    told = [_played(machine, given["players"], **match) for match in given["matches"]]
    (folder / name).write_text(json.dumps(told), "ascii")


def _played(machine: Machine, players: list[int], tables: str, decks: str, seed: int) -> list[dict[str, str]]:
    """Play a match, the players in turn. Returns digests of state, legal list and log after each action."""
    machine.load_tables(bytes.fromhex(tables))
    machine.load_decks(bytes.fromhex(decks))
    g: Any = machine.world
    g.log_on = 1
    machine.reset(seed)
    told = []
    while True:
        legal = machine.legal_list()
        events = bytes(memoryview(g.event).cast("B"))
        told.append({"state": _digest(machine.state()), "legal": _digest(repr(legal).encode()), "log": _digest(events)})
        if not legal:
            return told
        machine.act(machine.choose(players[len(told) % len(players)], seed + len(told)))


def _digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=8).hexdigest()
