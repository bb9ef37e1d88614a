"""The cards of Gods Unchained, and what is on its board, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.cards.language import LANGUAGES
from theagon.cli.terminal.game import Held, Term
from theagon.cli.terminal.words import shape
from theagon.games.gods_unchained.catalogue import EXPLAINED_BY
from theagon.games.gods_unchained.wording import TEXTS, card_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.cli.terminal.words import Words

GOD: Final = "god"
_AMOUNTS: Final = ("burn", "regen", "armor")


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


def named(words: Words) -> dict[str, str]:
    """The ids of cards, by their names in small letters."""
    return {
        name: card.id
        for card in words.game.cards.by_id.values()
        for name in (card.id, card.name.en.lower(), card.name.es.lower(), card.name.ru.lower())
    }


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


def marks(unit: Mapping[str, Any], words: Words) -> list[tuple[str, str]]:
    """What a unit is, as marks of a letter or two, each with its name, the most pressing first."""
    found = [
        (mark, words.term(f"status-{status}"))
        for status, mark in (("asleep", "z"), ("sick", "~"))
        if status in unit["statuses"]
    ]
    for keyword in unit["keywords"]:
        mark = {"confused": "?", "cannot-attack": "×"}.get(keyword) or words.say(f"mark-{keyword}")
        found.append((mark, words.term(f"keyword-{keyword}")))
    return found + [
        (f"{words.say(f'mark-{name}')}{unit[name]}", f"{words.term(f'name-{name}')} {unit[name]}")
        for name in _AMOUNTS
        if unit[name]
    ]


def about_unit(words: Words, unit: Mapping[str, Any], player: Mapping[str, Any], names: tuple[str, ...]) -> list[str]:
    """A god, a relic or a creature as it is now and what changed it; then its card, or the god's power."""
    name = words.term(f"god-{player['god']}") if unit["kind"] == GOD and player["god"] else words.card(unit["card"])
    health = words.term("name-durability" if unit["kind"] == "relic" else "name-health")
    lines = [
        f"{unit['tile']} {shape(unit['owner'])} {name} ({names[unit['owner']]})",
        f"{words.term('name-strength')} {unit['strength']}, {health} {unit['health']}/{unit['maximum']}",
        *(f"{mark} {said}" for mark, said in marks(unit, words)),
    ]
    if unit["spell-boost"]:
        lines.append(f"{words.term('name-spell-boost')} {unit['spell-boost']:+}")
    lines += [words.term(f"status-{status}") for status in ("used", "ward-spent") if status in unit["statuses"]]
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


def glossary(words: Words) -> list[Term]:
    """The words of the game, each with the clause that says what it means."""
    return [
        Term(
            (term.split("-", 1)[1], *(TEXTS.say(language, term).lower() for language in LANGUAGES)),
            words.term(term),
            "",
            (clause,),
        )
        for term, clause in EXPLAINED_BY.items()
    ]
