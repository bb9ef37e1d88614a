"""Positions: the bytes of a state, and a machine to read it and act on it."""

from __future__ import annotations

import difflib
import hashlib
from abc import ABC, abstractmethod
from collections import Counter
from contextlib import contextmanager
from functools import cached_property
from sys import float_info
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self

from msgspec import to_builtins
from typing_extensions import TypeVar

from theagon.errors import TheagonError
from theagon.games.base import Event, IllegalActionError, Option, Preview, Refusal, UnitRef
from theagon.games.bots.chances import HINT_BUDGET, TRIALS, Chances, Hint, Thought, Trials
from theagon.games.bots.curves import curve_of
from theagon.games.bots.hint import hint_of, hint_text
from theagon.games.bots.players import PLAYERS, player_number
from theagon.games.bots.thinking import MOST_THREADS, think
from theagon.games.constants import spelled
from theagon.games.play import asked
from theagon.games.play.notation import NotUnderstoodError, Sentence, not_understood
from theagon.games.play.preview import compared, seeds_of
from theagon.games.play.ruleset import C, S
from theagon.kernel.chances import MOST_WORLDS
from theagon.kernel.enums import written
from theagon.kernel.log import NOWHERE
from theagon.kernel.match import MatchScratch
from theagon.kernel.players import MOST_BUDGET
from theagon.kernel.rng import MAX_SEED

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterator
    from enum import IntEnum

    from msgspec import Struct

    from theagon.compiler.machine import Machine
    from theagon.games.display.events import EventKind
    from theagon.games.play.machine_pool import MachinePool, PooledMachine
    from theagon.games.play.ruleset import Ruleset
    from theagon.games.play.verbs import Verbs

T = TypeVar("T")
W = TypeVar("W", bound=MatchScratch, default=Any)
"""The records of a match."""


