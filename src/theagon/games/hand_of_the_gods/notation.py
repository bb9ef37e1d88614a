"""Actions as players type them: `move b2 c3`, `attack c3 d3`, `play marksman b2`, `leader c3`, `mulligan 1 3`, `end`.

| action | notation |
|---|---|
| end the turn | `end` |
| play a card | `play CARD [TILE]`; `play #3 b2` for the third card of the hand |
| move, attack | `move FROM TO`, `attack FROM TO` |
| use an activated warcry | `warcry TILE [TARGET]` |
| use the leader ability | `leader [TILE]`; a column is named by its letter, a row by its number |
| answer a choice | `choose TILE` or `choose CARD` |
| the opening hand | `mulligan` keeps all, `mulligan 1 3` exchanges these |
| give up | `concede p1` |

A card is named by its id, its name in any language, or the beginning of one. Words may be shortened: `a b2 c3`.
"""
from __future__ import annotations

import re
from typing import TYPE_CHECKING

from theagon.errors import TheagonError
from theagon.games.hand_of_the_gods.rules import world as w
from theagon.games.hand_of_the_gods.rules.world import TILES
from theagon.games.hand_of_the_gods.tables import tile, tile_name
from theagon.games.notation import at_most, joined, place_among, place_bits, seat_number, verb_and_rest

if TYPE_CHECKING:
    from theagon.games.hand_of_the_gods.position import HandPosition

VERBS = ("end", "play", "move", "attack", "warcry", "leader", "choose", "mulligan", "concede")


def notation(position: HandPosition, action: int) -> str:
    """An action as text. Card ids, and a place where two different costs make it necessary."""
    g = position.world
    if action == w.END_TURN:
        return "end"
    if action < w.MOVE:
        place, where = divmod(action - w.PLAY, w.TARGETED)
        return joined("play", _hand_name(position, place), _target(where))
    if action < w.WARCRY:
        verb, first = ("move", w.MOVE) if action < w.ATTACK else ("attack", w.ATTACK)
        start, end = divmod(action - first, TILES)
        return f"{verb} {tile_name(start)} {tile_name(end)}"
    if action < w.LEADER:
        start, where = divmod(action - w.WARCRY, w.TARGETED)
        return joined("warcry", tile_name(start), _target(where))
    if action < w.CHOOSE_TILE:
        return joined("leader", _target(action - w.LEADER))
    if action < w.CHOOSE_CARD:
        return f"choose {tile_name(action - w.CHOOSE_TILE)}"
    if action < w.MULLIGAN:
        card = g.offered[action - w.CHOOSE_CARD]
        return f"choose {position.game.card_id(card) if card else action - w.CHOOSE_CARD + 1}"
    if action < w.CONCEDE:
        places = [str(k + 1) for k in range(w.HAND) if action - w.MULLIGAN >> k & 1]
        return joined("mulligan", *places)
    return f"concede p{action - w.CONCEDE + 1}"


def parse(position: HandPosition, text: str) -> int:
    """The action that a text names. Raises TheagonError saying what was not understood."""
    verb, rest = verb_and_rest(text, VERBS, "move b2 c3")
    if verb == "end":
        return w.END_TURN
    if verb == "play":
        return _parse_play(position, rest)
    if verb in ("move", "attack"):
        start, end = _tiles(rest, 2, 2)
        return (w.MOVE if verb == "move" else w.ATTACK) + start * TILES + end
    if verb == "warcry":
        tiles = _tiles(rest, 1, 2)
        return w.WARCRY + tiles[0] * w.TARGETED + (tiles[1] if len(tiles) == 2 else TILES)
    if verb == "leader":
        at_most(rest, 1)
        return w.LEADER + (_aimed(rest[0]) if rest else TILES)
    if verb == "choose":
        return _parse_choose(position, rest)
    if verb == "mulligan":
        return w.MULLIGAN + place_bits(rest, w.OPENING, "the opening hand")
    return w.CONCEDE + seat_number(rest, position.seats, max(0, position.to_act))


def _target(where: int) -> str:
    return "" if where == TILES else tile_name(where)


def _hand_name(position: HandPosition, place: int) -> str:
    g = position.world
    seat = g.active
    card = g.hand[seat][place]
    same = [k for k in range(g.hand_size[seat]) if g.hand[seat][k] == card]
    return position.game.card_id(card) if same and place == same[0] else f"#{place + 1}"


def _tile(word: str) -> int:
    try:
        return tile(word)
    except ValueError as error:
        raise TheagonError(str(error)) from None


def _tiles(words: list[str], least: int, most: int) -> list[int]:
    if not least <= len(words) <= most:
        raise TheagonError(f"{least if least == most else f'{least} or {most}'} tiles are needed, such as `b2 c3`")
    return [_tile(word) for word in words]


def _aimed(word: str) -> int:
    """A tile; a column by its letter (its tile in row 1), a row by its number (its tile in column a)."""
    if re.fullmatch("[a-h]", word):
        return tile(word + "1")
    return tile("a" + word) if re.fullmatch("[1-5]", word) else _tile(word)


def _parse_play(position: HandPosition, words: list[str]) -> int:
    g = position.world
    seat = g.active
    if not words:
        raise TheagonError("which card? Such as `play marksman b2` or `play #3 b2`")
    where = TILES
    if len(words) > 1 and re.fullmatch("[a-h][1-5]|[a-h]|[1-5]", words[-1]):
        where = _aimed(words[-1])
        words = words[:-1]
    hand = g.hand[seat][: g.hand_size[seat]]
    place = place_among(words, hand, position.game.cards.cards, "the hand", w.HAND)
    return w.PLAY + place * w.TARGETED + where


def _parse_choose(position: HandPosition, words: list[str]) -> int:
    g = position.world
    if not words:
        raise TheagonError("what? Such as `choose c3` or `choose mayhem`")
    if len(words) == 1 and re.fullmatch("[a-h][1-5]", words[0]):
        return w.CHOOSE_TILE + tile(words[0])
    return w.CHOOSE_CARD + place_among(words, list(g.offered), position.game.cards.cards, "what is offered")
