"""Matches on compiled rules, natively or in a page: digests of everything that each action leads to."""

from __future__ import annotations

import hashlib
from typing import Any

from theagon.compiler.backend import load
from theagon.compiler.machine import Machine
from theagon.games import load_program

Told = list[list[str]]
"""The digests of the state, of the legal list and of the log: before the first action, and after each."""


def machine_of(game: str) -> Machine:
    """Return a machine with the compiled rules of a game."""
    return load(load_program(game), "compiled").machine()


def played(machine: Machine, players: list[int], tables: str, decks: str, seed: int) -> Told:
    """Play a match, the players in turn."""
    machine.load_tables(bytes.fromhex(tables))
    machine.load_decks(bytes.fromhex(decks))
    g: Any = machine.world
    g.log_on = 1
    machine.reset(seed)
    told = []
    while True:
        legal = machine.legal_list()
        events = bytes(memoryview(g.event).cast("B"))
        told.append([_digest(machine.state()), _digest(repr(legal).encode()), _digest(events)])
        if not legal:
            return told
        machine.act(machine.choose(players[len(told) % len(players)], seed + len(told)))


def _digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=8).hexdigest()
