"""The cards of Gods Unchained, and what is on its board, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.cli.terminal.described import traits
from theagon.cli.terminal.described import values as values_told
from theagon.cli.terminal.game import Held
from theagon.cli.terminal.lookup import card_names, explained
from theagon.cli.terminal.words import shape
from theagon.games.gods_unchained.wording import card_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.cli.terminal.words import Words

GOD: Final = "god"


def values(card: Any, strength: int = 0, health: int = 0) -> str:
    """Strength and health (of a relic: durability) of a card with what was added; nothing for spells and powers."""
    return "" if card.health is None else f"{(card.strength or 0) + strength}/{card.health + health}"


def printed(words: Words, card: str) -> Held:
    """A card as it is printed."""
    definition = words.game.cards.by_id[card]
    return Held(card, f"{words.card(card)} ◆{definition.cost}", values(definition))


def held(words: Words, card: Mapping[str, Any]) -> Held:
    """A card of the hand, as a view has it: with what was added to it."""
    definition = words.game.cards.by_id[card["card"]]
    name = f"{words.card(definition.id)} ◆{card['cost']}"
    return Held(definition.id, name, values(definition, card.get("strength", 0), card.get("health", 0)))


def text(words: Words, card: str) -> list[str]:
    """The rules text of a card."""
    return [] if card == GOD else card_text(words.game.cards.by_id[card], words.game.cards.names, words.language)


def kinds(words: Words, card: str) -> list[str]:
    """What sort of card it is, a sentence each: a relic, a tribe."""
    definition = words.game.cards.by_id.get(card)
    if definition is None:
        return []
    if definition.kind == "relic":
        return [f"{words.term('kind-relic')}."]
    return [words.say("tribe", tribe=words.term(f"tribe-{definition.tribe}"))] if definition.tribe else []


def about(words: Words, card: str) -> list[str]:
    """A card in full."""
    definition = words.game.cards.by_id[card]
    sort = [words.term(f"kind-{definition.kind}"), words.term(f"god-{definition.god}")]
    if definition.kind != "god-power":
        sort.append(words.term("token") if definition.token else words.term(f"rarity-{definition.rarity}"))
    tribe = [words.say("tribe", tribe=words.term(f"tribe-{definition.tribe}"))] if definition.tribe else []
    lines = [printed(words, card).title, " ".join([f"{' · '.join(sort)}.", *tribe]), *words.card_lines(card)]
    if definition.favor is not None:
        lines.append(f"{words.term('name-sanctum')}: {words.say('price', favor=definition.favor)}")
    return lines


def about_unit(words: Words, unit: Mapping[str, Any], player: Mapping[str, Any], names: tuple[str, ...]) -> list[str]:
    """A god, a relic or a creature as it is now and what changed it; then its card, or the god's power."""
    name = words.term(f"god-{player['god']}") if unit["kind"] == GOD and player["god"] else words.card(unit["card"])
    lines = [
        f"{unit['tile']} {shape(unit['owner'])} {name} ({names[unit['owner']]})",
        ", ".join(values_told(words, unit["kind"], unit)),
        *(f"{mark} {said}".strip() for mark, said in traits(words, unit)),
    ]
    if unit["text-of"] is not None and unit["kind"] != GOD:
        lines.append(words.say("text-of", card=words.card(unit["text-of"])))
    lines += [
        words.say("temporary", bonus=bonus, until=each["until"])
        for each in unit["temporary"]
        if (bonus := _bonus(words, each))
    ]
    page = player["power"] if unit["kind"] == GOD else unit["card"]
    return [*lines, "", *about(words, page)] if page else lines


def _bonus(words: Words, bonus: Mapping[str, Any]) -> str:
    parts = [f"{bonus[name]:+} {words.term(f'name-{name}').lower()}" for name in ("strength", "health") if bonus[name]]
    parts += [words.term(f"keyword-{keyword}") for keyword in bonus["keywords"]]
    return ", ".join([*parts, words.say("then-sleeps")] if bonus["sleep"] else parts)


named = card_names
glossary = explained
