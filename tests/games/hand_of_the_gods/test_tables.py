"""Card data compiled to the tables that the rules read."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.hand_of_the_gods.support import allowed, deck_of, game, leaders
from theagon.compiler.build import source_hash
from theagon.errors import TheagonError
from theagon.games.card_language.operations import operation
from theagon.games.hand_of_the_gods.content import CardSet, load_map, standard
from theagon.games.hand_of_the_gods.game import HandOfTheGods, HandPosition
from theagon.games.hand_of_the_gods.rules import PROGRAM
from theagon.games.hand_of_the_gods.rules import world as w
from theagon.games.hand_of_the_gods.rules.vocabulary import Line
from theagon.games.hand_of_the_gods.rules.world import STONE, Tables
from theagon.games.hand_of_the_gods.schema import Ability, Card, Effect, Summon, Value, Words
from theagon.games.hand_of_the_gods.tables import compile_tables


def tables(cards: CardSet, board: str = "arena") -> Tables:
    found = Tables()
    found.load(compile_tables(cards, load_map(board, cards)))
    return found


def probe(number: int = 0, **fields: Any) -> Card:
    name = Words(en=f"Probe {number}", es=f"Sonda {number}", ru=f"Зонд {number}")
    values = {"id": f"probe-{number}", "name": name, "kind": "unit", "attack": 1, "health": 2, **fields}
    return Card(**values)


def test_every_card_has_its_printed_values_in_the_tables() -> None:
    found = tables(standard())
    for index, card in standard().cards.items():
        row = found.card[index]
        assert (row.cost, row.attack, row.health) == (card.cost, card.attack or 0, card.health or 0), card.id
        assert (row.spell, row.token, row.neutral) == (card.kind == "spell", card.token, card.neutral), card.id
        assert (row.abilities, row.auras, row.effects) == (len(card.abilities), len(card.auras), len(card.do)), card.id
        assert row.movement == (0 if "structure" in card.subtypes else card.movement), card.id
        assert row.range == card.range
    assert found.card[STONE].health == load_map("arena").stone_health
    assert not any(found.card[0].values())


def test_every_sentence_of_a_card_is_a_line_of_the_tables() -> None:
    found = tables(standard())
    for index, card in standard().cards.items():
        row = found.card[index]
        assert [found.effect[row.effect + k].op for k in range(row.effects)] == [
            Line[operation(effect).upper()] for effect in card.do
        ]
        for k, ability in enumerate(card.abilities):
            line = found.ability[row.ability + k]
            words = [Line(found.effect[line.effect + n].op) for n in range(line.effects)]
            asked = [word for word in words if word not in (Line.CHECK, Line.AIM)]
            assert asked == [Line[operation(effect).upper()] for effect in ability.do]
            assert (Line.CHECK in words) == (ability.if_ is not None)
            assert (Line.AIM in words) == (ability.target is not None and not ability.activated)


def test_every_starter_deck_is_played_on_every_map() -> None:
    at = game("compiled")
    for board in ("arena", "ruins"):
        for deck in at.starter_decks():
            setup = at.setup([deck, deck], seed=3, options={"map": board})
            assert at.seated(setup).match(3, 0, 0) > 10


def test_equal_filters_and_targets_stand_in_the_tables_once() -> None:
    found = tables(standard())
    for name in ("filter", "value", "condition", "target_row"):
        rows = [tuple(row.values()) for row in getattr(found, name)]
        used = [row for row in rows if any(row)]
        assert len(used) > 3
        assert len(used) == len(set(used)), name


def test_only_what_may_be_in_a_deck_is_what_a_determinization_draws_from() -> None:
    found = tables(standard())
    for leader in leaders(standard()):
        pantheon = found.leaders[standard().leader_index(leader.id)].pantheon
        drawn = found.deckable[pantheon][: found.deckable_size[pantheon]]
        wanted = [index for index, card in standard().cards.items() if allowed(card, leader)]
        assert drawn == wanted


class TestTheRoomInTheTables:
    def test_so_many_cards_as_fit_are_compiled(self) -> None:
        room = w.CARDS - 2 - len(standard().cards)
        cards = standard().extended([probe(number) for number in range(room)])
        assert tables(cards).card[w.CARDS - 2].health > 0

    def test_more_lines_than_the_table_holds_are_refused(self) -> None:
        gift = {"kind": "spell", "attack": None, "health": None, "do": (Effect(draw=1),) * 6}
        cards = standard().extended([probe(number, **gift) for number in range(w.EFFECTS // 6)])
        with pytest.raises(TheagonError, match=f"the table of effect lines holds {w.EFFECTS}"):
            tables(cards)


def test_a_new_card_plays_with_the_rules_as_they_are_built() -> None:
    """No rebuild: the sources are the same, and the same extension runs it."""
    before = source_hash(PROGRAM)
    cards = standard().extended([probe(attack=7, health=7, cost=1)])
    at = HandOfTheGods(cards, "compiled")
    assert at.backend.code is game("compiled").backend.code
    leader = leaders(cards)[0]
    others = [card for card in cards.cards.values() if allowed(card, leader) and card.rarity != "legendary"]
    random = Random(0)
    decks = [deck_of(leader, [cards.by_id["probe-0"]] * 2 + random.sample(others, 23)) for _ in range(2)]
    position = at.new(at.setup(decks, seed=5))
    played = 0
    while not position.is_over:
        wanted = [a for a in position.legal_actions() if position.notation(a).startswith("play probe-0")]
        events = position.apply(wanted[0] if wanted else random.choice(position.legal_actions()))
        played += any(event.kind == "deploy" and event.target and event.target.card == "probe-0" for event in events)
    assert played >= 1
    assert source_hash(PROGRAM) == before


def begun(cards: CardSet, leader: str) -> HandPosition:
    at = HandOfTheGods(cards)
    chosen = cards.leader_by_id[leader]
    deck = deck_of(chosen, [card for card in cards.cards.values() if allowed(card, chosen)][:25])
    return at.new(at.setup([deck, deck], seed=1))


@pytest.mark.parametrize("count", [Value(spells_cast="yours"), Value(cards_played="both"), Value(deaths="enemy")])
def test_a_match_counts_its_turn_only_if_a_card_that_its_decks_may_hold_leads_to_a_text_that_asks(count: Value) -> None:
    draw = Effect(draw=1, repeat=count)
    asking = probe(2, token=True, abilities=(Ability(on="turn-end", do=(draw,)),))
    make = Effect(summon=Summon(card="probe-2"))
    making = probe(3, pantheon="norse", abilities=(Ability(on="afterlife", do=(make,)),))
    counted = {leader: begun(standard().extended([asking, making]), leader).world for leader in ("odin", "zeus")}
    assert (counted["odin"].spells_cast, counted["odin"].units_played) == (1, 1)
    assert (counted["zeus"].spells_cast, counted["zeus"].units_played) == (0, 0)
    assert begun(standard(), "odin").world.spells_cast == 0
