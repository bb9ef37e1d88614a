"""Seats: from the wished players, by the places of a match that waits, to the seats of one that has begun."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import structs

from theagon.errors import TheagonError
from theagon.games.collection.decks import like
from theagon.kernel.rng import FIRST_TEST_SEED
from theagon.match.beginning import beginning_of, match_options, seat_contestants
from theagon.server.matches.ratings import rating_of
from theagon.server.names import player_name
from theagon.server.offered import check_bot, offered
from theagon.server.protocol.matches import Place, PlayerWish
from theagon.server.storage.records import FRIEND, HUMAN, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.games.play.game import Game
    from theagon.lessons.course import Course
    from theagon.match.beginning import Beginning
    from theagon.match.match import Match
    from theagon.server.protocol.matches import NewMatch
    from theagon.server.storage.records import Options


def places_of(game: Game, new: NewMatch, seats: int, holder: str) -> list[Seat]:
    """Return the places of a new match, in the order of its players, each with its deck. Friends bring theirs later.

    Raises `TheagonError` for players that do not fit, and for bad decks.
    """
    players = new.players or (PlayerWish(), *[PlayerWish("greedy")] * (seats - 1))
    taken = [player.deck for player in players]
    return [
        place if is_free(place) else structs.replace(place, deck=msgspec.to_builtins(choose_deck(game, wanted, taken)))
        for place, wanted in zip(_seated(new, players, seats, holder), taken, strict=True)
    ]


def seats_at(match: Match, new: NewMatch, holder: str, course: Course | None = None) -> list[Seat]:
    """Return the seats of a match that goes on from something.

    Without a wish, its maker gets the seat to act, and the others are greedy bots, or the opponent that a lesson names.

    Raises `TheagonError` for players that do not fit, and for choices that are not possible there.
    """
    position = match.position
    bots = [PlayerWish("greedy" if course is None else course.about.opponent)] * position.seats
    players = new.players or (*bots[: position.to_act], PlayerWish(), *bots[position.to_act + 1 :])
    seated = _seated(new, players, position.seats, holder)
    if any(player.who == FRIEND for player in players):
        raise TheagonError(
            "what goes on from a scenario or a match is not played with a friend's link",
            hint="choose bots, or several seats on this device",
        )
    if new.mode or new.map or new.options or new.first is not None or any(player.deck for player in players):
        told = "what goes on from a scenario or a match has its decks, its mode, its map and who begins"
        raise TheagonError(told, hint="leave them out")
    return seated


def deal(game: Game, agreed: Options, places: Sequence[Seat]) -> tuple[Beginning, list[Seat]]:
    """Deal a new match with all places taken; return its beginning and its seats."""
    decks = [game.read_deck(msgspec.json.encode(place.deck).decode()) for place in places]
    options = match_options(game, agreed.mode, agreed.switches, agreed.map)
    match, seats = seat_contestants(game, game.setup(decks, seed=random_seed(), options=options), agreed.first)
    seated = [
        structs.replace(place, seat=seat, kind=HUMAN if place.kind == FRIEND else place.kind, deck=None)
        for seat, place in zip(seats, places, strict=True)
    ]
    return beginning_of(game, match.setup, offered(game.name)), seated


def deal_again(match: Match, seats: Sequence[Seat]) -> tuple[Beginning, list[Seat]]:
    """Deal a match of the same players with the same decks, not rated, in which the next one begins."""
    setup, by_seat = match.setup, match.position.contestants
    began = by_seat.index(match.game.finish(match.position.state_bytes()).order[0])
    decks = tuple(setup.decks[by_seat[seat.seat]] for seat in seats)
    again = structs.replace(setup, decks=decks, seed=random_seed())
    dealt, new_seats = seat_contestants(match.game, again, (began + 1) % len(seats))
    seated = [
        structs.replace(seat, seat=new, rating=None, deviation=None, gain=None)
        for seat, new in zip(seats, new_seats, strict=True)
    ]
    return beginning_of(match.game, dealt.setup, offered(match.game.name)), seated


def rotate_seats(seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats with each player one seat further."""
    return [structs.replace(seat, seat=(seat.seat + 1) % len(seats)) for seat in seats]


def choose_deck(game: Game, wanted: str | None, taken: Sequence[str | None] = ()) -> Any:
    """Return the deck of this name or of this text; without one, a deck that is fair against those taken."""
    decks = game.decks()
    if wanted is None:
        fair = like(decks, taken)
        return decks[secrets.choice([name for name in fair if name not in taken] or fair)]
    return decks[wanted] if wanted in decks else game.read_deck(wanted)


def random_seed() -> int:
    return secrets.randbelow(FIRST_TEST_SEED)


def public_place(seat: Seat) -> Place:
    """Return a place, or a seat, as everyone may know it."""
    return Place(seat.kind, seat.name, not is_free(seat), rating_of(seat))


def host_of(places: Sequence[Seat]) -> Seat:
    """Return who made a match that waits: all others are friends and bots."""
    return next(place for place in places if place.kind == HUMAN)


def is_free(place: Seat) -> bool:
    """Return whether a place still waits for a friend."""
    return place.kind == FRIEND and place.holder is None


def seats_of(holder: str | None, seats: Sequence[Seat]) -> tuple[int, ...]:
    """Return the seats, or places, of one person."""
    return tuple(sorted(seat.seat for seat in seats if holder is not None and seat.holder == holder))


def _seated(new: NewMatch, players: Sequence[PlayerWish], seats: int, holder: str) -> list[Seat]:
    """Return the seats of these players, in their order. The maker of a match gives a name for their first seat."""
    if len(players) != seats:
        raise TheagonError(f"this match has {seats} players, not {len(players)}", hint="name each, or none")
    for player in players:
        if player.who not in ("me", FRIEND):
            check_bot(player.who, new.game)
    own = [seat for seat, player in enumerate(players) if player.who == "me"]
    if not own:
        raise TheagonError("you do not play in this match", hint="let at least one of the players be you")
    if new.first is not None and new.first >= seats:
        raise TheagonError(f"there is no player {new.first}", hint=f"this match has the players 0 to {seats - 1}")
    name = player_name(new.name)
    return [
        Seat(seat, HUMAN, name if seat == own[0] else "", holder) if seat in own else Seat(seat, player.who, "")
        for seat, player in enumerate(players)
    ]
