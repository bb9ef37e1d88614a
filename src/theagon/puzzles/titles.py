"""The words of puzzles, in every language of the games."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from theagon.cards.language import Texts
from theagon.puzzles.solver import Kind
from theagon.puzzles.steps import carried_out

if TYPE_CHECKING:
    from collections.abc import Sequence

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


def sides(script: Script) -> tuple[list[str], list[str]]:
    """Return the cards of the side that acts, and those of the others: their units first, then their hands."""
    stage = script.begin()
    seat = stage.position.to_act
    others = [other for other in range(stage.position.seats) if other != seat]
    return _cards(stage, [seat]), _cards(stage, others)


def _cards(stage: Any, seats: Sequence[int]) -> list[str]:
    view, always = stage.position.open_view(), {*stage.staging.always.values()}
    cards = [unit["card"] for unit in view[stage.staging.board] if unit["owner"] in seats and unit["id"] not in always]
    hands = [card for seat in seats for card in view["players"][seat]["hand"]]
    return list(dict.fromkeys(cards + [card if isinstance(card, str) else card["card"] for card in hands]))


def _side(stage: Any, language: str) -> str:
    """Return up to two names on the side that acts: of its units, or else of cards in its hand."""
    teller = stage.position.game.teller(language)
    cards = _cards(stage, [stage.position.to_act])
    names: list[str] = list(dict.fromkeys(teller.card(card) for card in cards))[:2]
    if len(names) < 2:
        return names[0] if names else str(teller.card(None))
    return say(language, "two", one=names[0], other=names[1])
