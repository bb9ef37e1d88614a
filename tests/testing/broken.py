"""Makes games with one thing wrong each: a game of the house, with some of its verbs changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace

import theagon
from theagon.games.base import Event, Option, Refusal
from theagon.games.play.game import Game

Verb = Callable[..., Any]
"""A function of the wrapped game or position, and of the verb's arguments. The original is its `inner`."""


class Wrapped:
    """Passes everything on to the object that it holds, except what a subclass defines."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


class WrappedPosition(Wrapped):
    """A position with copies that are wrapped in the same way."""

    def clone(self) -> Any:
        return type(self)(self.inner.clone())

    def determinize(self, seat: int, seed: int) -> Any:
        return type(self)(self.inner.determinize(seat, seed))


class WrappedGame(Wrapped):
    """A game with positions of a given class, on every back end."""

    def __init__(self, inner: Any, position: type[WrappedPosition] = WrappedPosition) -> None:
        super().__init__(inner)
        self.position = position

    def on(self, mode: str) -> Any:
        return type(self)(self.inner.on(mode), self.position)

    def new(self, setup: Any) -> Any:
        return self.position(self.inner.new(setup))

    def restore(self, setup: Any, state: bytes) -> Any:
        return self.position(self.inner.restore(setup, state))


def game_with(**verbs: Verb) -> Game:
    """Return a game with these verbs."""
    made: Game = type("Broken", (WrappedGame,), verbs)(theagon.load("hand-of-the-gods"))
    return made


def positions_with(**verbs: Verb) -> Game:
    """Return a game with positions with these verbs; `events` is an attribute."""
    own = {name: property(verb) if name == "events" else verb for name, verb in verbs.items()}
    made: Any = WrappedGame(theagon.load("hand-of-the-gods"), type("Broken", (WrappedPosition,), own))
    found: Game = made
    return found


def listing(change: Callable[[list[int], int], list[int]]) -> Game:
    """Return a game with changed legal lists, given the turn too. Its options are the actions of these."""

    def options(self: Any) -> list[Any]:
        by_action = {option.action: option for option in self.inner.options()}
        return [by_action.get(action) or Option(action, "end") for action in self.legal_actions()]

    return positions_with(
        options=options, legal_actions=lambda self: change(self.inner.legal_actions(), self.inner.turn)
    )


def refusing(change: Callable[[Any, Refusal], dict[str, Any]]) -> Game:
    """Return a game with changed fields of its refusals, given the position too."""

    def why_not(self: Any, action: int) -> Any:
        why = self.inner.why_not(action)
        return why and replace(why, **change(self.inner, why))

    return positions_with(why_not=why_not)


def telling(change: Callable[[Event], Event]) -> Game:
    """Return a game with changed events."""

    def events(self: Any) -> list[Event]:
        return [change(event) for event in self.inner.events]

    def apply(self: Any, action: int) -> Any:
        self.inner.apply(action)
        return self.events

    return positions_with(events=events, apply=apply)


def restoring(change: Callable[[Any], None]) -> Game:
    """Return a game with changed worlds of restored positions."""

    def restore(self: Any, setup: Any, state: bytes) -> Any:
        machine = self.inner.restore(setup, state).machine
        change(machine.world)
        return WrappedGame.restore(self, setup, machine.state())

    return game_with(restore=restore)


def spoilt(spoil: Callable[[Any], None]) -> Game:
    """Return a game with compiled rules that go wrong after the sixth action."""

    @contextmanager
    def borrowed(self: Any, setup: Any) -> Iterator[Any]:
        with self.inner.borrowed(setup) as machine:
            yield SpoiltMachine(machine, spoil) if self.backend.mode == "compiled" else machine

    return game_with(borrowed=borrowed)


class SpoiltMachine(Wrapped):
    """A machine that does something wrong once."""

    def __init__(self, inner: Any, spoil: Callable[[Any], None]) -> None:
        super().__init__(inner)
        self.done = 0
        self.spoil = spoil

    def act(self, action: int) -> None:
        self.inner.act(action)
        self.done += 1
        if self.done == 6:
            self.spoil(self)


def _deal_by_hash(self: Any, setup: Any) -> Any:
    return WrappedGame.new(self, replace(setup, seed=abs(hash(setup.decks[0].name)) >> 8))


HASHING = game_with(new=_deal_by_hash)
"""A game that deals by the hash of a string, which differs in each process."""
