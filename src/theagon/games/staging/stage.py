"""A running scenario: its position, its units by name, and its actions by number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import to_builtins

from theagon.cards.schema import Schema
from theagon.errors import TheagonError
from theagon.games.fields import SEATS, CardId, Ordinal, UnitOrPlace
from theagon.games.play.notation import joined
from theagon.games.play.verbs import Cards, Several, meant
from theagon.games.staging.format import shown

if TYPE_CHECKING:
    from collections.abc import Collection

    from theagon.games.base import Event, Refusal
    from theagon.games.play.verbs import Parameter, Verb
    from theagon.games.staging.staging import Staging


class ImpossibleStepError(TheagonError):
    """A step that is impossible in this position: a failure of the scenario, not a mistake in its file.

    `path` leads from the step, as written in the file, to the impossible part.
    """

    def __init__(self, path: tuple[str | int, ...], expected: object, actual: object) -> None:
        super().__init__(f"expected {expected}, found {actual}")
        self.path = path
        self.expected = expected
        self.actual = actual


class AbsentCardError(ImpossibleStepError):
    """A step with a card that is not where the step needs it."""


class Judged(NamedTuple):
    """The action that a step means, and why it is refused."""

    number: int  # -1 if it has none
    notation: str
    refusal: Refusal | None


class Stage:
    """A running scenario."""

    def __init__(self, staging: Staging, position: Any, ids: Mapping[str, int]) -> None:
        """`ids` has the entry numbers of the units by name."""
        self.staging = staging
        self.position = position
        self.ids = {**staging.always, **ids}
        self.places: Collection[str] = staging.places(position.game, position.seats)
        self._fates: dict[int, str] = {}  # the fates of units that left the board, by entry number
        self._renumbered: dict[int, int] = {}  # the later entry numbers of units that have one, by the earlier

    @property
    def whose_turn(self) -> str:
        """The seat to act, for messages."""
        to_act = self.position.to_act
        return "the match is over" if to_act < 0 else f"{SEATS[to_act]} is to act"

    # ---- actions ----------------------------------------------------------------------------------------------------

    def judge(self, step: Any, *, absent: bool = False) -> Judged:
        """Return an action, and whether it is refused. Raises `ImpossibleStepError` for one that names what is not
        there. With `absent` a card may be missing: this is refused as an action with an empty place of its pile."""
        name, said = _deed(step)
        words = list(map(str, to_builtins(said).values() if isinstance(said, Schema) else [said or ""]))
        places = [unit["tile"] if word in self.ids and (unit := self.unit(word)) else word for word in words]
        verb = self._verb(name, said, absent)
        why = self.staging.nameless(self.position, verb, places)
        if why is None:
            try:
                number = self.action(step, absent=absent)
                return Judged(number, self.position.notation(number), self.position.why_not(number))
            except AbsentCardError:
                why = self.staging.absent.get(verb.first)
                if why is None or not absent:
                    raise
        return Judged(-1, joined(name, *words), why)

    def action(self, step: Any, *, absent: bool = False) -> int:
        """Return the number of an action. Raises `ImpossibleStepError` for one that has none in this position."""
        name, said = _deed(step)
        verb = self._verb(name, said, absent)
        try:
            number = verb.named(
                self.position,
                self._typed(verb.source, verb.source.acts, said, name, absent) if verb.source else [],
                self._typed(verb.target, verb.target.takes, said, name, absent) if verb.target else [],
            )
            self.staging.verbs.check_name(self.position, verb, number)
            return number
        except ImpossibleStepError:
            raise
        except TheagonError as error:
            raise ImpossibleStepError((name,), "an action that is possible", error.message) from None

    def refused(self, refusal: Refusal) -> str:
        """Return a refusal, for messages."""
        return f"refused: {refusal.reason} [{refusal.clause}], {self.whose_turn}"

    def _verb(self, name: str, said: Any, absent: bool) -> Verb[Any]:
        """Return the verb that is meant, if several have one name, by the card, unit or place that the step names."""
        verbs = self.staging.verbs.by_step[name]
        verb = meant(self.position, verbs)
        if len(verbs) == 1:
            return verb
        cards = self.cards(verb.target)
        if said in cards:
            return verb
        words = [self._place(said, name)] if said in self.ids else [said]
        fitting = [each for each in verbs if each.target and each.target.has_form(words)]
        if absent:
            fitting += [*(each for each in verbs if said in self.cards(each.target)), verb]
        if not fitting:
            raise self._missing(said, verb.target, cards, name)
        return fitting[0]

    def _typed(
        self, parameter: Parameter[Any], fields: Mapping[str, Any], said: Any, step: str, absent: bool
    ) -> list[str]:
        """Return the words that a player would type for the source or the target of an action."""
        words: list[str] = []
        for name, kind in fields.items():
            single = not isinstance(said, Schema)
            value, path = (said, (step,)) if single else (getattr(said, name), (step, name))
            if value is None or kind is Ordinal:  # the place of a card, read together with the card
                continue
            if isinstance(parameter, Several):
                words += self._numbers(parameter, value, path, absent)
            elif kind is CardId:
                words.append(self._number(parameter, value, getattr(said, "place", None), path, absent))
            elif kind is UnitOrPlace and value in self.ids:
                words.append(self._place(value, *path))
            else:
                words.append(str(value))
        return words

    def cards(self, parameter: Any) -> list[str | None]:
        """Return the cards that a parameter chooses from; None at a place without a card."""
        if not isinstance(parameter, Cards):
            return []
        cards = list(parameter.cards(self.position))
        empty = [0] * ((parameter.most or 0) - len(cards))
        return [self.position.card_id(card) if card else None for card in (*cards, *empty)]

    def _number(self, parameter: Any, card: str, place: int | None, path: tuple[str, ...], absent: bool) -> str:
        """Return the place of a card: the given place if the card is there, by default its first."""
        among = self.cards(parameter)
        if place is None and card in among:
            return f"#{among.index(card) + 1}"
        if place is not None and among[place - 1 : place] == [card]:
            return f"#{place}"
        if absent and None in among:
            return f"#{among.index(None) + 1}"
        raise self._missing(card if place is None else f"{card} at place {place}", parameter, among, *path)

    def _numbers(self, parameter: Any, items: Sequence[str | int], path: tuple[str, ...], absent: bool) -> list[str]:
        """Return the places of cards that are given by their ids or by their places."""
        among, places = self.cards(parameter), list[int]()
        for k, item in enumerate(items):
            fitting = [n for n, card in enumerate(among, 1) if card and item in (card, n) and n not in places]
            if not fitting and absent and None in among:
                fitting = [among.index(None) + 1]
            if not fitting:
                raise self._missing(item, parameter, among, *path, k)
            places.append(fitting[0])
        return [str(place) for place in places]

    def _missing(self, card: object, parameter: Any, among: Sequence[str | None], *path: str | int) -> AbsentCardError:
        """Return the error for a card that is not where the step needs it."""
        there = shown([each for each in among if each is not None])
        return AbsentCardError(path, f"{card} in {parameter.among}", f"{there}, {self.whose_turn}")

    def follow(self, step: Any, events: Sequence[Event]) -> None:
        """Name the unit that an action brought, and remember the fates and new numbers of units that left."""
        name, said = _deed(step)
        entering = [kind for verb in self.staging.verbs.by_step[name] for kind in verb.brings]
        targets = {event.number: event.target for event in events}
        for k, event in enumerate(events):
            if event.target is None:
                continue
            if event.kind in entering and said.as_ is not None:
                self.ids.setdefault(said.as_, event.target.id)
            if event.kind == self.staging.renumbers and (before := targets.get(event.cause)) is not None:
                self._renumbered[before.id] = event.target.id
                self.ids = {name: self.number(known) for name, known in self.ids.items()}
            fate = self.staging.fate(self.position, event, events[k + 1 :])
            if fate is not None:
                self._fates[event.target.id] = fate

    # ---- units ------------------------------------------------------------------------------------------------------

    def unit(self, reference: str) -> dict[str, Any] | None:
        """Return the unit with a name or at a place, as the view shows it; None if it is not on the board."""
        known = reference in self.ids
        key, wanted = ("id", self.ids[reference]) if known else ("tile", reference)
        shown = self.position.open_view()[self.staging.board]
        return next((unit for unit in shown if unit[key] == wanted), None)

    def number(self, entered: int) -> int:
        """Return the present entry number of the unit that has, or had earlier, this one."""
        while entered in self._renumbered:
            entered = self._renumbered[entered]
        return entered

    def age(self, number: int) -> int:
        """Return the rank by age of a unit on the board, by its entry number: 1 is the oldest that a file may place."""
        entered = {unit["id"] for unit in self.position.open_view()[self.staging.board]}
        return sum(each <= number for each in entered.difference(self.staging.always.values()))

    def fate(self, reference: str) -> str:
        """Return the fate of a unit, or what lies at a place."""
        unit = self.unit(reference)
        if unit is None and reference in self.places:
            return "empty"
        known = self._fates.get(unit["id"] if unit else self.ids.get(reference, 0))
        if unit is None:
            return known or "not there yet"
        return known or ("banished" if unit.get("banished") else "alive")

    def name(self, name: str, at: str) -> None:
        """Give the unit at a place this name from now on. Raises `ImpossibleStepError`."""
        unit = self.unit(at)
        if unit is None:
            raise ImpossibleStepError(("name", "at"), f"a unit at {at}", "nothing there")
        self.ids[name] = unit["id"]

    def _place(self, name: str, *path: str | int) -> str:
        """Return the place of a unit. Raises `ImpossibleStepError` if it is not on the board."""
        unit = self.unit(name)
        if unit is None:
            raise ImpossibleStepError(path, f"{name} on the board", self.fate(name))
        return str(unit["tile"])

    def deck(self, seat: int) -> list[str]:
        """Return the cards of a deck, the top card first."""
        g = self.position.world
        cards = g.deck[seat][: g.deck_size[seat]]
        return [self.position.card_id(self.staging.card_of(card)) for card in cards[::-1]]


def _deed(step: Any) -> tuple[str, Any]:
    """Return the verb of a step, by its name in files, and its value."""
    return (step, None) if isinstance(step, str) else step.deed
