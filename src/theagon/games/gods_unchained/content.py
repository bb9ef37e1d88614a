"""The cards and decks of Gods Unchained: those of the package, and those that files and replays bring.

Whatever is loaded here has passed every check, so the rules can rely on it. Mistakes are raised as `InvalidFileError`:
all of a file at once, each with its place and its cure.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta

from theagon.cards.decode import Decoded, decode, decode_with_places
from theagon.cards.node import Node
from theagon.cards.report import InvalidFileError, Report
from theagon.cards.schema import Schema
from theagon.cards.source import parse_yaml, read_yaml
from theagon.cards.wording import quoted, suggestion
from theagon.errors import TheagonError
from theagon.games.gods_unchained.checks import Known, check_card
from theagon.games.gods_unchained.references import mentioned, parts, pools
from theagon.games.gods_unchained.rules.world import CARDS, DECK_SIZE, OFFERED
from theagon.games.gods_unchained.schema import Card, CardFile, Deck, Effect
from theagon.games.gods_unchained.tables import line_count, pool_cards, pools_of_enemies

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

MOST_CARDS: Final = CARDS - 2               # place 0 is none, the last is the gods'
COPIES: Final = 2                           # GU5.2
LEGENDARY_COPIES: Final = 1

_PACKAGE: Final = files("theagon.games.gods_unchained")
_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class _Outline(CardFile):
    """A card file whose cards are looked at later."""

    cards: tuple[Any, ...] = ()


class Definition(Schema):
    """A card, its place in the set and its first line in the effect table, as replays carry it."""

    index: Annotated[int, Meta(ge=1)]
    line: Annotated[int, Meta(ge=1)]
    card: Card


class CardSet:
    """Cards, each with a place: 1, 2, ... by which the rules know it. It never changes."""

    def __init__(self, cards: Mapping[int, Card], lines: Mapping[str, int] | None = None) -> None:
        """Take checked definitions by their places, and their first lines in the effect table by id.

        Without `lines` each begins where the one before ends. Raises `TheagonError` if they are too many for the rules.
        """
        if cards and max(cards) > MOST_CARDS:
            raise TheagonError(f"a set holds at most {MOST_CARDS} cards, not {max(cards)}")
        self.cards: Mapping[int, Card] = MappingProxyType(dict(cards))
        self.by_id: Mapping[str, Card] = MappingProxyType({card.id: card for card in cards.values()})
        self._index = {card.id: index for index, card in cards.items()}
        self._first_line = dict(lines) if lines is not None else _one_after_another(cards.values())

    @classmethod
    def numbered(cls, cards: Iterable[Card]) -> CardSet:
        """The set of checked definitions, whose places follow the order of their ids."""
        return cls(dict(enumerate(sorted(cards, key=lambda card: card.id), 1)))

    @classmethod
    def from_files(cls, paths: Iterable[Path | Traversable], base: CardSet | None = None) -> CardSet:
        """The cards of all these files together, and those of `base` that they do not replace."""
        found: list[tuple[Card, Node]] = []
        unread: set[str] = set()
        report = Report()
        for path in paths:
            try:
                _find_cards(read_yaml(path), found, unread, report)
            except TheagonError as error:
                report.add(error.message, error.location, error.hint)
        return cls.numbered(_checked(found, base.by_id if base else {}, unread, report).values())

    @classmethod
    def from_definitions(cls, definitions: object, name: str = "card definitions") -> CardSet:
        """The set that `definitions()` wrote, wherever it comes from: plain data or a node; messages call it `name`."""
        read = decode_with_places(_node_of(definitions, name), tuple[Definition, ...])
        report = Report()
        cards: dict[int, Card] = {}
        lines: dict[str, int] = {}
        free = 1
        for each in sorted(read.value, key=lambda each: each.line):
            node = read.node_of(each)
            if each.line < free:
                report.add("its lines are those of another definition", node.find("line").location, f"at least {free}")
            free = max(free, each.line + line_count(each.card))
            lines[each.card.id] = each.line
            if each.index in cards:
                report.add(f"the place {each.index} is given twice", node.find("index").location)
            cards[each.index] = each.card
        _checked([(each.card, read.node_of(each).find("card")) for each in read.value], {}, (), report)
        return cls(cards, lines)

    def extended(self, cards: Iterable[Card], node_of: Callable[[object], Node] | None = None) -> CardSet:
        """This set with further definitions, or others in the place of those of the same id, numbered anew.

        `node_of` tells the node of each definition, where there is one, for the messages: `Decoded.node_of`.
        """
        place = node_of or (lambda definition: _node_of(definition, "card definition"))
        found = [(card, place(card)) for card in cards]
        if not found:
            return self
        return CardSet.numbered(_checked(found, self.by_id, (), Report()).values())

    def index(self, card_id: str) -> int:
        """The place of a card. Raises `KeyError` for an id that no card has."""
        return self._index[card_id]

    def first_line(self, card_id: str) -> int:
        """Where the lines of a card begin in the effect table. Raises `KeyError` for an unknown id."""
        return self._first_line[card_id]

    def closure(self, ids: Iterable[str]) -> set[str]:
        """These cards and all that can come of them: what a match with them needs. Raises `KeyError`."""
        needed: set[str] = set()
        waiting = list(ids)
        while waiting:
            each = waiting.pop()
            if each not in needed:
                needed.add(each)
                waiting += mentioned(self.by_id[each])
                for pool in pools(self.by_id[each]):
                    of_enemies = pool.of is not None and pool.of.god == "enemy"
                    places = pools_of_enemies(pool, self) if of_enemies else [pool_cards(pool, self)]
                    waiting += [self.cards[k].id for found in places for k in found]
        return needed

    def definitions(self, ids: Iterable[str] | None = None) -> list[dict[str, Any]]:
        """These cards (or all) as plain data with their places, for `from_definitions`."""
        wanted = set(self.by_id) if ids is None else set(ids)
        found = [Definition(index=k, line=self.first_line(card.id), card=card)
                 for k, card in self.cards.items() if card.id in wanted]
        plain: list[dict[str, Any]] = msgspec.to_builtins(found)
        return plain

    @cached_property
    def digest(self) -> str:
        """A hash of all definitions and their places: equal for equal sets alone."""
        return hashlib.sha256(msgspec.json.encode(self.definitions(), order="deterministic")).hexdigest()


def _one_after_another(cards: Iterable[Card]) -> dict[str, int]:
    lines, free = {}, 1
    for card in cards:
        lines[card.id] = free
        free += line_count(card)
    return lines


def _find_cards(node: Node, found: list[tuple[Card, Node]], unread: set[str], report: Report) -> None:
    """Add the cards of a file to those found, one by one: one that can not be read hides no other's mistakes."""
    _read(node, _Outline, report)
    cards = node.find("cards").value
    for item in cards if isinstance(cards, list) else ():
        card = _read(item, Card, report)
        name = item.find("id").value
        if card is not None:
            found.append((card, item))
        elif isinstance(name, str):
            unread.add(name)


