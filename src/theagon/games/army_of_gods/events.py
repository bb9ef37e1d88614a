"""The events of Army of Gods, and their sentences."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from theagon.games.display.events import EventKind, of_player

if TYPE_CHECKING:
    from collections.abc import Mapping

lasting: Final = partial(EventKind, lasting=True)
"""Make the row of an event that changes its stack."""
played: Final = partial(of_player, plays=True, zones=("hand", ""))
"""Make the row of an event that plays a card of the hand."""
_PAID: Final = (("moves", "pays", "amount"),)
_OUT: Final = (("out", "is", 1), ("guarded", "is", 0))
EVENTS: Final[Mapping[str, EventKind]] = {
    # the course of the match
    "match-start": EventKind("AG3.1", "amount", short=False),
    "leader-chosen": of_player("AG3.2", "seat card", hidden=True, changes=(("leader", "is", "card"),)),
    "leader": of_player("AG3.2", "seat card", pause=240, herald="card", changes=(("leader", "is", "card"),)),
    "bottom": of_player("AG3.3 AG3.4", "seat card amount", pause=300, herald="card", zones=("", "revealed")),
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
    "mode": EventKind("AG4.11", "seat amount"),
    "trigger": EventKind("AG5.17", "seat card", pause=160, glyph="trigger"),
    "put-off": EventKind("AG4.12", "seat amount"),
    "due": EventKind("AG4.12", "seat"),
    "lost-effect": EventKind("AG4.12", "seat amount"),
    "copied": EventKind("AG4.13", "seat card", pause=240, herald="card"),
    "nothing-to-copy": EventKind("AG4.13", "seat"),
    "hand-empty": of_player("AG4.8", "seat", pause=300, herald="sentence", changes=(("ran-out", "is", 1),)),
    "turn-end": EventKind("AG4.4", "seat amount", short=False),
    "leaves": of_player("AG7.8", "seat", "leave", pause=300, herald="sentence", changes=_OUT),
    "out": of_player("AG7.2", "seat", "leave", pause=300, herald="sentence", changes=_OUT),
    "loses": EventKind("AG7.6", "seat", pause=300, herald="sentence"),
    "compared": EventKind("AG7.5", "seat amount extra"),
    "tokens-compared": EventKind("AG7.4", "seat amount"),
    "win": EventKind("AG1.5 AG4.10 AG7.1 AG7.3 AG7.4 AG7.5 AG7.8", "seat amount"),
    "drawn": EventKind("AG7.6", ""),
    # stacks and attacks
    "drop": of_player(
        "AG5.1",
        "seat card tile amount extra",
        "appear",
        pause=240,
        pitch=262,
        glyph="bonus",
        plays=True,
        lasting=True,
        amount="from-zone",
        changes=_PAID,
    ),
    "joins": lasting("AG5.1 AG5.8 AG5.9 AG5.14", "seat card tile", "appear", pause=260, glyph="bonus"),
    "attack": played(
        "AG5.2", "seat card amount extra", "strike", pause=320, pitch=196, changes=(("moves", "pays", "extra"),)
    ),
    "target": lasting("AG5.6", "seat card tile amount", "aim", pause=280),
    "block": played("AG5.11", "seat card", "rest", pause=320, pitch=330, herald="card", zones=("hand", "discard")),
    "let-through": EventKind("AG5.12", "seat", pause=160),
    "destroyed": of_player(
        "AG5.14 AG5.15 AG5.18",
        "seat card tile",
        "vanish",
        pause=280,
        pitch=131,
        glyph="death",
        lasting=True,
        zones=("", "discard"),
    ),
    "removed": of_player("AG5.20", "seat card", "rest", pause=240, zones=("discard", "")),
    "returned": of_player(
        "AG5.18", "seat card tile", "vanish", pause=280, glyph="reincarnate", lasting=True, zones=("", "hand")
    ),
    "attacker-destroyed": of_player("AG5.18", "seat card", "rest", pause=280, pitch=123, zones=("", "discard")),
    "stolen": lasting("AG5.14", "seat card tile", "vanish", pause=300, glyph="reincarnate"),
    "attacker-lost": of_player("AG5.7", "seat card", "rest", pause=280, pitch=123, zones=("", "discard")),
    "set": of_player(
        "AG5.1",
        "seat card tile amount",
        "clear",
        pause=320,
        pitch=587,
        glyph="heal",
        lasting=True,
        zones=("", "sets"),
        changes=(("turn-sets", "gains", 1),),
    ),
    "set-opened": of_player("AG5.8", "seat card tile amount", pause=260, zones=("sets", "")),
    "guard": of_player("AG5.14", "seat", pause=260, glyph="guard", changes=(("guarded", "is", 1),)),
    "guard-ends": of_player("AG5.14", "seat", changes=(("guarded", "is", 0),)),
    "army-stronger": EventKind("AG5.21", "seat amount", pause=260, glyph="bonus"),
    "kind-stronger": EventKind("AG5.21", "seat card amount", pause=260, glyph="bonus"),
    "army-weaker": EventKind("AG5.21", "seat amount", pause=260),
    "kind-weaker": EventKind("AG5.21", "seat card amount", pause=260),
    "army-strength-ends": EventKind("AG5.21", "seat"),
    "kind-strength-ends": EventKind("AG5.21", "seat card"),
    "kind-guarded": EventKind("AG5.21", "seat card", pause=260, glyph="guard"),
    "kind-guard-ends": EventKind("AG5.21", "seat card"),
    # cards, actions and tokens
    "draw": of_player(
        "AG3.5 AG4.1 AG4.3 AG4.8 AG6.1",
        "seat card",
        pause=120,
        pitch=660,
        short=False,
        hidden=True,
        zones=("deck", "hand"),
    ),
    "play": played("AG4.6 AG4.7", "seat card amount", pause=420, pitch=494, herald="card", changes=_PAID),
    "to-discard": of_player("AG4.7", "seat card", short=False, zones=("", "discard")),
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
    "tokens": of_player(
        "AG2.4 AG6.2 AG6.3 AG6.4", "seat amount", "gain", pause=200, changes=(("tokens", "gains", "amount"),)
    ),
    "restore": EventKind("AG6.4", "seat", pause=260, updates=("player", "restored"), changes=(("restored", "is", 1),)),
    "discard": of_player("AG2.3 AG4.18 AG6.4", "seat card", pause=200, hidden=True, zones=("hand", "discard")),
    "take-back": of_player("AG2.3 AG5.22", "seat card", pause=200, hidden=True, zones=("discard", "hand")),
    "look": of_player("AG7.7", "seat card", hidden=True, zones=("deck", "")),
    "reshuffled": of_player(
        "AG4.17",
        "seat amount",
        pause=240,
        changes=(
            ("deck", "gains", "amount"),
            ("discard", "is", 0),
            ("discard-size", "is", 0),
            ("revealed", "is", 0),
            ("beneath", "is", 0),
        ),
    ),
    "shown": EventKind("AG4.17", "seat amount", pause=200),
    "seen": EventKind("AG4.17", "seat card", hidden=True),
    "to-bottom": of_player(
        "AG2.3", "seat amount", changes=(("deck", "gains", "amount"), ("beneath", "gains", "amount"))
    ),
}
