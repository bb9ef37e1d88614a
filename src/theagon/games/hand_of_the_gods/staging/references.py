"""What the steps of a scenario speak of: units, cards, leaders and kinds of events must be there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from theagon.cards.decode import Decoded
from theagon.cards.node import Node
from theagon.cards.report import Report
from theagon.cards.wording import quoted, suggestion
from theagon.games.hand_of_the_gods.staging.format import (
    EVENT_KINDS,
    KNOWN,
    STONES,
    Action,
    Aimed,
    EventFacts,
    Expectation,
    PileFacts,
    PlayerFacts,
    Scenario,
    Step,
    UnitFacts,
    is_tile,
)
from theagon.games.scenario_files import SUBJECTS

if TYPE_CHECKING:
    from theagon.games.hand_of_the_gods.content import CardSet

_RESERVED: Final = frozenset((*KNOWN, *STONES, "p1", "p2", "neutral", "spectator", "none"))


def check_steps(read: Decoded[Scenario], cards: CardSet, report: Report) -> None:
    """Report names of units that mean something else, and whatever the steps speak of and is not there."""
    _Steps(read, cards, report).check()


class _Steps:
    """The steps in their order, and the units that are known so far."""

    def __init__(self, read: Decoded[Scenario], cards: CardSet, report: Report) -> None:
        self._steps = read.value.steps
        self._node = read.node.find("steps")
        self._cards = cards.by_id
        self._leaders = cards.leader_by_id
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
