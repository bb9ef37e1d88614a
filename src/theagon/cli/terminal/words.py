"""The words of the terminal in the player's language, and the names of everything on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from theagon.cli.terminal.style import SHAPES
from theagon.games.hand_of_the_gods.wording import TEXTS, card_text, leader_text
from theagon.games.hand_of_the_gods.wording.events import event_text

if TYPE_CHECKING:
    from theagon.games.base import Event
    from theagon.games.hand_of_the_gods.game import HandOfTheGods

STONE = "summoning-stone"


class Words:
    """What is said to a player. `language` may change at any time; `bots` are the bots that play, by seat."""

    def __init__(self, game: HandOfTheGods, language: str) -> None:
        self.game = game
        self.language = language
        self.bots: dict[int, str] = {}
        self._texts: dict[tuple[str, str], list[str]] = {}

    def say(self, message: str, /, **arguments: str | int) -> str:
        return TEXTS.say(self.language, f"terminal-{message}", **arguments)

    def term(self, message: str, /, **arguments: str | int) -> str:
        """One of the game's own words."""
        return TEXTS.say(self.language, message, **arguments)

    def card(self, card: str | None) -> str:
        """The name of a card, of the stone, or of a card that nobody has seen."""
        if card is None:
            return self.term("unknown-card")
        if card == STONE:
            return self.term(STONE)
        return str(getattr(self.game.cards.by_id[card].name, self.language))

    def leader(self, leader: str) -> str:
        return str(getattr(self.game.cards.leader_by_id[leader].name, self.language))

    def ability(self, leader: str) -> str:
        """The name of a leader's ability."""
        return str(getattr(self.game.cards.leader_by_id[leader].ability, self.language))

    def card_lines(self, card: str) -> list[str]:
        """The rules text of a card."""
        if card == STONE:
            return []
        if (self.language, card) not in self._texts:  # made anew it would slow each drawing of the table
            text = card_text(self.game.cards.by_id[card], self.game.cards.names, self.language)
            self._texts[self.language, card] = text
        return self._texts[self.language, card]

    def leader_lines(self, leader: str) -> list[str]:
        """The rules text of a leader's ability."""
        return leader_text(self.game.cards.leader_by_id[leader], self.game.cards.names, self.language)

    def event(self, event: Event) -> str:
        """An event in a sentence. Bots have their names; a player at the table is called by the number."""
        bots = {seat: self.say(f"bot-{bot}") for seat, bot in self.bots.items()}
        return event_text(event, self.game.cards.names, self.language, bots)


def shape(seat: int | None) -> str:
    """The shape that stands for a seat, or for nobody."""
    return SHAPES[2 if seat is None else seat]


def values(card: Any) -> str:
    """Attack and health of a unit card; nothing for a spell."""
    return "" if card.kind == "spell" else f"{card.attack}/{card.health}"
