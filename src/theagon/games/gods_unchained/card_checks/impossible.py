"""The checks of cards for effects that can never happen: answers to events that their unit cannot have, and filters
that nothing passes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.cards.error_text import either, quoted
from theagon.games.collection.checking import Fault, refused
from theagon.games.gods_unchained.rules.world import ROW, SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from theagon.cards.node import Node
    from theagon.games.gods_unchained.schema import Ability, Card
    from theagon.games.gods_unchained.schema.filters import Condition, Filter

KEYWORDS_OF_SPELLS: Final = ("soulless",)
CREATURES: Final = ("creature",)
BEINGS: Final = ("creature", "god")
NO_GODS: Final = ("creature", "relic")
KINDS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(("your-god", "enemy-god", "god"), ("god",)),
    **dict.fromkeys(("your-relic", "enemy-relic", "relic"), ("relic",)),
    "character": BEINGS,
    "creature": CREATURES,
}
"""The kinds of units that a word or a filter's kind means."""
_OWN_EVENTS: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(("roar", "afterlife", "ability"), NO_GODS),
    **dict.fromkeys(("damaged", "survives"), BEINGS),
    "arrives": CREATURES,
}
"""The kinds of units to which such an event can happen; any other can happen to all."""
_EVENTS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(("attacks", "attacked", "deals-damage", "damaged", "survives"), BEINGS),
    "dies": NO_GODS,
    "summoned": CREATURES,
}
"""The kinds of units that `of` and `by` can ask of such an event; of any other all."""
_OF_CARDS: Final = ("tribe", "rarity", "card", "has")
_OF_BODIES: Final = ("strength-min", "strength-max", "health-min", "health-max", "has")
_MOST: Final[Mapping[str, int]] = {"creature": ROW, "god": 1, "relic": 1}
"""The most units of a kind that a side can have."""
_LEAVE_OUT: Final = "leave it out, or ask for another kind"


def never_answered(ability: Ability, kind: str | None, card: Card, node: Node) -> Iterator[Fault]:
    """Yield events that an ability of a card can never answer, on a unit of this kind (None: on any)."""
    own, about = _OWN_EVENTS.get(ability.on), _EVENTS_OF.get(ability.on)
    if ability.of is None and ability.zone is None and own and kind is not None and kind not in own:
        yield _never(ability, kind, own, node.find("on"))
    for name, asked in (("of", ability.of), ("by", ability.by)):
        if asked is not None and about and {*about}.isdisjoint(KINDS_OF.get(asked.kind, about)):
            yield _never(ability, asked.kind, about, node.find(name, "kind"))
    if ability.zone == "deck" and card.token:
        yield Fault(node.find("from"), "a token is in no deck when the match starts", "leave out token: true")
    if ability.zone == "void" and "soulless" in card.keywords:
        hint = "leave one of the two out"
        yield Fault(node.find("from"), "a soulless card does not stay in the void (GU3.5)", hint)


def never_passed(wanted: Filter, node: Node, *, cards: bool, named: Card | None) -> Iterator[Fault]:
    """Yield the demands of a filter that nothing meets if it meets the others; `named` is the card that it names."""
    kind = wanted.kind
    if named is not None and kind != "card" and named.kind not in KINDS_OF.get(kind, (kind,)):
        hint = f"write kind: {named.kind}"
        yield Fault(node.find("card"), f"{quoted(named.id)} is a {named.kind}, and here a {kind} is asked for", hint)
    elif not cards and kind == "god":
        yield from refused(node, _OF_CARDS, "{} is asked of cards, and here gods are meant", _LEAVE_OUT)
    if not cards and kind in ("god", "relic") and wanted.fought:
        yield Fault(node.find("fought"), "only creatures count as having fought", "leave it out")
    if not cards and kind == "relic" and wanted.asleep:
        yield Fault(node.find("asleep"), "a relic does not sleep", "leave it out")
    if cards and kind == "spell":
        message = "{} is asked of creatures and relics, and here spells are meant"
        yield from refused(node, _OF_BODIES, message, _LEAVE_OUT)
        if wanted.keyword is not None and wanted.keyword not in KEYWORDS_OF_SPELLS:
            hint = f"a spell can be {either(KEYWORDS_OF_SPELLS)}"
            yield Fault(node.find("keyword"), "a spell has no such keyword", hint)


def never_so_many(condition: Condition, node: Node) -> Iterator[Fault]:
    """Yield counts of more units than the board has room for."""
    if condition.count is None or condition.zone != "board":
        return
    sides = SEATS if condition.count.side == "any" else 1
    most = sides * sum(_MOST[kind] for kind in KINDS_OF.get(condition.count.kind, CREATURES))
    if condition.at_least > most:
        yield Fault(node.find("at-least"), f"there are never so many: {most} at most", f"such as at-least: {most}")


def _never(ability: Ability, kind: str, about: tuple[str, ...], place: Node) -> Fault:
    return Fault(place, f"{quoted(ability.on)} never happens to a {kind}", f"it happens to a {either(about)}")
