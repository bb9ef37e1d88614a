"""What the steps of a scenario speak of: cards, kinds of events, units must be there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from theagon.cards.wording import quoted, suggestion
from theagon.games.staging.facts import said
from theagon.games.staging.format import SEATS, PileFacts
from theagon.games.staging.reading import check_card
from theagon.games.staging.subjects import SUBJECTS

if TYPE_CHECKING:
    from theagon.cards.decode import Decoded
    from theagon.cards.node import Node
    from theagon.cards.report import Report

_WHERE: Final = ("source", "target", "place")
"""What an event names beside cards."""


class References:
    """The steps in their order. A game's own says what its actions, and what it names in them, speak of."""

    def __init__(self, read: Decoded[Any], cards: Collection[str], kinds: Collection[str], report: Report) -> None:
        """`cards` and `kinds` of events are those that there are."""
        self._steps = read.value.steps
        self._node = read.node.find("steps")
        self.cards = cards
        self.kinds = kinds
        self.report = report
        self.seats: Sequence[str] = SEATS

    def check(self) -> None:
        """Report whatever the steps speak of and is not there."""
        for k, step in enumerate(self._steps):
            if not isinstance(step, str):
                self.step(step, self._node.find(k))

    def step(self, step: Any, node: Node) -> None:
        self.action(step, node)
        if step.refused is not None:
            self.action(step.refused, node.find("refused"))
        if step.expect is not None:
            self._expectation(step.expect, node.find("expect"))

    # ---- what a game says -------------------------------------------------------------------------------------------

    def action(self, action: Any, node: Node) -> None:
        """Check what an action speaks of."""
        raise NotImplementedError

    def subject(self, name: str, wanted: Any, key: Node, node: Node) -> None:
        """Check a name in an expectation, which stands at `key`, and what is expected of it, which stands at `node`."""
        raise NotImplementedError

    def where(self, word: str, node: Node) -> None:
        """Check what an event names beside cards."""
        raise NotImplementedError

    def player(self, seat: str, player: Any, node: Node) -> None:
        """Check what is expected of a player: that there is one, and the cards of piles."""
        if seat not in self.seats:
            self.report.add(f"there is no {seat} in this match", node.location)
        for name, written, _ in said(player):
            for card, at in _cards_of(getattr(player, name), node.find(written)):
                self.card(card, at)

    # ---- what is alike ----------------------------------------------------------------------------------------------

    def known(self, what: str, word: str, among: Collection[str], node: Node) -> None:
        """Report a word that is not among those that there are."""
        if word not in among:
            self.report.add(f"there is no {what} {quoted(word)}", node.location, suggestion(word, among))

    def card(self, card: object, node: Node) -> None:
        """Report a card that there is not. What is no id is left alone: a place in the hand, or nothing."""
        if isinstance(card, str):
            check_card(card, self.cards, node, self.report)

    def _expectation(self, expect: Any, node: Node) -> None:
        facts = node.find(SUBJECTS)
        for name, wanted in expect.units.items():
            self.subject(name, wanted, facts.keys.get(name, facts), facts.find(name))
        for seat in SEATS:
            player = getattr(expect, seat, None)
            if player is not None:
                self.player(seat, player, node.find(seat))
        for name in ("legal", "not-legal"):
            for k, action in enumerate(getattr(expect, name.replace("-", "_")) or ()):
                if not isinstance(action, str):
                    self.action(action, node.find(name, k))
        for name in ("events", "events-exactly", "no-events"):
            for k, pattern in enumerate(getattr(expect, name.replace("-", "_")) or ()):
                self._event(pattern, node.find(name, k))

    def _event(self, pattern: Any, node: Node) -> None:
        if isinstance(pattern, str):
            self.known("event", pattern, self.kinds, node)
            return
        for name, written, value in said(pattern):
            if name in ("kind", "because"):
                self.known("event", value, self.kinds, node.find(written))
            elif name in _WHERE:
                self.where(value, node.find(written))
            elif name == "card":
                self.card(value, node.find(written))


class UnitReferences(References):
    """Of a game whose units bear names: the steps in their order, and the units that are known so far."""

    places: ClassVar[str]
    """What a place is called."""
    fates: ClassVar[Sequence[str]]
    """What may become of a unit, or be said of a place."""

    def __init__(
        self,
        read: Decoded[Any],
        cards: Collection[str],
        kinds: Collection[str],
        report: Report,
        units: Iterable[str],
        known: Collection[str],
    ) -> None:
        """`units` are always there; `known` is what an expectation says beside units and places."""
        super().__init__(read, cards, kinds, report)
        self._always = tuple(units)
        self._known = known
        self._units = set(self._always)
        position = read.value.position
        placed = read.node.find("position", "units")
        for name in position.units if position else ():
            self._add(name, placed.keys.get(name, placed))

    def is_place(self, word: str) -> bool:
        """Whether this is how places are written."""
        raise NotImplementedError

    def step(self, step: Any, node: Node) -> None:
        super().step(step, node)
        if step.play is not None and step.play.as_ is not None:
            self._add(step.play.as_, node.find("play", "as"))
        if step.name is not None:
            self._add(step.name.unit, node.find("name", "unit"))

    def where(self, word: str, node: Node) -> None:
        self.unit(word, node, self.cards)

    def unit(self, word: str, node: Node, also: Collection[str] = ()) -> None:
        """Report what is neither a unit's name nor a place nor one of `also`."""
        if not self.is_place(word) and word not in self._units and word not in also:
            hint = suggestion(word, [*sorted(self._units - {*self._always}), *self._always, *also])
            self.report.add(f"there is no unit {quoted(word)} here", node.location, hint)

    def subject(self, name: str, wanted: Any, key: Node, node: Node) -> None:
        self.unit(name, key, self._known)
        if not isinstance(wanted, str):
            self.card(wanted.card, node.find("card"))
        elif wanted == "empty" and not self.is_place(name):
            hint = f"a unit is {', '.join(fate for fate in self.fates if fate != 'empty')}"
            self.report.add(f"only a {self.places} is empty", node.location, hint)

    def _add(self, name: str, node: Node) -> None:
        if name in self._units:
            self.report.add(f"there is a unit {quoted(name)} already", node.location, "give this one another name")
        if self.is_place(name) or name in (*self._known, *self._always, "neutral", "spectator", "none"):
            what = f"is a {self.places}" if self.is_place(name) else "means something else in an expectation"
            self.report.add(f"no unit can be named {quoted(name)}: it {what}", node.location, "give it another name")
        self._units.add(name)


def _cards_of(pile: object, node: Node) -> Iterator[tuple[str, Node]]:
    """The cards that an expectation about a pile names."""
    if isinstance(pile, PileFacts):
        for name, written, value in said(pile):
            if name != "count":
                yield from _cards_of(value, node.find(written))
    elif isinstance(pile, tuple):
        for k, item in enumerate(pile):
            yield (item, node.find(k)) if isinstance(item, str) else (item.card, node.find(k, "card"))
