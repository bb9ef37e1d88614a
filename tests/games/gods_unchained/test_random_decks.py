"""Matches of random decks over all cards, on three back ends: in a state, a list or a log they never differ by a byte.

`make soak` plays a thousand of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count
from random import Random

from tests.games.gods_unchained.support import GODS, OPTIONS, game, random_deck
from tests.games.test_lockstep import IN_C
from theagon.games.gods_unchained.content import standard
from theagon.games.gods_unchained.game import GodsUnchained, Setup
from theagon.games.gods_unchained.rules.vocabulary import Kind
from theagon.games.play.game import Game
from theagon.testing import check_lockstep

MIXES = (0.1, 1.0, 3.0, 30.0)
"""Decks of almost only neutral cards, decks in which a card of the god comes as often as another, and so on."""
PAIRS = [(one, other) for one in GODS for other in GODS]


def dealt(at: Game, seed: int) -> Setup:
    """The set-up of a seed: all pairs of gods and all options in turn, and decks of any mix."""
    assert isinstance(at, GodsUnchained)
    random = Random(seed)
    decks = [random_deck(random, god=god, own=random.choice(MIXES)) for god in PAIRS[seed % len(PAIRS)]]
    return at.setup(decks, seed=seed, options=OPTIONS[seed // len(PAIRS) % len(OPTIONS)])


def compare(seeds: Iterable[int]) -> int:
    """Play the matches of these seeds; returns the number of their actions."""
    return sum(check_lockstep(game(), [seed], dealt, IN_C, every=5) for seed in seeds)


def played(seeds: Sequence[int]) -> set[str]:
    """The ids of all cards that are played, or come to the board, in the matches of these seeds."""
    at, found = game("compiled"), set[int]()
    for seed in seeds:
        dice = Random(seed)
        with at.borrowed(dealt(at, seed)) as machine:
            g = machine.world
            g.log_on = 1
            machine.reset(seed)
            while legal := machine.legal_list():
                machine.act(dice.choice(legal))
                found.update(
                    event.target_card
                    for event in g.event[: g.happened]
                    if event.kind in (Kind.PLAY, Kind.POWER, Kind.SUMMON)
                )
    return {card.id for number, card in standard().cards.items() if number in found}


def test_random_decks_play_the_same_match_on_three_back_ends() -> None:
    actions = 0
    for seed in count():
        actions += compare([seed])
        if actions >= 2_000:
            break


def test_random_decks_bring_every_card_for_decks() -> None:
    cards = {card.id for card in standard().cards.values() if not card.token and card.kind != "god-power"}
    seen = {name for seed in range(400) for deck in dealt(game(), seed).decks for name in deck.cards}
    assert seen == cards
