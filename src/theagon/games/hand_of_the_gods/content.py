"""The cards, decks and maps of Hand of the Gods: those of the package, and those that files and replays bring.

Whatever is loaded here has passed every check, so the rules can rely on it. Mistakes are raised as `InvalidFileError`:
all of a file at once, each with its place and its cure.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta

from theagon.cards.decode import Decoded, decode_with_places
from theagon.cards.node import Node
from theagon.cards.report import Report
from theagon.cards.schema import Schema
from theagon.cards.source import parse_yaml, read_yaml
from theagon.cards.wording import quoted, suggestion
from theagon.errors import TheagonError
from theagon.games.hand_of_the_gods.card_files import Found, check_definitions, find_definitions
from theagon.games.hand_of_the_gods.references import mentioned
from theagon.games.hand_of_the_gods.rules.world import CARDS, LEADERS
from theagon.games.hand_of_the_gods.schema import BoardMap, Card, Deck, Leader, Words
from theagon.games.hand_of_the_gods.tables import line_count
from theagon.games.hand_of_the_gods.wording import card_names

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from importlib.resources.abc import Traversable

MOST_CARDS: Final = CARDS - 2               # place 0 is none, the last is the summoning stone's
MOST_LEADERS: Final = LEADERS - 1
DECK_SIZE: Final = 25                       # HG5.6
COPIES: Final = 2                           # HG6.12
LEGENDARY_COPIES: Final = 1

_PACKAGE: Final = files("theagon.games.hand_of_the_gods")
_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Definition(Schema):
    """A card or a leader, its place in the set and its first line in the effect table, as replays carry it.

    Exactly one of card, leader.
    """

    index: Annotated[int, Meta(ge=1)]
    line: Annotated[int, Meta(ge=1)]
    card: Card | None = None
    leader: Leader | None = None

    def __post_init__(self) -> None:
        if (self.card is None) == (self.leader is None):
            raise ValueError("either 'card' or 'leader' must be given")


class CardSet:
    """Cards and leaders, each with a place: 1, 2, ... by which the rules know it. It never changes."""

    def __init__(
        self, cards: Mapping[int, Card], leaders: Mapping[int, Leader], lines: Mapping[str, int] | None = None
    ) -> None:
        """Take checked definitions by their places, and their first lines in the effect table by id.

        Without `lines` each begins where the one before ends. Raises `TheagonError` if they are too many for the rules.
        """
        for what, definitions, most in (("cards", cards, MOST_CARDS), ("leaders", leaders, MOST_LEADERS)):
            if definitions and max(definitions) > most:
                raise TheagonError(f"a set holds at most {most} {what}, not {max(definitions)}")
        self.cards: Mapping[int, Card] = MappingProxyType(dict(cards))
        self.leaders: Mapping[int, Leader] = MappingProxyType(dict(leaders))
        self.by_id: Mapping[str, Card] = MappingProxyType({card.id: card for card in cards.values()})
        self.leader_by_id: Mapping[str, Leader] = MappingProxyType({each.id: each for each in leaders.values()})
        self._index = {card.id: index for index, card in cards.items()}
        self._leader_index = {leader.id: index for index, leader in leaders.items()}
        self._first_line = dict(lines) if lines is not None else _one_after_another(self.everything)

    @classmethod
    def numbered(cls, cards: Iterable[Card], leaders: Iterable[Leader]) -> CardSet:
        """The set of checked definitions, whose places follow the order of their ids."""
        return cls(
            dict(enumerate(sorted(cards, key=lambda card: card.id), 1)),
            dict(enumerate(sorted(leaders, key=lambda leader: leader.id), 1)),
        )

    @classmethod
    def from_files(cls, paths: Iterable[Path | Traversable], base: CardSet | None = None) -> CardSet:
        """The cards of all these files together, and those of `base` that they do not replace."""
        found, report = Found(), Report()
        for path in paths:
            try:
                find_definitions(read_yaml(path), found, report)
            except TheagonError as error:
                report.add(error.message, error.location, error.hint)
        known = base or cls({}, {})
        cards, leaders = check_definitions(found, known.by_id, known.leader_by_id, report)
        return cls.numbered(cards.values(), leaders.values())

    @classmethod
    def from_definitions(cls, definitions: object, name: str = "card definitions") -> CardSet:
        """The set that `definitions()` wrote, wherever it comes from: plain data or a node; messages call it `name`."""
        read = decode_with_places(_node_of(definitions, name), tuple[Definition, ...])
        found, report = Found(), Report()
        cards: dict[int, Card] = {}
        leaders: dict[int, Leader] = {}
        lines: dict[str, int] = {}
        free = 1
        for each in sorted(read.value, key=lambda each: each.line):
            node = read.node_of(each)
            definition = each.card or each.leader
            assert definition is not None           # the schema has seen to it
            if each.line < free:
                report.add("its lines are those of another definition", node.find("line").location, f"at least {free}")
            lines[definition.id] = each.line
            free = max(free, each.line + line_count(definition))
            if each.index in (cards if each.card is not None else leaders):
                report.add(f"the place {each.index} is given twice", node.find("index").location)
            if each.card is not None:
                cards[each.index] = each.card
                found.cards.append((each.card, node.find("card")))
            elif each.leader is not None:
                leaders[each.index] = each.leader
                found.leaders.append((each.leader, node.find("leader")))
        check_definitions(found, {}, {}, report)
        return cls(cards, leaders, lines)

    def extended(
        self, cards: Iterable[Card], leaders: Iterable[Leader] = (), node_of: Callable[[object], Node] | None = None
    ) -> CardSet:
        """This set with further definitions, or others in the place of those of the same id, numbered anew.

        `node_of` tells the node of each definition, where there is one, for the messages: `Decoded.node_of`.
        """
        place = node_of or (lambda definition: _node_of(definition, "card definition"))
        found = Found([(card, place(card)) for card in cards], [(leader, place(leader)) for leader in leaders])
        if not found.cards and not found.leaders:
            return self
        all_cards, all_leaders = check_definitions(found, self.by_id, self.leader_by_id, Report())
        return CardSet.numbered(all_cards.values(), all_leaders.values())

    def index(self, card_id: str) -> int:
        """The place of a card. Raises `KeyError` for an id that no card has."""
        return self._index[card_id]

    def leader_index(self, leader_id: str) -> int:
        """The place of a leader. Raises `KeyError` for an id that no leader has."""
        return self._leader_index[leader_id]

    def first_line(self, definition_id: str) -> int:
        """Where the lines of a card or a leader begin in the effect table. Raises `KeyError` for an unknown id."""
        return self._first_line[definition_id]

    @property
    def everything(self) -> tuple[Card | Leader, ...]:
        """All cards, then all leaders."""
        return (*self.cards.values(), *self.leaders.values())

    @cached_property
    def names(self) -> Mapping[str, Words]:
        """What texts call each card and each leader ability, by id."""
        return MappingProxyType(card_names(self.cards.values(), self.leaders.values()))

    def closure(self, ids: Iterable[str]) -> set[str]:
        """These cards and leaders, and all that can come of them: what a match with them needs.

        Give it a match's decks, leaders and the gift of its map. Raises `KeyError` for an unknown id.
        """
        needed: set[str] = set()
        waiting = list(ids)
        while waiting:
            each = waiting.pop()
            if each not in needed:
                needed.add(each)
                waiting += mentioned(self.by_id[each] if each in self.by_id else self.leader_by_id[each])
        return needed

    def definitions(self, ids: Iterable[str] | None = None) -> list[dict[str, Any]]:
        """These cards and leaders (or all) as plain data with their places, for `from_definitions`."""
        wanted = {each.id for each in self.everything} if ids is None else set(ids)
        line = self.first_line
        cards = [(k, card) for k, card in self.cards.items() if card.id in wanted]
        leaders = [(k, leader) for k, leader in self.leaders.items() if leader.id in wanted]
        definitions = [Definition(index=k, line=line(card.id), card=card) for k, card in cards]
        definitions += [Definition(index=k, line=line(leader.id), leader=leader) for k, leader in leaders]
        plain: list[dict[str, Any]] = msgspec.to_builtins(definitions)
        return plain

    @cached_property
    def digest(self) -> str:
        """A hash of all definitions and their places: equal for equal sets alone."""
        return hashlib.sha256(msgspec.json.encode(self.definitions(), order="deterministic")).hexdigest()


def _one_after_another(definitions: Iterable[Card | Leader]) -> dict[str, int]:
    lines, free = {}, 1
    for definition in definitions:
        lines[definition.id] = free
        free += line_count(definition)
    return lines


@cache
def standard() -> CardSet:
    """The cards of the package."""
    return CardSet.from_files(_packaged("cards").values())


# ---- decks ----------------------------------------------------------------------------------------------------------


def load_deck(source: str | Path, cards: CardSet | None = None) -> Deck:
    """A deck of the package by its name (`zeus`), or one from a file by its path, checked against `cards`."""
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
    """Raise `InvalidFileError` with all that is wrong with a deck (HG5.6, HG6.12); `read` is where it came from."""
    report = Report()
    leader = cards.leader_by_id.get(deck.leader)
    choices = [each.id for each in cards.leaders.values() if each.selectable]
    place = read.at(deck, "leader") if read else None
    if leader is None:
        report.add(f"there is no leader {quoted(deck.leader)}", place, suggestion(deck.leader, choices))
    elif not leader.selectable:
        report.add(f"{quoted(leader.id)} can not lead a deck", place, suggestion(None, choices))
    for name, copies in deck.cards.items():
        key = read.key_at(deck.cards, name) if read else None
        card = cards.by_id.get(name)
        if card is None:
            report.add(f"there is no card {quoted(name)}", key, suggestion(name, cards.by_id))
            continue
        if card.token:
            report.add(f"{quoted(name)} is made by other cards and belongs in no deck", key, "take it out")
        elif leader is not None and card.pantheon not in (leader.pantheon, "neutral"):
            hint = f"a deck of {leader.name.en} takes {leader.pantheon} and neutral cards (HG6.12)"
            report.add(f"{quoted(name)} is of another pantheon, the {card.pantheon}", key, hint)
        most = LEGENDARY_COPIES if card.rarity == "legendary" else COPIES
        if copies > most:
            what = "a legendary card" if card.rarity == "legendary" else "a card"
            at = read.at(deck.cards, name) if read else None
            report.add(f"{copies} copies of {quoted(name)}", at, f"at most {most} of {what} (HG6.12)")
    total = sum(deck.cards.values())
    if total != DECK_SIZE:
        cure = f"add {DECK_SIZE - total}" if total < DECK_SIZE else f"take out {total - DECK_SIZE}"
        at = read.key_at(deck, "cards") if read else None
        report.add(f"a deck has {DECK_SIZE} cards, this one {total} (HG5.6)", at, cure)
    report.check()


# ---- maps -----------------------------------------------------------------------------------------------------------


def load_map(source: str | Path = "arena", cards: CardSet | None = None) -> BoardMap:
    """A map of the package by its name, or one from a file by its path; its gift is one of `cards`."""
    read = decode_with_places(read_yaml(_find(source, "maps", "map")), BoardMap)
    check_map(read.value, cards or standard(), read)
    return read.value


def check_map(board: BoardMap, cards: CardSet, read: Decoded[Any]) -> None:
    """Raise `InvalidFileError` with all that is wrong with a map that is, or is part of, what was `read`."""
    report = Report()
    if board.stones[0] == board.stones[1]:
        report.add("both stones stand on one tile", read.at(board, "stones", 1), "give each a tile of its own")
    for k, tile in enumerate(board.blockers):
        if tile in board.stones:
            report.add(f"a stone stands on {tile}", read.at(board, "blockers", k), "leave this blocker out")
        elif tile in board.blockers[:k]:
            report.add(f"{quoted(tile)} is given twice", read.at(board, "blockers", k), "leave one of them out")
    if board.gift is not None and board.gift not in cards.by_id:
        hint = suggestion(board.gift, cards.by_id)
        report.add(f"there is no card {quoted(board.gift)}", read.at(board, "gift"), hint)
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
