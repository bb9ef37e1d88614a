"""Verbs with their parameters, declared once in each game. Numbers, options, notation, words and scenario steps follow.

    Verbs(
        Verb("end", 0),
        Verb("move", 1, UNIT, TILE),            # 1 + start * TILES + end
        Verb("leader", 1601, LEADER, AIM),      # AIM may be left out
        actions=1642,
    )

The numbers of a verb begin at its `first`; the target's number counts fastest. Verbs may share numbers, if the pending
choice decides the name of an answer, or share a name, if that choice decides what it takes (`Verb.when`).

The rules have `first` and the counts as constants, because they are compiled; `Verbs` takes none that leave a gap.
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from theagon.cards.grammar import spanish_contractions
from theagon.games.base import Option
from theagon.games.fields import SEATS, CardId, Ordinal, UnitOrPlace, one_of
from theagon.games.play.notation import (
    NotUnderstoodError,
    Sentence,
    at_most,
    joined,
    place_among,
    place_bits,
    seat_number,
    verb_and_rest,
)
from theagon.kernel.bits import bits

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from theagon.games.base import UnitRef
    from theagon.games.display.log_text import Teller

C_co = TypeVar("C_co", covariant=True)
W_co = TypeVar("W_co", covariant=True)


class Readable(Protocol[C_co, W_co]):
    """The parts of a position that verbs read: its cards C, its records W."""

    @property
    def cards(self) -> C_co: ...

    @property
    def world(self) -> W_co: ...

    @property
    def seats(self) -> int: ...

    @property
    def to_act(self) -> int: ...

    def legal_actions(self) -> list[int]: ...

    def card_id(self, index: int) -> str: ...

    def unit_named(self, entered: int, card: int, tile: int, owner: int) -> UnitRef | None: ...


P = TypeVar("P", bound=Readable[Any, Any])


class Given(NamedTuple, Generic[P]):
    """The argument of a parameter in an action of a position."""

    position: P
    source: int = 0  # the number of the verb's source, on which the meaning of a target may depend
    number: int = 0  # the number of the parameter itself


class Parameter(Generic[P]):
    """A source or a target of a verb: a number from 0 to below `count`, which stands for a tile or a card."""

    one_word = True
    """True if players write it as one word; names of cards may have several."""
    takes: Mapping[str, Any] = {}
    """The fields by which a scenario names it as a target, with their types; at most one is given."""
    acts: Mapping[str, Any] = {"unit": UnitOrPlace}
    """The fields by which a scenario names it as a source; only the first is required."""
    among = "what there is to choose from"
    """The name of its whole range in messages."""
    seen: tuple[str, int] | None = None
    """The observed group with its places, in order, for the seat that acts; and the first of them there."""

    def __init__(self, count: int, *, none: int | None = None) -> None:
        """`none` is the number for nothing, if a verb may leave it out."""
        self.count = count
        self.none = none

    def place(self, given: Given[P]) -> str:
        """Return the place as views name it."""
        raise NotImplementedError

    def places(self, given: Given[P]) -> tuple[str, ...]:
        """Return all places that the number stands for."""
        return () if given.number == self.none else (self.place(given),)

    def number_of(self, given: Given[P], place: str) -> int | None:
        """Return the number that stands only for this place; None if there is none."""
        numbers = range(self.count)
        return next((each for each in numbers if self.places(given._replace(number=each)) == (place,)), None)

    def seen_as(self, number: int, _seat: int, /) -> int:
        """Return the number of the same place as a seat observes it: another one, if observations mirror the board."""
        return number

    def written(self, given: Given[P]) -> str:
        """Return the word that players type; empty if they need not type any."""
        return " ".join(self.places(given))

    def has_form(self, _: Sequence[str], /) -> bool:
        """Return whether words have the form of this parameter and of no other that may stand there."""
        return False

    def read(self, given: Given[P], words: Sequence[str]) -> int:
        """Return the number that these words, at least one, name. Raises `NotUnderstoodError`."""
        raise NotImplementedError

    def missing(self, _: Given[P], /) -> int | None:
        """Return the number to take if the player names nothing; None if the player must name something."""
        return self.none

    def said(self, _: Teller, given: Given[P]) -> str:
        """Return the number in words. It is never `none`."""
        return " ".join(self.places(given))

    def manner(self, given: Given[P]) -> str:
        """Return the ending of the verb's message id, such as `target` if an optional target is named."""
        return "" if self.none is None or given.number == self.none else "target"