def _read(node: Node, schema: Any, report: Report) -> Any:
    try:
        return decode(node, schema)
    except InvalidFileError as invalid:
        for error in invalid.errors:
            report.add(error.message, error.location, error.hint)
        return None


def _checked(
    found: list[tuple[Card, Node]], cards: Mapping[str, Card], unread: Iterable[str], report: Report
) -> dict[str, Card]:
    """All cards by id: those given, and those found, which take the place of ones of the same id.

    Raises `InvalidFileError` with everything in the report and everything that is wrong with those found.
    """
    everything = {**cards, **{card.id: card for card, _ in found}}
    known = Known(everything, set(unread))
    first: dict[str, Node] = {}
    for card, node in found:
        if card.id in first:
            hint = f"the first is in {first[card.id].location}"
            report.add(f"the id {quoted(card.id)} is given twice", node.find("id").location, hint)
        first.setdefault(card.id, node)
        check_card(card, node, known, report)
    _check_names(found, everything, report)
    report.check()
    _check_pools(found, CardSet.numbered(everything.values()), report)
    report.check()
    return everything


def _check_names(found: list[tuple[Card, Node]], everything: Mapping[str, Card], report: Report) -> None:
    """No two cards have one name in any language."""
    for language in ("en", "es", "ru"):
        bearers: dict[str, str] = {}
        for card in everything.values():
            bearers.setdefault(getattr(card.name, language).casefold(), card.id)
        for card, node in found:
            other = bearers[getattr(card.name, language).casefold()]
            if other != card.id:
                place = node.find("name", language).location
                report.add(f"{quoted(other)} has this name too", place, "give every card a name of its own")


