"""Shared by the tests of Hand of the Gods: decks at random, set-ups by seed, and whole matches to walk through."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from theagon.compiler.machine import Machine
from theagon.games.hand_of_the_gods.content import COPIES, DECK_SIZE, LEGENDARY_COPIES, CardSet, standard
from theagon.games.hand_of_the_gods.game import HandOfTheGods
from theagon.games.hand_of_the_gods.position import HandPosition, Setup
from theagon.games.hand_of_the_gods.rules.world import State
from theagon.games.hand_of_the_gods.schema import Card, Deck, Leader
from theagon.kernel.forms import packer
from theagon.kernel.log import EVENTS, Event
from theagon.kernel.search import Player

MAPS = ("arena", "ruins")
RANDOM = int(Player.RANDOM)


def greedy(budget: int) -> int:
    """The number of a greedy player with this budget, as the rules take it."""
    return Player.GREEDY + 16 * budget


@cache
def game(mode: str | None = None) -> HandOfTheGods:
    """The game on one back end, shared by the tests of a process."""
    return HandOfTheGods(mode=mode)


# ---- decks and set-ups ----------------------------------------------------------------------------------------------


def leaders(cards: CardSet) -> list[Leader]:
    return [leader for leader in cards.leaders.values() if leader.selectable]


def allowed(card: Card, leader: Leader) -> bool:
    """May the card be in a deck of the leader (HG6.12)?"""
    return not card.token and card.pantheon in (leader.pantheon, "neutral")


def random_deck(random: Random, cards: CardSet | None = None, leader: Leader | None = None) -> Deck:
    """A legal deck; half of its cards or more tend to be those of the leader's own pantheon."""
    cards = cards or standard()
    leader = leader or random.choice(leaders(cards))
    copies = [
        card
        for card in cards.cards.values()
        if allowed(card, leader)
        for _ in range(LEGENDARY_COPIES if card.rarity == "legendary" else COPIES)
    ]
    copies.sort(key=lambda card: random.random() * (1 if card.pantheon == "neutral" else 3), reverse=True)
    return deck_of(leader, copies[:DECK_SIZE])


def deck_of(leader: Leader, cards: list[Card]) -> Deck:
    return Deck(game="hand-of-the-gods", name="random", leader=leader.id, cards=Counter(card.id for card in cards))


def setup_of(seed: int, at: HandOfTheGods) -> Setup:
    """The set-up of a seed: every fourth of starter decks alone, the others of random decks; both maps in turn."""
    random = Random(seed)
    starters = sorted(at.starter_decks())
    decks: list[Any] = [random.choice(starters) if seed % 4 == 0 else random_deck(random) for _ in range(2)]
    return at.setup(decks, seed=seed, options={"map": MAPS[seed // 2 % 2]})


# ---- matches --------------------------------------------------------------------------------------------------------


def positions(seed: int, every: int = 1, mode: str | None = None, player: str | None = None) -> Iterator[HandPosition]:
    """Positions of one match, the last one included: before each `every`-th action. Who acts is a random player, or
    both random and `player` in turn."""
    at = game(mode)
    position, random, step = at.new(setup_of(seed, at)), Random(seed), 0
    while not position.is_over:
        if step % every == 0:
            yield position.clone()
        legal = position.legal_actions()
        act = player if player is not None and step % 2 else None
        position.apply(position.decide(act, 60, step) if act else random.choice(legal))
        step += 1
    yield position.clone()


def start(machine: Machine, seed: int) -> Machine:
    """Begin the match laid out on a machine, with its log on."""
    machine.world.log_on = 1
    machine.reset(seed)
    return machine


def log_bytes(machine: Machine) -> tuple[int, bytes]:
    """How many events the last action had, and the bytes of those that the log kept."""
    g = machine.world
    count = min(g.happened, EVENTS)
    if isinstance(g.event, list):
        return g.happened, b"".join(packer(Event.layout).pack(*e.values()) for e in g.event[:count])
    return g.happened, bytes(memoryview(g.event).cast("B")[: count * Event.layout.size])


def fields_apart(one: bytes, other: bytes, most: int = 8) -> list[str]:
    """The first fields of the state in which two states differ, with both values."""
    first, second = record(one), record(other)
    pairs = zip(State.labels(), first.values(), second.values(), strict=True)
    return [f"{name}: {a} and {b}" for name, a, b in pairs if a != b][:most]


def record(state: bytes) -> State:
    """The records of a state, to be read and changed; `bytes_of` is the way back."""
    found = State()
    found.load(state)
    return found


def bytes_of(state: State) -> bytes:
    return packer(State.layout).pack(*state.values())


def restored(position: HandPosition, change: Callable[[State], None]) -> HandPosition:
    """The position with its records changed."""
    state = record(position.state_bytes())
    change(state)
    return position.game.restore(position.setup, bytes_of(state))
