"""Maps records to cards: those that are in the game, those that are fully understood; for every other, why not."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec

from theagon.cards.report import Report
from theagon.cards.schema import converted
from theagon.cards.source import parse_yaml
from theagon.cards.wording import quoted
from theagon.games.card_language.operations import mentioned
from theagon.games.collection.checking import KnownDefinitions
from theagon.games.gods_unchained.checks import check_card
from theagon.games.gods_unchained.schema import Card
from theagon.games.gods_unchained.schema.words import God, Rarity, Tribe
from theagon.games.words import Words
from tools.published_cards.mapper import Kind, NotMapped, meaning
from tools.published_cards.names import Named, Names, id_of
from tools.published_cards.writing import as_yaml

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from tools.published_cards.records import Record

KINDS: Final[dict[str, Kind]] = {
    "creature": "creature",
    "spell": "spell",
    "weapon": "relic",
    "relic": "relic",
    "god power": "god-power",
    "god_power": "god-power",
}


@dataclass(frozen=True, slots=True)
class Difference:
    """A value that a card of the game has, and the other one that its record gives."""

    field: str
    here: str | int | None
    published: str | int | None


@dataclass(slots=True)
class Outcome:
    """The result for one record: the card of the game, a new card, or the words that were not understood and why."""

    record: Record
    known: Card | None = None
    differences: tuple[Difference, ...] = ()  # of `known`
    card: Card | None = None
    not_understood: str = ""
    why: str = ""
    reminders: list[str] = field(default_factory=list)  # texts in parentheses, which are left out


@dataclass(slots=True)
class Import:
    """The results for all records, and the tokens that the texts of new cards describe."""

    outcomes: list[Outcome]
    tokens: list[Card]

    @property
    def cards(self) -> list[Card]:
        """All cards that were made, none of those that the game has."""
        return [*(outcome.card for outcome in self.outcomes if outcome.card is not None), *self.tokens]


def map_records(records: Sequence[Record], base: Collection[Card], reasons: Mapping[str, str] | None = None) -> Import:
    """Map records to cards; their texts may name one another and the cards of `base`.

    A record of a card of `base` becomes no new card: its values are compared with the card's. `reasons` say by names
    why published cards are not in the game; they are told of records that are not understood.
    """
    names = Names()
    names.add_cards(base)
    for record in records:
        kind = KINDS.get(record.type.lower())
        if kind is not None:
            known = Named(id_of(record.name), kind, record.tribe_name, record.strength, record.durability)
            names.add(record.name, known)
    ids = Counter(id_of(record.name) for record in records)
    own = {id_of(card.name.en): card for card in base}
    outcomes = [
        _compare(record, own[id_of(record.name)])
        if id_of(record.name) in own
        else _map(record, names, ids, reasons or {})
        for record in records
    ]
    others = {card.id: card for card in base} | names.made
    _drop_unsound(outcomes, others)
    used = {name for outcome in outcomes if outcome.card for name in mentioned(outcome.card)}
    return Import(outcomes, [card for card in names.made.values() if card.id in used])


def _compare(record: Record, card: Card) -> Outcome:
    """What a record gives otherwise than the card of the game."""
    unit = card.kind in ("creature", "relic")
    pairs = {
        "kind": (card.kind, KINDS.get(record.type.lower(), record.type)),
        "god": (card.god, record.god.lower()),
        "rarity": (card.rarity, record.rarity.lower()),
        "tribe": (card.tribe, record.tribe_name),
        "cost": (card.cost, record.mana),
        "strength": (card.strength, record.strength if unit else None),
        "health": (card.health, record.durability if unit else None),
    }
    found = (Difference(name, here, there) for name, (here, there) in pairs.items() if here != there)
    return Outcome(record, known=card, differences=tuple(found))


def _map(record: Record, names: Names, ids: Counter[str], reasons: Mapping[str, str]) -> Outcome:
    own_id = id_of(record.name)
    try:
        kind = KINDS.get(record.type.lower())
        if kind is None:
            raise NotMapped(record.type, f"a card is one of {', '.join(KINDS)}")
        if not own_id:
            raise NotMapped(record.name, "it gives no id")
        if ids[own_id] > 1:
            raise NotMapped(record.name, f"other records would also have the id {own_id}")
        read = meaning(record.effect, kind, own_id, names)
        return Outcome(record, card=_card(record, own_id, kind, read.fields()), reminders=read.reminders)
    except NotMapped as stuck:
        return Outcome(record, not_understood=stuck.words, why=reasons.get(record.name) or stuck.why)


def _card(record: Record, own_id: str, kind: Kind, fields: dict[str, Any]) -> Card:
    """The card of a record. Raises `NotMapped` for what a card cannot have."""
    for value, allowed in ((record.god, God), (record.rarity, Rarity), (record.tribe_name, Tribe)):
        if value is not None and value.lower() not in get_args(allowed):
            raise NotMapped(value, f"known are {', '.join(get_args(allowed))}")
    unit = kind in ("creature", "relic")
    if unit and (record.strength is None or not record.durability):
        raise NotMapped("", f"a {kind} needs attack and health")
    card = Card(
        id=own_id,
        name=Words(en=record.name, es=record.name, ru=record.name),
        kind=kind,
        cost=record.mana,
        god=record.god.lower(),  # type: ignore[arg-type]
        rarity=record.rarity.lower(),  # type: ignore[arg-type]
        tribe=record.tribe_name,  # type: ignore[arg-type]
        token=not record.collectable and kind != "god-power",
        strength=record.strength if unit else None,
        health=record.durability if unit else None,
        **fields,
    )
    try:
        return converted(msgspec.to_builtins(card), Card)  # the limits of the schema
    except msgspec.ValidationError as error:
        raise NotMapped("", str(error)) from None


def _drop_unsound(outcomes: Sequence[Outcome], others: Mapping[str, Card]) -> None:
    """Drop cards that do what no card can, or name a card that was not mapped; then those that name them, and so on."""
    cards = dict(others)
    speaking: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        if outcome.card is not None:
            cards[outcome.card.id] = outcome.card
            for name in mentioned(outcome.card):
                speaking.setdefault(name, []).append(outcome)
    waiting = list(outcomes)
    while waiting:
        outcome = waiting.pop()
        card = outcome.card
        why = _mistake(card, cards) if card is not None else None
        if card is not None and why is not None:
            outcome.card, outcome.why = None, why
            del cards[card.id]
            waiting += speaking.get(card.id, ())


def _mistake(card: Card, cards: Mapping[str, Card]) -> str | None:
    """The first thing that is wrong with a card among all others."""
    unknown = next((name for name in mentioned(card) if name not in cards), None)
    if unknown is not None:
        return f"there is no card {quoted(unknown)}"
    report = Report()
    node = parse_yaml(as_yaml([card]), card.id).find("cards", 0)
    check_card(card, node, KnownDefinitions({"card": cards}), report)
    return report.errors[0].message if report.errors else None
