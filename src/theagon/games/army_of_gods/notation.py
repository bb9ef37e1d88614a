"""Actions as players type them: `drop archers`, `attack demons p2-archers`, `play eris`, `ability`, `end`.

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
"""
from __future__ import annotations

import re
from typing import TYPE_CHECKING

from theagon.errors import TheagonError
from theagon.games.army_of_gods.options import attack_of, stack_of
from theagon.games.army_of_gods.places import SEAT_NAMES, as_seen, stack_name, stack_number
from theagon.games.army_of_gods.rules import world as w
from theagon.games.army_of_gods.rules.seats import rival_of, seat_at
from theagon.games.army_of_gods.rules.world import KINDS, RIVALS, Choice
from theagon.games.notation import at_most, place_among, seat_number, verb_and_rest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.games.army_of_gods.position import ArmyPosition

VERBS = ("end", "done", "let", "drop", "attack", "play", "ability", "restore", "choose", "block", "concede")
_STACK = re.compile("p[1-4]-[a-z0-9-]+")


def notation(position: ArmyPosition, action: int) -> str:
    """An action as text. Equal cards of a hand are called the same."""
    g, game = position.world, position.game
    if action == w.END_TURN:
        return "end"
    if action == w.DONE:
        return "let" if g.choice == Choice.BLOCK else "done"
    if action < w.ATTACK:
        return f"drop {_in_hand(position, action - w.DROP)}"
    if action < w.PLAY:
        place, stack = attack_of(position, action)
        return f"attack {_in_hand(position, place)} {stack_name(game, stack)}"
    if action < w.ABILITY:
        return f"play {_in_hand(position, action - w.PLAY)}"
    if action == w.ABILITY:
        return "ability"
    if action < w.CHOOSE_HAND:
        return f"restore {game.kind_id(action - w.RESTORE)}"
    if action < w.CONCEDE:
        verb = "block" if g.choice == Choice.BLOCK else "choose"
        return f"{verb} {chosen_name(position, action)}"
    return f"concede p{action - w.CONCEDE + 1}"


def chosen_name(position: ArmyPosition, action: int) -> str:
    """What an answer names."""
    g, game = position.world, position.game
    if action < w.CHOOSE_STACK:
        return _in_hand(position, action - w.CHOOSE_HAND)
    if action < w.CHOOSE_KIND:
        return stack_name(game, stack_of(position, action))
    if action < w.CHOOSE_LOOKED:
        return game.kind_id(action - w.CHOOSE_KIND)
    if action < w.CHOOSE_SEAT:
        return _card_at(position, g.aside[: g.looked], action - w.CHOOSE_LOOKED)
    if action < w.CHOOSE_LEADER:
        return SEAT_NAMES[seat_at(g, g.to_act, action - w.CHOOSE_SEAT)]
    return _card_at(position, g.leaders[g.to_act], action - w.CHOOSE_LEADER)


def _in_hand(position: ArmyPosition, place: int) -> str:
    g = position.world
    return _card_at(position, g.hand[g.to_act][: g.hand_size[g.to_act]], place)


def _card_at(position: ArmyPosition, cards: Sequence[int], place: int) -> str:
    """The id of a card, whichever of equal ones it is: its place would tell others of the rest of the hand."""
    listed = list(cards)
    return position.game.card_id(listed[place]) if place < len(listed) and listed[place] else f"#{place + 1}"


def parse(position: ArmyPosition, text: str) -> int:
    """The action that a text names. Raises TheagonError saying what was not understood."""
    verb, rest = verb_and_rest(text, VERBS, "attack demons p2-archers")
    g, game = position.world, position.game
    if verb in ("end", "done", "let", "ability"):
        at_most(rest, 0)
        return {"end": w.END_TURN, "ability": w.ABILITY}.get(verb, w.DONE)
    if verb == "concede":
        return w.CONCEDE + seat_number(rest, position.seats, max(0, position.to_act))
    if verb == "restore":
        return w.RESTORE + _among(position, rest, game.kinds, "the kinds")
    if verb == "drop":
        return w.DROP + _hand_place(position, rest)
    if verb == "play":
        return w.PLAY + _hand_place(position, rest)
    if verb == "block":
        return w.CHOOSE_HAND + _hand_place(position, rest)
    if verb == "choose":
        return _parse_choose(position, rest)
    if len(rest) < 2:
        raise TheagonError("which card attacks what? Such as `attack demons p2-archers`")
    place = _hand_place(position, rest[:-1])
    seen = as_seen(g, g.active, stack_number(game, g.players, rest[-1]))
    if seen < KINDS:
        raise TheagonError(f"{rest[-1]} is a stack of one's own")
    return w.ATTACK + place * RIVALS * KINDS + seen - KINDS


def _parse_choose(position: ArmyPosition, words: list[str]) -> int:
    g, game = position.world, position.game
    if not words:
        raise TheagonError("what? Such as `choose archers` or `choose p2-archers`")
    if len(words) == 1 and words[0] in SEAT_NAMES:
        return w.CHOOSE_SEAT + rival_of(g, g.to_act, seat_number(words, position.seats, 0))
    if len(words) == 1 and _STACK.fullmatch(words[0]):
        return w.CHOOSE_STACK + as_seen(g, g.to_act, stack_number(game, g.players, words[0]))
    if g.choice == Choice.LEADER:
        return w.CHOOSE_LEADER + _among(position, words, g.leaders[g.to_act], "the leading gods")
    if g.choice == Choice.LOOKED:
        return w.CHOOSE_LOOKED + _among(position, words, g.aside[: g.looked], "the cards looked at")
    if g.choice in (Choice.RETURN, Choice.TAKE_BACK):
        return w.CHOOSE_KIND + _among(position, words, game.kinds, "the kinds")
    return w.CHOOSE_HAND + _hand_place(position, words)


def _hand_place(position: ArmyPosition, words: list[str]) -> int:
    g = position.world
    if not words:
        raise TheagonError("which card? Such as `drop archers` or `drop #3`")
    return _among(position, words, g.hand[g.to_act][: g.hand_size[g.to_act]], "the hand", w.HAND)


def _among(position: ArmyPosition, words: list[str], cards: Sequence[int], where: str, most: int | None = None) -> int:
    return place_among(words, list(cards), position.game.cards.cards, where, most)
