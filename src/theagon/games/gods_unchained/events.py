"""The events of Gods Unchained, and their sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.games.display.events import EventKind, of_player

if TYPE_CHECKING:
    from collections.abc import Mapping

EVENTS: Final[Mapping[str, EventKind]] = {
    # the course of the match
    "match-start": EventKind("GU5.4", "seat amount", short=False),
    "begins": EventKind("GU5.11", "seat card", pause=420, pitch=494, herald="card", step=True),
    "turn-start": EventKind(
        "GU4.3",
        "seat amount",
        "turn",
        pause=320,
        pitch=392,
        herald="sentence",
        step=True,
        changes=(("power-used", "is", 0),),
    ),
    "turn-end": of_player("GU1.1", "seat amount", changes=(("bought", "is", 0),)),
    "phase": EventKind("GU2.1 GU2.3 GU2.4 GU2.5 GU4.1 GU6.18", "seat amount", short=False, step=True, amount="phase"),
    "cleanup": EventKind(
        "GU3.2 GU3.3 GU3.5 GU3.6 GU3.7 GU3.8 GU3.9 GU3.10 GU3.11 GU3.12",
        "seat amount extra",
        short=False,
        step=True,
        amount="step",
    ),
    "cleanup-cancelled": EventKind("GU3.13", "seat amount extra", short=False, step=True),
    "concede": EventKind("GU5.1", "seat"),
    "win": EventKind("GU3.12 GU5.1", "seat"),
    "drawn": EventKind("GU6.14", ""),
    # cards, mana and favor
    "god-power-picked": of_player("GU5.4", "seat card", changes=(("power", "is", "card"),)),
    "new-power": of_player(
        "GU5.9", "seat card amount", changes=(("power", "is", "card"), ("power-used", "is", "amount"))
    ),
    "mulligan": EventKind("GU5.4", "seat amount", hidden=True),
    "put-back": of_player("GU5.4", "seat card", short=False, hidden=True, zones=("hand", "deck")),
    "dealt": of_player("GU5.4", "seat card", short=False, hidden=True, zones=("deck", "hand")),
    "mana": of_player(
        "GU5.5", "seat amount extra", short=False, changes=(("mana", "is", "amount"), ("locks", "is", "extra"))
    ),
    "locks": of_player(
        "GU6.19", "seat amount extra", changes=(("mana", "gains", "extra"), ("locks", "pays", "amount")), amount="locks"
    ),
    "refresh": of_player("GU5.5", "seat amount", changes=(("mana", "gains", "amount"),)),
    "favor": of_player("GU8.1", "seat amount", changes=(("favor", "gains", "amount"),)),
    "put-off": of_player("GU6.29 GU6.38", "seat card amount"),
    "due": EventKind("GU6.29", "seat card", pause=200, herald="card", step=True),
    "mode": EventKind("GU6.28", "seat source amount"),
    "favor-lost": of_player("GU8.1", "seat amount", changes=(("favor", "pays", "amount"),)),
    "power-cost": of_player("GU5.9", "seat amount", changes=(("power-change", "gains", "amount"),)),
    "mana-lost": of_player("GU5.5", "seat amount", changes=(("mana", "pays", "amount"),)),
    "bag": of_player(
        "GU5.6",
        "seat amount",
        pause=240,
        changes=(("mana", "gains", "amount"), ("bags", "pays", 1), ("bag-used", "is", 1)),
    ),
    "bag-ends": of_player(
        "GU5.6", "seat amount", short=False, changes=(("mana", "pays", "amount"), ("bag-used", "is", 0))
    ),
    "draw": of_player("GU5.7", "seat card", pause=160, pitch=660, hidden=True, zones=("deck", "hand")),
    "empty-deck": of_player("GU5.8", "seat amount", short=False, changes=(("fatigue", "is", "amount"),)),
    "fatigue": EventKind("GU5.8", "seat target amount extra", "hit", pause=300),
    "overdraw": of_player("GU5.3", "seat card", pause=240, herald="card", zones=("hand", "")),
    "play": of_player(
        "GU3.3 GU5.10 GU6.2",
        "seat card amount",
        pause=420,
        pitch=494,
        herald="card",
        plays=True,
        zones=("hand", ""),
        changes=(("mana", "pays", "amount"),),
    ),
    "power": of_player(
        "GU5.9",
        "seat card amount",
        pause=380,
        pitch=523,
        herald="card",
        changes=(("mana", "pays", "amount"), ("power-used", "is", 1)),
    ),
    "sanctum": EventKind("GU8.2", "seat card", updates=("sanctum",), zones=("", "sanctum")),
    "buy": EventKind(
        "GU8.2",
        "seat card amount",
        pause=300,
        herald="card",
        updates=("player", "sanctum"),
        zones=("sanctum", "hand"),
        changes=(("favor", "pays", "amount"), ("bought", "gains", 1)),
    ),
    "to-void": of_player("GU3.4", "seat card", short=False, zones=("", "void")),
    "reset": EventKind("GU3.10", "seat target", lasting=True, short=False),
    "add": of_player("GU5.3 GU7.17", "seat card amount", hidden=True, zones=("", "hand")),
    "delve": EventKind("GU7.15", "seat card", hidden=True),
    "delved": of_player("GU7.15", "seat card", hidden=True, zones=("", "hand")),
    "foresee": EventKind("GU7.15", "seat card", hidden=True),
    "foreseen": EventKind("GU7.15", "seat amount extra", hidden=True),
    "hands": EventKind("GU6.42", "seat", pause=240),
    "gives": of_player("GU6.42", "seat card", short=False, hidden=True, zones=("hand", "")),
    "takes": of_player("GU6.42", "seat card", hidden=True, zones=("", "hand")),
    "recast": EventKind("GU6.43", "seat card", pause=240, herald="card"),
    "pull": of_player("GU7.17", "seat card amount extra", amount="zones"),
    "picked": EventKind("GU6.34", "seat card"),
    "discard": of_player("GU7.14", "seat card", zones=("hand", "")),
    "improve": of_player("GU6.15", "seat amount"),
    "advance": EventKind("GU7.22", "seat amount"),
    "comes-over": of_player("GU7.17", "seat card", zones=("", "hand")),
    "tuck": of_player("GU7.17", "seat card amount", hidden=True, zones=("hand", "deck")),
    "shuffle": of_player("GU6.15", "seat card amount", hidden=True, zones=("", "deck")),
    # units come and go
    "creature-enters": EventKind(
        "GU5.10", "seat target amount extra", "appear", pause=200, pitch=262, short=False, amount="whole"
    ),
    "summon": EventKind("GU5.10", "seat source target amount extra", "appear", pause=220, pitch=294, amount="whole"),
    "summon-fails": EventKind("GU5.10 GU7.21", "seat card"),
    "equip": EventKind("GU6.2", "seat target amount extra", "appear", pause=220, amount="whole"),
    "replaced": EventKind("GU6.3", "seat target", "vanish", pause=200, glyph="reincarnate"),
    "transform": EventKind(
        "GU6.23", "seat source target card", "transform", pause=240, glyph="reincarnate", lasting=True, amount="card"
    ),
    "becomes": EventKind("GU6.23", "seat target amount extra", "appear", amount="whole"),
    "marked": EventKind("GU3.2", "seat source target", pause=180, glyph="death"),
    "destroyed": EventKind("GU3.2", "seat target", "vanish", pause=260, pitch=82, glyph="death"),
    "afterlife-waits": EventKind("GU3.6 GU3.8", "seat target", short=False),
    "restored": EventKind("GU3.5", "seat target", short=False),
    "obliterated": of_player("GU3.5 GU7.14", "seat target card", "vanish", pause=260, glyph="death"),
    "return": of_player("GU7.17", "seat source target", "vanish", pause=240, glyph="reincarnate", zones=("", "hand")),
    "leaves": EventKind("GU7.17 GU7.21", "seat source target", "vanish", pause=240, glyph="reincarnate"),
    "joins": EventKind("GU7.21", "seat target amount extra", "appear", pause=220, amount="whole"),
    "visits": EventKind("GU7.21", "seat target", alters=(("statuses", "has", "visiting"),)),
    # units act, and suffer
    "attack": EventKind("GU6.1 GU6.2", "seat source target", "strike", pause=260, pitch=196),
    "confused": EventKind("GU7.11", "seat source target", pause=240, glyph="stunned"),
    "attack-damage": EventKind("GU6.1 GU6.2", "seat source target amount extra", "hit", pause=260, pitch=131),
    "return-damage": EventKind(
        "GU6.1 GU6.2", "seat source target amount extra", "hit", pause=260, pitch=147, stroke=False
    ),
    "damage": EventKind("GU6.15 GU7.8", "seat source target amount extra", "hit", pause=260, pitch=139),
    "overkill": EventKind("GU7.8", "seat source amount", pause=260),
    "burn": EventKind("GU2.4", "seat target amount extra", "hit", pause=320, glyph="burn"),
    "deadly": EventKind("GU7.6", "seat source target", pause=220, glyph="death"),
    "heal": EventKind("GU6.15", "seat source target amount extra", "heal", pause=260, pitch=587),
    "leech": EventKind("GU7.7", "seat source target amount extra", "heal", pause=240, glyph="leech"),
    "regen": EventKind("GU2.5", "seat target amount extra", "heal", pause=220),
    "armor": EventKind("GU7.13", "seat target amount"),
    "protected": EventKind("GU7.4", "seat source target amount", pause=220, glyph="immune"),
    "ward": EventKind("GU3.11", "seat target", pause=240, glyph="ward", lasting=True),
    # abilities, and what they change
    "roar": EventKind("GU7.5", "seat source", pause=240, glyph="warcry"),
    "afterlife": EventKind("GU3.6 GU3.8", "seat source", pause=260, glyph="resurrect"),
    "trigger": EventKind("GU4.1 GU6.15 GU6.26", "seat source", pause=200, glyph="trigger"),
    "ability": EventKind("GU6.15", "seat source", pause=260, glyph="trigger"),
    "silence": EventKind(
        "GU6.40",
        "seat source target",
        pause=220,
        glyph="silenced",
        lasting=True,
        alters=(("statuses", "has", "silenced"),),
    ),
    "bonus": EventKind(
        "GU6.15 GU6.40",
        "seat source target amount extra",
        "grow",
        pause=200,
        glyph="bonus",
        lasting=True,
        amount="values",
    ),
    "set": EventKind(
        "GU6.15", "seat source target amount", pause=200, glyph="bonus", lasting=True, ends="set", amount="attack"
    ),
    "set-health": EventKind(
        "GU6.15",
        "seat source target amount",
        pause=200,
        glyph="bonus",
        lasting=True,
        ends="set-health",
        amount="health",
    ),
    "copied": EventKind("GU6.15", "seat target amount extra", lasting=True, amount="of-most"),
    "keywords": EventKind(
        "GU6.15 GU6.36", "seat source target keywords", pause=200, glyph="bonus", lasting=True, amount="keywords"
    ),
    "given-ends": EventKind("GU6.18 GU6.40", "seat target", pause=200, ends="given"),
    "given": EventKind("GU6.15 GU7.21", "seat target card", pause=200, glyph="bonus", lasting=True, amount="card"),
    "keywords-lost": EventKind(
        "GU3.11 GU6.15 GU6.18 GU6.36 GU6.40 GU7.2 GU7.4",
        "seat target keywords",
        pause=180,
        lasting=True,
        amount="keywords-lost",
    ),
    "numbers": EventKind(
        "GU7.12", "seat source target amount extra", pause=180, glyph="bonus", lasting=True, amount="number-of"
    ),
    "durability": EventKind("GU6.2", "seat source target amount extra", lasting=True, amount="durability"),
    "sleep": EventKind(
        "GU2.1 GU2.2 GU7.21",
        "seat source target",
        pause=220,
        glyph="asleep",
        lasting=True,
        alters=(("statuses", "has", "asleep"),),
    ),
    "wakes": EventKind(
        "GU2.1 GU6.15", "seat target", pause=200, glyph="awake", ends="sleep", alters=(("statuses", "lacks", "asleep"),)
    ),
    "recovers": EventKind("GU2.3 GU7.21", "seat target", short=False, alters=(("statuses", "lacks", "sick"),)),
    "aura": EventKind("GU6.36", "seat source target amount extra", "grow", short=False, amount="values"),
    "expires": EventKind("GU6.18", "seat target amount extra", "grow", short=False, ends="bonus", amount="values"),
    "fizzle": EventKind(
        "GU6.2 GU6.5 GU6.17 GU6.22 GU6.26 GU6.30 GU6.34 GU6.43 GU7.17 GU7.20 GU7.22", "seat source amount", amount="why"
    ),
    "idle": EventKind("GU6.22", "seat source", short=False),
    "lost-effect": EventKind("GU6.21", "seat amount"),
    "untold": EventKind("GU6.21", "amount", partly=True),
}
