"""The words of cards: gods, tribes, keywords, triggers, and the ids and numbers that cards give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from theagon.games.card_language import triggers
from theagon.games.card_language.operations import Names, Word, word_form
from theagon.games.fields import ID_FORM, ID_PATTERN

God = Literal["death", "deception", "light", "magic", "nature", "war", "neutral"]
GODS: Final[tuple[God, ...]] = get_args(God)
Rarity = Literal["basic", "common", "rare", "epic", "legendary", "mythic"]
Tribe = Literal[
    "aether",
    "amazon",
    "anim",
    "anubian",
    "atlantean",
    "dragon",
    "guild",
    "mystic",
    "nether",
    "olympian",
    "rune",
    "structure",
    "viking",
    "weapon",
    "wild",
]
Keyword = Literal[
    "frontline",
    "backline",
    "hidden",
    "blitz",
    "godblitz",
    "ward",
    "protected",
    "deadly",
    "leech",
    "overkill",
    "twin-strike",
    "flank",
    "confused",
    "soulless",
    "cannot-attack",
    "cannot-attack-gods",
]
TRIBES: Final[tuple[Tribe, ...]] = get_args(Tribe)
_KEYWORDS: Final = get_args(Keyword)
# Those of the game, or of one's own: the words that a file declares.
GodId = Annotated[str, word_form("god", GODS), Word("god", GODS)]
DomainId = Annotated[str, word_form("god", (*GODS, "enemy")), Word("god", (*GODS, "enemy"))]
TribeId = Annotated[str, word_form("tribe", TRIBES), Word("tribe", TRIBES)]
KeywordId = Annotated[str, word_form("keyword", _KEYWORDS), Word("keyword", _KEYWORDS)]
Lost = Literal[Keyword, "burn", "regen", "armor"]  # what can be taken from a unit
Trait = Literal[Lost, "spell-boost"]  # what a unit can have, or some of
CardKind = Literal["creature", "spell", "relic", "god-power"]
Side = Literal["friendly", "enemy", "any"]
Whose = Literal["yours", "enemy", "both"]
Anchor = Literal["self", "target", "it", "your-god", "enemy-god", "your-relic", "enemy-relic"]
Who = Literal[Anchor, "card"]
Copied = Literal[Anchor, "drawn", "card"]
Place = Literal["board", "hand", "void", "deck"]
PulledCards = Literal["random", "top", "all", "most", "least", "chosen", "first", "last"]
Measure = Literal["strength", "health", "cost"]
Lead = Literal["creatures", "cards-in-hand", "favor", "health"]
Until = Literal["lasting", "this-turn", "next-attack", "your-next-turn", "its-next-turn"]
Trigger = Literal[
    "roar",
    "afterlife",
    "turn-start",
    "turn-end",
    "ability",
    "attacks",
    "attacked",
    "deals-damage",
    "damaged",
    "survives",
    "healed",
    "dies",
    "summoned",
    "targeted",
    "card-played",
    "card-drawn",
    "power-used",
    "arrives",
    "drawn",
    "discarded",
    "match-start",
]
_OF_DAMAGE: Final = triggers.Trigger(of="unit", done_by=("damage",))
_OF_ATTACK: Final = triggers.Trigger(of="unit", by=True, after=True, it=True, done_by=("attack",))
TRIGGERS: Final[Mapping[Trigger, triggers.Trigger]] = {
    "roar": triggers.Trigger(named=True, points=True),
    "afterlife": triggers.Trigger(named=True),
    "turn-start": triggers.Trigger(whose=True),
    "turn-end": triggers.Trigger(whose=True),
    "ability": triggers.Trigger(named=True, points=True),
    "attacks": _OF_ATTACK,
    "attacked": _OF_ATTACK,
    "deals-damage": triggers.Trigger(by=True, it=True),
    "damaged": _OF_DAMAGE,
    "survives": _OF_DAMAGE,
    "healed": triggers.Trigger(of="unit", done_by=("heal",)),
    "dies": triggers.Trigger(of="unit", needs_of=True),
    "summoned": triggers.Trigger(of="unit", needs_of=True, done_by=("summon", "copy")),
    "targeted": triggers.Trigger(),
    "card-played": triggers.Trigger(of="card", needs_of=True, after=True),
    "card-drawn": triggers.Trigger(of="card", needs_of=True, done_by=("draw",)),
    "power-used": triggers.Trigger(whose=True),
    "arrives": triggers.Trigger(),
    "drawn": triggers.Trigger(),
    "discarded": triggers.Trigger(of="card", needs_of=True, done_by=("discard",)),
    "match-start": triggers.Trigger(),
}

CardId = Annotated[str, Meta(pattern=ID_PATTERN, description=ID_FORM, max_length=60, examples=["blind-cyclops"])]
Small = Annotated[int, Meta(ge=-20, le=20)]
AnyCard = Annotated[CardId, Names()]
Creature = Annotated[CardId, Names("creature")]
Relic = Annotated[CardId, Names("relic")]
DeckCard = Annotated[CardId, Names("creature", "spell", "relic")]
Natural = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=20)]
