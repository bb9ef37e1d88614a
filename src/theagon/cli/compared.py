"""What a comparison compares: two decks, a deck under two files of cards, or a deck with a card and with its blank."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from theagon.arena.sides import Side, card_and_blank
from theagon.cards.source import read_yaml
from theagon.cli.many import deck_titles
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.match.own_cards import game_of_deck, game_of_file, kind_of, with_files

if TYPE_CHECKING:
    from theagon.games.play.game import Game

BLANK: Final = "blank"
FIGURES: Final = ("cost", "attack", "strength", "health")


def game_of(a: str, b: str, deck: str | None, **_: Any) -> str:
    """Return the game of a comparison."""
    if deck is not None:
        return game_of_deck(deck)
    if b == BLANK or _holds_cards(a):
        held = "the card" if b == BLANK else "the cards"
        raise TheagonError(f"compare {a} {b}: which deck plays?", hint=f"name one that holds {held}: --deck DECK")
    return game_of_deck(a)


def _holds_cards(name: str) -> bool:
    """Return whether a name is that of a file of cards."""
    path = Path(name)
    return path.is_file() and kind_of(read_yaml(path), load_game(game_of_file(path, "")).file_types) == "cards"


def compared_sides(game: Game, a: str, b: str, deck: str | None) -> tuple[Side, Side]:
    """Return what is compared."""
    if deck is None:
        titles = deck_titles(game, (a, b))
        return Side(titles[0], game, game.load_deck(a)), Side(titles[1], game, game.load_deck(b))
    if b != BLANK:
        if a in game.decks():
            raise TheagonError(f"{a} is a deck, and no file of cards", hint="to compare two decks leave --deck out")
        games = [with_files(game, [Path(name)]) for name in (a, b)]
        first, second = (Side(name, each, each.load_deck(deck)) for name, each in zip((a, b), games, strict=True))
        return first, second
    (title,) = deck_titles(game, [deck])
    return card_and_blank(game, title, game.load_deck(deck), a)


def figures(blank: Any) -> dict[str, Any]:
    """Return the kind and the figures of a blank."""
    known = {name: getattr(blank, name, None) for name in FIGURES}
    known = {name: value for name, value in known.items() if value is not None}
    return {"kind": blank.kind, **known, **dict(effect.chosen for effect in blank.do)}
