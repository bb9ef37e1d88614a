"""The verbs of players: `attack p1-2 p2-god`, `play blind-cyclops`, `power p2-1`, `mulligan 1 3`, `end`.

| action | notation |
|---|---|
| end the turn | `end` |
| play a card | `play CARD` (a creature: at the right end), `play CARD GAP` (1: leftmost), `play #3 PLACE` |
| attack | `attack FROM TO` |
| use an ability, the god power | `use PLACE [TARGET]`, `power [TARGET]` |
| the bag of tricks, the Sanctum | `bag`, `buy CARD` |
| answer a choice | `choose PLACE` or `choose CARD` |
| one of several things | `mode 2` |
| what is foreseen | `foresee` keeps all, `foresee 1 3` puts these to the bottom |
| the opening hand | `mulligan` keeps all, `mulligan 1 3` exchanges these |
| give up | `concede p1` |

Places are `p1-god`, `p1-1` to `p1-6` from left to right, `p1-relic`, and the same of p2. A card is named by its id, its
name in any language, or the beginning of one. Words may be shortened: `a p1-1 p2-god`.

Views call the places of the board the same, a card of the hand `#2`, a card offered `offer-1`, foreseen `top-1` or sold
`sanctum-1`, one of several things `mode-1`, the god `power`, the `bag`, a gap of the row `gap-1`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

from msgspec import Meta

from theagon.games.fields import CardId, Ordinal, UnitOrPlace
from theagon.games.gods_unchained.rules import world as w
from theagon.games.gods_unchained.rules.board import seen_from, slot_at
from theagon.games.gods_unchained.rules.cards import card_of
from theagon.games.gods_unchained.rules.world import Action, Choice, Sort
from theagon.games.gods_unchained.tables import tile, tile_name
from theagon.games.play.modes import OneOfSeveral
from theagon.games.play.notation import not_understood, place_named
from theagon.games.play.verbs import Cards, Fixed, Given, OnBoard, Player, Several, Verb, Verbs, awaited

if TYPE_CHECKING:
    from theagon.games.base import UnitRef
    from theagon.games.display.log_text import Teller
    from theagon.games.gods_unchained.content import CardSet
    from theagon.games.play.verbs import Readable

    Position: TypeAlias = Readable[CardSet, w.World]


Gap = Annotated[int, Meta(ge=1, le=w.ROW)]


def _active(position: Position) -> int:
    return int(position.world.active)


def _asked(position: Position) -> int:
    return int(position.world.to_act)


_PLACES: Final = tuple(map(tile_name, range(w.TILES)))


class Place(OnBoard["Position"]):
    """A place of the board from `first` on, and the unit there if there is one. A seat numbers its own places first."""

    takes: Mapping[str, Any] = {"target": UnitOrPlace}

    def __init__(
        self, count: int, *, first: int = 0, none: int | None = None, seat: Callable[[Position], int] = _active
    ) -> None:
        super().__init__(count, none=none)
        self.first = first
        self.seat = seat
        self.seen = ("place", first)

    def tile(self, given: Given[Position]) -> int:
        return seen_from(given.number + self.first, self.seat(given.position))

    def place(self, given: Given[Position]) -> str:
        return tile_name(self.tile(given))

    def has_form(self, words: Sequence[str]) -> bool:
        return len(words) == 1 and re.fullmatch("p[12]-(god|relic|[1-6])", words[0]) is not None

    def read(self, given: Given[Position], words: Sequence[str]) -> int:
        number = seen_from(place_named(words[0], tile, _PLACES), self.seat(given.position)) - self.first
        if not 0 <= number < self.count:
            raise not_understood("not-enemy" if self.first else "not-own", words[0])
        return number

    def unit(self, given: Given[Position]) -> UnitRef | None:
        g, place = given.position.world, self.tile(given)
        slot = slot_at(g, 0, place)
        if slot == w.NONE:
            return None
        unit = g.unit[slot]
        return given.position.unit_named(unit.entered, unit.card, place, unit.owner)


class Play(Place):
    """The target of a spell, or the gap of the row for a creature: by default the one at its right end."""

    takes: Mapping[str, Any] = {"target": UnitOrPlace, "gap": Gap}

    def __init__(self) -> None:
        super().__init__(w.TARGETED, none=w.TILES)

    def place(self, given: Given[Position]) -> str:
        return f"gap-{given.number + 1}" if _is_creature(given) else super().place(given)

    def written(self, given: Given[Position]) -> str:
        if given.number == self.missing(given):
            return ""
        return str(given.number + 1) if _is_creature(given) else super().written(given)

    def has_form(self, words: Sequence[str]) -> bool:
        return len(words) == 1 and (re.fullmatch("[1-6]", words[0]) is not None or super().has_form(words))

    def read(self, given: Given[Position], words: Sequence[str]) -> int:
        if super().has_form(words):
            return super().read(given, words)
        return int(words[0]) - 1 if _is_creature(given) else w.TILES

    def missing(self, given: Given[Position]) -> int:
        g = given.position.world
        return int(g.row_size[g.active]) if _is_creature(given) else w.TILES

    def said(self, teller: Teller, given: Given[Position]) -> str:
        return str(given.number + 1) if _is_creature(given) else super().said(teller, given)

    def manner(self, given: Given[Position]) -> str:
        if given.number == self.missing(given):
            return ""
        return "gap" if _is_creature(given) else "target"


class Hand(Cards["Position"]):
    """A card of the hand; equal ones may have been changed one by one."""

    acts: Mapping[str, Any] = {"card": CardId, "place": Ordinal}
    seen = ("hand", 0)

    def __init__(self, seat: Callable[[Position], int]) -> None:
        super().__init__(w.HAND, lambda position: _cards(_hand(position, seat(position))), "#", "the hand", most=w.HAND)
        self.seat = seat

    def written(self, given: Given[Position]) -> str:
        card, hand = self.card(given), _hand(given.position, self.seat(given.position))
        same = [k for k, packed in enumerate(hand) if card_of(packed) == card]
        first = card and (same[0] == given.number or all(hand[k] == hand[given.number] for k in same))
        return given.position.card_id(card) if first else f"#{given.number + 1}"


class Discarded(Hand):
    """A card of the hand that is to be obliterated: which of equal ones is chosen matters."""

    def written(self, given: Given[Position]) -> str:
        return f"#{given.number + 1}"


def _hand(position: Position, seat: int) -> list[int]:
    g = position.world
    return [int(g.hand[seat][k]) for k in range(g.hand_size[seat])]


def _cards(packed: Sequence[int]) -> list[int]:
    return [card_of(card) for card in packed]


def _is_creature(given: Given[Position]) -> bool:
    """Return whether the card of the hand that is played is a creature."""
    hand, card = _hand(given.position, _active(given.position)), given.position.world.card
    return bool(given.source < len(hand) and card[card_of(hand[given.source])].kind == Sort.CREATURE)


def _is_relic(_position: Position, own: int, _target: int | None) -> bool:
    """Return whether a place of the own side is the relic's; relics do not attack."""
    return tile_name(own).endswith("-relic")


