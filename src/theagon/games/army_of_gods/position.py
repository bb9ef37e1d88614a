"""One state of a match of Army of Gods."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from theagon.games.army_of_gods.content import check_mode
from theagon.games.army_of_gods.places import stack_name
from theagon.games.army_of_gods.reasons import refusal
from theagon.games.army_of_gods.rules.clauses import Clause
from theagon.games.army_of_gods.rules.seats import allied
from theagon.games.army_of_gods.rules.vocabulary import Kind
from theagon.games.army_of_gods.rules.world import SEATS, Choice, World
from theagon.games.army_of_gods.schema import Deck, Options
from theagon.games.army_of_gods.verbs import VERBS
from theagon.games.army_of_gods.view import View, view
from theagon.games.base import Refusal
from theagon.games.machine_position import Builder as BaseBuilder
from theagon.games.machine_position import MachinePosition
from theagon.kernel.rng import MAX_SEED

if TYPE_CHECKING:
    from theagon.games.army_of_gods.game import ArmyOfGods


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a match begins with: a deck for each player, clockwise. How many there are, and `teams`, is the mode."""

    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)]
    decks: Annotated[tuple[Deck, ...], Meta(min_length=2, max_length=SEATS)]
    options: Options = Options()
    game: Literal["army-of-gods"] = "army-of-gods"


class ArmyPosition(MachinePosition["ArmyOfGods", Setup, World]):
    """One state of a match."""

    verbs = VERBS
    kinds = Kind
    clauses = Clause

    @property
    def seats(self) -> int:
        return int(self.world.players)

    @property
    def is_draw(self) -> bool:
        return bool(self.world.winner == SEATS)

    @property
    def reacts(self) -> bool:
        return bool(self.world.choice == Choice.BLOCK)

    def returns(self) -> tuple[float, ...]:
        """By seat; a team wins and loses together."""
        winner = self.winner
        if winner is None:
            return (0.0,) * self.seats
        return tuple(1.0 if allied(self.world, winner, seat) else -1.0 for seat in range(self.seats))

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self.world, action)

    def place_name(self, place: int) -> str:
        return stack_name(self.game, place)

    def measures(self, shown: dict[str, Any]) -> list[dict[str, Any]]:
        """The stacks: a preview tells how many cards they would have."""
        return [stack | {"health": len(stack["cards"])} for stack in shown["stacks"]]

    def shown(self, seat: int | None, known: Container[int | None]) -> View:
        return view(self.game, self.world, seat, known)


class Builder(BaseBuilder["ArmyOfGods", ArmyPosition]):
    """Builds positions by hand: an empty table in the second round, then whatever is put there."""

    def __init__(self, game: ArmyOfGods, players: int, options: Options, seed: int = 0) -> None:
        check_mode(players, options)
        super().__init__(game, Setup(seed, (), options), players, int(options.teams))
