"""The parameter of the verb `mode`: one of several things that a card lets its player choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from msgspec import Meta

from theagon.games.card_text.shown import shown
from theagon.games.play.notation import place_number
from theagon.games.play.verbs import Given, Parameter

if TYPE_CHECKING:
    from theagon.games.display.log_text import Teller
    from theagon.games.play.verbs import Readable

P = TypeVar("P", bound="Readable[Any, Any]")


class OneOfSeveral(Parameter[P]):
    """One of the modes of the card that asks, by its number from 1."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.takes = {"mode": Annotated[int, Meta(ge=1, le=most)]}

    def place(self, given: Given[P]) -> str:
        return f"mode-{given.number + 1}"

    def written(self, given: Given[P]) -> str:
        return str(given.number + 1)

    def read(self, _: Given[P], words: Sequence[str]) -> int:
        return place_number(words[0], self.count)

    def said(self, teller: Teller, given: Given[P]) -> str:
        cards = given.position.cards
        asker = cards.speaker(given.position.world.now[0].row - 1)
        if asker is None:  # nothing is asked
            return self.written(given)
        texts = shown(cards, cards.everything[asker], teller.language).modes
        return texts[given.number] if given.number < len(texts) else self.written(given)
