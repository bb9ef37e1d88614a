"""The words of puzzles, in every language of the games."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from theagon.cards.language import Texts
from theagon.puzzles.solver import Kind
from theagon.puzzles.steps import carried_out

if TYPE_CHECKING:
    from theagon.games.staging import Script

TEXTS: Final = Texts(files("theagon.puzzles") / "text")


def say(language: str, message: str, /, **arguments: str | int) -> str:
    """Return a message of puzzles with its arguments put in."""
    return TEXTS.say(language, message, **arguments)


def title(script: Script, kind: Kind, language: str) -> str:
    """Return the title of a puzzle: the side that acts, or the actions in question, and what is asked."""
    if kind is Kind.LEFT:
        return say(language, "title-left", action=actions(script, language))
    return say(language, f"title-{kind.value}", side=_side(script.begin(), language))


def actions(script: Script, language: str) -> str:
    """Return the actions in the steps of a scenario, as the seat that acts first reads them."""
    stage = script.begin()
    reader = stage.position.to_act
    return "; ".join(stage.position.describe(action, language, reader) for action in carried_out(script, stage))


def _side(stage: Any, language: str) -> str:
    """Return up to two names on the side that acts: of its units, or else of cards in its hand."""
    position, staging = stage.position, stage.staging
    view, seat = position.open_view(), position.to_act
    always = {*staging.always.values()}
    cards = [unit["card"] for unit in view[staging.board] if unit["owner"] == seat and unit["id"] not in always]
    cards += [card if isinstance(card, str) else card["card"] for card in view["players"][seat]["hand"]]
    teller = position.game.teller(language)
    names: list[str] = list(dict.fromkeys(teller.card(card) for card in cards))[:2]
    if len(names) < 2:
        return names[0] if names else str(teller.card(None))
    return say(language, "two", one=names[0], other=names[1])
