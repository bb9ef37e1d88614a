"""No seat learns what is hidden from it: what it can not know is exchanged, and nothing that it is told changes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from theagon.testing.answers import apart
from theagon.testing.walks import BUDGET, SEEDS, Deal, Moment, Seat, deal, moments

if TYPE_CHECKING:
    from theagon.games.base import Game, Position

Redraw: TypeAlias = "Callable[[Position, Seat, int], Position]"
"""Gives a position in which all that the seat (None: a spectator) can not know is another, by a number."""

REFUSED: Final = 31  # of all actions every 31st is asked about
PREVIEWS: Final = 2
FOLLOWED: Final = 4  # actions that are carried out, to compare what the seat is told of them


def redrawn(position: Position, seat: Seat, number: int) -> Position:
    """The position with other secrets, as the game's own `determinize` draws them. A spectator knows nothing that some
    seat does not, so what every seat in turn can not know is drawn anew for it."""
    for each in range(position.seats) if seat is None else (seat,):
        position = position.determinize(each, number)
    return position


def check_secrecy(
    game: Game,
    seeds: Sequence[int] = SEEDS,
    deal: Deal = deal,
    every: int = 9,
    redraw: Redraw = redrawn,
    revealing: Collection[str] = (),
) -> int:
    """In every `every`-th position what a seat can not know is exchanged, for each seat and a spectator; the number of
    positions. What must stay the same, byte for byte: view, observation, whose decision it is, and for the seat that
    decides the legal actions, their names, options and previews, refusals, what the house's bots decide and what a
    determinization draws. Then some actions are carried out, with the same chance to come: what the seat is told of
    them, by `seen_by`, must be the same if what it sees after them is.

    `redraw` exchanges the secrets; with the default the check is as strong as the game's `determinize`. `revealing`
    are the kinds of events by which the rules show a hidden card although no view shows it afterwards.

    Raises `ConformanceError` where something changes, and where `redraw` leaves another seat's secrets as they are.
    """
    examined, exchanged = 0, set[tuple[int, Seat, int]]()
    moment = None
    for moment in moments(game, seeds, deal, every, check=check_secrecy):
        position = moment.position
        if position.is_over:
            continue
        views = [position.view(seat) for seat in range(position.seats)]
        for seat in moment.viewers():
            other = redraw(position, seat, moment.step)
            exchanged |= {(position.seats, seat, k) for k, view in enumerate(views) if view != other.view(k)}
            _check_told(moment, seat, other)
            _check_events(moment, seat, other, revealing)
        examined += 1
    if moment is not None:
        _check_redrawn(moment, exchanged)
    return examined


def leaks(game: Game, position: Position, seat: Seat, other: Position) -> Iterator[str]:
    """What tells a seat two positions apart, with the values: nothing, if they differ in its secrets alone."""
    for name, answer in _answers(game, position, seat):
        mine, others = answer(position), answer(other)
        if mine != others or msgspec.json.encode(mine) != msgspec.json.encode(others):
            yield apart(name, mine, others)


def _check_told(moment: Moment, seat: Seat, other: Position) -> None:
    for field in leaks(moment.game, moment.position, seat, other):
        raise moment.error("a seat is told what it can not know", seat=seat, field=field)


def _answers(game: Game, position: Position, seat: Seat) -> Iterator[tuple[str, Callable[[Position], Any]]]:
    """Everything that a seat can ask a position, by name."""
    yield "view", lambda at: at.view(seat)
    yield "whose decision", lambda at: (at.to_act, at.active, at.turn, at.winner, at.is_draw, at.returns())
    if seat is not None:
        yield "observation", lambda at: at.observation(seat)
        yield "determinize", lambda at: at.determinize(seat, 11).state_bytes()
    if seat == position.to_act:
        actions = position.legal_actions()
        asked = range(position.turn % REFUSED, game.action_space, REFUSED)
        yield "legal_actions", lambda at: at.legal_actions()
        yield "names", lambda at: [(at.notation(action), at.describe(action)) for action in actions]
        yield "options", lambda at: at.options()
        yield "why_not", lambda at: [at.why_not(action) for action in asked]
        yield "preview", lambda at: [at.preview(action) for action in actions[:PREVIEWS]]
        for player in ("random", "greedy"):
            yield f"decide({player!r})", partial(_decision, player)


def _decision(player: str, at: Position) -> int:
    return at.decide(player, BUDGET, seed=3)


def _check_events(moment: Moment, seat: Seat, other: Position, revealing: Collection[str]) -> None:
    """What is told of an action shows no more than what is seen after it."""
    lucky = _with_equal_chance(moment, other)
    for action in _followed(moment, lucky):
        one, two = moment.carry_out(action), moment.carry_out(action, lucky.clone())
        kinds = {event.kind for event in (*one.events, *two.events)}
        if not kinds.isdisjoint(revealing) or one.view(seat) != two.view(seat):
            continue  # the rules showed something
        told, others = ([event.seen_by(seat) for event in after.events] for after in (one, two))
        if told != others:
            raise moment.error(
                "an event tells a seat what it can not know",
                action=action,
                seat=seat,
                field=apart("events", told, others),
            )


def _with_equal_chance(moment: Moment, other: Position) -> Position:
    """A position with the chance to come of the one examined: what chance decides for all to see is no secret told."""
    layout = moment.game.backend.program.state.layout
    start = layout.offset["rng"]
    end = start + layout.fields["rng"].size
    state, chance = other.state_bytes(), moment.position.state_bytes()[start:end]
    return moment.game.restore(moment.setup, state[:start] + chance + state[end:])


def _followed(moment: Moment, other: Position) -> list[int]:
    """A few actions that can be done in both positions and mean the same there."""
    legal = moment.position.legal_actions()
    first = moment.step % len(legal)
    chosen = [*legal[first:], *legal[:first]][:FOLLOWED]
    return [
        action
        for action in chosen
        if other.why_not(action) is None and moment.position.describe(action) == other.describe(action)
    ]


def _check_redrawn(last: Moment, exchanged: Collection[tuple[int, Seat, int]]) -> None:
    """Of how many play, for whom and whose secrets were exchanged: each seat's for each other one, or else nothing was
    examined."""
    for seats in {seats for seats, *_ in exchanged} or {last.position.seats}:
        for seat in (*range(seats), None):
            same = [k for k in range(seats) if k != seat and (seats, seat, k) not in exchanged]
            if same:
                raise last.error(
                    f"what seat {same[0]} alone knows is never exchanged, so nothing was examined", seat=seat
                )
