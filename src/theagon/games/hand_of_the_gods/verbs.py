"""The verbs of players: `move b2 c3`, `attack c3 d3`, `play marksman b2`, `leader c3`, `mulligan 1 3`, `end`.

| action | notation |
|---|---|
| end the turn | `end` |
| play a card | `play CARD [TILE]`; `play #3 b2` for the third card of the hand |
| move, attack | `move FROM TO`, `attack FROM TO` |
| use an activated warcry | `warcry TILE [TARGET]` |
| use the leader ability | `leader [TILE]`; a column is named by its letter, a row by its number |
| answer a choice | `choose TILE` or `choose CARD` |
| one of several things | `mode 2` |
| the opening hand | `mulligan` keeps all, `mulligan 1 3` exchanges these |
| give up | `concede p1` |

A card is named by its id, its name in any language, or the beginning of one. Words may be shortened: `a b2 c3`.

Views call a tile the same, a card of the hand `#2`, a card offered `offer-1`, one of several things `mode-1`,
a whole column or row `column-c` and `row-3`, one's leader `leader`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from theagon.games.fields import CardId, Ordinal, UnitOrPlace
from theagon.games.hand_of_the_gods.rules import world as w
from theagon.games.hand_of_the_gods.rules.board import slot_of
from theagon.games.hand_of_the_gods.rules.observation import seen_tile
from theagon.games.hand_of_the_gods.rules.vocabulary import Aim
from theagon.games.hand_of_the_gods.rules.world import NONE, TILES, Action, Choice
from theagon.games.hand_of_the_gods.schema import Column, Row
from theagon.games.hand_of_the_gods.schema import Tile as TileName
from theagon.games.hand_of_the_gods.tables import tile, tile_name
from theagon.games.play.modes import OneOfSeveral
from theagon.games.play.notation import place_named
from theagon.games.play.verbs import Cards, Fixed, Given, OnBoard, Parameter, Player, Several, Verb, Verbs, awaited
from theagon.games.translated import said

if TYPE_CHECKING:
    from theagon.games.base import UnitRef
    from theagon.games.display.log_text import Teller
    from theagon.games.hand_of_the_gods.content import CardSet
    from theagon.games.play.verbs import Readable

    Position: TypeAlias = Readable[CardSet, w.World]


class Tile(Parameter["Position"]):
    """A tile, whatever is on it."""

    takes: Mapping[str, Any] = {"to": TileName}
    seen = ("tile", 0)

    def seen_as(self, number: int, seat: int) -> int:
        return seen_tile(number, seat) if number < TILES else number

    def place(self, given: Given[Position]) -> str:
        return tile_name(given.number)

    def has_form(self, words: Sequence[str]) -> bool:
        return len(words) == 1 and re.fullmatch("[a-h][1-5]", words[0]) is not None

    def read(self, _: Given[Position], words: Sequence[str]) -> int:
        return place_named(words[0], tile, ("a1 … h5",))


class Unit(Tile, OnBoard["Position"]):
    """A tile with the unit on it, if there is one; or the column or row that a tile stands for."""

    takes: Mapping[str, Any] = {"target": UnitOrPlace}

    def aim(self, _: Given[Position], /) -> int:
        """Return what the tile stands for."""
        return Aim.UNIT

    def place(self, given: Given[Position]) -> str:
        name, aim = tile_name(given.number), self.aim(given)
        if aim == Aim.COLUMN:
            return f"column-{name[0]}"
        return f"row-{name[1]}" if aim == Aim.ROW else name

    def written(self, given: Given[Position]) -> str:
        return "" if given.number == self.none else tile_name(given.number)

    def said(self, teller: Teller, given: Given[Position]) -> str:
        line, _, name = self.place(given).partition("-")
        return teller.say(f"place-{line}", name=name) if name else super().said(teller, given)

    def unit(self, given: Given[Position]) -> UnitRef | None:
        slot = slot_of(given.position.world, given.number)
        if slot == NONE:
            return None
        unit = given.position.world.unit[slot]
        return given.position.unit_named(unit.entered, unit.card, given.number, unit.owner)


class Target(Unit):
    """The target, if there is one: a unit, a tile, a column or a row.

    A column is known by its tile in row 1, a row by its tile in column a.
    """

    takes: Mapping[str, Any] = {"target": UnitOrPlace, "at": TileName, "column": Column, "row": Row}

    def __init__(self) -> None:
        super().__init__(w.TARGETED, none=TILES)

    def has_form(self, words: Sequence[str]) -> bool:
        return len(words) == 1 and re.fullmatch("[a-h][1-5]|[a-h]|[1-5]", words[0]) is not None

    def read(self, given: Given[Position], words: Sequence[str]) -> int:
        if re.fullmatch("[a-h]", words[0]):
            return tile(f"{words[0]}1")
        return tile(f"a{words[0]}") if re.fullmatch("[1-5]", words[0]) else super().read(given, words)


class LeaderTarget(Target):
    """The target of the leader ability."""

    def aim(self, given: Given[Position], /) -> int:
        g = given.position.world
        return _aim(given.position, g.leaders[g.leader[g.active]].target)


class Answer(Unit):
    """A tile that answers a choice: of a free tile, or of the target that a card asks for."""

    def aim(self, given: Given[Position], /) -> int:
        g = given.position.world
        if g.choice != w.Choice.TARGET:
            return Aim.FREE_TILE
        return _aim(given.position, g.effect[g.now[0].row - 1].card)


class Play(Target):
    """The tile of a unit of the hand, or the target of a spell."""

    def aim(self, given: Given[Position], /) -> int:
        return _aim(given.position, _card(given).target)

    def said(self, teller: Teller, given: Given[Position]) -> str:
        return super().said(teller, given) if _card(given).spell else tile_name(given.number)

    def manner(self, given: Given[Position]) -> str:
        manner = super().manner(given)
        return manner if not manner or _card(given).spell else "at"


class Hand(Cards["Position"]):
    """A card of the hand; equal ones may have different costs."""

    acts: Mapping[str, Any] = {"card": CardId, "place": Ordinal}
    seen = ("hand", 0)

    def __init__(self) -> None:
        super().__init__(w.HAND, lambda position: _hand(position, position.world.active), "#", "the hand", most=w.HAND)

    def written(self, given: Given[Position]) -> str:
        card = self.card(given)
        first = card and list(self.cards(given.position)).index(card) == given.number
        return given.position.card_id(card) if first else f"#{given.number + 1}"


class Leader(Fixed["Position"]):
    """The leader; its ability has a name."""

    def said(self, teller: Teller, given: Given[Position]) -> str:
        g = given.position.world
        return said(given.position.cards.leaders[g.leader[g.active]].ability, teller.language)


def _hand(position: Position, seat: int) -> Sequence[int]:
    g = position.world
    return list(g.hand[seat][: g.hand_size[seat]])


def _card(given: Given[Position]) -> Any:
    """Return the row of the card of the hand that is played."""
    g = given.position.world
    return g.card[g.hand[g.active][given.source]]


def _aim(position: Position, target: int) -> int:
    """Return what targets of a row are."""
    return int(position.world.target_row[target].kind)


def _is_attack(position: Position, _: int, target: int | None) -> bool:
    """Return whether there is a unit of another player at the target."""
    g = position.world
    slot = NONE if target is None else slot_of(g, target)
    return bool(slot != NONE and g.unit[slot].owner != g.active)


UNIT: Final = Unit(TILES)
OFFERED: Final = Cards["Position"](w.OFFERED, lambda at: at.world.offered, "offer-", "what is offered", seen="offered")
MODES: Final = OneOfSeveral["Position"](w.OFFERED)
OPENING: Final = Several["Position"](w.OPENING, lambda at: _hand(at, at.world.to_act), "#", "the opening hand")
VERBS: Final = Verbs(
    Verb("move", Action.MOVE, UNIT, Tile(TILES), suits=lambda *pointed: not _is_attack(*pointed), example="move b2 c3"),
    Verb("attack", Action.ATTACK, UNIT, UNIT, suits=_is_attack, example="attack c3 d3"),
    Verb("play", Action.PLAY, Hand(), Play(), example="play marksman b2", brings=("deploy",)),
    Verb("end", Action.END_TURN, filler="turn"),
    Verb("leader", Action.LEADER, Leader("leader"), LeaderTarget(), example="leader c3"),
    Verb("warcry", Action.WARCRY, UNIT, Target(), suits=lambda *_: False, example="warcry c3"),
    Verb("choose", Action.CHOOSE_TILE, None, Answer(TILES), example="choose c3"),
    Verb("mode", Action.CHOOSE_CARD, None, MODES, when=awaited(Choice.MODE), example="mode 2"),
    Verb("choose", Action.CHOOSE_CARD, None, OFFERED, example="choose mayhem"),
    Verb("mulligan", Action.MULLIGAN, None, OPENING, example="mulligan 1 3"),
    Verb("concede", Action.CONCEDE, None, Player(w.SEATS)),
    actions=w.ACTIONS,
)
