"""Card data compiled to the integer tables that the rules interpret. No rebuild, no code per card.

Cards have the places (1, 2, ...) that their card set gives them; 0 is none. Kinds follow the order of the army cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.errors import TheagonError
from theagon.games.army_of_gods.rules.vocabulary import Line
from theagon.games.army_of_gods.rules.world import EFFECTS, SEATS, Sort, Tables, Weights
from theagon.games.army_of_gods.schema import Drop, Effect, Look, Options, Remove, Strike
from theagon.games.bots.weights import place_weights
from theagon.kernel.weights import weights_of

if TYPE_CHECKING:
    from theagon.games.army_of_gods.content import CardSet

GOALS: Final = {2: 8, 3: 6, 4: 4}  # AG1.3: the sets that win, by players
TEAM_GOAL: Final = 4
SORTS: Final = {"army": Sort.ARMY, "supporting": Sort.SUPPORTING, "power": Sort.POWER, "leading": Sort.LEADING}


def compile_tables(definitions: CardSet, options: Options) -> bytes:
    """Return the tables of a match as bytes, from checked definitions. Raises TheagonError if they are too many."""
    memory = bytearray(Tables.layout.size)
    g: Any = Tables.view().from_buffer(memory)
    army = definitions.army
    g.kinds = len(army)
    for kind, index in enumerate(army):
        g.kind_card[kind] = index
        g.card[index].kind = kind
    for index, card in sorted(definitions.cards.items()):
        row = g.card[index]
        row.sort = SORTS[card.kind]
        row.strength, row.tokens = card.strength or 0, card.tokens or 0
        row.blocks = any(effect.block for effect in card.do)
        first = definitions.first_line(card.id)
        if first + len(card.do) > EFFECTS:
            raise TheagonError(f"too many cards: the table of effect lines holds {EFFECTS}")
        row.effect, row.effects = first, len(card.do)
        for k, effect in enumerate(card.do):
            _line(g.effect[first + k], effect)
    place_weights(g, weights_of(Weights), definitions.game)
    for players in range(2, SEATS + 1):
        g.goal[players] = GOALS[players]
    g.team_goal = TEAM_GOAL
    g.together = options.team_rule == "together"
    g.finish_round = options.finish_round
    g.starter_moves = options.starter_second_turn_actions
    g.whole_draws = options.whole_draws
    g.each = not options.attack_sum
    g.open_sets = not options.lock_sets
    return bytes(memory)


def _line(row: Any, effect: Effect) -> None:
    """Write one sentence as a row: the operation and its numbers."""
    name, value = effect.chosen
    row.op = Line[name.upper()]
    match value:
        case Drop():
            row.op = Line.RETURN if value.from_discard else Line.DROP
            row.amount, row.one_kind = value.most, value.one_kind
        case Look():
            row.look, row.amount = value.top, value.drop
        case Strike():
            row.amount = value.bonus
        case Remove():
            row.amount, row.total = value.stacks, value.total or 0
        case _:
            row.amount = int(value)
