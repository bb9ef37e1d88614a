"""No seat learns what is hidden from it: hidden cards are exchanged for others, and nothing that it sees changes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random

import pytest

from tests.games.army_of_gods.support import MODES, positions, restored
from theagon.games.army_of_gods.position import ArmyPosition
from theagon.games.army_of_gods.rules import world as w
from theagon.games.army_of_gods.rules.world import Choice, State

Sense = Callable[[ArmyPosition, int | None], object]
VIEWERS = [(mode, seat) for mode, (players, _) in enumerate(MODES) for seat in (*range(players), None)]


def places(state: State, seat: int) -> list[tuple[list[int], int]]:
    """Where the cards of a seat's deck are that the others can not know: a list of cards and a place in it."""
    top = range(state.deck_size[seat])
    shown = range(state.beneath[seat], state.beneath[seat] + state.revealed[seat])
    found = [(state.deck[seat], k) for k in top if k not in shown]
    found += [(state.hand[seat], k) for k in range(state.hand_size[seat])]
    found += [(state.discard[seat], k) for k in range(state.discard_size[seat])]
    if state.active == seat:
        found += [(state.aside, k) for k in range(state.looked)]
    return found


def other_secrets(position: ArmyPosition, seat: int | None, random: Random) -> ArmyPosition:
    """The position with everything exchanged that the seat (None: a spectator) can not know: which cards of the
    others' decks are in hand, pile or discard pile, leaders that are not shown, its own pile, and chance to come."""

    def change(state: State) -> None:
        for other in range(state.players):
            if other == seat:
                first = state.beneath[seat] + state.revealed[seat]
                hidden = [(state.deck[seat], k) for k in range(first, state.deck_size[seat])]
            else:
                hidden = places(state, other)
                if state.choice == Choice.LEADER and state.leader[other]:
                    state.leader[other] = random.choice(state.leaders[other])
            cards = [pile[k] for pile, k in hidden]
            random.shuffle(cards)
            for (pile, k), card in zip(hidden, cards, strict=True):
                pile[k] = card
        state.rng[:] = [random.getrandbits(32) for _ in state.rng]

    return restored(position, change)


def own(sense: Callable[[ArmyPosition], object]) -> Sense:
    """A sense that only the seat whose decision it is has."""
    return lambda position, seat: sense(position) if seat == position.to_act else None


def refusals(position: ArmyPosition) -> list[object]:
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
    "previews": own(lambda position: [position.preview(action) for action in position.legal_actions()[:2]]),
    "greedy": own(lambda position: position.decide("greedy", 60, seed=3)),
    "random": own(lambda position: [position.decide("random", seed=seed) for seed in range(3)]),
    "determinization": lambda position, seat: None if seat is None else position.determinize(seat, 11).state_bytes(),
}


def leaks(position: ArmyPosition, seat: int | None, senses: dict[str, Sense]) -> list[str]:
    """The senses by which a seat could tell two positions apart that differ only in what it can not know."""
    other = other_secrets(position, seat, Random(position.turn))
    return [name for name, sense in senses.items() if sense(position, seat) != sense(other, seat)]


def sample(mode: int, count: int, every: int) -> Iterator[ArmyPosition]:
    for k in range(count):
        yield from positions(mode + len(MODES) * k, every, player="greedy" if k % 3 == 0 else None)


@pytest.mark.parametrize(("mode", "seat"), VIEWERS)
def test_exchanging_hidden_cards_changes_nothing_that_a_seat_sees_or_its_bot_decides(
    mode: int, seat: int | None
) -> None:
    examined = 0
    for position in sample(mode, 4, 9):
        assert leaks(position, seat, SENSES) == [], (position.setup.seed, position.turn, seat)
        examined += not position.is_over
    assert examined >= 60


@pytest.mark.parametrize(("mode", "seat"), VIEWERS)
def test_events_name_no_hidden_card(mode: int, seat: int | None) -> None:
    told = 0
    for position in sample(mode, 2, 1):
        for event in position.events:
            if event.hidden and event.seat != seat:
                assert event.seen_by(seat).card is None
                told += 1
    assert told > 50


def peeking_bot(position: ArmyPosition) -> int:
    """Decides by what the next one holds."""
    g, other = position.world, (position.to_act + 1) % position.seats
    legal = position.legal_actions()
    return legal[int(sum(g.hand[other][: g.hand_size[other]])) % len(legal)]


def clairvoyant_bot(position: ArmyPosition) -> int:
    """Decides by the next card of its own pile."""
    g = position.world
    legal = position.legal_actions()
    return legal[int(g.deck[position.to_act][max(0, g.deck_size[position.to_act] - 1)]) % len(legal)]


@pytest.mark.parametrize("cheat", [peeking_bot, clairvoyant_bot])
def test_a_bot_that_peeks_is_found_out(cheat: Callable[[ArmyPosition], int]) -> None:
    found = [leaks(position, position.to_act, {"cheat": own(cheat)}) for position in sample(0, 3, 7)
             if not position.is_over]
    assert ["cheat"] in found


def test_the_attack_waits_the_same_for_a_player_with_a_block_and_for_one_without() -> None:
    """Else the attacker could tell from the missing wait that there is no block in that hand (AG5.12)."""
    waits = {True: 0, False: 0}
    for position in sample(1, 6, 1):
        if position.world.choice == Choice.BLOCK:
            assert position.to_act == position.world.prey != position.active
            waits[len(position.legal_actions()) > 1] += 1
    assert min(waits.values()) > 5
