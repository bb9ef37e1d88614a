"""The cards, decks and maps of Hand of the Gods: what a set holds, and what a deck and a map are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec

from theagon.cards.decode import decode_with_places
from theagon.cards.error_text import quoted, suggestion
from theagon.cards.report import InvalidFileError, Report
from theagon.cards.schema import converted
from theagon.cards.source import read_yaml
from theagon.errors import TheagonError
from theagon.games.card_language.operations import mentioned
from theagon.games.collection import card_set
from theagon.games.collection.blanks import blank_id, blank_name, middle
from theagon.games.collection.card_files import in_set
from theagon.games.collection.definitions import DefinitionKind
from theagon.games.collection.own_words import MOST_OWN_KEYWORDS
from theagon.games.hand_of_the_gods.card_checks import check_definition
from theagon.games.hand_of_the_gods.rules.world import LEADERS, OWN, STONE
from theagon.games.hand_of_the_gods.schema import (
    PANTHEONS,
    SUBTYPES,
    BoardMap,
    Card,
    CardFile,
    Deck,
    HandKeyword,
    Keyword,
    Leader,
    OpeningHands,
    OwnPantheon,
    OwnSubtype,
    Rarity,
    Words,
)
from theagon.games.packaged import find_file, packaged
from theagon.games.translated import said

if TYPE_CHECKING:
    from theagon.cards.decode import Decoded
    from theagon.cards.node import Node
    from theagon.errors import Location
    from theagon.games.collection.deck_check import DeckCheck

MOST_CARDS: Final = STONE - 1  # place 0 is none
MOST_LEADERS: Final = LEADERS - 1
DECK_SIZE: Final = 25  # HG5.6
COPIES: Final[Mapping[str, int]] = {**dict.fromkeys(get_args(Rarity), 2), "legendary": 1}  # HG6.12
SHARED: Final = "neutral"  # any deck may have its cards


class CardSet(card_set.CardSet[Card]):
    """Cards and leaders by their places."""

    game = "hand-of-the-gods"
    file = CardFile
    kinds = (
        DefinitionKind("card", Card, MOST_CARDS),
        DefinitionKind("leader", Leader, MOST_LEADERS),
        DefinitionKind("pantheon", OwnPantheon, OWN, PANTHEONS),
        DefinitionKind("subtype", OwnSubtype, OWN, SUBTYPES),
        DefinitionKind("keyword", HandKeyword, MOST_OWN_KEYWORDS, get_args(Keyword)),
    )
    deck = Deck
    check = staticmethod(check_definition)

    def card_id(self, index: int) -> str:
        return "summoning-stone" if index == STONE else super().card_id(index)

    def made_by(self, definition: Card | Leader, /) -> Iterable[str]:
        return mentioned(definition)

    @property
    def leaders(self) -> Mapping[int, Leader]:
        return self.places[1]

    @cached_property
    def leader_by_id(self) -> Mapping[str, Leader]:
        return self.ids_of(1)

    def leader_index(self, leader_id: str) -> int:
        """Return the place of a leader. Raises `KeyError` for an id that no leader has."""
        return self.indices_of(1)[leader_id]

    def blank(self, card: Card, /) -> Card:
        units = (each for each in self.cards.values() if each.kind == "unit" and not each.token)
        attack, health = middle(units, card.cost, "attack", "health")
        return Card(
            id=blank_id(card.id),
            name=blank_name(card.name),
            kind="unit",
            pantheon=card.pantheon,
            rarity=card.rarity,
            cost=card.cost,
            attack=attack,
            health=health,
        )

    def look_at_deck(self, deck: Deck, check: DeckCheck, /) -> None:
        """Check a deck by HG5.6 and HG6.12."""
        leader = self.leader_by_id.get(deck.leader)
        choices = [each.id for each in self.leaders.values() if each.selectable]
        if leader is None:
            hint = suggestion(deck.leader, choices)
            check.leader("leader", f"there is no leader {quoted(deck.leader)}", hint, "unknown-leader")
        elif not leader.selectable:
            hint = suggestion(None, choices)
            check.leader("leader", f"{quoted(leader.id)} cannot lead a deck", hint, "no-leader")
        for card, copies in check.listed(self.by_id):
            name = quoted(card.id)
            if card.token:
                check.wrong(card.id, f"{name} is made by other cards and belongs in no deck", "take it out", "made")
            elif leader is not None and card.pantheon not in (leader.pantheon, SHARED):
                hint = f"a deck of {said(leader.name, 'en')} takes {leader.pantheon} and neutral cards (HG6.12)"
                check.wrong(card.id, f"{name} is of another pantheon, the {card.pantheon}", hint, "other-pantheon")
            check.rarity(card, copies, COPIES, "HG6.12")
        check.size(DECK_SIZE, sum(deck.cards.values()), "HG5.6")

    @cached_property
    def names(self) -> Mapping[str, Words]:
        """The names of each card and each leader ability in texts, by id."""
        abilities = {leader.id: leader.ability for leader in self.leaders.values()}
        return MappingProxyType(abilities | {card.id: card.name for card in self.cards.values()})


standard = CardSet.standard


def load_map(source: str | Path = "arena", cards: CardSet | None = None) -> BoardMap:
    """Return a map of the package by its name, or one from a file by its path; its gift is one of `cards`."""
    known = isinstance(source, str) and source in packaged("hand-of-the-gods", "maps")
    read = _packaged_map(str(source)) if known else _read_map(source)
    check_map(read.value, cards or standard(), read)
    return read.value


def with_opening(board: BoardMap, opening: object) -> BoardMap:
    """Return a map with other opening hands (HG6.4), or itself for None. Raises `TheagonError` for wrong ones."""
    if opening is None:
        return board
    try:
        return msgspec.structs.replace(board, opening=converted(opening, OpeningHands))
    except msgspec.ValidationError as error:
        hint = "how many cards player 1 and player 2 open with, such as [4, 5]"
        raise TheagonError(f"the option 'opening' does not fit: {error}", hint=hint) from None


def _read_map(source: str | Path) -> Decoded[BoardMap]:
    return decode_with_places(read_yaml(find_file("hand-of-the-gods", "maps", source)), BoardMap)


_packaged_map = cache(_read_map)


def maps_in(root: Node, cards: CardSet, report: Report) -> list[tuple[Node, BoardMap]]:
    """Return the maps in a file of cards, given by its root node, with their nodes; report all that is wrong."""
    listed = root.find("maps").value if "maps" in root.keys else []
    found: list[tuple[Node, BoardMap]] = []
    for node in listed if isinstance(listed, list) else []:
        try:
            read = decode_with_places(in_set(root, node), BoardMap)
            check_map(read.value, cards, read)
        except InvalidFileError as error:
            report.take(error)
            continue
        name, place = read.value.id, node.find("id").location
        if any(board.id == name for _, board in found):
            report.add(f"the id {quoted(name)} is given twice", place, "take another id")
        elif name in packaged("hand-of-the-gods", "maps"):
            report.add(f"{quoted(name)} is a map of the game", place, "take another id")
        else:
            found.append((node, read.value))
    return found


def check_map(board: BoardMap, cards: CardSet, read: Decoded[Any] | None = None) -> None:
    """Raise `InvalidFileError` with all that is wrong with a map; `read` is what it is, or is part of."""
    report = Report()

    def at(*path: str | int) -> Location | None:
        return read.at(board, *path) if read else None

    if board.stones[0] == board.stones[1]:
        report.add("both stones stand on one tile", at("stones", 1), "put one of them on another tile")
    for k, tile in enumerate(board.blockers):
        if tile in board.stones:
            report.add(f"a stone stands on {tile}", at("blockers", k), "leave this blocker out")
        elif tile in board.blockers[:k]:
            report.add(f"{quoted(tile)} is given twice", at("blockers", k), "leave one of them out")
    if board.gift is not None and board.gift not in cards.by_id:
        hint = suggestion(board.gift, cards.by_id)
        report.add(f"there is no card {quoted(board.gift)}", at("gift"), hint)
    report.check()
