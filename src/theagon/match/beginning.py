"""How a match begins, as data that can be kept and begun from again.

The data carry the definitions of the match's cards, as a replay does, so a match that is kept outlives changes of the
cards. As long as they have not changed, all matches share one game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.match.match import Match
from theagon.match.replay import parse_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.games.base import Game


class Beginning(Struct, frozen=True, forbid_unknown_fields=True):
    """What a match began with."""

    game: str
    rules: str                              # their version
    card_set: str                           # a digest of all cards that there were
    setup: dict[str, Any]
    cards: list[dict[str, Any]]             # definitions of those that the match can come to need


def seat_contestants(game: Game, decks: Sequence[Any], seed: int, first: int | None = None) -> tuple[Match, int]:
    """A new match of two, and the seat of who brought the first deck: `first`, or where the seed puts that player."""
    match = Match(game, game.setup(decks, seed=seed))
    seat = match.position.contestants.index(0)
    if first is None or seat == first:
        return match, seat
    return Match(game, game.setup(decks[::-1], seed=seed)), first


def beginning_of(game: Game, setup: Any) -> Beginning:
    """What a match with this set-up begins with."""
    plain: dict[str, Any] = msgspec.to_builtins(setup)
    return Beginning(game.name, game.rules_version, game.card_set, plain, game.definitions(setup))


def begin(beginning: Beginning) -> Match:
    """The match before its first action. Raises `TheagonError` if the game or its rules are not those of the data."""
    game = load_game(beginning.game)
    if beginning.rules != game.rules_version:
        message = f"the match was begun by version {beginning.rules} of the rules, this is {game.rules_version}"
        raise TheagonError(message, hint="go on with it on the release of theagon that it was begun with")
    if beginning.card_set == game.card_set:
        return Match(game, msgspec.convert(beginning.setup, game.setup_type))
    name = "the kept match"
    cards, setup = (parse_json(msgspec.json.encode(part), name) for part in (beginning.cards, beginning.setup))
    return Match(*game.recorded(cards, setup))
