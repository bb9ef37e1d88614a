"""How the events of Hand of the Gods are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.games.events import PLAYER, EventKind

if TYPE_CHECKING:
    from collections.abc import Mapping

EVENTS: Final[Mapping[str, EventKind]] = {
    # the course of the match
    "match-start": EventKind(short=False),
    "turn-start": EventKind("turn", pause=320, pitch=392),
    "turn-end": EventKind(),
    "concede": EventKind(),
    "win": EventKind(),
    "drawn": EventKind(),
    # cards and mana
    "mulligan": EventKind(updates=PLAYER, hidden=True),
    "gift": EventKind(pause=160, updates=PLAYER),
    "mana": EventKind(updates=PLAYER, short=False),
    "extra-mana": EventKind(updates=PLAYER),
    "draw": EventKind(pause=200, pitch=660, updates=PLAYER, hidden=True),
    "fatigue": EventKind("hit", pause=300),
    "overdraw": EventKind(pause=240, updates=PLAYER),
    "play-spell": EventKind(pause=320, pitch=494, herald="card", updates=PLAYER, plays=True),
    "play-unit": EventKind(pause=200, pitch=262, updates=PLAYER, plays=True),
    "leader-ability": EventKind(pause=320, herald="card", updates=PLAYER, amount="leader"),
    "new-leader-ability": EventKind(updates=PLAYER, amount="leader"),
    "card-played": EventKind(short=False),
    "to-holding": EventKind(short=False),
    "to-graveyard": EventKind(updates=PLAYER, short=False),
    "removed": EventKind(updates=PLAYER),
    "discover": EventKind(hidden=True),
    "discovered": EventKind(updates=PLAYER, hidden=True),
    "add-card": EventKind(updates=PLAYER),
    "discard": EventKind(updates=PLAYER),
    "cost": EventKind(updates=PLAYER),
    # units come and go
    "deploy": EventKind("appear", pause=160, short=False),
    "spawn": EventKind("appear", pause=240),
    "spawn-fails": EventKind(),
    "resurrection": EventKind("appear", pause=280, glyph="resurrect"),
    "resurrection-fails": EventKind(),
    "reincarnate": EventKind("appear", pause=260, glyph="reincarnate"),
    "transform": EventKind("transform", pause=260, lasting=True),
    "marked": EventKind(),
    "execute": EventKind(pause=260, glyph="death"),
    "death": EventKind("vanish", pause=280, pitch=82, glyph="death"),
    "return-to-hand": EventKind("vanish", pause=260, updates=PLAYER),
    "banish": EventKind("vanish", pause=240, glyph="banished", lasting=True),
    "unbanish": EventKind(pause=240, glyph="resurrect"),
    # units act, and suffer
    "move": EventKind("move", pause=260, pitch=294),
    "relocate": EventKind("move", pause=260),
    "attack": EventKind("strike", pause=260),
    "attack-damage": EventKind("hit", pause=280, pitch=131),
    "return-damage": EventKind("hit", pause=280, pitch=147, stroke=False),
    "damage": EventKind("hit", pause=280, pitch=139),
    "heal": EventKind("heal", pause=280, pitch=587),
    "immune": EventKind(pause=200, glyph="immune"),
    # abilities, and what they change
    "warcry": EventKind(pause=220, glyph="warcry"),
    "warcry-used": EventKind(pause=220, glyph="warcry"),
    "trigger": EventKind(pause=160, glyph="trigger"),
    "afterlife": EventKind(pause=220, glyph="resurrect"),
    "stealth-lost": EventKind(pause=160, glyph="stealth"),
    "guard-lost": EventKind(pause=160, glyph="guard", short=False),
    "bonus": EventKind("grow", pause=200, glyph="bonus", lasting=True),
    "set": EventKind(pause=200, glyph="bonus", lasting=True),
    "keywords": EventKind(lasting=True, amount="keywords"),
    "protect": EventKind(lasting=True),
    "reach": EventKind(lasting=True),
    "stun": EventKind(pause=220, glyph="stunned", lasting=True),
    "silence": EventKind(pause=220, glyph="silenced", lasting=True),
    "ready": EventKind(short=False),
    "expires": EventKind(short=False),
    "aura": EventKind(short=False),
    "fizzle": EventKind(),
    "lost-effect": EventKind(),
}
