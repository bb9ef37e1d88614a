"""The verbs of players: `drop archers`, `attack demons p2-archers`, `play eris`, `ability`, `end`.

| action | notation |
|---|---|
| end the turn | `end` |
| drop a card, drop it and attack | `drop CARD`, `attack CARD STACK` (more cards are chosen after it) |
| play a supporting god or a power card | `play CARD` |
| use the leading god's ability | `ability` |
| restore tokens | `restore KIND`, then three times `choose CARD` |
| answer a choice | `choose` a card, a stack, a seat; `done`: nothing more |
| answer an attack | `block CARD`, or `let` |
| give up | `concede p1` |

A stack is a seat and a kind: `p2-archers`. A card is named by its id, its name in any language, or the beginning of
one, or by its place in the hand: `#3`. Words may be shortened: `a demons p2-archers`.

Views call a stack the same, a card of the hand `#2`, a kind of the discard pile `discard-archers`, a card that is
looked at `top-1`, a leading god that is offered `offer-1`, a seat `p3`, one's own leading god `leader`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from theagon.games.army_of_gods.rules import world as w
from theagon.games.army_of_gods.rules.piles import is_army
from theagon.games.army_of_gods.rules.seats import rival_of, seat_at
from theagon.games.army_of_gods.rules.world import KINDS, Action, Choice
from theagon.games.base import UnitRef
from theagon.games.fields import SEATS as SEAT_NAMES
from theagon.games.fields import Anything, PartOfPlace
from theagon.games.play.modes import OneOfSeveral
from theagon.games.play.notation import not_understood, place_named, seat_number
from theagon.games.play.verbs import Cards, Fixed, Given, OnBoard, Parameter, Player, Verb, Verbs, awaited

if TYPE_CHECKING:
    from theagon.games.army_of_gods.content import CardSet
    from theagon.games.display.log_text import Teller
    from theagon.games.play.verbs import Readable

    Position: TypeAlias = Readable[CardSet, w.World]

_STACK = re.compile("p[1-4]-[a-z0-9-]+")


class Hand(Cards["Position"]):
    """A card of the hand. Equal cards have one name, so that their places reveal nothing of the rest of the hand."""

    seen = ("hand", 0)

    def __init__(self) -> None:
        super().__init__(w.HAND, _hand, "#", "the hand", most=w.HAND)


class Stack(OnBoard["Position"]):
    """A stack, as the seat that is asked numbers them, called by the cards of its kind."""

    takes: Mapping[str, Any] = {"target": PartOfPlace}
    seen = ("stack", 0)

    def seat(self, position: Position) -> int:
        return int(position.world.to_act)

    def stack(self, position: Position, number: int) -> int:
        return seen_from(position.world, self.seat(position), number)

    def place(self, given: Given[Position]) -> str:
        return given.position.cards.stack_name(self.stack(given.position, given.number))

    def has_form(self, words: Sequence[str]) -> bool:
        return len(words) == 1 and _STACK.fullmatch(words[0]) is not None

    def read(self, given: Given[Position], words: Sequence[str]) -> int:
        g = given.position.world
        cards, seats = given.position.cards, range(g.players)
        names = [cards.stack_name(seat * KINDS + kind) for seat in seats for kind in range(len(cards.army))]
        stack = place_named(words[0], lambda name: cards.stack_number(g.players, name), names)
        seat, kind = divmod(stack, KINDS)
        return rival_of(g, self.seat(given.position), seat) * KINDS + kind

    def unit(self, given: Given[Position]) -> UnitRef | None:
        seat, kind = divmod(self.stack(given.position, given.number), KINDS)
        cards = given.position.cards
        return UnitRef(0, cards.kind_id(kind), self.place(given), seat) if kind < len(cards.army) else None


class Prey(Stack):
    """A stack of another army, numbered by the seat to act."""

    seen = ("stack", KINDS)

    def seat(self, position: Position) -> int:
        return int(position.world.active)

    def stack(self, position: Position, number: int) -> int:
        return super().stack(position, number + KINDS)

    def read(self, given: Given[Position], words: Sequence[str]) -> int:
        seen = super().read(given, words)
        if seen < KINDS:
            raise not_understood("not-enemy", words[0])
        return seen - KINDS


class Kind(Cards["Position"]):
    """A kind of army cards, which is called by its id."""

    seen = ("stack", 0)

    def __init__(self, prefix: str = "") -> None:
        super().__init__(KINDS, lambda position: position.cards.army, prefix, "the kinds")

    def place(self, given: Given[Position]) -> str:
        return f"{self.prefix}{given.position.cards.kind_id(given.number)}"

    def written(self, given: Given[Position]) -> str:
        return given.position.cards.kind_id(given.number)


class Seat(Parameter["Position"]):
    """Another player, as the seat that is asked numbers them."""

    takes: Mapping[str, Any] = {"target": Anything}
    seen = ("seat", 0)

    def place(self, given: Given[Position]) -> str:
        return SEAT_NAMES[self.number(given.position, given.number)]

    @staticmethod
    def number(position: Position, number: int) -> int:
        return seat_at(position.world, position.world.to_act, number)

    def has_form(self, words: Sequence[str]) -> bool:
        return len(words) == 1 and words[0] in SEAT_NAMES

    def read(self, given: Given[Position], words: Sequence[str]) -> int:
        return rival_of(given.position.world, given.position.world.to_act, seat_number(words, given.position.seats))

    def said(self, teller: Teller, given: Given[Position]) -> str:
        return teller.say("player", **teller.whose(self.number(given.position, given.number)))


def seen_from(g: Any, seat: int, seen: int) -> int:
    """Return the stack that has this number in a seat's actions: first its own, then those of the seats after it."""
    return seat_at(g, seat, seen // KINDS) * KINDS + seen % KINDS


def _hand(position: Position) -> Sequence[int]:
    g = position.world
    return list(g.hand[g.to_act][: g.hand_size[g.to_act]])


def _is_army(position: Position, place: int, _: int | None) -> bool:
    """Return whether there is an army card at a place of the hand."""
    hand = _hand(position)
    return place < len(hand) and bool(is_army(position.world, hand[place]))


def _is_attack(position: Position, place: int, prey: int | None) -> bool:
    """Return whether an army card is pointed at a stack of another army."""
    return prey is not None and _is_army(position, place, prey)


HAND: Final = Hand()
LEADERS: Final = Cards["Position"](
    w.LEADERS, lambda at: at.world.leaders[at.world.to_act], "offer-", "the leading gods"
)
LOOKED: Final = Cards["Position"](
    w.LOOKED, lambda at: at.world.aside[: at.world.looked], "top-", "the cards looked at", seen="looked"
)
TAKEN_BACK: Final = awaited(Choice.RETURN, Choice.TAKE_BACK)
VERBS: Final = Verbs(
    Verb("attack", Action.ATTACK, HAND, Prey(w.AIMS), suits=_is_attack, example="attack demons p2-archers"),
    Verb("drop", Action.DROP, HAND, suits=_is_army, example="drop archers"),
    Verb("play", Action.PLAY, HAND, suits=lambda *pointed: not _is_army(*pointed), example="play eris"),
    Verb("end", Action.END_TURN, filler="turn"),
    Verb("ability", Action.ABILITY, Fixed("leader", lambda at: at.world.leader[at.world.active])),
    Verb("restore", Action.RESTORE, None, Kind(), example="restore archers"),
    Verb("block", Action.CHOOSE_HAND, None, HAND, when=awaited(Choice.BLOCK), example="block bulwark"),
    Verb("choose", Action.CHOOSE_LEADER, None, LEADERS, when=awaited(Choice.LEADER), example="choose eris"),
    Verb("choose", Action.CHOOSE_LOOKED, None, LOOKED, when=awaited(Choice.LOOKED), example="choose archers"),
    Verb("mode", Action.CHOOSE_KIND, None, OneOfSeveral(KINDS), when=awaited(Choice.MODE), example="mode 2"),
    Verb("choose", Action.CHOOSE_KIND, None, Kind("discard-"), when=TAKEN_BACK, example="choose archers"),
    Verb("choose", Action.CHOOSE_SEAT, None, Seat(w.SEATS), example="choose p2"),
    Verb("choose", Action.CHOOSE_STACK, None, Stack(w.STACKS), example="choose p2-archers"),
    Verb("choose", Action.CHOOSE_HAND, None, HAND, example="choose archers"),
    Verb("let", Action.DONE, when=awaited(Choice.BLOCK)),
    Verb("done", Action.DONE),
    Verb("concede", Action.CONCEDE, None, Player(w.SEATS)),
    actions=w.ACTIONS,
)
