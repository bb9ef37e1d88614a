"""Every card is played, and all that is written on it happens. `pytest -s` prints the table.

Each card in turn is put into a hand, or on the board, of a position made at random, and the match goes on at random,
with a liking for what was put there, until every sentence of every card has been carried out to an effect.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.games.gods_unchained.support import GODS, game
from tests.games.happenings import Happenings
from theagon.cards.schema import parts
from theagon.compiler.machine import Machine
from theagon.games.card_language.operations import given_by, mentioned, operation
from theagon.games.gods_unchained.content import CardSet
from theagon.games.gods_unchained.rules import lines
from theagon.games.gods_unchained.rules import world as w
from theagon.games.gods_unchained.rules.cards import card_of
from theagon.games.gods_unchained.rules.units import give_power
from theagon.games.gods_unchained.rules.vocabulary import Kind, Line
from theagon.games.gods_unchained.schema import Card
from theagon.games.gods_unchained.schema.filters import Filter

ROUNDS = 200
ACTIONS = 30
NO_EFFECT = {Kind.FIZZLE, Kind.WARD, Kind.SUMMON_FAILS, Kind.OVERDRAW}


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Happenings:
    """What happens from now on in the interpreted rules."""
    found = Happenings()

    def waiting(g: Any) -> object:
        return (g.choice, g.timed, g.pending, g.noted, *map(tuple, g.hand), *(e.op for e in g.delayed))

    monkeypatch.setattr(lines, "perform", found.noted(lines.perform, NO_EFFECT, waiting))
    monkeypatch.setattr(lines, "begin_block", found.noted(lines.begin_block, NO_EFFECT, waiting))
    return found


def written_on(g: Any, index: int, card: Card, seen: Happenings) -> dict[str, int]:
    """All that the card can do, and all that the abilities can do that it gives; and how often that happened."""
    asking = (Line.CHECK, Line.AIM, Line.MODE)
    given = seen.of_abilities(g, g.card[w.GIVEN + index], given_by(card), operation, asking)
    return seen.written_on(g, index, card, operation, asking) | {f"given: {what}": n for what, n in given.items()}


def liked(g: Any, action: int, index: int) -> int:
    """How much the driver likes an action: the card that it is about, then what makes things happen."""
    if w.Action.PLAY <= action < w.Action.ATTACK:
        return 40 if card_of(g.hand[g.active][(action - w.Action.PLAY) // w.TARGETED]) == index else 4
    if w.Action.ATTACK <= action < w.Action.ABILITY:
        return 8
    if w.Action.ABILITY <= action < w.Action.BAG:
        return 20
    return 6 if action == w.Action.END_TURN else 1


@cache
def of_kinds(cards: CardSet, *kinds: str) -> list[str]:
    return [card.id for card in cards.by_id.values() if card.kind in kinds]


def company(cards: CardSet, wanted: Card, random: Random) -> list[str]:
    """Creatures that the wanted card may ask for: those it names, those of its filters, and any."""
    found = (*mentioned(wanted), *asked_for(cards, wanted, random))
    creatures = [name for name in found if cards.by_id[name].kind == "creature"]
    return creatures + random.choices(of_kinds(cards, "creature"), k=4)


def fit(card: Card, part: Filter) -> bool:
    """Whether a card may be one that a filter asks for."""
    return (
        card.kind != "god-power"
        and part.tribe in (None, card.tribe)
        and part.card in (None, card.id)
        and (part.keyword is None or part.keyword in card.keywords)
    )


def asked_for(cards: CardSet, wanted: Card, random: Random) -> Iterator[str]:
    """Cards that the filters of the wanted one ask for, three of each."""
    for part in parts(wanted):
        if isinstance(part, Filter):
            fits = cards.passing(part, fit)
            yield from (cards.card_id(place) for place in random.choices(fits, k=3)) if fits else ()


def set_up(machine: Machine, cards: CardSet, wanted: Card, random: Random) -> None:
    """A position for the wanted card, with creatures, relics, decks, voids, wounds and plenty of mana."""
    machine.empty(random.getrandbits(30))
    g, names = machine.world, company(cards, wanted, random)
    index = cards.index(wanted.id)
    own = random.random() < 0.8
    if wanted.kind == "creature" and random.random() < 0.5:
        g.unit[machine.put_unit(index, 0 if own else 1)].health = random.choice((1, wanted.health))
    relics = of_kinds(cards, "relic")
    for seat in range(2):
        g.god[seat] = 1 + GODS.index(wanted.god if wanted.god in GODS and seat == 0 else random.choice(GODS))
        powers = g.powers[g.god[seat]][: g.powers_size[g.god[seat]]]
        give_power(g, seat, index if wanted.kind == "god-power" and seat == 0 else random.choice(powers))
        if random.random() < 0.5:
            chosen = wanted.id if wanted.kind == "relic" and seat == 0 else random.choice(relics)
            g.unit[machine.put_unit(cards.index(chosen), seat)].health = random.choice((1, 3))
        for _ in range(random.randrange(5)):
            u = g.unit[machine.put_unit(cards.index(random.choice(names)), seat)]
            u.health = max(1, u.health - random.randrange(4))
            u.status = random.choice((0, 0, w.Status.ASLEEP))
            if random.random() < 0.2:
                u.keywords |= w.Keyword.PROTECTED
        g.opened[seat], g.mana[seat], g.favor[seat], g.own_turns[seat] = 8, 5, random.choice((0, 90)), 5
        g.unit[seat].health = random.randrange(10, 30)
        asked = [*asked_for(cards, wanted, random)] if random.random() < 0.5 else []
        anything = asked or of_kinds(cards, "creature", "relic", "spell")
        for pile, count in (("deck", 12), ("hand", random.choice((4, 8))), ("void", random.choice((0, 6)))):
            getattr(g, f"{pile}_size")[seat] = count
            for k in range(count):
                getattr(g, pile)[seat][k] = cards.index(random.choice(anything))
    answers = {ability.on for ability in wanted.abilities if ability.zone is not None}
    if "drawn" in answers or "match-start" in answers:
        g.deck[0][g.deck_size[0] - 1] = index
    elif wanted.kind != "god-power":
        g.hand[0][0] = index
    if "match-start" in answers and random.random() < 0.5:  # the last exchange before the first turn
        g.choice, g.to_act = w.Choice.MULLIGAN, 1
        machine.act(w.Action.MULLIGAN)


def drive(machine: Machine, cards: CardSet, wanted: Card, random: Random, seen: Happenings) -> None:
    """Go on from such a position."""
    set_up(machine, cards, wanted, random)
    g, index = machine.world, cards.index(wanted.id)
    for _ in range(ACTIONS):
        if g.winner >= 0:
            return
        g.mana[:] = [9, 9]
        legal = machine.legal_list()
        action = random.choices(legal, [liked(g, each, index) for each in legal])[0]
        machine.act(action)
        for event in g.event[: g.happened]:
            if event.kind != Kind.DRAW:
                seen.cards[event.target_card] += 1
            if event.kind == Kind.TRANSFORM:
                seen.cards[event.amount] += 1


def test_every_card_is_played_and_all_that_is_written_on_it_happens(seen: Happenings) -> None:
    at = game("interpreted")
    cards, machine, random = at.cards, at.seated(at.setup(seed=0)), Random(0)
    g = machine.world
    g.log_on = 1
    missing = list(cards.cards)
    for _ in range(ROUNDS):
        missing = [k for k in missing if not all(written_on(g, k, cards.cards[k], seen).values())]
        for k in missing:
            drive(machine, cards, cards.cards[k], random, seen)
    found = {card.id: written_on(g, k, card, seen) for k, card in cards.cards.items()}
    for name, done in found.items():
        print(f"{name:28}", "  ".join(f"{what} {count}" for what, count in done.items()))
    never = [f"{name}: {what}" for name, done in found.items() for what, count in done.items() if not count]
    assert not never, "\n".join(["never happened:", *never])
