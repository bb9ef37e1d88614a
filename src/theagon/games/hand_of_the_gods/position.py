"""One state of a match of Hand of the Gods."""
from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from theagon.compiler.machine import Machine
from theagon.errors import TheagonError
from theagon.games.base import Event, IllegalActionError, Option, Preview, UnitRef
from theagon.games.hand_of_the_gods.notation import choices_near, notation, parse
from theagon.games.hand_of_the_gods.options import options_of
from theagon.games.hand_of_the_gods.preview import preview
from theagon.games.hand_of_the_gods.reasons import Refusal, refusal
from theagon.games.hand_of_the_gods.rules import world as w
from theagon.games.hand_of_the_gods.rules.clauses import clause_id
from theagon.games.hand_of_the_gods.rules.observation import OBSERVATION
from theagon.games.hand_of_the_gods.rules.vocabulary import HIDDEN_FROM_OTHERS, Kind
from theagon.games.hand_of_the_gods.rules.world import DRAWN, NONE, SEATS
from theagon.games.hand_of_the_gods.schema import BoardMap, Deck
from theagon.games.hand_of_the_gods.tables import STONE, tile, tile_name
from theagon.games.hand_of_the_gods.view import open_view, view
from theagon.kernel.rng import MAX_SEED
from theagon.kernel.search import DEFAULT_BUDGET, Player

if TYPE_CHECKING:
    from theagon.games.hand_of_the_gods.game import HandOfTheGods


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a match begins with: decks by contestant. The seed also says which of them is player 1 (HG6.4)."""

    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)]
    decks: Annotated[tuple[Deck, ...], Meta(min_length=SEATS, max_length=SEATS)]
    board: BoardMap
    game: Literal["hand-of-the-gods"] = "hand-of-the-gods"


class Bench:
    """A machine and the position that is loaded on it."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.loaded: HandPosition | None = None


