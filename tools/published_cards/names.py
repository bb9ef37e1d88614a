"""The cards that effect texts may name, and the tokens that texts describe."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from theagon.games.gods_unchained.schema import Card
from theagon.games.words import Words as Translated
from tools.published_cards.words import BREAK, Misunderstood, joined, tokens

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from theagon.games.gods_unchained.schema.words import Keyword
    from tools.published_cards.words import Words

ENDS: Final = frozenset({".", ",", BREAK, "", "with", "for", "and", "or", "to", "into", "then"})
SMALL: Final = frozenset({"of", "the"})  # words of a name that have no capital letter
HOUSE_OF_TOKENS: Final = ("god", "cost", "rarity")


def id_of(name: str) -> str:
    """The id of a card of this name: `will-o-wisp`. Empty if the name has no letters or digits for one."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "")).strip("-")


@dataclass(frozen=True, slots=True)
class Named:
    """What a text may ask about a card."""

    id: str
    kind: str
    tribe: str | None
    strength: int | None
    health: int | None


@dataclass(slots=True)
class Names:
    """Cards by the words of their names, and the tokens made so far for names without a card."""

    cards: dict[str, Named] = field(default_factory=dict)
    made: dict[str, Card] = field(default_factory=dict)

    def add(self, name: str, known: Named) -> None:
        self.cards.setdefault(" ".join(token.word for token in tokens(name)[0]), known)

    def named(self, words: Words, *, several: bool = False) -> Named | None:
        """The known card whose name comes next, the longest that fits; with `several`, also in the plural."""
        best: tuple[Named, int] | None = None
        spoken = ""
        for place in range(words.place, min(words.place + 8, len(words.tokens))):
            word = words.tokens[place].word
            if word == BREAK:
                break
            spoken = f"{spoken} {word}".lstrip()
            found = self.cards.get(spoken) or (self.cards.get(singular(spoken)) if several else None)
            if found is not None:
                best = (found, place + 1)
        if best is None:
            return None
        while words.place < best[1]:
            words.advance()
        return best[0]

    def token(self, words: Words, strength: int, health: int, count: int) -> tuple[str, str | None]:
        """The id of the creature whose name comes next; also the name if its token is not made yet.

        Raises `Misunderstood` if a card of that name has other values.
        """
        known = self.named(words, several=count > 1)
        if known is not None:
            if (known.strength, known.health) != (strength, health):
                raise Misunderstood(f"the card {known.id} is not a {strength}/{health}")
            return known.id, None
        begin = words.place
        while words.next not in ENDS and (words.next in SMALL or words.tokens[words.place].written[:1].isupper()):
            words.advance()
        if words.place == begin:
            raise Misunderstood
        name = joined(words.tokens[begin : words.place])
        name = singular(name) if count > 1 else name
        return id_of(name), name

    def make(self, name: str, strength: int, health: int, keywords: Sequence[Keyword]) -> None:
        """Make a token that a text describes. Raises `Misunderstood` if its id is taken, or another text differs."""
        own_id = id_of(name)
        if not own_id or any(card.id == own_id for card in self.cards.values()):
            raise Misunderstood(f"there is no id for a token named {name}")
        card = Card(
            id=own_id,
            name=Translated(en=name, es=name, ru=name),
            kind="creature",
            token=True,
            strength=strength,
            health=health,
            keywords=tuple(keywords),
            house=HOUSE_OF_TOKENS,
        )
        if self.made.setdefault(card.id, card) != card:
            raise Misunderstood(f"another text describes {name} differently")

    def add_cards(self, cards: Iterable[Card]) -> None:
        for card in cards:
            self.add(card.name.en, Named(card.id, card.kind, card.tribe, card.strength, card.health))


def singular(name: str) -> str:
    """A name without the s of its plural."""
    return name[:-1] if name.lower().endswith("s") and not name.lower().endswith("ss") else name
