"""No seat learns what is hidden from it: if its secrets are exchanged, nothing that it is told changes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from theagon.match.match import Step
from theagon.testing.answers import apart
from theagon.testing.walks import GREEDY, SEEDS, Deal, Moment, Seat, deal, moments

if TYPE_CHECKING:
    from theagon.games.play.game import Game
    from theagon.games.play.position import Position

Redraw: TypeAlias = "Callable[[Position, Seat, int], Position]"
"""Gives a position with other values for all that the seat (None: a spectator) cannot know, chosen by a number."""

REFUSED: Final = 31  # `why_not` is asked about every 31st action
PREVIEWS: Final = 2
WORLDS: Final = 2  # each trial of chances has a world of its own: not only the first must be redrawn
FOLLOWED: Final = 4  # how many actions are carried out, to compare what the seat is told about them


def redrawn(position: Position, seat: Seat, number: int) -> Position:
    """The position with other secrets, drawn by the game's own `determinize`.

    A spectator knows no more than any seat: for a spectator, `determinize` runs for every seat in turn.
    """
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
    """In every `every`-th position, exchange what a seat cannot know, for each seat and a spectator; returns the number
    of positions.

    These must stay the same, byte for byte: view, observation, determinization, chances, whose decision it is, and for
    the seat that decides the legal actions, their names, options and previews, refusals, and what the house's
    bots decide. Then some actions are carried out in both positions with the same random generator: if the seat sees
    the same after one, the log of the match must also tell it the same.

    `redraw` exchanges the secrets; with the default the check is as strong as the game's `determinize`. `revealing`
    are the kinds of events that show a hidden card although no view shows it afterwards.

    Raises `ConformanceError` if something changes, or if `redraw` leaves another seat's secrets as they are. In a
    game without secrets it passes.
    """
    examined, exchanged, secret = 0, set[tuple[int, Seat, int]](), False
    moment = None
    for moment in moments(game, seeds, deal, every, check=check_secrecy):
        position = moment.position
        if position.is_over:
            continue
        views = [position.view(seat) for seat in range(position.seats)]
        secret = secret or any(view | {"seat": None} != position.open_view() for view in views)
        for seat in moment.viewers():
            other = redraw(position, seat, moment.step)
            exchanged |= {(position.seats, seat, k) for k, view in enumerate(views) if view != other.view(k)}
            _check_told(moment, seat, other)
            lucky = with_equal_chance(moment, other)
            for action in _followed(moment, lucky):
                check_told(moment, action, seat, lucky, revealing)
        examined += 1
    if moment is not None and (secret or exchanged):
        _check_redrawn(moment, exchanged)
    return examined


def leaks(game: Game, position: Position, seat: Seat, other: Position) -> Iterator[str]:
    """The answers by which a seat can tell two positions apart, with their values: none, if only its secrets differ."""
    for name, answer in _answers(game, position, seat):
        mine, others = answer(position), answer(other)
        if mine != others or msgspec.json.encode(mine) != msgspec.json.encode(others):
            yield apart(name, mine, others)


def _check_told(moment: Moment, seat: Seat, other: Position) -> None:
    for field in leaks(moment.game, moment.position, seat, other):
        raise moment.error("a seat is told what it cannot know", seat=seat, field=field)


def _answers(game: Game, position: Position, seat: Seat) -> Iterator[tuple[str, Callable[[Position], Any]]]:
    """Everything that a seat can ask a position, by name."""
    yield "view", lambda at: at.view(seat)
    yield "whose decision", lambda at: (at.to_act, at.active, at.turn, at.winner, at.is_draw, at.returns())
    if seat is not None:
        yield "observation", lambda at: at.observation(seat)
        yield "determinize", lambda at: at.determinize(seat, 11).state_bytes()
        yield "chances", lambda at: at.chances(seat, trials=WORLDS)
    if seat == position.to_act:
        actions = position.legal_actions()
        asked = range(position.turn % REFUSED, game.action_space, REFUSED)
        yield "legal_actions", lambda at: at.legal_actions()
        yield "names", lambda at: [(at.notation(action), at.describe(action)) for action in actions]
        yield "options", lambda at: at.options()
        yield "why_not", lambda at: [at.why_not(action) for action in asked]
        yield "preview", lambda at: [at.preview(action) for action in actions[:PREVIEWS]]
        for player in ("random", GREEDY):
            yield f"decide({player!r})", partial(_decision, player)


def _decision(player: str, at: Position) -> int:
    return at.decide(player, seed=3)


def check_told(moment: Moment, action: int, seat: Seat, other: Position, revealing: Collection[str] = ()) -> bool:
    """Check that a seat is told no more of an action than it sees afterwards: nothing by which it can tell `other`
    apart, a position with other secrets and equal chance.

    Of a choice that is another one in `other`, such as a card of an offer, only the choice itself is compared: what
    comes of it may tell. `revealing` is as for `check_secrecy`. Returns whether there was anything to compare: not if
    the rules showed something, or no secret was another. Raises `ConformanceError`.
    """
    if other.why_not(action) is not None:
        return False
    here, there = moment.carry_out(action), moment.carry_out(action, other.clone())
    if here.view(seat) != there.view(seat):
        return False
    told, others = _told(moment, moment.position, here, action, seat), _told(moment, other, there, action, seat)
    kinds = {event.kind for event in (*told[2:], *others[2:])}
    if moment.position.describe(action) != other.describe(action):
        told, others = told[:3], others[:3]
    if told != others and kinds.isdisjoint(revealing):
        raise moment.error(
            "an event tells a seat what it cannot know", action=action, seat=seat, field=apart("events", told, others)
        )
    return moment.position.state_bytes() != other.state_bytes()


def _told(moment: Moment, before: Position, after: Position, action: int, seat: Seat) -> list[Any]:
    """What the log of the match tells a seat: an action in notation and in words, and then its events."""
    notation, events = before.notation(action), tuple(after.events)
    entry = Step(moment.step + 1, before.to_act, action, notation, events, chance=False).seen_by(seat)
    words = None if entry.action is None else before.describe(action)
    return [entry.notation, words, *entry.events]


def with_equal_chance(moment: Moment, other: Position) -> Position:
    """`other` with the random generator of the examined position, so that open draws are equal and count as no leak."""
    drawn = moment.game.backend.program.state.layout.bytes_of("rng")
    state, chance = other.state_bytes(), moment.position.state_bytes()[drawn]
    return moment.game.restore(moment.setup, state[: drawn.start] + chance + state[drawn.stop :])


def _followed(moment: Moment, other: Position) -> list[int]:
    """A few actions that mean the same in both positions, or only choose something.

    An action with a source, such as a card that is played, shows what that is, so it must be the same.
    """
    options = moment.position.options()
    first = moment.step % len(options)
    return [
        option.action
        for option in [*options[first:], *options[:first]][:FOLLOWED]
        if option.source is None or moment.position.describe(option.action) == other.describe(option.action)
    ]


def _check_redrawn(last: Moment, exchanged: Collection[tuple[int, Seat, int]]) -> None:
    """Check that every seat's secrets were exchanged for every other seat and the spectator, as the check needs.

    `exchanged` has the number of seats, the seat that was asked, and the seat whose secrets changed.
    """
    for seats in {seats for seats, *_ in exchanged} or {last.position.seats}:
        for seat in (*range(seats), None):
            same = [k for k in range(seats) if k != seat and (seats, seat, k) not in exchanged]
            if same:
                raise last.error(
                    f"what seat {same[0]} alone knows is never exchanged, so nothing was examined", seat=seat
                )
