"""A sandbox: the scenario in which a card or a map of a set is tried."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from theagon.cards.error_text import quoted, suggestion
from theagon.cards.report import InvalidFileError
from theagon.errors import TheagonError
from theagon.games.card_language.operations import mentioned, words_of
from theagon.games.translated import said
from theagon.match.saving import file_text
from theagon.match.scenario import staging_of
from theagon.workshop.reading import read_set

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from theagon.games.collection.definitions import DefinitionKind
    from theagon.games.play.game import Game
    from theagon.workshop.reading import Entry, OwnSet

TITLES: Final = {"en": "Trying {}", "es": "Prueba de {}", "ru": "Проба: {}"}


def sandbox(game: Game, text: str, name: str) -> str:
    """Return the text of a scenario in which a card of a set can be played at once.

    It has this card and those of the set that it names. Raises `TheagonError` for an unknown card, and for one with
    mistakes.
    """
    own = read_set(game, text)
    card = _sound(own.cards, name, "card")
    brought = needed([name], own, game.cards.kinds)
    extended = game.with_cards(game.cards.extended(brought))
    position = staging_of(game.name).trial(extended, card)
    return _text(game, card, brought, {"position": position})


def map_sandbox(game: Game, text: str, name: str) -> str:
    """Return the text of a scenario that begins a match of the usual decks on a map of a set.

    Raises `TheagonError` for an unknown map, and for one with mistakes.
    """
    own = read_set(game, text)
    board = _sound(own.maps, name, "map")
    brought = needed([board.gift], own, game.cards.kinds)
    return _text(game, board, brought, {"map": msgspec.to_builtins(board), "match": {}})


def _sound(entries: Iterable[Entry], name: str, kind: str) -> Any:
    """Return the definition of an entry without mistakes by its id."""
    known = {entry.block.id: entry for entry in entries}
    entry = known.get(name)
    if entry is None:
        raise TheagonError(f"the set has no {kind} {quoted(name)}", hint=suggestion(name, known))
    if entry.errors:
        raise InvalidFileError(entry.errors)
    if entry.definition is None:
        raise TheagonError(f"the {kind} {quoted(name)} cannot be read", hint="mend the mistakes in the set first")
    return entry.definition


def _text(game: Game, tried: Any, brought: Iterable[Any], beginning: Mapping[str, Any]) -> str:
    """Return the text of a scenario with these definitions, by what is tried in it and how it begins."""
    fields: dict[str, Any] = {}
    for kind in game.cards.kinds:
        if of_kind := [msgspec.to_builtins(each) for each in brought if isinstance(each, kind.schema)]:
            fields[f"{kind.name}s"] = of_kind
    title = {language: title.format(said(tried.name, language)) for language, title in TITLES.items()}
    return file_text(game.name, title, {**fields, **beginning}, ["end-turn"])


def needed(names: Collection[str], own: OwnSet, kinds: Sequence[DefinitionKind]) -> list[Any]:
    """Return the sound cards and words of a set with these names, those that they name, and so on."""
    sound = [(kind, each) for kind, some in zip(kinds, own.sound(kinds), strict=True) for each in some]
    cards = {each.id: each for kind, each in sound if kind.words is None}
    words = {(kind.name, each.id): each for kind, each in sound if kind.words is not None}
    found: dict[Any, None] = {}
    waiting = [each for _, each in sound if each.id in names]
    while waiting:
        each = waiting.pop()
        if each not in found:
            found[each] = None
            waiting += [cards[name] for name in mentioned(each) if name in cards]
            waiting += [words[name] for name in words_of(each) if name in words]
    return list(found)
