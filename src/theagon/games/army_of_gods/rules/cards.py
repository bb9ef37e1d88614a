"""Cards in an army, packed: the card, the seat that it comes from, and the kind that it counts as."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.world import KINDS


def packed(card: int, owner: int, kind: int) -> int:
    return card | owner << 8 | kind << 10


def card_of(lying: int) -> int:
    return lying & 255


def owner_of(lying: int) -> int:
    return lying >> 8 & 3


def kind_of(lying: int) -> int:
    return lying >> 10 & KINDS - 1
