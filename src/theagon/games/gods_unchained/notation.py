"""Actions as players type them: `attack p1-2 p2-god`, `play blind-cyclops`, `power p2-1`, `mulligan 1 3`, `end`.

| action | notation |
|---|---|
| end the turn | `end` |
| play a card | `play CARD` (a creature: at the right end), `play CARD GAP` (1: leftmost), `play #3 PLACE` |
| attack | `attack FROM TO` |
| use an ability, the god power | `use PLACE [TARGET]`, `power [TARGET]` |
| the bag of tricks, the Sanctum | `bag`, `buy CARD` |
| answer a choice | `choose PLACE` or `choose CARD` |
| what is foreseen | `foresee` keeps all, `foresee 1 3` puts these to the bottom |
| the opening hand | `mulligan` keeps all, `mulligan 1 3` exchanges these |
| give up | `concede p1` |

Places are `p1-god`, `p1-1` to `p1-6` from left to right, `p1-relic`, and the same of p2. A card is named by its id, its
name in any language, or the beginning of one. Words may be shortened: `a p1-1 p2-god`.
"""
from __future__ import annotations

import re
from typing import TYPE_CHECKING

from theagon.errors import TheagonError
from theagon.games.gods_unchained.options import place_name
from theagon.games.gods_unchained.rules import world as w
from theagon.games.gods_unchained.rules.board import seen_from
from theagon.games.gods_unchained.rules.cards import card_of
from theagon.games.gods_unchained.rules.world import PLACES, TARGETED, TILES, Choice, Sort
from theagon.games.gods_unchained.tables import tile
from theagon.games.notation import at_most, joined, place_among, place_bits, seat_number, verb_and_rest
from theagon.kernel.bits import bits

if TYPE_CHECKING:
    from theagon.games.gods_unchained.position import GodsPosition

VERBS = ("end", "play", "attack", "use", "power", "bag", "buy", "choose", "foresee", "mulligan", "concede")
PLACE = re.compile("p[12]-(god|relic|[1-6])")


def notation(position: GodsPosition, action: int) -> str:
    """An action as text. Card ids, and a place of the hand where two different cards make it necessary."""
    g = position.world
    seat = g.active
    if action == w.END_TURN:
        return "end"
    if action < w.ATTACK:
        return _play_notation(position, *divmod(action - w.PLAY, TARGETED))
    if action < w.ABILITY:
        own, other = divmod(action - w.ATTACK, PLACES)
        return f"attack {place_name(own, seat)} {place_name(PLACES + other, seat)}"
    if action < w.POWER:
        own, where = divmod(action - w.ABILITY, TARGETED)
        return joined("use", place_name(own, seat), _target(where, seat))
    if action < w.BAG:
        return joined("power", _target(action - w.POWER, seat))
    if action == w.BAG:
        return "bag"
    if action < w.CHOOSE_PLACE:
        return joined("buy", _card_name(position, g.shown[action - w.BUY], action - w.BUY))
    if action < w.CHOOSE_CARD:
        return f"choose {place_name(action - w.CHOOSE_PLACE, g.to_act)}"
    if action < w.FORESEE:
        return joined("choose", _choice_name(position, action))
    if action < w.PICK_POWER:
        return joined("foresee", *(str(k + 1) for k in bits(action - w.FORESEE)))
    if action < w.MULLIGAN:
        k = action - w.PICK_POWER
        return joined("choose", _card_name(position, g.powers[g.god[g.to_act]][k], k))
    if action < w.CONCEDE:
        return joined("mulligan", *(str(k + 1) for k in bits(action - w.MULLIGAN)))
    return f"concede p{action - w.CONCEDE + 1}"


def _play_notation(position: GodsPosition, place: int, where: int) -> str:
    g = position.world
    seat = g.active
    hand = [g.hand[seat][k] for k in range(g.hand_size[seat])]
    name = f"#{place + 1}"
    if place < len(hand):
        same = [k for k, packed in enumerate(hand) if card_of(packed) == card_of(hand[place])]
        if place == same[0] or all(hand[k] == hand[place] for k in same):
            name = position.game.card_id(card_of(hand[place]))
        if g.card[card_of(hand[place])].kind == Sort.CREATURE:
            return joined("play", name, "" if where == g.row_size[seat] else str(where + 1))
    return joined("play", name, _target(where, seat))


def _choice_name(position: GodsPosition, action: int) -> str:
    g = position.world
    if action < w.CHOOSE_HAND:
        return _card_name(position, card_of(g.offered[action - w.CHOOSE_CARD]), action - w.CHOOSE_CARD)
    return f"#{action - w.CHOOSE_HAND + 1}"


