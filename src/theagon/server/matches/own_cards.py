"""The cards that a match brings with it: nobody learns of one before it may be seen.

A scenario may bring cards, and a match that is older than a change of the cards has those of its time. They are those
of both decks, so each reader is told of a card with the first message that names it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.server.offered import offered

if TYPE_CHECKING:
    from collections.abc import Collection

    from theagon.games.display.catalogue import CardFace
    from theagon.games.play.game import Game


class OwnCards:
    """The cards of a match that the game that is offered does not have, or has otherwise."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._faces = {"en": own_faces(game, "en")}  # by language
        own = {face.id for face in self._faces["en"]}
        self._mentions = {face.id: own.intersection(face.mentions) for face in self._faces["en"]}

    def named(self, message: bytes) -> frozenset[str]:
        """The cards that a message names, and those that their texts name."""
        found = set[str]()
        waiting = [card for card in self._mentions if f'"{card}"'.encode() in message]
        while waiting:
            card = waiting.pop()
            if card not in found:
                found.add(card)
                waiting += self._mentions[card]
        return frozenset(found)

    def faces(self, cards: Collection[str], language: str) -> tuple[CardFace, ...]:
        """The faces of these cards."""
        if language not in self._faces:
            self._faces[language] = own_faces(self._game, language)
        return tuple(face for face in self._faces[language] if face.id in cards)


def own_faces(game: Game, language: str) -> tuple[CardFace, ...]:
    """The faces of the cards of a match, or of a scenario, that the catalogue of the game does not have so."""
    return game.own_faces(language, offered(game.name))
