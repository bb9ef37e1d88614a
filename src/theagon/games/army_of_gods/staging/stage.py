"""A scenario under way: its position, its actions as the rules number them, and what is the case."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from theagon.errors import TheagonError
from theagon.games.army_of_gods.notation import parse
from theagon.games.army_of_gods.rules import world as w
from theagon.games.army_of_gods.staging.facts import SEAT_NAMES, facts_of
from theagon.games.army_of_gods.staging.format import SEATS, Action, EventFacts, Expectation, Word
from theagon.games.staging import Fact, ImpossibleStepError

if TYPE_CHECKING:
    from theagon.games.army_of_gods.position import ArmyPosition
    from theagon.games.base import Event

WORDS: Final = {"end_turn": w.END_TURN, "done": w.DONE, "let": w.DONE, "ability": w.ABILITY}
"""Actions that need no more words."""


class Stage:
    """The position of a scenario."""

    def __init__(self, position: ArmyPosition) -> None:
        self.position = position

    def name(self, name: str, at: str) -> None:
        """Nothing is given a name: stacks have their own."""
        raise ImpossibleStepError(("name", "at"), "no name", f"{name} for {at}")

    def follow(self, action: Action | Word, events: Sequence[Event]) -> None:
        """An action was carried out: there is nothing to remember."""

    def action(self, action: Action | Word) -> int:
        """The number of an action. Raises `ImpossibleStepError` for one that has none as things stand."""
        if isinstance(action, str):
            return WORDS[action.replace("-", "_")]
        for word, number in WORDS.items():
            if getattr(action, word) is not None:
                return number
        if action.concede is not None:
            return self.position.game.concession(SEATS[action.concede])
        if action.attack is not None:
            return self._read("attack", f"{action.attack.card} {action.attack.target}")
        for verb in ("drop", "play", "restore", "choose", "block"):
            if getattr(action, verb) is not None:
                return self._read(verb, getattr(action, verb))
        raise AssertionError("an action has one of its fields")

    def _read(self, verb: str, what: str) -> int:
        """The action as it would be typed."""
        try:
            return parse(self.position, f"{verb} {what}")
        except TheagonError as error:
            raise ImpossibleStepError((verb,), f"{verb} {what}", error.message) from None

    def pile(self, name: str, seat: int) -> list[str]:
        """The cards of a seat's hand, deck (the top card first) or discard pile."""
        g = self.position.world
        size = getattr(g, f"{name}_size")[seat]
        cards = [self.position.game.card_id(card) for card in getattr(g, name)[seat][:size]]
        return cards[::-1] if name == "deck" else cards

    def facts(self, expect: Expectation) -> Iterator[Fact]:
        """What is expected of stacks, players and the turn."""
        return facts_of(self, expect)

    def matches(self, event: Event, pattern: EventFacts) -> bool:
        """Whether an event is of the kind that a pattern describes, its cause aside."""
        seat = SEAT_NAMES[event.seat] if 0 <= event.seat < len(SEAT_NAMES) else None
        plain = {"kind": event.kind, "card": event.card, "seat": seat, "amount": event.amount,
                 "place": event.tile, "clause": event.clause}
        return all((wanted := getattr(pattern, name)) is None or wanted == actual for name, actual in plain.items())
