"""The checks of cards that no schema can express: the fields that each kind needs and cannot have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.cards.error_text import quoted
from theagon.games.collection.checking import Checker

if TYPE_CHECKING:
    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.games.army_of_gods.schema import Card, Effect
    from theagon.games.collection.checking import KnownDefinitions

HOUSE: Final = ("name", "pantheon", "strength", "tokens", "effect")
_NEEDED: Final = {"army": "strength", "leading": "tokens"}


def check_card(card: Card, node: Node, known: KnownDefinitions, report: Report) -> None:
    """Report what is wrong with one card."""
    for kind, name in _NEEDED.items():
        given = getattr(card, name) is not None
        if card.kind == kind and not given:
            report.add(f"{quoted(card.id)} has no {name}", node.find("kind").location, f"such as {name}: 2")
        elif card.kind != kind and given:
            message = f"is {'an' if card.kind == 'army' else 'a'} {card.kind} card and has no {name}"
            report.add(f"{quoted(card.id)} {message}", node.find(name).location, "leave it out")
    if card.kind == "army" and card.do:
        message = f"{quoted(card.id)} is an army card and does nothing but lie there and attack"
        report.add(message, node.find("do").location, "leave 'do' out")
    if card.kind != "army" and not card.do:
        report.add(f"{quoted(card.id)} does nothing", node.find("kind").location, "say what with 'do'")
    for k, effect in enumerate(card.do):
        _check_effect(card, effect, node.find("do", k), report)
    Checker(known, report).house(node, card.house, HOUSE)


def _check_effect(card: Card, effect: Effect, node: Node, report: Report) -> None:
    if effect.block and (card.kind != "power" or len(card.do) > 1):
        hint = "give it to a power card, as its only effect"
        report.add(f"{quoted(card.id)}: only a power card blocks, and does nothing else (AG5.11)", node.location, hint)
    if effect.wild and card.kind != "supporting":
        report.add(f"{quoted(card.id)}: only a supporting god joins a stack", node.location, "write kind: supporting")
    if effect.wild and next(each for each in card.do if each.wild) is not effect:
        report.add(f"{quoted(card.id)} cannot join two stacks", node.location, "leave one of them out")
    drop, look, remove = effect.drop, effect.look, effect.remove
    if drop is not None and drop.one_kind and drop.from_discard:
        report.add("'one-kind' is for cards of the hand", node.find("drop", "one-kind").location, "leave it out")
    elif drop is not None and drop.one_kind and drop.most == 1:
        report.add("one card is always of one kind", node.find("drop", "one-kind").location, "such as most: 3")
    if look is not None and look.drop > look.top:
        told = f"of {look.top} cards {look.drop} cannot be deployed"
        report.add(told, node.find("look", "drop").location, f"at most drop: {look.top}")
    if remove is not None and remove.total is not None and remove.total < remove.stacks:
        told = f"{remove.stacks} cards have more strength together than {remove.total}: each has at least 1"
        report.add(told, node.find("remove", "total").location, "give a higher total, or fewer stacks")