def _card_name(position: GodsPosition, card: int, place: int) -> str:
    """A card's id; its place from 1 where there is none."""
    return position.game.card_id(card) if card else str(place + 1)


def parse(position: GodsPosition, text: str) -> int:
    """The action that a text names. Raises TheagonError saying what was not understood."""
    verb, rest = verb_and_rest(text, VERBS, "attack p1-1 p2-god")
    g = position.world
    seat = g.active
    if verb in ("end", "bag"):
        at_most(rest, 0)
        return w.END_TURN if verb == "end" else w.BAG
    if verb == "play":
        return _parse_play(position, rest)
    if verb == "attack":
        own, other = _places(rest, 2, 2, seat)
        if own >= PLACES or other < PLACES:
            raise TheagonError("an attack goes from one of your own to one of the enemy's")
        return w.ATTACK + own * PLACES + other - PLACES
    if verb == "use":
        places = _places(rest, 1, 2, seat)
        if places[0] >= PLACES:
            raise TheagonError(f"{rest[0]} is not your own")
        return w.ABILITY + places[0] * TARGETED + (places[1] if len(places) == 2 else TILES)
    if verb == "power":
        at_most(rest, 1)
        return w.POWER + (_place(rest[0], seat) if rest else TILES)
    if verb == "buy":
        return w.BUY + _among(position, rest, [g.shown[k] for k in range(w.SHOWN)], "the Sanctum")
    if verb == "choose":
        return _parse_choose(position, rest)
    if verb == "foresee":
        return w.FORESEE + place_bits(rest, w.SEEN, "what is foreseen")
    if verb == "mulligan":
        return w.MULLIGAN + place_bits(rest, w.OPENING, "the opening hand")
    return w.CONCEDE + seat_number(rest, position.seats, max(0, position.to_act))


def _target(where: int, seat: int) -> str:
    return "" if where == TILES else place_name(where, seat)


def _place(word: str, seat: int) -> int:
    try:
        return seen_from(tile(word), seat)
    except ValueError as error:
        raise TheagonError(str(error)) from None


def _places(words: list[str], least: int, most: int, seat: int) -> list[int]:
    if not least <= len(words) <= most:
        count = least if least == most else f"{least} or {most}"
        raise TheagonError(f"{count} places are needed, such as `p1-1 p2-god`")
    return [_place(word, seat) for word in words]


def _parse_play(position: GodsPosition, words: list[str]) -> int:
    g = position.world
    seat = g.active
    if not words:
        raise TheagonError("which card? Such as `play blind-cyclops` or `play #3 p2-1`")
    where, gap = TILES, None
    if len(words) > 1 and PLACE.fullmatch(words[-1]):
        where = _place(words.pop(), seat)
    elif len(words) > 1 and re.fullmatch("[1-6]", words[-1]):
        gap = int(words.pop()) - 1
    place = _among(position, words, [g.hand[seat][k] for k in range(g.hand_size[seat])], "the hand", w.HAND)
    creature = place < g.hand_size[seat] and g.card[card_of(g.hand[seat][place])].kind == Sort.CREATURE
    if creature and where == TILES:
        where = int(g.row_size[seat]) if gap is None else gap
    return w.PLAY + place * TARGETED + where


def _parse_choose(position: GodsPosition, words: list[str]) -> int:
    g = position.world
    if not words:
        raise TheagonError("what? Such as `choose p2-1` or `choose blind-cyclops`")
    seat = g.to_act
    if len(words) == 1 and PLACE.fullmatch(words[0]):
        return w.CHOOSE_PLACE + _place(words[0], seat)
    if g.choice == Choice.POWER:
        powers = g.powers[g.god[seat]]
        return w.PICK_POWER + _among(position, words, [powers[k] for k in range(w.POWERS)], "the god powers")
    if g.choice == Choice.HAND:
        hand = [g.hand[seat][k] for k in range(g.hand_size[seat])]
        return w.CHOOSE_HAND + _among(position, words, hand, "the hand", w.HAND)
    return w.CHOOSE_CARD + _among(position, words, list(g.offered), "what is offered")


def _among(position: GodsPosition, words: list[str], cards: list[int], where: str, most: int | None = None) -> int:
    """The place, from 0, that a number or a card's name stands for."""
    return place_among(words, [card_of(card) for card in cards], position.game.cards.cards, where, most)
