"""The cards of each side in a match: its opening hand, the cards that it drew and played, its leader.

They follow from a game's declarations: the events that draw a card, put one back or play one, and the fields of a
player's view that name a leader.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from theagon.games.constants import spelled
from theagon.match.ordered import Workers, ordered
from theagon.match.simulate import SLOWER, Decide, Plan, Result, Work

if TYPE_CHECKING:
    from theagon.games.play.game import Game

MATCHES: Final = 64  # in a task
HAND: Final = "hand"  # the field of a player's view, and the name of the zone in events
DECK: Final = "deck"
DRAWN: Final = (DECK, HAND)
PUT_BACK: Final = (HAND, DECK)


class Side(Struct):
    """The cards of one side of a match."""

    hand: dict[str, int] = {}  # the hand after the exchange of opening cards: copies by card
    exchanged: int = 0  # the number of opening cards put back
    drawn: set[str] = set()  # the cards of its opening hand, and those drawn from the deck until the end
    played: set[str] = set()
    leaders: dict[str, str] = {}  # by the field of the view that names it, at the opening hand


def leading(game: Game) -> tuple[str, ...]:
    """Return the fields of a player's view that name the leader and the leader's ability, such as `god` and `power`."""
    changing = {name for row in game.events.values() for name, how, by in row.changes if (how, by) == ("is", "card")}
    return tuple(sorted(changing | {game.deck_rules.leader_field} - {""}))


def watch(
    game: Game, plan: Plan, players: Sequence[int | Decide], workers: Workers = 1
) -> Generator[list[tuple[Result, tuple[Side, ...]]]]:
    """Play a plan of a game with cards as `simulate.play` does. Yields the same results, each with its sides.

    The sides are in the order of the contestants.
    """
    size = max(1, MATCHES // (SLOWER if any(players) else 1))
    batches = (range(k, min(k + size, plan.games)) for k in range(0, plan.games, size))
    yield from ordered(Watcher(game, plan, players).watch, batches, workers)


class Watcher(Work):
    """A player of plans that watches the cards of each side."""

    def __init__(self, game: Game, plan: Plan, players: Sequence[int | Decide]) -> None:
        super().__init__(game, plan, players)
        position: Any = game.new(self.setup)
        self._position = position  # for the names of cards
        watched = {kind for kind, row in game.events.items() if row.zones in (DRAWN, PUT_BACK) or row.plays}
        self._watched = {number: game.events[kind] for number in position.kinds if (kind := spelled(number)) in watched}
        self._leading = leading(game)

    def watch(self, batch: range) -> list[tuple[Result, tuple[Side, ...]]]:
        """Play some matches of the plan, action by action."""
        with self.game.borrowed(self.setup) as machine:
            return [self._match(machine, k) for k in batch]

    def _match(self, machine: Any, k: int) -> tuple[Result, tuple[Side, ...]]:
        pairing, g, actions = self.plan.pairing(k), machine.world, 0
        self.begin(machine, pairing)
        held, opened = [Side() for _ in pairing.decks], set[int]()
        while g.winner < 0:
            seat = g.to_act
            opens = seat not in opened and self._open(held[seat], machine, seat)
            if opens:
                opened.add(seat)
            g.log_on = 0
            action = self.decide(machine, pairing)
            g.log_on = 1
            machine.act(action)
            actions += 1
            happened = [
                (e.seat, row, self._position.named_card(e, row))
                for e in g.event[: min(g.happened, len(g.event))]
                if (row := self._watched.get(e.kind))
            ]
            for by, row, card in happened:
                if row.zones == DRAWN:
                    held[by].drawn.add(card)
                if row.plays:
                    held[by].played.add(card)
            if opens and (back := [card for by, row, card in happened if by == seat and row.zones == PUT_BACK]):
                came = [card for by, row, card in happened if by == seat and row.zones == DRAWN]
                held[seat].exchanged = len(back)
                held[seat].hand = dict(Counter(held[seat].hand) + Counter(came) - Counter(back))
        result = self.result(pairing, actions, machine.state())
        return result, tuple(held[seat] for seat in sorted(range(len(held)), key=g.contestant.__getitem__))

    def _open(self, held: Side, machine: Any, seat: int) -> bool:
        """Record the opening hand of a seat once it decides with cards in its hand. Returns whether it was recorded."""
        view = self.game.restore(self.setup, machine.state()).view(seat)["players"][seat]
        if view[HAND]:
            held.hand = dict(Counter(each["card"] if isinstance(each, dict) else each for each in view[HAND]))
            held.drawn.update(held.hand)
            held.leaders = {field: view[field] for field in self._leading}
        return bool(view[HAND])
