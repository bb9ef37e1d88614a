"""One state of a match of Army of Gods."""
from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from theagon.errors import TheagonError
from theagon.games.army_of_gods.notation import choices_near, notation, parse
from theagon.games.army_of_gods.options import options_of
from theagon.games.army_of_gods.places import stack_name
from theagon.games.army_of_gods.reasons import refusal
from theagon.games.army_of_gods.rules.clauses import clause_id
from theagon.games.army_of_gods.rules.observation import OBSERVATION
from theagon.games.army_of_gods.rules.seats import allied
from theagon.games.army_of_gods.rules.vocabulary import HIDDEN_FROM_OTHERS, Kind
from theagon.games.army_of_gods.rules.world import SEATS, STACKS, Choice
from theagon.games.army_of_gods.schema import Deck, Options
from theagon.games.army_of_gods.view import open_view, view
from theagon.games.base import Event, Option, Refusal
from theagon.games.machine_position import Bench, MachinePosition
from theagon.kernel.rng import MAX_SEED

if TYPE_CHECKING:
    from theagon.games.army_of_gods.game import ArmyOfGods


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a match begins with: a deck for each player, clockwise. How many there are, and `teams`, is the mode."""

    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)]
    decks: Annotated[tuple[Deck, ...], Meta(min_length=2, max_length=SEATS)]
    options: Options = Options()
    game: Literal["army-of-gods"] = "army-of-gods"


def check_mode(players: int, options: Options) -> None:
    """Raise TheagonError if there is no such mode (AG1.3)."""
    if not 2 <= players <= SEATS:
        raise TheagonError(f"a match takes 2, 3 or 4 decks, one for each player, not {players}")
    if options.teams and players != SEATS:
        raise TheagonError(f"teams are two against two: that takes {SEATS} decks, not {players}",
                           hint="leave teams out, or give 4 decks")


class ArmyPosition(MachinePosition["ArmyOfGods", Setup]):
    """One state of a match."""

    def bench(self) -> Bench:
        return self.game.bench(self.setup.options)

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

    def event(self, e: Any, number: int) -> Event:
        kind = Kind(e.kind)
        card = self.game.card_id(e.target_card) if e.target_card else None
        place = stack_name(self.game, e.target_tile) if e.target_tile < STACKS else None
        return Event(number, kind.name.lower().replace("_", "-"), clause_id(e.clause), e.seat, e.cause, e.amount,
                     e.extra, card, None, None, place, kind in HIDDEN_FROM_OTHERS)

    def measures(self, shown: dict[str, Any]) -> list[dict[str, Any]]:
        """The stacks: a preview tells how many cards they would have."""
        return [stack | {"health": len(stack["cards"])} for stack in shown["stacks"]]

    def options(self) -> list[Option]:
        return options_of(self)

    def describe(self, action: int, language: str = "en") -> str:
        from theagon.games.army_of_gods.wording.actions import action_text

        return action_text(self, action, language)

    def notation(self, action: int) -> str:
        return notation(self, action)

    def read(self, text: str) -> int:
        return parse(self, text)

    def near(self, text: str) -> list[str]:
        return choices_near(self, text)

    def view(self, seat: int | None) -> dict[str, Any]:
        return view(self.game, self.world, seat)

    def open_view(self) -> dict[str, Any]:
        return open_view(self.game, self.world)

    def observation(self, seat: int) -> bytes:
        out = bytearray(OBSERVATION)
        self.machine.observe(seat, out)
        return bytes(out)


class Builder:
    """Builds positions by hand, for scenarios: an empty table in the second round, then whatever is put there."""

    def __init__(self, game: ArmyOfGods, players: int, options: Options, seed: int = 0) -> None:
        check_mode(players, options)
        self.game = game
        self.setup = Setup(seed, (), options)
        bench = game.bench(options)
        bench.loaded = None
        self.machine = bench.machine
        self.machine.empty(seed, players, int(options.teams))

    @property
    def world(self) -> Any:
        """The records, to be read and written."""
        return self.machine.world

    def position(self) -> ArmyPosition:
        """The position as it stands."""
        return ArmyPosition(self.game, self.setup, self.machine.state())