def _check_pools(found: list[tuple[Card, Node]], cards: CardSet, report: Report) -> None:
    """A delve shows three different cards."""
    for card, node in found:
        for part in parts(card):
            if isinstance(part, Effect) and part.delve is not None and len(pool_cards(part.delve, cards)) < OFFERED:
                report.add(f"{quoted(card.id)} delves among fewer than {OFFERED} cards", node.location, "widen it")


@cache
def standard() -> CardSet:
    """The cards of the package."""
    return CardSet.from_files(_packaged("cards").values())


# ---- decks ----------------------------------------------------------------------------------------------------------


def load_deck(source: str | Path, cards: CardSet | None = None) -> Deck:
    """A deck of the package by its name (`death`), or one from a file by its path, checked against `cards`."""
    read = decode_with_places(read_yaml(_find(source, "decks", "deck")), Deck)
    check_deck(read.value, cards or standard(), read)
    return read.value


def read_deck(text: str, cards: CardSet, name: str = "deck") -> Deck:
    """The deck of a text, checked against `cards`; messages call it `name`."""
    read = decode_with_places(parse_yaml(text.encode(), name), Deck)
    check_deck(read.value, cards, read)
    return read.value


@cache
def starter_decks() -> Mapping[str, Deck]:
    """The decks of the package by name."""
    return MappingProxyType({name: load_deck(name) for name in _packaged("decks")})


def check_deck(deck: Deck, cards: CardSet, read: Decoded[Any] | None = None) -> None:
    """Raise `InvalidFileError` with all that is wrong with a deck (GU5.2); `read` is where it came from."""
    report = Report()
    if deck.god == "neutral":
        report.add("a deck has one of the six gods", read.at(deck, "god") if read else None, "such as god: death")
    for name, copies in deck.cards.items():
        key = read.key_at(deck.cards, name) if read else None
        card = cards.by_id.get(name)
        if card is None:
            report.add(f"there is no card {quoted(name)}", key, suggestion(name, cards.by_id))
            continue
        if card.token or card.kind == "god-power":
            report.add(f"{quoted(name)} belongs in no deck", key, "take it out")
        elif card.god not in (deck.god, "neutral"):
            hint = f"a deck of {deck.god} takes {deck.god} and neutral cards (GU5.2)"
            report.add(f"{quoted(name)} is of another god, {card.god}", key, hint)
        most = LEGENDARY_COPIES if card.rarity == "legendary" else COPIES
        if copies > most:
            what = "a legendary card" if card.rarity == "legendary" else "a card"
            at = read.at(deck.cards, name) if read else None
            report.add(f"{copies} copies of {quoted(name)}", at, f"at most {most} of {what} (GU5.2)")
    total = sum(deck.cards.values())
    if total != DECK_SIZE:
        cure = f"add {DECK_SIZE - total}" if total < DECK_SIZE else f"take out {total - DECK_SIZE}"
        at = read.key_at(deck, "cards") if read else None
        report.add(f"a deck has {DECK_SIZE} cards, this one {total} (GU5.2)", at, cure)
    report.check()


# ---- where things lie -----------------------------------------------------------------------------------------------


@cache
def _packaged(folder: str) -> Mapping[str, Traversable]:
    """The YAML files of a folder of the package, by name."""
    found = {path.name.removesuffix(".yaml"): path for path in (_PACKAGE / folder).iterdir()}
    return {name: found[name] for name in sorted(found) if found[name].name == f"{name}.yaml"}


def _find(source: str | Path, folder: str, what: str) -> Traversable | Path:
    """The file that a name of the package, or else a path, stands for."""
    packaged = _packaged(folder)
    if isinstance(source, str) and _NAME.fullmatch(source):
        if source not in packaged:
            hint = suggestion(source, packaged) or "give the path of a file"
            raise TheagonError(f"there is no {what} {quoted(source)}", hint=f"{hint}; a file is given by its path, "
                               f"such as ./{source}.yaml")
        return packaged[source]
    return Path(source)


def _node_of(plain: object, name: str) -> Node:
    """Data that come from no file, as a node that has places in what is shown of them; a node is left as it is."""
    if isinstance(plain, Node):
        return plain
    return parse_yaml(msgspec.json.format(msgspec.json.encode(plain), indent=1), name)