def _foreseen(position: Position) -> Sequence[int]:
    """Return the cards at the top of the deck that is looked at, the top card first."""
    g = position.world
    top = int(g.deck_size[g.foreseen_of]) - 1
    return [card_of(g.deck[g.foreseen_of][top - k]) for k in range(min(w.SEEN, top + 1))]


def _opening_hand(position: Position) -> Sequence[int]:
    return _cards(_hand(position, _asked(position)))


OWN: Final = Place(w.PLACES)
ENEMY: Final = Place(w.PLACES, first=w.PLACES)
AIM: Final = Place(w.TARGETED, none=w.TILES)
POWER: Final = Fixed["Position"]("power", lambda at: at.world.power[_active(at)])
POWERS: Final = Cards["Position"](
    w.POWERS, lambda at: at.world.powers[at.world.god[_asked(at)]], "offer-", "the god powers"
)
OFFERED: Final = Cards["Position"](
    w.OFFERED, lambda at: _cards(at.world.offered), "offer-", "what is offered", seen="offered"
)
SOLD: Final = Cards["Position"](w.SHOWN, lambda at: at.world.shown, "sanctum-", "the Sanctum", seen="sanctum")
TOP: Final = Several["Position"](w.SEEN, _foreseen, "top-", "what is foreseen")
OPENING: Final = Several["Position"](w.OPENING, _opening_hand, "#", "the opening hand")
VERBS: Final = Verbs(
    Verb("attack", Action.ATTACK, OWN, ENEMY, suits=lambda *at: not _is_relic(*at), example="attack p1-1 p2-god"),
    Verb("play", Action.PLAY, Hand(_active), Play(), example="play blind-cyclops", brings=("creature-enters", "equip")),
    Verb("end", Action.END_TURN, filler="turn"),
    Verb("power", Action.POWER, POWER, AIM, example="power p2-1"),
    Verb("use", Action.ABILITY, OWN, AIM, suits=_is_relic, example="use p1-1"),
    Verb("buy", Action.BUY, SOLD, example="buy demogorgon"),
    Verb("bag", Action.BAG, Fixed("bag")),
    Verb("choose", Action.PICK_POWER, None, POWERS, when=awaited(Choice.POWER), example="choose slayer"),
    Verb("choose", Action.CHOOSE_HAND, None, Discarded(_asked), when=awaited(Choice.HAND), example="choose #3"),
    Verb("choose", Action.CHOOSE_PLACE, None, Place(w.TILES, seat=_asked), example="choose p2-1"),
    Verb("choose", Action.CHOOSE_CARD, None, OFFERED, example="choose blind-cyclops"),
    Verb("foresee", Action.FORESEE, None, TOP, example="foresee 1 3"),
    Verb("mode", Action.CHOOSE_MODE, None, OneOfSeveral(w.MODES), example="mode 2"),
    Verb("mulligan", Action.MULLIGAN, None, OPENING, example="mulligan 1 3"),
    Verb("concede", Action.CONCEDE, None, Player(w.SEATS)),
    actions=w.ACTIONS,
)
