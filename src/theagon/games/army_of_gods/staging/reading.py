"""Reading a scenario: every mistake that shows before it is run is reported, all at once, each at its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from theagon.cards.report import Report
from theagon.games.army_of_gods.staging.format import KNOWN, SEATS, Scenario, Step
from theagon.games.army_of_gods.staging.placing import check_placement, place
from theagon.games.army_of_gods.staging.references import ArmyReferences
from theagon.games.army_of_gods.staging.stage import ArmyStage
from theagon.games.staging.reading import Script, check_clauses, check_decks, read_file, with_cards

if TYPE_CHECKING:
    from theagon.cards.node import Node
    from theagon.games.army_of_gods.game import ArmyOfGods


@dataclass(frozen=True)
class ArmyScript(Script):
    """A scenario of Army of Gods."""

    step = Step

    def begin(self) -> ArmyStage:
        scenario: Scenario = self.read.value
        if scenario.match is not None:
            decks = scenario.match.decks or ("house",) * scenario.match.players
            setup = self.game.setup(decks, seed=scenario.seed)
            return ArmyStage(self.game.new(type(setup)(setup.seed, setup.decks, scenario.options)))
        assert scenario.position is not None
        return ArmyStage(place(scenario.position, self.game, scenario.options, scenario.seed))


def read_script(node: Node, game: ArmyOfGods) -> ArmyScript:
    """The scenario of a file, given by its root node. Raises `InvalidFileError` with all that is wrong with it."""
    read = read_file(node, Scenario, KNOWN)
    scenario: Scenario = read.value
    game = with_cards(game, read, scenario.cards)
    report = Report()
    check_clauses(read, game, report)
    players = len(SEATS)
    if scenario.position is not None:
        players = len(scenario.position.players.all)
        check_placement(scenario.position, node.find("position"), game.cards, scenario.options, report)
    elif scenario.match is not None:
        players = len(scenario.match.decks or ()) or scenario.match.players
        if scenario.options.teams and players != len(SEATS):
            report.add("teams are two against two: a match of four players", node.find("match").location, "players: 4")
        check_decks(scenario.match.decks, node.find("match", "decks"), game, report)
    ArmyReferences(read, game, players, report).check()
    report.check()
    return ArmyScript(read, game)