@dataclass(eq=False)
class Verb(Generic[P]):
    """Something that a player may do, with or to something."""

    name: str
    first: int
    source: Parameter[P] | None = None
    target: Parameter[P] | None = None
    _: KW_ONLY
    when: Callable[[P], bool] | None = None  # whether it applies now, if other verbs share its numbers or its name
    suits: Callable[[P, int, int | None], bool] | None = None  # whether pointing from a source at a target may mean it
    example: str = ""  # shown to a player who names too little
    filler: str = ""  # a word that may follow and is ignored
    brings: Sequence[str] = ()  # the events by which it brings a unit in

    def __post_init__(self) -> None:
        self.example = self.example or self.name
        self._targets = self.target.count if self.target else 1  # for each source

    @property
    def step(self) -> str:
        """Its name in scenarios."""
        return f"{self.name}-{self.filler}" if self.filler else self.name

    @property
    def count(self) -> int:
        """The number of its actions."""
        return (self.source.count if self.source else 1) * self._targets

    def given(self, position: P, action: int) -> tuple[Given[P], Given[P]]:
        """Return the arguments of the source and the target in an action of this verb."""
        source, target = divmod(action - self.first, self._targets)
        return Given(position, source, source), Given(position, source, target)

    def read(self, position: P, words: Sequence[str]) -> int:
        """Return the action of this verb that these words name. Raises `NotUnderstoodError`."""
        if list(words) == [self.filler]:
            words = ()
        split = self._split(words)
        return self.named(position, words[:split], words[split:])

    def named(self, position: P, source_words: Sequence[str], target_words: Sequence[str]) -> int:
        """Return the action of this verb with the source and the target that are named. Raises `NotUnderstoodError`."""
        source = self._read(self.source, Given(position), source_words)
        return self.action(source, self._read(self.target, Given(position, source), target_words))

    def action(self, source: int, target: int) -> int:
        """Return the action of these numbers."""
        return self.first + source * self._targets + target

    def _split(self, words: Sequence[str]) -> int:
        """Return how many of the words name the source."""
        source, target = self.source, self.target
        if source is None or isinstance(source, Fixed):
            return 0
        if target is None or len(words) < 2:
            return len(words)
        is_target = source.one_word or target.none is None or target.has_form(words[-1:])
        return len(words) - 1 if is_target else len(words)

    def _read(self, parameter: Parameter[P] | None, given: Given[P], words: Sequence[str]) -> int:
        if parameter is None:
            at_most(words, 0)
            return 0
        if parameter.one_word:
            at_most(words, 1)
        number = parameter.read(given, words) if words else parameter.missing(given)
        if number is None:
            raise NotUnderstoodError(Sentence("what", {"verb": self.name, "example": self.example}))
        return number


