"""The events of Army of Gods, and their sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.games.display.events import PLAYER, EventKind

if TYPE_CHECKING:
    from collections.abc import Mapping

_OUT: Final = (("out", "is", 1), ("guarded", "is", 0))
EVENTS: Final[Mapping[str, EventKind]] = {
    # the course of the match
    "match-start": EventKind("AG3.1", "amount", short=False),
    "leader-chosen": EventKind("AG3.2", "seat card", updates=PLAYER, hidden=True, changes=(("leader", "is", "card"),)),
    "leader": EventKind(
        "AG3.2", "seat card", pause=240, herald="card", updates=PLAYER, changes=(("leader", "is", "card"),)
    ),
    "bottom": EventKind(
        "AG3.3 AG3.4", "seat card amount", pause=300, herald="card", updates=PLAYER, zones=("", "revealed")
    ),
    "starter": EventKind("AG3.3", "seat", pause=320, herald="sentence", changes=(("starter", "is", "seat"),)),
    "round": EventKind("AG3.5 AG3.7", "amount", updates=("round",), short=False, changes=(("round", "is", "amount"),)),
    "turn-start": EventKind(
        "AG3.7",
        "seat amount extra",
        "turn",
        pause=320,
        pitch=392,
        herald="sentence",
        updates=("moves", "turn-sets", "ability-used", "restored"),
        changes=(
            ("moves", "is", "extra"),
            ("turn-sets", "is", 0),
            ("ability-used", "is", 0),
            ("restored", "is", 0),
            ("ran-out", "is", 0),
        ),
    ),
    "hand-empty": EventKind(
        "AG4.8", "seat", pause=300, herald="sentence", updates=PLAYER, changes=(("ran-out", "is", 1),)
    ),
    "turn-end": EventKind("AG4.4", "seat amount", short=False),
    "leaves": EventKind("AG7.8", "seat", "leave", pause=300, herald="sentence", updates=PLAYER, changes=_OUT),
    "out": EventKind("AG7.2", "seat", "leave", pause=300, herald="sentence", updates=PLAYER, changes=_OUT),
    "compared": EventKind("AG7.5", "seat amount extra"),
    "win": EventKind("AG1.5 AG4.10 AG7.1 AG7.3 AG7.5 AG7.8", "seat amount"),
    "drawn": EventKind("AG7.6", ""),
    # stacks and attacks
    "drop": EventKind(
        "AG5.1",
        "seat card tile amount extra",
        "appear",
        pause=240,
        pitch=262,
        glyph="bonus",
        updates=PLAYER,
        plays=True,
        lasting=True,
        amount="from-zone",
        changes=(("moves", "pays", "amount"),),
    ),
    "joins": EventKind("AG5.1 AG5.8 AG5.9 AG5.14", "seat card tile", "appear", pause=260, glyph="bonus", lasting=True),
    "attack": EventKind(
        "AG5.2",
        "seat card amount extra",
        "strike",
        pause=320,
        pitch=196,
        updates=PLAYER,
        plays=True,
        zones=("hand", ""),
        changes=(("moves", "pays", "extra"),),
    ),
    "target": EventKind("AG5.6", "seat card tile amount", "aim", pause=280, lasting=True),
    "block": EventKind(
        "AG5.11",
        "seat card",
        "rest",
        pause=320,
        pitch=330,
        herald="card",
        updates=PLAYER,
        plays=True,
        zones=("hand", "discard"),
    ),
    "let-through": EventKind("AG5.12", "seat", pause=160),
    "destroyed": EventKind(
        "AG5.14 AG5.15",
        "seat card tile",
        "vanish",
        pause=280,
        pitch=131,
        glyph="death",
        updates=PLAYER,
        lasting=True,
        zones=("", "discard"),
    ),
    "stolen": EventKind("AG5.14", "seat card tile", "vanish", pause=300, glyph="reincarnate", lasting=True),
    "attacker-lost": EventKind(
        "AG5.7", "seat card", "rest", pause=280, pitch=123, updates=PLAYER, zones=("", "discard")
    ),
    "set": EventKind(
        "AG5.1",
        "seat card tile amount",
        "clear",
        pause=320,
        pitch=587,
        glyph="heal",
        updates=PLAYER,
        lasting=True,
        zones=("", "sets"),
        changes=(("turn-sets", "gains", 1),),
    ),
    "set-opened": EventKind("AG5.8", "seat card tile amount", pause=260, updates=PLAYER, zones=("sets", "")),
    "guard": EventKind("AG5.14", "seat", pause=260, glyph="guard", updates=PLAYER, changes=(("guarded", "is", 1),)),
    "guard-ends": EventKind("AG5.14", "seat", updates=PLAYER, changes=(("guarded", "is", 0),)),
    # cards, actions and tokens
    "draw": EventKind(
        "AG3.5 AG4.1 AG4.3 AG4.8 AG6.1",
        "seat card",
        pause=120,
        pitch=660,
        updates=PLAYER,
        short=False,
        hidden=True,
        zones=("deck", "hand"),
    ),
    "play": EventKind(
        "AG4.6 AG4.7",
        "seat card amount",
        pause=420,
        pitch=494,
        herald="card",
        updates=PLAYER,
        plays=True,
        zones=("hand", ""),
        changes=(("moves", "pays", "amount"),),
    ),
    "to-discard": EventKind("AG4.7", "seat card", updates=PLAYER, short=False, zones=("", "discard")),
    "ability": EventKind(
        "AG4.6",
        "seat card amount extra",
        pause=380,
        pitch=523,
        herald="card",
        updates=("player", "ability-used"),
        changes=(("tokens", "pays", "amount"), ("moves", "pays", "extra"), ("ability-used", "is", 1)),
    ),
    "actions": EventKind("AG2.3 AG6.1", "seat amount", "gain", pause=160, changes=(("moves", "gains", "amount"),)),
    "tokens": EventKind(
        "AG2.4 AG6.2 AG6.3 AG6.4",
        "seat amount",
        "gain",
        pause=200,
        updates=PLAYER,
        changes=(("tokens", "gains", "amount"),),
    ),
    "restore": EventKind("AG6.4", "seat", pause=260, updates=("player", "restored"), changes=(("restored", "is", 1),)),
    "discard": EventKind("AG2.3 AG6.4", "seat card", pause=200, updates=PLAYER, hidden=True, zones=("hand", "discard")),
    "take-back": EventKind("AG2.3", "seat card", pause=200, updates=PLAYER, hidden=True, zones=("discard", "hand")),
    "look": EventKind("AG7.7", "seat card", updates=PLAYER, hidden=True, zones=("deck", "")),
    "to-bottom": EventKind(
        "AG2.3", "seat amount", updates=PLAYER, changes=(("deck", "gains", "amount"), ("beneath", "gains", "amount"))
    ),
}
