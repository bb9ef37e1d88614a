"""The checks of cards and leaders that no type can express: what each kind has, and what it speaks of.

Every mistake is reported, at the place of the offending value and with its cure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.cards.wording import quoted
from theagon.games.card_language.script import Scene
from theagon.games.checking import Checker, Known, given
from theagon.games.hand_of_the_gods.schema import Card, Leader
from theagon.games.hand_of_the_gods.sentences import Script

if TYPE_CHECKING:
    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.games.hand_of_the_gods.schema import Ability

SPELL_HAS_NO: Final = (
    "attack",
    "health",
    "movement",
    "range",
    "subtypes",
    "keywords",
    "protect",
    "deploy",
    "abilities",
    "auras",
    "neutral",
)
HOUSE_OF_SPELLS: Final = ("name", "pantheon", "rarity", "cost", "effect")
HOUSE_OF_UNITS: Final = (*HOUSE_OF_SPELLS, "attack", "health", "movement", "range", "subtypes")
HOUSE_OF_LEADERS: Final = ("name", "pantheon", "ability", "cost", "effect")


def check_definition(definition: Card | Leader, node: Node, known: Known, report: Report) -> None:
    """Report what is wrong with a card or a leader, which stands at `node`."""
    check = Checker(known, report)
    if isinstance(definition, Card):
        _check_card(check, definition, node)
    else:
        _check_leader(check, definition, node)


def _check_card(check: Checker, card: Card, node: Node) -> None:
    if card.kind == "unit":
        _check_unit(check, card, node)
    else:
        _check_spell(check, card, node)
    check.distinct(node, "subtypes", card.subtypes)
    check.distinct(node, "keywords", card.keywords)
    check.house(node, card.house, HOUSE_OF_UNITS if card.kind == "unit" else HOUSE_OF_SPELLS)


def _check_leader(check: Checker, leader: Leader, node: Node) -> None:
    if leader.pantheon == "neutral" and leader.selectable:
        check.wrong(node.find("pantheon"), "a leader whom players choose has a pantheon of its own")
    Script(
        check.known, check.report, Scene("a leader ability", chooses=True, points=True, target=leader.target)
    ).check_fields(leader, node)
    check.house(node, leader.house, HOUSE_OF_LEADERS)


def _check_unit(check: Checker, card: Card, node: Node) -> None:
    for name in ("attack", "health"):
        if not given(node, name):
            check.wrong(node, f"a unit needs the field {quoted(name)}", f"such as {name}: 3")
    check.refuse(node, ("target", "do"), "a unit has no {} of its own", "put it into one of its abilities")
    if "structure" in card.subtypes and card.movement and given(node, "movement"):
        check.wrong(node.find("movement"), "a structure has no movement (HG3.2)", "write movement: 0")
    if "guard" in card.keywords and "stealth" in card.keywords:
        check.wrong(node.find("keywords"), "a stealthed unit cannot guard (HG4.26)", "leave one of them out")
    if card.neutral:
        if not card.token:
            check.wrong(node.find("neutral"), "only a token belongs to nobody", "add token: true")
        check.refuse(node, ("abilities", "auras"), "a unit that belongs to nobody has no {}")
    activated = [k for k, ability in enumerate(card.abilities) if ability.activated]
    for k in activated[1:]:
        place = node.find("abilities", k, "activated")
        check.wrong(place, "a unit has one activated warcry at most", "put its effects into the first")
    for k, ability in enumerate(card.abilities):
        Script(check.known, check.report, _scene_of(card, ability)).check(ability, node.find("abilities", k))
    for k, aura in enumerate(card.auras):
        Script(check.known, check.report, Scene("an aura", own_unit=card)).check(aura, node.find("auras", k))


def _scene_of(card: Card, ability: Ability) -> Scene:
    warcry = ability.on == "warcry"
    name = "a warcry" if warcry else f"the trigger {quoted(ability.on)}"
    return Scene(name, chooses=warcry, points=warcry, own_unit=card, on=ability.on, target=ability.target)


def _check_spell(check: Checker, card: Card, node: Node) -> None:
    if not card.do:
        check.wrong(node.find("do"), "a spell needs the field 'do'", "such as do: [{draw: 1}]")
    check.refuse(node, SPELL_HAS_NO, "a spell has no {}")
    Script(check.known, check.report, Scene("a spell", chooses=True, points=True, target=card.target)).check_fields(
        card, node
    )
