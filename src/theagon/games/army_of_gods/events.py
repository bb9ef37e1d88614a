"""How the events of Army of Gods are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.games.events import PLAYER, EventKind

if TYPE_CHECKING:
    from collections.abc import Mapping

EVENTS: Final[Mapping[str, EventKind]] = {
    # the course of the match
    "match-start": EventKind("AG3.1", "amount", short=False),
    "leader-chosen": EventKind("AG3.2", "seat card", updates=PLAYER, hidden=True),
    "leader": EventKind("AG3.2", "seat card", pause=240, herald="card", updates=PLAYER),
    "bottom": EventKind("AG3.3 AG3.4", "seat card amount", pause=300, herald="card", updates=PLAYER),
    "starter": EventKind("AG3.3", "seat", pause=320, herald="sentence"),
    "round": EventKind("AG3.5 AG3.7", "amount", updates=("round",), short=False),
    "turn-start": EventKind(
        "AG3.7", "seat amount", "turn", pause=320, pitch=392, herald="sentence", updates=("moves", "turn-sets")
    ),
    "hand-empty": EventKind("AG4.8", "seat", pause=300, herald="sentence", updates=PLAYER),
    "turn-end": EventKind("AG4.4", "seat amount", short=False),
    "leaves": EventKind("AG7.8", "seat", "leave", pause=300, herald="sentence", updates=PLAYER),
    "out": EventKind("AG7.2", "seat", pause=300, herald="sentence", updates=PLAYER),
    "compared": EventKind("AG7.5", "seat amount extra"),
    "win": EventKind("AG1.5 AG4.10 AG7.1 AG7.3 AG7.5 AG7.8", "seat amount"),
    "drawn": EventKind("AG7.6", ""),
    # stacks and attacks
    "drop": EventKind(
        "AG5.1", "seat card tile", "appear", pause=240, pitch=262, glyph="bonus", updates=PLAYER, lasting=True
    ),
    "wild": EventKind("AG5.1", "seat card tile", "appear", pause=260, glyph="bonus", lasting=True),
    "attack": EventKind("AG5.2", "seat card amount", "strike", pause=320, pitch=196, updates=PLAYER),
    "target": EventKind("AG5.6", "seat card tile amount", "aim", pause=280, lasting=True),
    "block": EventKind("AG5.11", "seat card", "rest", pause=320, pitch=330, herald="card", updates=PLAYER),
    "let-through": EventKind("AG5.12", "seat", pause=160),
    "destroyed": EventKind(
        "AG5.14 AG5.15", "seat card tile", "vanish", pause=280, pitch=131, glyph="death", lasting=True
    ),
    "stolen": EventKind("AG5.14", "seat card tile", "vanish", pause=300, glyph="reincarnate", lasting=True),
    "attacker-lost": EventKind("AG5.7", "seat card", "rest", pause=280, pitch=123, updates=PLAYER),
    "set": EventKind(
        "AG5.1", "seat card tile amount", "clear", pause=320, pitch=587, glyph="heal", updates=PLAYER, lasting=True
    ),
    "guard": EventKind("AG5.14", "seat", pause=260, glyph="guard", updates=PLAYER),
    "guard-ends": EventKind("AG5.14", "seat", updates=PLAYER),
    # cards, actions and tokens
    "draw": EventKind(
        "AG3.5 AG4.1 AG4.3 AG4.8 AG6.1", "seat card", pause=120, pitch=660, updates=PLAYER, short=False, hidden=True
    ),
    "play": EventKind("AG4.6 AG4.7", "seat card", pause=420, pitch=494, herald="card", updates=PLAYER, plays=True),
    "ability": EventKind("AG4.6", "seat card amount", pause=380, pitch=523, herald="card", updates=PLAYER),
    "actions": EventKind("AG2.3 AG6.1", "seat amount", "gain", pause=160),
    "tokens": EventKind("AG2.4 AG6.2 AG6.3 AG6.4", "seat amount", "gain", pause=200, updates=PLAYER),
    "restore": EventKind("AG6.4", "seat", pause=260, updates=PLAYER),
    "discard": EventKind("AG2.3 AG6.4", "seat card", pause=200, updates=PLAYER, hidden=True),
    "take-back": EventKind("AG2.3", "seat card", pause=200, updates=PLAYER, hidden=True),
    "look": EventKind("AG7.7", "seat card", updates=PLAYER, hidden=True),
    "to-bottom": EventKind("AG2.3", "seat amount", updates=PLAYER),
}
