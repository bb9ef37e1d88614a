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

import difflib
import re
from typing import TYPE_CHECKING

from theagon.cards.wording import suggestion
from theagon.errors import TheagonError
from theagon.games.army_of_gods.options import attack_of, stack_of
from theagon.games.army_of_gods.places import SEAT_NAMES, as_seen, stack_name, stack_number
from theagon.games.army_of_gods.rules import world as w
from theagon.games.army_of_gods.rules.seats import rival_of, seat_at
from theagon.games.army_of_gods.rules.world import KINDS, RIVALS, Choice

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
    words = text.strip().lower().split()
    if not words or len(text) > 200:
        raise TheagonError("an action is a verb and what it is done with, such as `attack demons p2-archers`")
    verb, rest = _verb(words[0]), words[1:]
    g, game = position.world, position.game
    if verb in ("end", "done", "let", "ability"):
        _at_most(rest, 0)
        return {"end": w.END_TURN, "ability": w.ABILITY}.get(verb, w.DONE)
    if verb == "concede":
        _at_most(rest, 1)
        seat = rest[0] if rest else SEAT_NAMES[max(0, position.to_act)]
        return w.CONCEDE + _seat(position, seat)
    if verb == "restore":
        kinds = list(game.kinds)
        return w.RESTORE + _among(position, rest, kinds, "the kinds")
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
        return w.CHOOSE_SEAT + rival_of(g, g.to_act, _seat(position, words[0]))
    if len(words) == 1 and _STACK.fullmatch(words[0]):
        return w.CHOOSE_STACK + as_seen(g, g.to_act, stack_number(game, g.players, words[0]))
    if g.choice == Choice.LEADER:
        return w.CHOOSE_LEADER + _among(position, words, list(g.leaders[g.to_act]), "the leading gods")
    if g.choice == Choice.LOOKED:
        return w.CHOOSE_LOOKED + _among(position, words, list(g.aside[: g.looked]), "the cards looked at")
    if g.choice in (Choice.RETURN, Choice.TAKE_BACK):
        return w.CHOOSE_KIND + _among(position, words, list(game.kinds), "the kinds")
    return w.CHOOSE_HAND + _hand_place(position, words)


def _verb(word: str) -> str:
    found = [verb for verb in VERBS if verb.startswith(word)]
    if word in VERBS:
        return word
    if len(found) != 1:
        raise TheagonError(f"{word!r} is no action", hint=suggestion(word, VERBS) or ", ".join(VERBS))
    return found[0]


def _seat(position: ArmyPosition, name: str) -> int:
    known = SEAT_NAMES[: position.seats]
    if name not in known:
        raise TheagonError(f"there is no seat {name!r}", hint=", ".join(known))
    return known.index(name)


def _at_most(words: list[str], count: int) -> None:
    if len(words) > count:
        raise TheagonError(f"{' '.join(words[count:])!r} is too much")


def _hand_place(position: ArmyPosition, words: list[str]) -> int:
    g = position.world
    if not words:
        raise TheagonError("which card? Such as `drop archers` or `drop #3`")
    return _among(position, words, list(g.hand[g.to_act][: g.hand_size[g.to_act]]), "the hand", w.HAND)


def _among(position: ArmyPosition, words: list[str], cards: list[int], where: str, most: int | None = None) -> int:
    """The place, from 0, that a number or a card's name stands for."""
    wanted = " ".join(words)
    if re.fullmatch("#[0-9]+", wanted):
        number = int(wanted[1:])
        if not 1 <= number <= (most or len(cards)):
            raise TheagonError(f"{wanted!r} is no place of {where}", hint=f"1 to {most or len(cards)}")
        return number - 1
    names: dict[str, int] = {}
    for card in sorted({card for card in cards if card}):
        definition = position.game.card(card)
        for name in (definition.id, definition.name.en, definition.name.es, definition.name.ru):
            names[name.lower()] = card
    found = {card for name, card in names.items() if name == wanted} or {
        card for name, card in names.items() if wanted and name.startswith(wanted)}
    if len(found) != 1:
        what = "more than one card here begins with" if found else "no card here is called"
        raise TheagonError(f"{what} {wanted!r}", hint=suggestion(wanted, sorted(names)))
    return cards.index(found.pop())


def choices_near(position: ArmyPosition, text: str) -> list[str]:
    """Legal actions that look like a text, for messages."""
    legal = [notation(position, action) for action in position.legal_actions()]
    return difflib.get_close_matches(text.lower(), legal, 4, 0.5)
