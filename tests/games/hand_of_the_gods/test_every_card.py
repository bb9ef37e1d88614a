"""Every card is played, and all that is written on it happens. `pytest -s` prints the table.

Each card and leader in turn is put into a hand in the middle of some match, and the match goes on at random, with a
liking for what was put there, until every sentence of every card has been carried out to an effect.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.hand_of_the_gods.support import game, positions
from tests.games.happenings import Happenings
from theagon.compiler.machine import Machine
from theagon.games.card_language.operations import operation
from theagon.games.hand_of_the_gods.game import HandPosition
from theagon.games.hand_of_the_gods.rules import auras, lines
from theagon.games.hand_of_the_gods.rules import world as w
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind, Line
from theagon.games.hand_of_the_gods.rules.world import Action
from theagon.games.hand_of_the_gods.schema import Card, Leader

ROUNDS = 60
ACTIONS = 45
NO_EFFECT = {Kind.FIZZLE, Kind.IMMUNE, Kind.SPAWN_FAILS}
ARRIVALS = {Kind.DEPLOY, Kind.SPAWN, Kind.DISCOVERED, Kind.CHOSEN, Kind.PLAY_SPELL, Kind.PLAY_UNIT}


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Happenings:
    """What happens from now on in the interpreted rules."""
    found, add_aura = Happenings(), auras.add_aura

    def noted_add_aura(g: Any, slot: int, row: Any) -> None:
        add_aura(g, slot, row)
        found.auras[next(k for k, each in enumerate(g.aura) if each is row)] += 1

    monkeypatch.setattr(lines, "perform", found.noted(lines.perform, NO_EFFECT, lambda g: (g.pending, g.choice)))
    monkeypatch.setattr(auras, "add_aura", noted_add_aura)
    return found


def written_on(g: Any, index: int, card: Card, seen: Happenings) -> dict[str, int]:
    """All that the card can do, and how often it did."""
    found = seen.written_on(g, index, card, operation, (Line.CHECK, Line.AIM))
    return found | {f"aura {k + 1}": seen.auras[g.card[index].aura + k] for k in range(len(card.auras))}


def report(g: Any, seen: Happenings) -> dict[str, dict[str, int]]:
    cards = game("interpreted").cards
    found = {card.id: written_on(g, index, card, seen) for index, card in cards.cards.items()}
    for index, leader in cards.leaders.items():
        row = g.leaders[index]
        found[f"{leader.id} (leader)"] = {
            f"{k + 1}. {operation(effect)}": seen.lines[row.effect + k] for k, effect in enumerate(leader.do)
        }
    return found


def liked(action: int, place: int) -> int:
    """How much the driver likes an action: the card that it is about, then what makes things happen."""
    if Action.PLAY <= action < Action.MOVE:
        return 40 if (action - Action.PLAY) // w.TARGETED == place else 4
    if Action.LEADER <= action < Action.CHOOSE_TILE:
        return 8
    if Action.ATTACK <= action < Action.LEADER:
        return 12
    return 3 if action == Action.END_TURN else 1


def set_up_company(machine: Machine, start: HandPosition, wanted: Card | Leader, random: Random) -> None:
    """The wanted unit and those that its text names, for every side; wounds for all, and some stunned enemies."""
    cards, g = start.game.cards, machine.world
    named = [cards.by_id[each] for each in sorted(cards.closure([wanted.id]) - {wanted.id}) if each in cards.by_id]
    units = [card for card in named if card.kind == "unit"] or random.choices(list(cards.cards.values()), k=4)
    if isinstance(wanted, Card):
        units.append(wanted)
    for tile in random.sample(range(w.TILES), 12):
        card = random.choice(units)
        if card.kind == "unit" and g.open >> tile & 1 and g.at[tile] == w.NONE:
            textless = not card.abilities and not card.auras
            owner = random.choices((g.active, 1 - g.active, w.NEUTRAL), (6, 3, 2 * textless))[0]
            machine.put_unit(cards.index(card.id), owner, tile)
    machine.recompute_auras()
    for tile in range(w.TILES):
        if g.at[tile] != w.NONE:
            u = g.unit[g.at[tile]]
            u.health = max(1, u.health - random.randrange(4))
            if u.owner == 1 - g.active and g.at[tile] >= w.SEATS and random.random() < 0.3:
                u.stunned = 1 << w.Until.TURN_OF + g.active


def drive(
    machine: Machine, start: HandPosition, wanted: Card | Leader, random: Random, seen: Happenings, company: bool
) -> None:
    """Go on from a position with the wanted card in hand, or the wanted leader, and plenty of mana."""
    cards, g = start.game.cards, machine.world
    machine.load_state(start.state_bytes())
    if company:
        set_up_company(machine, start, wanted, random)
    seat, place = g.active, w.HAND
    if isinstance(wanted, Card):
        place = 0
        g.hand_size[seat] = max(1, g.hand_size[seat])
        g.hand[seat][0] = cards.index(wanted.id)
    else:
        g.leader[seat], g.leader_used[seat] = cards.leader_index(wanted.id), 0
    for step in range(ACTIONS):
        if g.winner >= 0:
            return
        g.mana[:] = [10 - step % 2] * 2  # there is room for extra mana every other time
        legal = machine.legal_list()
        action = random.choices(legal, [liked(each, place) for each in legal])[0]
        if Action.PLAY <= action < Action.MOVE and (action - Action.PLAY) // w.TARGETED == place:
            place = w.HAND
        machine.act(action)
        for event in g.event[: g.happened]:
            if event.kind in ARRIVALS:
                seen.cards[event.target_card] += 1
            elif event.kind == Kind.TRANSFORM:
                seen.cards[event.amount] += 1


def test_every_card_is_played_and_all_that_is_written_on_it_happens(seen: Happenings) -> None:
    starts = [
        position
        for seed in range(6)
        for position in positions(seed, 9, mode="compiled", player="greedy:60")
        if position.turn > 8 and not position.is_over and not position.world.choice
    ]
    at = game("interpreted")
    setup = starts[0].setup
    machine, random = at.seated(setup), Random(0)
    machine.world.log_on = 1
    starts = [start for start in starts if start.setup.board == setup.board]
    everything: dict[str, Card | Leader] = {each.id: each for each in at.cards.cards.values()}
    everything |= {f"{each.id} (leader)": each for each in at.cards.leaders.values()}
    for k in range(ROUNDS):
        missing = [name for name, done in report(machine.world, seen).items() if not all(done.values())]
        for name in missing:
            drive(machine, random.choice(starts), everything[name], random, seen, k % 2 == 1)
    found = report(machine.world, seen)
    for name, done in found.items():
        print(f"{name:28}", "  ".join(f"{what} {count}" for what, count in done.items()))
    assert len(found) == len(everything) >= 200
    never = [f"{name}: {what}" for name, done in found.items() for what, count in done.items() if not count]
    assert not never, "\n".join(["never happened:", *never])
