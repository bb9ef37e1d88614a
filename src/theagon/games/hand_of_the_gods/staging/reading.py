"""Reading a scenario: every mistake that shows before it is run is reported, all at once, each at its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from theagon.cards.decode import Decoded, decode_with_places
from theagon.cards.node import Node
from theagon.cards.report import Report
from theagon.cards.wording import quoted, suggestion
from theagon.errors import Location, TheagonError
from theagon.games.hand_of_the_gods.content import CardSet, load_map
from theagon.games.hand_of_the_gods.staging.format import KNOWN, Nothing, Opening, Scenario, Step
from theagon.games.hand_of_the_gods.staging.placing import place
from theagon.games.hand_of_the_gods.staging.possible import check_placement
from theagon.games.hand_of_the_gods.staging.references import check_steps
from theagon.games.hand_of_the_gods.staging.stage import Stage
from theagon.games.scenario_files import names_given, regroup_expectations

if TYPE_CHECKING:
    from theagon.games.hand_of_the_gods.game import HandOfTheGods
    from theagon.games.hand_of_the_gods.schema import BoardMap


@dataclass(frozen=True)
class Script:
    """A scenario that was read and found sound, and the game with the cards it brings."""

    scenario: Scenario
    game: HandOfTheGods
    board: BoardMap
    read: Decoded[Scenario]

    @property
    def title(self) -> str:
        return self.scenario.title

    @property
    def proves(self) -> tuple[str, ...]:
        return self.scenario.proves

    @property
    def file(self) -> str:
        return self.read.node.source.name

    @property
    def steps(self) -> list[Step]:
        return [Step(end_turn=Nothing()) if isinstance(step, str) else step for step in self.scenario.steps]

    def place(self, *path: str | int) -> Location:
        """Where in the file the value down this path of keys and indices stands."""
        return self.read.node.find(*path).location

    def begin(self) -> Stage:
        """The scenario at its beginning. Raises `InvalidFileError` if its position turns out to be impossible."""
        if self.scenario.match is not None:
            decks = self.scenario.match.decks
            setup = self.game.setup(decks, seed=self.scenario.seed, options={"map": self.board})
            return Stage(self.game.new(setup), {})
        assert self.scenario.position is not None
        node = self.read.node.find("position")
        return Stage(*place(self.scenario.position, node, self.game, self.board, self.scenario.seed))


def read_script(node: Node, game: HandOfTheGods) -> Script:
    """The scenario of a file, given by its root node. Raises `InvalidFileError` with all that is wrong with it."""
    regroup_expectations(node, set(names_given(node)), KNOWN)
    read = decode_with_places(node, Scenario)
    scenario = read.value
    cards = game.cards.extended(scenario.cards, scenario.leaders, node_of=read.node_of)
    if cards is not game.cards:
        game = game.with_cards(cards)
    report = Report()
    board = _read_map(read, cards, report)
    _check_clauses(read, game, report)
    if scenario.position is not None:
        check_placement(scenario.position, read.node.find("position"), game, board, report)
    elif scenario.match is not None:
        _check_decks(scenario.match, read.node.find("match", "decks"), game, report)
    check_steps(read, cards, report)
    report.check()
    return Script(scenario, game, board, read)


def _read_map(read: Decoded[Scenario], cards: CardSet, report: Report) -> BoardMap:
    """The board that the scenario is on; the default one if that can not be had, which is reported."""
    try:
        return load_map(read.value.map, cards)
    except TheagonError as error:
        report.add(error.message, error.location or read.node.find("map").location, error.hint)
        return load_map()


def _check_decks(match: Opening, node: Node, game: HandOfTheGods, report: Report) -> None:
    """Decks that there are not, or that the rules of deck building forbid."""
    for k, deck in enumerate(match.decks or ()):
        try:
            game.deck(deck)
        except TheagonError as error:
            report.add(error.message, error.location or node.find(k).location, error.hint)


def _check_clauses(read: Decoded[Scenario], game: HandOfTheGods, report: Report) -> None:
    known = {clause["id"] for section in game.rulebook() for clause in section["clauses"]}
    for k, clause in enumerate(read.value.proves):
        if clause.rstrip("abcdefghi") not in known:
            place = read.node.find("proves", k).location
            report.add(f"the rulebook has no clause {quoted(clause)}", place, suggestion(clause, known))
