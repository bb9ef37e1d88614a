"""Bots with one thing wrong each."""

from __future__ import annotations

from itertools import count
from typing import Any
from zlib import crc32

from msgspec.json import encode

from theagon.games.play.position import Position


def pick(position: Position, number: int) -> int:
    legal = position.legal_actions()
    return legal[number % len(legal)]


def lawless_bot(position: Position, seed: int) -> int:
    """Gives up, which is always possible and never listed."""
    del seed
    concession: int = game_of(position).concession(position.to_act)
    return concession


_asked = count()


def moody_bot(position: Position, seed: int) -> int:
    """Decides otherwise each time."""
    return pick(position, next(_asked) + seed)


def meddling_bot(position: Position, seed: int) -> int:
    """Tries out its action on the position that it should only look at."""
    action = pick(position, seed)
    position.apply(action)
    return action


def peeking_bot(position: Position, seed: int) -> int:
    """Decides by what the others hold."""
    del seed
    return pick(position, crc32(encode(position.open_view()["players"])))


def clairvoyant_bot(position: Position, seed: int) -> int:
    """A bot that decides by the next card of its deck."""
    del seed
    g, seat = world_of(position), position.to_act
    return pick(position, int(g.deck[seat][max(0, g.deck_size[seat] - 1)]))


def fortune_teller(position: Position, seed: int) -> int:
    """Decides by the chance to come."""
    del seed
    return pick(position, int(world_of(position).rng[0]))


def world_of(position: Any) -> Any:
    return position.world


def game_of(position: Any) -> Any:
    return position.game
