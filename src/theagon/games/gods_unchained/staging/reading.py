"""Reading a scenario: every mistake that shows before it is run is reported, all at once, each at its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from theagon.cards.report import Report
from theagon.games.gods_unchained.staging.format import KNOWN, Scenario, Step
from theagon.games.gods_unchained.staging.placing import check_placement, place
from theagon.games.gods_unchained.staging.references import GodsReferences
from theagon.games.gods_unchained.staging.stage import GodsStage
from theagon.games.staging.reading import Script, check_clauses, check_decks, read_file, with_cards

if TYPE_CHECKING:
    from theagon.cards.node import Node
    from theagon.games.gods_unchained.game import GodsUnchained


@dataclass(frozen=True)
class GodsScript(Script):
    """A scenario of Gods Unchained."""

    step = Step

    def begin(self) -> GodsStage:
        scenario: Scenario = self.read.value
        if scenario.match is not None:
            setup = self.game.setup(scenario.match.decks, seed=scenario.seed)
            return GodsStage(self.game.new(type(setup)(setup.seed, setup.decks, scenario.options)), {})
        assert scenario.position is not None
        return GodsStage(*place(scenario.position, self.game, scenario.options, scenario.seed))


def read_script(node: Node, game: GodsUnchained) -> GodsScript:
    """The scenario of a file, given by its root node. Raises `InvalidFileError` with all that is wrong with it."""
    read = read_file(node, Scenario, KNOWN)
    scenario: Scenario = read.value
    game = with_cards(game, read, scenario.cards)
    report = Report()
    check_clauses(read, game, report)
    if scenario.position is not None:
        check_placement(scenario.position, node.find("position"), game.cards, scenario.options, report)
    elif scenario.match is not None:
        check_decks(scenario.match.decks, node.find("match", "decks"), game, report)
    GodsReferences(read, game.cards, report).check()
    report.check()
    return GodsScript(read, game)
