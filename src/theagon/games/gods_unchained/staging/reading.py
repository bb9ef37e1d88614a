"""Reading a scenario: every mistake that shows before it is run is reported, all at once, each at its place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from theagon.cards.decode import Decoded, decode_with_places
from theagon.cards.report import Report
from theagon.cards.wording import quoted, suggestion
from theagon.errors import Location, TheagonError
from theagon.games.gods_unchained.staging.format import (
    EVENT_KINDS,
    GODS,
    KNOWN,
    Action,
    EventFacts,
    Expectation,
    Nothing,
    PileFacts,
    Scenario,
    Step,
    UnitFacts,
    is_place,
)
from theagon.games.gods_unchained.staging.placing import check_placement, place
from theagon.games.gods_unchained.staging.stage import Stage
from theagon.games.scenario_files import SUBJECTS, names_given, regroup_expectations

if TYPE_CHECKING:
    from theagon.cards.node import Node
    from theagon.games.gods_unchained.content import CardSet
    from theagon.games.gods_unchained.game import GodsUnchained

_RESERVED: Final = frozenset((*KNOWN, *GODS, "p1", "p2", "spectator", "none"))


@dataclass(frozen=True)
class Script:
    """A scenario that was read and found sound, and the game with the cards it brings."""

    scenario: Scenario
    game: GodsUnchained
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
        words = {"end-turn": Step(end_turn=Nothing()), "bag": Step(bag=Nothing())}
        return [words[step] if isinstance(step, str) else step for step in self.scenario.steps]

    def place(self, *path: str | int) -> Location:
        """Where in the file the value down this path of keys and indices stands."""
        return self.read.node.find(*path).location

    def begin(self) -> Stage:
        """The scenario at its beginning."""
        if self.scenario.match is not None:
            setup = self.game.setup(self.scenario.match.decks, seed=self.scenario.seed)
            return Stage(self.game.new(type(setup)(setup.seed, setup.decks, self.scenario.options)), {})
        assert self.scenario.position is not None
        return Stage(*place(self.scenario.position, self.game, self.scenario.options, self.scenario.seed))


def read_script(node: Node, game: GodsUnchained) -> Script:
    """The scenario of a file, given by its root node. Raises `InvalidFileError` with all that is wrong with it."""
    regroup_expectations(node, set(names_given(node)), KNOWN)
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
    if scenario.position is not None:
        check_placement(scenario.position, node.find("position"), cards, scenario.options, report)
    for k, deck in enumerate(scenario.match.decks or () if scenario.match else ()):
        try:
            game.deck(deck)
        except TheagonError as error:
            report.add(error.message, error.location or node.find("match", "decks", k).location, error.hint)
    _Steps(read, cards, report).check()
    report.check()
    return Script(scenario, game, read)


class _Steps:
    """The steps in their order, and the units that are known so far: whatever they speak of must be there."""

    def __init__(self, read: Decoded[Scenario], cards: CardSet, report: Report) -> None:
        self._steps = read.value.steps
        self._node = read.node.find("steps")
        self._cards = cards.by_id
        self._report = report
        position = read.value.position
        self._units = set(GODS)
        for name in position.units if position else ():
            self._add(name, read.node.find("position", "units", name))

    def check(self) -> None:
        for k, step in enumerate(self._steps):
            if isinstance(step, Step):
                self._step(step, self._node.find(k))

    def _step(self, step: Step, node: Node) -> None:
        self._action(step, node)
        if step.play is not None and step.play.as_ is not None:
            self._add(step.play.as_, node.find("play", "as"))
        if step.name is not None:
            self._add(step.name.unit, node.find("name", "unit"))
        if step.refused is not None:
            self._action(step.refused, node.find("refused"))
        if step.expect is not None:
            self._expectation(step.expect, node.find("expect"))

    def _add(self, name: str, node: Node) -> None:
        if is_place(name) or name in _RESERVED:
            self._report.add(f"no unit can be named {quoted(name)}", node.location, "give it another name")
        if name in self._units:
            self._report.add(f"a unit is named {quoted(name)} already", node.location, "give this one another name")
        self._units.add(name)

    def _unit(self, name: str, node: Node, *, or_card: bool = False) -> None:
        if not is_place(name) and name not in self._units and not (or_card and name in self._cards):
            self._report.add(f"there is no unit {quoted(name)} here", node.location, suggestion(name, self._units))

    def _card(self, card: object, node: Node) -> None:
        if isinstance(card, str) and card not in self._cards:
            self._report.add(f"there is no card {quoted(card)}", node.location, suggestion(card, self._cards))

    def _action(self, action: Action, node: Node) -> None:
        for verb in ("attack", "use", "play", "power"):
            chosen = getattr(action, verb)
            for name in ("unit", "target"):
                word = getattr(chosen, name, None)
                if word is not None:
                    self._unit(word, node.find(verb, name))
        if action.play is not None:
            self._card(action.play.card, node.find("play", "card"))
        if action.choose is not None:
            self._unit(action.choose, node.find("choose"), or_card=True)
        self._card(action.buy, node.find("buy"))
        for name in ("foresee", "mulligan"):
            for k, card in enumerate(getattr(action, name) or ()):
                self._card(card, node.find(name, k))

    def _expectation(self, expect: Expectation, node: Node) -> None:
        facts = node.find(SUBJECTS)
        for name, subject in expect.units.items():
            self._unit(name, facts.keys.get(name, facts))
            if isinstance(subject, UnitFacts):
                self._card(subject.card, facts.find(name, "card"))
        for seat in ("p1", "p2"):
            player = getattr(expect, seat)
            for pile in ("hand", "deck", "void"):
                for card, at in _cards_of(getattr(player, pile, None), node.find(seat, pile)):
                    self._card(card, at)
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
        for name in ("source", "target"):
            word = getattr(pattern, name)
            if word is not None:
                self._unit(word, node.find(name), or_card=True)
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
            yield (item, node.find(k)) if isinstance(item, str) else (item.card, node.find(k, "card"))
