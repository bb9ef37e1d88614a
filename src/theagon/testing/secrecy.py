"""Check of secrecy: redrawing the information hidden from a seat changes nothing that the seat may see."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from theagon.match.differing import apart
from theagon.match.match import Step
from theagon.testing.walks import GREEDY, SEEDS, Deal, Moment, Seat, deal, moments

if TYPE_CHECKING:
    from theagon.games.play.game import Game
    from theagon.games.play.position import Position

Redraw: TypeAlias = "Callable[[Position, Seat, int], Position]"
"""A function that redraws everything hidden from a seat (None: a spectator), by a number. Returns a new position."""

REFUSED: Final = 31  # `why_not` is called for every 31st action
PREVIEWS: Final = 2
WORLDS: Final = 2  # trials of chances; each must redraw its world, not only the first
FOLLOWED: Final = 4  # the actions that are carried out, to compare the seat's views of them


def redrawn(position: Position, seat: Seat, number: int) -> Position:
    """Return the position with other secrets, drawn by the game's `determinize`.

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
    """Redraw the hidden information of each seat and a spectator in every `every`-th position. Returns the number of
    positions.

    These must stay the same, byte for byte: view, observation, determinization, chances, the seat to act, and for the
    seat that decides the legal actions, their names, options and previews, refusals, and the decisions of the packaged
    bots. Then some actions are carried out in both positions with the same random generator: if the seat's views after
    one are equal, its entries in the log must be, too.

    With the default `redraw` the check is as strong as the game's `determinize`. `revealing` are the kinds of events
    that show a hidden card although no view shows it afterwards.

    Raises `ConformanceError` if something changes, or if `redraw` does not change another seat's secrets. In a game
    without secrets it passes.
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
            for field in leaks(game, position, seat, other):
                raise moment.error("a seat sees what it cannot know", seat=seat, field=field)
            lucky = with_equal_chance(moment, other)
            for action in _followed(moment, lucky):
                check_visible_events(moment, action, seat, lucky, revealing)
        examined += 1
    if moment is not None and (secret or exchanged):
        _check_redrawn(moment, exchanged)
    return examined


def leaks(game: Game, position: Position, seat: Seat, other: Position) -> Iterator[str]:
    """Yield the differences that a seat can see between two positions: none if only secrets differ."""
    for name, answer in _answers(game, position, seat):
        mine, others = answer(position), answer(other)
        if mine != others or msgspec.json.encode(mine) != msgspec.json.encode(others):
            yield apart(name, mine, others)


def _answers(game: Game, position: Position, seat: Seat) -> Iterator[tuple[str, Callable[[Position], Any]]]:
    """Yield everything that a seat can get from a position, by name."""
    yield "view", lambda at: at.view(seat)
    yield "seat to act", lambda at: (at.to_act, at.active, at.turn, at.winner, at.is_draw, at.returns())
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


def check_visible_events(
    moment: Moment, action: int, seat: Seat, other: Position, revealing: Collection[str] = ()
) -> bool:
    """Check that the log of an action shows a seat no more than its view does afterwards.

    `other` is a position with other secrets and the same random generator; if the views after the action are equal,
    the events must be. Of an action that means another choice in `other`, such as a card of an offer, only the choice
    itself is compared: its consequences may differ. `revealing` is as in `check_secrecy`. Returns whether there was
    anything to compare: not if the rules revealed something, or no secret differs. Raises `ConformanceError`.
    """
    if other.why_not(action) is not None:
        return False
    here, there = moment.carry_out(action), moment.carry_out(action, other.clone())
    if here.view(seat) != there.view(seat):
        return False
    entry, others = _entry(moment, moment.position, here, action, seat), _entry(moment, other, there, action, seat)
    kinds = {event.kind for event in (*entry[2:], *others[2:])}
    if moment.position.describe(action) != other.describe(action):
        entry, others = entry[:3], others[:3]
    if entry != others and kinds.isdisjoint(revealing):
        raise moment.error(
            "an event shows a seat what it cannot know", action=action, seat=seat, field=apart("events", entry, others)
        )
    return moment.position.state_bytes() != other.state_bytes()


def _entry(moment: Moment, before: Position, after: Position, action: int, seat: Seat) -> list[Any]:
    """Return an action as a seat sees it in the log: its notation and description, then its events."""
    notation, events = before.notation(action), tuple(after.events)
    entry = Step(moment.step + 1, before.to_act, action, notation, events, chance=False).seen_by(seat)
    words = None if entry.action is None else before.describe(action)
    return [entry.notation, words, *entry.events]


def with_equal_chance(moment: Moment, other: Position) -> Position:
    """Return `other` with the random generator of the examined position, so that public random events are equal."""
    drawn = moment.game.backend.program.state.layout.bytes_of("rng")
    state, chance = other.state_bytes(), moment.position.state_bytes()[drawn]
    return moment.game.restore(moment.setup, state[: drawn.start] + chance + state[drawn.stop :])


def _followed(moment: Moment, other: Position) -> list[int]:
    """Return a few actions that mean the same in both positions, or only choose something.

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
    """Check that every seat's secrets were redrawn for every other seat and the spectator.

    `exchanged` has the number of seats, the observing seat, and the seat with the changed secrets.
    """
    for seats in {seats for seats, *_ in exchanged} or {last.position.seats}:
        for seat in (*range(seats), None):
            same = [k for k in range(seats) if k != seat and (seats, seat, k) not in exchanged]
            if same:
                raise last.error(f"the secrets of seat {same[0]} are never redrawn, so nothing was examined", seat=seat)
