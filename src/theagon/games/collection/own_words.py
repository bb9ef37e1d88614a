"""Words of one's own: the pantheons, tribes and keywords that a file of cards declares besides those of the game.

The rules know a pantheon or a tribe by its number: those of the game come first, then the declared ones by their
places. They know no declared keyword: a card has what its keyword stands for (`whole`).
"""

from __future__ import annotations

import colorsys
import hashlib
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, TypeVar

import msgspec
from msgspec import Meta

from theagon.cards.schema import Schema
from theagon.games.fields import ID_FORM, ID_PATTERN
from theagon.games.translated import OwnText, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

T = TypeVar("T", bound=Schema)

MOST_OWN_KEYWORDS: Final = 60

WordId = Annotated[str, Meta(pattern=ID_PATTERN, description=ID_FORM, max_length=40, examples=["emberkin"])]
Colour = Annotated[
    str,
    Meta(
        pattern=r"^#[0-9a-fA-F]{6}$",
        description="a colour: a # and six digits from 0 to f",
        max_length=7,
        examples=['"#b3543a"'],
    ),
]


class OwnWord(Schema):
    """A word that a file declares."""

    id: WordId
    name: Words


class Coloured(OwnWord):
    """A pantheon or a tribe. Cards are shown in its colour; without one, in a colour made from its id."""

    colour: Colour = ""


class OwnKeyword(OwnWord):
    """A keyword: a name for what the cards with it have. The fields beside these are what it stands for."""

    text: OwnText | None = None  # what it says, in words of your own
    kind: ClassVar[str]
    """The kind of cards that may have it: what "this" is in its text."""


_STANDS_FOR: Final = frozenset(OwnKeyword.__struct_fields__)


def stands_for(keyword: OwnKeyword) -> dict[str, tuple[Any, ...]]:
    """Return what a card with a keyword has, by the fields of cards."""
    return {name: getattr(keyword, name) for name in keyword.__struct_fields__ if name not in _STANDS_FOR}


def own_keywords(card: Any, known: Mapping[str, Any]) -> list[Any]:
    """Return the declared keywords of a card; `known` has all declared ones by id."""
    return [known[name] for name in getattr(card, "keywords", ()) if name in known]


def whole(card: T, known: Mapping[str, Any]) -> T:
    """Return a card with what its declared keywords stand for in their place, as the rules have it."""
    own = own_keywords(card, known)
    if not own:
        return card
    fields: dict[str, tuple[Any, ...]] = {"keywords": tuple(name for name in card.keywords if name not in known)}  # type: ignore[attr-defined]
    for keyword in own:
        for name, values in stands_for(keyword).items():
            fields[name] = (*fields.get(name, getattr(card, name)), *values)
    return msgspec.structs.replace(card, **fields | {"keywords": tuple(dict.fromkeys(fields["keywords"]))})


def shade(word: Coloured) -> str:
    """Return the colour in which cards of a word are painted, on which both dark and light figures can be seen."""
    if word.colour:
        red, green, blue = (int(word.colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
        hue, light, rich = colorsys.rgb_to_hls(red, green, blue)
    else:
        digest = hashlib.blake2b(word.id.encode(), digest_size=2).digest()
        hue, light, rich = int.from_bytes(digest, "big") / 65536, 0.53, 0.42
    painted = colorsys.hls_to_rgb(hue, min(max(light, 0.4), 0.66), rich)
    return "#" + "".join(f"{round(255 * part):02x}" for part in painted)
