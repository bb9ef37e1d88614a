"""Matches for checks: set up by a seed, played at random, with positions to examine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from theagon.errors import TheagonError
from theagon.match.differing import apart
from theagon.testing.errors import ConformanceError

if TYPE_CHECKING:
    from theagon.games.play.game import Game
    from theagon.games.play.position import Position

Deal: TypeAlias = "Callable[[Game, int], Any]"
"""A function that makes the set-up for a seed."""

Seat: TypeAlias = "int | None"
"""A seat, or None for a spectator."""

Bot: TypeAlias = "Callable[[Position, int], int]"
"""A function of a position and a seed that returns an action of the seat to act."""

SEEDS: Final = range(8)
"""The default seeds of a check: two matches of each mode for a game with four modes."""
LONGEST: Final = 100_000
"""The number of actions after which a match counts as endless."""
GREEDY: Final = "greedy:60"
"""The greedy player of some matches, with a budget that leads to attacks and deaths on most turns."""


def deal(game: Game, seed: int) -> Any:
    """Return the set-up for a seed: the game's modes in turn, with random starter decks."""
    mode = list(game.modes.values())[seed % len(game.modes)]
    dice, decks = Random(seed), sorted(game.starter_decks())
    return game.setup([dice.choice(decks) for _ in range(mode.seats)], seed=seed, options=mode.options)


@dataclass(frozen=True)
class Moment:
    """A position of a match, with its origin."""

    check: str  # the function that examines it
    game: Game
    setup: Any
    seed: int
    step: int  # actions carried out so far
    action: int | None  # the last of them
    before: bytes  # the state before that action
    position: Position  # clone it to act on it

    def viewers(self) -> list[Seat]:
        """Return every seat, and None for a spectator."""
        return [*range(self.position.seats), None]

    def carry_out(self, action: int, at: Position | None = None) -> Position:
        """Carry out a possible action on a clone, or on `at` itself if given. Returns the position after it.

        Raises `ConformanceError` if the action fails.
        """
        after = self.position.clone() if at is None else at
        try:
            returned = after.apply(action)
        except Exception as fault:
            raise self.error(f"a possible action fails: {fault!r}", action=action) from fault
        if returned != after.events:
            field = apart("events", after.events, returned)
            raise self.error("the events are not those that apply returned", action=action, field=field)
        return after

    def error(
        self, what: str, *, action: int | None = None, seat: Seat | str = "", field: str | None = None
    ) -> ConformanceError:
        """Return the error for a fault here. `action` is of this position; omit `seat` if the fault concerns all."""
        return ConformanceError(
            what,
            game=self.game.name,
            check=self.check,
            seed=self.seed,
            step=self.step,
            last="none" if self.action is None else _named(self.game.restore(self.setup, self.before), self.action),
            action=None if action is None else _named(self.position, action),
            seat="spectator" if seat is None else seat if seat != "" else None,
            field=field,
        )


def moments(
    game: Game,
    seeds: Iterable[int],
    deal: Deal = deal,
    every: int = 1,
    *,
    bot: Bot | None = None,
    check: Callable[..., object] | None = None,
) -> Iterator[Moment]:
    """Play matches with some seeds. Yields the positions to examine: before each `every`-th action, whenever a verb or
    a kind of choice occurs for the first time in a match, and at the end.

    `bot` decides; by default random players, and in every third match a greedy one for every second decision. `check`
    is the examining function, for messages. Raises `ConformanceError` if a match cannot go on or does not end, or if
    the game refuses to restore a state.
    """
    for seed in seeds:
        setup, choose = deal(game, seed), bot or _usual_player(seed)
        moment = Moment((check or moments).__name__, game, setup, seed, 0, None, b"", game.new(setup))
        known: set[object] = set()
        _check_accepted(moment)
        while not moment.position.is_over:
            asked = _asked(moment.position) if every > 1 else set()
            if moment.step % every == 0 or asked - known:
                yield moment
            known |= asked
            moment = _next(moment, choose)
            _check_accepted(moment)
        yield moment


def _asked(position: Position) -> set[object]:
    """Return the possible verbs, and the choice to make, if any, by its kind and its card."""
    choice = position.view(position.to_act).get("choice")
    asked = {("choice", choice["kind"], choice.get("card"))} if choice else set()
    return {option.verb for option in position.options()} | asked


def _usual_player(seed: int) -> Bot:
    dice = Random(seed)

    def choose(position: Position, step: int) -> int:
        if seed % 3 == 0 and step % 2:
            return position.decide(GREEDY, step)
        return dice.choice(position.legal_actions())

    return choose


def _next(moment: Moment, choose: Bot) -> Moment:
    """Return the moment after one more action."""
    seat, legal, before = moment.position.to_act, moment.position.legal_actions(), moment.position.state_bytes()
    if not legal:
        raise moment.error("nothing can be done, and the match is not over", seat=seat)
    if moment.step == LONGEST:
        raise moment.error("the match does not end")
    try:
        action = choose(moment.position.clone(), moment.step)
    except Exception as fault:
        raise moment.error(f"the player fails to decide: {fault!r}", seat=seat) from fault
    if action not in legal:
        raise moment.error(f"the action chosen, {action}, is not on the legal list", seat=seat)
    after = moment.carry_out(action)
    return Moment(moment.check, moment.game, moment.setup, moment.seed, moment.step + 1, action, before, after)


def _check_accepted(moment: Moment) -> None:
    """Check that the game restores the state."""
    try:
        moment.game.restore(moment.setup, moment.position.state_bytes())
    except TheagonError as error:
        raise moment.error(f"the state is refused: {error}") from error


def _named(position: Position, action: int) -> str:
    return f"{position.notation(action)} ({action})"
