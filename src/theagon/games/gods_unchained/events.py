"""How the events of Gods Unchained are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.games.events import PLAYER, EventKind

if TYPE_CHECKING:
    from collections.abc import Mapping

EVENTS: Final[Mapping[str, EventKind]] = {
    # the course of the match
    "match-start": EventKind(short=False),
    "turn-start": EventKind("turn", pause=320, pitch=392, herald="sentence", step=True),
    "turn-end": EventKind(),
    "phase": EventKind(pause=200, herald="sentence", step=True, amount="phase"),
    "cleanup": EventKind(pause=240, herald="sentence", step=True, amount="step"),
    "cleanup-cancelled": EventKind(pause=300, herald="sentence", step=True),
    "concede": EventKind(),
    "win": EventKind(),
    "drawn": EventKind(),
    # cards, mana and favor
    "god-power-picked": EventKind(updates=PLAYER),
    "new-power": EventKind(updates=PLAYER),
    "mulligan": EventKind(updates=PLAYER, hidden=True),
    "mana": EventKind(updates=PLAYER, short=False),
    "locks": EventKind(updates=PLAYER),
    "refresh": EventKind(updates=PLAYER),
    "favor": EventKind(updates=PLAYER),
    "bag": EventKind(pause=240, updates=PLAYER),
    "draw": EventKind(pause=160, pitch=660, updates=PLAYER, hidden=True),
    "fatigue": EventKind("hit", pause=300),
    "overdraw": EventKind(pause=240, herald="card", updates=PLAYER),
    "play": EventKind(pause=420, pitch=494, herald="card", updates=PLAYER, plays=True),
    "power": EventKind(pause=380, pitch=523, herald="card", updates=PLAYER),
    "sanctum": EventKind(updates=("sanctum",)),
    "buy": EventKind(pause=300, herald="card", updates=("player", "sanctum")),
    "to-void": EventKind(updates=PLAYER),
    "reset": EventKind(lasting=True),
    "add": EventKind(updates=PLAYER, hidden=True),
    "delve": EventKind(hidden=True),
    "delved": EventKind(updates=PLAYER, hidden=True),
    "foresee": EventKind(hidden=True),
    "foreseen": EventKind(updates=PLAYER, hidden=True),
    "pull": EventKind(updates=PLAYER),
    "improve": EventKind(updates=PLAYER),
    "shuffle": EventKind(updates=PLAYER, hidden=True),
    # units come and go
    "creature-enters": EventKind("appear", pause=200, pitch=262, short=False),
    "summon": EventKind("appear", pause=220, pitch=294),
    "summon-fails": EventKind(),
    "equip": EventKind("appear", pause=220),
    "replaced": EventKind("vanish", pause=200, glyph="reincarnate"),
    "transform": EventKind("transform", pause=240, glyph="reincarnate", lasting=True, amount="card"),
    "marked": EventKind(pause=180, glyph="death"),
    "destroyed": EventKind("vanish", pause=260, pitch=82, glyph="death"),
    "restored": EventKind(),
    "obliterated": EventKind("vanish", pause=260, glyph="death", updates=PLAYER),
    "return": EventKind("vanish", pause=240, glyph="reincarnate", updates=PLAYER),
    # units act, and suffer
    "attack": EventKind("strike", pause=260, pitch=196),
    "confused": EventKind(pause=240, glyph="stunned"),
    "attack-damage": EventKind("hit", pause=260, pitch=131),
    "return-damage": EventKind("hit", pause=260, pitch=147, stroke=False),
    "damage": EventKind("hit", pause=260, pitch=139),
    "overkill": EventKind("hit", pause=260),
    "burn": EventKind("hit", pause=260, glyph="burn"),
    "deadly": EventKind(pause=220, glyph="death"),
    "heal": EventKind("heal", pause=260, pitch=587),
    "leech": EventKind("heal", pause=240, glyph="leech"),
    "regen": EventKind("heal", pause=220),
    "armor": EventKind(),
    "protected": EventKind(pause=220, glyph="immune"),
    "ward": EventKind(pause=240, glyph="ward", lasting=True),
    # abilities, and what they change
    "roar": EventKind(pause=240, glyph="warcry"),
    "afterlife": EventKind(pause=260, glyph="resurrect"),
    "trigger": EventKind(pause=200, glyph="trigger"),
    "ability": EventKind(pause=260, glyph="trigger"),
    "bonus": EventKind("grow", pause=200, glyph="bonus", lasting=True),
    "set": EventKind(pause=200, glyph="bonus", lasting=True),
    "keywords": EventKind(pause=200, glyph="bonus", lasting=True, amount="keywords"),
    "keywords-lost": EventKind(pause=180, lasting=True, amount="keywords"),
    "numbers": EventKind(pause=180, glyph="bonus", lasting=True),
    "durability": EventKind(lasting=True),
    "sleep": EventKind(pause=220, glyph="asleep", lasting=True),
    "wakes": EventKind(pause=160, glyph="bonus"),
    "recovers": EventKind(),
    "expires": EventKind(lasting=True, short=False),
    "fizzle": EventKind(),
    "lost-effect": EventKind(),
}
