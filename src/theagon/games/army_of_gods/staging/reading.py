"""Reading a scenario: every mistake that shows before it is run is reported, all at once, each at its place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from theagon.cards.decode import Decoded, decode_with_places
from theagon.cards.report import Report
from theagon.cards.wording import quoted, suggestion
from theagon.errors import Location, TheagonError
from theagon.games.army_of_gods.rules.world import Choice
from theagon.games.army_of_gods.staging.format import (
    EVENT_KINDS,
    KNOWN,
    SEATS,
    Action,
    EventFacts,
    Expectation,
    Nothing,
    PileFacts,
    Scenario,
    Step,
)
from theagon.games.army_of_gods.staging.placing import check_placement, place
from theagon.games.army_of_gods.staging.stage import Stage
from theagon.games.scenario_files import SUBJECTS, regroup_expectations

if TYPE_CHECKING:
    from theagon.cards.node import Node
    from theagon.games.army_of_gods.content import CardSet
    from theagon.games.army_of_gods.game import ArmyOfGods

_CHOICES = tuple(choice.name.lower().replace("_", "-") for choice in Choice)


@dataclass(frozen=True)
class Script:
    """A scenario that was read and found sound, and the game with the cards it brings."""

    scenario: Scenario
    game: ArmyOfGods
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
        words = {"end-turn": Step(end_turn=Nothing()), "done": Step(done=Nothing()), "let": Step(let=Nothing()),
                 "ability": Step(ability=Nothing())}
        return [words[step] if isinstance(step, str) else step for step in self.scenario.steps]

    def place(self, *path: str | int) -> Location:
        """Where in the file the value down this path of keys and indices stands."""
        return self.read.node.find(*path).location

    def begin(self) -> Stage:
        """The scenario at its beginning."""
        match = self.scenario.match
        if match is not None:
            decks = match.decks or ("house",) * match.players
            setup = self.game.setup(decks, seed=self.scenario.seed)
            return Stage(self.game.new(type(setup)(setup.seed, setup.decks, self.scenario.options)))
        assert self.scenario.position is not None
        return Stage(place(self.scenario.position, self.game, self.scenario.options, self.scenario.seed))


def read_script(node: Node, game: ArmyOfGods) -> Script:
    """The scenario of a file, given by its root node. Raises `InvalidFileError` with all that is wrong with it."""
    regroup_expectations(node, (), KNOWN)
    read = decode_with_places(node, Scenario)
    scenario = read.value
    cards = game.cards.extended(scenario.cards, node_of=read.node_of)
    if cards is not game.cards:
        game = game.with_cards(cards)
    report = Report()
    known = {clause["id"] for section in game.rulebook() for clause in section["clauses"]}
    for k, clause in enumerate(scenario.proves):
        if clause not in known:
            report.add(f"the rulebook has no clause {quoted(clause)}", node.find("proves", k).location,
                       suggestion(clause, known))
    players = len(SEATS)
    if scenario.position is not None:
        players = len(scenario.position.players.all)
        check_placement(scenario.position, node.find("position"), cards, scenario.options, report)
    if scenario.match is not None:
        players = len(scenario.match.decks or ()) or scenario.match.players
        if scenario.options.teams and players != len(SEATS):
            report.add("teams are two against two: a match of four players", node.find("match").location, "players: 4")
        for k, deck in enumerate(scenario.match.decks or ()):
            try:
                game.deck(deck)
            except TheagonError as error:
                report.add(error.message, error.location or node.find("match", "decks", k).location, error.hint)
    _Steps(read, cards, game, players, report).check()
    report.check()
    return Script(scenario, game, read)


class _Steps:
    """What the steps speak of must be there."""

    def __init__(
        self, read: Decoded[Scenario], cards: CardSet, game: ArmyOfGods, players: int, report: Report
    ) -> None:
        self._steps = read.value.steps
        self._node = read.node.find("steps")
        self._cards = cards.by_id
        self._seats = tuple(SEATS)[:players]
        self._stacks = {f"{seat}-{kind}" for seat in self._seats for kind in game.kind_ids()}
        self._report = report

    def check(self) -> None:
        for k, step in enumerate(self._steps):
            if isinstance(step, Step):
                self._step(step, self._node.find(k))

    def _step(self, step: Step, node: Node) -> None:
        self._action(step, node)
        if step.refused is not None:
            self._action(step.refused, node.find("refused"))
        if step.expect is not None:
            self._expectation(step.expect, node.find("expect"))

    def _card(self, card: str | None, node: Node) -> None:
        if card is not None and card not in self._cards:
            self._report.add(f"there is no card {quoted(card)}", node.location, suggestion(card, self._cards))

    def _stack(self, name: str | None, node: Node) -> None:
        if name is not None and name not in self._stacks:
            self._report.add(f"there is no stack {quoted(name)}", node.location, suggestion(name, self._stacks))

    def _action(self, action: Action, node: Node) -> None:
        for verb in ("drop", "play", "restore", "block"):
            self._card(getattr(action, verb), node.find(verb))
        if action.attack is not None:
            self._card(action.attack.card, node.find("attack", "card"))
            self._stack(action.attack.target, node.find("attack", "target"))
        chosen = action.choose
        if chosen is not None and chosen not in self._cards and chosen not in self._seats:
            self._stack(chosen, node.find("choose"))

    def _expectation(self, expect: Expectation, node: Node) -> None:
        facts = node.find(SUBJECTS)
        for name, wanted in expect.units.items():
            self._stack(name, facts.keys.get(name, facts))
            for k, card in enumerate(wanted if isinstance(wanted, tuple) else ()):
                self._card(card, facts.find(name, k))
        for seat in SEATS:
            player = getattr(expect, seat)
            if player is None:
                continue
            if seat not in self._seats:
                self._report.add(f"there is no {seat} in this match", node.find(seat).location)
            for pile in ("hand", "deck", "discard", "sets", "revealed"):
                for card, at in _cards_of(getattr(player, pile), node.find(seat, pile)):
                    self._card(card, at)
        if expect.choice is not None and expect.choice not in _CHOICES:
            self._report.add(f"there is no choice {quoted(expect.choice)}", node.find("choice").location,
                             suggestion(expect.choice, _CHOICES))
        for name in ("legal", "not-legal"):
            for k, action in enumerate(getattr(expect, name.replace("-", "_")) or ()):
                if isinstance(action, Action):
                    self._action(action, node.find(name, k))
        for name in ("events", "events-exactly", "no-events"):
            for k, pattern in enumerate(getattr(expect, name.replace("-", "_")) or ()):
                self._event(pattern, node.find(name, k))

    def _event(self, pattern: str | EventFacts, node: Node) -> None:
        if isinstance(pattern, str):
            self._kind(pattern, node)
            return
        self._kind(pattern.kind, node.find("kind"))
        if pattern.because is not None:
            self._kind(pattern.because, node.find("because"))
        self._stack(pattern.place, node.find("place"))
        self._card(pattern.card, node.find("card"))

    def _kind(self, kind: str, node: Node) -> None:
        if kind not in EVENT_KINDS:
            self._report.add(f"there is no event {quoted(kind)}", node.location, suggestion(kind, EVENT_KINDS))


def _cards_of(pile: object, node: Node) -> Iterator[tuple[str, Node]]:
    """The cards that an expectation about a pile names."""
    if isinstance(pile, PileFacts):
        for name in ("contains", "lacks"):
            yield from _cards_of(getattr(pile, name), node.find(name))
    elif isinstance(pile, tuple):
        for k, item in enumerate(pile):
            yield item, node.find(k)
