"""The cards of Army of Gods, and its armies, in words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from theagon.cli.terminal.game import Held
from theagon.cli.terminal.games.army_of_gods.board import bar
from theagon.cli.terminal.lookup import card_names, explained
from theagon.cli.terminal.words import shape
from theagon.games.army_of_gods.wording import card_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.cli.terminal.scene import Scene
    from theagon.cli.terminal.words import Words


def printed(words: Words, card: str) -> Held:
    """A card with its strength, or of a leading god the tokens that its ability costs."""
    definition = words.game.cards.by_id[card]
    if definition.kind == "leading":
        return Held(card, words.card(card), f"◇{definition.tokens}")
    return Held(card, words.card(card), "" if definition.strength is None else str(definition.strength))


def text(words: Words, card: str) -> list[str]:
    """The rules text of a card."""
    return list(card_text(words.game.cards.by_id[card], words.language))


def kinds(words: Words, card: str) -> list[str]:
    """What sort of card it is, if it is no army card."""
    kind = words.game.cards.by_id[card].kind
    return [] if kind == "army" else [f"{words.term(f'kind-{kind}')}."]


def about(words: Words, card: str) -> list[str]:
    """A card in full."""
    definition = words.game.cards.by_id[card]
    sort = [words.term(f"kind-{definition.kind}"), words.term(f"pantheon-{definition.pantheon}")]
    return [printed(words, card).title, f"{' · '.join(sort)}.", *words.card_lines(card)]


def about_stack(words: Words, stack: Mapping[str, Any], names: tuple[str, ...]) -> list[str]:
    """A stack as it lies there, whose its cards are; then its kind."""
    owners = Counter(lying["owner"] for lying in stack["cards"])
    from_others = [f"{shape(owner)} {n}" for owner, n in owners.items() if owner != stack["owner"]]
    return [
        f"{stack['tile']} {shape(stack['owner'])} {words.card(stack['card'])} ({names[stack['owner']]})",
        f"{bar(len(stack['cards']))} {', '.join(from_others)}".rstrip(),
        "",
        *about(words, stack["card"]),
    ]


def discard_page(scene: Scene) -> list[str]:
    """The player's own discard pile, the latest card first; and what everyone has seen of the piles."""
    words, players = scene.words, scene.view["players"]
    own = players[scene.seat]["discard"]
    lines = [words.term("name-discard"), f"({len(own)}) {', '.join(words.card(card) for card in reversed(own)) or '–'}"]
    for seat, player in enumerate(players):
        if player["revealed"]:
            shown = ", ".join(words.card(card) for card in player["revealed"])
            lines.append(f"{shape(seat)} {words.say('revealed', cards=shown)}")
    return lines


named = card_names
glossary = explained
