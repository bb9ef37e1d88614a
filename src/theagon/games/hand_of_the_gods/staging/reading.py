"""Reading a scenario: every mistake that shows before it is run is reported, all at once, each at its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from theagon.cards.report import Report
from theagon.errors import TheagonError
from theagon.games.hand_of_the_gods.content import load_map
from theagon.games.hand_of_the_gods.staging.format import KNOWN, Scenario, Step
from theagon.games.hand_of_the_gods.staging.placing import place
from theagon.games.hand_of_the_gods.staging.possible import check_placement
from theagon.games.hand_of_the_gods.staging.references import HandReferences
from theagon.games.hand_of_the_gods.staging.stage import HandStage
from theagon.games.staging.reading import Script, check_clauses, check_decks, read_file, with_cards

if TYPE_CHECKING:
    from theagon.cards.decode import Decoded
    from theagon.cards.node import Node
    from theagon.games.hand_of_the_gods.content import CardSet
    from theagon.games.hand_of_the_gods.game import HandOfTheGods
    from theagon.games.hand_of_the_gods.schema import BoardMap


@dataclass(frozen=True)
class HandScript(Script):
    """A scenario of Hand of the Gods, and the board that it is on."""

    board: BoardMap

    step = Step

    def begin(self) -> HandStage:
        scenario: Scenario = self.read.value
        if scenario.match is not None:
            setup = self.game.setup(scenario.match.decks, seed=scenario.seed, options={"map": self.board})
            return HandStage(self.game.new(setup), {})
        assert scenario.position is not None
        node = self.read.node.find("position")
        return HandStage(*place(scenario.position, node, self.game, self.board, scenario.seed))


def read_script(node: Node, game: HandOfTheGods) -> HandScript:
    """The scenario of a file, given by its root node. Raises `InvalidFileError` with all that is wrong with it."""
    read = read_file(node, Scenario, KNOWN)
    scenario: Scenario = read.value
    game = with_cards(game, read, scenario.cards, scenario.leaders)
    report = Report()
    board = _read_map(read, game.cards, report)
    check_clauses(read, game, report)
    if scenario.position is not None:
        check_placement(scenario.position, node.find("position"), game, board, report)
    elif scenario.match is not None:
        check_decks(scenario.match.decks, node.find("match", "decks"), game, report)
    HandReferences(read, game.cards, report).check()
    report.check()
    return HandScript(read, game, board)


def _read_map(read: Decoded[Any], cards: CardSet, report: Report) -> BoardMap:
    """The board that the scenario is on; the default one if that can not be had, which is reported."""
    try:
        return load_map(read.value.map, cards)
    except TheagonError as error:
        report.add(error.message, error.location or read.node.find("map").location, error.hint)
        return load_map()
