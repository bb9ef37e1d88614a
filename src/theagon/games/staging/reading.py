"""A scenario that was read. Every mistake that shows before it is run is reported, all at once, each at its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from theagon.cards.decode import Decoded, decode_with_places
from theagon.cards.wording import quoted, suggestion
from theagon.errors import Location, TheagonError
from theagon.games.staging.format import Nothing
from theagon.games.staging.subjects import names_given, regroup_expectations

if TYPE_CHECKING:
    from collections.abc import Collection

    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.cards.schema import Schema
    from theagon.games.staging.stage import Stage

STEPS_OF_CLAUSES = "abcdefghi"
"""A clause may be cited by one of its lettered steps: HG2.9d."""


@dataclass(frozen=True)
class Script:
    """A scenario that was read and found sound, and the game with the cards it brings."""

    read: Decoded[Any]
    game: Any

    step: ClassVar[type[Schema]]
    """What the game's steps are."""

    @property
    def scenario(self) -> Any:
        return self.read.value

    @property
    def title(self) -> str:
        return str(self.scenario.title)

    @property
    def proves(self) -> tuple[str, ...]:
        """The clauses that it proves."""
        return tuple(self.scenario.proves)

    @property
    def file(self) -> str:
        """What messages call the file."""
        return self.read.node.source.name

    @property
    def steps(self) -> list[Any]:
        """The steps: schema objects with the fields `by`, `refused` and `expect` and one for each action."""
        return [
            self.step(**{step.replace("-", "_"): Nothing()}) if isinstance(step, str) else step
            for step in self.scenario.steps
        ]

    def place(self, *path: str | int) -> Location:
        """Where in the file the value down this path of keys and indices stands."""
        return self.read.node.find(*path).location

    def begin(self) -> Stage:
        """The scenario at its beginning. Raises `InvalidFileError` if its position turns out to be impossible."""
        raise NotImplementedError


def read_file(node: Node, scenario: type[Schema], known: Collection[str]) -> Decoded[Any]:
    """The file as its format has it; `known` is what an expectation says beside units and places."""
    regroup_expectations(node, set(names_given(node)), known)
    return decode_with_places(node, scenario)


def with_cards(game: Any, read: Decoded[Any], *definitions: Sequence[Any]) -> Any:
    """The game with the definitions that a scenario brings; the same game if it brings none."""
    cards = game.cards.extended(*definitions, node_of=read.node_of)
    return game if cards is game.cards else game.with_cards(cards)


def check_clauses(read: Decoded[Any], game: Any, report: Report) -> None:
    """Report clauses that the rulebook does not have."""
    known = {clause["id"] for section in game.rulebook() for clause in section["clauses"]}
    for k, clause in enumerate(read.value.proves):
        if clause.rstrip(STEPS_OF_CLAUSES) not in known:
            place = read.node.find("proves", k).location
            report.add(f"the rulebook has no clause {quoted(clause)}", place, suggestion(clause, known))


def check_decks(decks: Sequence[Any] | None, node: Node, game: Any, report: Report) -> None:
    """Report decks, given by name or whole, that there are not, or that the rules of deck building forbid."""
    for k, deck in enumerate(decks or ()):
        try:
            game.deck(deck)
        except TheagonError as error:
            report.add(error.message, error.location or node.find(k).location, error.hint)


def check_card(card: str, cards: Collection[str], node: Node, report: Report) -> None:
    """Report a card that there is not."""
    if card not in cards:
        report.add(f"there is no card {quoted(card)}", node.location, suggestion(card, cards))
