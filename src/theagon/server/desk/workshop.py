"""The workshop for the desk: what workers do for designers.

Each function imports what it needs: no match needs it, so a page fetches it later than its table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.games import load_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from theagon.match.beginning import Staged
    from theagon.match.match import Match
    from theagon.server.desk.scenes import Scene
    from theagon.server.protocol.workshop import BalanceWish, EntryOfSet, GridWish, PutCard
    from theagon.workshop.balance import Balance
    from theagon.workshop.checked import CheckedSet
    from theagon.workshop.entries import Edit
    from theagon.workshop.grid import Grid
    from theagon.workshop.proving import Proof
    from theagon.workshop.recording import Recorded


def check(game: str, text: str, language: str, card: str | None, run: bool) -> CheckedSet:
    """Return what there is to say about a set. Never raises."""
    from theagon.workshop.checked import check_set

    return check_set(load_game(game), text, language, card, run=run)


def sources_of(game: str) -> dict[str, str]:
    """Return the YAML of the packaged cards of a game."""
    from theagon.workshop.sources import sources

    return sources(load_game(game))


def balance_of(game: str, wish: BalanceWish) -> Iterator[Balance]:
    """Yield what a card of a set is worth, after each part of the work."""
    from theagon.workshop.balance import balance

    yield from balance(load_game(game), wish.text, wish.card, wish.deck, wish.bot)


def balance_so_far(found: Balance | None) -> Balance:
    """Return a balance as far as it is."""
    from theagon.workshop.balance import Balance

    return found or Balance()


def grid_of(game: str, wish: GridWish, language: str) -> Iterator[Grid]:
    """Yield how decks do against each other, after each part of the work."""
    from theagon.workshop.grid import grid

    yield from grid(load_game(game), wish.text, wish.decks, wish.bot, language)


def grid_so_far(found: Grid | None) -> Grid:
    """Return a grid as far as it is."""
    from theagon.workshop.grid import Grid

    return found or Grid()


def scene_of(game: str, wish: EntryOfSet, language: str) -> Scene:
    """Return a scenario of a set on the board. Raises `TheagonError` if its position has mistakes."""
    from theagon.server.desk import scenes

    return scenes.scene_of(game, wish, language)


def put_card(game: str, wish: PutCard) -> Edit:
    """Return the change of a scenario of a set by which a card lies somewhere. Raises `TheagonError` if it cannot."""
    from theagon.workshop.entries import OwnEntry

    return OwnEntry(load_game(game), wish.text, wish.line).put(wish.card, wish.owner, wish.place)


def proof_of(game: str, wish: EntryOfSet, language: str) -> Iterator[Proof]:
    """Yield what is proved of a puzzle or a lesson of a set, after each part of the work."""
    from theagon.workshop.proving import prove

    yield from prove(load_game(game), wish.text, wish.line, language)


def proof_so_far(found: Proof | None) -> Proof:
    """Return a proof as far as it is."""
    from theagon.workshop.proving import Proof

    return found or Proof()


def recording_of(beginning: Staged, match: Match) -> Recorded:
    """Return what was done in a match that began with a scenario."""
    from theagon.workshop.recording import recording

    return recording(beginning, match)


def scenario_of(beginning: Staged, match: Match, language: str) -> str:
    """Return a scenario from the steps of a match that began with one."""
    from theagon.workshop.recording import recorded

    return recorded(beginning, match, language)
