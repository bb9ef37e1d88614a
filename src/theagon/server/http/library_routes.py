"""Routes to what can be read without playing: games, cards, rulebooks, scenarios, decks, replay files."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from theagon.games import NAMES
from theagon.lessons.library import lesson_files
from theagon.server import limits
from theagon.server.budget import Account
from theagon.server.http import library
from theagon.server.http.documents import (
    REVALIDATED,
    UNSTORED,
    Document,
    DocumentCache,
    document,
    encoded,
    send_document,
)
from theagon.server.matches import stories
from theagon.server.matches.hub import Hub
from theagon.server.offered import own_bots
from theagon.server.protocol.base import Language
from theagon.server.protocol.games import DeckText, DeckVerdict
from theagon.server.workers import Workers


@get("/api/games")
async def get_games(
    request: Request[Any, Any, Any],
    hub: NamedDependency[Hub],
    account: NamedDependency[Account],
    language: FromQuery[Language] = "en",
) -> Response[bytes]:
    """`GameLine`s: the games that can be played."""
    return await send_document(request, await hub.crew.workers.run(account, _games, language), REVALIDATED)


@get("/api/games/{game:str}/catalogue")
async def get_catalogue(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    cache: NamedDependency[DocumentCache],
    language: FromQuery[Language] = "en",
) -> Response[bytes]:
    """A `Catalogue`: all that a client must know of a game to draw it."""
    return await send_document(request, await cache.get(_catalogue, known(game), language, own_bots(game)), REVALIDATED)


@get("/api/games/{game:str}/rulebook")
async def get_rulebook(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    cache: NamedDependency[DocumentCache],
    language: FromQuery[Language] = "en",
) -> Response[bytes]:
    """A `Rulebook`: every clause, and the scenarios that prove it."""
    return await send_document(request, await cache.get(_rulebook, known(game), language), REVALIDATED)


@get("/api/games/{game:str}/lessons")
async def get_lessons(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    cache: NamedDependency[DocumentCache],
    language: FromQuery[Language] = "en",
) -> Response[bytes]:
    """`LessonLine`s: the lessons of a game, the first lesson first."""
    return await send_document(request, await cache.get(_lessons, known(game), language), REVALIDATED)


@get("/api/games/{game:str}/guide")
async def get_guide(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    cache: NamedDependency[DocumentCache],
    language: FromQuery[Language] = "en",
) -> Response[bytes]:
    """A `Guide`: how a game that has lessons is played, in a page."""
    if not lesson_files(known(game)):
        raise NotFoundException(f"{game} has no lessons")
    return await send_document(request, await cache.get(_guide, game, language), REVALIDATED)


@get("/api/games/{game:str}/scenarios/{section:str}/{file:str}")
async def get_scenario(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    section: FromPath[str],
    file: FromPath[str],
    files: NamedDependency[Workers],
    account: NamedDependency[Account],
    language: FromQuery[Language] = "en",
) -> Response[bytes]:
    """A `Story`: a scenario of the rulebook, to walk through."""
    found = await files.run(account, _scenario, known(game), f"{section}/{file}", language)
    return await send_document(request, found, REVALIDATED)


@post("/api/games/{game:str}/decks/check", status_code=200, request_max_body_size=limits.DECK_BODY)
async def check_deck(
    game: FromPath[str],
    data: JSONBody[DeckText],
    files: NamedDependency[Workers],
    account: NamedDependency[Account],
    language: FromQuery[Language] = "en",
) -> DeckVerdict:
    """Whether a deck may be played, or all that is wrong with it."""
    return await files.run(account, library.check_deck, known(game), data.text, language)


@post("/api/replays", status_code=200, request_max_body_size=limits.FILE_BODY)
async def read_replay(
    request: Request[Any, Any, Any],
    files: NamedDependency[Workers],
    account: NamedDependency[Account],
    language: FromQuery[Language] = "en",
) -> Response[bytes]:
    """A `Story`: the match of a replay file, to walk through."""
    body = await request.body()
    found = await files.run(account, _replay_story, body, language)
    return await send_document(request, found, UNSTORED)


def known(game: str) -> str:
    """A game by its name. Raises `UnknownGameError` if there is none."""
    if game not in NAMES:
        raise library.UnknownGameError(f"there is no game {game[:40]!r}")
    return game


def _games(language: str) -> Document:
    return encoded(library.games(language))


def _catalogue(game: str, language: str, bots: tuple[str, ...]) -> Document:
    return document(library.catalogue(game, language, bots))


def _rulebook(game: str, language: str) -> Document:
    return document(library.rulebook(game, language))


def _lessons(game: str, language: str) -> Document:
    return document(library.lessons(game, language))


def _guide(game: str, language: str) -> Document:
    return document(library.guide(game, language))


def _scenario(game: str, scenario: str, language: str) -> Document:
    return encoded(stories.scenario_story(game, scenario, language))


def _replay_story(file: bytes, language: str) -> Document:
    return encoded(stories.replay_story(file, language))


ROUTES: Final = (get_games, get_catalogue, get_rulebook, get_lessons, get_guide, get_scenario, check_deck, read_replay)
