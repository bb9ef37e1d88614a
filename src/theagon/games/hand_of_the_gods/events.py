"""The events of Hand of the Gods, and their sentences."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from theagon.games.display.events import EventKind, of_player

if TYPE_CHECKING:
    from collections.abc import Mapping

lasting: Final = partial(EventKind, lasting=True)
"""Make the row of an event that changes its unit for a while."""
played: Final = partial(of_player, plays=True, zones=("hand", ""), changes=(("mana", "pays", "amount"),))
"""Make the row of an event that plays a card of the hand for mana."""
EVENTS: Final[Mapping[str, EventKind]] = {
    # the course of the match
    "match-start": EventKind("HG6.4", "seat amount", short=False),
    "turn-start": EventKind("HG2.1", "seat amount", "turn", pause=320, pitch=392, changes=(("leader-used", "is", 0),)),
    "turn-end": EventKind("HG2.2", "seat amount"),
    "concede": EventKind("HG1.1", "seat"),
    "win": EventKind("HG1.1 HG3.6", "seat"),
    "drawn": EventKind("HG3.8 HG6.6", ""),
    # cards and mana
    "mulligan": EventKind("HG6.4", "seat amount", hidden=True),
    "put-back": of_player("HG6.4", "seat card", short=False, hidden=True, zones=("hand", "deck")),
    "dealt": of_player("HG6.4", "seat card", short=False, hidden=True, zones=("deck", "hand")),
    "gift": of_player("HG6.4", "seat card", pause=160, zones=("", "hand")),
    "mana": of_player(
        "HG5.12", "seat amount", short=False, changes=(("mana", "is", "amount"), ("mana-cap", "is", "amount"))
    ),
    "extra-mana": of_player("HG5.11", "seat amount", changes=(("mana", "gains", "amount"),)),
    "draw": of_player("HG5.14", "seat card", pause=200, pitch=660, hidden=True, zones=("deck", "hand")),
    "take-back": of_player("HG6.51", "seat card amount", pause=200, pitch=660, zones=("graveyard", "hand")),
    "fetch": of_player("HG6.48", "seat card amount", pause=200, pitch=660, zones=("deck", "hand")),
    "fatigue": EventKind("HG6.5", "seat target amount", "hit", pause=300, changes=(("fatigue", "gains", 1),)),
    "overdraw": of_player("HG5.7", "seat card", pause=240, zones=("hand", "graveyard")),
    "play-spell": played("HG2.3", "seat card tile amount", pause=320, pitch=494, herald="card"),
    "play-unit": played("HG2.4", "seat card tile amount", pause=200, pitch=262),
    "leader-ability": of_player(
        "HG2.10",
        "seat card extra",
        pause=320,
        herald="card",
        amount="leader",
        changes=(("mana", "pays", "extra"), ("leader-used", "is", 1)),
    ),
    "new-leader-ability": of_player(
        "HG2.11", "seat card", amount="leader", changes=(("leader", "is", "card"), ("leader-used", "is", 0))
    ),
    "card-played": EventKind("HG6.27", "seat card", short=False),
    "to-holding": EventKind("HG5.4", "seat card", short=False),
    "to-graveyard": of_player("HG5.1", "seat card", short=False, zones=("", "graveyard")),
    "removed": of_player("HG5.5", "seat card", zones=("", "removed")),
    "discover": EventKind("HG6.35", "seat card", hidden=True),
    "discovered": of_player("HG4.17", "seat card", hidden=True, zones=("", "hand")),
    "chosen": EventKind("HG4.18", "seat card", hidden=True),
    "add-card": of_player("HG5.15", "seat card amount", zones=("", "hand")),
    "discard": of_player("HG5.1", "seat card", zones=("hand", "")),
    "cost": of_player("HG5.13", "seat amount"),
    # units come and go
    "deploy": EventKind("HG2.4", "seat target", "appear", pause=160, short=False),
    "spawn": EventKind("HG1.6", "seat source target", "appear", pause=240),
    "spawn-fails": EventKind("HG6.36", "seat card tile"),
    "revive": of_player("HG5.10", "seat card", zones=("graveyard", "")),
    "resurrection": EventKind("HG4.42", "seat target", "appear", pause=280, glyph="resurrect", zones=("graveyard", "")),
    "resurrection-fails": EventKind("HG4.43 HG6.28 HG6.29", "seat card amount", amount="why"),
    "reincarnate": EventKind(
        "HG6.9",
        "seat target amount extra",
        "appear",
        pause=260,
        glyph="reincarnate",
        amount="whole",
        alters=(("stunned", "is", 0), ("statuses", "lacks", "silenced")),
    ),
    "transform": lasting("HG4.31", "seat source target", "transform", pause=260),
    "becomes": EventKind("HG4.31", "seat target", "appear"),
    "marked": EventKind("HG6.21", "seat source target"),
    "execute": EventKind("HG4.44", "seat source target", pause=260, glyph="death"),
    "death": EventKind("HG3.6 HG6.21", "seat target", "vanish", pause=280, pitch=82, glyph="death"),
    "return-to-hand": of_player("HG4.19", "seat source target", "vanish", pause=260, zones=("", "hand")),
    "dissolves": EventKind("HG3.5 HG6.28", "seat target", "vanish", pause=260),
    "stolen": EventKind(
        "HG6.45", "seat source target", pause=260, alters=(("owner", "is", "seat"), ("statuses", "lacks", "visiting"))
    ),
    "visits": EventKind("HG6.45", "seat target", alters=(("statuses", "has", "visiting"),)),
    "banish": lasting(
        "HG4.21", "seat source target amount", "vanish", pause=240, glyph="banished", alters=(("banished", "is", 1),)
    ),
    "unbanish": EventKind(
        "HG6.30", "seat target", pause=240, glyph="resurrect", ends="banish", alters=(("banished", "is", 0),)
    ),
    # units act, and suffer
    "move": EventKind("HG2.5", "seat source card tile", "move", pause=260, pitch=294),
    "relocate": EventKind("HG2.8 HG6.46", "seat source card tile", "move", pause=260),
    "attack": EventKind("HG2.9", "seat source target", "strike", pause=260),
    "attack-damage": EventKind("HG2.9d", "seat source target amount", "hit", pause=280, pitch=131),
    "return-damage": EventKind("HG2.9h", "seat source target amount", "hit", pause=280, pitch=147, stroke=False),
    "damage": EventKind("HG1.4", "seat source target amount", "hit", pause=280, pitch=139),
    "protected": EventKind("HG4.37", "seat source target amount", pause=160, glyph="protect"),
    "heal": EventKind("HG4.7", "seat source target amount", "heal", pause=280, pitch=587),
    "immune": EventKind("HG4.35", "seat source target", pause=200, glyph="immune"),
    # abilities, and what they change
    "warcry": EventKind("HG4.48", "seat source", pause=220, glyph="warcry"),
    "warcry-used": EventKind("HG4.48", "seat source", pause=220, glyph="warcry"),
    "trigger": EventKind("HG1.5", "seat source", pause=160, glyph="trigger"),
    "afterlife": EventKind("HG1.7 HG4.46", "seat source", pause=220, glyph="resurrect"),
    "stealth-lost": EventKind("HG2.9a", "seat target keywords", pause=160, glyph="stealth", amount="keywords-lost"),
    "guard-lost": EventKind(
        "HG4.26", "seat target keywords", pause=160, glyph="guard", short=False, amount="keywords-lost"
    ),
    "bonus": lasting(
        "HG4.8 HG4.51 HG6.16", "seat source target amount extra", "grow", pause=200, glyph="bonus", amount="values"
    ),
    "set": lasting("HG6.14", "seat target amount", pause=200, glyph="bonus", ends="set", amount="attack"),
    "set-health": lasting("HG6.16", "seat target amount", pause=200, glyph="bonus", ends="set-health", amount="health"),
    "keywords": lasting("HG1.2 HG4.14 HG6.9", "seat source target keywords", amount="keywords"),
    "keywords-lost": lasting(
        "HG4.10 HG4.13 HG4.42 HG4.51 HG6.9 HG6.32", "seat target keywords", amount="keywords-lost"
    ),
    "protect": lasting(
        "HG4.10 HG4.13 HG4.14 HG4.37 HG4.51 HG6.9 HG6.32",
        "seat source target amount",
        ends="protect",
        alters=(("protect", "is", "amount"),),
    ),
    "reach": lasting(
        "HG4.10 HG4.13 HG4.14 HG4.51 HG6.9 HG6.16 HG6.32",
        "seat source target amount extra",
        alters=(("movement", "gains", "amount"), ("range", "gains", "extra")),
    ),
    "stun": lasting("HG4.29", "seat source target", pause=220, glyph="stunned", alters=(("stunned", "is", 1),)),
    "silence": lasting(
        "HG4.51",
        "seat source target",
        pause=220,
        glyph="silenced",
        alters=(("statuses", "has", "silenced"), ("stunned", "is", 0)),
    ),
    "stun-ends": EventKind("HG4.30 HG4.51", "seat target", short=False, ends="stun", alters=(("stunned", "is", 0),)),
    "ready": EventKind("HG6.19 HG6.47", "seat source target", short=False),
    "moves-again": EventKind("HG6.55", "seat source target", pause=160),
    "expires": EventKind(
        "HG4.10 HG6.32", "seat target amount extra", "grow", short=False, ends="bonus", amount="values"
    ),
    "aura": EventKind("HG4.13 HG4.14", "seat target amount extra", "grow", short=False, amount="values"),
    "fizzle": EventKind(
        "HG2.8 HG2.9c HG2.9g HG3.2 HG3.10 HG4.43 HG5.11 HG6.19 HG6.23 HG6.41 HG6.43 HG6.44 HG6.48 HG6.55",
        "seat source target amount",
        amount="why",
    ),
    "idle": EventKind("HG6.41", "seat source", short=False),
    "mode": EventKind("HG6.43", "seat source amount"),
    "put-off": EventKind("HG6.44", "seat amount"),
    "due": EventKind("HG6.44", "seat"),
    "lost-effect": EventKind("HG6.40", "seat amount"),
    "untold": EventKind("HG6.40", "amount", partly=True),
}
