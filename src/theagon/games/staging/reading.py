"""A scenario that was read. Every mistake that shows before it is run is reported, all at once, each at its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from theagon.cards.decode import Decoded, decode_with_places
from theagon.cards.report import Report
from theagon.cards.wording import quoted, suggestion
from theagon.errors import Location, TheagonError
from theagon.games.staging.format import Nothing
from theagon.games.staging.references import References
from theagon.games.staging.schema import schemas_of
from theagon.games.staging.stage import Stage
from theagon.games.staging.subjects import names_given, regroup_expectations

if TYPE_CHECKING:
    from theagon.cards.node import Node
    from theagon.games.staging.staging import Staging

STEPS_OF_CLAUSES = "abcdefghi"
"""A clause may be cited by one of its lettered steps: HG2.9d."""


@dataclass(frozen=True)
class Script:
    """A scenario that was read and found sound, and the game with the cards it brings."""

    staging: Staging
    read: Decoded[Any]
    game: Any
    variant: Any
    """What its match consists of besides decks."""

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
        """The steps: schema objects with the fields `by`, `refused`, `name` and `expect` and one for each action."""
        build = schemas_of(self.staging).step
        return [
            build(**{step.replace("-", "_"): Nothing()}) if isinstance(step, str) else step
            for step in self.scenario.steps
        ]

    def place(self, *path: str | int) -> Location:
        """Where in the file the value down this path of keys and indices stands."""
        return self.read.node.find(*path).location

    def begin(self) -> Stage:
        """The scenario at its beginning. Raises `InvalidFileError` if its position turns out to be impossible."""
        if self.scenario.match is not None:
            setup = self.game.setup(self.staging.decks(self.scenario), seed=self.scenario.seed)
            return Stage(self.staging, self.game.new(type(setup)(setup.seed, setup.decks, self.variant)), {})
        node = self.read.node.find("position")
        return Stage(self.staging, *self.staging.set_up(self.scenario, node, self.game, self.variant))


def read_script(staging: Staging, node: Node, game: Any) -> Script:
    """The scenario of a file, given by its root node. Raises `InvalidFileError` with all that is wrong with it."""
    regroup_expectations(node, set(names_given(node)), schemas_of(staging).words)
    read = decode_with_places(node, schemas_of(staging).scenario)
    scenario = read.value
    cards = game.cards.extended(*(getattr(scenario, field) for field in staging.definitions), node_of=read.node_of)
    game = game if cards is game.cards else game.with_cards(cards)
    report = Report()
    _check_clauses(read, game, report)
    variant = staging.variant(read, game, report)
    staging.check(scenario, node, game, variant, report)
    if scenario.match is not None:
        _check_decks(scenario.match.decks, node.find("match", "decks"), game, report)
    References(staging, game, staging.players(scenario), report).check(scenario, node)
    report.errors.sort(key=_order)
    report.check()
    return Script(staging, read, game, variant)


def _order(error: TheagonError) -> tuple[int, int]:
    """Where in the file a mistake stands."""
    place = error.location
    return (place.line or 0, place.column or 0) if place else (0, 0)


def _check_clauses(read: Decoded[Any], game: Any, report: Report) -> None:
    """Report clauses that the rulebook does not have."""
    known = {clause["id"] for section in game.rulebook() for clause in section["clauses"]}
    for k, clause in enumerate(read.value.proves):
        if clause.rstrip(STEPS_OF_CLAUSES) not in known:
            place = read.node.find("proves", k).location
            report.add(f"the rulebook has no clause {quoted(clause)}", place, suggestion(clause, known))


def _check_decks(decks: Sequence[Any] | None, node: Node, game: Any, report: Report) -> None:
    """Report decks, given by name or whole, that there are not, or that the rules of deck building forbid."""
    for k, deck in enumerate(decks or ()):
        try:
            game.deck(deck)
        except TheagonError as error:
            report.add(error.message, error.location or node.find(k).location, error.hint)
