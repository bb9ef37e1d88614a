"""Positions built by hand: an empty table, then everything that the caller puts there."""

from __future__ import annotations

from abc import ABC
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from theagon.compiler.machine import Machine
    from theagon.games.collection.card_set import CardSet
    from theagon.games.play.game import Game
    from theagon.games.play.machine_pool import PooledMachine
    from theagon.games.play.position import Position

C = TypeVar("C", bound="CardSet[Any]")
P = TypeVar("P", bound="Position")


class Builder(ABC, Generic[C, P]):
    """A builder of positions by hand, for scenarios.

    It takes a machine from the pool, and puts it back when it makes the position.
    """

    def __init__(self, game: Game[C, Any, Any, P], setup: Any, *arguments: int) -> None:
        """`arguments` go to the game's entry `empty`, after the seed."""
        self.game = game
        self.setup = setup
        self._pool = game.pool(game.variant(setup))
        self._pooled: PooledMachine | None = self._pool.take()
        self._state = b""
        self.machine.empty(setup.seed, *arguments)

    @property
    def machine(self) -> Machine:
        """The builder's machine."""
        if self._pooled is None:
            self._pooled = self._pool.take()
            self._pooled.change(self._state)
        return self._pooled.machine

    @property
    def world(self) -> Any:
        """The records, for reading and writing."""
        return self.machine.world

    def position(self) -> P:
        """Return the position as it stands."""
        self._state = self.machine.state()
        built: P = self.game.position_type(self.game, self.setup, self._state)
        if self._pooled is not None:
            self._pooled.loaded = self._state
            self._pool.put(self._pooled)
            self._pooled = None
        return built