class Verbs(Generic[P]):
    """All verbs of a game."""

    def __init__(self, *verbs: Verb[P], actions: int) -> None:
        """Raises `ValueError` unless the verbs cover all numbers below `actions`."""
        self._verbs = verbs
        by_first: dict[int, list[Verb[P]]] = {}
        for verb in verbs:
            by_first.setdefault(verb.first, []).append(verb)
        firsts = sorted(by_first)
        self._of_action: list[list[Verb[P]]] = []
        for first, following in zip(firsts, [*firsts[1:], actions], strict=True):
            for verb in by_first[first]:
                if first + verb.count != following:
                    raise ValueError(f"{verb.name} has other numbers than {first} to {following - 1}")
            self._of_action += [by_first[first]] * (following - first)

    @cached_property
    def examples(self) -> Mapping[str, str]:
        """The names that players type, each with the example of the first verb of that name."""
        examples: dict[str, str] = {}
        for verb in self._verbs:
            examples.setdefault(verb.name, verb.example)
        return examples

    @cached_property
    def _fullest_example(self) -> str:
        """The example of a verb that names as much as any does."""
        verbs = [(bool(verb.source) + bool(verb.target), len(verb.example.split()), verb.example) for verb in self]
        return max(reversed(verbs), key=lambda verb: verb[:2])[2]

    @cached_property
    def by_step(self) -> Mapping[str, Sequence[Verb[P]]]:
        """The verbs by their names in scenarios."""
        steps: dict[str, list[Verb[P]]] = {}
        for verb in self._verbs:
            steps.setdefault(verb.step, []).append(verb)
        return steps

    @cached_property
    def first_concession(self) -> int:
        """The action by which the first seat gives up; the actions of the other seats follow."""
        return self.by_step["concede"][0].first

    def __iter__(self) -> Iterator[Verb[P]]:
        return iter(self._verbs)

    def option(self, position: P, action: int) -> Option:
        """Return an action, legal or not, with its places."""
        verb = self.of(position, action)
        source, target = verb.given(position, action)
        return Option(
            action,
            verb.name,
            verb.source.place(source) if verb.source else None,
            verb.target.places(target) if verb.target else (),
        )

    def written(self, position: P, action: int) -> str:
        """Return an action, legal or not, as players type it."""
        verb = self.of(position, action)
        source, target = verb.given(position, action)
        return joined(
            verb.name,
            verb.source.written(source) if verb.source else "",
            verb.target.written(target) if verb.target else "",
        )

    def said(self, teller: Teller, position: P, action: int) -> str:
        """Return an action, legal or not, as a short sentence without a full stop."""
        manner, source, target = self.parts(teller, position, action)
        name = self.of(position, action).name
        sentence = teller.say(f"action-{name}-{manner}" if manner else f"action-{name}", source=source, target=target)
        return spanish_contractions(sentence)

    def parts(self, teller: Teller, position: P, action: int) -> tuple[str, str, str]:
        """Return the manner of an action, and its source and its target in words, empty where there is none."""
        verb = self.of(position, action)
        source, target = verb.given(position, action)
        return (
            verb.target.manner(target) if verb.target else "",
            verb.source.said(teller, source) if verb.source else "",
            verb.target.said(teller, target) if verb.target and target.number != verb.target.none else "",
        )

    def read(self, position: P, text: str) -> int:
        """Return the action that a text names. Raises `NotUnderstoodError`."""
        name, words = verb_and_rest(text, self.examples, self._fullest_example)
        named = [verb for verb in self._verbs if verb.name == name]
        formed = [verb for verb in named if verb.target and verb.target.has_form(words)]
        verb = formed[0] if formed else meant(position, named)
        action = verb.read(position, words)
        self.check_name(position, verb, action)
        return action

    def check_name(self, position: P, verb: Verb[P], action: int) -> None:
        """Check that a legal action of a verb has the name of this verb now. Raises `NotUnderstoodError`."""
        now = self.of(position, action)
        if now.name != verb.name and action in position.legal_actions():
            problem = Sentence("other-verb", {"verb": verb.name, "now": now.name})
            raise NotUnderstoodError(problem, Sentence("such-as", {"example": now.example}))

    def pointed(self, position: P, source: str | None, target: str | None) -> range:
        """Return the actions that pointing from one place at another may mean; None: from or at nothing in particular.

        They need not be legal. There are several if the verb needs a target and none is pointed at.
        """
        aimed, free, vague = [], [], []
        for verb in self._verbs:
            if (verb.source is None) != (source is None) or (verb.when is not None and not verb.when(position)):
                continue
            start = verb.source.number_of(Given(position), source) if verb.source and source is not None else 0
            if start is None:
                continue
            given = Given(position, start)
            end = verb.target.number_of(given, target) if verb.target and target is not None else None
            if verb.suits is not None and not verb.suits(position, start, end):
                continue
            usual = verb.target.missing(given) if verb.target else 0
            if end is not None:
                aimed.append(range(verb.action(start, end), verb.action(start, end) + 1))
            elif source is not None and usual is not None:
                free.append(range(verb.action(start, usual), verb.action(start, usual) + 1))
            elif source is not None:
                vague.append(range(verb.action(start, 0), verb.action(start + 1, 0)))
        return next(iter([*aimed, *free, *vague]), range(0))

    def of(self, position: P, action: int) -> Verb[P]:
        """Return the verb of an action in this position."""
        return meant(position, self._of_action[action])


def meant(position: P, verbs: Sequence[Verb[P]]) -> Verb[P]:
    """Return the one of several verbs that applies now, by `when`; the last if no other applies."""
    if len(verbs) == 1:
        return verbs[0]
    return next((verb for verb in verbs if verb.when is not None and verb.when(position)), verbs[-1])


def awaited(*choices: int) -> Callable[[Readable[Any, Any]], bool]:
    """Return whether one of these choices is awaited: what `when` of a verb may ask."""
    return lambda position: position.world.choice in choices


