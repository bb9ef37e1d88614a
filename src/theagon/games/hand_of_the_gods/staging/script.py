"""Reading a scenario: every mistake that shows before it is run is reported, all at once, each at its place."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from theagon.cards.decode import Decoded, decode_with_places
from theagon.cards.node import Node
from theagon.cards.report import Report
from theagon.cards.wording import quoted, suggestion
from theagon.errors import Location, TheagonError
from theagon.games.hand_of_the_gods.content import CardSet, load_map
from theagon.games.hand_of_the_gods.staging.format import (
    EVENT_KINDS,
    KNOWN,
    STONES,
    SUBJECTS,
    Action,
    Aimed,
    EventFacts,
    Expectation,
    Nothing,
    PileFacts,
    PlayerFacts,
    Scenario,
    Step,
    UnitFacts,
    is_tile,
)
from theagon.games.hand_of_the_gods.staging.placing import check_placement, place
from theagon.games.hand_of_the_gods.staging.stage import Stage

if TYPE_CHECKING:
    from theagon.games.hand_of_the_gods.game import HandOfTheGods
    from theagon.games.hand_of_the_gods.schema import BoardMap

_RESERVED: Final = frozenset((*KNOWN, *STONES, "p1", "p2", "neutral", "spectator", "none"))


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
    names = set(_names(node))
    for step in _items(node.find("steps")):
        if "expect" in step.keys:
            _regroup(step.find("expect"), names)
    read = decode_with_places(node, Scenario)
    scenario = read.value
    cards = game.cards.extended(scenario.cards, scenario.leaders, read.node_of)
    if cards is not game.cards:
        game = game.with_cards(cards)
    report = Report()
    board = _read_map(read, cards, report)
    _check_clauses(read, game, report)
    if scenario.position is not None:
        check_placement(scenario.position, read.node.find("position"), game, board, report)
    _Steps(read, game, report).check()
    report.check()
    return Script(scenario, game, board, read)


def _names(node: Node) -> Iterator[object]:
    """The names that a file gives to units, before anything is known to be as it should."""
    yield from node.find("position", "units").keys
    for step in _items(node.find("steps")):
        yield step.find("play", "as").value if "as" in step.find("play").keys else None
        yield step.find("name", "unit").value if "unit" in step.find("name").keys else None


def _regroup(expectation: Node, names: Collection[object]) -> None:
    """Put what an expectation says of units and tiles, under names of the file's own, into a mapping of its own.

    What looks more like a misspelt field stays, to be reported as one.
    """
    if not isinstance(expectation.value, dict):
        return

    def is_subject(name: str) -> bool:
        return name not in KNOWN and (name in names or not difflib.get_close_matches(name[:40], KNOWN, 1, 0.75))

    fields, keys = expectation.value, expectation.keys
    units = {name: value for name, value in fields.items() if is_subject(name)}
    if units:
        node = Node(expectation.source, expectation.line, expectation.column, units)
        node.keys = {name: keys[name] for name in units}
        expectation.value = {name: value for name, value in fields.items() if name not in units} | {SUBJECTS: node}
        expectation.keys = {name: key for name, key in keys.items() if name not in units} | {SUBJECTS: node}


def _read_map(read: Decoded[Scenario], cards: CardSet, report: Report) -> BoardMap:
    """The board that the scenario is on; the default one if that can not be had, which is reported."""
    try:
        return load_map(read.value.map, cards)
    except TheagonError as error:
        report.add(error.message, error.location or read.node.find("map").location, error.hint)
        return load_map()


def _items(node: Node) -> list[Node]:
    return node.value if isinstance(node.value, list) else []


def _check_clauses(read: Decoded[Scenario], game: HandOfTheGods, report: Report) -> None:
    known = {clause["id"] for section in game.rulebook() for clause in section["clauses"]}
    for k, clause in enumerate(read.value.proves):
        if clause.rstrip("abcdefghi") not in known:
            place = read.node.find("proves", k).location
            report.add(f"the rulebook has no clause {quoted(clause)}", place, suggestion(clause, known))


class _Steps:
    """Checks that the steps speak of units, cards and kinds of events that there are."""

    def __init__(self, read: Decoded[Scenario], game: HandOfTheGods, report: Report) -> None:
        self._steps = read.value.steps
        self._node = read.node.find("steps")
        self._cards = game.cards.by_id
        self._leaders = game.cards.leader_by_id
        self._report = report
        position = read.value.position
        self._units = {*STONES, *(position.units if position else ())}
        if position:
            self._check_names(position.units, read.node.find("position", "units"))

    def check(self) -> None:
        for k, step in enumerate(self._steps):
            if isinstance(step, Step):
                self._check_step(step, self._node.find(k))

    def _check_step(self, step: Step, node: Node) -> None:
        self._check_action(step, node)
        if step.play is not None and step.play.as_ is not None:
            self._name(step.play.as_, node.find("play", "as"))
        if step.name is not None:
            self._name(step.name.unit, node.find("name", "unit"))
        if step.refused is not None:
            self._check_action(step.refused, node.find("refused"))
        if step.expect is not None:
            self._check_expectation(step.expect, node.find("expect"))

    def _name(self, name: str, node: Node) -> None:
        if name in self._units:
            self._report.add(f"there is a unit {quoted(name)} already", node.location, "give this one another name")
        self._check_name(name, node)
        self._units.add(name)

    def _check_names(self, names: Iterable[str], node: Node) -> None:
        for name in names:
            self._check_name(name, node.keys.get(name, node))

    def _check_name(self, name: str, node: Node) -> None:
        if is_tile(name) or name in _RESERVED:
            what = "is a tile" if is_tile(name) else "means something else in an expectation"
            self._report.add(f"no unit can be named {quoted(name)}: it {what}", node.location, "give it another name")

    def _check_unit(self, name: str, node: Node, also: Iterable[str] = ()) -> None:
        """A unit's name or a tile, or one of `also`."""
        if not is_tile(name) and name not in self._units and name not in also:
            hint = suggestion(name, [*sorted(self._units - set(STONES)), *STONES, *also])
            self._report.add(f"there is no unit {quoted(name)} here", node.location, hint)

    def _check_card(self, card: str, node: Node) -> None:
        if card not in self._cards:
            self._report.add(f"there is no card {quoted(card)}", node.location, suggestion(card, self._cards))

    def _check_action(self, action: Action, node: Node) -> None:
        for verb in ("attack", "move", "warcry"):
            chosen = getattr(action, verb)
            if chosen is not None:
                self._check_unit(chosen.unit, node.find(verb, "unit"))
        if action.attack is not None:
            self._check_unit(action.attack.target, node.find("attack", "target"))
        for verb in ("play", "warcry", "leader"):
            aimed: Aimed | None = getattr(action, verb)
            if aimed is not None and aimed.target is not None:
                self._check_unit(aimed.target, node.find(verb, "target"))
        if action.play is not None:
            self._check_card(action.play.card, node.find("play", "card"))
        if action.choose is not None:
            self._check_unit(action.choose, node.find("choose"), self._cards)
        for k, card in enumerate(action.mulligan or ()):
            if isinstance(card, str):
                self._check_card(card, node.find("mulligan", k))

    def _check_expectation(self, expect: Expectation, node: Node) -> None:
        facts = node.find(SUBJECTS)
        for name, subject in expect.units.items():
            self._check_unit(name, facts.keys.get(name, facts), KNOWN)
            if isinstance(subject, UnitFacts) and subject.card is not None:
                self._check_card(subject.card, facts.find(name, "card"))
            elif subject == "empty" and not is_tile(name):
                hint = "a unit is alive, dead, gone, in-hand, banished, transformed or removed"
                self._report.add("only a tile is empty", facts.find(name).location, hint)
        for seat in ("p1", "p2"):
            player: PlayerFacts | None = getattr(expect, seat)
            if player is not None:
                self._check_player(player, node.find(seat))
        for name in ("legal", "not-legal"):
            for k, action in enumerate(getattr(expect, name.replace("-", "_")) or ()):
                if isinstance(action, Action):
                    self._check_action(action, node.find(name, k))
        for name in ("events", "events-exactly", "no-events"):
            for k, pattern in enumerate(getattr(expect, name.replace("-", "_")) or ()):
                self._check_event(pattern, node.find(name, k))

    def _check_player(self, player: PlayerFacts, node: Node) -> None:
        if player.leader is not None and player.leader not in self._leaders:
            self._report.add(f"there is no leader {quoted(player.leader)}", node.find("leader").location,
                             suggestion(player.leader, self._leaders))
        for name in ("hand", "deck", "graveyard", "removed"):
            for card, at in _cards_of(getattr(player, name), node.find(name)):
                self._check_card(card, at)

    def _check_event(self, pattern: str | EventFacts, node: Node) -> None:
        if isinstance(pattern, str):
            self._check_kind(pattern, node)
            return
        self._check_kind(pattern.kind, node.find("kind"))
        if pattern.because is not None:
            self._check_kind(pattern.because, node.find("because"))
        for name in ("source", "target"):
            word = getattr(pattern, name)
            if word is not None:
                self._check_unit(word, node.find(name), self._cards)
        if pattern.card is not None:
            self._check_card(pattern.card, node.find("card"))

    def _check_kind(self, kind: str, node: Node) -> None:
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
