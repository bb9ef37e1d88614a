"""The games and bots that this server offers: games as they come or with the owner's cards, and the owner's bots.

All matches of an offered game share it, and its catalogue names all its cards. Scenarios, lessons and puzzles are
played with the cards that they were made for, so they take the game as it comes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.arena.own import OWN
from theagon.cards.error_text import quoted
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.games.bots.players import player_number
from theagon.lessons.library import offer_lessons
from theagon.puzzles.library import offer_puzzles

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from theagon.games.play.game import Game
    from theagon.games.play.position import Position
    from theagon.testing.walks import Bot

_EXTENDED: Final[dict[str, Game]] = {}
_VARIED: Final[dict[str, set[str]]] = {}
"""The cards that were offered with other values before, by game."""
_FILES: Final[list[tuple[Path, ...]]] = [(), ()]
"""The files of lessons and of puzzles."""
_BOTS: Final[dict[str, Mapping[str, Bot]]] = {}
"""The owner's bots by game, then by the kind of player that each is, such as `own:hopeful`."""


def offer(games: Iterable[Game], bots: Mapping[str, Mapping[str, Bot]] | None = None) -> None:
    """Offer these games, from now on and in this process, and all others as they come; and these bots by game."""
    _EXTENDED.clear()
    _EXTENDED.update({game.name: game for game in games})
    _VARIED.clear()
    _BOTS.clear()
    _BOTS.update(bots or {})


def offer_anew(games: Iterable[Game]) -> None:
    """Offer these games in place of those offered before; pages may go on with the catalogues of these."""
    before = dict(_EXTENDED)
    _EXTENDED.clear()
    _EXTENDED.update({game.name: game for game in games})
    for name in {*before, *_EXTENDED}:
        old, new = (each.get(name, load_game(name)).cards.everything for each in (before, _EXTENDED))
        _VARIED.setdefault(name, set()).update(card for card in {*old, *new} if old.get(card) != new.get(card))


def is_catalogued(game: str, definition: Any) -> bool:
    """Return whether the catalogues of all pages have a definition as it is."""
    usual = offered(game).cards.everything.get(definition.id)
    return bool(usual == definition) and definition.id not in _VARIED.get(game, ())


def offered(name: str) -> Game:
    """Return the offered game of this name. Raises `TheagonError` as `load_game` does."""
    return _EXTENDED.get(name) or load_game(name)


def extended_games() -> tuple[Game, ...]:
    """Return the offered games with the owner's cards, for `offer` in another process."""
    return tuple(_EXTENDED.values())


def own_bots(game: str) -> tuple[str, ...]:
    """Return the kinds of players of the owner's bots for a game."""
    return tuple(_BOTS.get(game, ()))


def offer_files(lessons: Sequence[Path], puzzles: Sequence[Path]) -> None:
    """Offer lessons and puzzles of files, from now on and in this process. Raises `TheagonError` for wrong ones."""
    offer_lessons(lessons)
    offer_puzzles(puzzles)
    _FILES[:] = [tuple(lessons), tuple(puzzles)]


def offered_files() -> tuple[tuple[Path, ...], ...]:
    """Return the files of lessons and of puzzles that are offered, for `offer_files` in another process."""
    return tuple(_FILES)


def check_bot(kind: str, game: str) -> None:
    """Raise `TheagonError` if no bot of this kind plays the game."""
    if not kind.startswith(OWN):
        player_number(kind)
    elif kind not in own_bots(game):
        raise TheagonError(f"the bot {quoted(kind.removeprefix(OWN))} is not offered", hint="choose another opponent")


def decide(position: Position, game: str, kind: str, seed: int) -> int:
    """Return the action of a bot of this kind. Raises `TheagonError` as `check_bot`, and if the owner's bot fails."""
    if not kind.startswith(OWN):
        return position.decide(kind, seed)
    check_bot(kind, game)
    return _BOTS[game][kind](position, seed)
