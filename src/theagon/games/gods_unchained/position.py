"""One state of a match of Gods Unchained."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from theagon.errors import TheagonError
from theagon.games.base import Refusal
from theagon.games.gods_unchained.reasons import refusal
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.vocabulary import Kind
from theagon.games.gods_unchained.rules.world import NONE, SEATS, World
from theagon.games.gods_unchained.schema import Deck, Options
from theagon.games.gods_unchained.tables import GOD_CARD, tile_name
from theagon.games.gods_unchained.verbs import VERBS
from theagon.games.gods_unchained.view import View, view
from theagon.games.machine_position import Builder as BaseBuilder
from theagon.games.machine_position import MachinePosition
from theagon.kernel.rng import MAX_SEED

if TYPE_CHECKING:
    from theagon.games.gods_unchained.game import GodsUnchained


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a match begins with: decks by contestant. The seed also says which of them is player 1 (GU6.14)."""

    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)]
    decks: Annotated[tuple[Deck, ...], Meta(min_length=SEATS, max_length=SEATS)]
    options: Options = Options()
    game: Literal["gods-unchained"] = "gods-unchained"


class GodsPosition(MachinePosition["GodsUnchained", Setup, World]):
    """One state of a match."""

    verbs = VERBS
    kinds = Kind
    clauses = Clause

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self.world, action)

    def place_name(self, place: int) -> str:
        return tile_name(place)

    def card_id(self, index: int) -> str:
        return "god" if index == GOD_CARD else self.game.card_id(index)

    def shown(self, seat: int | None, known: Container[int | None]) -> View:
        return view(self.game, self.world, seat, known)


class Builder(BaseBuilder["GodsUnchained", GodsPosition]):
    """Builds positions by hand: an empty board with two gods, then whatever is put there."""

    def __init__(self, game: GodsUnchained, options: Options, seed: int = 0) -> None:
        super().__init__(game, Setup(seed, (), options))

    def unit(self, card: str, owner: int) -> int:
        """Put a creature at the right end of a side, or give a god a relic; ready. Its slot."""
        slot = int(self.machine.put_unit(self.game.cards.index(card), owner))
        if slot == NONE:
            raise TheagonError("a side has room for 6 creatures")
        return slot