class HandPosition:
    """One state of a match. Positions of a game share one machine a thread; do not hand them between threads."""

    def __init__(self, game: HandOfTheGods, setup: Setup, state: bytes) -> None:
        self.game = game
        self.setup = setup
        self.events: list[Event] = []
        self._state = state

    # ---- whose decision ---------------------------------------------------------------------------------------------

    @property
    def machine(self) -> Machine:
        """The machine, with this position on it."""
        bench = self.game.bench(self.setup.board)
        if bench.loaded is not self:
            bench.machine.load_state(self._state)
            bench.loaded = self
        return bench.machine

    @property
    def world(self) -> Any:
        """The records of this position, to be read."""
        return self.machine.world

    @property
    def to_act(self) -> int:
        return -1 if self.is_over else int(self.world.to_act)

    @property
    def active(self) -> int:
        return int(self.world.active)

    @property
    def turn(self) -> int:
        return int(self.world.turn)

    @property
    def contestants(self) -> tuple[int, ...]:
        """By seat, which of the set-up's decks sits there."""
        return tuple(self.world.contestant)

    @property
    def is_over(self) -> bool:
        return bool(self.world.winner >= 0)

    @property
    def is_draw(self) -> bool:
        return bool(self.world.winner == DRAWN)

    @property
    def winner(self) -> int | None:
        winner = int(self.world.winner)
        return winner if 0 <= winner < SEATS else None

    def returns(self) -> tuple[float, ...]:
        if self.winner is None:
            return (0.0,) * SEATS
        return tuple(1.0 if seat == self.winner else -1.0 for seat in range(SEATS))

    # ---- actions ----------------------------------------------------------------------------------------------------

    def legal_actions(self) -> list[int]:
        return self.machine.legal_list()

    def why_not(self, action: int) -> Refusal | None:
        return refusal(self.world, action)

    def apply(self, action: int) -> list[Event]:
        """Carry an action out. Raises IllegalActionError, and changes nothing, if it is not possible."""
        why = self.why_not(action)
        if why is not None:
            raise IllegalActionError(why)
        machine = self.machine
        machine.world.log_on = 1
        machine.act(action)
        self._state = machine.state()
        self.events = self.read_events(machine.world)
        return self.events

    def read_events(self, g: Any) -> list[Event]:
        """What the log of a world, on which this position's last action was carried out, tells."""
        first = g.clock - g.happened
        return [self._event(g.event[k], first + k) for k in range(min(g.happened, len(g.event)))]

    def _event(self, e: Any, number: int) -> Event:
        kind = Kind(e.kind)
        source = UnitRef(e.source, self._card_name(e.source_card), tile_name(e.source_tile)) if e.source else None
        target = UnitRef(e.target, self._card_name(e.target_card), tile_name(e.target_tile)) if e.target else None
        card = self._card_name(e.target_card) if e.target_card and not e.target else None
        if kind in (Kind.LEADER_ABILITY, Kind.NEW_LEADER_ABILITY):
            card = self.game.leader_id(e.amount)
        place = tile_name(e.target_tile) if e.target_tile != NONE and not e.target else None
        return Event(
            number, kind.name.lower().replace("_", "-"), clause_id(e.clause), e.seat, e.cause, e.amount, e.extra,
            card, source, target, place, kind in HIDDEN_FROM_OTHERS)

    def _card_name(self, index: int) -> str:
        return "summoning-stone" if index == STONE else self.game.card_id(index)

    def decide(self, player: str, budget: int | None = None, seed: int = 0) -> int:
        """The action that a bot chooses. It looks only at what its seat may see; equal seeds give equal answers."""
        if player not in ("random", "greedy"):
            raise TheagonError(f"there is no player {player!r}", hint="random or greedy")
        machine = self.machine
        machine.world.bot_seed = seed
        machine.world.bot_draws = 0
        return int(machine.decide(Player[player.upper()] + 16 * (budget or DEFAULT_BUDGET)))

    def options(self) -> list[Option]:
        return options_of(self)

    def preview(self, action: int) -> Preview:
        """What would come of a legal action. Raises IllegalActionError, if it is not possible."""
        return preview(self, action)

    def describe(self, action: int, language: str = "en") -> str:
        from theagon.games.hand_of_the_gods.wording.actions import action_text

        return action_text(self, action, language)

    def notation(self, action: int) -> str:
        return notation(self, action)

    def parse(self, text: str) -> int:
        try:
            return parse(self, text)
        except TheagonError as error:
            near = choices_near(self, text)
            if near and not error.hint:
                error.hint = "possible now: " + "; ".join(near)
            raise

    # ---- states -----------------------------------------------------------------------------------------------------

    def clone(self) -> HandPosition:
        twin = HandPosition(self.game, self.setup, self._state)
        twin.events = self.events
        return twin

    def state_bytes(self) -> bytes:
        return self._state

    def state_hash(self) -> str:
        return hashlib.blake2b(self._state, digest_size=16).hexdigest()

    def view(self, seat: int | None) -> dict[str, Any]:
        return view(self.game, self.world, seat)

    def open_view(self) -> dict[str, Any]:
        return open_view(self.game, self.world)

    def observation(self, seat: int) -> bytes:
        out = bytearray(OBSERVATION)
        self.machine.observe(seat, out)
        return bytes(out)

    def determinize(self, seat: int, seed: int) -> HandPosition:
        bench = self.game.bench(self.setup.board)
        bench.loaded = None
        bench.machine.load_state(self._state)
        bench.machine.redraw(seat, seed)
        return HandPosition(self.game, self.setup, bench.machine.state())


class Builder:
    """Builds positions by hand, for scenarios: an empty board with two stones, then whatever is put there."""

    def __init__(self, game: HandOfTheGods, board: BoardMap, seed: int = 0) -> None:
        self.game = game
        self.setup = Setup(seed, (), board)
        bench = game.bench(board)
        bench.loaded = None
        self.machine = bench.machine
        self.machine.empty(seed)

    @property
    def world(self) -> Any:
        """The records, to be read and written."""
        return self.machine.world

    def unit(self, card: str, owner: int | None, at: str) -> int:
        """Put a unit on a tile, ready, with its card in holding (tokens have none); its slot."""
        slot = int(self.machine.put_unit(self.game.cards.index(card), w.NEUTRAL if owner is None else owner, tile(at)))
        if slot == NONE:
            raise TheagonError(f"the tile {at} is taken")
        return slot

    def position(self) -> HandPosition:
        """The position as it stands, auras recomputed."""
        self.machine.refresh()
        return HandPosition(self.game, self.setup, self.machine.state())
