"""Is a card of a set too strong? The same matches are played with it and with a blank of its cost, part by part."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from theagon.arena.card_tally import CardTally
from theagon.arena.comparison import Comparison, Scores, against
from theagon.arena.hands import Watcher
from theagon.arena.sides import card_and_blank
from theagon.cards.error_text import quoted, suggestion
from theagon.errors import TheagonError
from theagon.games.bots.players import player_number
from theagon.kernel.players import KINDS, Player
from theagon.match.simulate import Work

if TYPE_CHECKING:
    from collections.abc import Iterator

    from theagon.games.play.game import Game

MARGIN: Final = 0.02
"""Smaller differences of the share of matches won do not matter."""
MOST: Final = 20_000
"""The most pairs of matches."""
WATCHED: Final = 100
"""The matches in which it is watched whether the card is played."""
FEW: Final = 20
"""Of these, as many tell nothing yet."""
OPPONENTS: Final = 4
"""The most decks that are played against, in turn."""
SEED: Final = 1


class Balance(Struct, frozen=True, rename="camel"):
    """How much more of its matches a deck wins with a card than with a blank of its cost, in points of a hundred."""

    matches: int = 0  # with each of the two, so far
    difference: float = 0.0
    low: float = -100.0  # the 95 % interval, which holds at all times at once
    high: float = 100.0
    verdict: str | None = None  # better, worse or no difference; None: not yet sure
    more: int | None = None  # about how many more until it is sure; None: nothing can be said yet
    seldom_played: bool = False  # in under a fifth of the matches that draw it: then the difference means nothing
    done: bool = False


def balance(game: Game, text: str, card: str, deck: str, bot: str) -> Iterator[Balance]:
    """Yield how a card of a set does in a deck, after each pair of matches, until that is clear.

    `deck` is the name of one that comes with the game, or the text of one. Without the card, it gets it in the place of
    a card that costs as much. Raises `TheagonError`, at the first step, for a set, card, deck or bot that does not fit.
    """
    player = fast_player(game, bot)
    extended = game.with_text(text)
    decks = extended.decks()
    held = with_card(extended, decks[deck] if deck in decks else extended.read_deck(deck), card)
    names = list(extended.starter_decks())[:OPPONENTS]
    mode = next(iter(extended.modes.values()))
    sides = card_and_blank(extended, "the deck", held, card)
    plans = [against(side.deck, [decks[name] for name in names], MOST, SEED, mode) for side in sides]
    yield Balance()
    few = dataclasses.replace(plans[0], games=WATCHED)
    watched = CardTally(["the deck", *names], [each.cards for each in few.decks])
    watcher = Watcher(sides[0].game, few, (player, player))
    first, second = (Work(side.game, plan, (player, player)) for side, plan in zip(sides, plans, strict=True))
    counted, seldom = Comparison(MARGIN), False
    for k in range(MOST):
        if k < WATCHED:
            watched.add(watcher.watch(range(k, k + 1)))
            seldom = k >= FEW and watched.seldom_played(card)
        one, other = (work.play(range(k, k + 1))[0].finish.score(0) for work in (first, second))
        counted.add([Scores(one, other)])
        verdict = counted.verdict
        low, high = counted.interval
        yield Balance(
            matches=counted.played,
            difference=100 * counted.difference,
            low=100 * low,
            high=100 * high,
            verdict=verdict,
            more=0 if verdict else counted.remaining(),
            seldom_played=seldom,
            done=verdict is not None or counted.played == MOST,
        )
        if verdict is not None:
            return


def fast_player(game: Game, bot: str) -> int:
    """Return the number of a bot. Raises `TheagonError` for an unknown one, and for one that thinks for long."""
    player = player_number(bot, game.name)
    if player % KINDS > Player.GREEDY:
        raise TheagonError(f"the bot {quoted(bot)} takes too long for thousands of matches", hint="choose greedy")
    return player


def with_card(game: Game, deck: Any, card: str) -> Any:
    """Return a deck with a card: itself if it holds it, else with the card in the place of one that costs as much.

    Raises `TheagonError` if no such deck holds the card.
    """
    definition = game.cards.by_id.get(card)
    if definition is None:
        raise TheagonError(f"there is no card {quoted(card)}", hint=suggestion(card, game.cards.by_id))
    if card not in deck.cards:
        most = game.deck_rules.copies.get(getattr(definition, "rarity", ""), 1 << 10)
        alike = [name for name in deck.cards if game.cards.by_id[name].kind == definition.kind] or list(deck.cards)
        placed = min(alike, key=lambda name: (_far(game.cards.by_id[name], definition), -deck.cards[name], name))
        copies = min(most, deck.cards[placed])
        cards = {**deck.cards, placed: deck.cards[placed] - copies, card: copies}
        deck = msgspec.structs.replace(deck, cards={name: count for name, count in cards.items() if count})
    game.cards.check_deck(deck)
    return deck


def _far(one: Any, other: Any) -> int:
    """Return how far the costs of two cards are apart; where cards cost nothing, how far their strengths are."""
    name = "cost" if hasattr(one, "cost") else "strength"
    ours, theirs = (int(getattr(each, name) or 0) for each in (one, other))
    return abs(ours - theirs)
