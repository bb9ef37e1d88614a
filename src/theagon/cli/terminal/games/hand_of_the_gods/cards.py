"""The cards, leaders and units of Hand of the Gods in words."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, cast

from theagon.cards.source import read_yaml
from theagon.cli.terminal.described import traits
from theagon.cli.terminal.described import values as values_told
from theagon.cli.terminal.game import Held, Term
from theagon.cli.terminal.words import shape
from theagon.games.hand_of_the_gods.wording import card_text, leader_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.cli.terminal.words import Words

STONE: Final = "summoning-stone"


def values(card: Any) -> str:
    """Attack and health of a unit card; nothing for a spell."""
    return "" if card.kind == "spell" else f"{card.attack}/{card.health}"


def leader_name(words: Words, leader: str) -> str:
    return str(getattr(words.game.cards.leader_by_id[leader].name, words.language))


def ability_name(words: Words, leader: str) -> str:
    """The name of a leader's ability."""
    return str(getattr(words.game.cards.leader_by_id[leader].ability, words.language))


def printed(words: Words, card: str) -> Held:
    """A card as it is printed."""
    definition = words.game.cards.by_id[card]
    return Held(card, f"{words.card(card)} ◆{definition.cost}", values(definition))


def held(words: Words, card: Mapping[str, Any]) -> Held:
    """A card of the hand, as a view has it."""
    return printed(words, card["card"])._replace(name=f"{words.card(card['card'])} ◆{card['cost']}")


def text(words: Words, card: str) -> list[str]:
    """The rules text of a card or of a leader's ability."""
    cards = words.game.cards
    if card in cards.leader_by_id:
        return leader_text(cards.leader_by_id[card], cards.names, words.language)
    return [] if card == STONE else card_text(cards.by_id[card], cards.names, words.language)


def kinds(words: Words, card: str) -> list[str]:
    """What sort of card it is, a sentence each: its subtypes, and a range beyond melee."""
    definition = words.game.cards.by_id.get(card)
    if definition is None:
        return []
    found = [words.term(f"subtype-{subtype}") for subtype in definition.subtypes]
    if definition.kind == "unit" and definition.range > 1:
        found.append(f"{words.term('name-range')} {definition.range}")
    if definition.kind == "unit" and definition.movement != 2 and "structure" not in definition.subtypes:
        found.append(f"{words.term('name-movement')} {definition.movement}")
    return [f"{', '.join(found)}."] if found else []


def named(words: Words) -> dict[str, str]:
    """The ids of cards and leaders, by their names in small letters."""
    cards, leaders = words.game.cards.by_id.values(), words.game.cards.leader_by_id.values()
    found = {name: card.id for card in cards for name in _names(card.id, card.name)}
    return found | {name: each.id for each in leaders for name in _names(each.id, each.name, each.ability)}


def _names(identity: str, *called: Any) -> list[str]:
    return [identity, *(name.lower() for each in called for name in (each.en, each.es, each.ru))]


def about(words: Words, card: str) -> list[str]:
    """A card or a leader in full."""
    if card in words.game.cards.leader_by_id:
        cost = words.game.cards.leader_by_id[card].cost
        return [f"{leader_name(words, card)}: {ability_name(words, card)} ◆{cost}", *words.card_lines(card)]
    definition = words.game.cards.by_id[card]
    sort = [words.term(f"kind-{definition.kind}"), words.term(f"pantheon-{definition.pantheon}")]
    sort.append(words.term("token") if definition.token else words.term(f"rarity-{definition.rarity}"))
    sorts = f"{' · '.join(sort)}. {' '.join(kinds(words, card))}".rstrip()
    lines = [printed(words, card).title, sorts, *words.card_lines(card)]
    if definition.kind == "unit":
        lines.append(
            f"{words.term('name-movement')} {definition.movement}, {words.term('name-range')} {definition.range}"
        )
    return lines


def about_unit(words: Words, unit: Mapping[str, Any], names: tuple[str, ...]) -> list[str]:
    """A unit as it is now, with its marks explained and what changed it, then its card."""
    owner = words.say("nobody") if unit["owner"] is None else names[unit["owner"]]
    head = f"{unit['tile']} {shape(unit['owner'])} {words.card(unit['card'])} ({owner})"
    lines = [
        head,
        ", ".join(values_told(words, "unit", unit)),
        *(f"{mark} {name}".strip() for mark, name in traits(words, unit)),
    ]
    if unit["card"] == STONE:
        return [*lines, words.say("about-stone")]
    if bonus := _bonus(words, unit["from-auras"]):
        lines.append(words.say("from-auras", bonus=bonus))
    lines += [
        words.say("temporary", bonus=_bonus(words, each), until=each["until"])
        for each in unit["temporary"]
        if _bonus(words, each)
    ]
    return [*lines, "", *about(words, unit["card"])]


def _bonus(words: Words, values: Mapping[str, Any]) -> str:
    parts = [
        f"{values[name]:+} {words.term(f'name-{name}').lower()}"
        for name in ("attack", "health", "movement", "range")
        if values[name]
    ]
    if values["protect"]:
        parts.append(words.term("keyword-protect", amount=values["protect"], case="nominative"))
    parts += [words.term(f"keyword-{keyword}", case="nominative") for keyword in values["keywords"]]
    return ", ".join(parts)


def glossary(words: Words) -> list[Term]:
    """The words of the game, as the rulebook has them."""
    return [
        Term(
            (each["id"], *(name.lower() for name in each["name"].values())),
            each["name"][words.language],
            each["text"][words.language],
            tuple(each["clauses"]),
        )
        for each in _glossary()
    ]


@cache
def _glossary() -> list[dict[str, Any]]:
    source = files("theagon.games.hand_of_the_gods") / "rulebook" / "glossary.yaml"
    return cast("list[dict[str, Any]]", read_yaml(source).find("terms").plain())
