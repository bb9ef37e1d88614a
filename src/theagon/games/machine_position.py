"""What the positions of all games have in common: a state's bytes, and a machine to look at it and to act on it."""
from __future__ import annotations

import difflib
import hashlib
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from msgspec import to_builtins

from theagon.errors import TheagonError
from theagon.games.base import Event, IllegalActionError, Option, Preview, Refusal
from theagon.games.preview import preview
from theagon.kernel.search import DEFAULT_BUDGET, Player

if TYPE_CHECKING:
    from collections.abc import Container

    from msgspec import Struct

    from theagon.compiler.machine import Machine
    from theagon.games.machine_game import MachineGame

G = TypeVar("G", bound="MachineGame[Any, Any, Any, Any]")
S = TypeVar("S")
P = TypeVar("P")


class Bench:
    """A machine and the state that is loaded on it."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.loaded: bytes | None = None
        """The very object that a position holds: other threads may carry that position on, on machines of their own."""


class MachinePosition(ABC, Generic[G, S]):
    """One state of a match. Any thread may use a position, one at a time: the machines belong to the threads.

    A game's class adds all that speaks of its own records: why an action is refused, events, views, options and texts.
    """

    def __init__(self, game: G, setup: S, state: bytes) -> None:
        self.game = game
        self.setup = setup
        self.events: list[Event] = []
        self._state = state

    @abstractmethod
    def refusal(self, action: int) -> Refusal | None:
        """Why an action is not possible, or None if it is."""

    @abstractmethod
    def event(self, e: Any, number: int) -> Event:
        """An event of the log."""

    @abstractmethod
    def shown(self, seat: int | None, known: Container[int | None]) -> Struct:
        """The match as a seat (None: a spectator) may see it who knows what the seats `known` may know."""

    @abstractmethod
    def option(self, action: int) -> Option:
        """An action, which may be one that is not legal, with its places."""

    @abstractmethod
    def describe(self, action: int, language: str = "en") -> str:
        """An action as a short sentence without a full stop."""

    @abstractmethod
    def notation(self, action: int) -> str:
        """The action as a player may type it."""

    @abstractmethod
    def read(self, text: str) -> int:
        """The action that a text names."""

    # ---- whose decision ---------------------------------------------------------------------------------------------

    def bench(self) -> Bench:
        """This thread's machine with the tables of the position's match."""
        return self.game.bench(self.game.variant(self.setup))

    @property
    def machine(self) -> Machine:
        """The machine, with this position on it."""
        bench = self.bench()
        if bench.loaded is not self._state:
            bench.machine.load_state(self._state)
            bench.loaded = self._state
        return bench.machine

    @property
    def world(self) -> Any:
        """The records of this position, to be read."""
        return self.machine.world

    @property
    def seats(self) -> int:
        return len(self.world.contestant)

    @property
    def to_act(self) -> int:
        return -1 if self.is_over else int(self.world.to_act)

    @property
    def active(self) -> int:
        return int(self.world.active)

    @property
    def reacts(self) -> bool:
        return False

    @property
    def turn(self) -> int:
        return int(self.world.turn)

    @property
    def contestants(self) -> tuple[int, ...]:
        """By seat, which of the set-up's decks sits there."""
        return tuple(self.world.contestant[: self.seats])

    @property
    def is_over(self) -> bool:
        return bool(self.world.winner >= 0)

    @property
    def is_draw(self) -> bool:
        return bool(self.world.winner == self.seats)

    @property
    def winner(self) -> int | None:
        winner = int(self.world.winner)
        return winner if 0 <= winner < self.seats else None

    def returns(self) -> tuple[float, ...]:
        if self.winner is None:
            return (0.0,) * self.seats
        return tuple(1.0 if seat == self.winner else -1.0 for seat in range(self.seats))

    # ---- actions ----------------------------------------------------------------------------------------------------

    def legal_actions(self) -> list[int]:
        return self.machine.legal_list()

    def options(self) -> list[Option]:
        return [self.option(action) for action in self.legal_actions()]

    def why_not(self, action: int) -> Refusal | None:
        return self.refusal(action)

    def apply(self, action: int) -> list[Event]:
        """Carry an action out. Raises IllegalActionError, and changes nothing, if it is not possible."""
        why = self.refusal(action)
        if why is not None:
            raise IllegalActionError(why)
        machine = self.machine
        machine.world.log_on = 1
        machine.act(action)
        self._state = self.bench().loaded = machine.state()
        self.events = self.read_events(machine.world)
        return self.events

    def read_events(self, g: Any) -> list[Event]:
        """What the log of a world, on which this position's last action was carried out, tells."""
        first = g.clock - g.happened
        return [self.event(g.event[k], first + k) for k in range(min(g.happened, len(g.event)))]

    def decide(self, player: str, budget: int | None = None, seed: int = 0) -> int:
        """The action that a bot chooses. It looks only at what its seat may see; equal seeds give equal answers."""
        if player not in ("random", "greedy"):
            raise TheagonError(f"there is no player {player!r}", hint="random or greedy")
        machine = self.machine
        machine.world.bot_seed = seed
        machine.world.bot_draws = 0
        return int(machine.decide(Player[player.upper()] + 16 * (budget or DEFAULT_BUDGET)))

    def measures(self, shown: dict[str, Any]) -> list[dict[str, Any]]:
        """Of a view what a preview measures: each with its id, card, tile and health."""
        units: list[dict[str, Any]] = shown["units"]
        return units

    def preview(self, action: int) -> Preview:
        """What would come of a legal action. Raises IllegalActionError, if it is not possible."""
        return preview(self, action)

    def parse(self, text: str) -> int:
        try:
            return self.read(text)
        except TheagonError as error:
            near = difflib.get_close_matches(text.lower(), map(self.notation, self.legal_actions()), 4, 0.5)
            if near and not error.hint:
                error.hint = "possible now: " + "; ".join(near)
            raise

    # ---- what is seen -----------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, as plain data."""
        plain: dict[str, Any] = to_builtins(self.shown(seat, (seat,)))
        return plain

    def open_view(self) -> dict[str, Any]:
        """All hands open: for matches that are over, and for positions that nobody plays."""
        plain: dict[str, Any] = to_builtins(self.shown(None, range(self.seats)))
        return plain

    def observation(self, seat: int) -> bytes:
        out = bytearray(self.game.program.buffers["observe"])
        self.machine.observe(seat, out)
        return bytes(out)

    # ---- states -----------------------------------------------------------------------------------------------------

    def at(self, state: bytes) -> Self:
        """Another state of the same match."""
        return type(self)(self.game, self.setup, state)

    def clone(self) -> Self:
        twin = self.at(self._state)
        twin.events = self.events
        return twin

    def state_bytes(self) -> bytes:
        return self._state

    def state_hash(self) -> str:
        return hashlib.blake2b(self._state, digest_size=16).hexdigest()

    def determinize(self, seat: int, seed: int) -> Self:
        bench = self.bench()
        bench.loaded = None
        bench.machine.load_state(self._state)
        bench.machine.redraw(seat, seed)
        return self.at(bench.machine.state())


class Builder(ABC, Generic[G, P]):
    """Builds positions by hand, for scenarios: an empty table, then whatever is put there."""

    def __init__(self, game: G, setup: Any, *arguments: int) -> None:
        """`arguments` are those of the game's entry `empty`, after the seed."""
        self.game = game
        self.setup = setup
        bench = game.bench(game.variant(setup))
        bench.loaded = None
        self.machine = bench.machine
        self.machine.empty(setup.seed, *arguments)

    @property
    def world(self) -> Any:
        """The records, to be read and written."""
        return self.machine.world

    def position(self) -> P:
        """The position as it stands."""
        built: P = self.game.position_type(self.game, self.setup, self.machine.state())
        return built
