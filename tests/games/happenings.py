"""What happens of all that is written on cards, for the tests that it all does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from typing import Any

from theagon.games.card_language.operations import in_lines


@dataclass
class Happenings:
    """How often each card appeared, and each line and aura of the tables had an effect."""

    cards: Counter[int] = field(default_factory=Counter)
    lines: Counter[int] = field(default_factory=Counter)
    auras: Counter[int] = field(default_factory=Counter)

    def noted(
        self, perform: Callable[[Any, Any], None], without: Collection[int], waiting: Callable[[Any], object]
    ) -> Callable[[Any, Any], None]:
        """The rules' function that carries a line out, such that it is noted here whether that had an effect.

        It had one if an event followed of a kind that is not among those `without` effect, or if what is `waiting`,
        such as a choice or a pending effect, is another afterwards.
        """

        def noted_perform(g: Any, row: Any) -> None:
            number, happened, before = g.now[0].row - 1, g.happened, waiting(g)
            perform(g, row)
            kinds = {event.kind for event in g.event[happened : g.happened]}
            self.lines[number] += bool(kinds.difference(without)) or waiting(g) != before

        return noted_perform

    def written_on(
        self, g: Any, index: int, card: Any, operation: Callable[[Any], str], asking: Collection[int]
    ) -> dict[str, int]:
        """All that the lines of a card can do, and how often they did; those that only ask something aside."""
        row = g.card[index]
        found = {"appears": self.cards[index]}
        for k, effect in enumerate(in_lines(card.do)):
            if hasattr(effect, "do"):  # a mode
                continue
            found[f"{k + 1}. {operation(effect)}"] = self.lines[row.effect + k]
        return found | self.of_abilities(g, row, card.abilities, operation, asking)

    def of_abilities(
        self, g: Any, row: Any, abilities: Iterable[Any], operation: Callable[[Any], str], asking: Collection[int]
    ) -> dict[str, int]:
        """All that the lines of abilities can do, which a row of the card table has, and how often they did."""
        found = {}
        for k, ability in enumerate(abilities):
            line = g.ability[row.ability + k]
            done = [n for n in range(line.effect, line.effect + line.effects) if g.effect[n].op not in asking]
            effects = [each for each in in_lines(ability.do) if not hasattr(each, "do")]
            for n, effect in zip(done, effects, strict=True):
                found[f"{ability.on}: {operation(effect)} ({n - line.effect + 1})"] = self.lines[n]
        return found
