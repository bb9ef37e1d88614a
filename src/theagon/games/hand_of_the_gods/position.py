"""One state of a match of Hand of the Gods."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from theagon.errors import TheagonError
from theagon.games.hand_of_the_gods.reasons import Refusal, refusal
from theagon.games.hand_of_the_gods.rules import world as w
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind
from theagon.games.hand_of_the_gods.rules.world import NONE, SEATS, World
from theagon.games.hand_of_the_gods.schema import BoardMap, Deck
from theagon.games.hand_of_the_gods.tables import STONE, tile, tile_name
from theagon.games.hand_of_the_gods.verbs import VERBS
from theagon.games.hand_of_the_gods.view import View, view
from theagon.games.machine_position import Builder as BaseBuilder
from theagon.games.machine_position import MachinePosition
from theagon.kernel.rng import MAX_SEED

if TYPE_CHECKING:
    from theagon.games.events import EventKind
    from theagon.games.hand_of_the_gods.game import HandOfTheGods


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a match begins with: decks by contestant. The seed also says which of them is player 1 (HG6.4)."""

    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)]
    decks: Annotated[tuple[Deck, ...], Meta(min_length=SEATS, max_length=SEATS)]
    board: BoardMap
    game: Literal["hand-of-the-gods"] = "hand-of-the-gods"


class HandPosition(MachinePosition["HandOfTheGods", Setup, World]):
    """One state of a match."""

    verbs = VERBS
    kinds = Kind
    clauses = Clause

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self.world, action)

    def place_name(self, place: int) -> str:
        return tile_name(place)

    def named_card(self, e: Any, row: EventKind) -> str | None:
        return self.game.leader_id(e.amount) if row.amount == "leader" else super().named_card(e, row)

    def card_id(self, index: int) -> str:
        return "summoning-stone" if index == STONE else self.game.card_id(index)

    def shown(self, seat: int | None, known: Container[int | None]) -> View:
        return view(self.game, self.world, seat, known)


class Builder(BaseBuilder["HandOfTheGods", HandPosition]):
    """Builds positions by hand: an empty board with two stones, then whatever is put there."""

    def __init__(self, game: HandOfTheGods, board: BoardMap, seed: int = 0) -> None:
        super().__init__(game, Setup(seed, (), board))

    def unit(self, card: str, owner: int | None, at: str) -> int:
        """Put a unit on a tile, ready, with its card in holding (tokens have none); its slot."""
        slot = int(self.machine.put_unit(self.game.cards.index(card), w.NEUTRAL if owner is None else owner, tile(at)))
        if slot == NONE:
            raise TheagonError(f"the tile {at} is taken")
        return slot

    def position(self) -> HandPosition:
        """The position as it stands, auras recomputed."""
        self.machine.refresh()
        return super().position()
