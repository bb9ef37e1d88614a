"""No seat learns what is hidden from it: hidden cards are exchanged for others, and nothing that it sees changes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

import pytest

from tests.games.support import positions, restored
from theagon.games.base import Event
from theagon.games.hand_of_the_gods.position import HandPosition
from theagon.games.hand_of_the_gods.rules import world as w
from theagon.games.hand_of_the_gods.rules.world import SEATS, Choice, State
from theagon.match.match import Match

Sense = Callable[[HandPosition, int | None], object]


# ---- other secrets, the same facts ----------------------------------------------------------------------------------


def other_hands(position: HandPosition, seat: int | None, random: Random) -> Callable[[State], None]:
    """Exchange what others hold and have not shown: their hands with the changed costs, their decks and offers."""

    def change(state: State) -> None:
        for other in set(range(SEATS)) - {seat}:
            cards = [k for k, card in position.game.cards.cards.items() if not card.token]
            for place in range(state.hand_size[other]):
                if seat is None or not state.hand_seen[other][place]:
                    state.hand[other][place] = random.choice(cards)
                    state.hand_cost[other][place] = random.randint(-2, 2)
                    state.hand_cost_now[other][place] = random.randint(-2, 2)
            for k in range(state.deck_size[other]):
                state.deck[other][k] = random.choice(cards)
            if state.choice == Choice.DISCOVER and state.to_act == other:
                state.offered[:] = random.sample(cards, len(state.offered))

    return change


def other_secrets(position: HandPosition, seat: int | None, random: Random) -> HandPosition:
    """The position with everything exchanged that the seat (None: a spectator) can not know: what others hold, the
    order of its own deck, and chance to come."""
    hands = other_hands(position, seat, random)

    def change(state: State) -> None:
        hands(state)
        if seat is not None:
            deck = state.deck[seat][: state.deck_size[seat]]
            random.shuffle(deck)
            state.deck[seat][: len(deck)] = deck
        state.rng[:] = [random.getrandbits(32) for _ in state.rng]

    return restored(position, change)


# ---- what a seat may learn ------------------------------------------------------------------------------------------


def own(sense: Callable[[HandPosition], object]) -> Sense:
    """A sense that only the seat whose decision it is has."""
    return lambda position, seat: sense(position) if seat == position.to_act else None


def refusals(position: HandPosition) -> list[object]:
    """What is said about an illegal action, for a share of all actions."""
    return [
        (why.text("en"), why) if (why := position.why_not(action)) else None
        for action in range(position.turn % 31, w.ACTIONS, 31)
    ]


SENSES: dict[str, Sense] = {
    "view": lambda position, seat: json.dumps(position.view(seat)),
    "observation": lambda position, seat: None if seat is None else position.observation(seat),
    "whose decision": lambda position, _: (position.to_act, position.active, position.turn, position.returns()),
    "legal actions": own(lambda position: position.legal_actions()),
    "their names": own(lambda at: [(at.notation(a), at.describe(a)) for a in at.legal_actions()]),
    "refusals": own(refusals),
    "options": own(lambda position: position.options()),
    "previews": own(lambda position: [position.preview(action) for action in position.legal_actions()[:4]]),
    "greedy": own(lambda position: [position.decide("greedy", budget, seed=budget) for budget in (20, 120)]),
    "random": own(lambda position: [position.decide("random", seed=seed) for seed in range(5)]),
    "determinization": lambda position, seat: None if seat is None else position.determinize(seat, 11).state_bytes(),
}


def leaks(position: HandPosition, seat: int | None, senses: dict[str, Sense]) -> list[str]:
    """The senses by which the seat could tell the position from one with other secrets."""
    if position.is_over:
        return []
    other = other_secrets(position, seat, Random(position.state_hash()))
    return [name for name, sense in senses.items() if sense(position, seat) != sense(other, seat)]


def sample(matches: int, every: int) -> Iterator[HandPosition]:
    for seed in range(matches):
        yield from positions(seed, every, player="greedy" if seed % 3 == 0 else None)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_exchanging_hidden_cards_changes_nothing_that_a_seat_sees_or_its_bot_decides(seat: int | None) -> None:
    examined = 0
    for position in sample(20, 17):
        assert leaks(position, seat, SENSES) == [], (position.setup.seed, position.turn, seat)
        examined += not position.is_over
    assert examined >= 200


# ---- what it is told ------------------------------------------------------------------------------------------------

TELLING = {"discard", "overdraw"}
"""Events that show a card which was hidden until then, as the rules say (HG5.1, HG5.7)."""


def told(position: HandPosition, action: int, seat: int | None) -> tuple[list[Event], list[Event], object]:
    """All events of an action, those that a seat is told, and its view afterwards."""
    after = position.clone()
    events = after.apply(action)
    return events, [event.seen_by(seat) for event in events], after.view(seat)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_events_tell_no_hidden_card(seat: int | None) -> None:
    """The same action with other hidden cards: the seat is told the same, though not the same happened."""
    examined = apart = 0
    for position in sample(20, 29):
        random = Random(position.turn)
        if position.is_over:
            continue
        other = restored(position, other_hands(position, seat, random))
        for action in shared_actions(position, other, seat, random):
            happened, known, view = told(position, action, seat)
            other_happened, other_known, other_view = told(other, action, seat)
            if TELLING & {event.kind for event in (*happened, *other_happened)}:
                continue
            assert known == other_known, (position.setup.seed, position.turn, position.notation(action))
            assert view == other_view
            examined += 1
            apart += happened != other_happened
    assert examined >= 200
    assert apart >= 20      # draws and offers of others, which the seat was not shown


def shared_actions(one: HandPosition, other: HandPosition, seat: int | None, random: Random) -> list[int]:
    """A few actions that both positions allow and whose card, if any, lies open to the seat."""
    both = [a for a in one.legal_actions() if other.why_not(a) is None]
    if one.to_act != seat:
        both = [a for a in both if a < w.PLAY or w.MOVE <= a < w.CHOOSE_CARD or a >= w.MULLIGAN]
    return random.sample(both, min(4, len(both))) + [a for a in both if a == w.END_TURN]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_log_of_a_match_tells_a_seat_no_card_that_it_could_not_see(seat: int | None) -> None:
    """Each card that an entry names was open to the seat before or is open after it."""
    for seed in range(4):
        *_, last = positions(seed)
        match = Match(last.game, last.setup)
        random = Random(seed)
        for _ in range(120):
            if match.position.is_over:
                break
            match.apply(random.choice(match.position.legal_actions()))
        for step, entry in zip(match.history, match.log(seat)[1:], strict=True):
            secret = [event for event in step.events if event.hidden and event.seat != seat]
            shown = [event for event in entry.events if event.hidden and event.seat != seat]
            assert len(shown) == len(secret)
            assert all(event.card is None and event.extra == 0 for event in shown)
            if step.secret and step.seat != seat:
                assert (entry.action, entry.notation) == (None, None)


# ---- the watch itself -----------------------------------------------------------------------------------------------


def peeking_bot(position: HandPosition) -> int:
    """Decides by what the other holds."""
    g, other = position.world, 1 - position.to_act
    threat = sum(g.card[card].attack for card in g.hand[other][: g.hand_size[other]])
    legal = position.legal_actions()
    return legal[int(threat) % len(legal)]


def clairvoyant_bot(position: HandPosition) -> int:
    """Ends the turn if the next card of its own deck is a dear one."""
    g = position.world
    top = g.deck[position.to_act][max(0, g.deck_size[position.to_act] - 1)]
    legal = position.legal_actions()
    return legal[0] if g.card[top].cost > 3 else legal[-1]


def fortune_teller(position: HandPosition) -> int:
    """Knows how the dice will fall."""
    return int(position.world.rng[0]) % len(position.legal_actions())


@pytest.mark.parametrize("cheat", [peeking_bot, clairvoyant_bot, fortune_teller])
def test_a_bot_that_peeks_is_found_out(cheat: Callable[[HandPosition], int]) -> None:
    found = [leaks(position, position.to_act, {"cheat": own(cheat)}) for position in islice(sample(5, 17), 40)]
    assert ["cheat"] in found