def named(teller: Teller, position: Readable[Any, Any], card: int) -> str:
    """Return the name of a card; 0 is an unknown card."""
    return teller.card(position.card_id(card) if card else None)


# ---- shared by all games ---------------------------------------------------------------------------------------------


class Fixed(Parameter[P]):
    """The only place of its kind, which players need not name: `leader`."""

    acts: Mapping[str, Any] = {}

    def __init__(self, name: str, card: Callable[[P], int] | None = None) -> None:
        """`card` gives the card that names the place."""
        super().__init__(1)
        self.name = name
        self.card = card

    def place(self, _: Given[P], /) -> str:
        return self.name

    def written(self, _: Given[P], /) -> str:
        return ""

    def missing(self, _: Given[P], /) -> int:
        return 0

    def said(self, teller: Teller, given: Given[P]) -> str:
        return named(teller, given.position, self.card(given.position)) if self.card else ""


class OnBoard(Parameter[P]):
    """A place of the board, and the unit there if there is one: words name its player, as their reader sees it."""

    def unit(self, given: Given[P]) -> UnitRef | None:
        """Return the unit at the place; None at an empty one."""
        raise NotImplementedError

    def said(self, teller: Teller, given: Given[P]) -> str:
        unit = self.unit(given)
        return teller.empty(self.place(given)) if unit is None else teller.unit(unit)


class Cards(Parameter[P]):
    """One of several cards, such as the hand or an offer, by its place among them."""

    one_word = False
    takes: Mapping[str, Any] = {"card": CardId}
    acts = takes

    def __init__(
        self,
        count: int,
        cards: Callable[[P], Sequence[int]],
        prefix: str,
        among: str,
        *,
        most: int | None = None,
        seen: str | None = None,
    ) -> None:
        """`cards` are numbers of the card set, 0 where there is none. A place is `prefix` and its number from 1.

        Messages call the cards `among`. `most` is the number of places, if there may be more than cards. Observations
        have the cards in the group `seen`.
        """
        super().__init__(count)
        if seen is not None:
            self.seen = (seen, 0)
        self.cards = cards
        self.prefix = prefix
        self.among = among
        self.most = most

    def card(self, given: Given[P]) -> int:
        """Return the card at a place; 0 where there is none."""
        cards = self.cards(given.position)
        return int(cards[given.number]) if given.number < len(cards) else 0

    def place(self, given: Given[P]) -> str:
        return f"{self.prefix}{given.number + 1}"

    def written(self, given: Given[P]) -> str:
        card = self.card(given)
        return given.position.card_id(card) if card else f"#{given.number + 1}"

    def read(self, given: Given[P], words: Sequence[str]) -> int:
        position = given.position
        return place_among(words, list(self.cards(position)), position.cards.cards, self.most)

    def said(self, teller: Teller, given: Given[P]) -> str:
        return named(teller, given.position, self.card(given))


class Several(Cards[P]):
    """Any number of the first few cards: a bit for each."""

    takes: Mapping[str, Any] = {"cards": tuple[CardId | Ordinal, ...]}

    def __init__(self, places: int, cards: Callable[[P], Sequence[int]], prefix: str, among: str) -> None:
        super().__init__(1 << places, cards, prefix, among, most=places)
        self.none = 0
        self._places = places

    def places(self, given: Given[P]) -> tuple[str, ...]:
        return tuple(self.place(given._replace(number=each)) for each in bits(given.number))

    def written(self, given: Given[P]) -> str:
        return " ".join(str(each + 1) for each in bits(given.number))

    def read(self, _: Given[P], words: Sequence[str]) -> int:
        return place_bits(words, self._places)

    def said(self, teller: Teller, given: Given[P]) -> str:
        cards = [self.card(given._replace(number=each)) for each in bits(given.number)]
        return ", ".join(named(teller, given.position, card) for card in cards)


class Player(Parameter[P]):
    """The player who gives up: a seat, which is no place of the table; by default the seat to act."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.takes = {"seat": one_of(SEATS[:count])}

    def places(self, _: Given[P], /) -> tuple[str, ...]:
        return ()

    def written(self, given: Given[P]) -> str:
        return f"p{given.number + 1}"

    def read(self, given: Given[P], words: Sequence[str]) -> int:
        return seat_number(words, given.position.seats)

    def missing(self, given: Given[P]) -> int:
        return max(0, given.position.to_act)

    def said(self, *_: object) -> str:
        return ""
