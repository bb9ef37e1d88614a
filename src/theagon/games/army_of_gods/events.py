"""How the events of Army of Gods are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.games.events import PLAYER, EventKind

if TYPE_CHECKING:
    from collections.abc import Mapping

EVENTS: Final[Mapping[str, EventKind]] = {
    # the course of the match
    "match-start": EventKind(short=False),
    "leader-chosen": EventKind(updates=PLAYER, hidden=True),
    "leader": EventKind(pause=240, herald="card", updates=PLAYER),
    "bottom": EventKind(pause=300, herald="card", updates=PLAYER),
    "starter": EventKind(pause=320, herald="sentence"),
    "round": EventKind(updates=("round",), short=False),
    "turn-start": EventKind("turn", pause=320, pitch=392, herald="sentence", updates=("moves", "turn-sets")),
    "hand-empty": EventKind(pause=300, herald="sentence", updates=PLAYER),
    "turn-end": EventKind(short=False),
    "leaves": EventKind("leave", pause=300, herald="sentence", updates=PLAYER),
    "out": EventKind(pause=300, herald="sentence", updates=PLAYER),
    "compared": EventKind(),
    "win": EventKind(),
    "drawn": EventKind(),
    # stacks and attacks
    "drop": EventKind("appear", pause=240, pitch=262, glyph="bonus", updates=PLAYER, lasting=True),
    "wild": EventKind("appear", pause=260, glyph="bonus", lasting=True),
    "attack": EventKind("strike", pause=320, pitch=196, updates=PLAYER),
    "target": EventKind("aim", pause=280, lasting=True),
    "block": EventKind("rest", pause=320, pitch=330, herald="card", updates=PLAYER),
    "let-through": EventKind(pause=160),
    "destroyed": EventKind("vanish", pause=280, pitch=131, glyph="death", lasting=True),
    "stolen": EventKind("vanish", pause=300, glyph="reincarnate", lasting=True),
    "attacker-lost": EventKind("rest", pause=280, pitch=123, updates=PLAYER),
    "set": EventKind("clear", pause=320, pitch=587, glyph="heal", updates=PLAYER, lasting=True),
    "guard": EventKind(pause=260, glyph="guard", updates=PLAYER),
    "guard-ends": EventKind(updates=PLAYER),
    # cards, actions and tokens
    "draw": EventKind(pause=120, pitch=660, updates=PLAYER, short=False, hidden=True),
    "play": EventKind(pause=420, pitch=494, herald="card", updates=PLAYER, plays=True),
    "ability": EventKind(pause=380, pitch=523, herald="card", updates=PLAYER),
    "actions": EventKind("gain", pause=160),
    "tokens": EventKind("gain", pause=200, updates=PLAYER),
    "restore": EventKind(pause=260, updates=PLAYER),
    "discard": EventKind(pause=200, updates=PLAYER, hidden=True),
    "take-back": EventKind(pause=200, updates=PLAYER, hidden=True),
    "look": EventKind(updates=PLAYER, hidden=True),
    "to-bottom": EventKind(updates=PLAYER),
}