class Position(ABC, Generic[C, S, W]):
    """One state of a match. Any thread may use it, but one at a time."""

    setup: S
    """The set-up that the match began with."""
    events: list[Event]
    """The events of the last action."""

    def __init__(self, game: Ruleset[C, Any, S], setup: S, state: bytes) -> None:
        self.game = game
        self.setup = setup
        self.events: list[Event] = []
        self._state = state

    # ---- the seat to act --------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """The number of players: the seats are 0 to `seats - 1`."""
        return len(self.world.contestant)

    @property
    def to_act(self) -> int:
        """The seat to act; -1 when the match is over."""
        return -1 if self.is_over else int(self.world.to_act)

    @property
    def active(self) -> int:
        """The seat that has the turn."""
        return int(self.world.active)

    @property
    def reacts(self) -> bool:
        """True if the seat to act is answering another's action, in that player's turn."""
        return False

    @property
    def turn(self) -> int:
        """The number of turns begun, of all players."""
        return int(self.world.turn)

    @property
    def contestants(self) -> tuple[int, ...]:
        """By seat, the number of its deck in the set-up."""
        return tuple(self.world.contestant[: self.seats])

    @property
    def is_over(self) -> bool:
        """True if the match has ended. Then no seat decides, and no action is legal."""
        return bool(self.world.winner >= 0)

    @property
    def is_draw(self) -> bool:
        """True if the match has ended without a winner."""
        return bool(self.world.winner == self.seats)

    @property
    def winner(self) -> int | None:
        """The seat that won; None while the match goes on and when it is drawn."""
        winner = int(self.world.winner)
        return winner if 0 <= winner < self.seats else None

    def returns(self) -> tuple[float, ...]:
        """Return for each seat 1 for a win, -1 for a loss, 0 for a draw or a match that goes on."""
        machine = self.machine
        return tuple(float(machine.reward(seat)) for seat in range(self.seats))

    # ---- actions ----------------------------------------------------------------------------------------------------

    def legal_actions(self) -> list[int]:
        """Return all actions that are legal now, except giving up, in ascending order."""
        return sorted(self.machine.legal_list())

    def distinct_actions(self) -> list[int]:
        """Return the legal actions in ascending order, one of those that do the same, such as playing equal cards."""
        machine = self.machine
        return sorted({int(machine.alike(action)) for action in machine.legal_list()})

    def options(self) -> list[Option]:
        """Return the legal actions, each with its places, in the order of the rules."""
        return [self.verbs.option(self, action) for action in self.machine.legal_list()]

    def why_not(self, action: int) -> Refusal | None:
        """Return why an action is not possible, or None if it is."""
        return self._why_not(asked.action("why_not", action))

    def apply(self, action: int) -> list[Event]:
        """Carry out an action, and return its events. Raises IllegalActionError, and changes nothing, if it cannot."""
        action = asked.action("apply", action)
        self._check_possible(action)
        pooled = self.shared_machine()
        machine = pooled.change(self._state)
        machine.world.log_on = 1
        machine.act(action)
        self._state = pooled.loaded = machine.state()
        self.events = self.read_events(machine.world)
        return self.events

    def advance(self, action: int) -> None:
        """Carry out an action, as `apply` does, but log no events: several times as fast."""
        action = asked.action("advance", action)
        pooled = self.shared_machine()
        machine = pooled.change(self._state)
        machine.world.log_on = 0
        try:
            machine.act(action)
        except ValueError:  # it is not possible, or checked rules have found a fault
            why = self._why_not(action)
            if why is None:
                raise
            raise IllegalActionError(why) from None
        self._state = pooled.loaded = machine.state()
        self.events = []

    def describe(self, action: int, language: str = "en", reader: int | None = None) -> str:
        """Return an action, legal or not, as a short sentence without a full stop.

        Units of the `reader`, a seat, are called yours. Without one they are called by the number of their player.
        """
        asked.language("describe", language)
        seat = None if reader is None else self._seat("describe", reader)
        return self.verbs.said(self.game.teller(language, reader=seat), self, self._action("describe", action))

    def notation(self, action: int) -> str:
        """Return an action, legal or not, as a player may type it."""
        return self.verbs.written(self, self._action("notation", action))

    def parse(self, text: str) -> int:
        """Return the action that a text names; it need not be legal. Raises TheagonError if the text names none."""
        asked.text("parse", "text", text)
        try:
            return self.verbs.read(self, text)
        except NotUnderstoodError as error:
            legal = (self.verbs.written(self, action) for action in self.machine.legal_list())
            near = difflib.get_close_matches(text.lower(), legal, 4, 0.5)
            possible = [Sentence("possible", {"actions": ", ".join(near)})] if near else []
            raise NotUnderstoodError(error.problem, *error.hints, *possible) from None

    def meant(self, source: str | None, target: str | None) -> int:
        """Return the action that a player means by pointing from one place at another; None: no place in particular.

        Places are named as in options. If several actions fit, the result is a legal one, or else one that is refused
        for the most common reason. Raises TheagonError if none fits.
        """
        for name, place in (("source", source), ("target", target)):
            if place is not None:
                asked.text("meant", name, place)
        refusals = {action: self._why_not(action) for action in self.verbs.pointed(self, source, target)}
        if not refusals:
            raise not_understood("nothing-there")
        reasons = Counter(refusal and refusal.reason for refusal in refusals.values())
        likely = None if None in reasons else reasons.most_common(1)[0][0]
        return next(action for action, refusal in refusals.items() if (refusal and refusal.reason) == likely)

    # ---- bots and chances -------------------------------------------------------------------------------------------

    def decide(self, player: str, seed: int = 0) -> int:
        """Return the action that a bot chooses, such as `level-3` or, with a budget, `greedy:500`.

        A bot decides by what its seat may see; only the control `peeping` does not. Equal seeds give equal answers.
        Raises TheagonError if the match is over.
        """
        asked.text("decide", "player", player)
        asked.one_of("decide", "player", player.partition(":")[0], PLAYERS)
        number = player_number(player, self.game.name)
        seed = asked.number("decide", "seed", seed, 0, MAX_SEED)
        self._check_goes_on("decide")
        pooled = self.shared_machine()
        machine = pooled.change(self._state)
        action = int(machine.choose(number, seed))
        pooled.loaded = self._state
        return action

    def chances(
        self, seat: int, action: int | None = None, trials: int = TRIALS, seed: int = 0, *, peeps: bool = False
    ) -> Chances:
        """Return how probably a seat wins, as far as it may know: now, or once an action is carried out.

        A control that `peeps` sees everything hidden. Equal seeds give equal chances. Raises IllegalActionError.
        """
        begun, tried = self._tried(seat, action, trials, seed, peeps)
        if begun.is_over:
            result = begun.returns()[seat]
            return Chances(float(result > 0), float(result == 0))
        found = begun.trials(seat, tried, trials, seed, peeps=peeps)
        return curve_of(self.game.name, self.mode).chances(found, seat == begun.active)

    def trials(
        self,
        seat: int,
        action: int | None,
        worlds: int,
        seed: int,
        *,
        first: int = 0,
        peeps: bool = False,
        declared: Any = None,
    ) -> Trials:
        """Return the results of trials for a seat in this many worlds of a seed, from the `first` on: see `chances`.

        `declared` is as for `determinize`.
        """
        begun, tried = self._tried(seat, action, worlds, seed, peeps)
        first = asked.number("trials", "first", first, 0, MOST_WORLDS - 1)
        pooled = self.shared_machine()
        with begun._knowing(seat, declared):
            machine = pooled.change(begun._state)
            value = int(machine.trials(seat, -1 if tried is None else tried, seed, first, worlds, peeps))
        g = machine.world
        found = Trials(value, int(g.trials_won), int(g.trials_lost), int(g.trials_drawn), int(worlds))
        pooled.loaded = begun._state
        return found

    def _tried(self, seat: int, action: int | None, worlds: int, seed: int, peeps: bool) -> tuple[Self, int | None]:
        """Check the arguments of trials. Return the position that they begin from, and the action that each tries.

        A concession is carried out before: no list has it, so trials do not try it.
        """
        self._seat("chances", seat)
        asked.number("chances", "seed", seed, 0, MAX_SEED)
        asked.number("chances", "trials", worlds, 1, MOST_WORLDS)
        asked.is_a("chances", "peeps", peeps, bool, "true or false")
        if action is not None:
            self._check_possible(asked.action("chances", action))
            if action >= self.verbs.first_concession:
                conceded = self.clone()
                conceded.advance(action)
                return conceded, None
        return self, action

    def think(
        self,
        budget: int = HINT_BUDGET,
        seed: int = 0,
        *,
        threads: int = 1,
        seconds: float | None = None,
        declared: Any = None,
    ) -> Thought:
        """Return the actions from the best on, as far as the seat to act may know, by a search of `budget` trials.

        Equal seeds give equal thoughts, on any number of threads. With `seconds` it may end before its budget, and its
        thoughts depend on the machine. `declared` is as for `determinize`. Raises TheagonError if the match is over.
        """
        budget = asked.number("think", "budget", budget, 1, MOST_BUDGET)
        seed = asked.number("think", "seed", seed, 0, MAX_SEED)
        threads = asked.number("think", "threads", threads, 1, MOST_THREADS)
        if seconds is not None:
            asked.is_a("think", "seconds", seconds, (int, float), "a number")
            if not 0 <= seconds <= float_info.max:
                raise TheagonError("think: seconds must be finite, and not below 0")
        self._check_goes_on("think")
        seat = self.to_act

        def tried(action: int, first: int, worlds: int) -> Trials:
            return self.clone().trials(seat, action, worlds, seed, first=first, declared=declared)

        return think(self.distinct_actions(), tried, budget, threads, seconds)

    def hint(self, budget: int = HINT_BUDGET, seed: int = 0) -> Hint:
        """Return a good action for the seat to act, as far as it may know; `budget` is that of a search, in trials.

        Equal seeds give equal hints. Raises TheagonError if the match is over.
        """
        budget = asked.number("hint", "budget", budget, 1, MOST_BUDGET)
        seed = asked.number("hint", "seed", seed, 0, MAX_SEED)
        self._check_goes_on("hint")
        seat, is_active, curve = self.to_act, self.to_act == self.active, curve_of(self.game.name, self.mode)
        best = self.think(budget, seed).actions[:2]
        tried = {action: self.trials(seat, action, TRIALS, seed) for action in best}
        return hint_of(tried, lambda trials: curve.chances(trials, is_active))

    def hint_text(self, hint: Hint, language: str = "en") -> str:
        """Return a hint for this position with its reason, in words, as the seat to act reads it."""
        asked.well_formed("hint_text", "hint", hint, Hint, "a hint")
        asked.language("hint_text", language)
        return hint_text(self.game.name, hint, language, lambda each: self.describe(each, language, self.to_act))

    def preview(self, action: int) -> Preview:
        """Return the outcome of an action, as far as the seat to act may know it: without hidden cards and luck.

        Raises IllegalActionError.
        """
        self._check_possible(asked.action("preview", action))
        before, outcomes = self.view(self.to_act), []
        for seed in seeds_of(before):
            copy = self.determinize(self.to_act, seed)
            copy.apply(action)
            outcomes.append(copy)
        after = [self.measures(copy.view(None)) for copy in outcomes]
        return compared(self.measures(before), after, {copy.winner for copy in outcomes})

    # ---- display ----------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat (None: a spectator) may see, as plain data."""
        seat = None if seat is None else self._seat("view", seat)
        plain: dict[str, Any] = to_builtins(self.shown(seat, (seat,)))
        return plain

    def open_view(self) -> dict[str, Any]:
        """Return a view with all hands open: for finished matches, and for positions without players."""
        plain: dict[str, Any] = to_builtins(self.shown(None, range(self.seats)))
        return plain

    def observation(self, seat: int) -> bytes:
        """Return what a seat may see, as numbers for learners."""
        seat, out = self._seat("observation", seat), bytearray(self.game.program.buffers["observe"])
        self.machine.observe(seat, out)
        return bytes(out)

    # ---- states -----------------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """Return an independent copy."""
        twin = self.at(self._state)
        twin.events = list(self.events)
        return twin

    def state_bytes(self) -> bytes:
        """Return the state, for `Game.restore`: it holds every secret."""
        return self._state

    def state_hash(self) -> str:
        """Return 32 hexadecimal digits; equal on every machine and back end for equal set-up and actions."""
        return hashlib.blake2b(self._state, digest_size=16).hexdigest()

    def determinize(self, seat: int, seed: int, declared: Any = None) -> Self:
        """Return a position in which everything that the seat cannot know is drawn again at random.

        `declared` is the other player's deck, if the seat knows its list: a name, a path or a deck. Hidden cards are
        then drawn from its cards that have not been seen, as long as there are any.
        """
        seat, seed = self._seat("determinize", seat), asked.number("determinize", "seed", seed, 0, MAX_SEED)
        pooled = self.shared_machine()
        with self._knowing(seat, declared):
            machine = pooled.change(self._state)
            machine.redraw(seat, seed)
        drawn = self.at(machine.state())
        pooled.loaded = drawn._state
        return drawn

    # ---- inside the package: declarations of a game's class ---------------------------------------------------------

    verbs: ClassVar[Verbs[Any]]
    kinds: ClassVar[type[IntEnum]]
    """The kinds of events."""
    clauses: ClassVar[type[IntEnum]]

    @abstractmethod
    def refusal(self, action: int) -> Refusal | None:
        """Return why an action is not possible. The rules have refused it."""

    def check_offered(self, action: int) -> None:
        """Raise IllegalActionError for a concession. Each seat can give up at any time, but no legal list says so."""
        if action >= self.verbs.first_concession:
            self._check_possible(self.game.action_space)  # the number after the last action: never possible

    @abstractmethod
    def shown(self, seat: int | None, known: Container[int | None]) -> Struct:
        """Return the view of a seat (None: a spectator) that may know all that the seats in `known` may know."""

    def place_name(self, place: int) -> str:
        """Return the name of a place of the board in events."""
        return self.game.place_names[place]

    def card_id(self, index: int) -> str:
        """Return the id of a card, or what the texts call it: see `CardSet.card_id`."""
        return self.cards.card_id(index)

    def named_card(self, e: Any, row: EventKind) -> str | None:
        """Return the card that an event names, other than the cards of its units."""
        if row.amount == "card":
            return self.card_id(e.amount)
        return self.card_id(e.target_card) if e.target_card and not e.target else None

    def measures(self, shown: dict[str, Any]) -> list[dict[str, Any]]:
        """Return the units of a view that a preview measures, each with its id, card, tile and health."""
        units: list[dict[str, Any]] = shown["units"]
        return units

    def unseen(self, seat: int, deck: Any) -> list[int]:  # noqa: ARG002 -- a game may use them
        """Return the places in the card set of a declared deck's cards that a seat has not seen, in order."""
        raise TheagonError("declared: this game takes no declared deck")

    # ---- records ----------------------------------------------------------------------------------------------------

    @cached_property
    def _pool(self) -> MachinePool:
        return self.game.pool(self.game.variant(self.setup))

    def shared_machine(self) -> PooledMachine:
        """Return this thread's machine with the tables of this match, which positions of the same variant share."""
        return self._pool.shared()

    @property
    def machine(self) -> Machine:
        """This thread's machine with this position on it, until another position is used: read it at once."""
        return self.shared_machine().read(self._state)

    @property
    def world(self) -> W:
        """The records of this position on `machine`, for reading."""
        world: W = self.shared_machine().read(self._state).world
        return world

    def board(self, make: Callable[[W], T]) -> T:
        """Return what `make` makes of the records: for parts that all views of a position have, and none changes."""
        return self.shared_machine().board(self._state, make)

    @property
    def cards(self) -> C:
        """The set of cards."""
        return self.game.cards

    @property
    def mode(self) -> str:
        """The name of the mode that is played: of those with as many seats, the one that most of the options fit."""
        options = getattr(self.setup, "options", None)
        fitting = {
            name: len(mode.options)
            for name, mode in self.game.modes.items()
            if mode.seats == self.seats
            and all(getattr(options, option, None) == value for option, value in mode.options.items())
        }
        return max(fitting, key=fitting.__getitem__)

    def read_events(self, g: Any) -> list[Event]:
        """Return the events in the log of a world that has just carried out this position's last action."""
        first = g.clock - g.happened
        return [self._event(g.event[k], first + k) for k in range(min(g.happened, len(g.event)))]

    def _event(self, e: Any, number: int) -> Event:
        kind = spelled(self.kinds(e.kind))
        row = self.game.events[kind]
        source = self.unit_named(e.source, e.source_card, e.source_tile, e.source_owner)
        target = self.unit_named(e.target, e.target_card, e.target_tile, e.target_owner)
        place = self.place_name(e.target_tile) if e.target_tile != NOWHERE and not e.target else None
        return Event(
            number,
            kind,
            written(self.clauses(e.clause)),
            e.seat,
            e.cause,
            e.amount,
            e.extra,
            self.named_card(e, row),
            source,
            target,
            place,
            row.hidden,
            row.step,
        )

    def unit_named(self, entered: int, card: int, tile: int, owner: int) -> UnitRef | None:
        """Return a unit as an event of the log names it; None without one."""
        if not entered:
            return None
        return UnitRef(entered, self.card_id(card), self.place_name(tile), owner if owner < self.game.seats else None)

    def at(self, state: bytes) -> Self:
        """Return another state of the same match."""
        other = type(self)(self.game, self.setup, state)
        other._pool = self._pool
        return other

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Return a clone: the game, the set-up and the events never change."""
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.game, self.setup, self._state, self.events)

    @contextmanager
    def _knowing(self, seat: int, declared: Any) -> Iterator[None]:
        """Let this thread's machine know of the other player's deck what a seat does, if its list is declared."""
        left = [] if declared is None else self.unseen(seat, self.game.deck(declared))
        if not left:
            yield
            return
        g: Any = self.world
        g.declared[: len(left)] = left
        g.declared_size, g.declared_by = len(left), 1 - seat
        try:
            yield
        finally:
            g.declared_size = 0  # others use the machine too

    # ---- arguments --------------------------------------------------------------------------------------------------

    def _action(self, verb: str, action: int) -> int:
        return asked.number(verb, "action", action, 0, self.game.action_space - 1)

    def _seat(self, verb: str, seat: int) -> int:
        return asked.number(verb, "seat", seat, 0, self.seats - 1)

    def _why_not(self, action: int) -> Refusal | None:
        possible = 0 <= action < self.game.action_space and self.machine.accepts(action)
        return None if possible else self.refusal(action)

    def _check_possible(self, action: int) -> None:
        why = self._why_not(action)
        if why is not None:
            raise IllegalActionError(why)

    def _check_goes_on(self, verb: str) -> None:
        if self.is_over:
            raise TheagonError(f"{verb}: the match is over, and no seat decides")


def _unpickled(game: Any, setup: Any, state: bytes, events: list[Event]) -> Any:
    position = game.restore(setup, state)
    position.events = events
    return position
